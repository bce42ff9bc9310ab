import { join } from 'node:path';
import { compareText, type Diagnostic } from '../../core/diagnostic.ts';
import {
  type BaselineEntry,
  type BaselineKey,
  baselineOf,
  pruneBaseline,
  renderBaseline,
} from '../../records/config/baseline.ts';
import { applyEdit, readExact } from '../../store/file-edit.ts';
import { baselinePath, isBaselinable, readEntries } from '../config/baseline.ts';
import type { Context } from '../workspace/context.ts';
import { openLint } from './lint.ts';
import type { LintRequest, LintResult } from './request.ts';

type BaselineRequest = Pick<LintRequest, 'rules' | 'findsSkills'>;

/** A finding as a baseline notes it. */
interface Notable {
  readonly key: BaselineKey;
  readonly message: string;
}

/** What became of the baseline. */
export interface BaselineChange {
  readonly path: string;
  /** Entries that it holds now. */
  readonly entries: number;
  /** Findings that they stand for. */
  readonly findings: number;
  /** Entries that were taken out or counted down. */
  readonly pruned: number;
  /** What lint finds and a baseline may not hold, by rule; none where it is pruned. */
  readonly left: readonly { readonly rule: string; readonly count: number }[];
}

/**
 * Notes what lint finds in the working tree today, errors and warnings, or takes out of the baseline what it no longer
 * finds. A baseline without entries is no file.
 *
 * @throws BatonError as `lint` does; `unwritable`
 */
export async function updateBaseline(
  context: Context,
  request: BaselineRequest,
  how: 'write' | 'prune',
): Promise<BaselineChange> {
  const run = await openLint(context, { ...request, target: { type: 'worktree' }, contentOnly: true });
  const content = notableIn(await run.check());
  const path = baselinePath(run.pathRules);
  const all = await withChanges(context, request);
  const today = baselineOf([...content, ...without(notableIn(all), content)]);
  const { top } = run.workspace;
  const file = join(top, path);
  const before = await readExact(file, { top });
  const old = how === 'prune' && before !== undefined ? entriesOf(path, before) : [];
  const entries = how === 'prune' ? pruneBaseline(old, today) : today;
  const after = entries.length === 0 ? undefined : renderBaseline(entries);
  if (before !== after) {
    await applyEdit({ path: file, ground: { top }, before, after, isProgram: false, note: 'baseline' });
  }
  const total = (list: readonly BaselineEntry[]) => list.reduce((sum, { count = 1 }) => sum + count, 0);
  return {
    path,
    entries: entries.length,
    findings: total(entries),
    pruned: total(old) - total(entries),
    left: how === 'prune' ? [] : countByRule(all.diagnostics.filter(isLeft)),
  };
}

function isLeft(one: Diagnostic): boolean {
  return one.severity !== 'info' && !isBaselinable(one);
}

/** What a baseline may hold of a run. */
function notableIn({ diagnostics, keyOf }: LintResult): readonly Notable[] {
  return diagnostics
    .filter((one) => one.severity !== 'info' && isBaselinable(one))
    .map((diagnostic) => ({ key: keyOf(diagnostic), message: diagnostic.message }));
}

/** A rule about changes says of a new record what no rule says of the record alone, and keeps silent what one says. */
function without(list: readonly Notable[], others: readonly Notable[]): readonly Notable[] {
  const known = new Set(others.map(({ key }) => JSON.stringify(key)));
  return list.filter(({ key }) => !known.has(JSON.stringify(key)));
}

/** What lint finds, also in what changed. */
async function withChanges(context: Context, request: BaselineRequest): Promise<LintResult> {
  const target = { type: 'worktree' } as const;
  const run = await openLint(context, { ...request, target, contentOnly: true, checksChanges: true });
  return run.check();
}

function countByRule(diagnostics: readonly Diagnostic[]): BaselineChange['left'] {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count })).sort((a, b) => compareText(a.rule, b.rule));
}

function entriesOf(path: string, text: string): readonly BaselineEntry[] {
  return readEntries(path, { ok: true, text, size: text.length });
}
