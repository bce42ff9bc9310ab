import { memoizeByKey } from '../../core/memoize.ts';
import { createPathIndex } from '../../core/path-index.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import type { Knowledge } from '../../knowledge/gather.ts';
import { type InForceRequest, inForce } from '../../knowledge/in-force.ts';
import { namedPaths } from '../../knowledge/named-paths.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import type { Context } from '../workspace/context.ts';
import { recordsIn } from '../workspace/find-record.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { loadCommitsAndWorktree } from './load.ts';
import { commandLimits, type FollowLimits, followRenames, openMoveCache } from './renames.ts';

/** What records of protected branches tell, and what those of the working tree do. */
export interface Merged {
  readonly merged: Knowledge;
  readonly here: Knowledge;
  readonly past: Past;
  /** False where this clone knows no protected branch with commits. */
  readonly knowsProtected: boolean;
  /** Records of protected branches that cannot be read. */
  readonly unreadable: readonly string[];
}

/**
 * Loads what can be delivered to an agent: only records that a protected branch has, since any other branch could write into its
 * context.
 *
 * @param limits how far renames are followed
 * @throws BatonError where records or history cannot be read
 */
export function loadMerged(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  limits: FollowLimits = commandLimits,
): Promise<Merged> {
  return repository.whileNothingChanges(async () => {
    const snapshotOf = memoizeByKey((commit: string) => treeSnapshot(repository, commit));
    const [branches, records] = await Promise.all([protectedTips(repository), recordsIn(workspace)]);
    const tips = [...new Set(branches.map(({ commit }) => commit))];
    const loaded = await loadCommitsAndWorktree(context, tips.map(snapshotOf), records);
    const head = (await repository.head())?.commit;
    const past = await pastOf(repository, namedPaths(loaded.merged), head, { limits, snapshotOf });
    return { ...loaded, past, knowsProtected: tips.length > 0 };
  });
}

/** What became of names that records use. */
export interface Past {
  /** By path: the names that it had before. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** Paths that commits deleted, and that do not exist. */
  readonly deleted: ReadonlySet<string>;
  /** The oldest commit whose renames were followed, where a name in use may have been changed before it. */
  readonly renamesSince: string | undefined;
  /** False where a later run may look at more commits. */
  readonly isFinal: boolean;
}

/** The decisions about some paths that no protected branch has. */
export function unmergedAbout(
  { here, merged }: Pick<Merged, 'here' | 'merged'>,
  request: InForceRequest,
): readonly string[] {
  const landed = new Set(merged.decisions.map(({ id }) => id));
  const own = { ...here, decisions: here.decisions.filter(({ id }) => !landed.has(id)) };
  const found = inForce(own, request).flatMap(({ items }) =>
    items.flatMap(({ type, id }) => (type === 'decision' ? [id] : [])),
  );
  return [...new Set(found)].sort();
}

/**
 * What became of names that records use, up to a commit. History is walked only where a record names what does not exist.
 *
 * @param head undefined before the first commit
 */
export async function pastOf(
  repository: Repository,
  named: readonly string[],
  head: string | undefined,
  {
    limits = commandLimits,
    snapshotOf = (commit: string) => treeSnapshot(repository, commit),
  }: { readonly limits?: FollowLimits; readonly snapshotOf?: (commit: string) => Snapshot } = {},
): Promise<Past> {
  const names = new Map<string, string[]>();
  const deleted = new Set<string>();
  const entries = head ? await snapshotOf(head).list('') : [];
  const existing = createPathIndex(() => entries);
  const isGone = (name: string) => existing.entryAt(name) === undefined;
  const gone = named.filter(isGone);
  if (!head || gone.length === 0) return { names, deleted, renamesSince: undefined, isFinal: true };
  const { fates, isFinal, isWhole, since } = await followRenames(
    repository,
    head,
    openMoveCache(repository),
    limits,
  );
  for (const [name, fate] of fates) {
    // What has the name now is another file.
    if (!isGone(name)) continue;
    if ('deletedBy' in fate) deleted.add(name);
    else names.set(fate.path, [...(names.get(fate.path) ?? []), name]);
  }
  const isOpen = gone.some((name) => !fates.has(name)) && (!isWhole || (await repository.isShallow()));
  return { names, deleted, renamesSince: isOpen ? since : undefined, isFinal };
}
