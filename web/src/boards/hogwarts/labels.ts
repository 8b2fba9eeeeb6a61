// Names on the map: broken into lines and set on the side of their space where there is room.
import { f1 } from './art';
import type { Anchor, Spot } from './layout';

/** Names shown as soon as rooms are: the others come with the nearest zoom. */
export const LANDMARKS: ReadonlySet<string> = new Set(
  'g01 g03 g08 g11 g13 g16 g17 g18 g20 g21 g23 g24 g27 g32 c10 c11 w02 w04 w06 w07 w09 w10 w13 n03 n05 n08 n09 n10 n13 e03 e05 e07 e09 e11 e13 e14 d03 d07 h02 h04 h05 h06 h07 h08 t02'.split(
    ' ',
  ),
);

/** One line, two as even as can be, or three where two would still be much too long. */
export function lines(name: string, letters: number): string[] {
  const words = name.split(' ');
  const two = even(words, 2);
  if (name.length <= letters || words.length < 2) return [name];
  return longest(two) > letters * 1.4 ? even(words, Math.min(3, words.length)) : two;
}

/** A line is so many times as high as its letters are large, and a letter so many times as wide. */
const LINE = 1.02;
const LETTER = 0.46;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const longest = (set: readonly string[]): number => Math.max(...set.map((line) => line.length));

/** Words on so many lines that the longest is as short as can be. */
function even(words: readonly string[], count: number): string[] {
  if (count <= 1) return [words.join(' ')];
  let best = [words.join(' ')];
  for (let k = 1; k <= words.length - count + 1; k += 1) {
    const set = [words.slice(0, k).join(' '), ...even(words.slice(k), count - 1)];
    if (best.length < count || longest(set) < longest(best)) best = set;
  }
  return best;
}

const side = (anchor: Anchor): 'start' | 'end' | 'middle' =>
  anchor.includes('e') ? 'start' : anchor.includes('w') ? 'end' : 'middle';

/** Where the lines of a name stand: the side of the space, and the room they take there. */
function set(spot: Spot, name: string, size: number, gap: number) {
  const text = lines(name, size > 14 ? 11 : 13);
  const tall = text.length * size * LINE;
  const { x, y, anchor } = spot;
  const slant = anchor.length === 2 ? gap * 0.72 : gap;
  const at = x + (side(anchor) === 'start' ? slant : side(anchor) === 'end' ? -slant : 0);
  const top = anchor.includes('n') ? y - slant - tall : anchor.includes('s') ? y + slant : y - tall / 2;
  return { text, at, top, tall };
}

export function label(spot: Spot, name: string, size: number, gap: number, layer: string): string {
  const { text, at, top } = set(spot, name, size, gap);
  return text
    .map(
      (line, k) =>
        `<text class="${layer}" text-anchor="${side(spot.anchor)}" x="${f1(at)}" y="${f1(top + size * (0.8 + k * LINE))}" font-size="${size}">${safe(line)}</text>`,
    )
    .join('');
}

/** The room a name takes, about. */
export function labelBox(spot: Spot, name: string, size: number, gap: number): Box {
  const { text, at, top, tall } = set(spot, name, size, gap);
  const wide = longest(text) * size * LETTER;
  const left = side(spot.anchor) === 'start' ? at : side(spot.anchor) === 'end' ? at - wide : at - wide / 2;
  return { left, right: left + wide, top, bottom: top + tall };
}

export const safe = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
