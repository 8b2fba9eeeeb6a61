// Every card's short text can be said in every language, from the real content and the real words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Brief } from '../../src/boards/rising/brief';
import type { Effect } from '../../src/boards/rising/view';
import { LANGUAGES, makeBundle, Words } from '../../src/lib/words';
import type { Language } from '../../src/lib/words';

const locales = join(import.meta.dirname, '../../../src/hallows/locales');
function words(lang: Language): Words {
  const files = ['hallows', 'rising', 'rising-board', 'rising-content', 'rising-names'];
  const texts = files.flatMap((name) => {
    try {
      return [readFileSync(join(locales, lang, `${name}.ftl`), 'utf8')];
    } catch {
      return [];
    }
  });
  return new Words(lang, makeBundle(lang, texts), 'rising');
}

const heal = (amount: number, wizards: number, whose: string): Effect => ({ kind: 'heal', amount, wizards, whose });
const ABILITIES: Effect[] = [
  { kind: 'pool_die', colours: ['red'] },
  { kind: 'pool_die', colours: ['purple'], needs: { affiliation: 'army', other: true } },
  { kind: 'pool_die', colours: ['blue'], needs: { affiliation: 'hogwarts' } },
  { kind: 'pool_die', colours: ['orange', 'red'], needs: { family: 'weasley', cards: ['fleur'], other: true } },
  { kind: 'pool_die', colours: ['orange'], needs: { cards: ['harry', 'hermione'] } },
  { kind: 'reroll', most: 0 },
  { kind: 'reroll', most: 1 },
  { kind: 'set_face', traits: ['courage'] },
  { kind: 'set_face', traits: ['courage', 'friendship'] },
  { kind: 'wound', damage: 1, effects: [{ kind: 'draw', amount: 1 }] },
  { kind: 'move' },
  {
    kind: 'paid',
    effects: [heal(1, 2, 'own'), heal(1, 0, 'own'), heal(2, 1, 'any'), heal(1, 2, 'any'), heal(1, 1, 'own')],
  },
  {
    kind: 'paid',
    effects: [
      { kind: 'clean', amount: 1 },
      { kind: 'clean', amount: 1, more: 2, more_at: 'hogsmeade' },
      { kind: 'hit', amount: 1 },
    ],
  },
  {
    kind: 'paid',
    effects: [
      { kind: 'heal_each', amount: 1, more: 2, affiliation: 'army' },
      { kind: 'others_draw', amount: 1, affiliation: 'hogwarts', at_least: 2 },
    ],
  },
];
const VILLAINY: Effect[] = [
  ...['active', 'each_team', 'board', 'here'].flatMap((whom) =>
    ['all', 'most', 'fewest'].flatMap((among) =>
      [undefined, 'order'].map((affiliation): Effect => ({ kind: 'damage', amount: 1, whom, among, affiliation })),
    ),
  ),
  { kind: 'damage', amount: 1, whom: 'board', where: 'hogsmeade' },
  { kind: 'corrupt', amount: 1, where: 'here' },
  { kind: 'corrupt', amount: 1, where: 'diagon' },
  { kind: 'corrupt', amount: 1, where: 'each_with_death_eater' },
  { kind: 'restore', amount: 1 },
  { kind: 'lose_spell', amount: 1, who: 'active' },
  { kind: 'lose_spell', amount: 1, who: 'each' },
  { kind: 'harder', amount: 1, trait: 'courage' },
  { kind: 'no_spells' },
  { kind: 'heal_limit', wizards: 1 },
  { kind: 'lose_die', amount: 1 },
];
const TOKENS: Effect[] = [
  { kind: 'symbol', trait: 'knowledge' },
  { kind: 'add_die', colour: 'blue' },
  { kind: 'exchange' },
  { kind: 'cleanse', amount: 1 },
  heal(2, 1, 'any'),
  heal(1, 2, 'any'),
];

describe.each(LANGUAGES)('in %s', (lang) => {
  const said = words(lang);
  const brief = new Brief(said);
  it('nothing is missing', () => {
    const texts = [
      ...ABILITIES.flatMap((one) => brief.ability(one)),
      ...VILLAINY.map((one) => brief.villainy(one)),
      ...TOKENS.map((one) => brief.token(one)),
    ];
    expect([...said.missing]).toEqual([]);
    for (const text of texts) expect(text).toMatch(/^[^{}‹›]+$/);
  });
  it('stays brief', () => {
    const texts = [...ABILITIES.flatMap((one) => brief.ability(one)), ...VILLAINY.map((one) => brief.villainy(one))];
    for (const text of texts) expect(text.length, text).toBeLessThan(90);
    for (const token of TOKENS) expect(brief.token(token).length).toBeLessThan(26);
  });
});

it('says what is meant', () => {
  const brief = new Brief(words('en'));
  expect(brief.ability(ABILITIES[1] as Effect)).toEqual(['With another D.A. Wizard: +1 purple die']);
  expect(brief.ability(ABILITIES[3] as Effect)).toEqual([
    'With another Weasley or Fleur Delacour: +1 orange or red die',
  ]);
  expect(brief.villainy({ kind: 'damage', amount: 1, whom: 'each_team', among: 'most' })).toBe(
    'In each team: 1 Damage to the most damaged',
  );
  expect(brief.otherwise({ kind: 'damage', otherwise: { kind: 'corrupt', amount: 1 } })).toBe('if none: +1 Corruption');
  expect(brief.otherwise({ kind: 'damage' })).toBeNull();
});
