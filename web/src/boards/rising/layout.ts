// How much of the board fits: everything, everything a little smaller, three Locations alike, or one at a time.

/** `thirds`: all three Locations side by side, none of them open. */
export type Layout = 'full' | 'short' | 'thirds' | 'carousel';

export interface Plan {
  layout: Layout;
  /** The size of the board's em, in pixels. */
  unit: number;
  /** How cards lie in the wings: with their text, or as strips without. */
  wing: 'row' | 'strip';
  /** In the carousel: whether dice, headquarters and team stand below it. */
  below: boolean;
}

interface Room {
  wide: number;
  high: number;
}
const FULL: Room = { wide: 62, high: 53 };
const SHORT: Room = { wide: 57, high: 42.5 };
const THIRDS: Room = { wide: 47, high: 42.5 };
const WITH_TEXT = 46.5;
/** On the largest screens the board's text grows with the rest of the table, not beyond. */
const LARGEST = 34;

/** `scale` is the text size a person has chosen, 1 for the usual. */
export function plan(wide: number, high: number, scale: number, compact: boolean): Plan {
  const least = 15 * scale;
  const fits = (need: Room) => Math.min(wide / need.wide, high / need.high);
  const full = fits(FULL);
  if (full >= least) return { layout: 'full', unit: Math.min(full, LARGEST * scale), wing: 'row', below: true };
  if (fits(SHORT) >= least)
    return { layout: 'short', unit: least, wing: high / least >= WITH_TEXT ? 'row' : 'strip', below: true };
  const thirds = fits(THIRDS);
  const small = 14 * scale;
  if (!compact && thirds >= small)
    return { layout: 'thirds', unit: small, wing: high / small >= WITH_TEXT ? 'row' : 'strip', below: true };
  const unit = Math.max(14, Math.min(16, wide / 23)) * scale;
  const below = high / unit >= (compact ? 46 : 44) && wide / unit >= 38;
  return { layout: 'carousel', unit, wing: 'row', below };
}
