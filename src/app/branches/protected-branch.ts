import picomatch from 'picomatch';
import type { Config } from '../../core/config.ts';
import { BatonError } from '../../errors.ts';
import { allBranches, type Branch } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';

/**
 * The protected branch that work of this clone goes to: the default branch of a remote where its HEAD is known, else the
 * first that `protect` names, those of remotes before this clone's own (convention, section 10, "Keys of the configuration").
 *
 * @param protect of the effective configuration; undefined if it names none
 * @throws BatonError `unverifiable` in a shallow clone that knows none, else `usage`
 */
export async function protectedBranch(
  repository: Repository,
  protect: Config['protect'],
): Promise<Pick<Branch, 'name' | 'commit'>> {
  const isNamed = picomatch([...(protect ?? ['main', 'master'])], { dot: true });
  const tips = (await allBranches(repository)).filter(
    (one) => isNamed(one.branch) || (protect === undefined && isDefault(one)),
  );
  const byRemote = (one: Branch) => (one.remote === 'origin' ? 0 : one.remote === undefined ? 2 : 1);
  const [first] = [...tips].sort(
    (a, b) => byRemote(a) - byRemote(b) || Number(isDefault(b)) - Number(isDefault(a)),
  );
  if (first) return first;
  if (await repository.isShallow()) {
    throw new BatonError('unverifiable', 'Cannot verify: this clone has no protected branch', {
      help: 'history is shallow: fetch all of it with `git fetch --unshallow`; in CI check out with full depth',
    });
  }
  throw new BatonError('usage', 'This clone has no protected branch to compare with', {
    help: 'name a range, such as `main..HEAD`, or fetch the branch that this one will be merged into',
  });
}

function isDefault({ branch, defaultBranch }: Branch): boolean {
  return branch === defaultBranch;
}
