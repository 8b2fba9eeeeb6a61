import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ledger } from '../src/boards/talisman/ledger';
import { aboutName, forSide, tableIn } from '../src/boards/talisman/lore';
import { arrow, neighbours, waysFrom } from '../src/boards/talisman/way';
import type { talisman } from '../src/lib/wire';
import { LANGUAGES, makeBundle, Words } from '../src/lib/words';

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

describe('ways round the rings', () => {
  it('run both ways, over the first space too', () => {
    expect(waysFrom('kings_cross', 2)).toEqual({
      clockwise: 'grimmauld_place_12',
      counterclockwise: 'london_streets_e',
    });
    expect(arrow('kings_cross', 'london_streets_e', 2)).toBe('↺');
    expect(neighbours('azkaban')).toEqual(['kings_cross', 'grimmauld_place_12']);
  });
  it('are not guessed in the Castle', () => expect(waysFrom('charms_classroom', 2)).toBeNull());
});

describe('a Battle line by line', () => {
  const words = new Words(
    'en',
    makeBundle(
      'en',
      ['talisman-board.ftl', 'talisman-names.ftl'].map((file) => readFileSync(join(LOCALES, 'en', file), 'utf8')),
    ),
    'talisman',
  );
  const side = (more: Partial<talisman.SideView>): talisman.SideView => ({
    seat: 0,
    names: [],
    stat: 8,
    modifier: 0,
    die: 0,
    score: 0,
    bonuses: [{ source: 'card:wand', n: 1 }],
    ...more,
  });
  const hero = {
    magic: { start: 4, dial: 6, total: 7, parts: [{ source: 'card:nymphadora_tonks', n: 1 }] },
  } as unknown as talisman.HeroView;
  const view = { battle: { stat: 'magic' }, heroes: [hero] } as unknown as talisman.View;
  it('names the dial and everything that adds to it', () => {
    expect(ledger(view, {}, words, side({ modifier: -1 })).map(({ what, n }) => [what, n])).toEqual([
      ['Magic dial', 6],
      ['Nymphadora Tonks', 1],
      ['Wand', 1],
      ['Advantage and others', -1],
    ]);
  });
  it('shows the whole where the parts do not make it', () => {
    expect(ledger(view, {}, words, side({ stat: 1 })).map(({ what, n }) => [what, n])).toEqual([['Magic', 1]]);
  });
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
