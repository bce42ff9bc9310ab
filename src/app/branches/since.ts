import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import { BatonError } from '../../errors.ts';
import { changedPaths, type DiffTarget, type PathChange } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { parseTime } from '../../records/kinds/time.ts';
import type { PathRules } from '../../records/record-paths.ts';

/**
 * Which records are as they were at the `since` of their configuration, and so older history (convention, section 10): equal
 * to the byte to that commit, or to the last commit before that date on the first-parent history of what is checked. A
 * record that only moved is as it was.
 *
 * @param snapshot of the working tree or of a commit
 * @returns undefined if no configuration has a `since`
 * @throws BatonError `unverifiable` if the commit is not here
 */
export async function oldRecords(
  repository: Repository,
  pathRules: PathRules,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
): Promise<((path: string) => boolean) | undefined> {
  const inPlace = entries.filter(({ path }) => pathRules.classify(path) !== undefined);
  const asked = new Map(
    inPlace.map(({ path }) => [pathRules.configOf(path).since, pathRules.configOf(path).path]),
  );
  if ([...asked.keys()].every((since) => since === undefined)) return undefined;
  const { label } = snapshot;
  const tip = label.type === 'tree' ? label.oid : (await repository.head())?.commit;
  const changedSince = new Map<string, ReadonlySet<string>>();
  for (const [since, file] of asked) {
    if (since === undefined) continue;
    const commit = await sinceCommit(repository, since, file ?? 'the configuration', tip);
    if (commit !== undefined)
      changedSince.set(since, await changedPathsSince(repository, pathRules, snapshot, commit));
  }
  return (path) => {
    const changed = changedSince.get(pathRules.configOf(path).since ?? '');
    return changed !== undefined && !changed.has(path);
  };
}

/**
 * The commit that a `since` means; undefined if all history is younger than the date. @throws BatonError `unverifiable`
 */
export async function sinceCommit(
  repository: Repository,
  since: string,
  file: string,
  tip: string | undefined,
): Promise<string | undefined> {
  const moment = /^\d{4}-\d{2}-\d{2}/.test(since) ? parseTime(since) : undefined;
  if (moment === undefined) {
    try {
      return await repository.resolveCommit(since);
    } catch (error) {
      if (!(error instanceof BatonError && error.code === 'usage')) throw error;
      throw await cannotVerify(
        `\`since: ${since}\` in \`${file}\` does not name a commit of this clone`,
        repository,
      );
    }
  }
  if (tip === undefined) return undefined;
  const commit = await repository.lastBefore(tip, moment);
  if (commit !== undefined || !(await repository.isShallow())) return commit;
  throw await cannotVerify(
    `\`since: ${since}\` in \`${file}\` is older than the history of this clone`,
    repository,
  );
}

async function cannotVerify(message: string, repository: Repository): Promise<BatonError> {
  return new BatonError('unverifiable', `Cannot verify: ${message}`, {
    help: (await repository.isShallow())
      ? 'history is shallow: fetch all of it with `git fetch --unshallow`; in CI check out with full depth'
      : 'name a commit, a tag or a date; `git fetch --tags` fetches the tags of a remote',
  });
}

async function changedPathsSince(
  repository: Repository,
  pathRules: PathRules,
  snapshot: Snapshot,
  commit: string,
): Promise<ReadonlySet<string>> {
  const { label } = snapshot;
  const target: DiffTarget = label.type === 'tree' ? { type: 'tree', tree: label.oid } : { type: 'worktree' };
  const all = await changedPaths(repository, commit, target, ['']);
  const changes = all.filter(({ path }) => pathRules.classify(path) !== undefined);
  const gone = changes.filter(({ before, after }) => before?.type === 'file' && !after);
  const oids = new Set(gone.map(({ before }) => before?.oid));
  const isMoved = ({ before, after }: PathChange) =>
    !before && after?.oid !== undefined && oids.has(after.oid);
  const unread = changes.filter(({ after }) => after?.type === 'file' && after.oid === undefined);
  const same = await sameAsBefore(unread, gone, treeSnapshot(repository, commit), snapshot);
  return new Set(changes.flatMap((one) => (isMoved(one) || same.has(one.path) ? [] : [one.path])));
}

/**
 * Files of the work tree that git has not looked into and that hold what they held, at their path or at one that is
 * gone: git uses a file's times, and knows no untracked file.
 */
async function sameAsBefore(
  unread: readonly PathChange[],
  gone: readonly PathChange[],
  old: Snapshot,
  now: Snapshot,
): Promise<ReadonlySet<string>> {
  const originals = [...unread, ...gone].flatMap(({ path, before }): SnapshotEntry[] =>
    before?.type === 'file' ? [{ path, ...before }] : [],
  );
  if (unread.length === 0 || originals.length === 0) return new Set();
  const textsOf = (sources: ReadonlyMap<string, Source>) =>
    new Map([...sources].flatMap(([path, source]) => (source.ok ? [[path, source.text] as const] : [])));
  const texts = textsOf(await old.read(originals));
  const textsNow = textsOf(await now.read(unread.map(({ path }) => ({ path, type: 'file' }))));
  const left = new Set(gone.map(({ path }) => texts.get(path)));
  const same = unread.filter(({ path, before }) => {
    const text = textsNow.get(path);
    return text !== undefined && (before ? texts.get(path) === text : left.has(text));
  });
  return new Set(same.map(({ path }) => path));
}
