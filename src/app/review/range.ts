import { BatonError } from '../../errors.ts';
import type { DiffTarget } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { protectedBranch } from '../branches/protected-branch.ts';
import { loadPathRules } from '../config/load-config.ts';

/** What is compared. */
export type ReviewSubject =
  /** `A..B`: the merge base of both with B. What is left out is the protected branch, or HEAD. */
  | { readonly type: 'range'; readonly base: string | undefined; readonly head: string | undefined }
  /** Exactly these two. */
  | { readonly type: 'trees'; readonly before: string; readonly after: string }
  /** What is staged, or is in the working tree, against HEAD or the merge base of HEAD with a revision. */
  | { readonly type: 'index' | 'worktree'; readonly base: string | undefined };

/** One side as a reader names it. */
export interface ReviewEnd {
  /** `main`, `HEAD`, `the index`. */
  readonly label: string;
  /** A commit or a tree; undefined for the index and the working tree. */
  readonly oid: string | undefined;
}

/** Two sides, resolved. */
export interface ReviewRange {
  readonly before: ReviewEnd & { readonly oid: string };
  readonly after: ReviewEnd;
  readonly target: DiffTarget;
  /** The date of the later side; undefined where it is not committed. */
  readonly date: string | undefined;
}

/**
 * Finds the two sides of a review. `A..B` compares the merge base of A and B with B, so that a squash changes nothing and what
 * came to A meanwhile is not shown (review, "What is compared").
 *
 * @throws BatonError `usage` for a revision that does not exist, and for histories that have nothing in common; `unverifiable`
 *   where the history is too shallow to tell
 */
export async function resolveRange(repository: Repository, subject: ReviewSubject): Promise<ReviewRange> {
  if (subject.type === 'trees') {
    const [before, after] = await Promise.all([
      repository.resolveTreeish(subject.before),
      repository.resolveTreeish(subject.after),
    ]);
    return {
      before: { label: subject.before, oid: before.oid },
      after: { label: subject.after, oid: after.oid },
      target: { type: 'tree', tree: after.oid },
      date: after.authorDate,
    };
  }
  if (subject.type === 'range') {
    const label = subject.head ?? 'HEAD';
    const [head, base] = await Promise.all([
      repository.resolveCommit(label),
      subject.base === undefined ? undefined : named(repository, subject.base),
    ]);
    const [before, date] = await Promise.all([
      mergeBase(repository, base, head, label),
      repository.authorDate(head),
    ]);
    return { before, after: { label, oid: head }, target: { type: 'tree', tree: head }, date };
  }
  const label = subject.type === 'index' ? 'the index' : 'the working tree';
  repository.workTree('name two commits instead: `baton review A..B`');
  const head = await repository.head();
  const before =
    head === undefined
      ? { label: 'nothing', oid: repository.emptyTree() }
      : subject.base === undefined
        ? { label: 'HEAD', oid: head.commit }
        : await mergeBase(repository, await named(repository, subject.base), head.commit, 'HEAD');
  return { before, after: { label, oid: undefined }, target: { type: subject.type }, date: undefined };
}

interface Named {
  readonly name: string;
  readonly commit: string;
}

async function named(repository: Repository, name: string): Promise<Named> {
  return { name, commit: await repository.resolveCommit(name) };
}

/** @param base undefined for the protected branch */
async function mergeBase(repository: Repository, base: Named | undefined, head: string, label: string) {
  const from = base ?? (await protectedBranch(repository, await protectOf(repository, head)));
  const oid = await repository.mergeBase(from.commit, head);
  if (oid !== undefined) return { label: from.name, oid };
  throw new BatonError('usage', `\`${from.name}\` and \`${label}\` have no common history`, {
    help: `compare the two trees: \`baton review --trees ${from.name} ${label}\``,
  });
}

/** The protected branches of what is reviewed; a faulty configuration names none, and is reported later. */
async function protectOf(repository: Repository, head: string) {
  const snapshot = treeSnapshot(repository, head);
  try {
    return (await loadPathRules(snapshot)).configOf('').protect;
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config') return undefined;
    throw error;
  }
}
