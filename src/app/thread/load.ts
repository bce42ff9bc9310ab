import { groupByEach } from '../../core/collections/group.ts';
import type { Document } from '../../core/document.ts';
import { type ThreadState, threadState } from '../../knowledge/thread-state.ts';
import { factsOf } from '../../records/facts.ts';
import { threadOf } from '../../records/kinds/thread/graph.ts';
import type { RecordPath } from '../../records/record-paths.ts';
import { findOfKind, readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { refusal } from '../workspace/refused.ts';

/** A thread with what belongs to it. */
export interface LoadedThread {
  readonly doc: Document;
  /** Its decisions and resumes that can be read. */
  readonly others: readonly Document[];
  readonly state: ThreadState;
  /** Paths of those that cannot be read, and that the state knows nothing of. */
  readonly unreadable: readonly string[];
}

/** Loads the thread that a person names. @throws BatonError `usage` for what is not a thread; `unreadable` */
export async function loadThread(records: WorktreeRecords, typed: string): Promise<LoadedThread> {
  const doc = await findOfKind(records, typed, 'thread');
  const folder = folderOf(doc.path);
  const docs = await readParts(
    records,
    // What only a glob of the configuration claims says by itself which thread it belongs to.
    (path, { root }) => path.startsWith(folder) || root === '',
  );
  return assemble(doc, groupParts(docs));
}

/** Loads every thread, oldest first. Archived ones only where they are asked for. */
export async function loadThreads(
  records: WorktreeRecords,
  withArchived: boolean,
): Promise<readonly LoadedThread[]> {
  const isWanted = (place: RecordPath | undefined) => withArchived || place?.archived === false;
  const entries = records.entries.filter(({ path }) => {
    const place = records.pathRules.classify(path);
    return place?.kind === 'thread' && isWanted(place);
  });
  const docs = await readRecords(records, entries);
  const parts = groupParts(await readParts(records, (_, place) => isWanted(place)));
  const threads = docs.filter(({ problems }) => problems.length === 0).map((doc) => assemble(doc, parts));
  return threads.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** A thread that is to gain a record is in no archive. @throws Refusal */
export function refuseArchived({ doc }: LoadedThread): void {
  if (!doc.archived) return;
  throw refusal(
    `the thread \`${doc.id}\` is archived`,
    'create a new thread with `baton thread create`, and name the old one in its text',
  );
}

/** What depends on every decision of a thread is not done past one that nobody can read. @throws Refusal `unreadable` */
export function refuseUnreadable({ unreadable }: LoadedThread): void {
  const [first] = unreadable;
  if (first === undefined) return;
  throw refusal(
    `\`${first}\` of the thread cannot be read`,
    `fix it first, \`baton lint ${first}\` prints the place`,
    'unreadable',
  );
}

function readParts(
  records: WorktreeRecords,
  isWanted: (path: string, place: RecordPath) => boolean,
): Promise<Document[]> {
  const entries = records.entries.filter(({ path }) => {
    const place = records.pathRules.classify(path);
    return (place?.kind === 'decision' || place?.kind === 'resume') && isWanted(path, place);
  });
  return readRecords(records, entries);
}

/** Decisions and resumes by their thread; what cannot be read by its folder. */
function groupParts(docs: readonly Document[]): ReadonlyMap<string, readonly Document[]> {
  return groupByEach(docs, (doc) => {
    const key = doc.problems.length > 0 ? folderOf(doc.path) : threadNamed(doc);
    return key === undefined ? [] : [key];
  });
}

function threadNamed(doc: Document): string | undefined {
  const facts = factsOf(doc);
  return facts.kind === 'decision' || facts.kind === 'resume' ? threadOf(facts) : undefined;
}

function assemble(doc: Document, parts: ReadonlyMap<string, readonly Document[]>): LoadedThread {
  const others = parts.get(doc.id ?? '') ?? [];
  const unreadable = parts.get(folderOf(doc.path)) ?? [];
  return { doc, others, state: threadState(doc, others), unreadable: unreadable.map(({ path }) => path) };
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function keyOf({ state }: LoadedThread): string {
  return `${state.createdAt} ${state.id}`;
}
