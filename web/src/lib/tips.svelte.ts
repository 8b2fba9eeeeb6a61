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

class Tips {
  shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(by: Element, tip: Tip | (() => Tip | null), after = 0): void {
    const make = typeof tip === 'function' ? tip : () => tip;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = { make, box: by.getBoundingClientRect(), by }), after);
  }

  close(by?: Element, after = 0): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!by || this.shown?.by === by) this.shown = null;
    }, after);
  }

  hold(): void {
    clearTimeout(this.#timer);
  }
}
export const tips = new Tips();

const LONG_PRESS = 450;

export function explain(make: () => Tip | null): Attachment<Element> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    const open = (after: number) => {
      if (make()) tips.open(node, make, after);
    };
    const enter = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && open(280);
    const leave = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && tips.close(node, 160);
    const focus = () => node.matches(':focus-visible') && open(120);
    const blur = () => tips.close(node);
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
