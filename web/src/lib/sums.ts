// How a number of the log came about. An event that tells a number `x` may tell its summands beside it, as `x_parts`:
// pairs of a name and what it adds. Message `<event>-x` says whose or what the sum is.
import { diceOf } from './dice';
import { sideText } from './log';
import type { Words } from './words';
import type { Event } from './wire';

export interface Part {
  what: string;
  n: number;
  /** Drawn as a die, besides. */
  die: boolean;
  /** Where successes are counted: the face that counts, drawn instead of its name. */
  face?: number | undefined;
}

export interface Sum {
  title: string;
  parts: Part[];
  total: number;
}

/** What a summand is called that was thrown. */
const DIE = 'part:die';

export function sumsOf(words: Words, event: Event, me: number | null): Sum[] {
  return Object.entries(event.args).flatMap(([key, told]): Sum[] => {
    const name = key.replace(/_parts$/, '');
    const total = event.args[name];
    if (name === key || typeof total !== 'number' || !Array.isArray(told) || !told.length) return [];
    const title = `event.${event.key}.${name}`;
    const parts = told.flatMap((part): Part[] => {
      const [what, n] = Array.isArray(part) ? part : [];
      return [{ what: words.name(String(what)), n: Number(n), die: what === DIE }];
    });
    return [{ title: words.knows(title) ? words.say(title, event.args, me) : '', parts, total }];
  });
}

const faceOf = (what: string): number | undefined => (what.startsWith('face:') ? Number(what.slice(5)) : undefined);

/** The totals an event compares, as the game wants them shown. */
export function totalsOf(words: Words, { beat }: Event, me: number | null): Sum[] {
  if (beat?.beat !== 'sum') return [];
  return beat.totals.map(({ who, terms, total }) => ({
    title: who.length ? sideText(words, who, me) : '',
    parts: terms.map(({ what, n }) => ({ what: words.name(what), n, die: what === DIE, face: faceOf(what) })),
    total,
  }));
}

/** A summand with its sign; the first one needs none. */
export function signed(n: number, at: number): string {
  return n < 0 ? `−${-n}` : at ? `+${n}` : String(n);
}

/** The dice of a throw and what they were for; a single die is told in full by its line. */
export function throwOf(words: Words, event: Event): { purpose: string; faces: number[] } | null {
  const thrown = diceOf(event);
  const purpose = `prompt.chance.${thrown?.label}`;
  if (!thrown || thrown.faces.length < 2 || !words.knows(purpose)) return null;
  return { purpose: words.say(purpose), faces: thrown.faces };
}
