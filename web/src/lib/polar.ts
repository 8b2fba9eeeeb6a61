// Points and strokes around a middle. Degrees run clockwise from the top.
const round = (value: number) => Math.round(value * 100) / 100;

export function polar(r: number, degrees: number, middle = 0): [x: number, y: number] {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [round(middle + r * Math.cos(a)), round(middle + r * Math.sin(a))];
}

/** Strokes like those of a dial, as a path: so many, each from one radius to another. */
export function strokes(count: number, from: number, to: (i: number) => number): string {
  const one = (i: number, degrees: number) => `M${polar(from, degrees)}L${polar(to(i), degrees)}`;
  return Array.from({ length: count }, (_, i) => one(i, (i * 360) / count)).join('');
}
