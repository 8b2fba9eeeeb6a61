// Text that may be longer than its card: set a little smaller, and left to the explanation if it still does not fit.
import type { Attachment } from 'svelte/attachments';

const LEVELS = 3;
/** Tight lines reach a little below their box: this much of their size. */
const SLACK = 0.18;

export const fit: Attachment<HTMLElement> = (node) => {
  let busy = false;
  function measure(): void {
    if (busy) return;
    busy = true;
    for (let level = 0; level <= LEVELS; level += 1) {
      node.dataset.fit = String(level);
      const text = node.querySelector('.text');
      const spills =
        text !== null &&
        text.scrollHeight > text.clientHeight + SLACK * Number.parseFloat(getComputedStyle(text).fontSize);
      if (!spills && node.scrollHeight <= node.clientHeight + 1) break;
    }
    busy = false;
  }
  if (typeof ResizeObserver === 'undefined') return;
  const size = new ResizeObserver(measure);
  size.observe(node);
  const words = new MutationObserver(measure);
  words.observe(node, { childList: true, subtree: true, characterData: true });
  void document.fonts?.ready.then(measure);
  return () => {
    size.disconnect();
    words.disconnect();
  };
};
