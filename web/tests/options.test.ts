import { describe, expect, it } from 'vitest';
import { teamsOf } from '../src/lib/options';

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
