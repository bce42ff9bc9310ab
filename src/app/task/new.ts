import type { Diagnostic } from '../../core/diagnostic.ts';
import { BatonError } from '../../errors.ts';
import { renderTask, taskIdOf } from '../../records/create/new-task.ts';
import type { Context } from '../workspace/context.ts';
import { openRecords } from '../workspace/find-record.ts';
import { refusing } from '../workspace/refused.ts';
import { createRecord, needRecordId, rootForNew, stager } from '../write/create-record.ts';

export interface NewTaskRequest {
  readonly name: string;
  /** Left out, it is made from the name. */
  readonly id?: string | undefined;
  readonly dependsOn: readonly string[];
  readonly priority?: string | undefined;
  readonly category?: string | undefined;
  readonly objective?: string | undefined;
  readonly criteria: readonly string[];
}

/** A task that was written. */
export interface TaskResult {
  readonly id: string;
  readonly path: string;
  readonly warnings: readonly Diagnostic[];
}

/**
 * Writes a new task by the template (commands, `baton task`).
 *
 * @throws BatonError `usage` for a name that gives no id; `refused` with the words of the first rule that it would break
 */
export async function newTask(context: Context, request: NewTaskRequest): Promise<TaskResult> {
  const { now } = context;
  const { category, criteria, dependsOn, name, objective, priority } = request;
  needRecordId(request.id, 'task-001');
  const id = request.id ?? taskIdOf(name);
  if (id === '') {
    throw new BatonError('usage', `Cannot make an id from the name \`${name}\``, {
      help: 'add one, such as `--id task-001`',
    });
  }
  const records = await openRecords(context);
  const put = stager(records, context.stage);
  const text = renderTask({
    id,
    name: name.replace(/\s+/g, ' '),
    metadata: [
      ['Status', 'pending'],
      ...(priority === undefined ? [] : [['Priority', priority] as const]),
      ...(category === undefined ? [] : [['Category', category] as const]),
      ...(dependsOn.length === 0 ? [] : [['Depends On', dependsOn.join(', ')] as const]),
      ['Created', now],
    ],
    objective: objective ?? name,
    dependsOn,
    criteria,
  });
  const path = `${rootForNew(records)}/tasks/${id}.md`;
  const { warnings } = await refusing(`Task \`${id}\` cannot be written`, () =>
    createRecord(records, { kind: 'task', path, text }, now),
  );
  await put([path]);
  return { id, path, warnings };
}
