import { describe, expect, it } from 'vitest';
import { faceOf } from '../src/faces/faces';
import names from '../src/faces/names.json';
import parts from '../src/faces/parts.svg?raw';
import { FACES, sprite } from '../src/faces/sprite';

/** Each part with the colours it asks for. */
const asked = new Map(
  [...parts.matchAll(/<g id="([^"]+)">(.*)<\/g>\n/g)].map(([, name = '', drawn = '']) => [
    name,
    [...drawn.matchAll(/var\(--([a-z]\w*)\)/g)].map(([, colour = '']) => colour),
  ]),
);

describe('portraits', () => {
  it.each(Object.entries(FACES))('%s is made of parts there are, in colours it names', (_, face) => {
    for (const part of [...face.bust, ...face.over]) {
      expect([...asked.keys()]).toContain(part);
      for (const colour of asked.get(part) ?? []) expect(face.palette).toHaveProperty(colour);
    }
  });

  it('keeps no part that no face wears', () => {
    const worn = new Set(Object.values(FACES).flatMap((face) => [...face.bust, ...face.over]));
    const frame = ['field-order', 'field-dark', 'ring'];
    expect([...asked.keys()].filter((part) => !worn.has(part) && !frame.includes(part))).toEqual([]);
  });

  it('gives no two people the same silhouette and field', () => {
    const shapes = Object.values(FACES).map((face) => JSON.stringify([face.palette.f, face.bust, face.over]));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('knows a person by whatever id a game has', () => {
    expect(faceOf('harry')).toBe('harry');
    expect(faceOf('harry_potter')).toBe('harry');
    expect(faceOf('peter_pettigrew_b')).toBe('pettigrew');
    expect(faceOf('student:ron_weasley')).toBe('ron');
    expect(faceOf('nobody')).toBeUndefined();
    expect(new Set(Object.values(names))).toEqual(new Set(Object.keys(FACES)));
  });

  it('puts every face into the sprite, and every part it uses', () => {
    const drawn = sprite();
    const ids = new Set([...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(Object.keys(FACES).filter((name) => !ids.has(`face-${name}`))).toEqual([]);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});
