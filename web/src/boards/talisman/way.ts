// How the drawn rings run: which space lies so many steps further on. Only where they run round.
import { PLACE, PLACES } from './layout';

export interface Ways {
  clockwise: string;
  counterclockwise: string;
}

export function waysFrom(space: string, steps: number): Ways | null {
  const place = PLACE.get(space);
  if (!place || place.ring === 'castle') return null;
  const ring = PLACES.filter((one) => one.ring === place.ring);
  const at = (by: number) => ring[(place.index + (by % ring.length) + ring.length) % ring.length]?.id ?? '';
  return { clockwise: at(steps), counterclockwise: at(-steps) };
}

/** ↻ or ↺: which way round a space is reached in so many steps. */
export function arrow(from: string, to: string, steps: number): string {
  const ways = waysFrom(from, steps);
  if (!ways || ways.clockwise === ways.counterclockwise) return '';
  return to === ways.clockwise ? '↻' : to === ways.counterclockwise ? '↺' : '';
}

/** The spaces before and after one: tells apart those of one name. */
export function neighbours(space: string): string[] {
  const ways = waysFrom(space, 1);
  return ways ? [ways.counterclockwise, ways.clockwise] : [];
}
