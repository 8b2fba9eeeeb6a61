import { describe, expect, it } from 'vitest';
import { fits, shortlist, spotOf, takeable } from '../../src/boards/rising/choices';
import type { Covering } from '../../src/boards/rising/choices';
import type { Option } from '../../src/lib/wire';
import { option } from '../option';

const keys = (options: Option[]) => options.map(({ key }) => key);
const assign = (spot: string, face: string, colour: string): Option =>
  option(`assign:${spot.split(':')[1]}:${face}`, { about: [spot, `die:${colour}_${face}`], to: spot });
const heal = (card: string): Option =>
  option(`token:heal_two:${card}`, { about: [`card:${card}`, 'spell:heal_two', 'seat:0'], to: `card:${card}` });

/** A crowded roll: two dice, two cards, a headquarters, a healing token for two Wizards. */
const CROWD = [
  option('fill:greyback', {
    about: ['card:greyback', 'die:purple_courage1', 'die:orange_friendship1'],
    to: 'card:greyback',
  }),
  assign('card:greyback', 'courage1', 'purple'),
  assign('card:greyback', 'friendship1', 'orange'),
  assign('card:luna', 'courage1', 'purple'),
  assign('card:luna', 'friendship1', 'orange'),
  assign('hq:office2', 'courage1', 'purple'),
  option('use:trelawney', { about: ['card:trelawney', 'seat:0'] }),
  heal('harry'),
  heal('ginny'),
  option('token:blue_die', { about: ['spell:blue_die'] }),
  option('discard:purple', { about: ['die:purple', 'die:purple_courage1'] }),
  option('discard:orange', { about: ['die:orange', 'die:orange_friendship1'] }),
  option('help'),
  option('stop'),
  assign('hq:office1', 'courage1', 'purple'),
];
const COVERING: Covering = {
  'assign:office1:courage1': { target: 'hq:office1', covers: ['courage'], left: [], ends: 'act' },
  'assign:office2:courage1': { target: 'hq:office2', covers: ['courage'], left: ['loyalty'], ends: null },
};
const list = (options: Option[], picked: string | null = null, all = false) =>
  shortlist(options, picked, all, COVERING);

it('an option lies at the spot it is about first', () => {
  expect(spotOf(CROWD[1] as Option)).toBe('card:greyback');
  expect(spotOf(option('roll'))).toBeNull();
});

describe('what is in the hand', () => {
  const made = (key: string, picked: string) => fits(CROWD.find((one) => one.key === key) as Option, picked);
  it('fits choices made with it', () => {
    expect(made('assign:luna:courage1', 'die:purple_courage1')).toBe(true);
    expect(made('assign:luna:friendship1', 'die:purple_courage1')).toBe(false);
    expect(made('discard:purple', 'die:purple_courage1')).toBe(true);
    expect(made('discard:orange', 'die:purple_courage1')).toBe(false);
    expect(made('token:heal_two:harry', 'spell:heal_two')).toBe(true);
    expect(made('assign:luna:courage1', 'card:luna')).toBe(true);
  });

  it('says what can be taken up', () => {
    const can = takeable(CROWD);
    expect(can).toContain('die:purple_courage1');
    expect(can).toContain('spell:heal_two');
    expect(can).not.toContain('spell:blue_die'); // acts by itself
    expect(takeable([option('pick:blue_courage1', { about: ['die:blue_courage1'] })]).size).toBe(0);
  });
});

describe('the dock lists', () => {
  it('everything while that is little', () => {
    const few = CROWD.slice(0, 9);
    expect(list(few)).toEqual(few);
  });
  it('whole moves first when there is much', () => {
    expect(keys(list(CROWD))).toEqual([
      'fill:greyback',
      'use:trelawney',
      'token:blue_die',
      'help',
      'stop',
      'assign:office1:courage1',
    ]);
  });
  it('everything on request, and nothing twice', () => {
    expect(list(CROWD, null, true)).toEqual(CROWD);
  });
  it('what a die in hand can do, and how to stop', () => {
    expect(keys(list(CROWD, 'die:orange_friendship1'))).toEqual([
      'assign:greyback:friendship1',
      'assign:luna:friendship1',
      'discard:orange',
      'stop',
    ]);
  });
  it('what a card tapped can get', () => {
    expect(keys(list(CROWD, 'card:luna'))).toEqual(['assign:luna:courage1', 'assign:luna:friendship1', 'stop']);
  });
  it('everything where nothing would be left but to stop', () => {
    const stuck = [...[...'abcdefghi'].map(heal), CROWD[10] as Option, option('help'), option('stop')];
    expect(list(stuck)).toEqual(stuck);
  });
  it('never nothing', () => {
    const only = [...'abcdefghijk'].map((card) => assign(`card:${card}`, 'courage1', 'purple'));
    expect(list(only)).toEqual(only);
    expect(list(only, 'spell:exchange')).toEqual(only);
  });
});
