import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { changesSince } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { attributesFiles, isAttributesFile } from '../../git/tree/encoded-files.ts';
import { sortByPath } from '../../git/tree/entries.ts';
import { worktreeSnapshot } from '../../git/tree/snapshots.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { configEntries, isConfigurationPath, loadPathRules } from '../config/load-config.ts';

/** What of a working tree differs from a commit. */
export interface SinceCommit {
  /** Reads the entries. */
  readonly snapshot: Snapshot;
  readonly pathRules: PathRules;
  /** Files at a record path that the commit does not have as they are, or says something else of. */
  readonly entries: readonly SnapshotEntry[];
  /** Whether a record of the commit is in the working tree as it is there. */
  isSame(path: string): boolean;
}

/** True for a file that says how others are read: a configuration, a file of attributes. */
export function isSettingsFile({ path }: Pick<SnapshotEntry, 'path'>): boolean {
  return isConfigurationPath(path) || isAttributesFile(path);
}

/**
 * What differs between a commit and the working tree. Git compares them, and nothing else is listed unless a configuration
 * changed.
 *
 * @param settings the files of the commit that say how others are read
 * @param snapshotOf for a commit
 * @returns undefined where git converts files of the working tree
 * @throws BatonError for a faulty configuration, and as `changesSince`
 */
export async function changedSince(
  repository: Repository,
  commit: string,
  settings: readonly SnapshotEntry[],
  snapshotOf: (commit: string) => Snapshot,
): Promise<SinceCommit | undefined> {
  const root = repository.workTree('name a commit instead');
  const asking = changesSince(repository, commit);
  // A failure is reported below.
  asking.catch(() => {});
  const before = new Map(settings.map((entry) => [entry.path, entry]));
  // Most files of attributes are those of the commit: the question about them need not wait.
  const wasUnconverted = await isUnconverted(repository, root, attributesFiles(settings));
  const changes = await asking;
  const changed = new Map(
    changes.map(({ after, path }): [string, SnapshotEntry | undefined] => [
      path,
      // A file with markers is what is on the disk.
      after && (after.type === 'unmerged' ? { path, type: 'file' } : { path, ...after }),
    ]),
  );
  const isChangedSetting = [...changed.keys()].some((path) => isSettingsFile({ path }));
  const here = sortByPath([
    ...[...before.values()].filter(({ path }) => !changed.has(path)),
    ...[...changed.values()].flatMap((entry) => entry ?? []),
  ]);
  const isAsStored = isChangedSetting
    ? await isUnconverted(repository, root, attributesFiles(here))
    : wasUnconverted;
  if (!isAsStored) return undefined;
  const snapshot = worktreeSnapshot(repository, here);
  const pathRules = await loadPathRules(snapshot, configEntries(here));
  const isRecord = ({ path, type }: SnapshotEntry) =>
    type === 'file' && pathRules.classify(path) !== undefined;
  const own = [...changed.values()].flatMap((entry) => (entry && isRecord(entry) ? [entry] : []));
  const others = isChangedSetting
    ? await reclassified(snapshotOf(commit), pathRules, (path) => changed.has(path))
    : [];
  const different = new Set([...changed.keys(), ...others.map(({ path }) => path)]);
  return {
    snapshot,
    pathRules,
    entries: sortByPath([...own, ...others.filter(isRecord)]),
    isSame: (path) => !different.has(path),
  };
}

/** The unchanged files of a commit that its configuration takes for something else. */
async function reclassified(
  snapshot: Snapshot,
  now: PathRules,
  isChanged: (path: string) => boolean,
): Promise<readonly SnapshotEntry[]> {
  const there = await snapshot.list('');
  const before = await loadPathRules(snapshot, there);
  return there.filter(({ path }) => !isChanged(path) && !isSameRecordPath(path, before, now));
}

/** Whether a path says the same of its file under two configurations. */
function isSameRecordPath(path: string, a: PathRules, b: PathRules): boolean {
  const [one, other] = [a.classify(path), b.classify(path)];
  return one?.kind === other?.kind && one?.root === other?.root && one?.archived === other?.archived;
}
