// Death Eaters Rising: three Locations, cards and dice, all together against Voldemort.
import { bring } from '../../lib/icons';
import type { Tip } from '../../lib/tips.svelte';
import type { Board, BoardProps } from '../board';
import { cardTip } from './cards';
import { parse } from './choices';
import Context from './Context.svelte';
import { short } from './desk.svelte';
import { cardById, detail, locationFacts } from './detail';
import HqSheet from './HqSheet.svelte';
import { ICONS } from './icons.gen';
import { offersAmong } from './offers';
import Reader from './Reader.svelte';
import './rising.css';
import SeatFacts from './SeatFacts.svelte';
import { eventIcon, hqIcon, LOCATION_ICON, spellIcon } from './signs';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import TeamSheet from './TeamSheet.svelte';
import { activePlayer, find, lines, ownerOf } from './view';
import type { LocationId, RisingView } from './view';
import VillainSheet from './VillainSheet.svelte';

bring(ICONS);

const MOVES: Record<string, number> = {
  'voldemort.right': 700,
  'voldemort.left': 700,
  'voldemort.mark': 700,
  attacked: 600,
  struck: 500,
  villain: 250,
  corrupted: 400,
  cleaned: 300,
  'place.lost': 700,
  'location.lost': 700,
  rolled: 550,
  assigned: 280,
  'token.placed': 280,
  complete: 220,
  healed: 250,
  recruited: 350,
  harmed: 300,
  hit: 300,
  'defeated.wizard': 400,
  'defeated.death_eater': 400,
  refilled: 200,
  risen: 700,
  travelled: 350,
  moved: 350,
  redeployed: 350,
  won: 700,
  lost: 700,
};

/** What an option is about, in full. */
function tip(option: string, _target: string | null, props: BoardProps): Tip | null {
  const { state, content, words } = props;
  const view = state.view as RisingView;
  const { spot, token } = parse(option);
  const [kind, id = ''] = (spot ?? '').split(':');
  if (token && kind === 'token')
    return {
      title: words.name(`spell:${token}`),
      icon: spellIcon(token),
      lines: lines(find(content, 'spells', token)),
    };
  if (kind === 'card') {
    const card = cardById(view, id);
    if (card) return cardTip(card, content, words);
    const item = find(content, id === 'voldemort' ? 'voldemort' : 'wizards', id);
    return { title: words.name(`card:${id}`), lines: lines(item) };
  }
  if (kind === 'hq') {
    const hq = activePlayer(view)?.hq ?? null;
    const item = hq ? find(content, 'headquarters', hq) : undefined;
    return {
      title: words.name(`hq:${hq ?? ''}${id}`),
      kind: words.say('board.once'),
      icon: hqIcon(hq),
      lines: lines(item).slice(Number(id) - 1, Number(id)),
    };
  }
  if (kind === 'loc')
    return {
      title: words.name(`loc:${id}`),
      icon: LOCATION_ICON[id as LocationId],
      lines: locationFacts(id as LocationId, props),
    };
  return null;
}

export const board: Board = {
  Stage,
  SeatFacts,
  Strip,
  Context,
  showsDice: () => true,
  pips: false,
  together: true,
  title: (seat, { state, words }) => {
    const affiliation = (state.view as RisingView | null)?.players[seat]?.affiliation;
    return affiliation ? words.say(`board.aff-${affiliation}`) : '';
  },
  Reader,
  sheets: [
    {
      id: 'team',
      icon: 'three-friends',
      label: 'rising-board-team',
      view: TeamSheet,
      badge: (state) =>
        offersAmong(state.asked?.options ?? [], ({ spot }) =>
          spot?.startsWith('card:') ? ownerOf(state.view as RisingView, spot.slice(5)) !== null : false,
        ),
    },
    {
      id: 'hq',
      icon: 'house',
      label: 'rising-board-hq-short',
      view: HqSheet,
      badge: (state) => offersAmong(state.asked?.options ?? [], ({ spot }) => /^(hq|token):/.test(spot ?? '')),
    },
    {
      id: 'villain',
      icon: 'hood',
      label: 'rising-board-villain',
      view: VillainSheet,
      badge: (state) => offersAmong(state.asked?.options ?? [], ({ spot }) => spot === 'card:voldemort'),
    },
  ],
  timing: (event) => MOVES[event.key] ?? 120,
  icon: eventIcon,
  chapter: (event) => event.key === 'turn',
  clock: (state) => ({ id: 'web-clock-turn', args: { turn: (state.view as RisingView).turns } }),
  notice: ({ key }) => key === 'help.nobody' || key === 'exchange.refused',
  detail,
  tip,
  shortlist: short,
};
