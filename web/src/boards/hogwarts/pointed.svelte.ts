// What somebody points at beside the map: a mission, an object. Its places are ringed on the map.
import type { Attachment } from 'svelte/attachments';

class Pointed {
  spaces = $state.raw<readonly string[]>([]);
}
export const pointed = new Pointed();

/** While this is pointed at or has the focus, these spaces are ringed. */
export const points =
  (spaces: () => readonly string[]): Attachment =>
  (node) => {
    // Not at once: what goes while it has the focus says so in the midst of drawing.
    const ring = (found: readonly string[]) => queueMicrotask(() => (pointed.spaces = found));
    const come = () => ring(spaces());
    const go = () => ring([]);
    const heard = { pointerenter: come, pointerleave: go, focusin: come, focusout: go };
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear);
      go();
    };
  };
