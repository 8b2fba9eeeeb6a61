// What a card says, as the game sends it: sentences, tables of dice, and parts by side, shop or choice.
import type { talisman } from './wire';

export type Block = talisman.CardDrawing['blocks'][number];
export type Row = talisman.RollRow;

/** The plain words, a line for each block. */
export function lines(blocks: readonly Block[] | undefined): string[] {
  return (blocks ?? []).map(({ text }) => text);
}

/** The blocks of one part: of a side, a shop, a choice. */
export function partOf(blocks: readonly Block[], id: string): Block[] {
  return blocks.flatMap((block) =>
    block.block === 'parts' ? (block.parts.find((part) => part.id === id)?.blocks ?? []) : [],
  );
}

/** The blocks as they concern one side: where both are told apart, only its own. */
export function forSide(blocks: readonly Block[] | undefined, side: string): Block[] {
  return (blocks ?? []).flatMap((block) =>
    block.block === 'parts' && block.by === 'side' && side ? partOf([block], side) : [block],
  );
}

/** What a result brings, by the tables there are, inside parts too. */
export function resultOf(blocks: readonly Block[], total: number): string {
  for (const block of blocks) {
    const rows = block.block === 'table' ? block.rows : [];
    const found = rows.find((row) => hits(row, total))?.text;
    const inside =
      block.block === 'parts'
        ? resultOf(
            block.parts.flatMap((part) => part.blocks),
            total,
          )
        : '';
    if (found || inside) return found ?? inside;
  }
  return '';
}

export function hits({ low, high }: Row, total: number): boolean {
  return low <= total && total <= high;
}

export function span({ low, high }: Row): string {
  return low === high ? String(low) : `${low}–${high}`;
}
