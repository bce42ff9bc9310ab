import type { Extent } from '../../core/position.ts';

/** Whether one of the stretches, which come in the order of their places and do not overlap, holds all of another. */
export function isWithin({ from, to }: Extent, stretches: readonly Extent[]): boolean {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.from ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const around = stretches[low - 1];
  return around !== undefined && to <= around.to;
}
