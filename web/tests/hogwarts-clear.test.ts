import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCorner, crowdCorner, flagPole, pawnCorner, tokenBox, tokenCorner } from '../src/boards/hogwarts/clear';
import type { Box } from '../src/boards/hogwarts/labels';
import { BOXES, SPOT, SPOTS } from '../src/boards/hogwarts/layout';
import type { BoardName, Spot } from '../src/boards/hogwarts/layout';
import type { Spaces } from '../src/boards/hogwarts/map';
import { printedBoxes } from '../src/boards/hogwarts/print';

const ROOT = join(import.meta.dirname, '../../src/hallows');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const BOARDS: BoardName[] = ['castle', 'alley', 'places'];

function spaces(lang: string): Spaces {
  const names = new Map(
    [...read(`locales/${lang}/hogwarts-places.ftl`).matchAll(/^hogwarts-space-(\w+) = (.+)$/gm)].map(
      ([, id, name]) => [id!, name!] as const,
    ),
  );
  const all = BOARDS.flatMap((board) => read(`games/hogwarts/content/${board}.toml`).split('[[space]]').slice(1));
  return Object.fromEntries(
    all.map((entry) => {
      const id = /id = "(\w+)"/.exec(entry)![1]!;
      const rosettes = Number(/^rosettes = (\d+)/m.exec(entry)?.[1] ?? 0);
      return [id, { id, symbol: 'none', rosettes, name: names.get(id) ?? '' }] as const;
    }),
  ) as unknown as Spaces;
}

const ends = [...read('games/hogwarts/content/missions.toml').matchAll(/^spaces = \[(.*)\]/gm)].flatMap(([, list]) =>
  [...list!.matchAll(/"(\w+)"/g)].map(([, id]) => SPOT.get(id!)!),
);
const part = (a: Box, b: Box) =>
  (Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))) /
  ((a.right - a.left) * (a.bottom - a.top));
/** A touch is no harm. */
const TOUCH = 0.1;
const free = (box: Box, taken: Box[]) => taken.every((one) => part(box, one) < TOUCH);

describe.each(['en', 'pl', 'it'])('in %s', (lang) => {
  const named = spaces(lang);
  const taken = Object.fromEntries(BOARDS.map((board) => [board, printedBoxes(board, named, [])])) as Record<
    BoardName,
    Box[]
  >;
  const lying = (spot: Spot) => {
    const { dx, dy } = tokenCorner(spot, taken[spot.board]);
    return tokenBox(spot.x + dx, spot.y + dy);
  };
  const objects = SPOTS.filter(({ id }) => named[id]?.rosettes);

  it('objects cover no name', () => {
    expect(objects.length).toBeGreaterThan(20);
    expect(objects.filter((spot) => !free(lying(spot), taken[spot.board])).map(({ id }) => id)).toEqual([]);
  });

  it('my pawn stays on its board', () => {
    const out = SPOTS.filter((spot) => {
      const { dx, dy } = pawnCorner(spot, taken[spot.board]);
      const { width, height } = BOXES[spot.board];
      return ![spot.x + dx, width - spot.x - dx, spot.y + dy, height - spot.y - dy].every((room) => room > 30);
    });
    expect(out.map(({ id }) => id)).toEqual([]);
  });

  it('how many steps away a space is covers no name and no object', () => {
    const boxes = (board: BoardName) => objects.filter((spot) => spot.board === board).map(lying);
    const covered = SPOTS.filter((spot) => {
      const all = [...taken[spot.board], ...boxes(spot.board)];
      const { dx, dy } = countCorner(spot, all);
      const [x, y] = [spot.x + dx, spot.y + dy];
      return !free({ left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 }, all);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });

  it("one of the others' pawns covers hardly a name", () => {
    const covered = SPOTS.filter((spot) => {
      const { dx, dy } = crowdCorner(spot, taken[spot.board], 1, false);
      const [x, y] = [spot.x + dx, spot.y + dy];
      return !free({ left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 }, taken[spot.board]);
    });
    expect(covered.length, covered.map(({ id }) => id).join()).toBeLessThanOrEqual(1);
  });

  it.each([false, true])('flags cover no name and no object, with my pawn beside them or not (%s)', (mine) => {
    const others = objects.map((spot) => ({ spot, box: lying(spot) }));
    const covered = ends.filter((spot) => {
      const boxes = others.filter((one) => one.spot.board === spot.board).map(({ box }) => box);
      const { dx, dy, fly } = flagPole(spot, taken[spot.board], boxes, mine);
      const [x, y] = [spot.x + dx, spot.y + dy];
      const cloth = { left: fly < 0 ? x - 28 : x, right: fly < 0 ? x : x + 28, top: y - 27, bottom: y - 12 };
      return !free(cloth, [...taken[spot.board], ...boxes]);
    });
    expect(covered.map(({ id }) => id)).toEqual([]);
  });
});
