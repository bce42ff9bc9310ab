import type { Document } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { addedDates } from '../../git/history/added.ts';
import { allBranches } from '../../git/refs/refs.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { treeSnapshot } from '../../git/tree/snapshots.ts';
import { gatherKnowledge, type Knowledge } from '../../knowledge/gather.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { loadPathRules } from '../config/load-config.ts';
import { sessionStates } from '../session/states.ts';
import { readInChunks } from '../version/chunks.ts';
import type { Context } from '../workspace/context.ts';
import { noteUnreadIn, recordsIn, type WorktreeRecords } from '../workspace/find-record.ts';
import { unreadOf } from '../workspace/unread.ts';
import { needRepository, openWorkspace, type Workspace } from '../workspace/workspace.ts';

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
}

export interface LoadedKnowledge {
  readonly workspace: Workspace;
  readonly knowledge: Knowledge;
  /** The states that sessions can be in. */
  readonly states: readonly string[];
}

/** Records of one version, or of several, with the states of their machines. */
interface Read {
  readonly docs: readonly Document[];
  readonly states: readonly string[];
}

/** Loads what records tell; those that cannot be read are noted in the workspace. @throws BatonError for an unknown revision, a faulty configuration and every failure of git */
export async function loadKnowledge(
  context: Context,
  request: KnowledgeRequest = {},
): Promise<LoadedKnowledge> {
  const workspace = request.workspace ?? (await openWorkspace(context));
  if (request.rev !== undefined) {
    const repository = needRepository(workspace, '`--rev`');
    const commit = await repository.resolveCommit(request.rev);
    const { docs, states } = await readTree(workspace, treeSnapshot(repository, commit));
    return loadedFrom(workspace, docs, states);
  }
  const isBare = workspace.repository?.isBare === true;
  const { docs, states } = isBare && request.allRefs ? nothing : await readWorktree(workspace);
  if (!request.allRefs) return loadedFrom(workspace, docs, states);
  const refs = await readRefs(workspace, needRepository(workspace, '`--all-refs`'));
  const seen = new Set(docs.map(keyOf));
  const more = refs.docs.filter((doc) => {
    const key = keyOf(doc);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return loadedFrom(workspace, [...docs, ...more], [...states, ...refs.states]);
}

function loadedFrom(
  workspace: Workspace,
  docs: readonly Document[],
  states: readonly string[],
): LoadedKnowledge {
  return { workspace, knowledge: gatherKnowledge(docs), states };
}

/** When files were committed first, by path; those that are not committed are left out. */
export async function datesOf(
  { repository }: Workspace,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const head = await repository?.head();
  return repository && head ? addedDates(repository, head.commit, paths) : new Map();
}

const nothing: Read = { docs: [], states: [] };

/** A record is the same on every branch by its kind and id; an unreadable one by its path. */
function keyOf({ id, kind, path }: Document): string {
  return id === undefined || kind === 'skill' ? path : `${kind} ${id}`;
}

async function readWorktree(workspace: Workspace): Promise<Read> {
  const { entries, places, snapshot } = await recordsIn(workspace);
  const docs = await readAll(snapshot, entries, places);
  noteUnreadIn(workspace, snapshot, docs);
  return { docs, states: sessionStates(places, entries) };
}

/**
 * What the records of some commits tell, and what those of the working tree do. A record that several versions have is read once.
 *
 * @returns `unreadable`: the paths of records of the commits that cannot be read
 */
export async function loadCommitsAndWorktree(
  commits: readonly Snapshot[],
  { entries, places, snapshot, workspace }: WorktreeRecords,
): Promise<{
  readonly merged: Knowledge;
  readonly here: Knowledge;
  readonly unreadable: readonly string[];
}> {
  const known = new Map<string, Document | undefined>();
  const docs = await readAll(snapshot, entries, places, known);
  noteUnreadIn(workspace, snapshot, docs);
  const { knowledge, unreadable } = await loadCommits(workspace, commits, known);
  return { merged: knowledge, here: gatherKnowledge(docs), unreadable };
}

/**
 * What the records of some commits tell; of a record that several have, the first one's.
 *
 * @returns `unreadable`: the paths of records that cannot be read
 */
export async function loadCommits(
  workspace: Workspace,
  commits: readonly Snapshot[],
  known?: KnownDocuments,
): Promise<{ readonly knowledge: Knowledge; readonly unreadable: readonly string[] }> {
  const { docs } = await readCommits(workspace, commits, known);
  const first = new Map<string, Document>();
  for (const doc of docs) if (!first.has(keyOf(doc))) first.set(keyOf(doc), doc);
  const own = [...first.values()];
  return { knowledge: gatherKnowledge(own), unreadable: unreadOf(own).map(({ path }) => path) };
}

async function readRefs(workspace: Workspace, repository: Repository): Promise<Read> {
  const commits = new Set((await allBranches(repository)).map(({ commit }) => commit));
  const snapshots = [...commits].map((commit) => treeSnapshot(repository, commit));
  return readCommits(workspace, snapshots);
}

async function readCommits(
  workspace: Workspace,
  commits: readonly Snapshot[],
  known: KnownDocuments = new Map(),
): Promise<Read> {
  const docs: Document[] = [];
  const states: string[] = [];
  for (const snapshot of commits) {
    const read = await readTree(workspace, snapshot, known);
    docs.push(...read.docs);
    states.push(...read.states);
  }
  return { docs, states };
}

async function readTree(workspace: Workspace, snapshot: Snapshot, known?: KnownDocuments): Promise<Read> {
  const entries = await snapshot.list('');
  const places = await loadPathRules(snapshot, entries);
  const inPlace = entries.filter(({ path, type }) => type === 'file' && places.classify(path) !== undefined);
  const docs = await readAll(snapshot, inPlace, places, known);
  noteUnreadIn(workspace, snapshot, docs);
  return { docs, states: sessionStates(places, inPlace) };
}

/** Records by path, content and what their path says of them; undefined for a file that is not a record. */
type KnownDocuments = Map<string, Document | undefined>;

async function readAll(
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  places: PathRules,
  known: KnownDocuments = new Map(),
): Promise<Document[]> {
  const docs: Document[] = [];
  const fresh: SnapshotEntry[] = [];
  for (const entry of entries) {
    const key = keyOfEntry(entry, places);
    const doc = key === undefined ? undefined : known.get(key);
    if (doc) docs.push(doc);
    else if (key === undefined || !known.has(key)) fresh.push(entry);
  }
  const keys = new Map(fresh.map((entry) => [entry.path, keyOfEntry(entry, places)]));
  await readInChunks(snapshot, fresh, ({ path }, source) => {
    const place = places.classify(path);
    const doc = place && readDocument(path, place, source);
    const key = keys.get(path);
    if (key !== undefined) known.set(key, doc);
    if (doc) docs.push(doc);
  });
  return docs;
}

function keyOfEntry({ oid, path }: SnapshotEntry, places: PathRules): string | undefined {
  const place = places.classify(path);
  if (oid === undefined || !place) return undefined;
  return `${oid} ${place.kind} ${place.root} ${place.archived} ${path}`;
}
