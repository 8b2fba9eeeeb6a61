// What the players are called: people by their names, or as guests; bots by an owl for each seat.
import { language } from './language.svelte';
import { mark } from './seats';
import type { GameInfo, Seat } from './wire';

export function playerNames(seats: readonly Seat[]): string[] {
  return seats.map((seat) => {
    if (seat.name) return seat.name;
    if (seat.kind === 'open') return language.t('web-seat-open');
    if (seat.kind === 'guest') return language.t('web-guest', { letter: mark(seat.seat).letter });
    return language.t(`web-owl-${(seat.seat % 8) + 1}`);
  });
}

/** How many may sit down, in words. */
export function seatsSaid({ min_seats, max_seats }: { min_seats: number; max_seats: number }): string {
  return min_seats === max_seats
    ? language.t('web-game-seats-just', { count: min_seats })
    : language.t('web-game-seats', { least: min_seats, most: max_seats });
}

/** How many may sit down, whichever way it is played. */
export function anySeats({ min_seats, max_seats, seats_by }: GameInfo): { min_seats: number; max_seats: number } {
  return {
    min_seats: Math.min(min_seats, ...seats_by.map((one) => one.min_seats)),
    max_seats: Math.max(max_seats, ...seats_by.map((one) => one.max_seats)),
  };
}
