// The engraving of the board that never changes: hatches, woodcut ticks, rim, moons. Worked out once.
import { angle, at, PLACES, RINGS, sector } from './layout';

let seed = 11;
const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;

/** Woodcut shade of a space: radial ticks at the inner edge, tangential ones at both sides. */
function shade(r0: number, r1: number, a0: number, a1: number, middle: number, half: number): string {
  let d = '';
  for (let a = a0 + 0.4; a < a1 - 0.3; a += (58 / r0) * 1.05) {
    const far = Math.abs(a - middle) / half;
    const long = 2 + far * far * 13 + chance() * 5;
    d += `M${at(r0 + 1, a)}L${at(r0 + 1 + long, a + chance() * 0.3)}`;
  }
  for (let r = r0 + 6; r < r1 - 3; r += 3.4) {
    const low = 1 - (r - r0) / (r1 - r0);
    const long = ((2 + low * 7 + chance() * 3) / r) * 57.3;
    d += `M${at(r, a1)}L${at(r, a1 - long)}M${at(r, a0)}L${at(r, a0 + long * 0.45)}`;
  }
  return d;
}

export interface Engraved {
  id: string;
  outline: string;
  inner: string | null;
  shade: string;
  line: number;
  fill: string;
  hatch: string;
}

export const ENGRAVED: Engraved[] = PLACES.map((place) => {
  const ring = RINGS[place.ring];
  const a = angle(place);
  const a0 = a - ring.step / 2 + ring.gap;
  const a1 = a + ring.step / 2 - ring.gap;
  return {
    id: place.id,
    outline: sector(ring.r0, ring.r1, a0, a1),
    inner: place.corner ? sector(ring.r0 + 3.5, ring.r1 - 3.5, a0 + 0.7, a1 - 0.7) : null,
    shade: shade(ring.r0, ring.r1, a0, a1, a, ring.step / 2),
    line: Math.round((1 + chance() * 0.6) * 100) / 100,
    fill: place.corner ? ring.cornerFill : ring.fill,
    hatch: ring.hatch,
  };
});

/** Degree ticks around the rim. */
export const TICKS = Array.from({ length: 240 }, (_, i) => {
  const degrees = i * 1.5;
  const long = degrees % 18 === 0 ? 6 : degrees % 4.5 === 0 ? 4.5 : 2.5;
  return `M${at(399.5, degrees)}L${at(399.5 - long, degrees)}`;
}).join('');

/** One phase of the moon per space of London. */
export const MOONS = PLACES.filter((place) => place.ring === 'london').map((place, i) => {
  const [x, y] = at(388.3, angle(place));
  const q = i / 20;
  const waning = q > 0.5;
  const c = Math.cos(2 * Math.PI * (waning ? 1 - q : q));
  const r = 4.6;
  const lit = `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${Math.abs(c * r).toFixed(2)} ${r} 0 0 ${c > 0 ? 0 : 1} 0 ${-r}`;
  return { x, y, lit, flip: waning ? -1 : 1 };
});

/** Rays around the Great Hall. */
export const RAYS = Array.from({ length: 72 }, (_, i) => {
  const a = i * 5;
  const long = i % 6 === 0 ? 26 : i % 2 ? 12 : 18;
  return `M${at(86, a - 0.9)}L${at(86 - long, a)}L${at(86, a + 0.9)}Z`;
}).join('');

/** Chevrons that show the one way through the Castle. */
export const CHEVRONS = Array.from({ length: 7 }, (_, i) => {
  const a = -22.5 + i * 45;
  const [x, y] = at(139, a);
  return { x, y, a };
});
