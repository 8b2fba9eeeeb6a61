// Dice as they are drawn: equal ones once, with how many there are.
import type { rising } from '../../lib/wire';

export interface Group {
  die: rising.DieView;
  count: number;
}

export function grouped(dice: readonly rising.DieView[]): Group[] {
  const groups: Group[] = [];
  for (const die of dice) {
    const same = groups.find(({ die: one }) => one.id === die.id && one.token_of === die.token_of);
    if (same) same.count += 1;
    else groups.push({ die, count: 1 });
  }
  return groups;
}
