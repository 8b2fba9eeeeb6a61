import { describe, expect, it } from 'vitest';
import { listed } from '../src/boards/board';
import type { Board } from '../src/boards/board';
import { shortened } from '../src/boards/hogwarts/places';
import type { Option } from '../src/lib/wire';
import { dockLines, tall } from '../src/shell/lines';
import { option } from './option';

const ALL = ['roll', 'Accio', 'accio again', 'stop'].map((key) => option(key));
const pick = (...at: number[]) => at.map((i) => ALL[i] as Option);
const lines = (shown: Option[], typed = '', hinted: string | null = null) =>
  dockLines(ALL, shown, ({ key }) => key, typed, hinted).map(({ n, text }) => `${n} ${text}`);

describe('what the dock lists', () => {
  it('is everything, unless the board has a short list', () => {
    expect(listed({} as Board, ALL, null)).toBe(ALL);
    expect(listed({ shortlist: () => pick(3, 1) } as unknown as Board, ALL, null)).toEqual(pick(3, 1));
  });

  it('is of many spaces the first ones the game names, and whatever is no space', () => {
    const ends = ['stop', 'Accio', 'roll'];
    expect(shortened(ALL, ends, 2)).toEqual(pick(3, 1, 2));
    expect(shortened(ALL, ends, 3)).toBe(ALL);
  });

  it('is numbered in the order of that list', () => {
    expect(lines(ALL)).toEqual(['1 roll', '2 Accio', '3 accio again', '4 stop']);
    expect(lines(pick(3, 1))).toEqual(['1 stop', '2 Accio']);
  });

  it('keeps its numbers while somebody types to find something', () => {
    expect(lines(ALL, ' ACCIO ')).toEqual(['2 Accio', '3 accio again']);
    expect(lines(ALL, 'nothing like it')).toEqual([]);
  });

  it('has the hinted option, whatever is typed or left out', () => {
    expect(lines(ALL, 'accio', 'stop')).toEqual(['2 Accio', '3 accio again', '4 stop']);
    expect(lines(pick(0), '', 'Accio')).toEqual(['1 roll', '0 Accio']);
    expect(lines(pick(0, 1), '', 'Accio')).toEqual(['1 roll', '2 Accio']);
  });
});

describe('a label beside another', () => {
  it('has a row of its own if it would take three lines', () => {
    expect(tall('Rzuć kafla ścigającemu 3')).toBe(false);
    expect(tall('Throw the Quaffle to Chaser 3 on C10')).toBe(false);
    expect(tall('Buy Bertie Bott’s Every Flavour Beans for 3 Galleons')).toBe(true);
    expect(tall('Roll')).toBe(false);
  });
});
