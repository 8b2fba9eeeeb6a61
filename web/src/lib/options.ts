// A game's own options, from their JSON Schema to what a set-up form shows. Only options that have words in
// web.ftl are offered: the rest are for simulations.
import type { GameInfo } from './wire';

export type OptionValue = boolean | number | string;

export interface GameOption {
  key: string;
  kind: 'bool' | 'choice' | 'number';
  choices: string[];
  min: number;
  max: number;
  start: OptionValue;
}

interface Property {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export function gameOptions(schema: unknown, hasWords: (key: string) => boolean): GameOption[] {
  return Object.entries(properties(schema)).flatMap(([key, property]): GameOption[] => {
    if (!hasWords(key)) return [];
    const base = { key, choices: [], min: property.minimum ?? 0, max: property.maximum ?? 99 };
    if (property.enum) {
      return [{ ...base, kind: 'choice', choices: property.enum.map(String), start: String(property.default) }];
    }
    if (property.type === 'boolean') return [{ ...base, kind: 'bool', start: property.default === true }];
    if (property.type === 'integer') return [{ ...base, kind: 'number', start: Number(property.default ?? 0) }];
    return [];
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
