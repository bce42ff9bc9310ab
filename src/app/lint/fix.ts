import { join } from 'node:path';
import { isFixable } from '../../check/fix.ts';
import type { Fix } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { applyEdit, type FileEdit, readExact } from '../../store/file-edit.ts';
import type { Context } from '../workspace/context.ts';
import { type FixedFile, fixFiles } from './fix-files.ts';
import { openLint } from './lint.ts';
import type { LintRequest, LintResult, LintRun } from './request.ts';

export interface FixRequest extends LintRequest {
  readonly kinds: readonly Fix['kind'][];
  /** Whether the files of the working tree are written; what comes from standard input never is. */
  readonly write: boolean;
}

export interface FixResult extends LintResult {
  /** The files that became another text, sorted by path. */
  readonly files: readonly FixedFile[];
  /** What was found before anything was fixed. */
  readonly before: LintResult;
}

/**
 * Makes the fixes that findings offer, in the working tree or in one unsaved file, until none is left to make. A fix that
 * would do harm is not made. What is returned are the findings that remain, at their places in the fixed files.
 *
 * @throws BatonError as `lint` does; `usage` for a target that cannot be written; `unwritable`, before anything is written,
 * where a file changed since it was read
 */
export async function fix(context: Context, request: FixRequest): Promise<FixResult> {
  const { target } = request;
  if (target.type === 'index' || target.type === 'revision') {
    throw new BatonError('usage', 'Fixes are written to the working tree, not to the index or a commit', {
      help: 'run `baton lint --fix`, review what it wrote and `git add` it',
    });
  }
  const run = await openLint(context, request);
  const before = await run.check();
  const texts = await textsToMend(run, before, request);
  const files = await fixFiles(run, before.diagnostics, texts, request.kinds);
  if (files.length === 0) return { ...before, files, before };
  const fixed = new Map(files.map(({ path, after }) => [path, after]));
  const remaining = await run.check(fixed);
  if (request.write && target.type === 'worktree') await writeAll(run.workspace.top, files);
  return { ...remaining, files, before };
}

/** How many findings of a run the fixes of `--fix` would fix. */
export async function countFixable(run: LintRun, { diagnostics }: LintResult): Promise<number> {
  const found = diagnostics.filter((one) => isFixable(one, ['safe']));
  if (found.length === 0) return 0;
  const texts = await run.read(new Set(found.map(({ at }) => at.path)));
  const files = await fixFiles(run, diagnostics, texts, ['safe']);
  // A fix may uncover other findings.
  return Math.min(
    found.length,
    files.reduce((sum, { findings }) => sum + findings, 0),
  );
}

/** The texts of the files whose findings have a fix; not of those that a sparse checkout leaves out. */
async function textsToMend(
  run: LintRun,
  { diagnostics }: LintResult,
  { kinds, target }: FixRequest,
): Promise<ReadonlyMap<string, string>> {
  const found = diagnostics.filter((one) => isFixable(one, kinds)).map(({ at }) => at.path);
  const texts = await run.read(new Set(found));
  if (target.type === 'stdin') return texts;
  const onDisk = new Map<string, string>();
  const { top } = run.workspace;
  for (const [path, text] of texts) {
    if ((await readExact(join(top, path), { top })) !== undefined) onDisk.set(path, text);
  }
  return onDisk;
}

async function writeAll(top: string, files: readonly FixedFile[]): Promise<void> {
  const edits = files.map(
    ({ path, before, after }): FileEdit => ({
      path: join(top, path),
      ground: { top },
      before,
      after,
      isProgram: false,
      note: 'fixed',
    }),
  );
  for (const { path, before } of edits) {
    if ((await readExact(path, { top })) === before) continue;
    throw new BatonError('unwritable', `\`${path}\` changed while Baton was running, nothing was written`, {
      help: 'run it again',
    });
  }
  for (const edit of edits) await applyEdit(edit);
}
