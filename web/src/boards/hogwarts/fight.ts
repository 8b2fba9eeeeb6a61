// The sides of a fight as its panel draws them.
import type { Tip } from '../../lib/tips.svelte';
import type { hogwarts, returns } from '../../lib/wire';
import type { Words } from '../../lib/words';

export interface Note {
  text: string;
  tone?: 'warn' | 'good';
}

export interface Side {
  name: string;
  seat: number | null;
  /** The sign of a foe; players have their mark. */
  icon?: string;
  /** A person's id: their portrait. */
  who: string;
  turn: boolean;
  out: boolean;
  hp: number;
  lost: number;
  dice: number | null;
  res: number;
  notes: Note[];
  tip: () => Tip | null;
}

type Fighter = hogwarts.FighterView | returns.FighterView;

/** Whose portrait a fighter has: a Death Eater's is his own, whoever plays him. */
export const whoFights = (
  { seat, name }: Pick<Fighter, 'seat' | 'name'>,
  playedAs: (seat: number) => string,
): string => (seat === null || name.startsWith('eater:') ? name : playedAs(seat));

/** What is said under every fighter: cards played, and turns to be missed. */
export function notesOf(words: Words, one: Fighter): Note[] {
  const { played, limit, skips } = one;
  return [
    { text: words.format('hogwarts-board-fight-cards', { played, limit }) },
    ...(skips ? [{ text: words.format('hogwarts-board-fight-skips', { n: skips }), tone: 'warn' as const }] : []),
  ];
}
