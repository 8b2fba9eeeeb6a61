import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from '../src/lib/link';
import type { LinkEvents, LinkState } from '../src/lib/link';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  arrive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
}

const last = () => FakeSocket.all.at(-1) as FakeSocket;
const store = new Map<string, string>();

function make(): { link: Link; seen: { status: [LinkState, string][]; states: unknown[]; refused: unknown[] } } {
  const seen = { status: [] as [LinkState, string][], states: [] as unknown[], refused: [] as unknown[] };
  const on: LinkEvents = {
    state: (state) => seen.states.push(state),
    chat: () => undefined,
    here: () => undefined,
    notice: () => undefined,
    status: (status, reason) => seen.status.push([status, reason]),
    latency: () => undefined,
    refused: (refusal) => seen.refused.push(refusal),
  };
  let n = 0;
  const link = new Link('abc', on, {
    open: (url) => new FakeSocket(url) as unknown as WebSocket,
    now: () => Date.now(),
    id: () => `command-${++n}`,
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
  });
  return { link, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  store.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a link', () => {
  it('sends a command again, with the same id, until it is answered', async () => {
    const { link } = make();
    link.start();
    last().open();
    last().arrive({ t: 'pong', n: 0, now: 0 });
    const answer = link.send({ t: 'say', text: 'hello' });
    await vi.advanceTimersByTimeAsync(6_000);
    const says = last().sent.filter((message) => message.t === 'say');
    expect(says.length).toBeGreaterThan(1);
    expect(new Set(says.map((message) => message.id)).size).toBe(1);
    last().arrive({ t: 'ack', id: says[0]?.id, v: 3 });
    await expect(answer).resolves.toMatchObject({ v: 3 });
    expect(link.pending).toBe(0);
    link.stop();
  });

  it('keeps what is unanswered through a reload', () => {
    const before = make();
    before.link.start();
    void before.link.send({ t: 'choose', question: 4, option: 'rest' });
    before.link.stop();
    const after = make();
    after.link.start();
    last().open();
    expect(last().sent[0]).toMatchObject({ t: 'choose', question: 4, option: 'rest', id: 'command-1' });
    after.link.stop();
  });

  it('comes back by itself, with the version it has, waiting longer each time', async () => {
    const { link, seen } = make();
    link.start();
    last().open();
    last().arrive({ t: 'state', v: 12 });
    last().onclose?.({ code: 1006, reason: '' });
    expect(seen.status.at(-1)).toEqual(['waiting', '']);
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(2);
    expect(last().url).toContain('v=12');
    last().onclose?.({ code: 1006, reason: '' });
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(FakeSocket.all.length).toBe(3);
    link.stop();
  });

  it('gives a silent socket up', async () => {
    const { link } = make();
    link.start();
    last().open();
    last().arrive({ t: 'pong', n: 0, now: 0 });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    link.stop();
  });

  it('does not insist where it is not wanted', async () => {
    const { link, seen } = make();
    link.start();
    last().onclose?.({ code: 4404, reason: 'unknown-table' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(seen.status.at(-1)).toEqual(['closed', 'unknown-table']);
  });

  it('waits as long as it is told to', async () => {
    const { link } = make();
    link.start();
    last().onclose?.({ code: 4429, reason: 'too-many sockets 9' });
    await vi.advanceTimersByTimeAsync(8_500);
    expect(FakeSocket.all.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all.length).toBe(2);
    link.stop();
  });

  it('hands a refusal to whoever asked', async () => {
    const { link, seen } = make();
    link.start();
    last().open();
    const answer = link.send({ t: 'undo', question: 2 });
    last().arrive({ t: 'error', id: 'command-1', code: 'cannot-undo', args: {} });
    await expect(answer).resolves.toMatchObject({ code: 'cannot-undo' });
    expect(seen.refused.length).toBe(1);
    link.stop();
  });
});
