// The question's options by what they point at: the same keys and numbers as in the dock.
import type { TableRoom } from '../../lib/table.svelte';

export interface Target {
  key: string;
  n: number;
}

export function targetsOf(room: TableRoom): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const [i, option] of (room.mine?.options ?? []).entries()) {
    if (option.target && !found.has(option.target)) found.set(option.target, { key: option.key, n: i + 1 });
  }
  return found;
}
