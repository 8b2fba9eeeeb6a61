import { bring } from '../../lib/icons';
import { split } from '../../lib/targets';
import { boardOf } from '../board';
import { OWN_ICONS } from './art';
import Context from './Context.svelte';
import { iconOf, read } from './events';
import { ICONS } from './icons.gen';
import { byRounds, sheetsOf } from './places';
import { matchProps, pitch } from './match.svelte';
import LegendSheet from './LegendSheet.svelte';
import MissionsSheet from './MissionsSheet.svelte';
import type { Board } from './props';
import RaceSheet from './RaceSheet.svelte';
import Reader from './Reader.svelte';
import SeatFacts from './SeatFacts.svelte';
import Stage from './Stage.svelte';
import Strip from './Strip.svelte';
import StudentSheet from './StudentSheet.svelte';
import { shortlist, studentLine, thingLine, thingTip } from './table';

bring(ICONS);
bring(OWN_ICONS);

const hogwarts: Board = {
  Stage,
  SeatFacts,
  Context,
  Reader,
  Strip,
  showsDice: (props) => {
    const match = matchProps(props);
    return match ? (pitch.board?.showsDice?.(match) ?? false) : props.view.fight !== null;
  },
  face: (seat, { view }) => view.players[seat]?.student ?? '',
  scored: 'hogwarts-board-scored',
  teams: ({ view }) => (view.variant === 'team' ? view.teams : []),
  title: (seat, { view, content }) => content.students[view.players[seat]?.student ?? '']?.name ?? '',
  sheets: [
    {
      id: 'missions',
      icon: 'treasure-map',
      label: 'hogwarts-board-missions',
      view: MissionsSheet,
      badge: ({ state, view }) => view.players[state.you.seat ?? -1]?.missions.length ?? 0,
    },
    { id: 'race', icon: 'laurels', label: 'hogwarts-board-standing', view: RaceSheet },
    ...sheetsOf(StudentSheet, LegendSheet),
  ],
  ...byRounds,
  read,
  icon: iconOf,
  shortlist,
  detail: (option, props) => {
    const match = matchProps(props);
    if (match) return pitch.board?.detail?.(option, match) ?? '';
    const [kind, id] = split(option.about[0] ?? '');
    if (kind === 'student') return studentLine(props, id);
    return thingLine(props, option);
  },
  tip: (name, props, option) => {
    const match = matchProps(props);
    if (match) return pitch.board?.tip?.(name, match, option) ?? null;
    return name ? thingTip(props, name) : null;
  },
};

export const board = boardOf(hogwarts);
