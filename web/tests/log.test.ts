import { describe, expect, it } from 'vitest';
import { inBetween, namedIn } from '../src/lib/log';
import { makeBundle, Words } from '../src/lib/words';
import type { Event } from '../src/lib/wire';

const event = (n: number, key: string, args: Event['args'] = {}): Event => ({
  n,
  v: n,
  key,
  args,
  rule: '',
  of: 'game',
  thrown: null,
  beat: null,
});
const words = new Words(
  'pl',
  makeBundle('pl', ['duel-card-hex = Klątwa\n    .acc = Klątwę\nduel-card-spark = Iskra\n']),
  'duel',
  ['Ola', 'Bo'],
);
const runs = (text: string, args: Event['args']) =>
  namedIn(words, event(0, 'drew', args), text, (name) => name !== 'card:spark');

describe('a line of the log', () => {
  it('is cut where it names something, in the form it has there', () =>
    expect(runs('Ola bierze Klątwę z talii.', { who: 'seat:0', card: 'card:hex' })).toEqual([
      { text: 'Ola bierze ' },
      { text: 'Klątwę', name: 'card:hex' },
      { text: ' z talii.' },
    ]));
  it('keeps quotation marks and the stop with a name, so that no line ends or begins with them alone', () =>
    expect(runs('Ola gra „Klątwę”.', { who: 'seat:0', card: 'card:hex' })).toEqual([
      { text: 'Ola gra ' },
      { text: '„Klątwę”.', name: 'card:hex' },
    ]));
  it('stays whole where there is nothing to explain', () =>
    expect(runs('Ola bierze Iskrę.', { who: 'seat:0', card: 'card:spark' })).toEqual([{ text: 'Ola bierze Iskrę.' }]));
});

describe('between my answer and a question just like it', () => {
  const mine = event(1, 'rolled', { who: 'seat:0' });
  const other = event(2, 'token.used', { who: 'seat:1' });
  const chapter = ({ key }: Event) => key === 'turn';
  it('is what others did', () => expect(inBetween([mine, other], chapter, 0)).toEqual([other]));
  it('is nothing once another turn has begun', () =>
    expect(inBetween([other, event(3, 'turn', { who: 'seat:0' })], chapter, 0)).toEqual([]));
});
