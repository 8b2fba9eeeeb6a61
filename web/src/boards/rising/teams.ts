// Whose team the lower part of the board shows, and where its choices lie.
import type { TableRoom } from '../../lib/table.svelte';
import { parse } from './choices';
import { desk } from './desk.svelte';
import { ownerOf } from './view';
import type { RisingView } from './view';

/** How many choices are about each team's cards (and, for the active one, its headquarters). */
export function choicesByTeam(view: RisingView, room: TableRoom): number[] {
  const counts = view.players.map(() => 0);
  for (const option of room.mine?.options ?? []) {
    const spot = parse(option.key).spot ?? '';
    const seat = spot.startsWith('card:') ? ownerOf(view, spot.slice(5)) : spot.startsWith('hq:') ? view.active : null;
    if (seat !== null) counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
}

/** The team looked at, else the active one, unless what is asked concerns others only. */
export function shownTeam(view: RisingView, room: TableRoom): number {
  if (desk.team !== null && desk.team < view.players.length) return desk.team;
  const counts = choicesByTeam(view, room);
  if (counts[view.active]) return view.active;
  const other = counts.findIndex((count) => count > 0);
  return other < 0 ? view.active : other;
}
