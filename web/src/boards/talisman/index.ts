import { bring } from '../../lib/icons';
import { split } from '../../lib/targets';
import { boardOf } from '../board';
import type { Board } from './props';
import Context from './Context.svelte';
import { detail } from './detail';
import { iconOf, read } from './events';
import Face from './Face.svelte';
import Hand from './Hand.svelte';
import { ICONS } from './icons.gen';
import Key from './Key.svelte';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sheet from './Sheet.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import './talisman.css';
import { cardTip, dials, heroInBrief, spaceTip, textOf } from './things';

bring(ICONS);

const talisman: Board = {
  Stage,
  SeatFacts,
  Context,
  Reader,
  Strip,
  showsDice: ({ view, aside }) => view.battle !== null || (aside?.dice.length ?? 0) > 0,
  face: (seat, { view }) => view.heroes[seat]?.character ?? '',
  title: (seat, { view, words }) => {
    const hero = view.heroes[seat];
    return hero?.character ? words.name(`character:${hero.character}`) : '';
  },
  sheets: [
    {
      id: 'hand',
      icon: 'spell-book',
      label: 'web-hand',
      view: Hand,
      badge: ({ state, view }) => view.heroes[state.you.seat ?? -1]?.spell_count ?? 0,
    },
    { id: 'sheet', icon: 'wizard-face', label: 'web-sheet', view: Sheet },
    { id: 'key', icon: 'treasure-map', label: 'talisman-board-key', view: Key },
  ],
  read,
  Face,
  icon: iconOf,
  chapter: (event) => event.key === 'turn',
  clock: ({ view }) => ({ id: 'web-clock-round', args: { round: view.rounds + 1, turn: Math.max(1, view.turns) } }),
  detail,
  tip: (name, { content, words, view }) => {
    const [kind, id] = split(name);
    if (kind === 'card' || kind === 'spell') return cardTip(content, words, id, kind);
    if (kind === 'space') return spaceTip(view, content, words, id);
    if (kind === 'sheet')
      return { title: words.name(`sheet:${id}`), kind: dials(content, words, id), lines: textOf(content.sheets[id]) };
    if (kind === 'seat' && view.heroes[Number(id)])
      return { title: words.player(Number(id)), icon: 'wizard-face', lines: [heroInBrief(view, words, Number(id))] };
    return null;
  },
};

export const board = boardOf(talisman);
