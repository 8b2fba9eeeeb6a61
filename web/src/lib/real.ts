// What people say at a real table: finding a card by the beginning of any of its words.

/** A word as it is compared: small letters without marks. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[łŁ]/g, 'l').replace(/[’']/g, ' ').toLowerCase();

/** The things in which every word typed begins a word of the name, by name; those that begin with what was typed first. */
export function matching<T extends { name: string }>(things: readonly T[], typed: string): T[] {
  const wanted = plain(typed)
    .split(/[\s-]+/)
    .filter(Boolean);
  const first = wanted.join(' ');
  const fits = ({ name }: T) => {
    const words = plain(name).split(/[\s-]+/);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const rank = ({ name }: T) => (plain(name).startsWith(first) ? 0 : 1);
  return things.filter(fits).sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}
