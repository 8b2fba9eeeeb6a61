// One table as this screen sees it: the newest state, the events so far, and what is shown right now, which may
// lag behind while things move, or look back while somebody scrubs.
import { api } from './api';
import { Link } from './link';
import type { Command, LinkState } from './link';
import { beatsOf, folded, touches } from './beats';
import type { Beat } from './beats';
import { Director } from './director';
import type { Take } from './director';
import type { Reader } from './reader';
import { beatTime, settings } from './settings.svelte';
import { sinceOf, spanOf } from './since';
import type { Since } from './since';
import type { Ack, ChatLine, Error as Refusal, Event, Notice, Presence, State } from './wire';

/** What others do never lags behind more than this. */
const BACKLOG = 3_000;
/** The beats of a fight: its dice, what they come to, who won. */
const FOUGHT: ReadonlySet<Beat['kind']> = new Set(['dice', 'sum', 'result']);
/** Bots play their beats in half the time. */
const BOTS = 0.5;
/** So long a question stands before the digits answer it: no key pressed for a skip chooses by accident. */
const AWAKE = 250;

/** The story stops here until somebody has seen what others did. */
const pauseAt = (v: number): Beat => ({ kind: 'since', events: [], ms: 1, hold: true, throws: [], sums: null, v });

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
  /** What whoever runs the server tells everybody. */
  notice = $state.raw<Notice | null>(null);
  link = $state<LinkState>('connecting');
  reason = $state('');
  latency = $state<number | null>(null);
  sending = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** The beat that is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** That beat waits for a hand: my own dice. */
  waiting = $state(false);
  /** Beats are being told: what is shown is not yet the present. */
  behind = $state(false);
  /** Walks told already of a state that is not shown yet: each figure, and the way it came. */
  walks = $state.raw<Record<string, string[]>>({});
  /** What others did since my last say, in pictures; open while it waits to be looked at. */
  since = $state.raw<Since | null>(null);
  sinceOpen = $state(false);
  /** The question I answered last, and the number of the first event after that. */
  said = $state.raw<{ prompt: string; n: number } | null>(null);
  /** Up to which number events have been told. */
  #told = $state(0);
  reader: Reader = { read: () => ({ kind: 'plain' }), chapter: () => false };

  #link: Link;
  #director: Director<State>;
  #shownAt = 0;
  /** When I came, by the server's clock. */
  #came = Infinity;
  #due = 0;
  /** The next state is what my own choice led to. */
  #answered = false;
  #wantedSeat: number | null | undefined = undefined;
  #lastSay = 0;
  #seen = 0;
  #moments = new Map<string, State>();

  constructor(readonly code: string) {
    this.#director = new Director<State>({
      time: (beat, take) => this.#time(beat, take),
      changed: () => this.#changed(),
      shown: (take) => this.#show(take.state),
    });
    this.#link = new Link(code, {
      state: (state) => this.#receive(state),
      chat: (chat) => {
        // What was said before I came is no news.
        const news = chat.lines.filter((line) => line.at > this.#came && !this.chat.some((old) => old.n === line.n));
        this.chatUnread += news.length;
        const known = new Map([...this.chat, ...chat.lines].map((line) => [line.n, line]));
        this.chat = [...known.values()].sort((a, b) => a.n - b.n);
      },
      here: (here) => (this.presence = here.presence),
      notice: (notice) => (this.notice = notice),
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
    this.#director.stop();
    this.#link.stop();
  }

  wake(): void {
    this.#link.wake();
  }

  /** The state the screen is about: a look back if there is one. */
  get now(): State | null {
    return this.looking ?? this.shown;
  }

  /** What has been told so far: the log never runs ahead of the board. */
  get told(): Event[] {
    const upTo = this.#told - (this.events[0]?.n ?? 0);
    return upTo < this.events.length ? this.events.slice(0, Math.max(0, upTo)) : this.events;
  }

  /** The number the next event will have. */
  get #next(): number {
    return (this.events.at(-1)?.n ?? -1) + 1;
  }

  get you(): number | null {
    return this.now?.you.seat ?? null;
  }

  /** Whom this screen calls "you": nobody where several share it, or where one only watches. In a lesson one person holds
   * all seats, and learns at one. */
  get me(): number | null {
    if (this.latest?.table.lesson) return this.you;
    const seats = this.latest?.you.seats ?? [];
    return seats.length === 1 ? (seats[0] ?? null) : null;
  }

  /** The question put to me here and now, if any, whole. */
  #asked = $derived.by((): State['asked'] => {
    const state = this.shown;
    if (this.looking || this.behind || !state || state.phase !== 'playing') return null;
    const asked = state.asked;
    return asked && asked.options.length && asked.seat === state.you.seat ? asked : null;
  });

  /** That question with the options that can be chosen: those that would come to nothing only if there are no others. */
  mine = $derived.by((): State['asked'] => {
    const asked = this.#asked;
    const options = asked?.options.filter(({ blocked }) => !blocked) ?? [];
    return asked && options.length && options.length < asked.options.length ? { ...asked, options } : asked;
  });

  /** Options of that question that would come to nothing; each says why. */
  blocked = $derived(this.#asked?.options.filter((one) => one.blocked && !this.mine?.options.includes(one)) ?? []);

  /** Whether a seat of mine has to answer in the present, shown or not. */
  awaitsMe = $derived.by((): boolean => {
    const state = this.latest;
    const asked = state?.phase === 'playing' ? state.asked : null;
    const seats = asked?.real?.by ?? (asked ? [asked.seat] : []);
    return seats.some((seat) => state?.you.seats.includes(seat));
  });

  /** What I have to say here and now that fell, or was drawn, at a real table. */
  real = $derived.by((): State['asked'] => {
    const state = this.shown;
    if (this.looking || this.behind || !state || state.phase !== 'playing') return null;
    const asked = state.asked;
    const real = asked?.real;
    if (!real || !real.by.some((seat) => state.you.seats.includes(seat))) return null;
    return real.dice.length || real.things.length ? asked : null;
  });

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
    this.#lastSay = this.#next;
    this.said = { prompt: asked.prompt, n: this.#next };
    this.since = null;
    this.sinceOpen = false;
    this.#answered = true;
    await this.send({ t: 'choose', question: asked.question, option, seat });
  }

  async undo(): Promise<void> {
    const asked = this.latest?.asked;
    if (!asked || this.sending) return;
    await this.send({ t: 'undo', question: asked.question, seat: this.you });
  }

  /** Lift or draw the curtain: see the table as this seat, or as everybody. */
  look(seat: number | null, pin = ''): void {
    this.#wantedSeat = seat;
    this.#link.look(seat, pin);
  }

  /** End the running beat; twice at once: to the question. */
  skip(): void {
    this.#director.skip();
  }

  /** Show the present at once. */
  finish(): void {
    this.#director.finish();
  }

  /** Throw the dice that wait for me. */
  roll(): void {
    this.#director.press();
  }

  /** What others did has been seen. */
  startTurn(): void {
    if (this.beat?.kind === 'since') this.#director.press();
    this.sinceOpen = false;
  }

  /** Whether a question has stood long enough for keys to answer it. */
  get awake(): boolean {
    return settings.speed === 0 || Date.now() - this.#shownAt >= AWAKE;
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
    this.#director.forget(state.keep);
    const calm = !before || turned || document.hidden || state.v === before.v || settings.speed === 0;
    const since = before && !turned ? this.#othersPlayed(state) : null;
    if (!before) {
      this.#lastSay = this.#next;
      this.#came = state.now;
    }
    if (since) this.since = since;
    if (calm) this.#director.cut({ state, beats: [] }, this.#next);
    else {
      this.#due = Date.now() + BACKLOG;
      this.#director.push({ state, beats: this.#story(state, since !== null) });
    }
  }

  /** The beats of a state. Where others' turns are told in pictures those come before my own, and wait to be seen. */
  #story(state: State, pictured: boolean): Beat[] {
    const beats = this.#held(beatsOf(state.events, this.reader), state, this.#answered);
    this.#answered = false;
    if (!pictured) return beats;
    const { others, now } = spanOf(
      this.events.filter((event) => event.n >= this.#lastSay),
      this.reader,
      state.you.seat,
    );
    const mine = (beat: Beat) => (beat.events[0]?.n ?? now) >= now;
    // How my own turn ended is told in full, however quickly the others have played.
    const own = (beat: Beat) => (beat.events[0]?.n ?? now) < others;
    // And so is a fight of mine in another's turn.
    const fought = (beat: Beat) => FOUGHT.has(beat.kind) && touches(beat, state.you.seat);
    const wanted = (beat: Beat) => beat.kind === 'banner' || own(beat) || mine(beat) || fought(beat);
    this.#director.fold(wanted);
    const at = Math.max(0, beats.findIndex(mine));
    const kept = folded(beats, wanted);
    return [...kept.slice(0, at), pauseAt(state.v), ...kept.slice(at)];
  }

  /** Two others played before I am asked again, or more: what they did, in pictures. */
  #othersPlayed(state: State): Since | null {
    const me = state.you.seat;
    if (me === null || state.table.lesson || this.since || state.asked?.seat !== me || !state.asked.options.length)
      return null;
    const news = this.events.filter((event) => event.n >= this.#lastSay);
    const { turns, now } = spanOf(news, this.reader, me);
    if (turns < 2) return null;
    const since = sinceOf(
      news.filter((event) => event.n < now),
      this.reader,
      me,
    );
    return since.pictures.length ? since : null;
  }

  /** Own turns take their time; bots are quicker, and whoever only watches is never kept behind for long. */
  #time(beat: Beat, take: Take<State>): number {
    const ms = beatTime(beat.ms);
    const { you, turn, seats } = take.state;
    if (!ms || beat.kind === 'banner' || turn === you.seat || touches(beat, you.seat)) return ms;
    const bot = turn !== null && seats[turn]?.kind === 'bot';
    const late = Math.max(0, this.#due - Date.now()) / Math.max(1, this.#director.left);
    return ms * Math.min(bot ? BOTS : 1, late);
  }

  /** My dice wait for my hand, unless it was my choice to throw them, they only answer another's, or this is a lesson. */
  #held(beats: Beat[], state: State, answered: boolean): Beat[] {
    const seat = state.you.seat;
    if (settings.rollForMe || seat === null || state.table.lesson || state.table.real) return beats;
    const chosen = answered ? beats.find((beat) => beat.ms > 0 || beat.events.some(this.reader.chapter)) : null;
    return beats.map((beat) =>
      beat !== chosen && beat.kind === 'dice' && beat.throws[0]?.seat === seat ? { ...beat, hold: true } : beat,
    );
  }

  #changed(): void {
    const director = this.#director;
    this.beat = director.beat;
    this.waiting = director.waiting;
    this.behind = director.busy;
    this.sinceOpen = director.beat?.kind === 'since';
    this.#told = director.told;
    const walks: Record<string, string[]> = {};
    for (const beat of director.beat ? [...director.past, director.beat] : director.past)
      if (beat.pawn && beat.way?.length) walks[beat.pawn] = beat.way;
    this.walks = walks;
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
    this.#shownAt = Date.now();
  }

  #refused(refusal: Refusal): void {
    this.refusal = refusal;
    if (refusal.code === 'stale-question' || refusal.code === 'wrong-seat') this.#link.sync();
  }
}
