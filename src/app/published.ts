import picomatch from 'picomatch';
import { BatonError } from '../errors.ts';
import type { Repository } from '../git/repository.ts';
import { treeSnapshot } from '../git/snapshots.ts';
import { type TrackingBranch, trackingBranches } from '../git/tracking.ts';
import { configEntries, loadPlaces, readConfigs } from './places.ts';

/**
 * The protected branch of a remote that has a commit: what it holds binds from then on (git, "What binds"). Which
 * branches are protected says the commit's own configuration.
 *
 * @returns its name, as `origin/main`; undefined for a commit that is not published
 */
export async function publishedOn(repository: Repository, commit: string): Promise<string | undefined> {
  const branches = await trackingBranches(repository, commit);
  if (branches.length === 0) return undefined;
  const protect = await protectOf(repository, commit);
  return branches.find((one) => picomatch([...(protect ?? defaultsFor(one))], { dot: true })(one.branch))
    ?.name;
}

function defaultsFor({ defaultBranch }: TrackingBranch): readonly string[] {
  return [...(defaultBranch === undefined ? ['main', 'master'] : [defaultBranch]), 'release/*'];
}

async function protectOf(repository: Repository, commit: string): Promise<readonly string[] | undefined> {
  const snapshot = treeSnapshot(repository, commit);
  const files = await readConfigs(snapshot, configEntries(await snapshot.list('')));
  try {
    return loadPlaces(files).configOf('').protect;
  } catch (error) {
    // A faulty configuration protects nothing of its own.
    if (error instanceof BatonError && error.code === 'config') return undefined;
    throw error;
  }
}
