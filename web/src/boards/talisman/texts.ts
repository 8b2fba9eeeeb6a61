// Texts of the content as they concern one player.
import { forSide, lines } from '../../lib/blocks';
import type { Words } from '../../lib/words';
import type { Content } from './props';

/** A sheet's starting values in a line. */
export function dials(content: Content, words: Words, sheet: string): string {
  const its = content.sheets[sheet];
  if (!its) return '';
  return (['magic', 'might', 'life', 'fate'] as const)
    .map((stat) => `${words.format(`talisman-board-${stat}`)} ${its[stat]}`)
    .join(' · ');
}

/** A space's text as it concerns this hero. */
export function spaceText(content: Content, id: string, side: string): string[] {
  return lines(forSide(content.spaces[id]?.blocks, side));
}
