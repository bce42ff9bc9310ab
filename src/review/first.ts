import type { Detail } from './detail.ts';
import type { FirstDecision, RecordReview } from './reasoning-diff.ts';

type Added = Detail & { readonly type: 'decision' };

const stakes = ['critical', 'high', 'medium', 'low'];

/**
 * The new decision that a reviewer should read first: one that takes a confidence under 0.5, then the one with the highest stakes, then
 * one that supersedes another, then the one with the least confidence; of equal ones the first shown.
 */
export function firstDecision(records: readonly RecordReview[]): FirstDecision | null {
  const all = records.flatMap(({ kind, id, details }) =>
    details.flatMap((one) =>
      kind === 'thread' && one.type === 'decision' && one.change === 'added' ? [{ thread: id, one }] : [],
    ),
  );
  const [first] = all.toSorted((a, b) => compare(weightsOf(a.one), weightsOf(b.one)));
  return first ? { thread: first.thread, ...first.one.decision } : null;
}

/** The smaller, the sooner. */
function weightsOf({ crosses, decision, stakes: own, supersedes }: Added): readonly number[] {
  const at = stakes.indexOf(own ?? 'medium');
  return [
    crosses === 'down' ? 0 : 1,
    at === -1 ? stakes.indexOf('medium') : at,
    supersedes.length > 0 ? 0 : 1,
    decision.confidence ?? 1,
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((weight, index) => weight - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
