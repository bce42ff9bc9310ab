import { join } from 'node:path';
import { applyEdits, lineBreakOf } from '../../core/text-edit.ts';
import { type ActiveBlocker, type Journal, journalOf, tasksToBlock } from '../../knowledge/journal.ts';
import { renderHandoff } from '../../records/create/new-task.ts';
import { handoffFences, taskStatus } from '../../records/kinds/task/model.ts';
import { journalName } from '../../records/record-paths.ts';
import type { YamlData } from '../../records/yaml/write.ts';
import { renderJournal } from '../../render/knowledge/journal.ts';
import { applyEdit, readExact } from '../../store/file-edit.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { changeRecords } from '../write/change-record.ts';
import type { Write } from '../write/check-writes.ts';
import { rootForNew } from '../write/create-record.ts';
import { type KnowledgeRequest, loadKnowledge } from './load.ts';

/** The journal of the records of a version, as data. */
export async function journal(context: Context, request: KnowledgeRequest = {}): Promise<Journal> {
  const { knowledge } = await loadKnowledge(context, request);
  return journalOf(knowledge);
}

/**
 * Writes the journal of the working tree into the folder of records, where it differs.
 *
 * @returns the path, and whether something was written
 */
export async function writeJournal(
  context: Context,
): Promise<{ readonly path: string; readonly isWritten: boolean }> {
  const records = await openRecords(context);
  const text = renderJournal(await journal(context));
  const path = `${rootForNew(records)}/${journalName}`;
  const { top } = records.workspace;
  const file = join(top, path);
  const before = await readExact(file, { top });
  if (before === text) return { path, isWritten: false };
  await applyEdit({ path: file, ground: { top }, before, after: text, isProgram: false, note: '' });
  return { path, isWritten: true };
}

/**
 * Sets the Status of tasks that wait for an active blocker to `blocked`, with a handoff that says what each waits for, since that
 * Status needs one (convention, section 7). A task that has a handoff speaks for itself. All of them or none.
 *
 * @returns the paths of the tasks that were changed
 * @throws BatonError `refused` with the words of the first rule that a change would break
 */
export async function blockTasks(context: Context): Promise<readonly string[]> {
  const { knowledge } = await loadKnowledge(context);
  const records = await openRecords(context);
  const { blockers } = journalOf(knowledge);
  const writes: Write[] = [];
  const ids = new Map<string, string>();
  for (const id of tasksToBlock(knowledge)) {
    const doc = await findOfKind(records, id, 'task');
    const field = taskStatus(doc)?.field;
    if (!field) continue;
    const text = applyEdits(doc.text, [{ extent: field.valueExtent, text: 'blocked' }]);
    const waitsFor = blockers.filter(({ waiting }) => waiting.includes(id));
    const hasFence = doc.markdown !== undefined && handoffFences(doc.markdown).length > 0;
    const after = hasFence ? text : withReason(text, waitsFor);
    ids.set(doc.path, id);
    writes.push({ path: doc.path, before: doc.text, after });
  }
  await refusing(
    (path) => `The Status of task \`${ids.get(path) ?? path}\` cannot be set`,
    () => changeRecords(records, writes, context.now),
  );
  return writes.map(({ path }) => path);
}

function withReason(text: string, blockers: readonly ActiveBlocker[]): string {
  const eol = lineBreakOf(text);
  const section = renderHandoff({ outcome: 'blocked', blockers: blockers.map(reasonOf) }, undefined);
  return `${text.trimEnd()}${eol}${eol}${section.replaceAll('\n', eol)}`;
}

function reasonOf({ impact, resolution, task, text }: ActiveBlocker): YamlData {
  return {
    blocker: `Waits for ${task}: ${text}`,
    impact: impact ?? 'It cannot be completed before',
    suggested_resolution: resolution ?? `Finish ${task}`,
    blocking_tasks: [],
  };
}
