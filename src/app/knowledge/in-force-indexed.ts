import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { compareText } from '../../core/diagnostic.ts';
import { memoizeByKey } from '../../core/memoize.ts';
import { entryAt } from '../../core/path-index.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import { knowledgeFrom } from '../../knowledge/gather.ts';
import { claimedBy, type InForceRequest, inForce, inForceAmong } from '../../knowledge/in-force.ts';
import { InForceIndex, writeInForceIndex } from '../../knowledge/kept/in-force-index.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { keepText, readKept } from '../../store/kept-text.ts';
import { protectedTips } from '../branches/protected-tips.ts';
import { loadPathRules } from '../config/load-config.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadPaths, recordsIn, type WorktreeRecords } from '../workspace/find-record.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { firstOfEach, unreadableOf } from './load.ts';
import { type Past, pastOf } from './merged.ts';
import { RecordReader } from './record-reader.ts';
import { commandLimits, type FollowLimits } from './renames.ts';

/** What a check before an edit asks of an index. */
export interface IndexedAnswer {
  readonly paths: ReturnType<typeof inForceAmong>;
  readonly past: Past;
  readonly unmerged: readonly string[];
  readonly unreadable: readonly string[];
}

/**
 * What is in force for paths, from an index of what protected branches have: it is read in part, and made anew where they have other
 * commits. Of the working tree only the records are read that differ from the first of those (performance, "How it gets there").
 *
 * @returns undefined where nothing may be kept, no protected branch has a commit, or git converts files of the working tree
 * @throws BatonError where records or history cannot be read
 */
export function askIndex(
  context: Context,
  repository: Repository,
  workspace: Workspace,
  {
    limits = commandLimits,
    ...asked
  }: Omit<InForceRequest, 'earlierNames'> & { readonly limits?: FollowLimits | undefined },
): Promise<IndexedAnswer | undefined> {
  if (context.build === undefined) return Promise.resolve(undefined);
  return repository.whileNothingChanges(async () => {
    const snapshotOf = memoizeByKey((commit: string) => treeSnapshot(repository, commit));
    const [branches, worktree] = await Promise.all([
      protectedTips(repository, snapshotOf),
      recordsIn(workspace),
    ]);
    const tips = [...new Set(branches.map(({ commit }) => commit))];
    const [first] = tips;
    const all = await worktree.snapshot.list('');
    if (first === undefined || !(await isUnconverted(repository, workspace.top, all))) return undefined;
    const reader = new RecordReader(context, repository);
    const index = await indexOf(context, repository, reader, tips, snapshotOf);
    if (!index) return undefined;
    const head = (await repository.head())?.commit;
    const past = await pastOf(repository, index.namedPaths(), head, { limits, snapshotOf });
    const earlierNames = (path: string) => past.names.get(path) ?? [];
    const request = { ...asked, earlierNames };
    const names = asked.paths.flatMap((path) => [path, ...earlierNames(path)]);
    const unmerged = await unmergedHere(reader, worktree, snapshotOf(first), index, request);
    await reader.save();
    const candidates = index.candidates(names, asked.tags ?? []);
    return { paths: inForceAmong(candidates, request), past, unmerged, unreadable: index.unreadable };
  });
}

/**
 * The index that an earlier run wrote, or a new one; undefined where it cannot be written down.
 *
 * @param tips commits
 */
async function indexOf(
  { build, now }: Context,
  { commonDir }: Repository,
  reader: RecordReader,
  tips: readonly string[],
  snapshotOf: (commit: string) => Snapshot,
): Promise<InForceIndex | undefined> {
  const path = join(commonDir, 'baton', 'in-force');
  const print = createHash('sha256')
    .update(JSON.stringify([build, tips]))
    .digest('hex')
    .slice(0, 32);
  const kept = indexIn(readKept(path, print));
  if (kept?.isFor(now)) return kept;
  const { knowledge: merged, reads, unreadable } = await firstOfEach(tips.map(snapshotOf), reader);
  const unread = reads.map(({ records }, at) => ({ commit: tips[at] ?? '', paths: unreadableOf(records) }));
  const first = reads[0]?.records ?? [];
  const text = writeInForceIndex({ merged, first, unread, unreadable }, now);
  if (text === undefined) return undefined;
  if (!mayHoldSecret(text)) await keepText(path, print, text);
  return new InForceIndex(text);
}

function indexIn(text: string | undefined): InForceIndex | undefined {
  try {
    return text === undefined ? undefined : new InForceIndex(text);
  } catch {
    return undefined;
  }
}

/**
 * The decisions about some paths that no protected branch has: those of records that differ from what the first one has. Notes the
 * records that cannot be read, of the working tree first.
 */
async function unmergedHere(
  reader: RecordReader,
  { entries, pathRules, snapshot, workspace }: WorktreeRecords,
  first: Snapshot,
  index: InForceIndex,
  request: InForceRequest,
): Promise<readonly string[]> {
  const there = await first.list('');
  const rules = await loadPathRules(first, there);
  const differing = entries.filter(({ oid, path }) => {
    const before = entryAt(there, path);
    return (
      oid === undefined ||
      before?.type !== 'file' ||
      before.oid !== oid ||
      !isSamePlace(path, pathRules, rules)
    );
  });
  const fresh = await reader.read(snapshot, differing, pathRules, true);
  const { decisions, tasks } = knowledgeFrom(fresh);
  const same = new Set(entries.map(({ path }) => path));
  for (const { path } of differing) same.delete(path);
  const sameUnread = (index.unread[0]?.paths ?? []).filter((path) => same.has(path));
  noteUnreadPaths(workspace, snapshot.label, [...unreadableOf(fresh), ...sameUnread]);
  for (const { commit, paths } of index.unread)
    noteUnreadPaths(workspace, { type: 'tree', oid: commit }, paths);
  const own = decisions.filter(({ id }) => !index.has(id));
  if (own.length === 0) return [];
  const known = tasks.map((task) => ({ id: task.id, path: task.source.path, claims: claimedBy(task) }));
  const claimsOf = (id: string) =>
    [...known.filter((task) => task.id === id), ...index.tasks(id).filter(({ path }) => same.has(path))]
      .sort((a, b) => compareText(a.path, b.path))
      .at(-1)?.claims ?? [];
  // A decision without files is about those of its task, of which the working tree may have another version.
  const whole = own.map((decision) => {
    const { files, task } = decision;
    return files.length > 0 || task === undefined ? decision : { ...decision, files: claimsOf(task) };
  });
  const found = inForce({ decisions: whole, tasks: [], sessions: [], records: [] }, request);
  const ids = found.flatMap(({ items }) =>
    items.flatMap(({ id, type }) => (type === 'decision' ? [id] : [])),
  );
  return [...new Set(ids)].sort();
}

/** Whether a path says the same of its file in both versions. */
function isSamePlace(path: string, a: PathRules, b: PathRules): boolean {
  const [one, other] = [a.classify(path), b.classify(path)];
  return one?.kind === other?.kind && one?.root === other?.root && one?.archived === other?.archived;
}
