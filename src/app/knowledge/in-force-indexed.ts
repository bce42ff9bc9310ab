import { compareText } from '../../core/diagnostic.ts';
import { memoizeByKey } from '../../core/memoize.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { knowledgeFrom } from '../../knowledge/gather.ts';
import { type InForceRequest, inForce, inForceAmong } from '../../knowledge/in-force.ts';
import type { IndexedInForce } from '../../knowledge/kept/in-force-index.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import { claimedBy } from '../../knowledge/named-paths.ts';
import { DamagedPiece } from '../../text/kept/pieces.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadPaths } from '../workspace/find-record.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { openIndex } from './kept-in-force.ts';
import { keptPast } from './kept-past.ts';
import type { Past } from './merged.ts';
import { RecordReader } from './record-reader.ts';
import { commandLimits, type FollowLimits } from './renames.ts';
import { changedSince, type SinceCommit } from './since-commit.ts';

/** What a check before an edit asks of an index. */
export interface IndexedAnswer {
  readonly paths: ReturnType<typeof inForceAmong>;
  readonly past: Past;
  readonly unmerged: readonly string[];
  readonly unreadable: readonly string[];
}

/**
 * What is in force for paths, from an index of what protected branches have: it is read in part. Of the working tree only the records
 * are read that differ from the first of those (performance, "How it gets there").
 *
 * @returns undefined where nothing may be kept, no protected branch has a commit, or git converts files of the working tree
 * @throws BatonError where records or history cannot be read
 */
export async function askIndex(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  asked: IndexRequest,
): Promise<IndexedAnswer | undefined> {
  if (context.build === undefined) return undefined;
  const ask = (mayBeKept: boolean) =>
    repository.whileNothingChanges(() => askOnce(context, repository, workspace, asked, mayBeKept));
  try {
    return await ask(true);
  } catch (error) {
    // A piece is read where it is needed: the index is made anew, and asked once more.
    if (error instanceof DamagedPiece) return ask(false);
    throw error;
  }
}

interface IndexRequest extends Omit<InForceRequest, 'earlierNames'> {
  /** How far renames are followed. */
  readonly limits?: FollowLimits | undefined;
  /** Whether what several records say of a path is wanted of each of them. */
  readonly withRepeats?: boolean;
}

async function askOnce(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  { limits = commandLimits, withRepeats = false, ...asked }: IndexRequest,
  mayBeKept: boolean,
): Promise<IndexedAnswer | undefined> {
  const snapshotOf = memoizeByKey((commit: string) => treeSnapshot(repository, commit));
  const [branches, head] = await Promise.all([protectedTips(repository), repository.head()]);
  const tips = [...new Set(branches.map(({ commit }) => commit))];
  const [first] = tips;
  if (first === undefined) return undefined;
  const reader = new RecordReader(context, repository);
  const opened = await openIndex(context, repository, reader, { tips, snapshotOf, mayBeKept });
  try {
    const { index } = opened;
    const since = index && (await changedSince(repository, first, index.tips[0]?.settings ?? [], snapshotOf));
    if (!since) return undefined;
    const past = await keptPast(context, repository, index, head?.commit, { limits, snapshotOf });
    const earlierNames = (path: string) => past.names.get(path) ?? [];
    const request = { ...asked, earlierNames };
    const names = asked.paths.flatMap((path) => [path, ...earlierNames(path)]);
    const unmerged = await unmergedHere(reader, workspace, since, index, request);
    await reader.save();
    const candidates = index.candidates(names, asked.tags ?? [], withRepeats);
    return { paths: inForceAmong(candidates, request), past, unmerged, unreadable: index.unreadable };
  } finally {
    opened.close();
  }
}

/**
 * The decisions about some paths that no protected branch has: those of records that differ from what the first one has. Notes the
 * records that cannot be read, of the working tree first.
 */
async function unmergedHere(
  reader: RecordReader,
  workspace: Workspace,
  { entries, isSame, pathRules, snapshot }: SinceCommit,
  index: IndexedInForce,
  request: InForceRequest,
): Promise<readonly string[]> {
  const fresh = await reader.readChanged(snapshot, entries, pathRules);
  const { decisions, tasks } = knowledgeFrom(fresh);
  const sameUnread = (index.tips[0]?.unread ?? []).filter(isSame);
  noteUnreadPaths(workspace, snapshot.label, [...unreadableOf(fresh), ...sameUnread]);
  for (const { commit, unread } of index.tips)
    noteUnreadPaths(workspace, { type: 'tree', oid: commit }, unread);
  if (decisions.length === 0) return [];
  const merged = index.decisions();
  const own = decisions.filter(({ id }) => !merged.has(id));
  if (own.length === 0) return [];
  const known = tasks.map((task) => ({ id: task.id, path: task.source.path, claims: claimedBy(task) }));
  const claimsOf = (id: string) =>
    [...known.filter((task) => task.id === id), ...index.tasks(id).filter(({ path }) => isSame(path))]
      .sort((a, b) => compareText(a.path, b.path))
      .at(-1)?.claims ?? [];
  // A decision without files is about those of its task, of which the working tree may have another version.
  const whole = own.map((decision) => {
    const { files, task } = decision;
    return files.length > 0 || task === undefined ? decision : { ...decision, files: claimsOf(task) };
  });
  const found = inForce({ decisions: whole, tasks: [], sessions: [], graphs: [] }, request);
  const ids = found.flatMap(({ items }) =>
    items.flatMap(({ id, type }) => (type === 'decision' ? [id] : [])),
  );
  return [...new Set(ids)].sort();
}
