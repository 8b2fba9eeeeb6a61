// Quidditch: one match on its own. The House Cup draws its matches with the same Pitch.
import { bring } from '../../lib/icons';
import { split } from '../../lib/targets';
import { boardOf } from '../board';
import { actor, inPairs, pairs, shortlist } from './choices';
import Context from './Context.svelte';
import { desk } from './desk.svelte';
import { ICONS } from './icons.gen';
import { arrow } from './layout';
import type { Board } from './props';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import { iconOf, noticed, read } from './signs';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import TeamsSheet from './TeamsSheet.svelte';

bring(ICONS);

const quidditch: Board = {
  Stage,
  SeatFacts,
  Strip,
  Context,
  Reader,
  title: (seat, { view, words }) => {
    const house = view.teams.find((team) => team.seat === seat)?.house;
    return house ? words.name(`team:${house}`) : '';
  },
  scored: 'quidditch-board-scored',
  sheets: [{ id: 'teams', icon: 'magic-broom', label: 'quidditch-board-teams', view: TeamsSheet }],
  read,
  icon: iconOf,
  notice: noticed,
  chapter: (event) => event.key === 'match.turn' || event.key === 'match.race',
  clock: ({ view }) => ({
    id: 'quidditch-board-clock',
    args: { round: Math.max(1, view.round), turn: Math.max(1, ...view.teams.map(({ turns }) => turns)) },
  }),
  shortlist: (options, aside) =>
    desk.shown && inPairs(options) ? pairs(options, desk.picks) : shortlist(options, aside, desk.piece),
  detail: (option, { view }) => {
    const start = view.pieces.find(({ id }) => id === actor(option))?.space;
    return start && option.way[0] ? arrow(start, option.way[0]) : '';
  },
  tip: (name, { content }) => {
    const [kind, id] = split(name);
    const card = kind === 'qcard' ? content.cards[id] : undefined;
    return card ? { title: card.name, icon: 'magic-broom', lines: [card.text], rules: [card.rule] } : null;
  },
};

export const board = boardOf(quidditch);
