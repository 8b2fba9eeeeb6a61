import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { symbols } from '../../src/boards/rising/cards';
import { plan } from '../../src/boards/rising/layout';
import { nearest } from '../../src/lib/rove';
import { grouped } from '../../src/boards/rising/sockets';
import { LOCATIONS } from '../../src/boards/rising/view';
import type { Trait } from '../../src/boards/rising/view';
import type { rising } from '../../src/lib/wire';

const die = (colour: rising.DieView['colour'], trait: Trait, symbols = 1): rising.DieView => ({
  colour,
  trait,
  symbols,
  token_of: null,
  id: `${colour}_${trait}${symbols}`,
});
it('equal dice are shown once', () => {
  const dice = [die('blue', 'courage'), die('blue', 'courage'), die('red', 'courage'), die('blue', 'courage', 2)];
  expect(grouped(dice).map(({ die: one, count }) => `${one.colour} ${one.trait}${one.symbols} ×${count}`)).toEqual([
    'blue courage1 ×2',
    'red courage1 ×1',
    'blue courage2 ×1',
  ]);
});

it('costs of the content are symbols', () =>
  expect(symbols({ courage: 2, loyalty: 1 })).toEqual(['courage', 'courage', 'loyalty']));

describe('the layout', () => {
  it.each([
    [1059, 835, false, 'full'],
    [2179, 1375, false, 'full'],
    [985, 703, false, 'short'],
    [899, 655, false, 'short'],
    [719, 835, false, 'thirds'],
    [706, 703, false, 'thirds'],
    [390, 391, true, 'carousel'],
  ])('%i by %i', (wide, high, compact, layout) => expect(plan(wide, high, 1, compact).layout).toBe(layout));
  it('keeps text readable, and fills large screens', () => {
    for (const [wide, high] of [
      [1059, 835],
      [899, 655],
      [719, 600],
    ] as const)
      expect(plan(wide, high, 1, false).unit).toBeGreaterThanOrEqual(14);
    expect(plan(320, 300, 1, true).unit).toBe(14);
    expect(plan(2179, 1375, 1, false).unit).toBeCloseTo(25.9, 1);
    expect(plan(3200, 2040, 1, false).unit).toBe(34);
  });
  it('larger text means another layout, not smaller text', () => {
    expect(plan(1059, 835, 1.25, false)).toMatchObject({ layout: 'thirds' });
    expect(plan(1059, 835, 1.25, false).unit).toBeGreaterThan(16);
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 90 },
    { x: 300, y: 5 },
  ];
  it('go to the nearest ahead', () => {
    expect(nearest(spots, { x: 0, y: 0 }, [1, 0])).toBe(1);
    expect(nearest(spots, { x: 100, y: 0 }, [1, 0])).toBe(3);
    expect(nearest(spots, { x: 100, y: 0 }, [0, 1])).toBe(2);
  });
  it('stay where nothing is ahead', () => expect(nearest(spots, { x: 0, y: 0 }, [-1, 0])).toBe(-1));
});

describe('scenery', () => {
  it.each(LOCATIONS)('of %s is one picture in layers, made of numbers', (id) => {
    const picture = readFileSync(join(import.meta.dirname, `../../src/boards/rising/scenes/${id}.svg`), 'utf8');
    const { documentElement: svg } = new DOMParser().parseFromString(picture, 'image/svg+xml');
    expect(svg.getAttribute('viewBox')).toBe('0 0 520 130');
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    const layers = [...svg.querySelectorAll<SVGGElement>('.layer')].map(({ style }) =>
      style.getPropertyValue('--depth'),
    );
    expect(layers.length).toBeGreaterThan(2);
    expect(layers.map(Number)).toEqual(layers.map(Number).sort((a, b) => a - b));
    for (const [, name] of picture.matchAll(/url\(#(\w+)\)/g))
      expect(svg.querySelector(`#${name}`), name).not.toBeNull();
  });
});
