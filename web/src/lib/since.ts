// What happened since my last say, in a few pictures: what touches me and what turned the game first, walks last.
import { touches as touchesSeat, whose } from './log';
import { beatsOf, touches } from './beats';
import type { Beat, Kind, Tone } from './beats';
import type { Reader } from './reader';
import type { Event } from './wire';

export interface Picture {
  kind: Kind;
  /** Whose doing it was; null: nobody's. */
  seat: number | null;
  /** What is said under it. */
  event: Event;
  cards: string[];
  tone: Tone;
  /** The sums it stands on. */
  sums: Event | null;
  /** It is about me. */
  mine: boolean;
  beat: Beat;
  /** The moment it shows. */
  v: number;
}

export interface Since {
  pictures: Picture[];
  /** The rest, in the order it happened. */
  quiet: Event[];
}

const MOST = 6;
const WEIGHT: Partial<Record<Kind, number>> = { banner: 3, result: 3, card: 2 };
const TOUCHES = 4;

export interface Span {
  /** How many turns others have had. */
  turns: number;
  /** Where the first of them began: what lies before is the end of my own. */
  others: number;
  /** Where the turn began that is being played. */
  now: number;
}

export function spanOf(events: readonly Event[], reader: Reader, me: number | null): Span {
  const begun = events.filter((event) => event.of === 'game' && reader.chapter(event));
  const theirs = begun.filter((event) => whose(event) !== me);
  return { turns: theirs.length, others: theirs[0]?.n ?? Infinity, now: begun.at(-1)?.n ?? Infinity };
}

/** Told in the same words. */
const same = (one: Event, other: Event): boolean =>
  one.key === other.key && JSON.stringify(one.args) === JSON.stringify(other.args);

/** The pictures of these events, which lie before my own turn. */
export function sinceOf(events: readonly Event[], reader: Reader, me: number | null, most = MOST): Since {
  const first = events.findIndex((event) => event.of === 'game' && reader.chapter(event) && whose(event) !== me);
  const told = events.slice(Math.max(first, 0)).filter((event) => event.of === 'game');
  const beats = beatsOf(told, reader);
  let seat: number | null = null;
  let drawn: string[] = [];
  const covered: Event[] = [];
  const found: { picture: Picture; weight: number; at: number }[] = [];
  beats.forEach((beat, at) => {
    const turn = beat.events.find(reader.chapter);
    if (turn) {
      seat = whose(turn);
      drawn = [];
    }
    if (beat.kind === 'card') drawn = beat.cards ?? [];
    const mine = touches(beat, me);
    const weight = (WEIGHT[beat.kind] ?? 0) + (mine ? TOUCHES : 0);
    if (!weight) return;
    const about = mine ? beat.events.findLast((event) => me !== null && touchesSeat(event, me)) : beat.events[0];
    if (!about) return;
    const again = found.findIndex(({ picture }) => same(picture.event, about));
    // Blow after blow is one picture: the last.
    if (!mine) covered.push(...found.splice(again, again < 0 ? 0 : 1).flatMap(({ picture }) => picture.beat.events));
    const before = found.at(-1);
    // What a card led to tells of the card as well.
    if (
      beat.kind === 'result' &&
      before?.picture.kind === 'card' &&
      before.picture.seat === seat &&
      !before.picture.mine
    ) {
      found.pop();
      covered.push(...before.picture.beat.events);
    }
    found.push({
      at,
      weight,
      picture: {
        kind: beat.kind,
        seat: beat.kind === 'banner' ? null : seat,
        event: about,
        cards: beat.cards ?? (beat.kind === 'result' ? drawn : []),
        tone: beat.tone ?? 'even',
        sums: beat.sums,
        mine,
        beat,
        v: about.v,
      },
    });
  });
  const best = [...found].sort((a, b) => b.weight - a.weight || a.at - b.at).slice(0, most);
  const shown = found.filter((one) => best.includes(one)).map(({ picture }) => picture);
  const pictured = new Set([...covered, ...shown.flatMap(({ beat }) => beat.events)]);
  const quiet = beats
    .filter((beat) => beat.kind === 'walk' || beat.kind === 'card' || beat.kind === 'banner' || beat.kind === 'result')
    .flatMap((beat) => beat.events.slice(0, 1))
    .filter((event) => !pictured.has(event));
  return { pictures: shown, quiet };
}
