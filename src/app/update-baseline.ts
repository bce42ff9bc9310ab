import { join } from 'node:path';
import { type BaselineEntry, baselineOf, pruneBaseline, renderBaseline } from '../records/baseline.ts';
import { applyEdit, readExact } from '../store/file-edit.ts';
import { baselinePath, readEntries } from './baseline.ts';
import { type LintRequest, openLint } from './lint.ts';

/** What became of the baseline. */
export interface BaselineChange {
  readonly path: string;
  /** Entries that it holds now. */
  readonly entries: number;
  /** Findings that they stand for. */
  readonly findings: number;
  /** Entries that were taken out or counted down. */
  readonly pruned: number;
}

/**
 * Notes what lint finds in the working tree today, errors and warnings, or takes out of the baseline what it no longer
 * finds. A baseline without entries is no file.
 *
 * @throws BatonError as `lint` does; `unwritable`
 */
export async function updateBaseline(
  request: Pick<LintRequest, 'cwd' | 'env' | 'rules' | 'now' | 'findsSkills'>,
  how: 'write' | 'prune',
): Promise<BaselineChange> {
  const run = await openLint({ ...request, target: { type: 'worktree' }, contentOnly: true });
  const result = await run.judge();
  const path = baselinePath(run.places);
  const today = baselineOf(
    result.diagnostics
      .filter(({ severity }) => severity !== 'info')
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
  };
}

function entriesOf(path: string, text: string): readonly BaselineEntry[] {
  return readEntries(path, { ok: true, text, size: text.length });
}
