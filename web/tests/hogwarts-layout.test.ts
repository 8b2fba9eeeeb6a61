import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BOXES, SPOT, SPOTS, type BoardName, type Spot } from '../src/boards/hogwarts/layout';
import { BOX, PITCH, TRACK } from '../src/boards/hogwarts/pitch';

const CONTENT = join(import.meta.dirname, '../../src/hallows/games/hogwarts');
const read = (file: string) => readFileSync(join(CONTENT, file), 'utf8');
const NAMES = Object.keys(BOXES) as BoardName[];

interface Space {
  id: string;
  region: string;
  links: string[];
}

function spaces(board: BoardName): Space[] {
  return read(`content/${board}.toml`)
    .split('[[space]]')
    .slice(1)
    .map((entry) => {
      const [, id, region] = /id = "(\w+)".*\nregion = "(\w+)"/.exec(entry) ?? [];
      const links = /^(?:steps|door) = .*$/gm;
      const named = [...entry.matchAll(links)].flatMap(([line]) => [...line.matchAll(/"(\w+)"/g)].map(([, to]) => to!));
      return { id: id!, region: region!, links: named };
    });
}

const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(spots: { x: number; y: number }[]): number {
  return Math.min(...spots.flatMap((a, i) => spots.slice(i + 1).map((b) => apart(a, b))));
}

/** Whether two straight roads cross. */
function cross([a, b]: [Spot, Spot], [c, d]: [Spot, Spot]): boolean {
  const side = (p: Spot, q: Spot, r: Spot) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe.each(NAMES)('the board %s', (board) => {
  const here = SPOTS.filter((spot) => spot.board === board);

  it('has exactly the spaces of the content, each in its region', () => {
    const drawn = here.map(({ id, region }) => [id, region]).sort();
    expect(drawn).toEqual(
      spaces(board)
        .map(({ id, region }) => [id, region])
        .sort(),
    );
  });

  it('keeps them inside its box and far enough apart for a finger', () => {
    const { width, height } = BOXES[board];
    for (const { id, x, y } of here) {
      expect(x > 30 && x < width - 30 && y > 30 && y < height - 30, id).toBe(true);
    }
    expect(nearest(here)).toBeGreaterThanOrEqual(44);
  });
});

describe('the castle', () => {
  it('has no more than six places where a road crosses another', () => {
    const roads = spaces('castle').flatMap(({ id, links }) =>
      links
        .filter((to) => id < to && SPOT.get(to)?.board === 'castle')
        .map((to): [Spot, Spot] => [SPOT.get(id)!, SPOT.get(to)!]),
    );
    expect(roads).toHaveLength(170);
    const crossings = roads.flatMap((road, i) =>
      roads.slice(i + 1).filter((other) => !road.some((end) => other.includes(end)) && cross(road, other)),
    );
    expect(crossings).toHaveLength(6);
  });
});

describe('the pitch', () => {
  const toml = read('quidditch/content/pitch.toml');

  it('has exactly the spaces of the content', () => {
    const ids = [...toml.matchAll(/\[\[space\]\]\nid = "(\w+)"/g)].map(([, id]) => id);
    expect([...PITCH.keys()].sort()).toEqual(ids.sort());
    expect(TRACK).toHaveLength(Number(/^lap = (\d+)/m.exec(toml)?.[1]));
  });

  it('lies from the home goal on the left to the away goal on the right, inside the track', () => {
    expect(PITCH.get('c1')!.x).toBeLessThan(PITCH.get('c6')!.x);
    expect(PITCH.get('c6')).toEqual({ x: BOX.width / 2, y: BOX.height / 2 });
    expect(PITCH.get('c11')!.x).toBeGreaterThan(PITCH.get('c6')!.x);
    expect(nearest([...PITCH.values(), ...TRACK])).toBeGreaterThanOrEqual(60);
  });
});
