// Explanations: one card that opens by hover, focus or a long press on anything that carries `explain`.
import type { Attachment } from 'svelte/attachments';

export interface Tip {
  title: string;
  /** A second line, such as a card's kind. */
  kind?: string;
  icon?: string;
  /** A person's id: their portrait instead of the icon. */
  face?: string;
  lines?: string[];
  rules?: string[];
}

interface Shown {
  /** Made anew whenever what it tells changes, the language for instance. */
  make: () => Tip | null;
  box: DOMRect;
  by: Element;
}

/** Opening and closing have a timer each, and nobody stops another's: what is left goes away, whatever else happens. */
export class Tips {
  shown = $state.raw<Shown | null>(null);
  #opening: { by: Element; timer: ReturnType<typeof setTimeout> } | null = null;
  #closing: ReturnType<typeof setTimeout> | undefined;

  open(by: Element, tip: Tip | (() => Tip | null), after = 0): void {
    const make = typeof tip === 'function' ? tip : () => tip;
    this.#forget();
    if (this.shown?.by === by) clearTimeout(this.#closing);
    const show = () => {
      this.#opening = null;
      if (!by.isConnected) return;
      clearTimeout(this.#closing);
      this.shown = { make, box: by.getBoundingClientRect(), by };
    };
    this.#opening = { by, timer: setTimeout(show, after) };
  }

  close(by?: Element, after = 0): void {
    if (!by || this.#opening?.by === by) this.#forget();
    if (by && this.shown?.by !== by) return;
    clearTimeout(this.#closing);
    if (!after) this.shown = null;
    else this.#closing = setTimeout(() => (this.shown = null), after);
  }

  hold(): void {
    clearTimeout(this.#closing);
  }

  #forget(): void {
    clearTimeout(this.#opening?.timer);
    this.#opening = null;
  }
}
export const tips = new Tips();

const LONG_PRESS = 450;

/** Where the pointer was last moved to: what slides under a pointer that lies still explains nothing. */
const pointer = { x: NaN, y: NaN };
if (typeof window !== 'undefined')
  window.addEventListener(
    'pointermove',
    (event) => {
      pointer.x = event.screenX;
      pointer.y = event.screenY;
    },
    { capture: true, passive: true },
  );

export function explain(make: () => Tip | null): Attachment<Element> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let still = { x: NaN, y: NaN };
    const open = (after: number) => {
      if (make()) tips.open(node, make, after);
    };
    const enter = (event: Event) => {
      const { pointerType, screenX, screenY } = event as PointerEvent;
      if (pointerType === 'touch') return;
      if (screenX !== pointer.x || screenY !== pointer.y) return open(280);
      still = { x: screenX, y: screenY };
      node.addEventListener('pointermove', moved);
    };
    const moved = (event: Event) => {
      const { screenX, screenY } = event as PointerEvent;
      if (screenX === still.x && screenY === still.y) return;
      node.removeEventListener('pointermove', moved);
      open(280);
    };
    const leave = (event: Event) => {
      node.removeEventListener('pointermove', moved);
      if ((event as PointerEvent).pointerType !== 'touch') tips.close(node, 160);
    };
    const focus = () => node.matches(':focus-visible') && open(120);
    // Not at once: what goes while it has the focus is left in the midst of drawing.
    const blur = () => queueMicrotask(() => tips.close(node));
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'touch') return;
      press = setTimeout(() => {
        open(0);
        node.addEventListener('click', swallow, { capture: true, once: true });
      }, LONG_PRESS);
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const up = () => clearTimeout(press);
    const pairs: [string, (event: Event) => unknown][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['focus', focus],
      ['blur', blur],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
    ];
    for (const [name, hear] of pairs) node.addEventListener(name, hear);
    return () => {
      clearTimeout(press);
      tips.close(node);
      for (const [name, hear] of pairs) node.removeEventListener(name, hear);
    };
  };
}

/** Explains, and opens its explanation at a tap: for what is there to be read only. */
export function tells(make: () => Tip | null): Attachment<Element> {
  const explains = explain(make);
  return (node) => {
    const open = () => tips.open(node, make);
    node.addEventListener('click', open);
    const gone = explains(node);
    return () => {
      gone?.();
      node.removeEventListener('click', open);
    };
  };
}
