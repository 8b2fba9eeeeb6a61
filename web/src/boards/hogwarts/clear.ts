// Where what lies on a space is drawn, so that it covers no name, no other space and no pawn: the first corner that is free,
// or the one that covers least.
import type { Box } from './labels';
import { BOXES, SPOTS } from './layout';
import type { Spot } from './layout';

/** A corner beside a space: what is drawn there, and the room it takes around the space's middle. */
interface Corner extends Box {
  dx: number;
  dy: number;
}

/** Round things lie beneath their space, or beside it. */
const TOKEN = 15;
const TOKENS: readonly Corner[] = (
  [
    [19, 19],
    [-19, 19],
    [27, 0],
    [-27, 0],
    [0, 27],
    [19, -19],
  ] as const
).map(([dx, dy]) => ({ dx, dy, ...around(dx, dy, TOKEN) }));

/** A flag flies to the left of its pole, or to its right: above the space, or beside it. `dx`, `dy` is the foot of the pole. */
export interface Pole {
  dx: number;
  dy: number;
  /** -1 to the left, 1 to the right. */
  fly: -1 | 1;
}
const CLOTH = { long: 28, top: 27, foot: 12 };
const FLAGS: readonly (Corner & Pole)[] = (
  [
    [-4, -14, -1],
    [4, -14, 1],
    [-20, -8, -1],
    [20, -8, 1],
    [-14, 30, -1],
    [14, 30, 1],
    [0, 44, -1],
    [0, 44, 1],
    [-34, 8, -1],
    [34, 8, 1],
    [-34, 24, -1],
    [34, 24, 1],
  ] as const
).map(([dx, dy, fly]) => ({
  dx,
  dy,
  fly,
  left: fly < 0 ? dx - CLOTH.long : dx,
  right: fly < 0 ? dx : dx + CLOTH.long,
  top: dy - CLOTH.top,
  bottom: dy - CLOTH.foot,
}));

function around(x: number, y: number, r: number): Box {
  return { left: x - r, right: x + r, top: y - r, bottom: y + r };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** What lies beyond the frame of a board would be cut off. */
function edges({ board }: Spot): Box[] {
  const { width, height } = BOXES[board];
  const [far, frame] = [400, 20];
  return [
    { left: -far, right: frame, top: -far, bottom: height + far },
    { left: width - frame, right: width + far, top: -far, bottom: height + far },
    { left: -far, right: width + far, top: -far, bottom: frame },
    { left: -far, right: width + far, top: height - frame, bottom: height + far },
  ];
}

/** Other spaces' signs are not to be covered either. */
const SIGN = 15;

function freest<C extends Corner>(spot: Spot, corners: readonly C[], taken: readonly Box[]): C {
  const signs = SPOTS.filter(({ board, id }) => board === spot.board && id !== spot.id).map((one) =>
    around(one.x, one.y, SIGN),
  );
  const covered = ({ left, right, top, bottom }: C): number => {
    const box = { left: spot.x + left, right: spot.x + right, top: spot.y + top, bottom: spot.y + bottom };
    return [...signs, ...taken, ...edges(spot)].reduce((sum, one) => sum + overlap(box, one), 0);
  };
  let best = corners[0] as C;
  let least = Infinity;
  for (const corner of corners) {
    const sum = covered(corner);
    if (sum < least) [best, least] = [corner, sum];
  }
  return best;
}

/** My pawn stands above its space, or beneath it or beside it. */
const PAWN = 19;
const PAWNS: readonly Corner[] = (
  [
    [0, -24],
    [0, 26],
    [-28, 0],
  ] as const
).map(([dx, dy]) => ({ dx, dy, ...around(dx, dy, PAWN) }));

/** Where my pawn stands. */
export const pawnCorner = (spot: Spot, printed: readonly Box[]): { dx: number; dy: number } =>
  freest(spot, PAWNS, printed);

/** So far apart others' pawns stand, three in a row, and so large they are. */
export const STEP = 24;
const OTHER = 14;

/** Where the first of the others' pawns stands; the next ones follow to the right, then below. `mine`: my pawn is there. */
export function crowdCorner(spot: Spot, printed: readonly Box[], count: number, mine: boolean) {
  const [wide, tall] = [(Math.min(count, 3) - 1) * STEP, (Math.ceil(count / 3) - 1) * STEP];
  const corners = (
    [
      [13, -15],
      [-13 - wide, -15],
      [13, 15],
      [-13 - wide, 15],
      [-wide / 2, -24 - tall],
      [-wide / 2, 26],
      [27, 0],
      [-27 - wide, 0],
    ] as const
  ).map(([dx, dy]) => {
    const { left, top } = around(dx, dy, OTHER);
    const { right, bottom } = around(dx + wide, dy + tall, OTHER);
    return { dx, dy, left, right, top, bottom };
  });
  const my = pawnCorner(spot, printed);
  return freest(spot, corners, [...printed, ...(mine ? [around(spot.x + my.dx, spot.y + my.dy, PAWN)] : [])]);
}

/** Where a space's objects begin to lie. */
export const tokenCorner = (spot: Spot, names: readonly Box[]): { dx: number; dy: number } =>
  freest(spot, TOKENS, names);

/** How many steps away a space is stands above it, or beneath, or beside it: wherever a flag leaves room. */
const STEPS = 10;
const COUNTS: readonly Corner[] = (
  [
    [-19, -19],
    [19, -19],
    [-19, 19],
    [19, 19],
    [0, -27],
    [-27, 0],
    [27, 0],
    [0, 27],
  ] as const
).map(([dx, dy]) => ({ dx, dy, ...around(dx, dy, STEPS) }));

/** Where it says how many steps away a space is. */
export const countCorner = (spot: Spot, taken: readonly Box[]): { dx: number; dy: number } =>
  freest(spot, COUNTS, taken);

/** Where a space's flag stands; `mine`: my pawn is there. */
export function flagPole(spot: Spot, names: readonly Box[], tokens: readonly Box[], mine: boolean): Pole & Box {
  const { dx, dy } = pawnCorner(spot, names);
  const pawn = mine ? [around(spot.x + dx, spot.y + dy, PAWN)] : [];
  return freest(spot, FLAGS, [...names, ...tokens, ...pawn]);
}

export const tokenBox = (x: number, y: number): Box => around(x, y, TOKEN);
