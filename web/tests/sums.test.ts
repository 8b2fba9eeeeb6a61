import { describe, expect, it } from 'vitest';
import { signed, sumsOf, throwOf } from '../src/lib/sums';
import { makeBundle, Words } from '../src/lib/words';
import type { Event } from '../src/lib/wire';

const words = new Words(
  'en',
  makeBundle('en', [
    [
      'hallows-list = { $first } and { $last }',
      'game-event-battle-scores = { $who } scores { $mine } against { $theirs }.',
      'game-event-battle-scores-mine = Score of { $who }',
      'game-stat-might = Might',
      'game-card-wand = Wand',
      'game-card-troll = Troll',
      'game-part-die = Die',
      'game-prompt-chance-attack = Attack roll',
    ].join('\n'),
  ]),
  'game',
  ['Ola', 'Bo'],
);
const event = (key: string, args: Event['args'], thrown: Event['thrown'] = null): Event => ({
  n: 0,
  v: 0,
  key,
  args,
  rule: '',
  of: 'game',
  thrown,
  beat: null,
});
const SCORES = event('battle.scores', {
  who: 'seat:0',
  mine: 8,
  mine_parts: [
    ['stat:might', 4],
    ['card:wand', -1],
    ['part:die', 5],
  ],
  theirs: 7,
  theirs_parts: [
    ['card:troll', 6],
    ['part:die', 1],
  ],
});

describe('how a number came about', () => {
  it('is in the event: the summands of every number that has them', () => {
    const [mine, theirs] = sumsOf(words, SCORES, null);
    expect(mine).toEqual({
      title: 'Score of Ola',
      total: 8,
      parts: [
        { what: 'Might', n: 4, die: false },
        { what: 'Wand', n: -1, die: false },
        { what: 'Die', n: 5, die: true },
      ],
    });
    expect(theirs).toMatchObject({ title: '', total: 7 });
  });

  it('is nothing where an event tells no summands', () => {
    expect(sumsOf(words, event('moved', { who: 'seat:0', n: 4 }), null)).toEqual([]);
    expect(sumsOf(words, event('odd', { mine_parts: [['stat:might', 4]] }), null)).toEqual([]);
    expect(sumsOf(words, event('odd', { mine: 1, mine_parts: [] }), null)).toEqual([]);
  });

  it('is written with signs, the first summand without', () => {
    expect([signed(4, 0), signed(-1, 0), signed(-1, 1), signed(5, 2)]).toEqual(['4', '−1', '−1', '+5']);
  });
});

describe('a throw', () => {
  const thrown = (label: string, faces: number[]) =>
    event(`rolled.${label}`, { who: 'seat:0', faces }, { label, faces, sides: 6, seat: 0 });
  it('unfolds to its dice and what they were for, if there are several', () => {
    expect(throwOf(words, thrown('attack', [2, 6]))).toEqual({ purpose: 'Attack roll', faces: [2, 6] });
    expect(throwOf(words, thrown('attack', [2]))).toBe(null);
    expect(throwOf(words, thrown('unheard', [2, 3]))).toBe(null);
    expect(throwOf(words, SCORES)).toBe(null);
  });
});
