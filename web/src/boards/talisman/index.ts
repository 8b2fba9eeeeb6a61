import { diceOf } from '../../lib/dice';
import type { Content } from '../../lib/api';
import { bring } from '../../lib/icons';
import type { talisman } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Board } from '../board';
import Context from './Context.svelte';
import Hand from './Hand.svelte';
import { ICONS } from './icons.gen';
import { PLACE } from './layout';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sheet from './Sheet.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import { aimOf } from './targets';
import { cardTip, textOf } from './things';

bring(ICONS);

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
const SLOW: Record<string, number> = { moved: 650, voldemort: 500, drew: 450, battle: 600, spell: 450, event: 450, advantage: 350 };
const split = (target: string | null) => (target ?? '').split(':') as [string, string];

/** A sheet's starting values in a line. */
function dials(content: Content, words: Words, sheet: string): string {
  const its = content.sheets?.[sheet];
  if (!its) return '';
  return ['magic', 'might', 'life', 'fate'].map((stat) => `${words.format(`talisman-board-${stat}`)} ${String(its[stat] ?? '')}`).join(' · ');
}
const first = (key: string) => key.split('.')[0] ?? '';

export const board: Board = {
  Stage,
  SeatFacts,
  Context,
  Reader,
  Strip,
  showsDice: (state) => (state.view as talisman.View).battle !== null,
  title: (seat, { state, words }) => {
    const hero = (state.view as talisman.View).heroes[seat];
    return hero?.character ? words.name(`character:${hero.character}`) : '';
  },
  sheets: [
    { id: 'hand', icon: 'spell-book', label: 'web-hand', view: Hand, badge: (state) => (state.view as talisman.View).heroes[state.you.seat ?? -1]?.spell_count ?? 0 },
    { id: 'sheet', icon: 'wizard-face', label: 'web-sheet', view: Sheet },
  ],
  timing: (event) => (diceOf(event) ? 650 : (SLOW[first(event.key)] ?? 120)),
  icon: (event) => (diceOf(event) ? 'perspective-dice-six' : (SIGNS[first(event.key)] ?? 'polar-star')),
  chapter: (event) => event.key === 'turn',
  clock: (state) => {
    const view = state.view as talisman.View;
    return { id: 'web-clock-round', args: { round: view.rounds + 1, turn: view.turns + 1 } };
  },
  detail: (option, target, { content, words, state }) => {
    const here = (state.view as talisman.View).heroes[state.you.seat ?? -1]?.space ?? '';
    const [kind, id] = split(option === 'space' || option === 'attempt' ? `space:${here}` : aimOf(option, target));
    if (kind === 'space') return textOf(content.spaces?.[id]).join(' ');
    if (kind === 'spell') return textOf(content.spells?.[id]).join(' ');
    if (kind === 'card') return textOf(content.cards?.[id]).join(' ') || (cardTip(content, words, id).kind ?? '');
    if (kind === 'sheet') return dials(content, words, id);
    return '';
  },
  tip: (option, target, { content, words }) => {
    const [kind, id] = split(aimOf(option, target));
    if (kind === 'card' || kind === 'spell') return cardTip(content, words, id, kind);
    if (kind === 'space') return { title: words.name(`space:${id}`), icon: PLACE.get(id)?.icon ?? 'stone-throne', lines: textOf(content.spaces?.[id]) };
    if (kind === 'sheet') return { title: words.name(`sheet:${id}`), kind: dials(content, words, id), lines: textOf(content.sheets?.[id]) };
    return null;
  },
};
