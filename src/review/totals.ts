import type { CrossFinding } from './finding.ts';
import type { Notice } from './notice.ts';
import {
  type RecordReview,
  type ReviewKind,
  reviewKinds,
  type Totals,
  type Verdict,
} from './reasoning-diff.ts';

/** Rows in which nothing was said again. */
const still: ReadonlySet<RecordReview['change']> = new Set(['reformatted', 'unchanged']);

/** Lint rules that say of a claim what a review says of it too: one fault is counted once. */
const claimRules = /^claims\//;
const lostRule = 'task/handoff-lost';

/** Counts what a review tells. */
export function totalsOf(records: readonly RecordReview[], findings: readonly CrossFinding[]): Totals {
  const listed = records.filter(({ change }) => !still.has(change));
  const details = records.flatMap((record) => record.details);
  const changed = Object.fromEntries(
    reviewKinds.map((kind) => [kind, listed.filter((record) => record.kind === kind).length]),
  ) as Record<ReviewKind, number>;
  let [opened, answered, blocking, decisions, doubted] = [0, 0, 0, 0, 0];
  for (const detail of details) {
    if (detail.type === 'decision' && detail.change === 'added') decisions++;
    if ((detail.type === 'decision' || detail.type === 'confidence') && detail.crosses === 'down') doubted++;
    if (detail.type === 'questions') {
      opened += detail.opened.length;
      answered += detail.answered.length;
      blocking += detail.opened.filter((one) => one.blocking).length;
    }
    if (detail.type === 'asked') {
      opened += detail.opened.length;
      answered += detail.answered.length;
    }
    if (detail.type === 'halt') {
      opened += detail.questions.length;
      blocking += detail.questions.length;
    }
  }
  const isDoubled = doubles(records);
  const counted = [...records.flatMap(({ check }) => check), ...findings.filter((one) => !isDoubled(one))];
  const count = (severity: 'error' | 'warning') => counted.filter((one) => one.severity === severity).length;
  return {
    changed,
    reformatted: records.filter(({ change }) => change === 'reformatted').length,
    decisions,
    doubted,
    questionsOpened: opened,
    questionsAnswered: answered,
    blocking,
    errors: count('error'),
    warnings: count('warning'),
  };
}

/** Tells the claims and the lost handoffs that lint finds fault with, too, in the same file. */
function doubles(records: readonly RecordReview[]): (finding: CrossFinding) => boolean {
  const lost = new Set(
    records.flatMap(({ check }) => check).flatMap(({ rule, path }) => (rule === lostRule ? [path] : [])),
  );
  const listed = new Map<string, string[]>();
  for (const { rule, path, message } of records.flatMap(({ check }) => check)) {
    if (claimRules.test(rule)) listed.set(path, [...(listed.get(path) ?? []), message]);
  }
  return (finding) =>
    (finding.type === 'handoff-lost' && lost.has(finding.path)) ||
    (finding.type === 'claim' &&
      (listed.get(finding.path) ?? []).some((message) => message.includes(`\`${finding.claim.path}\``)));
}

/** How a review ends. A change of what configures the checks is not a formatting. */
export function verdictOf(
  { errors, warnings }: Totals,
  records: readonly RecordReview[],
  notices: readonly Notice[],
): Verdict {
  if (errors > 0) return 'errors';
  if (warnings > 0) return 'warnings';
  if (records.length === 0 && notices.length === 0) return 'empty';
  return records.every(({ change }) => still.has(change)) && notices.length === 0 ? 'same' : 'clean';
}
