// A lesson as it is taken: which step it is at, what it waits for, and the answers its script gives by itself.
import { api } from './api';
import { pace } from './settings.svelte';
import type { TableRoom } from './table.svelte';
import type { LessonPlan, LessonStep } from './wire';

/** How long the table is looked at before the script goes on, and when it has a long way to go. */
const PAUSE = 900;
const HURRY = 250;
const LONG = 6;

/** The step after `answers` answers and with the first `read` steps read; the number of steps when all are done. */
export function stepAt(steps: LessonStep[], answers: number, read: number): number {
  const last = steps.findLastIndex((step) => step.at >= 0 && step.at < answers);
  const next = steps.findIndex((step, i) => i > last && (step.at >= 0 || i >= read));
  return next < 0 ? steps.length : next;
}

/** How many answers lie before a step: what is to be read tells of all that goes before the next thing to be done. */
export function dueAt(steps: LessonStep[], at: number): number {
  return steps.find((step, i) => i >= at && step.at >= 0)?.at ?? 0;
}

export class LessonRun {
  plan = $state.raw<LessonPlan | null>(null);
  /** Steps that were read, or done, at this screen. */
  #read = $state(0);
  /** How often something else than asked for was tried at this step. */
  wrong = $state(0);
  #key: string;
  /** The question the script has answered: between the answer's receipt and the next question it still stands. */
  #given = -1;

  constructor(
    readonly room: TableRoom,
    readonly name: string,
  ) {
    this.#key = `hallows.lesson.${room.code}`;
    this.#read = Number(localStorage.getItem(this.#key) ?? 0);
    void api.lesson(name).then((plan) => (this.plan = plan));
  }

  get #answers(): number {
    return this.room.shown?.answers ?? 0;
  }

  get at(): number {
    return this.plan ? stepAt(this.plan.steps, this.#answers, this.#read) : 0;
  }

  get step(): LessonStep | null {
    return this.plan?.steps[this.at] ?? null;
  }

  get over(): boolean {
    return this.plan !== null && this.at >= this.plan.steps.length;
  }

  get #due(): number {
    return dueAt(this.plan?.steps ?? [], this.at);
  }

  /** Whether what the step to read tells of has been seen. */
  get seen(): boolean {
    return this.#answers >= this.#due && !this.room.behind;
  }

  /** Whether the learner is to answer now. */
  get waiting(): boolean {
    const { room, step } = this;
    return step !== null && step.at === this.#answers && room.mine !== null && !room.sending;
  }

  /** A step to read has been read. */
  next(): void {
    if (!this.step || this.step.at >= 0) return;
    this.#read = this.at + 1;
    localStorage.setItem(this.#key, String(this.#read));
    this.wrong = 0;
  }

  /** The learner tries something: only what the step asks for is done. */
  async choose(option: string): Promise<void> {
    if (this.room.sending) return;
    if (!this.waiting || option !== this.step?.answer) {
      this.wrong += 1;
      return;
    }
    this.wrong = 0;
    await this.room.choose(option);
  }

  /** What the step asks for, done for whoever would rather watch. */
  show(): void {
    if (this.step) void this.choose(this.step.answer);
  }

  /** Give the next answer of the script, if it is nobody's turn to read or to try. */
  goOn(): (() => void) | undefined {
    const { room, step } = this;
    const act = this.plan?.acts[this.#answers];
    const asked = room.shown?.asked;
    const mayGo = step && act && asked && this.#due > this.#answers && !room.behind && !room.sending;
    if (!mayGo || asked.question === this.#given) return undefined;
    const far = this.#due - this.#answers > LONG;
    const timer = setTimeout(() => void this.#give(asked.question, act), pace(far ? HURRY : PAUSE));
    return () => clearTimeout(timer);
  }

  async #give(question: number, { option, seat }: LessonPlan['acts'][number]): Promise<void> {
    this.#given = question;
    const heard = await this.room.send({ t: 'choose', question, option, seat });
    if ('code' in heard) this.#given = -1;
  }
}
