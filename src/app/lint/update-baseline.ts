import { join } from 'node:path';
import { compareText, type Diagnostic } from '../../core/diagnostic.ts';
import {
  type BaselineEntry,
  baselineOf,
  pruneBaseline,
  renderBaseline,
} from '../../records/config/baseline.ts';
import { applyEdit, readExact } from '../../store/file-edit.ts';
import { baselinePath, isBaselinable, readEntries } from '../config/baseline.ts';
import type { Context } from '../workspace/context.ts';
import { openLint } from './lint.ts';
import type { LintRequest } from './request.ts';

type BaselineRequest = Pick<LintRequest, 'rules' | 'findsSkills'>;

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
  const result = await run.check();
  const path = baselinePath(run.pathRules);
  const found = result.diagnostics.filter(({ severity }) => severity !== 'info');
  const all = how === 'prune' ? [] : await withChanges(context, request);
  const today = baselineOf(
    found
      .filter(isBaselinable)
      .map((diagnostic) => ({ key: result.keyOf(diagnostic), message: diagnostic.message })),
  );
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
    left: countByRule(all.filter((one) => one.severity !== 'info' && !isBaselinable(one))),
  };
}

/** What lint finds, also in what changed. */
async function withChanges(context: Context, request: BaselineRequest): Promise<readonly Diagnostic[]> {
  const target = { type: 'worktree' } as const;
  const run = await openLint(context, { ...request, target, contentOnly: true, checksChanges: true });
  return (await run.check()).diagnostics;
}

function countByRule(diagnostics: readonly Diagnostic[]): BaselineChange['left'] {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts].map(([rule, count]) => ({ rule, count })).sort((a, b) => compareText(a.rule, b.rule));
}

function entriesOf(path: string, text: string): readonly BaselineEntry[] {
  return readEntries(path, { ok: true, text, size: text.length });
}
