import type { Extent } from '../core/position.ts';

export const startOf = ({ from }: Extent): number => from;
export const endOf = ({ to }: Extent): number => to;

/** The index of the first extent whose number is greater; the length where there is none. @param sorted by that number */
export function firstAfter(
  sorted: readonly Extent[],
  offset: number,
  numberOf: (extent: Extent) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one && numberOf(one) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Makes a function that decides whether an extent overlaps one of some others, or begins at the same place. */
export function createTouchIndex(extents: readonly Extent[]): (extent: Extent) => boolean {
  const sorted = [...extents].sort((a, b) => a.from - b.from);
  const starts = new Set(sorted.map(startOf));
  const farthest: number[] = [];
  for (const { to } of sorted) farthest.push(Math.max(to, farthest.at(-1) ?? 0));
  return ({ from, to }) => {
    if (starts.has(from)) return true;
    // Those that begin before the end: one of them overlaps if the farthest end is after the start.
    const next = firstAfter(sorted, to - 1, startOf);
    return next > 0 && from < (farthest[next - 1] ?? 0);
  };
}
