// Where everything on the pitch lies. Wide screens show all of it; narrow ones only the field while it is played on,
// stretched across so that thumbs find the spaces, and the whole pitch once the Seekers fly.
import type { quidditch } from '../../lib/wire';
import { BOX, PITCH, TRACK } from '../hogwarts/pitch';

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Across the pitch, from the middle. */
  stretch: number;
  /** Sizes of pieces, of spaces and of the numbers in them. */
  piece: number;
  spot: number;
  text: number;
}

export const CENTRE: Point = { x: BOX.width / 2, y: BOX.height / 2 };
export const WHOLE: Frame = { x: 0, y: 0, ...BOX, stretch: 1, piece: 30, spot: 21, text: 24 };
export const SMALL: Frame = { ...WHOLE, piece: 40, spot: 24, text: 34 };
export const FIELD: Frame = { x: 104, y: 62, width: 1392, height: 884, stretch: 1.42, piece: 45, spot: 31, text: 44 };
/** From goal to goal, and across. */
export const STEP: Point = { x: 112, y: 115 };
const NOWHERE: Point = { x: -999, y: -999 };

export function frameOf(compact: boolean, race: boolean): Frame {
  return compact ? (race ? SMALL : FIELD) : WHOLE;
}

export function at(space: string, frame: Frame = WHOLE): Point {
  const point = PITCH.get(space) ?? NOWHERE;
  return { x: point.x, y: CENTRE.y + (point.y - CENTRE.y) * frame.stretch };
}

/** Where a Seeker is who has flown so many spaces: the lap ends where it began. */
export function onTrack(flown: number): Point {
  return TRACK[flown % TRACK.length] ?? NOWHERE;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A superellipse around the middle: rounder than a rectangle, fuller than an ellipse. */
export function oval(rx: number, ry: number, n = 2.7): string {
  const points = Array.from({ length: 96 }, (_, k) => {
    const a = (k / 48) * Math.PI;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const x = CENTRE.x + rx * Math.sign(c) * Math.abs(c) ** (2 / n);
    const y = CENTRE.y + ry * Math.sign(s) * Math.abs(s) ** (2 / n);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}Z`;
}

export function line(points: readonly Point[]): string {
  return points.length ? `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}` : '';
}

/** A ball in the air: over the pitch in an arc. */
export function arc(from: Point, to: Point, height = 60): string {
  return `M${round(from.x)} ${round(from.y)}Q${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2 - height)} ${round(to.x)} ${round(to.y)}`;
}

/** Every dotted line once. */
export function edges(spaces: Record<string, quidditch.SpotDrawing>): [string, string][] {
  return Object.entries(spaces).flatMap(([one, { to }]) =>
    to.filter((other) => one < other).map((other): [string, string] => [one, other]),
  );
}

/** The hoop behind a goal space. */
export function hoop(space: string, frame: Frame): Point {
  const { x, y } = at(space, frame);
  return { x: x + (x < CENTRE.x ? -1 : 1) * (frame.piece + 22), y: y - 8 };
}

const ARROWS = ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'];

/** Which way a step goes on the screen. */
export function arrow(from: string, to: string): string {
  const [a, b] = [PITCH.get(from), PITCH.get(to)];
  if (!a || !b || a === b) return '';
  const turn = Math.round(Math.atan2(Math.sign(b.y - a.y), Math.sign(b.x - a.x)) / (Math.PI / 4));
  return ARROWS[(turn + 8) % 8] ?? '';
}

const WALKS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads: along a dotted line, rather straight ahead. Empty: nowhere. */
export function walk(key: string, from: string, spaces: Record<string, quidditch.SpotDrawing>): string {
  const way = WALKS[key];
  if (!way) return '';
  const start = at(from);
  let best = '';
  let least = Infinity;
  for (const other of spaces[from]?.to ?? []) {
    const end = at(other);
    const ahead = (end.x - start.x) * way.x + (end.y - start.y) * way.y;
    const aside = Math.abs((end.x - start.x) * way.y) + Math.abs((end.y - start.y) * way.x);
    if (ahead > 4 && ahead + 3 * aside < least) {
      least = ahead + 3 * aside;
      best = other;
    }
  }
  return best;
}
