import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/environment.ts';
import { withMergedTree } from '../../git/merge-tree.ts';
import { isAncestor } from '../../git/peel.ts';
import type { Repository } from '../../git/repository.ts';
import { checkRevisions } from '../../git/rev-walk.ts';
import { treeSnapshot } from '../../git/snapshots.ts';
import { type ConfigOverrides, configEntries, loadPlaces, readConfigs } from '../places.ts';
import { protectedBranch } from '../protected-branch.ts';
import { needRepository, openWorkspace } from '../workspace.ts';
import { type AuditResult, auditHistory, type Comparison } from './audit.ts';
import { isGate, openGate } from './open-gate.ts';

export interface RangeRequest extends ConfigOverrides {
  readonly cwd: string;
  readonly env: Environment;
  /** Arguments of `git rev-list`; none for what this branch has and the protected one has not. */
  readonly revisions: readonly string[];
  /** A branch: what merging the last commit into it would make is judged, too. */
  readonly mergeInto?: string;
  /** What is merged into it; HEAD where it is left out. */
  readonly mergeFrom?: string;
  /** The branch that the range is merged into, as a message names it; where it is left out, the protected one. */
  readonly branch?: string;
  /** The range was pushed to a branch already, as a forge reports it: then the gate is one to this branch, before the push. */
  readonly pushed?: Pushed;
  /** A branch that was rewritten: what its old tip had is held against the new one where the branch is protected. */
  readonly rewritten?: { readonly ref: string; readonly before: string; readonly after: string };
  readonly now: string;
  readonly onProgress?: (done: number, all: number) => void;
}

/** A push that a forge has taken. */
export interface Pushed {
  /** `main`. */
  readonly branch: string;
  /** What the branch had; left out for a new one. */
  readonly before?: string;
  /** As the forge says; left out where it does not. */
  readonly defaultBranch?: string;
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
  const { mergeFrom = 'HEAD', mergeInto } = request;
  const workspace = await openWorkspace(request.cwd, request.env);
  const repository = needRepository(workspace, 'An audit');
  await checkRevisions(repository, request.revisions);
  const revisions = request.revisions.length > 0 ? request.revisions : await ownCommits(repository, request);
  const comparisons = await rewrites(repository, request);
  const governed = await openGate(repository, request, revisions);
  const audit = (where: Repository, more: readonly Comparison[]) =>
    auditHistory({
      ...request,
      ...governed,
      repository: where,
      revisions,
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

/** A force push is judged old tip against new tip only where the branch binds (git, "What binds"). */
async function rewrites(
  repository: Repository,
  { pushed, rewritten }: RangeRequest,
): Promise<readonly Comparison[]> {
  if (!rewritten) return [];
  const { after, before, ref } = rewritten;
  const branch = ref.replace(/^refs\/heads\//, '');
  if (!(await isGate(repository, pushed ?? { branch, before }))) return [];
  if (await repository.find(before)) return [{ commit: after, against: [before] }];
  const message = `Cannot verify: the old tip \`${before}\` of \`${branch}\` is not in this clone`;
  throw new BatonError('unverifiable', message, { help: `bring it with \`git fetch origin ${before}\`` });
}

/** What HEAD has and the protected branch has not. */
async function ownCommits(repository: Repository, overrides: ConfigOverrides): Promise<readonly string[]> {
  const head = await repository.resolveCommit('HEAD');
  const snapshot = treeSnapshot(repository, head);
  const places = loadPlaces(await readConfigs(snapshot, configEntries(await snapshot.list(''))), overrides);
  const { commit } = await protectedBranch(repository, places.configOf('').protect);
  return [head, `^${commit}`];
}
