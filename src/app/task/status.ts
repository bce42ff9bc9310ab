import { applyEdits } from '../../core/text-edit.ts';
import { BatonError } from '../../errors.ts';
import { type TaskKnowledge, taskKnowledge } from '../../knowledge/items.ts';
import { taskStatus, taskStatuses } from '../../records/kinds/task/model.ts';
import { needOneOf } from '../../text/one-of.ts';
import { datesOf } from '../knowledge/load.ts';
import type { Context } from '../workspace/context.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { changeRecord } from '../write/change-record.ts';
import { stager } from '../write/create-record.ts';
import type { TaskResult } from './new.ts';

/** A task, looked at. @throws BatonError `usage` for what is not a task */
export async function viewTask(context: Context, task: string): Promise<TaskKnowledge> {
  const records = await openRecords(context);
  return taskKnowledge(await findOfKind(records, task, 'task'));
}

/** The same, with when its file was committed first; undefined where it is not. */
export async function viewDatedTask(
  context: Context,
  task: string,
): Promise<TaskKnowledge & { readonly addedAt: string | undefined }> {
  const records = await openRecords(context);
  const view = taskKnowledge(await findOfKind(records, task, 'task'));
  const { path } = view.source;
  return { ...view, addedAt: (await datesOf(records.workspace, [path])).get(path) };
}

/**
 * Sets the Status of a task.
 *
 * @throws BatonError `usage` for an unknown status or a task without the field; `refused` as the rules refuse
 */
export async function setStatus(context: Context, task: string, status: string): Promise<TaskResult> {
  needOneOf('status', status, taskStatuses);
  const records = await openRecords(context);
  const doc = await findOfKind(records, task, 'task');
  const put = stager(records, context.stage);
  const id = doc.id ?? task;
  const field = taskStatus(doc)?.field;
  if (!field) {
    throw new BatonError('refused', `Task \`${id}\` has no Status in its metadata`, {
      help: 'add a row `| Status | pending |` to the table of its Metadata',
    });
  }
  const text = applyEdits(doc.text, [{ extent: field.valueExtent, text: status }]);
  const warnings = await refusing(`The Status of task \`${id}\` cannot be set`, () =>
    changeRecord(records, doc, text, context.now),
  );
  await put([doc.path]);
  return { id, path: doc.path, warnings };
}
