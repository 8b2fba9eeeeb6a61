import { describe, expect, it, vi } from 'vitest';
import { histogram } from '../src/lib/dice';
import { gameOptions, seatsFor } from '../src/lib/options';
import { eventText, sideText, touches, whose } from '../src/lib/log';
import { outline, mark } from '../src/lib/seats';
import { makeBundle, Words } from '../src/lib/words';
import { keyboard } from '../src/shell/keyboard';
import type { TableKeys } from '../src/shell/keyboard';
import type { Event, GameInfo } from '../src/lib/wire';
import { shorten } from '../scripts/path.mjs';

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

describe('the log', () => {
  it('knows whom an event is about, and whom it touches', () => {
    const one = event('attack', { who: 'seat:1', whom: 'seat:0', with: ['card:wand', 'seat:2'] });
    expect(whose(one)).toBe(1);
    expect([0, 1, 2, 3].map((seat) => touches(one, seat))).toEqual([true, true, true, false]);
    expect(whose(event('dealt', { card: 'card:wand' }))).toBe(null);
  });
});

describe('dice', () => {
  it('are counted by seat and face, six-sided ones only', () => {
    const thrown = [
      event('rolled.a', {}, { label: 'a', faces: [6, 6], sides: 6, seat: 0 }),
      event('rolled.b', {}, { label: 'b', faces: [2], sides: 6, seat: 1 }),
      event('rolled.c', {}, { label: 'c', faces: [8], sides: 8, seat: 1 }),
      event('rolled.d', {}, { label: 'd', faces: [3], sides: 6, seat: null }),
      event('rolled.movement', { who: 'seat:0', n: 4 }),
    ];
    expect(histogram(thrown, 2)).toEqual([
      [0, 0, 0, 0, 0, 2],
      [0, 1, 0, 0, 0, 0],
    ]);
  });
});

describe('seats of a game', () => {
  it('are as many as its options allow', () => {
    const by = (option: string, value: string | boolean, n: number) => ({ option, value, min_seats: n, max_seats: n });
    const game = { min_seats: 2, max_seats: 8, seats_by: [by('mode', 'solo', 1), by('teams', true, 4)] } as GameInfo;
    const most = (values: Record<string, unknown>) => seatsFor(game, values).max_seats;
    expect([most({}), most({ mode: 'cup' }), most({ mode: 'solo' }), most({ teams: true })]).toEqual([8, 8, 1, 4]);
  });
});

describe('options of a game', () => {
  it('come from the schema, as far as they have words', () => {
    const schema = {
      $ref: '#/$defs/Options',
      $defs: {
        Options: {
          properties: {
            mode: { enum: ['balanced', 'strict'], default: 'balanced' },
            hard: { type: 'boolean', default: false },
            track: { type: 'integer', minimum: 4, maximum: 10, default: 5 },
            ages: { type: 'array', default: [] },
            secret: { type: 'boolean', default: true },
          },
        },
      },
    };
    const found = gameOptions(schema, (key) => key !== 'secret');
    expect(found.map((one) => [one.key, one.kind, one.start])).toEqual([
      ['mode', 'choice', 'balanced'],
      ['hard', 'bool', false],
      ['track', 'number', 5],
    ]);
    expect(found[2]).toMatchObject({ min: 4, max: 10 });
  });
});

describe('seats', () => {
  it('differ by letter, shape and colour, all three', () => {
    const marks = Array.from({ length: 8 }, (_, seat) => mark(seat));
    for (const key of ['letter', 'shape', 'colour'] as const)
      expect(new Set(marks.map((one) => one[key])).size).toBe(8);
    for (const one of marks) expect(outline(one.shape, 10)).toMatch(/^M.*Z$/);
  });
});

describe('keys', () => {
  const keys = Object.fromEntries(
    ['digit', 'skip', 'undo', 'rules', 'reader', 'log', 'dock', 'board', 'hint', 'replay', 'escape'].map((name) => [
      name,
      vi.fn(),
    ]),
  ) as unknown as { [name in keyof TableKeys]: ReturnType<typeof vi.fn<TableKeys[name]>> };
  const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
    const one = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    Object.defineProperty(one, 'target', { value: target });
    keyboard(one, keys);
    return one;
  };

  it('choose, skip and open', () => {
    press('3');
    expect(keys.digit).toHaveBeenLastCalledWith(3);
    press(' ');
    expect(keys.skip).toHaveBeenCalledTimes(1);
    press('?');
    expect(keys.rules).toHaveBeenCalledTimes(1);
  });

  it('leave a person who types, a focused button and the browser alone', () => {
    const count = keys.digit.mock.calls.length;
    press('3', document.createElement('input'));
    press('3', document.body, { ctrlKey: true });
    expect(keys.digit.mock.calls.length).toBe(count);
    press(' ', document.createElement('button'));
    expect(keys.skip).toHaveBeenCalledTimes(1);
  });
});

describe('icons', () => {
  it('are rounded without drifting', () => {
    expect(shorten('M10.4 10.4l10.4 0 0 10.4-10.4 0z')).toBe('m10 10 11 0 0 11-11 0z');
    expect(shorten('M0 0h1.4h1.4h1.4h1.4')).toBe('m0 0h1 2 1 2');
    expect(shorten('M1 1a2.5 2.5 0 015 0')).toBe('m1 1a2.5 2.5 0 0 1 5 0');
  });
});

describe('a throw in the log', () => {
  const words = new Words(
    'en',
    makeBundle('en', [
      'hallows-list = { $first } and { $last }\nweb-dice = { $who } rolls { $faces }.\n    .own = You roll { $faces }.\nweb-dice-for = { $what }: { $who } gets { $faces }.\n    .own = { $what }: you get { $faces }.\nweb-dice-nobody = The dice show { $faces }.\ngame-prompt-chance-space = Roll for the space\ngame-event-rolled-attack = { $who } attacks with { $faces }.\n    .own = you attack with { $faces }.\ngame-event-met = { $who } meets { $whom }.\n    .own = You meet { $whom }.\n    .whom = { $who } meets you.\ngame-event-fell = { $who } falls.\ntable-event-back = { $who } is back.\n    .own = You are back.\nweb-you = you',
    ]),
    'game',
    ['Ola', 'Bo'],
  );
  const said = (label: string, seat: number | null = 0, me: number | null = null) =>
    eventText(
      words,
      event(
        `rolled.${label}`,
        { ...(seat === null ? {} : { who: `seat:${seat}` }), faces: [5] },
        { label, faces: [5], sides: 6, seat },
      ),
      me,
    );
  it('is told in the words of its game, or with what it was for, or plainly', () => {
    expect(said('attack')).toBe('Ola attacks with 5.');
    expect(said('space')).toBe('Roll for the space: Ola gets 5.');
    expect(said('unheard')).toBe('Ola rolls 5.');
    expect(said('unheard', null)).toBe('The dice show 5.');
  });
  it('calls the thrower "you" on their own screen only', () => {
    expect(said('attack', 0, 0)).toBe('You attack with 5.');
    expect(said('space', 0, 0)).toBe('Roll for the space: you get 5.');
    expect(said('unheard', 0, 0)).toBe('You roll 5.');
    expect(said('attack', 0, 1)).toBe('Ola attacks with 5.');
    expect(said('unheard', null, 0)).toBe('The dice show 5.');
  });
  it('calls whoever reads it "you", as who did it or as whom it was done to', () => {
    const met = event('met', { who: 'seat:0', whom: 'seat:1' });
    const read = (me: number | null) => eventText(words, met, me);
    expect([read(0), read(1), read(2), read(null)]).toEqual([
      'You meet Bo.',
      'Ola meets you.',
      'Ola meets Bo.',
      'Ola meets Bo.',
    ]);
    // One alone in a list is still one; a list of several is read by its names.
    const listed = (who: string[]) => eventText(words, event('met', { who, whom: 'card:x' }), 0);
    expect(listed(['seat:0'])).toMatch(/^You meet/);
    expect(listed(['seat:0', 'seat:1'])).toMatch(/^Ola and Bo meets/);
    expect(eventText(words, event('fell', { who: 'seat:0' }), 0)).toBe('Ola falls.');
    expect(eventText(words, { ...event('back', { who: 'seat:0' }), of: 'table' }, 0)).toBe('You are back.');
    expect([sideText(words, ['seat:0'], 0), sideText(words, ['seat:0'], 1)]).toEqual(['You', 'Ola']);
  });
  it('takes no player for what their name looks like', () => {
    const sly = words.with(['game'], ['seat:1', 'game-title']);
    const plain = (seat: number) =>
      eventText(
        sly,
        event('rolled.x', { who: `seat:${seat}`, faces: [5] }, { label: 'x', faces: [5], sides: 6, seat }),
        null,
      );
    expect([plain(0), plain(1)]).toEqual(['seat:1 rolls 5.', 'game-title rolls 5.']);
  });
});
