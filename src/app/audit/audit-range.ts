import type { Environment } from '../../git/environment.ts';
import { withMergedTree } from '../../git/merge-tree.ts';
import type { Repository } from '../../git/repository.ts';
import { treeSnapshot } from '../../git/snapshots.ts';
import { type ConfigOverrides, configEntries, loadPlaces, readConfigs } from '../places.ts';
import { protectedBranch } from '../protected-branch.ts';
import { needRepository, openWorkspace } from '../workspace.ts';
import { type AuditResult, auditHistory, type Comparison } from './audit.ts';

export interface RangeRequest extends ConfigOverrides {
  readonly cwd: string;
  readonly env: Environment;
  /** Arguments of `git rev-list`; none for what this branch has and the protected one has not. */
  readonly revisions: readonly string[];
  /** A branch: what merging the last commit into it would make is judged, too. */
  readonly mergeInto?: string;
  /** What is merged into it; HEAD where it is left out. */
  readonly mergeFrom?: string;
  /** Further comparisons of tips. */
  readonly comparisons?: readonly Comparison[];
  readonly now: string;
  readonly onProgress?: (done: number, all: number) => void;
}

export interface RangeResult extends AuditResult {
  /** True where the merge that was asked for conflicts, and so cannot be judged. */
  readonly isConflicted: boolean;
}

/**
 * Judges a range of history (commands, `baton audit`).
 *
 * @throws BatonError as `auditHistory`; `usage` where no protected branch is known and no range is named
 */
export async function auditRange(request: RangeRequest): Promise<RangeResult> {
  const { comparisons = [], mergeFrom = 'HEAD', mergeInto } = request;
  const workspace = await openWorkspace(request.cwd, request.env);
  const repository = needRepository(workspace, 'An audit');
  const revisions = request.revisions.length > 0 ? request.revisions : await ownCommits(repository, request);
  const audit = (where: Repository, more: readonly Comparison[]) =>
    auditHistory({ ...request, repository: where, revisions, comparisons: [...comparisons, ...more] });
  if (mergeInto === undefined) return { ...(await audit(repository, [])), isConflicted: false };
  const [base, head] = await Promise.all([
    repository.resolveCommit(mergeInto),
    repository.resolveCommit(mergeFrom),
  ]);
  return withMergedTree(repository, base, head, async ({ repository: where, tree }) => {
    const merged = tree === undefined ? [] : [{ commit: head, tree, against: [base, head] }];
    return { ...(await audit(where, merged)), isConflicted: tree === undefined };
  });
}

/** What HEAD has and the protected branch has not. */
async function ownCommits(repository: Repository, overrides: ConfigOverrides): Promise<readonly string[]> {
  const head = await repository.resolveCommit('HEAD');
  const snapshot = treeSnapshot(repository, head);
  const places = loadPlaces(await readConfigs(snapshot, configEntries(await snapshot.list(''))), overrides);
  const { commit } = await protectedBranch(repository, places.configOf('').protect);
  return [head, `^${commit}`];
}
