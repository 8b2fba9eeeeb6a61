// Whose team the lower part of the board shows, and where its choices lie.
import { desk } from './desk.svelte';
import { offersAmong } from './offers';
import type { BoardProps } from './props';

/** How many choices concern each team: its cards, and its headquarters. */
export function choicesByTeam(props: BoardProps): number[] {
  return props.view.players.map(({ seat }) => offersAmong(props, (name) => name === `seat:${seat}`));
}

/** What a narrow screen folds away, and how many choices wait there. */
export const FOLDED = [
  {
    id: 'team',
    icon: 'three-friends',
    label: 'team',
    badge: (props: BoardProps) => choicesByTeam(props).reduce((sum, count) => sum + count, 0),
  },
  {
    id: 'hq',
    icon: 'house',
    label: 'hq-short',
    badge: (props: BoardProps) => offersAmong(props, (name) => /^(hq|spell):/.test(name)),
  },
  {
    id: 'villain',
    icon: 'hood',
    label: 'villain',
    badge: (props: BoardProps) => offersAmong(props, (name) => name === 'card:voldemort'),
  },
] as const;

/** The team looked at, else the active one, unless what is asked concerns others only. */
export function shownTeam(props: BoardProps): number {
  const { view } = props;
  if (desk.team !== null && desk.team < view.players.length) return desk.team;
  const counts = choicesByTeam(props);
  if (counts[view.active]) return view.active;
  const other = counts.findIndex((count) => count > 0);
  return other < 0 ? view.active : other;
}
