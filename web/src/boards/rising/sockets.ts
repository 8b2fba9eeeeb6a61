// Costs as a row of sockets: one per symbol, covered ones wearing the die (or token) that lies there.
import type { CostView, DieView, Trait } from './view';
import { TRAITS } from './view';

export interface Socket {
  trait: Trait;
  by: DieView | null;
}

function count(symbols: readonly Trait[], trait: Trait): number {
  return symbols.filter((one) => one === trait).length;
}

export function sockets(cost: CostView): Socket[] {
  return TRAITS.flatMap((trait) => {
    const total = count(cost.cost, trait);
    const covered = total - count(cost.need, trait);
    const by = cost.dice
      .filter((die) => die.trait === trait)
      .flatMap((die) => Array.from({ length: die.symbols }, () => die));
    return Array.from({ length: total }, (_, i) => ({ trait, by: i < covered ? (by[i] ?? null) : null }));
  });
}

export interface Group {
  die: DieView;
  count: number;
}

/** Equal dice once, with how many there are. */
export function grouped(dice: readonly DieView[]): Group[] {
  const groups: Group[] = [];
  for (const die of dice) {
    const same = groups.find(
      ({ die: one }) => one.colour === die.colour && one.trait === die.trait && one.symbols === die.symbols,
    );
    if (same) same.count += 1;
    else groups.push({ die, count: 1 });
  }
  return groups;
}

/** How many symbols lie covered, and how many there are. */
export function covered(cost: CostView): { done: number; of: number } {
  return { done: cost.cost.length - cost.need.length, of: cost.cost.length };
}
