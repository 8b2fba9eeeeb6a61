// Events of the game: their signs in the log, how long they move, and which of them tell what a turn has brought.
import { diceOf } from '../../lib/dice';
import type { Event } from '../../lib/wire';

/** The first part of an event's key, and its sign in the log. */
const SIGNS: Record<string, string> = {
  turn: 'polar-star',
  moved: 'walk',
  voldemort: 'hood',
  advantage: 'domino-mask',
  drew: 'card-draw',
  event: 'sparkles',
  battle: 'sword-clash',
  spell: 'spell-book',
  visited: 'eyeball',
  took: 'knapsack',
  gained: 'sparkles',
  lost: 'hearts',
  healed: 'hearts',
  evaded: 'walk',
  finale: 'stone-throne',
  gates: 'medieval-gate',
  barrier: 'steam-locomotive',
  discarded: 'return-arrow',
  ditched: 'return-arrow',
};
const SLOW: Record<string, number> = {
  moved: 650,
  voldemort: 500,
  drew: 450,
  battle: 600,
  spell: 450,
  event: 450,
  advantage: 350,
};
const first = (key: string) => key.split('.')[0] ?? '';

export const iconOf = (event: Event): string =>
  diceOf(event) ? 'perspective-dice-six' : (SIGNS[first(event.key)] ?? 'polar-star');
export const timeOf = (event: Event): number => (diceOf(event) ? 650 : (SLOW[first(event.key)] ?? 120));

/** What happened since the present turn began, without the dice: the walk and everything it led to. */
export function thisTurn(events: readonly Event[]): Event[] {
  const start = events.findLastIndex((event) => event.key === 'turn');
  return events.slice(start + 1).filter((event) => event.of === 'game');
}
