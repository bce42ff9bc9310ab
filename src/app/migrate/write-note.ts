import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { readObjects } from '../../git/process/batch.ts';
import { isTaskId, type TaskName, taskNameOf } from '../../migrate/render/task-name.ts';
import {
  addHandoff,
  holdsHandoff,
  type NoteToWrite,
  newTaskText,
  replaceProse,
} from '../../migrate/render/task-text.ts';
import { fillHandoff, unfilledHandoff } from '../../migrate/structured/unfilled-handoff.ts';
import type { MigratedHandoff } from '../../migrate/types.ts';
import { proseHandoff, statusesOf, taskStatus } from '../../records/kinds/task/model.ts';
import { parseMarkdown } from '../../records/markdown/parse.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';
import { type Refusal, refusal, refusing } from '../workspace/refused.ts';
import { changeRecord, replaceFile } from '../write/change-record.ts';
import { checkWrites } from '../write/check-writes.ts';
import { createRecord, rootForNew } from '../write/create-record.ts';
import type { ReadNote } from './read-notes.ts';

/** What a note is to become: the text of a task. */
export interface NotePlan {
  /** Of the task, from the top. */
  readonly path: string;
  readonly text: string;
  /** The task as it is; a text for a file that is not a task yet; undefined for a new file. */
  readonly before: Document | string | undefined;
  readonly outcome: MigratedHandoff['outcome'];
  /** What the writer is to know of it. */
  readonly remarks: readonly string[];
}

/** A note this long is better read in history than in a record, which is to be at most 64 KiB. */
const longNote = 48 * 1024;

export interface PlanRequest {
  /** The id of the task, where somebody named it. */
  readonly asked: string | undefined;
  /** The id of the task that holds the note as it was before: the new one is the next of that chain. */
  readonly last?: string | undefined;
  /** The blob that is the note on a protected ref. */
  readonly blob?: string | undefined;
}

/**
 * The task that a note becomes: the task file that it is, or that is asked for, else a new one.
 *
 * @throws BatonError `usage` and `refused` with why not
 */
export function planNote(records: WorktreeRecords, note: ReadNote, request: PlanRequest): Promise<NotePlan> {
  return refusing(`\`${note.path}\` cannot be migrated`, () => planned(records, note, request));
}

async function planned(
  records: WorktreeRecords,
  note: ReadNote,
  { asked, last, blob }: PlanRequest,
): Promise<NotePlan> {
  if (note.task) return planItself(note, note.task, asked);
  const kept: NoteToWrite = { path: note.path, text: note.text, handoff: note.handoff, blob };
  const first = taskNameOf(note.path, note.title, asked ?? (note.inPlace ? stemOf(note.path) : undefined));
  const named = last === undefined ? first : nextOf(records, first, last, asked !== undefined);
  const base = { outcome: note.handoff.outcome, remarks: [] };
  if (note.inPlace) {
    refuseOtherName(note.path, named.id);
    const text = newTaskText({ ...kept, blob: undefined }, named, true);
    return { ...base, path: note.path, text, before: note.source };
  }
  const there = await taskOfId(records, named.id);
  if (there && asked === undefined) throw unrelated(there);
  if (there) return planOther(kept, there);
  const workspace = { ...records.workspace, cwd: dirname(join(records.workspace.top, note.path)) };
  const path = `${rootForNew({ ...records, workspace })}/tasks/${named.id}.md`;
  if (existsSync(join(records.workspace.top, path))) throw taken(path);
  const inHistory =
    blob === undefined && note.text.length > longNote ? await commitHolding(records, note) : undefined;
  const text = newTaskText({ ...kept, ...inHistory }, named);
  return { ...base, path, text, before: undefined };
}

/**
 * Writes what was planned. The rules check the text first; a file is replaced as a whole, never where it changed since it was
 * read, and none is ever written over.
 *
 * @param note its path
 * @param now RFC 3339
 * @returns what the rules warn of since then
 * @throws BatonError `refused` with the words of the first rule that it would break; `unwritable`
 */
export async function writePlan(
  records: WorktreeRecords,
  note: string,
  { path, text, before }: NotePlan,
  now: string,
): Promise<readonly Diagnostic[]> {
  return refusing(`\`${note}\` cannot be migrated`, async () => {
    if (before === undefined) {
      return (await createRecord(records, { kind: 'task', path, text }, now)).warnings;
    }
    if (typeof before !== 'string') return changeRecord(records, before, text, now);
    const write = { path, before, after: text };
    const warnings = await checkWrites(records, [write], now);
    await replaceFile(records, write);
    return warnings;
  });
}

/** The next task of the chain of a note that is rewritten: its id, and a number where a task has that. */
function nextOf(records: WorktreeRecords, name: TaskName, last: string, isAsked: boolean): TaskName {
  const taken = new Set(
    records.entries.flatMap(({ path }) =>
      records.pathRules.classify(path)?.kind === 'task' ? [stemOf(path)] : [],
    ),
  );
  let id = name.id;
  for (let count = 2; !isAsked && taken.has(id); count++) id = `${name.id}-${count}`;
  return { ...name, id, dependsOn: last };
}

/** A task file with prose for a handoff, next to a template or without one. */
function planItself(note: ReadNote, task: Document, asked: string | undefined): NotePlan {
  if (asked !== undefined && asked !== task.id) {
    const message = `Unexpected task \`${asked}\`, \`${task.path}\` is the task \`${task.id}\` itself`;
    throw new BatonError('usage', message, {
      help: 'remove `--task`: its handoff is written into its own file',
    });
  }
  const { handoff, remarks } = agreed(note.handoff, task);
  const unfilled = unfilledHandoff(task);
  const text = unfilled
    ? fillHandoff(task, unfilled, handoff)
    : replaceProse(task, task.markdown ?? parseMarkdown(task.text), note.text, handoff);
  return { path: task.path, text: whole(task, text), before: task, outcome: handoff.outcome, remarks };
}

/** A task without a handoff that somebody named. */
function planOther(note: NoteToWrite, task: Document): NotePlan {
  const markdown = task.markdown ?? parseMarkdown(task.text);
  if (holdsHandoff(markdown)) {
    const help = 'choose another id with `--task`, or merge the two by hand';
    throw refusal(`task \`${task.path}\` has a handoff`, help);
  }
  if (proseHandoff(markdown)) {
    const help = `first run \`baton migrate ${task.path} --write\`, then merge the two by hand`;
    throw refusal(`task \`${task.path}\` has its own notes`, help);
  }
  const { handoff, remarks } = agreed(note.handoff, task);
  const text = addHandoff(task, { ...note, handoff });
  return { path: task.path, text: whole(task, text), before: task, outcome: handoff.outcome, remarks };
}

/** A text in which the handoff that was added is found. */
function whole(task: Document, text: string): string {
  if (task.archived) {
    throw refusal(`task \`${task.path}\` is archived`, 'archived records do not change');
  }
  if (holdsHandoff(parseMarkdown(text))) return text;
  throw refusal('the last code fence or comment is not closed', 'close it, and run it again');
}

/** Where the task's Status and the note differ, neither is guessed to be right: the outcome is left open. */
function agreed(
  handoff: MigratedHandoff,
  task: Document,
): { handoff: MigratedHandoff; remarks: readonly string[] } {
  const status = taskStatus(task)?.status;
  const { outcome } = handoff;
  if (outcome === null || status === undefined || statusesOf[outcome].includes(status)) {
    return { handoff, remarks: [] };
  }
  const remark = `The Status is \`${status}\`, the note says \`${outcome}\`: write the right one as \`outcome\``;
  return { handoff: { ...handoff, outcome: null, outcome_evidence: null }, remarks: [remark] };
}

async function taskOfId(records: WorktreeRecords, id: string): Promise<Document | undefined> {
  if (!isTaskId(id)) {
    throw new BatonError(
      'usage',
      `Unexpected task \`${id}\`, expected letters, digits, \`.\`, \`_\` and \`-\``,
      {
        help: 'write an id such as `--task task-005`',
      },
    );
  }
  const entries = records.entries.filter(({ path }) => {
    const name = stemOf(path);
    const isTask = records.pathRules.classify(path)?.kind === 'task';
    return isTask && (name === id || name.startsWith(`${id}-`));
  });
  return (await readRecords(records, entries)).find((doc) => doc.id === id);
}

function unrelated(task: Document): Refusal {
  return refusal(
    `\`${task.path}\` already has the id \`${task.id}\``,
    `name the task: \`--task ${task.id}\` adds the handoff to that task if it has none, another id makes a new task`,
  );
}

/** Of several notes that state one id, the first has it. */
function taken(path: string): Refusal {
  return refusal(
    `\`${path}\` already exists`,
    'check whether it is about the same work, or choose another id with `--task`',
  );
}

function refuseOtherName(path: string, id: string): void {
  const stem = stemOf(path);
  if (isTaskId(id) && (stem === id || stem.startsWith(`${id}-`))) return;
  throw new BatonError('usage', `Unexpected task \`${id}\`, the file is named \`${path}\``, {
    help: 'rename the file to the id, or give `--task` the first part of the file name',
  });
}

/** HEAD's commit and the blob in it that is the note as it is; undefined if it is another there. */
async function commitHolding(
  { workspace: { repository } }: WorktreeRecords,
  { path, source }: ReadNote,
): Promise<{ readonly commit: string; readonly blob: string } | undefined> {
  const head = await repository?.head();
  if (!repository || !head) return undefined;
  // A question to git is a line.
  if (path.includes('\n')) return undefined;
  const [held] = await readObjects(repository.context, [`${head.tree}:${path}`]);
  if (held?.type !== 'blob' || !held.content.equals(Buffer.from(source))) return undefined;
  return { commit: head.commit, blob: held.oid };
}

function stemOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
}
