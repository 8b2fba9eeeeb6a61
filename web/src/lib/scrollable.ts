// A part that scrolls only when it must: then, and only then, it can be reached by keyboard.
import type { Attachment } from 'svelte/attachments';

export const scrollable: Attachment<HTMLElement> = (node) => {
  const look = () => {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ['class', 'style'] });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
