// "Play now": you and bots, with the options as they come.
import { settings } from './settings.svelte';
import type { GameInfo, NewTable } from './wire';

/** How many sit down when somebody just wants to play. */
export const COMPANY = 3;

/** The bot to sit with a newcomer: the best that answers quickly. */
export function usualBot(game: GameInfo): string {
  const names = game.bots.map((bot) => bot.name);
  return ['normal', 'greedy', 'easy'].find((name) => names.includes(name)) ?? names[0] ?? 'random';
}

export function quickTable(game: GameInfo): NewTable {
  const seats = Math.min(Math.max(COMPANY, game.min_seats), game.max_seats);
  const bot = usualBot(game);
  return {
    game: game.name,
    seats: Array.from({ length: seats }, (_, i) =>
      i === 0 ? { kind: 'me' as const, name: settings.name || null } : { kind: 'bot' as const, bot },
    ),
    start: true,
  };
}
