import { isLeftOver } from '../../git/history/reach.ts';
import { type BothSides, type Branch, branchesOfBothSides, currentBranch } from '../../git/refs/refs.ts';
import { remoteNames } from '../../git/refs/remotes.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { isProtected, protectOf } from './published.ts';

/**
 * The commits of protected refs (convention, section 10, "Protected refs"): remote-tracking refs of protected branches; in a
 * repository without a remote, and on a server, its own. Which branches are protected says the default branch of each side, so
 * that a branch cannot protect itself.
 *
 * @param branches of both sides, where they are known
 */
export async function protectedTips(
  repository: Repository,
  branches?: BothSides,
): Promise<readonly Branch[]> {
  const { own, tracked } = branches ?? (await branchesOfBothSides(repository));
  if (tracked.length === 0 && (await remoteNames(repository)).length > 0) return [];
  const isServer = repository.isBare;
  const head = tracked.length === 0 && isServer ? await currentBranch(repository) : undefined;
  const sides = new Map<string | undefined, Branch[]>();
  for (const tip of tracked.length > 0 ? tracked : own) {
    const side = sides.get(tip.remote) ?? [];
    sides.set(tip.remote, side);
    side.push(tip);
  }
  const found: Branch[] = [];
  for (const side of sides.values()) {
    const known = side[0]?.defaultBranch ?? head;
    const named = known === undefined ? ['main', 'master'] : [known];
    const first = named.flatMap((name) => side.find(({ branch }) => branch === name) ?? [])[0];
    const protect = first && (await protectOf(repository, first.commit));
    found.push(...side.filter(({ branch }) => isProtected(branch, protect, known)));
  }
  return found;
}

/** Whether protected history has a commit. @param tips ids of commits of protected refs */
export async function isLanded(
  repository: Repository,
  commit: string,
  tips: readonly string[],
): Promise<boolean> {
  return tips.length > 0 && !(await isLeftOver(repository, commit, tips));
}
