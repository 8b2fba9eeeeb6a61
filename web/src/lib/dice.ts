// Throws of dice among the events.
import type { Event, Thrown } from './wire';

export type Throw = Thrown & { n: number };

export function diceOf(event: Event): Throw | null {
  return event.thrown ? { n: event.n, ...event.thrown } : null;
}

/** Signs in the log: dice, or by the first part of an event's key. */
export function eventIcons(signs: Record<string, string>): (event: Event) => string {
  return (event) => (event.thrown ? 'perspective-dice-six' : (signs[event.key.split('.')[0] ?? ''] ?? 'polar-star'));
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
