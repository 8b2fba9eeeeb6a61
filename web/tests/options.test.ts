import { describe, expect, it } from 'vitest';
import { fairTeams, gameOptions, inUse, seatTeams, spread, teamsOf } from '../src/lib/options';
import type { GameOption } from '../src/lib/options';

const rising = { $ref: '#/$defs/Options', $defs: { Options: { properties: { teams_of: { type: 'array' } } } } };

describe('one person with several seats', () => {
  it('is said to a game that asks', () => {
    expect(teamsOf(rising, ['me', 'greedy', 'me', 'here'])).toEqual({ teams_of: [0, 1, 0, 3] });
    expect(teamsOf(rising, ['greedy', 'me', 'me'])).toEqual({ teams_of: [0, 1, 1] });
  });
  it('is not said where everybody has one seat, or the game does not ask', () => {
    expect(teamsOf(rising, ['me', 'here', 'open'])).toEqual({});
    expect(teamsOf(rising, ['open', 'greedy'])).toEqual({});
    expect(teamsOf({ properties: {} }, ['me', 'me'])).toEqual({});
  });
});

const cup = {
  properties: {
    variant: { enum: ['solo', 'team', 'underage'], 'x-order': ['underage', 'team', 'solo'], default: 'underage' },
    solo_rules: { enum: ['a', 'b'], default: 'a', 'x-when': { variant: ['solo'] } },
    teams: {
      type: 'array',
      default: [],
      'x-of': 'teams',
      'x-sizes': [2, 3],
      'x-usual': { 2: 1, 4: 2, 7: 3 },
      'x-when': { variant: ['team'] },
    },
    swap: { type: 'boolean', default: true },
    secret: { type: 'boolean', default: true },
  },
};
const options = gameOptions(cup, (key) => key !== 'secret');
const teams = options.find((option) => option.key === 'teams') as GameOption;

describe('a form of options', () => {
  it('has those with words, choices in the order the game gives', () => {
    expect(options.map(({ key, kind }) => [key, kind])).toEqual([
      ['variant', 'choice'],
      ['solo_rules', 'choice'],
      ['teams', 'teams'],
      ['swap', 'bool'],
    ]);
    expect(options[0]?.choices).toEqual(['underage', 'team', 'solo']);
    expect(options[1]?.choices).toEqual(['a', 'b']);
  });
  it('shows what is of use with the values chosen', () => {
    const keys = (values: Record<string, string>) => inUse(options, values).map(({ key }) => key);
    expect(keys({})).toEqual(['variant', 'swap']);
    expect(keys({ variant: 'solo' })).toEqual(['variant', 'solo_rules', 'swap']);
    expect(keys({ variant: 'team' })).toEqual(['variant', 'teams', 'swap']);
  });
});

describe('teams', () => {
  it('are as usual until somebody chooses, and again when seats come or go', () => {
    expect(seatTeams(teams, [], 4)).toEqual([0, 1, 0, 1]);
    expect(seatTeams(teams, [0, 1, 1, 0], 4)).toEqual([0, 1, 1, 0]);
    expect(seatTeams(teams, [0, 1, 1, 0], 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(seatTeams(teams, [], 2)).toEqual([0, 0]);
  });
  it('are numbered as they appear, without gaps', () => {
    expect(seatTeams(teams, [3, 1, 1, 3], 4)).toEqual([0, 1, 1, 0]);
  });
  it('may be one of all, or each of a size the game allows', () => {
    expect(fairTeams(teams, [0, 0, 0, 0])).toBe(true);
    expect(fairTeams(teams, [0, 1, 0, 1])).toBe(true);
    expect(fairTeams(teams, [0, 1, 1, 1])).toBe(false);
    expect(fairTeams(teams, [0, 1])).toBe(false);
  });
});

describe('a different choice for every seat', () => {
  const houses = ['g', 'h', 'r'];
  it('fills the others, and none has the same', () => {
    expect(spread(houses, ['', ''], 0, 'h')).toEqual(['h', 'g']);
    expect(spread(houses, ['h', 'g'], 1, 'h')).toEqual(['g', 'h']);
    expect(spread(houses, ['h', 'g'], 1, 'r')).toEqual(['h', 'r']);
  });
  it('is taken back for all', () => {
    expect(spread(houses, ['h', 'g'], 0, '')).toEqual([]);
  });
});
