// The question's options by what they are about: the same keys and numbers as in the dock.
import type { TableRoom } from './table.svelte';

export interface Target {
  key: string;
  n: number;
}

/** By the first name each option is about; several about one thing are told apart in the dock. */
export function targetsOf(room: TableRoom): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const [i, { key, about }] of (room.mine?.options ?? []).entries()) {
    const [aim] = about;
    if (aim && !found.has(aim)) found.set(aim, { key, n: i + 1 });
  }
  return found;
}

/** A name such as `card:accio`, as kind and id. */
export function split(name: string | undefined): [kind: string, id: string] {
  const [kind = '', id = ''] = (name ?? '').split(':');
  return [kind, id];
}
