import type { SnapshotEntry } from '../../core/snapshot.ts';
import { sortByPath } from '../../git/tree/entries.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { listWorktree } from '../../git/tree/worktree-snapshot.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';

/** More paths than a command line takes are not named to git. */
const mostNamed = 200;

/** Whether a file says how others are read, or which are ignored. */
function isAboutOthers(path: string): boolean {
  return /(?:^|\/)(?:\.gitignore|\.gitattributes|[^/]*baton\.yaml)$/.test(path);
}

/**
 * The records of a working tree after some of its files changed: only these are listed.
 *
 * @param paths of files and folders, from the top
 * @returns undefined where all have to be listed
 */
export async function relisted(
  records: WorktreeRecords,
  paths: ReadonlySet<string>,
): Promise<WorktreeRecords | undefined> {
  const { pathRules, workspace } = records;
  const { repository, top } = workspace;
  if (!repository || paths.size > mostNamed) return undefined;
  if ([...paths].some((path) => path === '' || isAboutOthers(path))) return undefined;
  const fresh = await listWorktree(repository, top, [...paths]);
  if (fresh.some(({ path }) => isAboutOthers(path))) return undefined;
  const patched = (before: readonly SnapshotEntry[], now: readonly SnapshotEntry[]) =>
    sortByPath([...before.filter(({ path }) => !isNamed(path, paths)), ...now]);
  const all = patched(await records.snapshot.list(''), fresh);
  const inPlace = fresh.filter(({ path, type }) => type === 'file' && pathRules.classify(path) !== undefined);
  return {
    ...records,
    snapshot: worktreeSnapshot(repository, all),
    entries: patched(records.entries, inPlace),
  };
}

/** Whether a path, or a folder that it is in, is among some. */
export function isNamed(path: string, names: ReadonlySet<string>): boolean {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (names.has(at)) return true;
  }
  return false;
}
