// Wizards' Duel, the house's example: the smallest complete board, and the pattern for a new one.
import { diceOf } from '../../lib/dice';
import { bring } from '../../lib/icons';
import type { Board } from '../board';
import { ICONS } from './icons.gen';
import Hand from './Hand.svelte';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Stage from './Stage.svelte';
import type { duel } from '../../lib/wire';

bring(ICONS);

const SIGNS: Record<string, string> = {
  turn: 'polar-star',
  drew: 'card-draw',
  attack: 'sword-clash',
  played: 'magic-swirl',
  healed: 'hearts',
  wounded: 'hearts',
};

export const board: Board = {
  Stage,
  SeatFacts,
  Reader,
  sheets: [{ id: 'hand', icon: 'spell-book', label: 'web-hand', view: Hand }],
  timing: (event) => (diceOf(event) ? 600 : ({ attack: 500, wounded: 500, played: 450 }[event.key] ?? 150)),
  icon: (event) => SIGNS[event.key] ?? (diceOf(event) ? 'perspective-dice-six' : 'polar-star'),
  chapter: (event) => event.key === 'turn',
  clock: (state) => ({ id: 'web-clock-turn', args: { turn: (state.view as duel.View).turns + 1 } }),
};
