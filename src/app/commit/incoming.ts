import { isLanded, protectedTips } from '../branches/protected-tips.ts';
import { lint } from '../lint/lint.ts';
import type { LintResult } from '../lint/request.ts';
import type { Context } from '../workspace/context.ts';
import { openWorkspace, type Workspace } from '../workspace/workspace.ts';

/** What is wrong with records that came with another commit. */
export interface Incoming {
  /** Errors only. */
  readonly result: LintResult;
  /** True if a merge made them: no parent has them so. */
  readonly isByMerge: boolean;
}

/**
 * Checks what a merge that git made without a conflict, or a fast-forward, came to (git, section 1): a merge against each
 * of its parents, a fast-forward against the commit before.
 *
 * @returns undefined if nothing was merged
 * @throws BatonError as `lint`
 */
export async function checkMerged(context: Context): Promise<Incoming | undefined> {
  const workspace = await openWorkspace(context);
  const head = await workspace.repository?.head();
  const old = await workspace.repository?.find('ORIG_HEAD');
  if (!workspace.repository || !head || old === undefined || old === head.commit) return undefined;
  const parents = await workspace.repository.parents(head.commit);
  const isByMerge = parents.length > 1 && parents[0] === old;
  return check(context, workspace, head.commit, { against: isByMerge ? parents : [old], isByMerge });
}

/**
 * Checks the records of a commit that was checked out. Of a merge, what it made of its parents' records; of another,
 * the records that differ from those of the commit before, for themselves: that one may be on another branch, and is
 * then no earlier version.
 *
 * @param old the commit that was checked out before
 * @throws BatonError as `lint`
 */
export async function checkCheckout(context: Context, old: string): Promise<Incoming | undefined> {
  const workspace = await openWorkspace(context);
  const head = await workspace.repository?.head();
  if (!workspace.repository || !head || old === head.commit) return undefined;
  const parents = await workspace.repository.parents(head.commit);
  const isByMerge = parents.length > 1;
  return check(context, workspace, head.commit, {
    against: isByMerge ? parents : [old],
    isByMerge,
    isElsewhere: !isByMerge,
  });
}

async function check(
  context: Context,
  workspace: Workspace,
  revision: string,
  {
    against,
    isByMerge,
    isElsewhere = false,
  }: { against: readonly string[]; isByMerge: boolean; isElsewhere?: boolean },
): Promise<Incoming> {
  const now = (await workspace.repository?.authorDate(revision)) ?? '';
  const { repository } = workspace;
  const tips = repository ? (await protectedTips(repository)).map(({ commit }) => commit) : [];
  const result = await lint(
    { ...context, now },
    {
      workspace: Promise.resolve(workspace),
      target: { type: 'revision', revision },
      against,
      isLanded: repository !== undefined && (await isLanded(repository, revision, tips)),
      ...(isElsewhere ? { checksChanges: false } : {}),
    },
  );
  const diagnostics = result.diagnostics.filter(({ severity }) => severity === 'error');
  return { result: { ...result, diagnostics }, isByMerge };
}
