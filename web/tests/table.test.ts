import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { TableRoom } from '../src/lib/table.svelte';
import type { Event, State } from '../src/lib/wire';
import { option } from './option';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: { t: string; seat?: number; v?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close() {
    this.readyState = 3;
  }
}

const event = (n: number, v = n): Event => ({
  n,
  v,
  key: `e${n}`,
  args: {},
  rule: '',
  of: 'game',
  thrown: null,
  beat: null,
});
function state(v: number, keep: number, events: Event[], more: Partial<State> = {}): State {
  return {
    t: 'state',
    v,
    since: v - 1,
    now: 0,
    phase: 'playing',
    keep,
    events,
    view: { v },
    asked: null,
    turn: 0,
    may_undo: false,
    orders: {},
    outcome: null,
    rematch: null,
    moment: false,
    seats: [],
    presence: { online: [], spectators: 0 },
    table: {
      code: 'a',
      game: 'duel',
      vocabulary: ['duel'],
      rules: 1,
      options: {},
      settings: {},
      created: 0,
      origin: '',
    },
    you: { name: 'Ola', host: true, seats: [0], seat: 0 },
    fairness: { table: '', commitment: '', salts: [], secret: '' },
    ...more,
  } as State;
}
const arrive = (one: State) => FakeSocket.last.onmessage?.({ data: JSON.stringify(one) });

let room: TableRoom;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.speed = 1;
  room = new TableRoom('abc');
  room.reader = {
    read: ({ key }) => (key === 'turn' ? { kind: 'plain' } : { kind: 'card', cards: ['card:a'], ms: 400 }),
    chapter: ({ key }) => key === 'turn',
  };
  room.start();
  FakeSocket.last.onopen?.();
});
afterEach(() => {
  room.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table on a screen', () => {
  it('shows one state after the other, and the log never ahead of the board', async () => {
    arrive(state(1, 0, [event(0)]));
    arrive(state(2, 1, [event(1)]));
    arrive(state(3, 2, [event(2)]));
    expect(room.latest?.v).toBe(3);
    expect(room.shown?.v).toBe(1);
    expect(room.told.map((one) => one.n)).toEqual([0]);
    await vi.advanceTimersByTimeAsync(400);
    expect(room.shown?.v).toBe(2);
    expect(room.told.map((one) => one.n)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect(room.shown?.v).toBe(3);
    expect(room.fresh.map((one) => one.n)).toEqual([2]);
  });

  it('jumps to the present when told to', () => {
    for (let v = 1; v < 9; v++) arrive(state(v, v - 1, [event(v - 1)]));
    room.finish();
    expect(room.shown?.v).toBe(8);
    expect(room.told.length).toBe(8);
  });

  it('never shows what others do later than three seconds after it came', async () => {
    arrive(state(1, 0, [event(0)]));
    for (let v = 2; v < 60; v++) arrive(state(v, v - 1, [event(v - 1)], { turn: 1 }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(room.shown?.v).toBeLessThan(40);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(room.shown?.v).toBe(59);
  });

  it('ignores what is older, and what comes twice', () => {
    arrive(state(5, 0, [event(0), event(1)]));
    arrive(state(4, 0, [event(0)]));
    arrive(state(5, 0, [event(0), event(1)]));
    expect(room.latest?.v).toBe(5);
    expect(room.events.length).toBe(2);
  });

  const ASKED = {
    question: 9,
    seat: 0,
    prompt: 'turn',
    args: {},
    rule: '',
    window: '',
    due: null,
    missing: [],
    aside: null,
    pause: false,
    real: null,
    options: [option('rest')],
  };
  const asked = ASKED;
  const turn = (n: number, seat: number): Event => ({ ...event(n, 2), key: 'turn', args: { who: `seat:${seat}` } });

  it('folds two others’ turns into pictures, which wait before my own question', async () => {
    arrive(state(1, 0, [event(0)]));
    const news = [turn(1, 1), event(2, 2), turn(3, 2), event(4, 2), turn(5, 0)];
    arrive(state(2, 1, news, { asked } as Partial<State>));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.sinceOpen).toBe(true);
    expect(room.since?.pictures.map((one) => one.event.n)).toEqual([2, 4]);
    expect(room.mine).toBe(null);
    room.startTurn();
    await vi.advanceTimersByTimeAsync(450);
    expect([room.sinceOpen, room.mine?.question]).toEqual([false, 9]);
  });

  it('tells the end of my own turn in full, however quickly the others have played', async () => {
    arrive(state(1, 0, [event(0)]));
    arrive(state(2, 1, [event(1, 2)]));
    expect(room.beat?.events[0]?.n).toBe(1);
    arrive(state(3, 2, [event(2, 3)]));
    arrive(state(4, 3, [turn(3, 1), event(4, 4), turn(5, 2), event(6, 4), turn(7, 0)], { asked } as Partial<State>));
    await vi.advanceTimersByTimeAsync(450);
    expect(room.beat?.events[0]?.n).toBe(2);
    await vi.advanceTimersByTimeAsync(450);
    expect(room.sinceOpen).toBe(true);
  });

  it('tells a fight of mine in another’s turn in full, before the pictures', async () => {
    const fight = { ...event(2, 2), key: 'fought', args: { who: 'seat:1', whom: 'seat:0' } };
    room.reader = {
      ...room.reader,
      read: ({ key }) => ({ kind: key === 'fought' ? 'result' : 'card', cards: [], ms: 400 }),
    };
    arrive(state(1, 0, [event(0)]));
    const news = [turn(1, 1), fight, turn(3, 2), event(4, 2), turn(5, 0)];
    arrive(state(2, 1, news, { asked } as Partial<State>));
    expect(room.beat?.events[0]?.n).toBe(2);
    await vi.advanceTimersByTimeAsync(450);
    expect(room.sinceOpen).toBe(true);
  });

  it('after an absence the pictures are there to be opened', () => {
    arrive(state(1, 0, [event(0)]));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    arrive(state(2, 1, [turn(1, 1), event(2, 2), turn(3, 2), turn(4, 0)], { asked } as Partial<State>));
    hidden.mockRestore();
    expect(room.shown?.v).toBe(2);
    expect(room.mine?.question).toBe(9);
    expect(room.since?.pictures.length).toBeGreaterThan(0);
  });

  it('my dice wait for my hand, unless I chose to throw them', async () => {
    room.reader.read = (one) => ({ kind: one.thrown ? 'dice' : 'plain' });
    const thrown = { label: 'attack', faces: [3], sides: 6, seat: 0 };
    arrive(state(1, 0, [event(0)], { asked } as Partial<State>));
    arrive(state(2, 1, [{ ...event(1, 2), thrown }], { asked } as Partial<State>));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([room.waiting, room.told.length]).toEqual([true, 1]);
    room.roll();
    await vi.advanceTimersByTimeAsync(500);
    expect([room.waiting, room.told.length]).toEqual([false, 2]);
    void room.choose('rest');
    arrive(state(3, 2, [{ ...event(2, 3), thrown }], { asked } as Partial<State>));
    expect(room.waiting).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(room.told.length).toBe(3);
  });

  it('keys answer a question only when it has stood for a moment', async () => {
    arrive(state(1, 0, [], { asked } as Partial<State>));
    expect(room.awake).toBe(false);
    await vi.advanceTimersByTimeAsync(250);
    expect(room.awake).toBe(true);
  });

  it('takes undone events away', () => {
    arrive(state(1, 0, [event(0), event(1), event(2)]));
    arrive(state(2, 1, [event(1, 2)]));
    room.finish();
    expect(room.events.map((one) => one.v)).toEqual([0, 2]);
    expect(room.told.length).toBe(2);
  });

  it('goes on from the newest events where a very long table tells no others', () => {
    arrive(state(90, 0, [event(70), event(71)]));
    expect(room.events.map((one) => one.n)).toEqual([70, 71]);
    arrive(state(91, 72, [event(72)]));
    room.finish();
    expect(room.told.map((one) => one.n)).toEqual([70, 71, 72]);
    expect(FakeSocket.last.sent.some((sent) => sent.t === 'sync')).toBe(false);
    arrive(state(92, 71, [event(71)]));
    expect(room.events.map((one) => one.n)).toEqual([70, 71]);
    arrive(state(93, 0, [event(80), event(81)]));
    expect(room.events.map((one) => one.n)).toEqual([80, 81]);
  });

  it('asks for everything again when something is missing in between', () => {
    arrive(state(1, 0, [event(0)]));
    arrive(state(9, 7, [event(7)]));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: 'sync', v: 0 });
    expect(room.latest?.v).toBe(1);
  });

  it('shows nothing of another seat once the curtain falls', () => {
    const both = { name: 'Ola', host: true, seats: [0, 1], seat: 0 };
    arrive(state(1, 0, [event(0)], { you: both }));
    room.look(null);
    arrive(state(2, 1, [event(1)], { you: both }));
    expect(room.latest?.v).toBe(1);
    arrive(state(2, 0, [event(0)], { you: { ...both, seat: null } }));
    expect(room.you).toBe(null);
    expect(room.events.length).toBe(1);
  });

  it('offers only questions that are mine, and none while looking back', () => {
    const asked = { ...ASKED, question: 3 };
    arrive(state(1, 0, [], { asked } as Partial<State>));
    expect(room.mine?.question).toBe(3);
    room.looking = state(1, 0, []);
    expect(room.mine).toBe(null);
    room.lookForward();
    arrive(state(2, 0, [], { asked: { ...asked, seat: 1, options: [] } } as Partial<State>));
    room.finish();
    expect(room.mine).toBe(null);
  });

  it('offers what would come to nothing only where there is nothing else', () => {
    const hopeless = option('cross', { blocked: { key: 'blocked.cross', args: {} } });
    const asked = { ...ASKED, options: [option('stay'), hopeless] };
    arrive(state(1, 0, [], { asked } as Partial<State>));
    expect(room.mine?.options.map(({ key }) => key)).toEqual(['stay']);
    expect(room.blocked.map(({ key }) => key)).toEqual(['cross']);
    arrive(state(2, 0, [], { asked: { ...asked, options: [hopeless] } } as Partial<State>));
    room.finish();
    expect(room.mine?.options.map(({ key }) => key)).toEqual(['cross']);
    expect(room.blocked).toEqual([]);
  });

  it('calls me "you" where I sit alone or learn, and nobody at a shared screen', () => {
    arrive(state(1, 0, []));
    expect(room.me).toBe(0);
    const you = { name: 'Ola', host: true, seats: [0, 1], seat: 0 };
    arrive(state(2, 0, [], { you }));
    expect(room.me).toBe(null);
    const table = { ...state(1, 0, []).table, lesson: 'duel' };
    arrive(state(3, 0, [], { you, table }));
    expect(room.me).toBe(0);
  });
});
