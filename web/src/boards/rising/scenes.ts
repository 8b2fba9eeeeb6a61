// The three scenes as outlines, drawn by rule and a little chance that is always the same. Each is 520 by 130, and what
// matters stands in the middle half, because wings show only that.

export const WIDE = 520;
export const HIGH = 130;

/** Numbers between 0 and 1, the same ones for the same seed. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const r = (value: number) => Math.round(value * 10) / 10;

export interface Star {
  x: number;
  y: number;
  r: number;
}
export function stars(seed: number, count: number, low: number): Star[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => ({ x: r(next() * WIDE), y: r(next() * low), r: r(0.4 + next() * 0.7) }));
}

export interface House {
  wall: string;
  roof: string;
  panes: string;
  sign: { x: number; y: number } | null;
}

/** A crooked row of houses: gables that lean, chimneys, windows, some lit. */
export function street(seed: number, from: number, ground: number, tall: number, spread: number): House[] {
  const next = chance(seed);
  const houses: House[] = [];
  for (let x = from; x < WIDE - from / 2;) {
    const w = 26 + next() * spread;
    const h = tall * (0.72 + next() * 0.42);
    const lean = (next() - 0.5) * 7;
    const top = ground - h;
    const peak = top - 10 - next() * 14;
    const out = 2 + next() * 3;
    houses.push({
      wall: `M${r(x)} ${ground}L${r(x + lean * 0.4)} ${r(top)}H${r(x + w + lean * 0.4)}L${r(x + w)} ${ground}Z`,
      roof: `M${r(x - out + lean * 0.4)} ${r(top + 1)}L${r(x + w / 2 + lean)} ${r(peak)}L${r(x + w + out + lean * 0.4)} ${r(top + 1)}Z${chimney(x + w * 0.72 + lean, peak + 4, next())}`,
      panes: panes(x + lean * 0.3, w, top, ground, next),
      sign: next() > 0.55 ? { x: r(x + w), y: r(ground - 26 - next() * 8) } : null,
    });
    x += w + 1;
  }
  return houses;
}

function chimney(x: number, y: number, luck: number): string {
  return luck > 0.45 ? `M${r(x)} ${r(y + 12)}V${r(y - 5)}H${r(x + 5)}V${r(y + 12)}Z` : '';
}

function panes(x: number, w: number, top: number, ground: number, next: () => number): string {
  let d = '';
  const columns = Math.max(1, Math.floor((w - 8) / 11));
  const gap = (w - columns * 6) / (columns + 1);
  for (let y = top + 7; y < ground - 16; y += 15) {
    for (let i = 0; i < columns; i += 1) {
      if (next() < 0.28) continue;
      const left = x + gap + i * (6 + gap);
      d += `M${r(left)} ${r(y + 2.5)}q3-4 6 0v6h-6Z`;
    }
  }
  return d;
}

/** A line of mountains or hills from edge to edge. */
export function ridge(seed: number, base: number, height: number, step: number): string {
  const next = chance(seed);
  let d = `M0 ${HIGH}V${r(base - next() * height)}`;
  for (let x = step; x <= WIDE + step; x += step) d += `L${r(x - step * 0.4 * next())} ${r(base - next() * height)}`;
  return `${d}V${HIGH}Z`;
}

/** Firs, back to back. */
export function firs(seed: number, ground: number, height: number): string {
  const next = chance(seed);
  let d = '';
  for (let x = -8; x < WIDE + 8; x += 7 + next() * 9) {
    const h = height * (0.55 + next() * 0.6);
    const w = h * 0.34;
    const top = ground - h;
    d += `M${r(x)} ${r(top)}l${r(w * 0.5)} ${r(h * 0.36)}h${r(-w * 0.18)}l${r(w * 0.42)} ${r(h * 0.34)}h${r(-w * 0.2)}l${r(w * 0.46)} ${r(h * 0.3)}H${r(x - w)}l${r(w * 0.46)} ${r(-h * 0.3)}h${r(-w * 0.2)}l${r(w * 0.42)} ${r(-h * 0.34)}h${r(-w * 0.18)}Z`;
  }
  return d;
}

export interface Cottage {
  wall: string;
  snow: string;
  eave: string;
  panes: string;
  smoke: string;
}
/** Cottages under deep snow. */
export function cottages(seed: number, ground: number): Cottage[] {
  const next = chance(seed);
  const found: Cottage[] = [];
  for (let x = 6; x < WIDE - 20;) {
    const w = 40 + next() * 24;
    const h = 17 + next() * 8;
    const rise = 20 + next() * 12;
    const top = ground - h;
    const mid = x + w / 2;
    const left = x - 6;
    const right = x + w + 6;
    const puff = r(x + w * 0.74);
    found.push({
      wall: `M${r(x)} ${ground}V${r(top)}H${r(x + w)}V${ground}Z`,
      snow: `M${r(left)} ${r(top + 2)}Q${r(mid - w * 0.3)} ${r(top - rise * 0.62)} ${r(mid)} ${r(top - rise)}Q${r(mid + w * 0.3)} ${r(top - rise * 0.62)} ${r(right)} ${r(top + 2)}q-4 4-8 0q-5 5-10 0q-6 5-12 0Q${r(mid)} ${r(top + 5)} ${r(mid - 8)} ${r(top + 2)}q-6 4-12 0q-5 5-10 0Z`,
      eave: `M${r(x + w * 0.68)} ${r(top - rise * 0.4)}v-14h8v14Z`,
      panes: `M${r(x + w * 0.18)} ${r(top + 6)}h7v8h-7ZM${r(x + w * 0.62)} ${r(top + 6)}h7v8h-7Z`,
      smoke: `M${puff} ${r(top - rise * 0.4 - 16)}c-6-5 6-8 1-14s5-8 1-13`,
    });
    x += w + 12 + next() * 22;
  }
  return found;
}

/** Receding arches of a long hall around a vanishing point. */
export function vault(): string[] {
  return [0.2, 0.32, 0.48, 0.7, 1, 1.4].map((k) => {
    const w = 210 * k;
    const top = 84 - 92 * k;
    return `M${r(260 - w)} ${HIGH}V${r(84 - 24 * k)}C${r(260 - w)} ${r(top)} ${r(260 + w)} ${r(top)} ${r(260 + w)} ${r(84 - 24 * k)}V${HIGH}`;
  });
}

/** Fireplaces along both walls of the hall, larger towards us. */
export function hearths(): { arch: string; fire: string }[] {
  const found: { arch: string; fire: string }[] = [];
  for (const side of [-1, 1]) {
    for (const k of [0.36, 0.52, 0.76, 1.1]) {
      const x = 260 + side * 196 * k;
      const w = 15 * k * 1.2;
      const ground = 84 + 20 * k;
      const top = ground - 44 * k;
      found.push({
        arch: `M${r(x - w)} ${r(ground)}V${r(top + w)}A${r(w)} ${r(w)} 0 0 1 ${r(x + w)} ${r(top + w)}V${r(ground)}Z`,
        fire: `M${r(x - w * 0.5)} ${r(ground)}q${r(-w * 0.2)} ${r(-18 * k)} ${r(w * 0.3)} ${r(-24 * k)}q0 ${r(9 * k)} ${r(w * 0.4)} ${r(10 * k)}q${r(w * 0.4)} ${r(6 * k)} ${r(w * 0.2)} ${r(14 * k)}Z`,
      });
    }
  }
  return found;
}
