// Hands on a map: dragging with one finger or the mouse, pinching with two, the wheel.
import type { Attachment } from 'svelte/attachments';
import { tips } from '../../lib/tips.svelte';
import type { MapEye } from './eye.svelte';

interface Point {
  x: number;
  y: number;
}
/** A press that moved less than this is a click. */
const DRAG = 6;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** `clicked` is told where on the board somebody clicked beside everything that can be clicked. */
export function hands(eye: MapEye, clicked: (at: Point) => void): Attachment<HTMLElement> {
  return (root) => {
    const touches = new Map<number, Point>();
    let moved = 0;
    const local = (event: MouseEvent): Point => {
      const box = root.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent) => {
      if (event.button) return;
      if (!touches.size) moved = 0;
      touches.set(event.pointerId, local(event));
      eye.rest();
    };
    const drag = (event: PointerEvent) => {
      const before = touches.get(event.pointerId);
      if (!before) return;
      const now = local(event);
      moved += distance(now, before);
      touches.set(event.pointerId, now);
      if (moved < DRAG) return;
      if (!root.hasPointerCapture(event.pointerId)) {
        root.setPointerCapture(event.pointerId);
        tips.close();
      }
      eye.held = true;
      const [other] = [...touches].filter(([one]) => one !== event.pointerId).map(([, at]) => at);
      if (other) eye.zoomAbout((eye.k * distance(now, other)) / (distance(before, other) || 1), other.x, other.y);
      else eye.moveBy(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent) => touches.delete(event.pointerId);
    /** A click that ended a drag is none. */
    const click = (event: MouseEvent) => {
      if (moved >= DRAG) {
        event.stopPropagation();
        event.preventDefault();
      } else if (!(event.target as Element).closest('[data-space], button, circle[cursor]')) {
        clicked(eye.onBoard(local(event)));
      }
    };
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      eye.held = true;
      eye.rest();
      const at = local(event);
      eye.zoomAbout(eye.k * 1.0016 ** -event.deltaY, at.x, at.y);
    };
    const gone = new AbortController();
    const { signal } = gone;
    root.addEventListener('pointerdown', down, { signal });
    root.addEventListener('pointermove', drag, { signal });
    root.addEventListener('pointerup', up, { signal });
    root.addEventListener('pointercancel', up, { signal });
    root.addEventListener('wheel', turn, { signal, passive: false });
    root.addEventListener('click', click, { signal, capture: true });
    return () => gone.abort();
  };
}
