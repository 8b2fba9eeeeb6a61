import { describe, expect, it } from 'vitest';
import { forSide, lines, partOf, resultOf, span } from '../src/lib/blocks';
import type { Block } from '../src/lib/blocks';

const said = (text: string): Block => ({ block: 'sentence', text });
const table: Block = {
  block: 'table',
  text: 'Roll a die: 1: nothing. 2–6: gain 1 Life.',
  before: 'Roll a die',
  rows: [
    { low: 1, high: 1, text: 'nothing' },
    { low: 2, high: 6, text: 'gain 1 Life' },
  ],
  after: '',
};
const parts = (by: 'side' | 'shop', ...named: [string, Block][]): Block => ({
  block: 'parts',
  text: named.map(([id, { text }]) => `${id}: ${text}`).join(' '),
  by,
  before: '',
  parts: named.map(([id, block]) => ({ id, name: id, blocks: [block] })),
});

describe('what a card says', () => {
  const sides = parts('side', ['order', said('Heal 1.')], ['death_eaters', said('Lose 1.')]);
  const shops = parts('shop', ['hogs_head', table], ['owlery', said('Buy an owl.')]);
  it('is a line for each block', () => {
    expect(lines([said('One.'), said('Two.')])).toEqual(['One.', 'Two.']);
    expect(lines(undefined)).toEqual([]);
  });
  it('is one’s own side’s, where both are told apart', () => {
    expect(lines(forSide([said('Draw 1.'), sides], 'order'))).toEqual(['Draw 1.', 'Heal 1.']);
    expect(forSide([sides], '')).toEqual([sides]);
    expect(forSide([shops], 'order')).toEqual([shops]);
  });
  it('has parts by shop', () => expect(lines(partOf([shops], 'owlery'))).toEqual(['Buy an owl.']));
  it('has the row of a result, inside a shop too', () => {
    expect(resultOf([said('No table.'), table], 1)).toBe('nothing');
    expect(resultOf([shops], 5)).toBe('gain 1 Life');
    expect(resultOf([table], 0)).toBe('');
  });
  it('prints ranges', () =>
    expect([1, 2].map((n, i) => span({ low: 1, high: n, text: String(i) }))).toEqual(['1', '1–2']));
});
