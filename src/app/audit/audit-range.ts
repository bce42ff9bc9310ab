import { BatonError } from '../../errors.ts';
import { withMergedTree } from '../../git/diff/merge-tree.ts';
import { HistoryRange } from '../../git/history/range.ts';
import { checkRevisions } from '../../git/history/rev-walk.ts';
import { isAncestor } from '../../git/refs/peel.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { protectedBranch } from '../branches/protected-branch.ts';
import { type ConfigOverrides, loadPathRules } from '../config/load-config.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import { type AuditResult, auditHistory, type Comparison } from './audit.ts';
import { isGate, openGate } from './open-gate.ts';
import type { RangeRequest } from './request.ts';

export interface RangeResult extends AuditResult {
  /** True where the merge that was asked for conflicts, and so cannot be checked. */
  readonly isConflicted: boolean;
}

/**
 * Checks a range of history (commands, `baton audit`).
 *
 * @throws BatonError as `auditHistory`; `usage` where no protected branch is known and no range is named
 */
export async function auditRange(context: Context, request: RangeRequest): Promise<RangeResult> {
  const repository = needRepository(await openWorkspace(context), 'An audit');
  return repository.sharingProcesses(() => auditIn(repository, context.now, request));
}

async function auditIn(repository: Repository, clock: string, request: RangeRequest): Promise<RangeResult> {
  const { mergeFrom = 'HEAD', mergeInto } = request;
  const named = request.revisions.length > 0 ? request.revisions : await ownCommits(repository, request);
  const range = new HistoryRange(repository, named);
  range.begin();
  await checkRevisions(repository, request.revisions);
  const comparisons = await rewrites(repository, request);
  const gate = await openGate(repository, request, range);
  const audit = (where: Repository, more: readonly Comparison[]) =>
    auditHistory({
      ...request,
      ...gate,
      repository: where,
      clock,
      range,
      comparisons: [...comparisons, ...more],
    });
  if (mergeInto === undefined) return { ...(await audit(repository, [])), isConflicted: false };
  const [base, head] = await Promise.all([
    repository.resolveCommit(mergeInto),
    repository.resolveCommit(mergeFrom),
  ]);
  // Git makes no merge of what a branch has already.
  if (await isAncestor(repository, head, base))
    return { ...(await audit(repository, [])), isConflicted: false };
  return withMergedTree(repository, base, head, async ({ repository: where, tree }) => {
    const merged = tree === undefined ? [] : [{ commit: head, tree, against: [base, head] }];
    return { ...(await audit(where, merged)), isConflicted: tree === undefined };
  });
}

/** A force push is checked old tip against new tip only where the branch binds (git, "What binds"). */
async function rewrites(
  repository: Repository,
  { pushed, rewritten }: RangeRequest,
): Promise<readonly Comparison[]> {
  if (!rewritten) return [];
  const { after, before, ref } = rewritten;
  const branch = ref.replace(/^refs\/heads\//, '');
  if (!(await isGate(repository, pushed ?? { branch, before }))) return [];
  if (await repository.find(before)) return [{ commit: after, against: [before] }];
  const message = `Cannot verify: this clone does not have the old tip \`${before}\` of \`${branch}\``;
  throw new BatonError('unverifiable', message, { help: `fetch it with \`git fetch origin ${before}\`` });
}

/** What HEAD has and the protected branch has not. */
async function ownCommits(repository: Repository, overrides: ConfigOverrides): Promise<readonly string[]> {
  const head = await repository.resolveCommit('HEAD');
  const snapshot = treeSnapshot(repository, head);
  const pathRules = await loadPathRules(snapshot, undefined, overrides);
  const { commit } = await protectedBranch(repository, pathRules.configOf('').protect);
  return [head, `^${commit}`];
}
