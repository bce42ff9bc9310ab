import type { Location } from '../../core/diagnostic.ts';

/** Where in its file a finding is, in words; empty for the file as a whole. */
export function placeText({ side, span }: Location): string {
  const place = span === undefined ? '' : `${span.start.line}:${span.start.column}`;
  if (side === 'after') return place;
  return place === '' ? 'in the version before' : `${place} in the version before`;
}
