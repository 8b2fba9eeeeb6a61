// One tab stop for everything on the board that can be chosen or read; arrow keys go to the nearest in that direction.
import type { Attachment } from 'svelte/attachments';

export interface Spot {
  x: number;
  y: number;
}

/** Where arrow keys point. */
export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the spot one step from `from`: ahead, and rather straight ahead. -1: none. */
export function nearest(spots: readonly Spot[], from: Spot, [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  for (const [i, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}

export const STOPS = '[data-stop]';

export const roving: Attachment<HTMLElement> = (root) => {
  const stops = () => [...root.querySelectorAll<HTMLElement>(STOPS)];
  const middle = (node: Element): Spot => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  function settle(): void {
    const all = stops();
    if (!all.length) return;
    const here =
      all.find((node) => node === document.activeElement) ??
      all.find((node) => 'option' in node.dataset) ??
      all.find((node) => node.tabIndex === 0) ??
      all[0];
    for (const node of all) {
      const want = node === here ? 0 : -1;
      if (node.tabIndex !== want) node.tabIndex = want;
    }
  }
  function keys(event: KeyboardEvent): void {
    const step = ARROWS[event.key];
    const from = (event.target as Element).closest<HTMLElement>(STOPS);
    if (!step || !from) return;
    const all = stops().filter((node) => node !== from && node.getClientRects().length > 0);
    const next = all[nearest(all.map(middle), middle(from), step)];
    event.preventDefault();
    next?.focus();
  }
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-option'] });
  root.addEventListener('keydown', keys);
  root.addEventListener('focusin', settle);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener('keydown', keys);
    root.removeEventListener('focusin', settle);
  };
};
