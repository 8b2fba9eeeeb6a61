import { bring } from '../../lib/icons';
import { boardOf } from '../board';
import { OWN_ICONS } from '../hogwarts/art';
import { ICONS } from '../hogwarts/icons.gen';
import { byRounds, sheetsOf } from '../hogwarts/places';
import Context from './Context.svelte';
import { iconOf, read } from './events';
import type { Board } from './props';
import LegendSheet from './LegendSheet.svelte';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Sheet from './Sheet.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import { sheetOf, shortlist, thingTip } from './table';
import Trackers from './Trackers.svelte';

bring(ICONS);
bring(OWN_ICONS);

const returns: Board = {
  Stage,
  SeatFacts,
  Context,
  Reader,
  Strip,
  showsDice: ({ view }) => view.fight !== null,
  scored: 'returns-board-scored',
  face: (seat, { view }) => view.pawns[seat]?.character ?? '',
  title: (seat, { view, content }) => sheetOf(content, view.pawns[seat]?.character ?? '')?.name ?? '',
  sheets: [
    {
      id: 'trackers',
      icon: 'daemon-skull',
      label: 'returns-board-trackers',
      view: Trackers,
      badge: ({ view }) => view.horcruxes_left,
    },
    ...sheetsOf(Sheet, LegendSheet),
  ],
  ...byRounds,
  read,
  icon: iconOf,
  shortlist,
  detail: ({ about, detail, outlook }, { content, words }) => {
    if (detail || outlook) return '';
    const token = content.tokens[(about[0] ?? '').replace(/^object:/, '')];
    if (token) return token.text;
    const sheet = sheetOf(content, about[0] ?? '');
    return sheet ? words.format('hogwarts-board-stats', { dice: sheet.dice, res: sheet.res, hp: sheet.hp }) : '';
  },
  tip: (name, props) => (name ? thingTip(props, name) : null),
};

export const board = boardOf(returns);
