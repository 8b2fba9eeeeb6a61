// The ways of the map as lines: bent a little by hand, each kind in its own drawing, some passing over others.
import type { hogwarts } from '../../lib/wire';
import { f1 } from './art';
import type { Palette } from './art';
import { SPOT } from './layout';
import type { Spot } from './layout';

export type Road = Pick<hogwarts.RoadDrawing, 'a' | 'b' | 'kind' | 'cost'>;
type Point = Pick<Spot, 'x' | 'y'>;
interface Curve {
  from: Point;
  to: Point;
  mid: [number, number];
  length: number;
}

/** Long roads bend more than a hand's tremble. */
const BOW: Record<string, number> = {
  'g02-g19': 22,
  'g06-g07': 26,
  'g10-g19': -20,
  'g32-w14': -16,
  'g31-g32': 14,
  'w03-d11': 10,
  'c10-w05': -8,
  'g02-h01': -10,
  'e12-e06': -12,
  't09-g19': -10,
  'n09-n10': -6,
  'h01-h02': 6,
  'h02-h03': 8,
  'g04-g06': 8,
};
/** Roads that run below those they cross. */
const BELOW = new Set(['g28-g30', 'w03-d11', 'g21-d09', 'c05-c12', 'c11-n01', 'n08-n09']);

const named = (names: ReadonlySet<string> | Record<string, number>, a: string, b: string): string => {
  const has = (key: string) => (names instanceof Set ? names.has(key) : key in names);
  return has(`${a}-${b}`) ? `${a}-${b}` : has(`${b}-${a}`) ? `${b}-${a}` : '';
};

/** A number from -1 to 1 that is always the same for the same two spaces. */
function tremble(a: string, b: string): number {
  let seed = 7;
  for (const letter of a + b) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return (seed / 9973) * 2 - 1;
}

function curve(a: string, b: string): Curve | null {
  // One way and back are the same line.
  const key = named(BOW, a, b);
  const [p, q] = key ? key.split('-') : [a, b].sort();
  const from = SPOT.get(p ?? '');
  const to = SPOT.get(q ?? '');
  if (!from || !to || from.board !== to.board) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const outside = /[gh]/.test(from.id + to.id);
  const bow = (key ? BOW[key] : undefined) ?? tremble(from.id, to.id) * (outside ? Math.min(9, length * 0.08) : 1.6);
  const mid: [number, number] = [(from.x + to.x) / 2 - (dy / length) * bow, (from.y + to.y) / 2 + (dx / length) * bow];
  return p === a ? { from, to, mid, length } : { from: to, to: from, mid, length };
}

/** The line from one space to the next, as the continuation of a path. */
export function step(a: string, b: string): string {
  const line = curve(a, b);
  return line ? `Q${f1(line.mid[0])} ${f1(line.mid[1])} ${line.to.x} ${line.to.y}` : '';
}

/** A walked way on one board: it may leave the board and come back. */
export function wayPath(way: readonly string[], board: string): string {
  let d = '';
  let last = '';
  for (const id of way) {
    const spot = SPOT.get(id);
    if (!spot || spot.board !== board) {
      last = '';
      continue;
    }
    d += (last && step(last, id)) || `M${spot.x} ${spot.y}`;
    last = id;
  }
  return d;
}

function feet({ from, to, mid, length }: Curve, ink: string, opacity: number): string {
  const at = (u: number): [number, number] => [
    (1 - u) ** 2 * from.x + 2 * u * (1 - u) * mid[0] + u * u * to.x,
    (1 - u) ** 2 * from.y + 2 * u * (1 - u) * mid[1] + u * u * to.y,
  ];
  const count = Math.max(1, Math.floor((length - 38) / 19));
  let steps = '';
  for (let k = 0; k < count; k += 1) {
    const u = (19 + ((length - 38) * (k + 0.5)) / count) / length;
    const [x, y] = at(u);
    const [x2, y2] = at(Math.min(1, u + 0.02));
    const side = k % 2 ? 1 : -1;
    const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
    steps += `<path d="M-1.6 0A3.1 2 0 1 0 4.6 0 3.1 2 0 1 0-1.6 0ZM-5 0A1.5 1.4 0 1 0-2 0 1.5 1.4 0 1 0-5 0Z" transform="translate(${f1(x)} ${f1(y)}) rotate(${f1(angle)}) translate(0 ${side * 4.2}) scale(1.3)"/>`;
  }
  return `<g fill="${ink}" opacity="${opacity}">${steps}</g>`;
}

function drawn({ a, b, kind }: Road, colours: Palette): string {
  const line = curve(a, b);
  return line ? paved(kind, line, `M${line.from.x} ${line.from.y}${step(a, b)}`, colours) : '';
}

/** A short piece of a kind of road, around the origin. */
export function roadSample(kind: string, colours: Palette): string {
  const [from, to] = [
    { x: -25, y: 0 },
    { x: 25, y: 0 },
  ];
  return `<g fill="none">${paved(kind, { from, to, mid: [0, 0], length: 50 }, 'M-25 0H25', colours)}</g>`;
}

function paved(kind: string, line: Curve, d: string, colours: Palette): string {
  const stroke = (colour: string, width: number, dash = '') =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  const { ink, soft, road, lake, wave } = colours;
  switch (kind) {
    case 'path':
      return `<g opacity=".75">${stroke(road, 13)}</g>${feet(line, ink, 0.82)}`;
    case 'water':
      return stroke(ink, 12) + stroke(lake, 9) + stroke(wave, 1.3, '7 5');
    case 'tunnel':
      return stroke(soft, 11, '7 4') + stroke(road, 8) + feet(line, ink, 0.7);
    case 'bridge':
      return stroke(ink, 16) + stroke('#efdcae', 12.4) + stroke('#5b4526', 12.4, '1.2 5');
    case 'stair':
      return stroke(soft, 12) + stroke(road, 9.4) + stroke(soft, 9.4, '1.1 4.2');
    case 'street':
      return stroke(ink, 20) + stroke(road, 17) + stroke(soft, 17, '.8 6');
    case 'passage':
    case 'door': {
      if (kind === 'door') return stroke(soft, 9, '2 4');
      const reach = Math.min(52, line.length / 3);
      const tail = (from: Point, to: Point) => {
        const [dx, dy] = [(to.x - from.x) / line.length, (to.y - from.y) / line.length];
        return `<path d="M${f1(from.x + dx * 20)} ${f1(from.y + dy * 20)}l${f1(dx * reach)} ${f1(dy * reach)}" stroke="#2f2140" stroke-width="3.2" stroke-linecap="round" stroke-dasharray=".1 7" opacity=".75"/>`;
      };
      return tail(line.from, line.to) + tail(line.to, line.from);
    }
    default:
      return stroke(soft, 11) + stroke(road, 8.4);
  }
}

/** All roads of one board, low ones first. */
export function roadArt(roads: readonly Road[], board: string, colours: Palette): string {
  const here = roads.filter(({ a, b }) => SPOT.get(a)?.board === board && SPOT.get(b)?.board === board);
  const low = here.filter(({ a, b }) => named(BELOW, a, b));
  const high = here.filter(({ a, b }) => !named(BELOW, a, b));
  return `<g fill="none">${[...low, ...high].map((road) => drawn(road, colours)).join('')}</g>`;
}

export type Neighbours = ReadonlyMap<string, readonly string[]>;

export function neighbours(roads: readonly Road[]): Neighbours {
  const by = new Map<string, string[]>();
  const add = (a: string, b: string) => by.set(a, [...(by.get(a) ?? []), b]);
  for (const { a, b } of roads) {
    add(a, b);
    add(b, a);
  }
  return by;
}

/** The direction of the road across a space with two ends, in degrees. */
export function across(id: string, next: Neighbours): number {
  const [a, b] = (next.get(id) ?? []).map((one) => SPOT.get(one));
  return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
}

/** How many steps a way has: passages and doors cost nothing. */
export function stepsOf(from: string, way: readonly string[], roads: readonly Road[]): number {
  const cost = new Map(
    roads.flatMap((road) => [
      [`${road.a}-${road.b}`, road.cost],
      [`${road.b}-${road.a}`, road.cost],
    ]),
  );
  return way.reduce((sum, id, i) => sum + (cost.get(`${i ? way[i - 1] : from}-${id}`) ?? 1), 0);
}

/** The spaces entered on a shortest way, for showing a pawn's walk; empty where there is none. */
export function between(from: string, to: string, next: Neighbours): string[] {
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && !before.has(to); at = queue.shift())
    for (const one of next.get(at) ?? [])
      if (!before.has(one)) {
        before.set(one, at);
        queue.push(one);
      }
  const way: string[] = [];
  for (let at = before.has(to) ? to : ''; at && at !== from; at = before.get(at) ?? '') way.unshift(at);
  return way;
}
