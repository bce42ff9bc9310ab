import { changedPaths, type DiffTarget } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { shortOid } from '../../text/short-oid.ts';
import type { Base } from './check-snapshot.ts';

/**
 * Opens a version that another one is compared with.
 *
 * @param source what a command calls the base, where that is not its id
 * @throws BatonError for every failure of git
 */
export async function openBase(
  repository: Repository,
  base: string,
  target: DiffTarget,
  source?: string,
): Promise<Base> {
  return {
    changes: await changedPaths(repository, base, target, ['']),
    snapshot: treeSnapshot(repository, base),
    source: source ?? shortOid(base),
  };
}
