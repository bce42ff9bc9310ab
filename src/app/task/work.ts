import type { Document } from '../../core/document.ts';
import { changedPaths, type PathChange } from '../../git/diff/diff.ts';
import { changedLines } from '../../git/diff/line-changes.ts';
import { lastNaming } from '../../git/history/task-start.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { claimsOf, isWork } from '../../records/kinds/task/claims.ts';
import { taskRangeStarts } from '../claims/task-range-start.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';

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
 * What changed since a task started (checks, "Claims"), commits and working tree together, records and configurations left
 * out. What the handoff of another task claims since then is that one's: of such a file only what changed
 * after it counts, so that tasks that were planned together do not each get all of the work.
 *
 * @returns undefined if the start is not known
 */
export async function workOf(records: WorktreeRecords, doc: Document): Promise<Work | undefined> {
  const { pathRules, workspace } = records;
  const { repository } = workspace;
  const head = await repository?.head();
  if (!repository || !head) return undefined;
  const starts = await taskRangeStarts({ repository, pathRules, tip: head.commit }, [doc]);
  const start = starts.get(doc.path);
  if (!start) return undefined;
  const changesSince = async (base: string) =>
    (await changedPaths(repository, base, worktree, [''])).filter(
      ({ after, before, path }) => isWork(pathRules, path) && (after ?? before)?.type === 'file',
    );
  const files: WorkedFile[] = [];
  const claimants = await claimantsOf(records, doc);
  for (const change of await changesSince(start.tree)) {
    const others = claimants.get(change.path) ?? [];
    const claimed =
      others.length > 0 ? await lastNaming(repository, start.commit, change.path, others) : undefined;
    const own = claimed === undefined ? change : find(await changesSince(claimed), change.path);
    const file = own && (await workedFile(repository, claimed ?? start.tree, own));
    if (file) files.push(file);
  }
  return { since: start.name, files };
}

const worktree = { type: 'worktree' } as const;

function find(changes: readonly PathChange[], path: string): PathChange | undefined {
  return changes.find((one) => one.path === path);
}

/** The other tasks that claim a file, by the file's path. */
async function claimantsOf(
  records: WorktreeRecords,
  doc: Document,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const others = records.entries.filter(
    ({ path }) => path !== doc.path && records.pathRules.classify(path)?.kind === 'task',
  );
  const found = new Map<string, readonly string[]>();
  for (const other of await readRecords(records, others)) {
    const paths = new Set(claimsOf(other).flatMap(({ path, type }) => (type === 'needed' ? [] : [path])));
    for (const path of paths) found.set(path, [...(found.get(path) ?? []), other.path]);
  }
  return found;
}

/** Undefined if no line differs. */
async function workedFile(
  repository: Repository,
  base: string,
  { path, status }: PathChange,
): Promise<WorkedFile | undefined> {
  if (status === 'D') return { path, change: 'deleted', lines: undefined };
  if (status === 'A') return { path, change: 'created', lines: 'all' };
  const lines = await changedLines(repository, base, worktree, path);
  return lines === undefined ? undefined : { path, change: 'modified', lines };
}
