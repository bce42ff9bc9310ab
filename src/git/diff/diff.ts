import { compareText } from '../../core/diagnostic.ts';
import type { EntryType, SnapshotEntry } from '../../core/snapshot.ts';
import { askStagedChanges, rawFormat } from '../process/questions.ts';
import { git, splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { statusOf, type TrackedStatus } from '../tree/status.ts';
import { listUntracked, untrackedEntries } from '../tree/worktree-snapshot.ts';
import { parseRaw, type RawChange, type RawSide, typeOfMode } from './raw.ts';

/** What a tree is compared with. */
export type DiffTarget =
  | { readonly type: 'index' }
  | { readonly type: 'worktree' }
  | { readonly type: 'tree'; readonly tree: string };

/** One path that differs. Renames are a deletion and an addition. */
export interface PathChange {
  readonly path: string;
  /** Added, modified, deleted, another type, unmerged (in the index only: the work tree holds a file with markers). */
  readonly status: 'A' | 'M' | 'D' | 'T' | 'U';
  /** Without `oid` if the base is not a version of git's. */
  readonly before?: { readonly oid?: string; readonly type: EntryType };
  /** Without `oid` for a file of the work tree. */
  readonly after?: { readonly oid?: string; readonly type: EntryType };
}

/**
 * Paths under `prefixes` in which `target` differs from `base`, sorted. Against the work tree a file that was touched
 * without a change of its content may be among them, since nothing is written to refresh the index.
 *
 * @param base a commit or tree; `repository.emptyTree()` for none
 * @param prefixes folders or files, taken literally, from the top level; '' for everything
 */
export async function changedPaths(
  repository: Repository,
  base: string,
  target: DiffTarget,
  prefixes: readonly string[],
): Promise<PathChange[]> {
  if (prefixes.length === 0) return [];
  const pathspecs = prefixes.includes('') ? [] : prefixes;
  const top =
    target.type === 'worktree' ? repository.workTree('name the commit to compare with instead') : undefined;
  const isAsked = target.type === 'index' && pathspecs.length === 0;
  const asked = isAsked ? await stagedSince(repository, base) : undefined;
  const args = [...command(await repository.treeOfHead(base), target), '--', ...pathspecs];
  const [output, untracked] = await Promise.all([
    asked ?? repository.once(args.join('\n'), () => git(repository.context, args)),
    top === undefined ? [] : listUntracked(repository, top, pathspecs),
  ]);
  const changes = new Map(changesFrom(splitNul(output)).map((change) => [change.path, change]));
  addUntracked(changes, untracked);
  return [...changes.values()].sort((a, b) => compareText(a.path, b.path));
}

const stagedQuestion = 'what is staged';

/** Has git look already what of the index differs from HEAD, for who asks later: it need not be known by then which commit that is. */
export function startStagedChanges(repository: Repository): void {
  const asking = repository.once(stagedQuestion, async () => {
    const { code, stdout } = await tryGit(repository.context, askStagedChanges);
    // Who asks learns why, as before the first commit.
    return code === 0 ? stdout : undefined;
  });
  asking.catch(() => {});
}

/** What was asked already; undefined where it was not, where git failed, and for another commit or tree than that of HEAD. */
async function stagedSince(repository: Repository, base: string): Promise<Buffer | undefined> {
  const asking = repository.answered(stagedQuestion) as Promise<Buffer | undefined> | undefined;
  if (!asking) return undefined;
  const head = await repository.head();
  return head?.tree === base || head?.commit === base ? asking : undefined;
}

/**
 * What `changedPaths` finds between a commit and the whole working tree. What differs from HEAD is one question to git, or none where
 * that was asked already; how another commit differs from HEAD is one more, which looks at no file.
 *
 * @throws BatonError as `changedPaths`
 */
export async function changesSince(repository: Repository, commit: string): Promise<readonly PathChange[]> {
  const since = await changesSinceHead(repository);
  if (!since) return changedPaths(repository, commit, { type: 'worktree' }, ['']);
  if (since.commit === commit) return since.changes;
  const committed = await changedPaths(repository, commit, { type: 'tree', tree: since.commit }, ['']);
  return oneAfterTheOther(committed, since.changes);
}

/** What differs from a first version in a third one. @param earlier from the first to the second @param later from there to the third */
function oneAfterTheOther(earlier: readonly PathChange[], later: readonly PathChange[]): PathChange[] {
  const changes = new Map(earlier.map((change) => [change.path, change]));
  for (const change of later) {
    const first = changes.get(change.path);
    const both = first ? changeBetween(change.path, first.before, change.after) : change;
    if (both) changes.set(change.path, both);
    else changes.delete(change.path);
  }
  return [...changes.values()].sort((a, b) => compareText(a.path, b.path));
}

function changeBetween(
  path: string,
  before: PathChange['before'],
  after: PathChange['after'],
): PathChange | undefined {
  if (!before) return after && { path, status: 'A', after };
  if (!after) return { path, status: 'D', before };
  if (before.type !== after.type) return { path, status: 'T', before, after };
  // A file of the working tree has no id: whether it is what it was is not known.
  return after.oid !== undefined && after.oid === before.oid
    ? undefined
    : { path, status: 'M', before, after };
}

/** The commit that HEAD names, and what of the working tree differs from it. */
export interface HeadChanges {
  readonly commit: string;
  readonly changes: readonly PathChange[];
}

/**
 * What `changedPaths` finds between HEAD and the working tree, with the commit of HEAD, by one question to git instead of three.
 *
 * @returns undefined where it has to be asked in parts: before the first commit, in a conflict, and where git failed
 */
export function changesSinceHead(repository: Repository): Promise<HeadChanges | undefined> {
  const root = repository.workTree('name the commit to compare with instead');
  return repository.once('changes since HEAD', async () => {
    const status = await statusOf(repository);
    if (!status?.commit || status.unmerged.length > 0) return undefined;
    const changes = new Map(
      status.tracked.flatMap((one) => changeOf(one) ?? []).map((one) => [one.path, one]),
    );
    addUntracked(changes, untrackedEntries(root, status.untracked));
    return {
      commit: status.commit,
      changes: [...changes.values()].sort((a, b) => compareText(a.path, b.path)),
    };
  });
}

function changeOf({ isAsStaged, modes, oids, path }: TrackedStatus): PathChange | undefined {
  const before = { type: typeOfMode(modes.head), oid: oids.head };
  const after = { type: typeOfMode(modes.disk), oid: isAsStaged ? oids.index : undefined };
  const status = !after.type ? 'D' : !before.type ? 'A' : before.type === after.type ? 'M' : 'T';
  return changeFrom({ path, status, before, after });
}

/** The changes of a raw diff, as `splitNul` gives its fields. */
export function changesFrom(fields: readonly string[]): PathChange[] {
  return parseRaw(fields).flatMap((raw) => changeFrom(raw) ?? []);
}

function command(base: string, target: DiffTarget): string[] {
  if (target.type === 'tree') return ['diff-tree', '-r', ...rawFormat, base, target.tree];
  if (target.type === 'worktree') return ['diff-index', ...rawFormat, base];
  return ['diff-index', '--cached', ...rawFormat, '--ita-invisible-in-index', base];
}

function changeFrom({ path, status, before, after }: RawChange): PathChange | undefined {
  const old = knownSide(before);
  if (status === 'U') return { path, status, ...(old && { before: old }), after: { type: 'unmerged' } };
  if (status === 'D' && old) return { path, status, before: old };
  const now = knownSide(after) ?? (after.type && { type: after.type });
  if (!now) return undefined;
  if (status === 'A') return { path, status, after: now };
  return old && { path, status: status === 'T' ? 'T' : 'M', before: old, after: now };
}

function knownSide({ oid, type }: RawSide): { oid: string; type: EntryType } | undefined {
  return oid && type ? { oid, type } : undefined;
}

function addUntracked(changes: Map<string, PathChange>, untracked: readonly SnapshotEntry[]): void {
  for (const { path, type } of untracked) {
    // Removed from the index and still on disk: to the work tree it is a change.
    const change = changeBetween(path, changes.get(path)?.before, { type });
    if (change) changes.set(path, change);
  }
}
