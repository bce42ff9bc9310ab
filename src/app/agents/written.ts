import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import { lint } from '../lint/lint.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';
import type { Home } from './home.ts';
import { isBelow } from './in-force.ts';

/**
 * The errors and warnings of records that an agent just wrote: of these files and no others. A file that is no record has none.
 *
 * @param paths as the host names them
 * @throws BatonError as `lint`
 */
export async function findingsIn(
  context: Context,
  { top }: Home,
  paths: readonly string[],
): Promise<readonly Diagnostic[]> {
  const files = paths
    .map((path) => resolve(context.cwd, path))
    .filter((path) => isBelow(top, path) && existsSync(path));
  if (files.length === 0) return [];
  const { pathRules } = await openRecords({ ...context, cwd: top });
  const written = files.map((path) => relative(top, path).split(sep).join('/'));
  const records = written.filter((path) => pathRules.classify(path) !== undefined);
  if (records.length === 0) return [];
  const { diagnostics } = await lint(
    { ...context, cwd: top },
    { target: { type: 'worktree' }, paths: records },
  );
  return diagnostics.filter(({ at, severity }) => severity !== 'info' && records.includes(at.path));
}
