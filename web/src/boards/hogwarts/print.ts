// What is printed on a board and never moves, as text: ground, roads, the signs of spaces, and all names.
import { shape } from './art';
import type { Palette } from './art';
import { ground, REGION_NAMES } from './ground';
import type { RegionAt } from './ground';
import { label, labelBox, LANDMARKS, lines, safe } from './labels';
import type { Box } from './labels';
import { SPOT, SPOTS } from './layout';
import type { BoardName, Spot } from './layout';
import type { Spaces } from './map';
import { across, neighbours, roadArt } from './roads';
import type { Road } from './roads';

const SEALS = ['I', 'II', 'III', 'IV'];

/** Both ends of the k-th secret passage carry its number. */
const sealed = (roads: readonly Road[], board: BoardName): { x: number; y: number; text: string }[] =>
  roads
    .filter(({ kind, a }) => kind === 'passage' && SPOT.get(a)?.board === board)
    .flatMap(({ a, b }, k) =>
      [a, b]
        .flatMap((space) => SPOT.get(space) ?? [])
        .map((at) => ({ x: at.x + 16, y: at.y + 14, text: SEALS[k] ?? '' })),
    );

const seal = ({ x, y, text }: { x: number; y: number; text: string }): string =>
  `<g transform="translate(${x} ${y})"><circle r="8.6" fill="#f6ead0" stroke="#2f2140" stroke-width="1.8"/><text text-anchor="middle" y="4" class="seal">${text}</text></g>`;

export function printed(
  board: BoardName,
  spaces: Spaces,
  roads: readonly Road[],
  colours: Palette,
  id: string,
): string {
  const next = neighbours(roads);
  const hidden = new Set(roads.filter(({ kind }) => kind === 'passage').flatMap(({ a, b }) => [a, b]));
  const signs = SPOTS.filter((spot) => spot.board === board).map((spot) => {
    const space = spaces[spot.id];
    return space
      ? `<g transform="translate(${spot.x} ${spot.y})">${shape(space, hidden.has(spot.id), across(spot.id, next))}</g>`
      : '';
  });
  return (
    ground(board, colours, id) +
    roadArt(roads, board, colours) +
    signs.join('') +
    sealed(roads, board).map(seal).join('')
  );
}

/** A region's name, in one line if that can be read. */
function regionName(name: string, at: RegionAt): string {
  const fits = (line: string) => Math.min(at.size, at.room / (line.length * 0.78));
  const set = fits(name) < 11.5 ? lines(name, 8) : [name];
  const size = Math.min(...set.map(fits));
  return quietly('reg', set, at.x, at.y, size) + afar(lines(name, 10), at);
}

/** Seen from afar the names of rooms are away, and those of regions so large that they can still be read. */
function afar(set: readonly string[], { far: [x, y], room }: RegionAt): string {
  const size = Math.min(23, room / (Math.max(...set.map((line) => line.length)) * 0.8));
  return quietly('reg afar', set, x, set.length > 1 ? y : y - size / 2, size);
}

/** Lines one above the other; the last stands at `y`. */
const quietly = (layer: string, set: readonly string[], x: number, y: number, size: number): string =>
  set
    .map(
      (line, k) =>
        `<text class="${layer}" text-anchor="middle" x="${x}" y="${(y + (k - set.length + 1) * size * 1.05).toFixed(1)}" font-size="${size.toFixed(1)}">${safe(line)}</text>`,
    )
    .join('');

const SMALL = 15;
const LAND = 16;
const EVERY = 11.5;
/** Names stand further off where petals are drawn around their space, or rings. */
const gapOf = (id: string, spaces: Spaces, ringed = false): number => (spaces[id]?.rosettes || ringed ? 27 : 20);

/** The room taken by names, whichever are shown, while nothing is drawn around their spaces, and by seals. */
export function printedBoxes(board: BoardName, spaces: Spaces, roads: readonly Road[]): Box[] {
  const named = SPOTS.filter((spot) => spot.board === board).flatMap((spot) => {
    const sizes = board !== 'castle' ? [SMALL] : LANDMARKS.has(spot.id) ? [EVERY, LAND] : [EVERY];
    return sizes.map((size) => labelBox(spot, spaces[spot.id]?.name ?? '', size, gapOf(spot.id, spaces)));
  });
  const seals = sealed(roads, board).map(({ x, y }) => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }));
  return [...named, ...seals];
}

/** The room the names of regions take, about, as they are seen from afar. */
export const regionBoxes = (board: BoardName): Box[] =>
  board === 'castle'
    ? Object.values(REGION_NAMES).map(({ far: [x, y], room }) => ({
        left: x - room * 0.42,
        right: x + room * 0.42,
        top: y - 40,
        bottom: y + 4,
      }))
    : [];

/** All names of a board; those in `raised` make room for what is drawn around their space. */
export function names(
  board: BoardName,
  spaces: Spaces,
  regions: Readonly<Record<string, { name: string }>>,
  hall: string,
  raised: ReadonlyMap<string, unknown>,
): string {
  const spots = SPOTS.filter((spot) => spot.board === board);
  const gap = ({ id }: Spot) => gapOf(id, spaces, raised.has(id));
  const name = ({ id }: Spot) => spaces[id]?.name ?? '';
  // The small boards are always seen whole, with all their names.
  if (board !== 'castle') return spots.map((spot) => label(spot, name(spot), SMALL, gap(spot), 'name')).join('');
  const quiet = Object.entries(REGION_NAMES).map(([region, at]) => {
    const called = regions[region]?.name;
    return called ? regionName(called.toUpperCase(), at) : '';
  });
  const big = `<text class="hall" text-anchor="middle" x="800" y="463">${safe(hall.toUpperCase())}</text>`;
  const landmarks = spots.filter((spot) => LANDMARKS.has(spot.id));
  return [
    ...quiet,
    big,
    ...landmarks.map((spot) => label(spot, name(spot), LAND, gap(spot), 'land')),
    ...spots.map((spot) => label(spot, name(spot), EVERY, gap(spot), 'every')),
  ].join('');
}
