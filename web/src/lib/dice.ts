// Throws of dice among the events: `of: "dice"`, args `{label, faces, sides, who?}`.
import type { Event } from './wire';

export interface Throw {
  n: number;
  seat: number | null;
  label: string;
  faces: number[];
  sides: number;
}

export function diceOf(event: Event): Throw | null {
  if (event.of !== 'dice') return null;
  const { who, faces, sides, label } = event.args;
  const seat = typeof who === 'string' && who.startsWith('seat:') ? Number(who.slice(5)) : null;
  return {
    n: event.n,
    seat,
    label: typeof label === 'string' ? label : '',
    faces: Array.isArray(faces) ? faces.map(Number) : [],
    sides: Number(sides ?? 6),
  };
}

/** How often each seat threw each face of six-sided dice. */
export function histogram(events: readonly Event[], seats: number): number[][] {
  const counts = Array.from({ length: seats }, () => [0, 0, 0, 0, 0, 0]);
  for (const event of events) {
    const one = diceOf(event);
    if (!one || one.sides !== 6 || one.seat === null) continue;
    const row = counts[one.seat];
    for (const face of one.faces) if (row && face >= 1 && face <= 6) row[face - 1] = (row[face - 1] ?? 0) + 1;
  }
  return counts;
}
