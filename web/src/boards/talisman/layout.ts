// Where everything lies on the drawn board: three rings around the Great Hall. Degrees run clockwise from the top.
// Which space faces which is the game's content; here, and in `rings.json`, is only how it looks.
import { polar } from '../../lib/polar';
import drawn from './rings.json';

export type RingName = 'london' | 'grounds' | 'castle';

export interface Ring {
  /** Inner and outer radius. */
  r0: number;
  r1: number;
  /** Degrees of a space, and the middle of the first. */
  step: number;
  first: number;
  fill: string;
  cornerFill: string;
  hatch: string;
  /** Where figures stand. */
  stand: number;
  gap: number;
  spaces: (Pick<Place, 'id' | 'icon' | 'sign'> & { corner?: boolean })[];
}

export interface Place {
  id: string;
  ring: RingName;
  index: number;
  icon: string;
  corner: boolean;
  /** What the pip says: cards to draw, a rule of its own, a gate. */
  sign: 'draw' | 'rule' | 'gate';
}

export const SIZE = 816;
export const CENTRE = 408;
export const HALL = 'great_hall';
export const HALL_RADIUS = 91;

export const RINGS = drawn as Record<RingName, Ring>;
export const PLACES: Place[] = (Object.keys(drawn) as RingName[]).flatMap((ring) =>
  RINGS[ring].spaces.map(({ id, icon, sign, corner = false }, index) => ({ id, icon, sign, corner, ring, index })),
);
export const PLACE = new Map(PLACES.map((place) => [place.id, place]));

/** A point by radius and angle. */
export const at = (r: number, degrees: number) => polar(r, degrees, CENTRE);

/** The outline of a piece of a ring. */
export function sector(r0: number, r1: number, a0: number, a1: number): string {
  const big = a1 - a0 > 180 ? 1 : 0;
  return `M${at(r1, a0)}A${r1} ${r1} 0 ${big} 1 ${at(r1, a1)}L${at(r0, a1)}A${r0} ${r0} 0 ${big} 0 ${at(r0, a0)}Z`;
}

export function angle(place: Place): number {
  const ring = RINGS[place.ring];
  return ring.first + place.index * ring.step;
}

export function outlineOf(place: Place, grow = 0, widen = 0): string {
  const ring = RINGS[place.ring];
  const a = angle(place);
  const half = ring.step / 2 - ring.gap + widen;
  return sector(ring.r0 - grow, ring.r1 + grow, a - half, a + half);
}

/** Text near the bottom is turned over, so that it can be read. */
export function upsideDown(degrees: number, turned: number): boolean {
  const m = (((degrees + turned) % 360) + 360) % 360;
  return m > 90.5 && m < 269.5;
}

/** An arc for text to run along, centred on an angle. */
export function arc(r: number, degrees: number, half: number, turned: number): string {
  const flip = upsideDown(degrees, turned);
  const [from, to] = flip ? [degrees + half, degrees - half] : [degrees - half, degrees + half];
  return `M${at(r, from)}A${r} ${r} 0 ${half > 90 ? 1 : 0} ${flip ? 0 : 1} ${at(r, to)}`;
}

/** Where a figure stands: by space, and by its place in the company there. */
export function stand(space: string, nth: number, of: number, size: number, compact = false): { r: number; a: number } {
  const place = PLACE.get(space);
  if (!place) {
    // In the Great Hall figures stand on the rays, clear of the throne.
    return { r: 73, a: 180 + (nth - (of - 1) / 2) * 34 };
  }
  const ring = RINGS[place.ring];
  const r = ring.stand + (compact ? (place.ring === 'castle' ? 4 : 6) : 0);
  const shift = place.ring === 'castle' ? 15 : 0;
  const spread = ((nth - (of - 1) / 2) * size * 2.5 * 180) / (Math.PI * r);
  return { r, a: angle(place) + spread + shift };
}

/** A name in one or two lines that fit a space: broken at the gap nearest its middle. */
export function lines(name: string, fits: (text: string) => boolean): string[] {
  const short = name.replace(/\s*\(.*\)/, '');
  if (fits(short)) return [short];
  const gaps = [...short.matchAll(/ /g)].map((found) => found.index);
  const middle = short.length / 2;
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return gap === undefined ? [short] : [short.slice(0, gap), short.slice(gap + 1)];
}

const NARROW = /[iljtfrI.'’ ,]/;
const WIDE = /[mwMWŚŻQOD]/;

/** About how wide a text is in the board's lettering; good enough to break lines and squeeze the odd name. */
export function textWidth(text: string, size = 12.8): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter) ? 0.31 : WIDE.test(letter) ? 0.82 : /[A-ZŁ]/.test(letter) ? 0.64 : 0.51;
  return width * size;
}

/** The room a name has on its arc. */
export function room(place: Place, line: number): number {
  const ring = RINGS[place.ring];
  const r = ring.r1 - 14 - line * 13.4;
  // The chevrons of the one-way path take some of the Castle's.
  const taken = place.ring === 'castle' ? (line ? 16 : 20) : 7;
  return ((ring.step - 1.2) * Math.PI * r) / 180 - taken;
}

/** The spaces before and after one on the drawn ring: tells apart those of one name. */
export function neighbours(space: string): string[] {
  const place = PLACE.get(space);
  const ring = PLACES.filter((one) => one.ring === place?.ring);
  if (!place || place.ring === 'castle') return [];
  return [-1, 1].map((by) => ring[(place.index + by + ring.length) % ring.length]?.id ?? '');
}

/** ↻ or ↺: which way round the drawn ring a walk sets out. */
export function arrow(from: string, first: string | undefined): string {
  const at = neighbours(from).indexOf(first ?? '');
  return ['↺', '↻'][at] ?? '';
}
