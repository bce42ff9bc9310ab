import type { Document } from '../../core/document.ts';
import { changedPaths } from '../../git/diff.ts';
import { changedLines } from '../../git/line-changes.ts';
import { isWork } from '../../records/kinds/task-claims.ts';
import type { WorktreeRecords } from '../find-record.ts';
import { spanStart } from '../span-start.ts';

/** A file that somebody worked on since a task started. */
export interface WorkedFile {
  readonly path: string;
  readonly change: 'created' | 'modified' | 'deleted';
  /** `all`, or `N-M`; undefined for what has no lines. */
  readonly lines: string | undefined;
}

/** What the repository says was done. */
export interface Work {
  /** Where it begins, as a message names it: a commit; undefined for the beginning of history. */
  readonly since: string | undefined;
  readonly files: readonly WorkedFile[];
}

/**
 * What changed since a task started, commits and working tree together, records and configurations left out (checks, claims,
 * says where a task starts).
 *
 * @returns undefined where nobody can tell the start
 */
export async function workOf(records: WorktreeRecords, doc: Document): Promise<Work | undefined> {
  const { places, workspace } = records;
  const { repository } = workspace;
  const head = await repository?.head();
  if (!repository || !head) return undefined;
  const start = await spanStart({ repository, places, tip: head.commit }, doc);
  if (!start) return undefined;
  const target = { type: 'worktree' } as const;
  const changes = (await changedPaths(repository, start.tree, target, [''])).filter(
    ({ after, before, path }) => isWork(places, path) && (after ?? before)?.type === 'file',
  );
  const files: WorkedFile[] = [];
  for (const { path, status } of changes) {
    if (status === 'D') files.push({ path, change: 'deleted', lines: undefined });
    else if (status === 'A') files.push({ path, change: 'created', lines: 'all' });
    else {
      const lines = await changedLines(repository, start.tree, target, path);
      if (lines !== undefined) files.push({ path, change: 'modified', lines });
    }
  }
  return { since: start.name, files };
}
