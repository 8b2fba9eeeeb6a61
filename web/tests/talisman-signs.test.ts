import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { arrow, neighbours } from '../src/boards/talisman/layout';
import { LANGUAGES } from '../src/lib/words';

const LOCALES = join(import.meta.dirname, '../../src/hallows/locales');

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
