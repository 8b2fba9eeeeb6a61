// The REST face. Every refusal is a typed code with arguments, worded by `error-<code>`.
import type {
  Ack,
  Analysis,
  Claimed,
  Complaint,
  Ending,
  Fork,
  GameList,
  LessonList,
  LessonPlan,
  MadeTable,
  Me,
  MoveCode,
  MyGames,
  MyPage,
  NewTable,
  Push,
  Report,
  State,
  Subscription,
  TableList,
} from './wire';
import type { Args } from './words';

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly args: Args = {},
    readonly status = 0,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'Content-Type': type },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline');
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { code?: string; args?: Args };
    throw new Refused(told.code ?? 'internal', told.args ?? {}, answer.status);
  }
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const api = {
  games: () => ask<GameList>('GET', '/games'),
  /** What a game is drawn with; its type is the game's. */
  content: (game: string, lang: string) => ask<unknown>('GET', `/games/${game}/content?lang=${lang}`),
  names: (game: string, lang: string) => ask<Record<string, string>>('GET', `/games/${game}/names?lang=${lang}`),
  lessons: () => ask<LessonList>('GET', '/lessons'),
  lesson: (name: string) => ask<LessonPlan>('GET', `/lessons/${name}`),
  takeLesson: (name: string) => ask<MadeTable>('POST', `/lessons/${name}`),
  me: () => ask<Me>('GET', '/me'),
  rename: (name: string) => ask<Me>('PUT', '/me', { name }),
  forgetMe: () => ask<Me>('DELETE', '/me'),
  moveCode: () => ask<MoveCode>('POST', '/me/code', {}),
  moveHere: (code: string) => ask<Me>('POST', '/me/move', { code }),
  leaveEverywhere: () => ask<Me>('POST', '/me/leave', {}),
  push: () => ask<Push>('GET', '/me/push'),
  subscribe: (browser: Subscription) => ask<Push>('PUT', '/me/push', browser),
  unsubscribe: (endpoint: string) => ask<Push>('POST', '/me/push/stop', { endpoint }),
  complain: (code: string, told: Complaint) => ask<Me>('POST', `/tables/${code}/complaints`, told),
  myPage: () => ask<MyPage>('GET', '/me/page'),
  myGames: (before = '') => ask<MyGames>('GET', `/me/games?before=${before}`),
  everythingUrl: '/api/me/everything',
  tables: () => ask<TableList>('GET', '/tables'),
  openTables: () => ask<TableList>('GET', '/open-tables'),
  make: (table: NewTable) => ask<MadeTable>('POST', '/tables', table),
  view: (code: string, seat?: number | null) =>
    ask<State>('GET', `/tables/${code}/view${seat == null ? '' : `?seat=${seat}`}`),
  moment: (code: string, v: number, seat?: number | null) =>
    ask<State>('GET', `/tables/${code}/moments/${v}${seat == null ? '' : `?seat=${seat}`}`),
  fork: (code: string, fork: Fork) => ask<MadeTable>('POST', `/tables/${code}/fork`, fork),
  start: (code: string) =>
    ask<Ack>('POST', `/tables/${code}/commands`, { t: 'start', id: `start-${Date.now().toString(36)}-${code}` }),
  bringRecord: (text: string) => ask<MadeTable>('POST', '/records', text),
  claim: (code: string, secret: string) => ask<Claimed>('POST', `/tables/${code}/claim`, { secret }),
  report: (code: string) => ask<Report>('GET', `/tables/${code}/report`),
  analysis: (code: string) => ask<Analysis>('GET', `/tables/${code}/analysis`),
  ending: (code: string) => ask<Ending>('GET', `/tables/${code}/ending`),
  recordUrl: (code: string) => `/api/tables/${code}/record`,
};
