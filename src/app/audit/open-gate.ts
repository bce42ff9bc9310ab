import type { HistoryRange } from '../../git/history/range.ts';
import { independent } from '../../git/history/reach.ts';
import { isAncestor } from '../../git/refs/peel.ts';
import { type Branch, branchesOf, branchesOfBothSides } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import { isProtected, protectOf } from '../branches/published.ts';
import type { AuditRequest, Gate, RangeRequest } from './request.ts';

/**
 * What an audit of a branch's range uses: it is a gate to a protected branch (convention, section 10). What protected history
 * has already is checked as it came, each commit with the configuration of its base.
 *
 * @returns the branches too; no gate for a push to a branch that is not protected
 */
export async function openGate(
  repository: Repository,
  request: RangeRequest,
  range: HistoryRange,
): Promise<Pick<AuditRequest, 'branches' | 'gate' | 'protectedTips'>> {
  const { pushed } = request;
  const branches = await branchesOfBothSides(repository);
  const known = await protectedTips(repository, branches);
  const others = known.filter(({ branch }) => branch !== pushed?.branch);
  const before = pushed?.before && (await repository.find(pushed.before));
  const tips = [...others.map(({ commit }) => commit), ...(before ? [before] : [])];
  if (pushed && !(await isGate(repository, pushed))) return { branches, protectedTips: tips };
  const own = await range.without(tips);
  const fresh = new Map(own.map(({ oid, parents }) => [oid, parents]));
  const outside = [...fresh.values()].flat().filter((oid) => !fresh.has(oid));
  const [mergeBase] = await independent(repository, [...new Set(outside)]);
  const tip = before || (await mergedInto(repository, request, mergeBase));
  const landing = landingOf(others, request, tip);
  const gate: Gate = { mergeBase, tip, fresh, landing };
  return { branches, gate, protectedTips: tips };
}

/**
 * Whether a push goes to a protected branch. That says the side that had it before: the branch itself, for a new one the
 * default branch.
 */
export async function isGate(
  repository: Repository,
  { before, branch, defaultBranch }: NonNullable<RangeRequest['pushed']>,
): Promise<boolean> {
  const origin = await branchesOf(repository, 'origin');
  const known = defaultBranch ?? origin.defaultBranch;
  const others = (known === undefined ? ['main', 'master'] : [known]).filter((name) => name !== branch);
  const there = before && (await repository.find(before));
  const [commit] = [there || undefined, ...others.map((name) => origin.tips.get(name))].filter(Boolean);
  const protect = commit && (await protectOf(repository, commit));
  return isProtected(branch, protect || undefined, known);
}

/** The commit that a range is merged into: the one that is named, else the only one that the range leaves out. */
async function mergedInto(
  repository: Repository,
  { mergeInto, revisions }: RangeRequest,
  mergeBase: string | undefined,
): Promise<string | undefined> {
  if (mergeInto !== undefined) return repository.resolveCommit(mergeInto);
  const left = revisions.flatMap(
    (one) => /^\^(.+)$|^(.+?)\.\.(?!\.)/.exec(one)?.slice(1).filter(Boolean) ?? [],
  );
  if (left.length !== 1 || mergeBase === undefined) return undefined;
  const commit = await repository.find(left[0] ?? '');
  // An old commit is no branch that something is merged into.
  return commit !== undefined && (await isAncestor(repository, mergeBase, commit)) ? commit : undefined;
}

function landingOf(
  branches: readonly Branch[],
  { branch, mergeInto, pushed }: RangeRequest,
  tip: string | undefined,
): Gate['landing'] {
  const asked = branch ?? pushed?.branch;
  const found =
    branches.find((one) => one.branch === asked) ??
    branches.find((one) => one.name === mergeInto) ??
    branches.find(({ commit }) => commit === tip) ??
    branches.find(({ branch, defaultBranch }) => branch === defaultBranch) ??
    branches[0];
  // Without a remote a push to this repository moves its own branch.
  const remote = found ? (found.remote ?? '.') : 'origin';
  return { remote, branch: asked ?? found?.branch ?? 'main' };
}
