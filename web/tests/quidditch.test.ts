// The pitch: where arrows lead, which way a flight goes, what the dock lists for the piece in hand.
import { describe, expect, it } from 'vitest';
import {
  actors,
  inPairs,
  likely,
  modes,
  pairs,
  places,
  shortlist,
  targets,
  wayTo,
} from '../src/boards/quidditch/choices';
import { arrow, at, edges, FIELD, frameOf, onTrack, walk, WHOLE } from '../src/boards/quidditch/layout';
import type { quidditch } from '../src/lib/wire';
import { option } from './option';

const spot = (to: string[], kind = 'field') => ({ name: '', kind, x: 0, y: 0, line: 0, to });
const SPACES: Record<string, quidditch.SpotDrawing> = {
  c5: spot(['b5', 'c6', 'd5', 'c4']),
  c4: spot(['c5']),
  b5: spot(['c5', 'c6', 'b7']),
  d5: spot(['c5', 'c6']),
  c6: spot(['c5', 'b5', 'd5', 'c7', 'b7'], 'centre'),
  c7: spot(['c6']),
  b7: spot(['b5', 'c6']),
};
const piece = (id: string, role: string, space: string, holds = '') => ({
  id,
  name: id.split('-')[1] ?? '',
  side: id.startsWith('home') ? 0 : 1,
  role,
  space,
  out: false,
  holds,
});
const view = {
  pieces: [
    piece('home-keeper', 'keeper', 'c1'),
    piece('home-chaser1', 'chaser', 'c5', 'quaffle'),
    piece('home-chaser2', 'chaser', 'b5'),
    piece('away-chaser1', 'chaser', 'c7'),
  ],
  quaffle: { space: 'c5', holder: 'home-chaser1' },
} as unknown as quidditch.View;
const steps: quidditch.Step[] = [
  { space: 'c6', cost: 1, before: 'c5', option: 'move:chaser1:c6' },
  { space: 'b7', cost: 2, before: 'c6', option: 'move:chaser1:b7' },
];
const aside = {
  reaches: [{ piece: 'home-chaser1', steps }],
  shots: [],
  flights: [],
  dodges: [],
  race: [],
} as unknown as NonNullable<quidditch.Aside>;
const fly = option('move:chaser1:c6', { about: ['piece:home-chaser1', 'spot:c6'], way: ['c6'], to: 'spot:c6' });
const pass = option('throw:b5', {
  about: ['piece:home-chaser1', 'spot:b5', 'piece:home-chaser2'],
  way: ['b5'],
  to: 'spot:b5',
});
const keeper = option('move:keeper:b1', { about: ['piece:home-keeper', 'spot:b1'], way: ['b1'], to: 'spot:b1' });
const end = option('end');
const options = [pass, fly, keeper, end];

describe('the layout', () => {
  it('follows dotted lines with the arrow keys, straight ahead if it can', () => {
    expect(walk('ArrowRight', 'c5', SPACES)).toBe('c6');
    expect(walk('ArrowUp', 'c5', SPACES)).toBe('b5');
    expect(walk('ArrowLeft', 'c7', SPACES)).toBe('c6');
    expect(walk('ArrowUp', 'c7', SPACES)).toBe('');
    expect(walk('Enter', 'c5', SPACES)).toBe('');
  });
  it('points where a step goes on the screen', () => {
    expect([arrow('c5', 'c6'), arrow('b5', 'c6'), arrow('c7', 'c6'), arrow('c5', 'b5'), arrow('c5', 'c5')]).toEqual([
      '→',
      '↘',
      '←',
      '↑',
      '',
    ]);
  });
  it('stretches the field across on narrow screens, and shows all of it for the race', () => {
    expect(frameOf(true, false)).toBe(FIELD);
    expect(frameOf(true, true).stretch).toBe(1);
    expect(frameOf(false, false)).toBe(WHOLE);
    expect(at('c5', FIELD)).toEqual(at('c5'));
    expect(at('a2', FIELD).y).toBeLessThan(at('a2').y);
  });
  it('draws every line once and ends the lap where it began', () => {
    expect(edges(SPACES)).toHaveLength(9);
    expect(onTrack(24)).toEqual(onTrack(0));
  });
});

describe('the piece in hand', () => {
  it('is whoever has the Quaffle', () => {
    expect(actors(options)).toEqual(['home-chaser1', 'home-keeper']);
    expect(likely(actors(options), view, () => 0)).toBe('home-chaser1');
    expect(likely(['home-keeper'], view, () => 0)).toBe('home-keeper');
  });
  it('can fly and throw', () => {
    expect(modes(options, 'home-chaser1', view, aside)).toEqual(['fly', 'pass']);
  });
  it('flies a way of several steps, one option each', () => {
    expect(wayTo(steps, 'b7').map(({ option: key }) => key)).toEqual(['move:chaser1:c6', 'move:chaser1:b7']);
    const found = targets(options, view, aside, 'home-chaser1', 'fly');
    expect(found.get('b7')).toEqual({ key: 'move:chaser1:c6', then: ['move:chaser1:b7'], cost: 2, kind: 'fly' });
    expect(found.has('b5')).toBe(false);
  });
  it('throws where the game lets it', () => {
    expect([...targets(options, view, aside, 'home-chaser1', 'pass')]).toEqual([
      ['b5', { key: 'throw:b5', then: [], cost: 1, kind: 'pass' }],
    ]);
  });
  it('decides what the dock lists; nothing in hand lists everything', () => {
    expect(shortlist(options, aside, 'home-chaser1')).toEqual([pass, fly, end]);
    expect(shortlist(options, aside, 'home-keeper')).toEqual([pass, keeper, end]);
    expect(shortlist(options, aside, '')).toEqual(options);
  });
});

it('settles a line-up of two by the second space', () => {
  const all = [
    option('beaters:a2:b2', { about: ['spot:a2', 'spot:b2'] }),
    option('beaters:a2:c2', { about: ['spot:a2', 'spot:c2'] }),
  ];
  expect([...places(all, []).keys()]).toEqual(['a2', 'b2', 'c2']);
  expect(places(all, []).get('a2')?.key).toBe('');
  expect([...places(all, ['a2'])].map(([space, { key }]) => [space, key])).toEqual([
    ['b2', 'beaters:a2:b2'],
    ['c2', 'beaters:a2:c2'],
  ]);
});

it('lists line-ups of two that are alike on both wings, then those with the space picked', () => {
  const of = (...spots: string[]) =>
    option(`beaters:${spots.join(':')}`, { about: spots.map((spot) => `spot:${spot}`) });
  const all = [of('a2', 'b2'), of('a2', 'e2'), of('b2', 'd2'), of('c2', 'd2')];
  expect(inPairs(all)).toBe(true);
  expect(inPairs([of('a2'), of('b2')])).toBe(false);
  expect(pairs(all, [])).toEqual([all[1], all[2]]);
  expect(pairs(all, ['d2'])).toEqual([all[2], all[3]]);
  const uneven = [of('a2', 'b2'), of('a2', 'c2')];
  expect(pairs(uneven, [])).toEqual(uneven);
});
