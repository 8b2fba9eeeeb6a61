import { beforeEach, describe, expect, it } from 'vitest';
import { beatsOf } from '../src/lib/beats';
import type { Reading } from '../src/lib/beats';
import { Director } from '../src/lib/director';
import type { Clock } from '../src/lib/director';
import { sinceOf, spanOf } from '../src/lib/since';
import type { Event } from '../src/lib/wire';

/** A clock that stands still until told. */
class Hand implements Clock {
  at = 0;
  #due: { at: number; then: () => void }[] = [];
  now = () => this.at;
  after(ms: number, then: () => void) {
    const one = { at: this.at + ms, then };
    this.#due.push(one);
    return one;
  }
  cancel(timer: unknown) {
    this.#due = this.#due.filter((one) => one !== timer);
  }
  pass(ms: number) {
    const end = this.at + ms;
    for (;;) {
      const next = this.#due.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.at = next.at;
      this.cancel(next);
      next.then();
    }
    this.at = end;
  }
}

const event = (n: number, key: string, more: Partial<Event> = {}): Event => ({
  n,
  v: n,
  key,
  args: {},
  rule: '',
  of: 'game',
  thrown: null,
  beat: null,
  ...more,
});
const dice = (n: number, label: string, seat: number): Event =>
  event(n, `rolled.${label}`, { thrown: { label, faces: [3], sides: 6, seat } });
const KINDS: Record<string, Reading['kind']> = {
  drew: 'card',
  moved: 'walk',
  scores: 'sum',
  lost: 'result',
  fell: 'banner',
};
const reader = {
  read: (one: Event): Reading => {
    if (one.thrown) return { kind: 'dice', throw: 'battle' };
    const kind = KINDS[one.key] ?? 'plain';
    const card = one.args.card;
    return {
      kind,
      way: kind === 'walk' ? ['space:a', 'space:b', 'space:c'] : undefined,
      pawn: kind === 'walk' ? 'seat:0' : undefined,
      cards: typeof card === 'string' ? [card] : undefined,
    };
  },
  chapter: (one: Event) => one.key === 'turn',
};
/** A walk, a card, a Battle: dice, sum, defeat, and the Life it costs. */
const BATTLE = [
  event(0, 'turn', { args: { who: 'seat:0' } }),
  event(1, 'moved'),
  event(2, 'drew', { args: { card: 'card:dementor' } }),
  dice(3, 'attack', 0),
  dice(4, 'enemy', 1),
  event(5, 'scores', { args: { mine: 5, theirs: 6 } }),
  event(6, 'lost'),
  event(7, 'life', { args: { who: 'seat:0' } }),
];

describe('beats', () => {
  it('group a Battle in the order it is seen, within two and a half seconds', () => {
    const beats = beatsOf(BATTLE, reader);
    expect(beats.map((beat) => beat.kind)).toEqual(['plain', 'walk', 'card', 'dice', 'sum', 'result']);
    expect(beats.reduce((sum, beat) => sum + beat.ms, 0)).toBeLessThanOrEqual(2_500);
    expect(beats.reduce((sum, beat) => sum + beat.ms, 0)).toBeGreaterThanOrEqual(1_500);
    expect(beats[3]?.throws.map((one) => one.seat)).toEqual([0, 1]);
    expect(beats[5]?.sums?.n).toBe(5);
    expect(beats[5]?.events.map((one) => one.n)).toEqual([6, 7]);
  });

  it('stamp on sums what they come to, not a blow that follows', () => {
    const blow = { ...reader, read: (one: Event) => ({ ...reader.read(one), apart: one.key === 'lost' }) };
    expect(beatsOf(BATTLE, blow).map((beat) => beat.sums?.n)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      5,
      undefined,
    ]);
  });

  it('spread the cards of one draw as a fan', () => {
    const drawn = ['a', 'b', 'c'].map((id, n) => event(n, 'drew', { args: { card: `card:${id}` } }));
    const [fan, ...more] = beatsOf(drawn, reader);
    expect(more).toEqual([]);
    expect(fan?.cards).toEqual(['card:a', 'card:b', 'card:c']);
    expect(fan?.ms).toBe(940);
  });

  it('tell a sum that did not change once', () => {
    const beats = beatsOf([event(0, 'scores'), event(1, 'scores'), event(2, 'lost')], reader);
    expect(beats.map((beat) => beat.kind)).toEqual(['plain', 'sum', 'result']);
  });
});

describe('the director', () => {
  let clock: Hand;
  let shown: string[];
  let director: Director<string>;
  beforeEach(() => {
    clock = new Hand();
    shown = [];
    director = new Director<string>(
      {
        time: (beat) => beat.ms,
        changed: () => undefined,
        shown: (take) => shown.push(take.state),
      },
      clock,
    );
  });
  const battle = (state = 'asked') => ({ state, beats: beatsOf(BATTLE, reader) });

  it('tells nothing before its beat has run, and asks when all are told', () => {
    director.push(battle());
    const seen: [string, number][] = [];
    while (director.beat) {
      seen.push([director.beat.kind, director.told]);
      expect(shown).toEqual([]);
      clock.pass(director.beat.ms);
    }
    expect(seen).toEqual([
      ['walk', 1],
      ['card', 2],
      ['dice', 3],
      ['sum', 5],
      ['result', 6],
    ]);
    expect(director.told).toBe(8);
    expect(shown).toEqual(['asked']);
  });

  it('ends the running beat at a press, and goes to the question at two', () => {
    director.push(battle());
    director.skip();
    expect(director.beat?.kind).toBe('card');
    clock.pass(450);
    expect(shown).toEqual([]);
    director.skip();
    director.skip();
    expect([shown, director.beat, director.told]).toEqual([['asked'], null, 8]);
  });

  it('waits for my hand before my dice', () => {
    const { state, beats } = battle();
    director.push({ state, beats: beats.map((beat) => ({ ...beat, hold: beat.kind === 'dice' })) });
    clock.pass(60_000);
    expect([director.beat?.kind, director.waiting, director.told]).toEqual(['dice', true, 3]);
    director.press();
    expect(director.waiting).toBe(false);
    clock.pass(499);
    expect(director.told).toBe(3);
    clock.pass(1);
    expect([director.beat?.kind, director.told]).toEqual(['sum', 5]);
  });

  it('plays one state after the other', () => {
    director.push(battle('first'));
    director.push({ state: 'second', beats: [] });
    expect(shown).toEqual([]);
    clock.pass(2_500);
    expect(shown).toEqual(['first', 'second']);
  });

  it('tells what is folded without showing it', () => {
    director.push(battle());
    director.fold((beat) => beat.kind === 'result');
    clock.pass(400);
    expect([director.beat?.kind, director.told]).toEqual(['result', 6]);
  });

  it('forgets what is taken back', () => {
    director.push(battle());
    director.finish();
    director.forget(5);
    expect(director.told).toBe(5);
    director.cut({ state: 'now', beats: [] }, 6);
    expect([director.told, shown]).toEqual([6, ['asked', 'now']]);
  });
});

describe('since my turn', () => {
  const turn = (n: number, seat: number) => event(n, 'turn', { args: { who: `seat:${seat}` } });
  const by = (n: number, key: string, seat: number, card = '') =>
    event(n, key, { args: { who: `seat:${seat}`, ...(card ? { card: `card:${card}` } : {}) } });
  const NEWS = [
    by(0, 'life', 0),
    turn(1, 1),
    by(2, 'moved', 1),
    by(3, 'drew', 1, 'boggart'),
    by(4, 'lost', 1),
    turn(5, 2),
    by(6, 'moved', 2),
    event(7, 'stole', { args: { who: 'seat:2', whom: 'seat:0' } }),
    event(8, 'fell'),
    turn(9, 0),
  ];

  it('counts others’ turns', () => {
    expect(spanOf(NEWS, reader, 0)).toEqual({ turns: 2, others: 1, now: 9 });
  });

  it('shows what touches me and what turned the game, in the order it happened, and counts the rest', () => {
    const { pictures, quiet } = sinceOf(NEWS.slice(0, 9), reader, 0);
    expect(pictures.map(({ kind, seat, mine, event: about }) => [kind, seat, mine, about.n])).toEqual([
      ['result', 1, false, 4],
      ['walk', 2, true, 7],
      ['banner', null, false, 8],
    ]);
    expect(pictures[0]?.cards).toEqual(['card:boggart']);
    expect(quiet.map((one) => one.n)).toEqual([2]);
  });

  it('shows blow after blow once', () => {
    const { pictures, quiet } = sinceOf([turn(0, 1), event(1, 'fell'), by(2, 'lost', 1), event(3, 'fell')], reader, 0);
    expect(pictures.map(({ event: about }) => about.n)).toEqual([2, 3]);
    expect(quiet).toEqual([]);
  });

  it('shows six at most', () => {
    const many = [turn(0, 1), ...Array.from({ length: 9 }, (_, i) => event(i + 1, 'fell', { args: { i } }))];
    const { pictures } = sinceOf(many, reader, 0);
    expect(pictures).toHaveLength(6);
  });
});
