import { describe, expect, it } from 'vitest';
import { matching } from '../src/lib/real';

const things = ['Zaklęcie Łańcuchów', 'Expecto Patronum', 'Expelliarmus', 'Felix Felicis', 'Ron’s Rat'].map((name) => ({
  name,
}));
const found = (typed: string) => matching(things, typed).map(({ name }) => name);

describe('finding a card', () => {
  it('lists all of them by name before anything is typed', () => {
    expect(found('')).toEqual([...things.map(({ name }) => name)].sort((a, b) => a.localeCompare(b)));
  });
  it('takes the beginning of any word, whatever the case and the marks', () => {
    expect(found('PATR')).toEqual(['Expecto Patronum']);
    expect(found('lanc')).toEqual(['Zaklęcie Łańcuchów']);
    expect(found('ron’s r')).toEqual(['Ron’s Rat']);
  });
  it('puts first what begins with what was typed', () => {
    expect(found('exp')).toEqual(['Expecto Patronum', 'Expelliarmus']);
    expect(found('fel')[0]).toBe('Felix Felicis');
    expect(found('xyz')).toEqual([]);
  });
});
