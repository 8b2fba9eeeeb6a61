// Signs and names of what one holds, in both games on the castle's board.
import { split } from '../../lib/targets';
import { objectIcon } from './art';

export const CARD_ICON: Record<string, string> = {
  spell: 'crystal-wand',
  potion: 'potion-ball',
  book: 'open-book',
  conduct: 'quill-ink',
  occasion: 'ringing-bell',
  enemy: 'daemon-skull',
};

/** The sign of a thing such as `spell:accio` or `object:broom`. */
export function iconOf(name: string): string {
  const [kind, id] = split(name);
  return kind === 'object' ? objectIcon(id) : (CARD_ICON[kind] ?? 'polar-star');
}

/** The cards of a hand as names: those that may be seen. */
export const handOf = (held: { spells: string[]; potions: string[]; books?: string[] }): string[] => [
  ...held.spells.map((id) => `spell:${id}`),
  ...held.potions.map((id) => `potion:${id}`),
  ...(held.books ?? []).map((id) => `book:${id}`),
];
