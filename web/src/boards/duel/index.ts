// Wizards' Duel, the house's example: the smallest complete board, and the pattern for a new one.
import { diceOf } from '../../lib/dice';
import { bring } from '../../lib/icons';
import { boardOf } from '../board';
import type { Board } from './props';
import { ICONS } from './icons.gen';
import Hand from './Hand.svelte';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Stage from './Stage.svelte';

bring(ICONS);

const SIGNS: Record<string, string> = {
  turn: 'polar-star',
  drew: 'card-draw',
  attack: 'sword-clash',
  played: 'magic-swirl',
  healed: 'hearts',
  wounded: 'hearts',
};

const duel: Board = {
  Stage,
  SeatFacts,
  Reader,
  sheets: [{ id: 'hand', icon: 'spell-book', label: 'web-hand', view: Hand }],
  read: (event) => ({ kind: diceOf(event) ? 'dice' : event.key === 'wounded' ? 'result' : 'plain', tone: 'bad' }),
  icon: (event) => SIGNS[event.key] ?? (diceOf(event) ? 'perspective-dice-six' : 'polar-star'),
  chapter: (event) => event.key === 'turn',
  clock: ({ view }) => ({ id: 'web-clock-turn', args: { turn: view.turns + 1 } }),
};

export const board = boardOf(duel);
