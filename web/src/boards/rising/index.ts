// Death Eaters Rising: three Locations, cards and dice, all together against Voldemort.
import { lines } from '../../lib/blocks';
import { bring } from '../../lib/icons';
import { split } from '../../lib/targets';
import type { Tip } from '../../lib/tips.svelte';
import type { Option } from '../../lib/wire';
import { boardOf } from '../board';
import type { Board, BoardProps } from './props';
import { cardTip, sentences } from './cards';
import Context from './Context.svelte';
import { short } from './desk.svelte';
import { abilityTip, cardById, detail } from './detail';
import HqSheet from './HqSheet.svelte';
import { ICONS } from './icons.gen';
import { read } from './events';
import Face from './Face.svelte';
import RealFace from './RealFace.svelte';
import Reader from './Reader.svelte';
import Rolled from './Rolled.svelte';
import './rising.css';
import SeatFacts from './SeatFacts.svelte';
import { emblem, eventIcon, LOCATION_ICON, spellIcon } from './signs';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import { FOLDED } from './teams';
import TeamSheet from './TeamSheet.svelte';
import type { LocationId } from './view';
import VillainSheet from './VillainSheet.svelte';

bring(ICONS);
const SHEET = { team: TeamSheet, hq: HqSheet, villain: VillainSheet };

/** What an option is about, or a line of the log names, in full. */
function tip(name: string, props: BoardProps, option?: Option): Tip | null {
  const { view, content, words } = props;
  const [kind, id] = split(name);
  const told = option?.detail;
  if (kind === 'spell')
    return { title: words.name(`spell:${id}`), icon: spellIcon(id), lines: lines(content.spells[id]?.blocks) };
  if (kind === 'card') {
    const card = cardById(view, id);
    if (card) return cardTip(card, content, words);
    return { title: words.name(name), icon: emblem(id), face: id, lines: sentences(id, content, words) };
  }
  if (kind === 'hq') return abilityTip(props, id);
  if (kind === 'loc')
    return {
      title: words.name(`loc:${id}`),
      icon: LOCATION_ICON[id as LocationId],
      lines: told ? [words.say(told.key, told.args)] : [],
    };
  return null;
}

const rising: Board = {
  Stage,
  SeatFacts,
  Strip,
  Context,
  showsDice: () => true,
  pips: false,
  together: true,
  title: (seat, { view, words }) => {
    const affiliation = view.players[seat]?.affiliation;
    return affiliation ? words.say(`board.aff-${affiliation}`) : '';
  },
  Reader,
  sheets: FOLDED.map((one) => ({ ...one, label: `rising-board-${one.label}`, view: SHEET[one.id] })),
  read,
  Face,
  Dice: Rolled,
  RealFace,
  icon: eventIcon,
  chapter: (event) => event.key === 'turn',
  clock: ({ view }) => ({ id: 'web-clock-turn', args: { turn: view.turns } }),
  notice: ({ key }) => key === 'help.nobody' || key === 'exchange.refused',
  detail,
  tip,
  shortlist: short,
};

export const board = boardOf(rising);
