/** Rounds an SVG path to whole units, by absolute position, written relatively. */
export function shorten(d: string): string;
