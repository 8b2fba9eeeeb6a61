// What the question's options mean on the pitch, told by what they are about and by what the game shows beside them.
import { split } from '../../lib/targets';
import type { Option, quidditch } from '../../lib/wire';
import { at, CENTRE } from './layout';

export type Mode = 'fly' | 'pass' | 'bludger';
export type Kind = Mode | 'shoot' | 'steal' | 'other';

/** Something to press on the pitch: what is chosen, what follows it by itself, and what it costs. */
export interface Target {
  key: string;
  then: string[];
  cost: number;
  kind: Kind | 'place';
}

function named(option: Option, kind: string): string[] {
  return option.about.flatMap((name) => {
    const [is, id] = split(name);
    return is === kind ? [id] : [];
  });
}

/** The piece that acts. */
export const actor = (option: Option): string => named(option, 'piece')[0] ?? '';

export function kindOf(option: Option, view: quidditch.View, aside: quidditch.Aside): Kind {
  if (aside?.shots.some((shot) => shot.option === option.key)) return 'shoot';
  if (aside?.flights.some((flight) => flight.option === option.key)) return 'bludger';
  if (aside?.reaches.some(({ steps }) => steps.some((step) => step.option === option.key))) return 'fly';
  const pieces = named(option, 'piece');
  const holder = view.pieces.find((piece) => piece.holds === 'quaffle');
  if (!aside || !pieces.length || !holder) return 'other';
  return holder.id === pieces[0] ? 'pass' : 'steal';
}

/** Pieces that can do something now. */
export function actors(options: readonly Option[]): string[] {
  return [...new Set(options.map(actor))].filter(Boolean);
}

/** What a piece can do besides a shot or a theft, which need no choosing. */
export function modes(options: readonly Option[], piece: string, view: quidditch.View, aside: quidditch.Aside): Mode[] {
  const found = new Set(options.filter((option) => actor(option) === piece).map((one) => kindOf(one, view, aside)));
  return (['fly', 'pass', 'bludger'] as const).filter((mode) => found.has(mode));
}

/** Who is most likely to act: whoever has the Quaffle, else the Chaser nearest to it, else whoever can. */
export function likely(
  pieces: readonly string[],
  view: quidditch.View,
  far: (one: string, other: string) => number,
): string {
  const able = view.pieces.filter(({ id, space }) => pieces.includes(id) && space);
  const carrier = able.find(({ holds }) => holds === 'quaffle');
  if (carrier) return carrier.id;
  const chasers = able
    .filter(({ role }) => role === 'chaser')
    .sort((a, b) => far(a.space ?? '', view.quaffle.space) - far(b.space ?? '', view.quaffle.space));
  return (chasers[0] ?? able[0])?.id ?? '';
}

/** The steps to a space, the first one first. */
export function wayTo(steps: readonly quidditch.Step[], space: string): quidditch.Step[] {
  const way: quidditch.Step[] = [];
  let step = steps.find((one) => one.space === space);
  while (step) {
    way.unshift(step);
    const { before } = step;
    step = steps.find((one) => one.space === before);
  }
  return way;
}

/** What pressing a space would do, by space. */
export function targets(
  options: readonly Option[],
  view: quidditch.View,
  aside: quidditch.Aside,
  piece: string,
  mode: Mode,
): Map<string, Target> {
  const found = new Map<string, Target>();
  const steps = aside?.reaches.find((reach) => reach.piece === piece)?.steps ?? [];
  if (mode === 'fly')
    for (const { space, cost } of steps) {
      const [first, ...then] = wayTo(steps, space).map((step) => step.option);
      if (first) found.set(space, { key: first, then, cost, kind: 'fly' });
    }
  for (const option of options) {
    if (actor(option) !== piece) continue;
    const kind = kindOf(option, view, aside);
    const [, to] = split(option.to);
    if (kind === 'steal' || (kind === mode && kind === 'pass'))
      found.set(to, { key: option.key, then: [], cost: 1, kind });
    if (kind === mode && kind === 'bludger')
      for (const space of option.way) found.set(space, { key: option.key, then: [], cost: 0, kind });
  }
  return found;
}

/** Line-ups: spaces still to be named, given those already picked; the option's key where that settles it. */
export function places(options: readonly Option[], picks: readonly string[]): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const option of options) {
    const spots = named(option, 'spot');
    if (!spots.length || !picks.every((pick) => spots.includes(pick))) continue;
    const left = spots.filter((spot) => !picks.includes(spot));
    for (const spot of left)
      found.set(spot, { key: left.length === 1 ? option.key : '', then: [], cost: 0, kind: 'place' });
  }
  return found;
}

/** Two pieces are to be placed at once. */
export const inPairs = (options: readonly Option[]): boolean =>
  options.length > 1 && options.every((option) => named(option, 'spot').length > 1);

/** The pitch takes pairs space by space; the dock lists those with what is picked, before that those alike on both wings. */
export function pairs(options: Option[], picks: readonly string[]): Option[] {
  const even = (spots: string[]) => spots.reduce((sum, spot) => sum + at(spot).y - CENTRE.y, 0) === 0;
  const wanted = options.filter((option) => {
    const spots = named(option, 'spot');
    return picks.length ? picks.every((pick) => spots.includes(pick)) : even(spots);
  });
  return wanted.length ? wanted : options;
}

/** The dock lists what the piece in hand can do, and whatever touches another piece; nothing in hand: everything. */
export function shortlist(options: Option[], aside: quidditch.Aside, piece: string): Option[] {
  if (!aside || !actors(options).includes(piece)) return options;
  const sure = new Set(aside.shots.map((shot) => shot.option));
  return options.filter((option) => {
    const pieces = named(option, 'piece');
    return !pieces.length || pieces[0] === piece || pieces.length > 1 || sure.has(option.key);
  });
}
