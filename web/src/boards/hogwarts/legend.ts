// What the legend lists: kinds of spaces, marks on the map and figures of a sheet, each with a sentence of the board's.
import type { SpaceLook, Symbol } from './art';
import type { Spaces } from './map';

const SIGNS: readonly Symbol[] = [
  'spell',
  'potion',
  'book',
  'conduct',
  'event',
  'duel',
  'hp',
  'classroom',
  'common_room',
  'study',
  'tower',
  'pitch',
  'start',
  'none',
];
/** By night fewer spaces give anything. */
const BY_DAY: readonly Symbol[] = ['book', 'conduct', 'event', 'duel', 'start'];
export const signsOf = (dark: boolean): readonly Symbol[] =>
  dark ? SIGNS.filter((sign) => !BY_DAY.includes(sign)) : SIGNS;

export const marksOf = (dark: boolean): readonly string[] =>
  dark ? ['end', 'target', 'wanted', 'special', 'gone'] : ['end', 'target', 'stop', 'flag', 'wanted', 'special'];

export const FIGURES = [
  ['perspective-dice-six', 'dice'],
  ['shield', 'res'],
  ['hearts', 'hp-figure'],
  ['powder-bag', 'floo'],
  ['boot-prints', 'portkeys'],
] as const;

/** A space of this kind, to draw its sign: rather one without a flower of objects. */
export function sampleOf(spaces: Spaces, symbol: Symbol): SpaceLook | undefined {
  const all = Object.values(spaces).filter((space) => space.symbol === symbol);
  return all.find((space) => !space.rosettes) ?? all[0];
}
