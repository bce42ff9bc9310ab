import { shortOid } from '../core/short-oid.ts';
import { changedPaths, type DiffTarget } from '../git/diff.ts';
import type { Repository } from '../git/repository.ts';
import { treeSnapshot } from '../git/snapshots.ts';
import type { Base } from './judge-request.ts';

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
