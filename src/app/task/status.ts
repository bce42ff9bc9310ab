import { applyEdits } from '../../core/text-edit.ts';
import { BatonError } from '../../errors.ts';
import type { Environment } from '../../git/process/environment.ts';
import { type TaskKnowledge, taskKnowledge } from '../../knowledge/items.ts';
import { taskStatus, taskStatuses } from '../../records/kinds/task/model.ts';
import { needOneOf } from '../../text/one-of.ts';
import { findOfKind, openRecords } from '../workspace/find-record.ts';
import { changeRecord } from '../write/change-record.ts';
import { stager } from '../write/create-record.ts';
import type { TaskResult } from './new.ts';

export interface StatusRequest {
  readonly cwd: string;
  readonly env: Environment;
  readonly task: string;
  readonly stage: boolean;
  readonly now: string;
}

/** A task, looked at. @throws BatonError `usage` for what is not a task */
export async function viewTask({
  cwd,
  env,
  task,
}: Pick<StatusRequest, 'cwd' | 'env' | 'task'>): Promise<TaskKnowledge> {
  const records = await openRecords(cwd, env);
  return taskKnowledge(await findOfKind(records, task, 'task'));
}

/**
 * Sets the Status of a task.
 *
 * @throws BatonError `usage` for an unknown status or a task without the field; `refused` as the rules refuse
 */
export async function setStatus(request: StatusRequest, status: string): Promise<TaskResult> {
  needOneOf('status', status, taskStatuses);
  const records = await openRecords(request.cwd, request.env);
  const doc = await findOfKind(records, request.task, 'task');
  const put = stager(records, request.stage);
  const id = doc.id ?? request.task;
  const field = taskStatus(doc)?.field;
  if (!field) {
    throw new BatonError('refused', `Task \`${id}\` has no Status in its metadata`, {
      help: 'add a row `| Status | pending |` to the table of its Metadata',
    });
  }
  const text = applyEdits(doc.text, [{ extent: field.valueExtent, text: status }]);
  const warnings = await changeRecord(
    records,
    doc,
    text,
    request.now,
    `The Status of task \`${id}\` cannot be set`,
  );
  await put([doc.path]);
  return { id, path: doc.path, warnings };
}
