// Seats differ by colour and shape and letter, always: nobody has to find a mode for it.

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'shield' | 'drop';

export interface SeatMark {
  letter: string;
  shape: Shape;
  colour: string;
}

const MARKS: readonly SeatMark[] = [
  { letter: 'A', shape: 'circle', colour: '#e69f00' },
  { letter: 'B', shape: 'square', colour: '#56b4e9' },
  { letter: 'C', shape: 'triangle', colour: '#00b383' },
  { letter: 'D', shape: 'diamond', colour: '#cc79a7' },
  { letter: 'E', shape: 'hexagon', colour: '#f0e442' },
  { letter: 'F', shape: 'star', colour: '#f5f5f5' },
  { letter: 'G', shape: 'shield', colour: '#ff8a4c' },
  { letter: 'H', shape: 'drop', colour: '#7fb2ff' },
];

export function mark(seat: number): SeatMark {
  return MARKS[seat % MARKS.length] as SeatMark;
}

/** The outline of a mark, about a circle of radius `r` around the origin. */
export function outline(shape: Shape, r: number): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  const corners = (count: number, out: number, inside = out, turn = 0) =>
    Array.from({ length: count }, (_, i) => {
      const a = (i * 2 * Math.PI) / count + turn;
      const d = i % 2 ? inside : out;
      return `${n(d * Math.sin(a))} ${n(-d * Math.cos(a))}`;
    }).join('L');
  switch (shape) {
    case 'circle':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'square':
      return `M${corners(4, r * 1.22, r * 1.22, Math.PI / 4)}Z`;
    case 'triangle':
      return `M0 ${n(-r * 1.14)}L${n(r * 1.14)} ${n(r * 0.84)}L${n(-r * 1.14)} ${n(r * 0.84)}Z`;
    case 'diamond':
      return `M${corners(4, r * 1.2)}Z`;
    case 'hexagon':
      return `M${corners(6, r * 1.08)}Z`;
    case 'star':
      return `M${corners(10, r * 1.3, r * 0.74)}Z`;
    case 'shield':
      return `M${-r} ${-r}L${r} ${-r}L${r} ${n(r * 0.2)}Q${n(r * 0.8)} ${n(r * 0.9)} 0 ${n(r * 1.2)}Q${n(-r * 0.8)} ${n(r * 0.9)} ${-r} ${n(r * 0.2)}Z`;
    case 'drop':
      return `M0 ${n(-r * 1.35)}C${n(r * 0.4)} ${n(-r * 0.7)} ${r} ${n(-r * 0.2)} ${r} ${n(r * 0.25)}A${r} ${n(r * 0.85)} 0 1 1 ${-r} ${n(r * 0.25)}C${-r} ${n(-r * 0.2)} ${n(-r * 0.4)} ${n(-r * 0.7)} 0 ${n(-r * 1.35)}Z`;
  }
}
