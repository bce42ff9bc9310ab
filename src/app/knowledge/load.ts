import type { RecordKind } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { addedDates } from '../../git/history/added.ts';
import { allBranches } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { attributesFiles } from '../../git/tree/encoded-files.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { isUnconverted } from '../../git/tree/unconverted.ts';
import { type Knowledge, knowledgeFrom } from '../../knowledge/gather.ts';
import { keyOfRecord, type RecordKnowledge } from '../../knowledge/kept/record-knowledge.ts';
import { unreadableOf } from '../../knowledge/kept/unreadable.ts';
import { loadPathRules } from '../config/load-config.ts';
import { sessionStates } from '../session/states.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadPaths, recordsIn, type WorktreeRecords } from '../workspace/find-record.ts';
import { needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';
import { readListed } from './listed.ts';
import { RecordReader } from './record-reader.ts';

/** Which version is asked. */
export interface KnowledgeRequest {
  /** A commit; left out, the working tree. */
  readonly rev?: string | undefined;
  /**
   * Every branch, local and remote, in addition to the working tree: of a record that several have, the working tree's,
   * else the first branch's in git's order.
   */
  readonly allRefs?: boolean;
  /** Left out, the one that the folder of the run is in. */
  readonly workspace?: Workspace;
  /** The kinds of records that are wanted; left out, all. */
  readonly kinds?: ReadonlySet<RecordKind>;
}

export interface LoadedKnowledge {
  readonly workspace: Workspace;
  readonly knowledge: Knowledge;
  /** The states that sessions can be in. */
  readonly states: readonly string[];
}

/** What the records of one version say, with the states of their machines. */
export interface Read {
  readonly label: Snapshot['label'];
  /** The files that were read. */
  readonly entries: readonly SnapshotEntry[];
  readonly records: readonly RecordKnowledge[];
  readonly states: readonly string[];
}

/** Loads what records tell; those that cannot be read are noted in the workspace. @throws BatonError for an unknown revision, a faulty configuration and every failure of git */
export async function loadKnowledge(
  context: Context,
  request: KnowledgeRequest = {},
): Promise<LoadedKnowledge> {
  const workspace = request.workspace ?? (await openWorkspace(context));
  const reader = new RecordReader(context, workspace.repository, request.kinds);
  const { records, states } = await readAsked(context, workspace, reader, request);
  await reader.save();
  return { workspace, knowledge: knowledgeFrom(records), states };
}

async function readAsked(
  context: Context,
  workspace: Workspace,
  reader: RecordReader,
  request: KnowledgeRequest,
): Promise<Gathered> {
  if (request.rev !== undefined) {
    const repository = needRepository(workspace, '`--rev`');
    const commit = await repository.resolveCommit(request.rev);
    return noted(workspace, await readTree(treeSnapshot(repository, commit), reader));
  }
  const isBare = workspace.repository?.isBare === true;
  const { records, states } =
    isBare && request.allRefs ? nothing : await readHere(context, workspace, reader, request.kinds);
  if (!request.allRefs) return { records, states };
  const refs = await readRefs(workspace, needRepository(workspace, '`--all-refs`'), reader);
  const seen = new Set(records.map(keyOfRecord));
  const more = refs.records.filter((one) => {
    const key = keyOfRecord(one);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { records: [...records, ...more], states: [...states, ...refs.states] };
}

/**
 * When files were committed first, by path; those that are not committed are left out.
 *
 * @param rev whose history is meant; left out, that of HEAD
 */
export async function datesOf(
  { repository }: Workspace,
  paths: readonly string[],
  rev?: string,
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0 || !repository) return new Map();
  const commit = rev === undefined ? (await repository.head())?.commit : await repository.resolveCommit(rev);
  return commit === undefined ? new Map() : addedDates(repository, commit, paths);
}

/** The records and states of several versions. */
type Gathered = Pick<Read, 'records' | 'states'>;

const nothing: Gathered = { records: [], states: [] };

/** Notes the records of a version that cannot be read. */
function noted(workspace: Workspace, read: Read): Read {
  noteUnreadPaths(workspace, read.label, unreadableOf(read.records));
  return read;
}

function noteCommits(workspace: Workspace, found: CommitKnowledge): CommitKnowledge {
  for (const read of found.reads) noted(workspace, read);
  return found;
}

/** The records of the working tree, by a list of those of HEAD where there can be one. */
async function readHere(
  context: Context,
  workspace: Workspace,
  reader: RecordReader,
  kinds: KnowledgeRequest['kinds'],
): Promise<Gathered> {
  const { repository } = workspace;
  const listed = repository && (await readListed(context, repository, reader, kinds));
  if (!listed) return readWorktree(await recordsIn(workspace), reader);
  noteUnreadPaths(workspace, { type: 'worktree' }, listed.unreadable);
  return { records: listed.records, states: sessionStates(listed.pathRules) };
}

async function readWorktree(
  { entries, pathRules, snapshot, workspace }: WorktreeRecords,
  reader: RecordReader,
): Promise<Read> {
  const { repository, top } = workspace;
  const isAsStored =
    !repository || (await isUnconverted(repository, top, attributesFiles(await snapshot.list(''))));
  const records = await reader.read(snapshot, entries, pathRules, isAsStored);
  return noted(workspace, { label: snapshot.label, entries, records, states: sessionStates(pathRules) });
}

/**
 * What the records of some commits tell, and what those of the working tree do. A record that several versions have is read once.
 *
 * @returns `unreadable`: the paths of records of the commits that cannot be read
 */
export async function loadCommitsAndWorktree(
  context: Context,
  commits: readonly Snapshot[],
  worktree: WorktreeRecords,
): Promise<{
  readonly merged: Knowledge;
  readonly here: Knowledge;
  readonly unreadable: readonly string[];
}> {
  const reader = new RecordReader(context, worktree.workspace.repository);
  const here = knowledgeFrom((await readWorktree(worktree, reader)).records);
  const { knowledge, unreadable } = noteCommits(worktree.workspace, await firstOfEach(commits, reader));
  await reader.save();
  return { merged: knowledge, here, unreadable };
}

/** What the records of some commits tell. */
export interface CommitKnowledge {
  readonly knowledge: Knowledge;
  /** All records of each commit. */
  readonly reads: readonly Read[];
  /** The paths of records that cannot be read. */
  readonly unreadable: readonly string[];
}

/** The same, with a reader of its own. */
export async function loadCommits(
  context: Context,
  workspace: Workspace,
  commits: readonly Snapshot[],
): Promise<CommitKnowledge> {
  const reader = new RecordReader(context, workspace.repository);
  const found = noteCommits(workspace, await firstOfEach(commits, reader));
  await reader.save();
  return found;
}

/** What the records of some commits tell; of a record that several have, the first one's. */
export async function firstOfEach(
  commits: readonly Snapshot[],
  reader: RecordReader,
): Promise<CommitKnowledge> {
  const reads = await readEach(commits, reader);
  const found = new Map<string, RecordKnowledge>();
  for (const one of reads.flatMap(({ records }) => records)) {
    const key = keyOfRecord(one);
    if (!found.has(key)) found.set(key, one);
  }
  const own = [...found.values()];
  return { knowledge: knowledgeFrom(own), reads, unreadable: unreadableOf(own) };
}

async function readRefs(
  workspace: Workspace,
  repository: Repository,
  reader: RecordReader,
): Promise<Gathered> {
  const commits = [...new Set((await allBranches(repository)).map(({ commit }) => commit))];
  const reads = await readEach(
    commits.map((commit) => treeSnapshot(repository, commit)),
    reader,
  );
  for (const read of reads) noted(workspace, read);
  return {
    records: reads.flatMap(({ records }) => records),
    states: reads.flatMap(({ states }) => states),
  };
}

async function readEach(commits: readonly Snapshot[], reader: RecordReader): Promise<readonly Read[]> {
  const reads: Read[] = [];
  for (const snapshot of commits) reads.push(await readTree(snapshot, reader));
  return reads;
}

async function readTree(snapshot: Snapshot, reader: RecordReader): Promise<Read> {
  const entries = await snapshot.list('');
  const pathRules = await loadPathRules(snapshot, entries);
  const inPlace = entries.filter(
    ({ path, type }) => type === 'file' && pathRules.classify(path) !== undefined,
  );
  const records = await reader.read(snapshot, inPlace, pathRules, true);
  return { label: snapshot.label, entries: inPlace, records, states: sessionStates(pathRules) };
}
