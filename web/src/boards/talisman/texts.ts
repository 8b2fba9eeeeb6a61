// Texts of the content as they concern one player.
import type { Content } from '../../lib/api';
import type { Words } from '../../lib/words';
import { aboutName, forSide } from './lore';
import { textOf } from './things';

/** A sheet's starting values in a line. */
export function dials(content: Content, words: Words, sheet: string): string {
  const its = content.sheets?.[sheet];
  if (!its) return '';
  return ['magic', 'might', 'life', 'fate']
    .map((stat) => `${words.format(`talisman-board-${stat}`)} ${String(its[stat] ?? '')}`)
    .join(' · ');
}

/** A space's text as it concerns this hero. */
export function spaceText(content: Content, words: Words, id: string, side: string): string[] {
  const other = Object.keys(content.sides ?? {}).find((one) => one !== side) ?? '';
  const name = (one: string) => (one ? words.name(`side:${one}`) : '');
  return textOf(content.spaces?.[id]).map((line) => forSide(line, side ? name(side) : '', name(other)));
}

/** What a space or card says about one of its shops. */
export function shopText(lines: readonly string[], words: Words, shop: string): string {
  return words.has(`talisman-shop-${shop.replace(/_/g, '-')}`) ? aboutName(lines, words.name(`shop:${shop}`)) : '';
}
