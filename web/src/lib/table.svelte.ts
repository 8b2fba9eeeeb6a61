// One table as this screen sees it: the newest state, the events so far, and what is shown right now, which may
// lag behind while things move, or look back while somebody scrubs.
import { api } from './api';
import { Link } from './link';
import type { Command, LinkState } from './link';
import { pace } from './settings.svelte';
import type { Ack, ChatLine, Error as Refusal, Event, Presence, State } from './wire';

/** How long an event is on the move, before the next state is shown; a board knows. */
export type Timing = (event: Event) => number;

/** Nothing is shown later than this after it came, however much is on the move. */
const BACKLOG = 3_000;

/** What came since I last had a say, told in a recap. */
export interface Recap {
  from: number;
  count: number;
}

export class TableRoom {
  /** The newest state, whole. */
  latest = $state.raw<State | null>(null);
  /** What the board draws: the newest state, or one on the way to it. */
  shown = $state.raw<State | null>(null);
  /** A look back, while the scrubber is in use. */
  looking = $state.raw<State | null>(null);
  events = $state.raw<Event[]>([]);
  /** Events of the state now shown that were not shown before: what moves. */
  fresh = $state.raw<Event[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chatUnread = $state(0);
  presence = $state.raw<Presence>({ online: [], spectators: 0 });
  link = $state<LinkState>('connecting');
  reason = $state('');
  latency = $state<number | null>(null);
  sending = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  recap = $state.raw<Recap | null>(null);
  behind = $state(false);
  timing: Timing = () => 250;

  #link: Link;
  #queue: State[] = [];
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wantedSeat: number | null | undefined = undefined;
  #lastSay = 0;
  #seen = 0;
  #moments = new Map<string, State>();

  constructor(readonly code: string) {
    this.#link = new Link(code, {
      state: (state) => this.#receive(state),
      chat: (chat) => {
        this.chatUnread += this.chat.length
          ? chat.lines.filter((line) => !this.chat.some((old) => old.n === line.n)).length
          : 0;
        const known = new Map([...this.chat, ...chat.lines].map((line) => [line.n, line]));
        this.chat = [...known.values()].sort((a, b) => a.n - b.n);
      },
      here: (here) => (this.presence = here.presence),
      status: (status, reason) => {
        this.link = status;
        this.reason = reason;
      },
      latency: (ms) => (this.latency = ms),
      refused: (refusal) => this.#refused(refusal),
    });
  }

  start(seat: number | null = null): void {
    this.#link.start(seat);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#link.stop();
  }

  wake(): void {
    this.#link.wake();
  }

  /** The state the screen is about: a look back if there is one. */
  get now(): State | null {
    return this.looking ?? this.shown;
  }

  /** What has been told up to the state now shown: the log never runs ahead of the board. */
  get told(): Event[] {
    const state = this.shown;
    return this.behind && state ? this.events.slice(0, this.#upTo(state)) : this.events;
  }

  get you(): number | null {
    return this.now?.you.seat ?? null;
  }

  /** The question I may answer here and now, if any. */
  get mine(): State['asked'] {
    const state = this.shown;
    if (this.looking || !state || state.phase !== 'playing') return null;
    const asked = state.asked;
    return asked && asked.options.length && asked.seat === state.you.seat ? asked : null;
  }

  async send(command: Command): Promise<Ack | Refusal> {
    this.refusal = null;
    this.sending += 1;
    try {
      return await this.#link.send(command);
    } finally {
      this.sending -= 1;
    }
  }

  async choose(option: string): Promise<void> {
    const asked = this.mine;
    const seat = this.you;
    if (!asked || this.sending || seat === null) return;
    this.#lastSay = this.events.length;
    this.recap = null;
    await this.send({ t: 'choose', question: asked.question, option, seat });
  }

  async undo(): Promise<void> {
    const asked = this.latest?.asked;
    if (!asked || this.sending) return;
    await this.send({ t: 'undo', question: asked.question, seat: this.you });
  }

  /** Lift or draw the curtain: see the table as this seat, or as everybody. */
  look(seat: number | null): void {
    this.#wantedSeat = seat;
    this.#link.look(seat);
  }

  /** Show the present at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (last) this.#show(last);
    this.behind = false;
  }

  async lookBack(v: number, seat: number | null = this.latest?.you.seat ?? null): Promise<void> {
    const key = `${v}/${seat}`;
    const known = this.#moments.get(key) ?? (await api.moment(this.code, v, seat));
    this.#moments.set(key, known);
    this.looking = known;
  }

  lookForward(): void {
    this.looking = null;
  }

  #receive(state: State): void {
    const before = this.latest;
    const seats = state.you.seats;
    // After `look`, a state of the seat looked through before may still be on its way.
    if (this.#wantedSeat !== undefined && seats.length > 1 && state.you.seat !== this.#wantedSeat) return;
    const turned = before !== null && before.you.seat !== state.you.seat;
    if (before && !turned && state.v < before.v) return;
    // Of a very long table only the newest events are told: the first one's number says what came before.
    const first = turned ? 0 : (this.events[0]?.n ?? 0);
    if (state.keep > (turned ? 0 : first + this.events.length)) return this.#link.sync();
    const whole = (state.events[0]?.n ?? state.keep) === state.keep;
    const kept = turned || !whole ? [] : this.events.slice(0, Math.max(0, state.keep - first));
    this.events = [...kept, ...state.events];
    this.latest = state;
    this.presence = state.presence;
    this.#seen = Math.min(this.#seen, kept.length);
    const calm = !before || turned || document.hidden || state.v === before.v;
    if (calm) {
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.behind = false;
      this.#show(state);
    } else {
      this.#queue.push(state);
      this.#due = Date.now() + BACKLOG;
      if (this.#timer === undefined) this.#next();
      else this.behind = true;
    }
    if (!before) this.#lastSay = this.events.length;
    this.#noteRecap(state, Boolean(before && document.hidden));
  }

  #next(): void {
    this.#timer = undefined;
    const state = this.#queue.shift();
    if (!state) {
      this.behind = false;
      return;
    }
    this.#show(state);
    const own = this.#duration(state);
    const all = this.#queue.reduce((sum, one) => sum + this.#duration(one), own);
    const left = this.#due - Date.now();
    const wait = all > left ? (own * left) / all : own;
    if (wait <= 4) return this.#next();
    this.#timer = setTimeout(() => this.#next(), wait);
  }

  #duration(state: State): number {
    const ms = state.events.reduce((sum, event) => sum + this.timing(event), 0);
    return pace(Math.min(ms, 1_400));
  }

  /** How many of the events known here are told by this state and those before it. */
  #upTo(state: State): number {
    const next = (state.events.at(-1)?.n ?? state.keep - 1) + 1;
    return next - (this.events[0]?.n ?? 0);
  }

  #show(state: State): void {
    const upTo = this.#upTo(state);
    this.fresh = this.events.slice(Math.max(this.#seen, 0), upTo);
    this.#seen = upTo;
    this.shown = state;
  }

  #noteRecap(state: State, away: boolean): void {
    const asked = state.asked;
    const myTurn = asked !== null && asked.seat === state.you.seat && asked.options.length > 0;
    const count = this.events.length - this.#lastSay;
    if (myTurn && (away || this.recap) && count > 4) this.recap = { from: this.#lastSay, count };
  }

  #refused(refusal: Refusal): void {
    this.refusal = refusal;
    if (refusal.code === 'stale-question' || refusal.code === 'wrong-seat') this.#link.sync();
  }
}
