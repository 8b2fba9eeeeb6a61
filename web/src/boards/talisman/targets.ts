// The question's options by what they point at: the same keys and numbers as in the dock.
import type { TableRoom } from '../../lib/table.svelte';

/** Options about a place that do not name it. */
const PLACES: Record<string, string> = {
  cross: 'space:kings_cross',
  gates: 'space:hogwarts_gates',
  enter: 'space:great_hall',
};

/** What an option points at, as `kind:id`. */
export function aimOf(option: string, target: string | null): string | null {
  return target ?? PLACES[option] ?? null;
}

export interface Target {
  key: string;
  n: number;
}

export function targetsOf(room: TableRoom): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const [i, option] of (room.mine?.options ?? []).entries()) {
    const aim = aimOf(option.key, option.target);
    if (aim && !found.has(aim)) found.set(aim, { key: option.key, n: i + 1 });
  }
  return found;
}
