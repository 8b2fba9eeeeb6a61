// The four steps of a turn, told from what is on the table.
import type { RisingView } from './view';

export const STEPS = ['travel', 'voldemort', 'dice', 'end'] as const;

/** The index of the present step; -1 outside of a turn. */
export function stepOf(view: RisingView | null): number {
  if (!view || view.phase === 'setup' || view.phase === 'over') return -1;
  if (view.phase === 'final') return 3;
  if (view.phase === 'roll' || view.dice.rolls > 0) return 2;
  const pool = Object.values(view.dice.pool).some((count) => count > 0);
  if (pool) return 2;
  return view.voldemort.die ? 1 : 0;
}
