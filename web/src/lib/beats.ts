// A story in beats: the events of a table, in the order they happened, grouped into what is shown at once, each with
// the time it takes. Nothing here knows a game: a board reads its events (`Reading`), this puts them in a row.
import { diceOf } from './dice';
import type { Throw } from './dice';
import { touches as touchesSeat } from './log';
import type { Reader } from './reader';
import type { Arg } from './words';
import type { Event } from './wire';

export type Kind = 'walk' | 'card' | 'face' | 'dice' | 'sum' | 'result' | 'banner' | 'since' | 'plain';
export type Tone = 'good' | 'bad' | 'even';

/** How a board reads one event. What it shows is named by the event's own arguments. */
export interface Reading {
  kind: Kind;
  /** A walk: whose figure ("seat:2", "voldemort"), and the spaces it comes over, the last one being where it stays. */
  pawn?: string;
  way?: string[];
  /** The cards it shows, as names ("card:dementor"). */
  cards?: string[];
  /** The two that face each other, as names. */
  sides?: [string[], string[]];
  tone?: Tone;
  /** What is stamped on the sums, or written on the banner: a message's id. */
  stamp?: string;
  /** Milliseconds, where it takes its own time. */
  ms?: number;
  /** A blow, not what the sums before it come to. */
  apart?: boolean;
  /** Throws with the same name fall together. */
  throw?: string;
}

export interface Beat extends Reading {
  events: Event[];
  /** It waits for a person's hand. */
  hold?: boolean;
  /** At the ordinary speed. */
  ms: number;
  throws: Throw[];
  /** The sums this beat stands on: those of the beat itself, or those before the stamp. */
  sums: Event | null;
  /** The moment it belongs to. */
  v: number;
}

/** Milliseconds, as drawn in the mock: a Battle takes 2.4 s from the first step to the question. */
const TIMES: Record<Kind, number> = {
  walk: 400,
  card: 500,
  face: 300,
  dice: 500,
  sum: 400,
  result: 300,
  banner: 900,
  since: 1,
  plain: 0,
};
const PER_SPACE = 90;
const PER_CARD = 220;
const LONGEST_WALK = 900;

function timeOf(kind: Kind, way: string[], cards: string[]): number {
  if (kind === 'walk' && way.length) return Math.min(LONGEST_WALK, 130 + PER_SPACE * way.length);
  if (kind === 'card') return TIMES.card + PER_CARD * Math.max(0, cards.length - 1);
  return TIMES[kind];
}

/** Whether an event belongs to the beat before it: cards of one draw, dice of one throw, and what has no picture. */
function joins(beat: Beat | undefined, reading: Reading): boolean {
  if (!beat) return false;
  if (reading.kind === 'plain') return true;
  if (reading.kind !== beat.kind) return false;
  return reading.kind === 'card' || (reading.kind === 'dice' && reading.throw === beat.throw);
}

/** The beats of some events; a turn begins a new one. Only the last of several equal sums is told: nothing was thrown in between. */
export function beatsOf(events: readonly Event[], { read, chapter }: Reader): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const reading = read(event);
    const thrown = diceOf(event);
    const last = beats.at(-1);
    if (last && !chapter(event) && joins(last, reading)) {
      last.events.push(event);
      last.v = event.v;
      if (thrown && last.kind === 'dice') last.throws.push(thrown);
      if (reading.cards) {
        last.cards = [...new Set([...(last.cards ?? []), ...reading.cards])];
        last.ms = timeOf(last.kind, [], last.cards);
      }
      continue;
    }
    if (last?.kind === 'sum' && reading.kind === 'sum') {
      last.kind = 'plain';
      last.ms = 0;
    }
    const sums =
      reading.kind === 'sum' ? event : reading.kind === 'result' && !reading.apart ? (last?.sums ?? null) : null;
    beats.push({
      ...reading,
      events: [event],
      throws: thrown && reading.kind === 'dice' ? [thrown] : [],
      ms: reading.ms ?? timeOf(reading.kind, reading.way ?? [], reading.cards ?? []),
      sums,
      v: event.v,
    });
  }
  return beats;
}

/** Names in an event's argument: one, or a list. */
export function names(arg: Arg | undefined): string[] {
  if (typeof arg === 'string') return [arg];
  return Array.isArray(arg) ? arg.filter((one) => typeof one === 'string') : [];
}

/** Whether a beat is about this seat. */
export function touches(beat: Beat, seat: number | null): boolean {
  return seat !== null && beat.events.some((event) => touchesSeat(event, seat));
}

/** What is not wanted is told without being shown. */
export function folded(beats: readonly Beat[], wanted: (beat: Beat) => boolean): Beat[] {
  return beats.map((beat) => (wanted(beat) ? beat : { ...beat, kind: 'plain', ms: 0 }));
}
