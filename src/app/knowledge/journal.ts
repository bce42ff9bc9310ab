import { join } from 'node:path';
import { applyEdits } from '../../core/text-edit.ts';
import { journalOf, tasksToBlock } from '../../knowledge/journal.ts';
import { taskStatus } from '../../records/kinds/task.ts';
import { renderJournal } from '../../render/knowledge/journal.ts';
import { applyEdit, readExact } from '../../store/file-edit.ts';
import { changeRecord } from '../change-record.ts';
import { rootForNew } from '../create-record.ts';
import { findRecord, openRecords } from '../find-record.ts';
import { type KnowledgeRequest, loadKnowledge } from './load.ts';

/** The committed copy, below the root of records. */
const fileName = 'JOURNAL.md';

/** The journal as text, and as data. */
export async function journal(request: KnowledgeRequest) {
  const { knowledge } = await loadKnowledge(request);
  const found = journalOf(knowledge);
  return { journal: found, text: renderJournal(found) };
}

/**
 * Writes the journal of the working tree into the folder of records, where it differs.
 *
 * @returns the path, and whether something was written
 */
export async function writeJournal(
  request: KnowledgeRequest,
): Promise<{ readonly path: string; readonly isWritten: boolean }> {
  const records = await openRecords(request.cwd, request.env);
  const { text } = await journal(request);
  const path = `${rootForNew(records)}/${fileName}`;
  const file = join(records.workspace.top, path);
  const before = await readExact(file);
  if (before === text) return { path, isWritten: false };
  await applyEdit({ path: file, before, after: text, isProgram: false, note: '' });
  return { path, isWritten: true };
}

/**
 * Sets the Status of tasks that wait for an active blocker to `blocked`. A task that has a handoff speaks for itself.
 *
 * @returns the paths of the tasks that were changed
 * @throws BatonError `refused` with the words of the first rule that a change would break
 */
export async function blockTasks(
  request: KnowledgeRequest & { readonly now: string },
): Promise<readonly string[]> {
  const { knowledge } = await loadKnowledge(request);
  const records = await openRecords(request.cwd, request.env);
  const changed: string[] = [];
  for (const id of tasksToBlock(knowledge)) {
    const doc = await findRecord(records, id);
    const field = taskStatus(doc)?.field;
    if (!field) continue;
    const text = applyEdits(doc.text, [{ extent: field.valueExtent, text: 'blocked' }]);
    await changeRecord(records, doc, text, request.now, `The Status of task \`${id}\` cannot be set`);
    changed.push(doc.path);
  }
  return changed;
}
