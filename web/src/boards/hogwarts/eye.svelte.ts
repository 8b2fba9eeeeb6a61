// The eye over a map: where it looks and how near, on its way there, and how it keeps what matters in view.
// Moving about only sets a transform; nothing is drawn again for it.
import { lessMotion, pace } from '../../lib/settings.svelte';
import { BOXES, SPOT } from './layout';
import type { BoardName } from './layout';
import { levelAt, LEVELS, NEAREST, within, zoomed } from './map';
import type { Eye, Level } from './map';

/** The board fits its window so nearly that it is seen whole. */
const WHOLE = 1.06;
/** A board is brought so near on a phone that its names can be read; those beside the castle have larger ones. */
const COMPACT: Record<BoardName, number> = { castle: 1.05, alley: 0.8, places: 0.8 };
/** So long after the last move, in milliseconds, the map is drawn sharp again. */
const SETTLE = 140;
/** A space nearer to the window's edge than this is brought to its middle. */
const MARGIN = 40;

export class MapEye {
  level = $state<Level>('rooms');
  whole = $state(true);
  room = $state.raw({ width: 0, height: 0 });
  readonly box: { width: number; height: number };
  readonly #board: BoardName;
  readonly #compact: () => boolean;
  #at: Eye = { x: 0, y: 0, k: 0 };
  /** Somebody has moved the map by hand: it is theirs until the turn goes on. */
  held = false;
  #gliding = 0;
  /** What is moved, and the frame that shows on the small map what is seen. */
  world: HTMLElement | undefined = $state();
  frame: HTMLElement | undefined = $state();
  #drawnAt = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  readonly #fit = $derived.by(() => Math.min(this.room.width / this.box.width, this.room.height / this.box.height));
  /** As far off as can be: the whole board is seen. */
  readonly least = $derived(Math.min(this.#fit, LEVELS.far));
  readonly #near = $derived.by(() => (this.#compact() ? Math.max(this.#fit, COMPACT[this.#board]) : this.#fit));

  constructor(board: BoardName, compact: () => boolean) {
    this.#board = board;
    this.#compact = compact;
    this.box = BOXES[board];
  }

  get k(): number {
    return this.#at.k;
  }

  /** A point of the window on the board. */
  onBoard({ x, y }: { x: number; y: number }): { x: number; y: number } {
    return { x: (x - this.#at.x) / this.#at.k, y: (y - this.#at.y) / this.#at.k };
  }

  #bounded(eye: Eye): Eye {
    return within({ ...eye, k: Math.max(this.least, Math.min(NEAREST, eye.k)) }, this.room, this.box);
  }

  show(next: Eye): void {
    const eye = this.#bounded(next);
    this.#at = eye;
    if (this.world) this.world.style.transform = `translate(${eye.x}px, ${eye.y}px) scale(${eye.k})`;
    this.#settle();
    this.#framed();
    if (this.level !== levelAt(eye.k)) this.level = levelAt(eye.k);
    const all = eye.k <= this.#fit * WHOLE;
    if (this.whole !== all) this.whole = all;
  }

  /** The map is a layer of its own, moved without being painted. Only when it has come to rest at another size is it painted
   * anew, since until then it is the old picture, stretched. */
  #settle(): void {
    clearTimeout(this.#settling);
    const { world } = this;
    if (!world || this.#drawnAt === this.#at.k) return;
    this.#settling = setTimeout(() => {
      this.#drawnAt = this.#at.k;
      world.style.willChange = 'auto';
      requestAnimationFrame(() => (world.style.willChange = ''));
    }, SETTLE);
  }

  /** What is seen, on the small map, in hundredths of its width. */
  #framed(): void {
    const { frame } = this;
    if (!frame) return;
    const part = (units: number) => `${((Math.max(0, units) / this.box.width) * 100).toFixed(2)}cqw`;
    const { x, y } = this.onBoard({ x: 0, y: 0 });
    frame.style.transform = `translate(${part(x)}, ${part(y)})`;
    const [width, height] = [part(this.room.width / this.#at.k), part(this.room.height / this.#at.k)];
    if (frame.style.width !== width) frame.style.width = width;
    if (frame.style.height !== height) frame.style.height = height;
  }

  rest(): void {
    cancelAnimationFrame(this.#gliding);
  }

  glide(to: Eye, ms = 220): void {
    this.rest();
    const time = lessMotion() || !this.#at.k ? 0 : pace(ms);
    if (!time) return this.show(to);
    const from = this.#at;
    const end = this.#bounded(to);
    const start = performance.now();
    const go = (now: number) => {
      const u = Math.min(1, (now - start) / time);
      const e = 1 - (1 - u) ** 3;
      const part = (a: number, b: number) => a + (b - a) * e;
      this.show({ x: part(from.x, end.x), y: part(from.y, end.y), k: part(from.k, end.k) });
      if (u < 1) this.#gliding = requestAnimationFrame(go);
    };
    this.#gliding = requestAnimationFrame(go);
  }

  /** Glides until a point of the board is in the middle. */
  lookAt({ x, y }: { x: number; y: number }, k = this.#at.k): void {
    this.glide({ k, x: this.room.width / 2 - x * k, y: this.room.height / 2 - y * k });
  }

  centre(space: string, k = this.#at.k): void {
    const spot = SPOT.get(space);
    if (spot?.board === this.#board) this.lookAt(spot, k);
  }

  /** Moves the map only if the space is near its edge. */
  see(space: string): void {
    const spot = SPOT.get(space);
    if (!spot) return;
    const { x, y, k } = this.#at;
    const inside = (at: number, size: number) => at >= MARGIN && at <= size - MARGIN;
    if (!inside(spot.x * k + x, this.room.width) || !inside(spot.y * k + y, this.room.height)) this.centre(space);
  }

  zoomTo(k: number): void {
    this.glide(zoomed(this.#at, k, this.room.width / 2, this.room.height / 2));
  }

  /** Zooms at once, about a point of the window. */
  zoomAbout(k: number, x: number, y: number): void {
    this.show(zoomed(this.#at, Math.max(this.least, Math.min(NEAREST, k)), x, y));
  }

  moveBy(dx: number, dy: number): void {
    this.show({ ...this.#at, x: this.#at.x + dx, y: this.#at.y + dy });
  }

  goHome(space: string): void {
    this.held = false;
    const spot = SPOT.get(space);
    if (this.#near > this.#fit * WHOLE && spot?.board === this.#board) this.lookAt(spot, this.#near);
    else this.glide({ x: 0, y: 0, k: this.#near });
  }

  /** The window has another size: what is held stays, else home again. */
  resized(space: string): void {
    if (!this.room.width) return;
    if (this.held) this.show(this.#at);
    else this.goHome(space);
  }

  /** The turn has gone on to a space. */
  follow(space: string): void {
    this.held = false;
    if (this.room.width && !this.whole) this.centre(space);
  }
}
