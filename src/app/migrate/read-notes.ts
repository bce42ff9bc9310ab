import type { Document } from '../../core/document.ts';
import { LineIndex } from '../../core/position.ts';
import { holdsHandoff } from '../../migrate/render/task-text.ts';
import { unfilledHandoff } from '../../migrate/structured/unfilled-handoff.ts';
import type { Explanation, MigratedHandoff } from '../../migrate/types.ts';
import { unmappedOutside } from '../../migrate/unmapped.ts';
import { metadataLines, withoutMetadata } from '../../records/kinds/task/metadata-lines.ts';
import { readDocument } from '../../records/read/document.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { findSecrets } from '../secrets/secrets.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import { openEngine } from './engine.ts';
import { type Holding, holdingOf, type MigratedTasks, migratedTasks } from './held-notes.ts';
import { type FileFault, type NoteFile, readNoteFiles } from './note-files.ts';

/** A note and what was read of it. */
export interface ReadNote {
  readonly path: string;
  /** As it is on disk. */
  readonly source: string;
  /** The same with stars in the place of secrets: what is shown and written. */
  readonly text: string;
  readonly handoff: MigratedHandoff;
  readonly explanations: readonly Explanation[];
  readonly title: string | undefined;
  /** The task that the file itself is. */
  readonly task: Document | undefined;
  /** True for a file at the path of a task that is not a task. */
  readonly inPlace: boolean;
  readonly secrets: readonly { readonly name: string; readonly line: number }[];
}

/**
 * What a note is: `freeform`; held by a task, where it is `changed` since, or `uncompared` where that is not known; a task that is
 * `structured`, having its handoff; `empty`; or `unfilled`, a form that nobody filled in.
 */
export type NoteState =
  | 'freeform'
  | 'migrated'
  | 'changed'
  | 'uncompared'
  | 'structured'
  | 'empty'
  | 'unfilled';

/** The result for a file that was named. */
export type Note =
  | {
      readonly state: NoteState;
      readonly path: string;
      readonly note: ReadNote;
      /** The task that holds it; of a note that changed since, the last that holds it as it was. */
      readonly task?: string;
      readonly taskId?: string;
      /** Why it could not be compared. */
      readonly uncompared?: Uncompared;
    }
  | ({ readonly state: 'fault' } & FileFault);

/** Why it is not known whether a note is what its task was made from. */
export interface Uncompared {
  readonly message: string;
  readonly help: string;
  /** The task names a version that this clone does not have: another clone can compare the two. */
  readonly isLost: boolean;
}

export interface ReadNotesRequest {
  readonly files: readonly string[];
  /** See {@link openEngine}. */
  readonly since?: string | undefined;
  readonly acceptGuesses?: boolean | undefined;
  readonly wordsOnly?: boolean | undefined;
  /** Told the notes that can be read, by their paths from the top, before they are. */
  readonly onFiles?: (paths: readonly string[]) => Promise<void>;
  /** Told before each note. */
  readonly progress?: (done: number, all: number, path: string) => void;
}

/**
 * Reads the notes that a person names, and says which of them are still freeform. One that cannot be read does not
 * prevent the others from being read.
 */
export async function readNotes(
  records: WorktreeRecords,
  request: ReadNotesRequest,
): Promise<readonly Note[]> {
  const files = await readNoteFiles(records, request.files);
  const masked = new Map<string, string>();
  for (const file of files) if (file.ok) masked.set(file.path, await maskText(file.source.text));
  await request.onFiles?.([...masked.keys()]);
  const texts = [...masked].map(([path, text]) => ({ path, text }));
  const engine = await openEngine(records, texts, request);
  try {
    const tasks = await migratedTasks(records);
    const notes: Note[] = [];
    for (const file of files) {
      request.progress?.(notes.length, files.length, file.path);
      if (file.ok) notes.push(await readNote(file, tasks));
      else notes.push({ state: 'fault', path: file.path, message: file.message, help: file.help });
    }
    return notes;
  } finally {
    await engine.close();
  }

  async function readNote(file: NoteFile, tasks: MigratedTasks): Promise<Note> {
    const { path } = file;
    const source = file.source.text;
    const place = records.pathRules.classify(path);
    const task = place && readDocument(path, place, file.source);
    const problem = task && faultOfRecord(task);
    if (problem) return problem;
    const text = masked.get(path) ?? '';
    const read = await engine.read(path, task ? withoutMetadata(task, text) : text);
    if (!read.ok) {
      const { message, help } = read.problem;
      return { state: 'fault', path, message: `\`${path}\`: ${message}`, help };
    }
    const { explanations, title } = read;
    const handoff = task
      ? { ...read.handoff, unmapped: unmappedOutside(read.handoff.unmapped, metadataLines(task)) }
      : read.handoff;
    const inPlace = place?.kind === 'task';
    const note = {
      path,
      source,
      text,
      handoff,
      explanations,
      title,
      task,
      inPlace,
      secrets: await secretsOf(source),
    };
    if (task) {
      const isFilled = holdsHandoff(task.markdown) && !unfilledHandoff(task);
      return { state: isFilled ? 'structured' : 'freeform', path, note };
    }
    const holding = await holdingOf(records, tasks.get(path) ?? [], note);
    if (holding) {
      const { comparison, task: holder } = holding;
      const held = { path, note, task: holder.path, taskId: holder.id };
      if (comparison === 'same') return { ...held, state: 'migrated' };
      if (comparison === 'changed') return { ...held, state: 'changed' };
      return { ...held, state: 'uncompared', uncompared: await uncomparedFor(records, path, holding) };
    }
    return { state: isBlank(source) ? 'empty' : read.isForm ? 'unfilled' : 'freeform', path, note };
  }
}

/** @param note its path */
async function uncomparedFor(
  { workspace: { repository } }: WorktreeRecords,
  note: string,
  { task, comparison, blob }: Holding,
): Promise<Uncompared> {
  const another = `\`--task ID --write\` makes the next task of it`;
  if (comparison === 'unknown') {
    return {
      message: `\`${note}\` cannot be compared: \`${task.path}\` keeps no version of it`,
      help: `write \`migrated_from: ${note}@blob:ID\` there for the version that it was made from, or ${another}`,
      isLost: false,
    };
  }
  const fetch = (await repository?.isShallow())
    ? 'history is shallow: fetch all of it with `git fetch --unshallow`'
    : 'fetch what is missing with `git fetch --refetch --no-filter`';
  return {
    message: `\`${note}\` cannot be compared: it is not the blob that \`${task.path}\` names, \`${blob}\`, and this clone does not have that`,
    help: `${fetch}; if it is lost, ${another}`,
    isLost: true,
  };
}

function isBlank(text: string): boolean {
  return text.replace('\uFEFF', '').trim() === '';
}

async function secretsOf(text: string): Promise<ReadNote['secrets']> {
  const lines = new LineIndex(text);
  return (await findSecrets(text)).map(({ name, extent }) => ({ name, line: lines.point(extent.from).line }));
}

function faultOfRecord(doc: Document): Note | undefined {
  const { path, kind } = doc;
  const [problem] = doc.problems;
  if (kind !== 'task') {
    const message = `\`${path}\` is not a note, it is already a record of kind ${kind}`;
    return { state: 'fault', path, message, help: `\`baton lint ${path}\` checks it` };
  }
  if (!problem) return undefined;
  const message = `Task \`${path}\` cannot be read: ${problem.message}`;
  return { state: 'fault', path, message, help: `\`baton lint ${path}\` prints the place` };
}

/** Has git asked through processes that stay open, however many notes there are. */
export function withFewProcesses<T>(
  { workspace: { repository } }: WorktreeRecords,
  work: () => Promise<T>,
): Promise<T> {
  return repository ? repository.sharingProcesses(work) : work();
}
