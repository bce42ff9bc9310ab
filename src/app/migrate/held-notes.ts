import { blobIds } from '../../git/history/held.ts';
import { readObjects } from '../../git/process/batch.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { comparable, keptNote } from '../../migrate/render/task-text.ts';
import { dependsOn } from '../../records/kinds/task/facts.ts';
import { noteOrigin } from '../../records/kinds/task/handoff.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';

/** The tasks that hold notes, by the path of the note. */
export type MigratedTasks = ReadonlyMap<string, readonly HoldingTask[]>;

/** A task that holds a note as it was once. */
interface HoldingTask {
  readonly path: string;
  readonly id: string;
  /** The note as it keeps it. */
  readonly note: string | undefined;
  /** The blob that it names instead. */
  readonly blob: string | undefined;
  /** Ids of tasks. */
  readonly dependencies: readonly string[];
}

/** A note as it is now. */
interface NoteNow {
  /** As it is on disk. */
  readonly source: string;
  /** The same with stars in the place of secrets. */
  readonly text: string;
}

/**
 * How a note compares with the version of a task: `same` or `changed`, line breaks apart; `unknown` where the task has no version of
 * it; `lost` where it names one that this clone does not have, and that is not the note to the byte.
 */
export type Comparison = 'same' | 'changed' | 'unknown' | 'lost';

/** The task that has a note, and how the two compare; of several the one that is the same, else the last of the chain. */
export interface Holding {
  readonly task: { readonly path: string; readonly id: string };
  readonly comparison: Comparison;
  /** The blob that the task names. */
  readonly blob: string | undefined;
}

/** The tasks that hold notes, with the note where they keep it. */
export async function migratedTasks(records: WorktreeRecords): Promise<MigratedTasks> {
  const entries = records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === 'task');
  const found = new Map<string, HoldingTask[]>();
  for (const doc of await readRecords(records, entries)) {
    const from = noteOrigin(doc);
    if (from === undefined || from.path === doc.path) continue;
    const note = doc.markdown && keptNote(doc.markdown);
    const dependencies = dependsOn(doc).map(({ value }) => value);
    const task = { path: doc.path, id: doc.id ?? '', note, blob: from.blob, dependencies };
    found.set(from.path, [...(found.get(from.path) ?? []), task]);
  }
  return found;
}

/** Compares a note with the tasks that hold it. @returns undefined if there is none */
export async function holdingOf(
  { workspace: { repository } }: WorktreeRecords,
  held: readonly HoldingTask[],
  note: NoteNow,
): Promise<Holding | undefined> {
  const holdings: Holding[] = [];
  for (const task of held) {
    const holding = { task, comparison: await compare(task, note, repository), blob: task.blob };
    if (holding.comparison === 'same') return holding;
    holdings.push(holding);
  }
  const last = held.findIndex(({ id }) => !held.some(({ dependencies }) => dependencies.includes(id)));
  return holdings[last] ?? holdings[0];
}

async function compare(
  { note, blob }: HoldingTask,
  { source, text }: NoteNow,
  repository: Repository | undefined,
): Promise<Comparison> {
  if (note !== undefined) return note === comparable(text) ? 'same' : 'changed';
  if (blob === undefined) return 'unknown';
  if (blobIds(source, blob.length === 64 ? 'sha256' : 'sha1').includes(blob)) return 'same';
  const [stored] = repository ? await readObjects(repository.context, [blob]) : [];
  if (stored?.type !== 'blob') return 'lost';
  return comparable(stored.content.toString('utf8')) === comparable(source) ? 'same' : 'changed';
}

/** Those of some notes that tasks hold, unless they changed since or that is not known. @param paths from the top */
export async function notesHeld(
  records: WorktreeRecords,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const tasks = await migratedTasks(records);
  const named = paths.filter((path) => tasks.has(path));
  const held = new Set<string>();
  for (const [path, source] of await records.snapshot.read(named.map((path) => ({ path, type: 'file' })))) {
    if (!source.ok) continue;
    const note = { source: source.text, text: await maskText(source.text) };
    const found = await holdingOf(records, tasks.get(path) ?? [], note);
    if (found?.comparison === 'same' || found?.comparison === 'unknown') held.add(path);
  }
  return held;
}
