import { nodeAt, stringOf } from '../../core/node.ts';
import { comparable, keptNote } from '../../migrate/render/task-text.ts';
import { dependsOn } from '../../records/kinds/task/facts.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';

/** The tasks that hold notes, by the path of the note. */
export type MigratedTasks = ReadonlyMap<string, readonly HoldingTask[]>;

/** A task that holds a note as it was once. */
interface HoldingTask {
  readonly path: string;
  readonly id: string;
  /** Undefined where it does not keep it. */
  readonly note: string | undefined;
  /** Ids of tasks. */
  readonly dependencies: readonly string[];
}

/** The tasks that hold notes, with the note where they keep it. */
export async function migratedTasks(records: WorktreeRecords): Promise<MigratedTasks> {
  const entries = records.entries.filter(({ path }) => records.pathRules.classify(path)?.kind === 'task');
  const found = new Map<string, HoldingTask[]>();
  for (const doc of await readRecords(records, entries)) {
    const from = stringOf(nodeAt(doc.data, 'migrated_from'));
    if (from === undefined || from === doc.path) continue;
    const note = doc.markdown && keptNote(doc.markdown);
    const dependencies = dependsOn(doc).map(({ value }) => value);
    const task = { path: doc.path, id: doc.id ?? '', note, dependencies };
    found.set(from, [...(found.get(from) ?? []), task]);
  }
  return found;
}

/** Whether a task holds a note as it is now. @param text of the note, with stars in the place of secrets */
export function holdsAsIs({ note }: HoldingTask, text: string): boolean {
  return note === undefined || note === comparable(text);
}

/** Those of some notes that tasks hold as they are now. @param paths from the top */
export async function notesHeld(
  records: WorktreeRecords,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const tasks = await migratedTasks(records);
  const named = paths.filter((path) => tasks.has(path));
  const held = new Set<string>();
  for (const [path, source] of await records.snapshot.read(named.map((path) => ({ path, type: 'file' })))) {
    const text = source.ok ? await maskText(source.text) : undefined;
    if (text !== undefined && tasks.get(path)?.some((task) => holdsAsIs(task, text))) held.add(path);
  }
  return held;
}
