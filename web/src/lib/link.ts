// The wire to one table: keeps a socket open, sends commands until they are answered, and never guesses.
//
// A command is kept (in storage too) until its ack or error comes, and sent again with the same id after a
// silence or a new connection: the server counts it once. There is no optimistic state anywhere.
import type { Ack, Chat, Error as Refusal, FromClient, FromServer, Here, Notice, State } from './wire';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'closed';

/** A command as the screens write it; the link adds the id. */
export type Command = DistributiveOmit<Extract<FromClient, { id: string }>, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Sent = Command & { id: string };

export interface LinkEvents {
  state(state: State): void;
  chat(chat: Chat): void;
  here(here: Here): void;
  notice(notice: Notice): void;
  status(status: LinkState, reason: string): void;
  latency(ms: number): void;
  refused(refusal: Refusal): void;
}

export interface Surroundings {
  open(url: string): WebSocket;
  now(): number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  id(): string;
}

const HERE: Surroundings = {
  open: (url) => new WebSocket(url),
  now: () => Date.now(),
  storage: globalThis.localStorage ?? null,
  id: () =>
    globalThis.crypto?.randomUUID?.() ?? `c${Date.now().toString(36)}${Math.random().toString(36).slice(2, 12)}`,
};

const RESEND_AFTER = 2_500;
const CHECK_EVERY = 1_000;
const PING_EVERY = 5_000;
const SILENT_AFTER = 12_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Closings after which trying again would only annoy. */
const FINAL = new Set([4400, 4403, 4404, 4413]);

interface Waiting {
  command: Sent;
  at: number;
  resolve?: (answer: Ack | Refusal) => void;
}

export class Link {
  status: LinkState = 'closed';
  #socket: WebSocket | null = null;
  #pending = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  #version = 0;
  #seat: number | null = null;
  #stopped = true;

  constructor(
    readonly code: string,
    private readonly on: LinkEvents,
    private readonly around: Surroundings = HERE,
  ) {
    for (const command of this.#stored()) this.#pending.set(command.id, { command, at: 0 });
  }

  get pending(): number {
    return this.#pending.size;
  }

  start(seat: number | null = null): void {
    this.#seat = seat;
    this.#stopped = false;
    this.#tick = setInterval(() => this.#check(), CHECK_EVERY);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    this.#drop();
    this.#tell('closed', '');
  }

  /** The network or the person is back: do not wait any longer. */
  wake(): void {
    if (this.#stopped) return;
    if (!this.#socket || this.around.now() - this.#heard > PING_EVERY * 1.5) this.#connect();
  }

  /** Send until answered. */
  send(command: Command): Promise<Ack | Refusal> {
    const sent = { ...command, id: this.around.id() } as Sent;
    return new Promise((resolve) => {
      this.#pending.set(sent.id, { command: sent, at: this.around.now(), resolve });
      this.#store();
      this.#raw(sent);
    });
  }

  /** See the table as another of my seats, or as everybody may (null). */
  look(seat: number | null, pin = ''): void {
    this.#seat = seat;
    this.#raw({ t: 'look', seat, pin });
  }

  /** Ask for everything again: what came does not fit what we have. */
  sync(): void {
    this.#version = 0;
    this.#raw({ t: 'sync', v: 0 });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#tell('connecting', '');
    const scheme = globalThis.location?.protocol === 'https:' ? 'wss' : 'ws';
    const seat = this.#seat === null ? '' : `&seat=${this.#seat}`;
    const url = `${scheme}://${globalThis.location?.host ?? 'localhost'}/api/tables/${this.code}/socket?v=${this.#version}${seat}`;
    const socket = this.around.open(url);
    this.#socket = socket;
    this.#heard = this.around.now();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#heard = this.around.now();
      for (const waiting of this.#pending.values()) this.#again(waiting);
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (closing) => {
      if (socket === this.#socket) this.#lost(closing.code, closing.reason);
    };
  }

  #hear(told: FromServer): void {
    this.#heard = this.around.now();
    if (this.status !== 'open') {
      this.#wait = FIRST_WAIT;
      this.#tell('open', '');
    }
    switch (told.t) {
      case 'state':
        this.#version = told.v;
        return this.on.state(told);
      case 'ack':
        // The change is stored, so the state that shows it must come; if it does not, ask.
        if (told.v > this.#version) setTimeout(() => this.#version < told.v && this.sync(), RESEND_AFTER);
        return this.#answered(told.id, told);
      case 'error':
        if (told.id) this.#answered(told.id, told);
        return this.on.refused(told);
      case 'chat':
        return this.on.chat(told);
      case 'here':
        return this.on.here(told);
      case 'notice':
        return this.on.notice(told);
      case 'pong':
        return this.on.latency(this.around.now() - told.n);
    }
  }

  #answered(id: string, answer: Ack | Refusal): void {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    this.#store();
    waiting?.resolve?.(answer);
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.#stopped = true;
      clearInterval(this.#tick);
      this.#tell('closed', reason.split(' ')[0] || 'bad-message');
      return;
    }
    const named = reason.split(' ');
    const asked = code === 4429 ? Number(named[2] ?? 5) * 1_000 : code === 1012 ? Math.random() * 5_000 : 0;
    const wait = Math.max(asked, this.#wait * (0.75 + Math.random() * 0.5));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#tell('waiting', named[0] ?? '');
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #check(): void {
    const now = this.around.now();
    if (this.#socket && now - this.#heard > SILENT_AFTER) return this.#lost(1006, 'silent');
    if (this.status !== 'open') return;
    if (now - this.#pinged > PING_EVERY) {
      this.#pinged = now;
      this.#raw({ t: 'ping', n: now });
    }
    for (const waiting of this.#pending.values()) {
      if (now - waiting.at > RESEND_AFTER) this.#again(waiting);
    }
  }

  #again(waiting: Waiting): void {
    waiting.at = this.around.now();
    this.#raw(waiting.command);
  }

  #raw(message: FromClient | Sent): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  #tell(status: LinkState, reason: string): void {
    this.status = status;
    this.on.status(status, reason);
  }

  get #key(): string {
    return `hallows.pending.${this.code}`;
  }

  #store(): void {
    const commands = [...this.#pending.values()].map((waiting) => waiting.command);
    if (commands.length) this.around.storage?.setItem(this.#key, JSON.stringify(commands));
    else this.around.storage?.removeItem(this.#key);
  }

  #stored(): Sent[] {
    try {
      return JSON.parse(this.around.storage?.getItem(this.#key) ?? '[]') as Sent[];
    } catch {
      return [];
    }
  }
}
