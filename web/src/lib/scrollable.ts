// Parts that scroll only when they must.
import type { Attachment } from 'svelte/attachments';

/** Looks again, once a frame, whenever the part or what is in it has another size: a look costs the page a layout. */
function watched(node: HTMLElement, look: () => void): () => void {
  let due = 0;
  const soon = () => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      look();
    });
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ['class', 'style'] });
  look();
  return () => {
    cancelAnimationFrame(due);
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Fades out at its lower edge while there is more below: no line is cut in half. */
export const fading: Attachment<HTMLElement> = (node) => {
  const look = () => {
    node.toggleAttribute('data-more', node.scrollTop + node.clientHeight < node.scrollHeight - 8);
  };
  node.addEventListener('scroll', look, { passive: true });
  const leave = watched(node, look);
  return () => {
    node.removeEventListener('scroll', look);
    leave();
  };
};

/** Can be reached by keyboard while it scrolls, and only then. */
export const scrollable: Attachment<HTMLElement> = (node) => {
  const leave = watched(node, () => {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  const stop = fading(node);
  return () => {
    leave();
    stop?.();
  };
};
