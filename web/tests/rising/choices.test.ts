import { describe, expect, it } from 'vitest';
import { fits, outcomeOf, parse, shortlist, takeable } from '../../src/boards/rising/choices';
import type { Option } from '../../src/lib/wire';

const option = (key: string, label = `option.${key.split(':')[0]}.more`): Option => ({
  key,
  label: { key: label, args: {} },
  target: null,
  about: [],
  way: [],
  to: '',
  detail: null,
  outlook: null,
});
const keys = (options: Option[]) => options.map(({ key }) => key);

/** A crowded roll: two dice, two cards, a headquarters, a healing token for two Wizards. */
const CROWD = [
  'fill:greyback',
  'assign:greyback:courage1',
  'assign:greyback:friendship1',
  'assign:luna:courage1',
  'assign:luna:friendship1',
  'assign:hq2:courage1',
  'use:trelawney',
  'token:heal_two:harry',
  'token:heal_two:ginny',
  'token:blue_die',
  'discard:purple',
  'discard:orange',
  'help',
  'stop',
]
  .map((key) => option(key))
  .concat(option('assign:hq1:courage1', 'option.assign.act'));

describe('an option is about a spot of the board', () => {
  it.each([
    ['assign:greyback:courage2', 'card:greyback'],
    ['assign:hq2:loyalty1', 'hq:2'],
    ['fill:voldemort', 'card:voldemort'],
    ['token:cleanse:hogsmeade', 'loc:hogsmeade'],
    ['token:knowledge:mrs_norris', 'card:mrs_norris'],
    ['token:knowledge:hq1', 'hq:1'],
    ['token:exchange', 'token:exchange'],
    ['travel:diagon', 'loc:diagon'],
    ['discard:blue', 'die:blue'],
    ['pick:blue_courage1', 'die:blue_courage1'],
    ['set:red_loyalty2:courage', 'die:red_loyalty2'],
    ['pick:all', null],
    ['roll', null],
    ['yes', null],
  ])('%s', (key, spot) => expect(parse(key).spot).toBe(spot));

  it('knows the die and the token it takes', () => {
    expect(parse('set:red_loyalty2:courage')).toMatchObject({ colour: 'red', face: 'loyalty2' });
    expect(parse('assign:luna:friendship1')).toMatchObject({ face: 'friendship1' });
    expect(parse('token:heal_two:harry')).toMatchObject({ token: 'heal_two' });
  });
});

describe('what is in the hand', () => {
  const courage = { die: { colour: 'purple', face: 'courage1' } };
  it('fits choices made with it', () => {
    expect(fits(parse('assign:luna:courage1'), courage)).toBe(true);
    expect(fits(parse('assign:luna:courage2'), courage)).toBe(false);
    expect(fits(parse('discard:purple'), courage)).toBe(true);
    expect(fits(parse('discard:blue'), courage)).toBe(false);
    expect(fits(parse('set:purple_courage1:loyalty'), courage)).toBe(true);
    expect(fits(parse('set:blue_courage1:loyalty'), courage)).toBe(false);
    expect(fits(parse('token:heal_two:harry'), { token: 'heal_two' })).toBe(true);
    expect(fits(parse('assign:luna:courage1'), { spot: 'card:luna' })).toBe(true);
  });

  it('says what can be taken up', () => {
    const can = takeable(CROWD);
    expect([...can.faces]).toEqual(['courage1', 'friendship1']);
    expect([...can.colours]).toEqual(['purple', 'orange']);
    expect([...can.tokens]).toEqual(['heal_two']);
  });
});

describe('the dock lists', () => {
  it('everything while that is little', () => {
    const few = CROWD.slice(0, 9);
    expect(shortlist(few, null, false)).toEqual(few);
  });
  it('whole moves first when there is much', () => {
    expect(keys(shortlist(CROWD, null, false))).toEqual([
      'fill:greyback',
      'use:trelawney',
      'token:blue_die',
      'help',
      'stop',
      'assign:hq1:courage1',
    ]);
  });
  it('everything on request, and nothing twice', () => {
    expect(shortlist(CROWD, null, true)).toEqual(CROWD);
  });
  it('what a die in hand can do, and how to stop', () => {
    const held = { die: { colour: 'orange', face: 'friendship1' } };
    expect(keys(shortlist(CROWD, held, false))).toEqual([
      'assign:greyback:friendship1',
      'assign:luna:friendship1',
      'discard:orange',
      'stop',
    ]);
  });
  it('what a card tapped can get', () => {
    expect(keys(shortlist(CROWD, { spot: 'card:luna' }, false))).toEqual([
      'assign:luna:courage1',
      'assign:luna:friendship1',
      'stop',
    ]);
  });
  it('everything where nothing would be left but to stop', () => {
    const stuck = [...'abcdefghi']
      .map((card) => option(`token:heal_two:${card}`))
      .concat(option('discard:blue'), option('help'), option('stop'));
    expect(shortlist(stuck, null, false)).toEqual(stuck);
  });
  it('never nothing', () => {
    const only = [...'abcdefghijk'].map((card) => option(`assign:${card}:courage1`));
    expect(shortlist(only, null, false)).toEqual(only);
    expect(shortlist(only, { token: 'exchange' }, false)).toEqual(only);
  });
});

it('reads from the words how placing ends', () => {
  expect(outcomeOf(option('fill:luna', 'option.fill.recruit'))).toBe('recruit');
  expect(outcomeOf(option('assign:luna:courage1', 'option.assign.one'))).toBe('one');
  expect(outcomeOf(option('roll', 'option.roll.again'))).toBe('');
});
