import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aboutName, forSide, tableIn } from '../src/boards/talisman/lore';
import { arrow, neighbours } from '../src/boards/talisman/layout';
import { LANGUAGES } from '../src/lib/words';

const LOCALES = join(import.meta.dirname, '../../src/hallows/locales');

describe('tables of die results', () => {
  it('are found in a text, with what stands before and after', () => {
    expect(tableIn('Roll a die: 1: lose 1 Fate. 2–4: nothing happens. 5: gain 1 Fate. This card stays here.')).toEqual({
      before: 'Roll a die',
      rows: [
        { from: 1, to: 1, text: 'lose 1 Fate' },
        { from: 2, to: 4, text: 'nothing happens' },
        { from: 5, to: 5, text: 'gain 1 Fate' },
      ],
      after: 'This card stays here.',
    });
  });
  it('may stand in brackets', () => {
    const found = tableIn(
      'choose one: take Fate; or roll a die (1–4: nothing happens; 5: gain 1 Life; 6: gain 1 Spell). Then go.',
    );
    expect(found?.before).toBe('choose one: take Fate; or roll a die');
    expect(found?.rows.map(({ text }) => text)).toEqual(['nothing happens', 'gain 1 Life', 'gain 1 Spell']);
    expect(found?.after).toBe('Then go.');
  });
  it('keep a colon of their own, and go up to twelve', () => {
    expect(tableIn('Roll 2 dice: 2: lose 2 Life. 11: a find: gain 2 Fate. 12: gain 2 Life.')?.rows).toEqual([
      { from: 2, to: 2, text: 'lose 2 Life' },
      { from: 11, to: 11, text: 'a find: gain 2 Fate' },
      { from: 12, to: 12, text: 'gain 2 Life' },
    ]);
  });
  it('are not seen where there are none', () => {
    expect(tableIn('Draw until 1 card lies here.')).toBeNull();
    expect(tableIn('roll a die (5–6: heal 1 Life).')).toBeNull();
  });
});

it('a text for both sides is cut to one', () => {
  const text = 'Order of the Phoenix: lose 1 Life. Death Eaters: choose one of these.';
  expect(forSide(text, 'Order of the Phoenix', 'Death Eaters')).toBe('Lose 1 Life.');
  expect(forSide(text, 'Death Eaters', 'Order of the Phoenix')).toBe('Choose one of these.');
  expect(forSide('Draw until 1 card lies here.', 'Death Eaters', 'Order of the Phoenix')).toBe(
    'Draw until 1 card lies here.',
  );
});

it('a shop is found by its name', () =>
  expect(aboutName(['Visit one:', 'Hog’s Head: Roll a die.'], 'Hog’s Head')).toBe('Roll a die.'));

it('an arrow says which way round a walk sets out', () => {
  expect(arrow('kings_cross', 'azkaban')).toBe('↻');
  expect(arrow('azkaban', 'kings_cross')).toBe('↺');
  expect(arrow('kings_cross', 'hogsmeade_station')).toBe('');
  expect(arrow('charms_classroom', undefined)).toBe('');
  expect(neighbours('azkaban')).toEqual(['kings_cross', 'grimmauld_place_12']);
});

it.each(LANGUAGES)('every reason for a question in %s is for a question there is', (lang) => {
  for (const game of ['talisman', 'rising']) {
    const read = (file: string) => readFileSync(join(LOCALES, lang, `${game}${file}.ftl`), 'utf8');
    const asked = new Set([...read('').matchAll(/^(\w+-prompt-[\w-]+) =/gm)].map(([, id]) => id));
    const whys = [...read('-board').matchAll(/^(\w+-prompt-[\w-]+)-why =/gm)].map(([, id]) => id);
    expect(whys.length).toBeGreaterThan(5);
    expect(whys.filter((id) => !asked.has(id))).toEqual([]);
  }
});
