/** A chart's picture: where its edges lie, and what lies between them. `margins`, for words: top, right, bottom, left. */
export function plot(width: number, height: number, margins: [number, number, number, number]) {
  const [top, before, below, left] = margins;
  const right = width - before;
  const bottom = height - below;
  return {
    ...{ width, height, left, right, top, bottom },
    /** How far to the right a share of the way lies, 0 to 1. */
    across: (share: number) => left + share * (right - left),
    /** How far down a share of the height lies, 1 at the top. */
    down: (share: number) => top + (1 - share) * (bottom - top),
  };
}
