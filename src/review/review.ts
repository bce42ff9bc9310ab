import type { Change } from '../core/change.ts';
import type { Config } from '../core/config.ts';
import { compareText, type Diagnostic, type Severity } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import type { CrossFinding } from './finding.ts';
import { findingsOf, type Row } from './findings.ts';
import { firstDecision } from './first.ts';
import { decidedIn } from './mention.ts';
import { type ConfigCommitFile, noticesOf } from './notices.ts';
import { type CheckFinding, type ReasoningDiff, type RecordReview, reviewKinds } from './reasoning-diff.ts';
import { changeOf, detailsOf, documentOf, type Group, groupsOf, mainChange, titleOf } from './rows.ts';
import { type Context, type FileChange, sidesOf } from './sides.ts';
import { totalsOf, verdictOf } from './totals.ts';

/** What a review is made of; everything is in memory, and nothing of it is looked up any more. */
export interface ReviewInput {
  readonly changes: readonly Change[];
  /** Records that did not change and that changed ones are compared with. */
  readonly others: readonly Document[];
  /** What the range did to the files that tasks claim, by path. */
  readonly files: ReadonlyMap<string, FileChange>;
  readonly effectiveConfigs: readonly ConfigCommitFile[];
  /** What lint says of the range. */
  readonly diagnostics: readonly Diagnostic[];
  /** The texts of all decisions of the later side, where `droppedTexts` names anything. */
  readonly decisionTexts: readonly string[];
  readonly configOf: (path: string) => Config;
  /** RFC 3339: the date of the later side. */
  readonly now: string;
  /** Paths in which a secret was masked. */
  readonly masked: ReadonlySet<string>;
}

/**
 * What changed in the agents' reasoning between two sides of records (review, "What is compared"). The same input
 * gives the same review, in the same order.
 */
export function reviewChanges(input: ReviewInput): ReasoningDiff {
  const context: Context = {
    ...sidesOf(input.changes, input.others),
    files: input.files,
    configOf: input.configOf,
    now: input.now,
    masked: input.masked,
    isDecided: decidedIn(input.decisionTexts),
  };
  const rows = groupsOf(input.changes).map((group) => rowOf(group, context));
  const findings = rows.flatMap(({ row }) => findingsOf(row, context));
  const records = withChecks(
    rows.map(({ record }) => record),
    input.diagnostics,
  );
  const worst = worstOf(findings);
  const weights = new Map(records.map((record) => [record, weightOf(record, worst)]));
  const weigh = (record: RecordReview) => weights.get(record) ?? 0;
  const sorted = [...records].sort((a, b) => weigh(b) - weigh(a) || compareRows(a, b));
  const isLoss = ({ type }: CrossFinding) => Number(type === 'handoff-lost');
  const ordered = [...findings].sort(
    (a, b) => isLoss(b) - isLoss(a) || rank[a.severity] - rank[b.severity] || compareText(a.path, b.path),
  );
  const totals = totalsOf(sorted, ordered);
  const notices = noticesOf(input.effectiveConfigs, input.changes);
  const verdict = verdictOf(totals, sorted, notices);
  return { verdict, totals, first: firstDecision(sorted), notices, findings: ordered, records: sorted };
}

function rowOf(group: Group, context: Context): { readonly row: Row; readonly record: RecordReview } {
  const details = detailsOf(group, context);
  const main = mainChange(group);
  const paths = group.changes.map((change) => documentOf(change).path);
  const { kind, id } = group;
  const path = main ? documentOf(main).path : (context.after.named(kind, id)?.path ?? paths[0] ?? '');
  const before = main && 'before' in main ? main.before : undefined;
  const after = main && 'after' in main ? main.after : undefined;
  const record = {
    kind,
    id,
    title: titleOf(group, context),
    path,
    paths,
    change: changeOf(group, details),
    details,
    check: [],
  };
  return { row: { kind, id, path, before, after, details }, record };
}

/** Gives each row what lint says of its files. What lint says of other files is in rows of their own. */
function withChecks(
  records: readonly RecordReview[],
  diagnostics: readonly Diagnostic[],
): readonly RecordReview[] {
  const owners = new Map(records.flatMap((record) => record.paths.map((path) => [path, record] as const)));
  const byOwner = new Map<RecordReview | string, CheckFinding[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'info') continue;
    const owner = owners.get(diagnostic.at.path) ?? diagnostic.at.path;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), checkOf(diagnostic)]);
  }
  const own = records.map((record) => ({ ...record, check: byOwner.get(record) ?? [] }));
  const elsewhere = [...byOwner].flatMap(([path, check]) =>
    typeof path === 'string' ? [unchangedRow(path, check)] : [],
  );
  return [...own, ...elsewhere];
}

function checkOf({ rule, severity, message, at }: Diagnostic): CheckFinding {
  const line = at.side === 'after' ? (at.span?.start.line ?? null) : null;
  return { rule, severity, message, path: at.path, line };
}

/** A file that did not change, or is not a record, and that the change made something wrong with. */
function unchangedRow(path: string, check: readonly CheckFinding[]): RecordReview {
  const parts = path.split('/');
  const kind = reviewKinds.find((name) => parts.includes(`${name}s`)) ?? 'task';
  const id = (parts.at(-1) ?? path).replace(/\.[^.]+$/, '');
  return { kind, id, title: null, path, paths: [path], change: 'unchanged', details: [], check };
}

const rank: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The worst severity of the findings of each record, by its id and by its path. */
function worstOf(findings: readonly CrossFinding[]): ReadonlyMap<string, Severity> {
  const worst = new Map<string, Severity>();
  for (const { record, path, severity } of findings) {
    for (const key of [record, path]) {
      if (rank[severity] < rank[worst.get(key) ?? 'info']) worst.set(key, severity);
    }
  }
  return worst;
}

/** What a reviewer is to see first: errors, then warnings, then what changed in meaning, then the rest. */
function weightOf(record: RecordReview, worst: ReadonlyMap<string, Severity>): number {
  const severities = [
    ...record.check.map(({ severity }) => severity),
    worst.get(record.id),
    worst.get(record.path),
  ];
  if (severities.includes('error') || record.change === 'unreadable') return 4;
  if (severities.includes('warning')) return 3;
  if (record.change === 'reformatted') return 0;
  return record.change === 'moved' || record.change === 'archived' ? 1 : 2;
}

function compareRows(a: RecordReview, b: RecordReview): number {
  return (
    reviewKinds.indexOf(a.kind) - reviewKinds.indexOf(b.kind) ||
    compareText(a.id, b.id) ||
    compareText(a.path, b.path)
  );
}
