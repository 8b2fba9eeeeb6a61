// The director: what the screen shows trails what came over the wire. States are queued as takes, each with the beats
// that lead to it; a state, its question and its log lines are shown when the last of its beats has been told.
import { folded } from './beats';
import type { Beat } from './beats';

export interface Clock {
  now(): number;
  after(ms: number, then: () => void): unknown;
  cancel(timer: unknown): void;
}

const HERE: Clock = {
  now: () => Date.now(),
  after: (ms, then) => setTimeout(then, ms),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export interface Take<S> {
  state: S;
  beats: Beat[];
}

/** How a table wants its story told. */
export interface Wishes<S> {
  /** How long this beat is on, here and now; 0: it is told at once. */
  time(beat: Beat, take: Take<S>): number;
  /** Something to be drawn has changed: another beat runs, or none. */
  changed(): void;
  /** All beats of a take are told: its state may be shown. */
  shown(take: Take<S>): void;
}

/** Two presses within so many milliseconds mean: to the question. */
const TWICE = 400;

export class Director<S> {
  /** The beat that runs now. */
  beat: Beat | null = null;
  /** It has not begun: a person's hand is awaited. */
  waiting = false;
  /** Up to which number the table's events have been told. */
  told = 0;
  /** Beats told of the take that is being played: where figures have walked to, for instance. */
  past: Beat[] = [];
  #queue: Take<S>[] = [];
  #timer: unknown;
  #pressed = -Infinity;

  constructor(
    private readonly wishes: Wishes<S>,
    private readonly clock: Clock = HERE,
  ) {}

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** What is still to be told, in milliseconds at the ordinary speed. */
  get left(): number {
    return this.#queue.flatMap(({ beats }) => beats).reduce((sum, beat) => sum + beat.ms, 0);
  }

  push(take: Take<S>): void {
    this.#queue.push({ ...take, beats: [...take.beats] });
    if (this.#queue.length === 1) this.#next();
  }

  /** This is how things stand, without a story: forget what was to be told. */
  cut(take: Take<S>, told: number): void {
    this.#stop();
    this.#queue = [];
    this.past = [];
    this.told = told;
    this.wishes.shown(take);
    this.wishes.changed();
  }

  /** Events from this number on were taken back. */
  forget(from: number): void {
    this.told = Math.min(this.told, from);
  }

  /** What has not begun and is not wanted is told without being shown. */
  fold(wanted: (beat: Beat) => boolean): void {
    for (const take of this.#queue) take.beats = folded(take.beats, (beat) => beat === this.beat || wanted(beat));
  }

  /** The awaited hand. */
  press(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.#run();
    this.wishes.changed();
  }

  /** End the running beat; a second time at once: go to the question. A beat that waits is begun first. */
  skip(): void {
    const now = this.clock.now();
    const twice = now - this.#pressed < TWICE;
    this.#pressed = now;
    if (this.waiting) return this.press();
    if (twice) return this.finish();
    if (this.beat) this.#end();
  }

  /** Tell everything at once. */
  finish(): void {
    this.#stop();
    while (this.#queue.length) {
      const take = this.#queue[0] as Take<S>;
      for (const beat of take.beats) this.#tell(beat);
      take.beats = [];
      this.#close(take);
    }
    this.wishes.changed();
  }

  stop(): void {
    this.#stop();
    this.#queue = [];
  }

  #next(): void {
    for (;;) {
      const take = this.#queue[0];
      if (!take) break;
      const beat = take.beats[0];
      if (!beat) {
        this.#close(take);
        continue;
      }
      const ms = this.wishes.time(beat, take);
      if (ms > 0) {
        this.beat = beat;
        this.waiting = beat.hold ?? false;
        if (!this.waiting) this.#run();
        break;
      }
      take.beats.shift();
      this.#tell(beat);
    }
    this.wishes.changed();
  }

  #run(): void {
    const take = this.#queue[0];
    if (this.beat && take) this.#timer = this.clock.after(this.wishes.time(this.beat, take), () => this.#end());
  }

  #end(): void {
    const beat = this.beat;
    this.#stop();
    if (beat) {
      this.#queue[0]?.beats.shift();
      this.#tell(beat);
    }
    this.#next();
  }

  #stop(): void {
    this.clock.cancel(this.#timer);
    this.#timer = undefined;
    this.beat = null;
    this.waiting = false;
  }

  #tell(beat: Beat): void {
    this.past.push(beat);
    const last = beat.events.at(-1);
    if (last) this.told = Math.max(this.told, last.n + 1);
  }

  #close(take: Take<S>): void {
    this.#queue.shift();
    this.past = [];
    this.wishes.shown(take);
  }
}
