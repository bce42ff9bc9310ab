import type { ReasoningDiff } from '../../review/reasoning-diff.ts';
import { forJson } from '../neutralise/terminal.ts';
import type { RangeEnds, ReviewView } from './headline.ts';

/** The machine-readable review; `schemas/review.schema.json` is its contract. */
export interface JsonReview extends RangeEnds, ReasoningDiff {
  readonly version: 1;
}

/** Renders a review as JSON, every text whole. */
export function renderReviewJson({ before, after, diff }: ReviewView): string {
  const end = ({ label, oid }: RangeEnds['before']) => ({ label, oid: oid ?? null });
  const review = { version: 1, before: end(before), after: end(after), ...diff };
  // A log that a runner of CI reads takes `##[` for the beginning of a command.
  return `${forJson(JSON.stringify(review, null, 2)).replaceAll('##', '#\\u0023')}\n`;
}
