// Events of the game: their signs in the log, and how long they move.
import { diceOf } from '../../lib/dice';
import type { Event } from '../../lib/wire';

/** The first part of an event's key, and its sign in the log. */
const SIGNS: Record<string, string> = {
  turn: 'polar-star',
  student: 'wizard-face',
  walked: 'boot-prints',
  travelled: 'powder-bag',
  returned: 'boot-prints',
  gate: 'medieval-gate',
  door: 'secret-door',
  picked: 'knapsack',
  laid: 'treasure-map',
  drew: 'card-draw',
  played: 'crystal-wand',
  used: 'sparkles',
  hp: 'hearts',
  points: 'laurels',
  meet: 'crossed-swords',
  scuffle: 'crossed-swords',
  fight: 'crossed-swords',
  foe: 'daemon-skull',
  duel: 'crossed-swords',
  eater: 'hood',
  tower: 'white-tower',
  attempted: 'treasure-map',
  completed: 'laurels',
  failed: 'treasure-map',
  conduct: 'quill-ink',
  occasion: 'ringing-bell',
  exam: 'graduate-cap',
  challenged: 'magic-broom',
  match: 'magic-broom',
  triggered: 'hourglass',
  over: 'laurels',
};
const SLOW: Record<string, number> = {
  walked: 700,
  travelled: 500,
  foe: 350,
  fight: 350,
  completed: 500,
  occasion: 450,
};
const first = (key: string) => key.split('.')[0] ?? '';

export const iconOf = (event: Event): string =>
  diceOf(event) ? 'perspective-dice-six' : (SIGNS[first(event.key)] ?? 'polar-star');
export const timeOf = (event: Event): number => (diceOf(event) ? 550 : (SLOW[first(event.key)] ?? 120));
