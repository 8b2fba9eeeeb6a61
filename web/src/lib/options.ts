// A game's own options, from their JSON Schema to what a set-up form shows. Only options that have words in
// web.ftl are offered: the rest are for simulations.
import type { GameInfo } from './wire';

export type OptionValue = boolean | number | string | number[] | string[];
export type OptionValues = Record<string, OptionValue>;

export interface GameOption {
  key: string;
  /** seat: one of the seats; seats: a different one of the choices for every seat, or none; teams: a team for every seat. */
  kind: 'bool' | 'choice' | 'number' | 'seat' | 'seats' | 'teams';
  choices: string[];
  min: number;
  max: number;
  start: OptionValue;
  /** Only of use with these values of other options. */
  when: Record<string, string[]>;
  /** How large a team may be, unless all are one; how many there usually are, by seats. */
  sizes: number[];
  usual: Record<string, number>;
}

/** What draws an option is given: the message its words begin with, and what is chosen so far. */
export interface OptionProps {
  option: GameOption;
  words: string;
  value?: OptionValue | undefined;
}

/** What the game says of an option beyond JSON Schema, `x-`: see `Options` of the House Cup. */
interface Property {
  type?: string;
  enum?: unknown[];
  items?: { enum?: unknown[] };
  minimum?: number;
  maximum?: number;
  default?: unknown;
  'x-of'?: 'seat' | 'seats' | 'teams';
  'x-order'?: unknown[];
  'x-when'?: Record<string, string[]>;
  'x-sizes'?: number[];
  'x-usual'?: Record<string, number>;
}

export function gameOptions(schema: unknown, hasWords: (key: string) => boolean): GameOption[] {
  return Object.entries(properties(schema)).flatMap(([key, property]): GameOption[] => {
    if (!hasWords(key)) return [];
    const base = {
      key,
      choices: (property['x-order'] ?? property.enum ?? property.items?.enum ?? []).map(String),
      min: property.minimum ?? 0,
      max: property.maximum ?? 99,
      when: property['x-when'] ?? {},
      sizes: property['x-sizes'] ?? [],
      usual: property['x-usual'] ?? {},
    };
    if (property['x-of'] === 'seat') return [{ ...base, kind: 'seat', start: Number(property.default ?? 0) }];
    if (property['x-of']) return [{ ...base, kind: property['x-of'], start: [] }];
    if (property.enum) return [{ ...base, kind: 'choice', start: String(property.default) }];
    if (property.type === 'boolean') return [{ ...base, kind: 'bool', start: property.default === true }];
    if (property.type === 'integer') return [{ ...base, kind: 'number', start: Number(property.default ?? 0) }];
    return [];
  });
}

/** The options of use with these values, in the game's order. */
export function inUse(options: readonly GameOption[], values: OptionValues): GameOption[] {
  const valueOf = (key: string) => values[key] ?? options.find((one) => one.key === key)?.start;
  return options.filter(({ when }) =>
    Object.entries(when).every(([key, wanted]) => wanted.includes(String(valueOf(key)))),
  );
}

/** The team of every seat: as chosen so far, newcomers as it is usual, numbered from 0 as they appear. */
export function seatTeams(option: GameOption, chosen: readonly number[], seats: number): number[] {
  const usual = option.usual[seats] ?? 1;
  const all = Array.from({ length: seats }, (_, seat) => (chosen.length === seats ? chosen[seat] : seat % usual));
  const order = [...new Set(all)];
  return all.map((team) => order.indexOf(team));
}

/** Whether such teams may sit down: all in one, or each of a size the game allows. */
export function fairTeams(option: GameOption, teams: readonly number[]): boolean {
  const sizes = new Map<number, number>();
  for (const team of teams) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  return sizes.size === 1 || [...sizes.values()].every((size) => option.sizes.includes(size));
}

/** One seat takes a choice: nobody else has it then, and either all seats have one or none. */
export function spread(choices: readonly string[], chosen: readonly string[], seat: number, value: string): string[] {
  if (!value) return [];
  const all = chosen.map((one, i) => (i === seat ? value : one === value ? '' : one));
  return all.map((one) => {
    if (one) return one;
    const free = choices.find((choice) => !all.includes(choice)) ?? '';
    all[all.indexOf('')] = free;
    return free;
  });
}

/** Where a game asks who runs each seat (`teams_of`): seats of "me" are one person's, everybody else has their own. */
export function teamsOf(schema: unknown, who: readonly string[]): { teams_of?: number[] } {
  const first = who.indexOf('me');
  if (!('teams_of' in properties(schema)) || who.lastIndexOf('me') === first) return {};
  return { teams_of: who.map((one, seat) => (one === 'me' ? first : seat)) };
}

/** How many may sit down with these options. */
export function seatsFor(game: GameInfo, values: Record<string, unknown>): { min_seats: number; max_seats: number } {
  return game.seats_by.findLast(({ option, value }) => values[option] === value) ?? game;
}

function properties(schema: unknown): Record<string, Property> {
  const whole = schema as { properties?: Record<string, Property>; $ref?: string; $defs?: Record<string, unknown> };
  if (whole.properties) return whole.properties;
  const name = whole.$ref?.split('/').pop();
  return name && whole.$defs ? properties(whole.$defs[name]) : {};
}
