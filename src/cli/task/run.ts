import type { Command } from 'commander';
import { datesOf, loadKnowledge } from '../../app/knowledge/load.ts';
import { handOff } from '../../app/task/handoff.ts';
import { newTask } from '../../app/task/new.ts';
import { setStatus, viewDatedTask, viewTask } from '../../app/task/status.ts';
import { answering } from '../../app/workspace/unread.ts';
import { type Io, readAllExact } from '../../io/io.ts';
import { isFinished, type TaskKnowledge } from '../../knowledge/items.ts';
import { taskStatuses } from '../../records/kinds/task/model.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { renderTaskTable } from '../../render/records/lists.ts';
import { renderTask } from '../../render/records/task.ts';
import { needOneOf } from '../../text/one-of.ts';
import { commandContext } from '../context.ts';
import { looksOf, printItems, printJson, printRemarks } from '../print.ts';

/** What commander makes of the options of the verbs; each has some of them. */
export interface TaskOptions {
  readonly id?: string;
  readonly dependsOn?: readonly string[];
  readonly priority?: string;
  readonly category?: string;
  readonly objective?: string;
  readonly criterion?: readonly string[];
  readonly outcome?: string;
  readonly file?: string;
  readonly status?: string;
  readonly open?: true;
  readonly stage?: true;
  readonly json?: true;
}

/** Runs `baton task new`. */
export async function runNew(name: string, options: TaskOptions, self: Command, io: Io): Promise<void> {
  const { category, criterion = [], dependsOn = [], id, objective, priority } = options;
  const made = await newTask(commandContext(io, self, options), {
    name,
    dependsOn,
    criteria: criterion,
    id,
    priority,
    category,
    objective,
  });
  await printRemarks(io, { warnings: made.warnings });
  if (options.json) printJson(io, { id: made.id, path: made.path });
  else io.stdout.write(`${forTerminalLine(made.id)}  ${forTerminalLine(made.path)}\n`);
}

/** Runs `baton task handoff`. */
export async function runHandoff(task: string, options: TaskOptions, self: Command, io: Io): Promise<void> {
  const { file, outcome } = options;
  const made = await handOff(commandContext(io, self, options), {
    task,
    stdin: () => readAllExact(io.stdin),
    outcome,
    file,
  });
  const notes = made.work === undefined ? ['the start of the task is not known, so no files were added'] : [];
  await printRemarks(io, { notes, warnings: made.warnings });
  if (options.json) {
    const { added, id, outcome: how, path, work } = made;
    return printJson(io, { id, path, outcome: how, since: work?.since ?? null, added });
  }
  io.stdout.write(`${forTerminalLine(made.path)}: ${made.outcome}\n`);
  for (const path of made.added) io.stdout.write(`  + ${forTerminalLine(path)}\n`);
}

/** Runs `baton task status`. */
export async function runStatus(
  task: string,
  status: string | undefined,
  options: TaskOptions,
  self: Command,
  io: Io,
): Promise<void> {
  const context = commandContext(io, self, options);
  if (status !== undefined) {
    const { id, path, warnings } = await setStatus(context, task, status);
    await printRemarks(io, { warnings });
    if (options.json) return printJson(io, { id, path, status });
    io.stdout.write(`${forTerminalLine(path)}: ${status}\n`);
    return;
  }
  const view = await viewTask(answering(context), task);
  if (options.json) return printJson(io, taskData(view));
  io.stdout.write(`${lineOf(view)}\n`);
  const rows = [
    ...(view.dependsOn.length > 0 ? [`depends on  ${view.dependsOn.join(', ')}`] : []),
    ...view.blockers.map(({ text }) => `blocked by  ${text}`),
    ...view.questions.map(({ blocking, text }) => `${blocking ? 'asks (blocks)' : 'asks'}  ${text}`),
    ...view.steps.map(({ text }) => `next  ${text}`),
  ];
  for (const row of rows) io.stdout.write(`  ${forTerminalLine(row)}\n`);
}

/** Runs `baton task show`. */
export async function runShow(task: string, options: TaskOptions, self: Command, io: Io): Promise<void> {
  const view = await viewDatedTask(answering(commandContext(io, self)), task);
  if (options.json) printJson(io, { ...taskData(view), addedAt: view.addedAt ?? null });
  else io.stdout.write(renderTask(view, io.now));
}

/** A task as programs read it: every record that is printed says its path. */
export function taskData(view: TaskKnowledge) {
  const { id, source, ...rest } = view;
  return { id, path: source.path, ...rest };
}

/** Runs `baton task list`. */
export async function runList(options: TaskOptions, self: Command, io: Io): Promise<void> {
  if (options.status !== undefined) needOneOf('status', options.status, taskStatuses);
  const { knowledge, workspace } = await loadKnowledge(answering(commandContext(io, self)));
  const rows = knowledge.tasks.filter(
    (task) =>
      !task.archived &&
      (options.status === undefined || task.status === options.status) &&
      (!options.open || !isFinished(task)),
  );
  if (options.json) return printItems(io, rows.map(taskData));
  if (io.stdout.isTTY) {
    const added = await datesOf(
      workspace,
      rows.map(({ source }) => source.path),
    );
    const lines = rows.map((task) => ({ ...task, addedAt: added.get(task.source.path) }));
    io.stdout.write(renderTaskTable(lines, looksOf(io, self)));
  } else for (const task of rows) io.stdout.write(`${lineOf(task)}\n`);
  if (rows.length === 0) io.stderr.write('No tasks.\n');
}

function lineOf({ id, name, outcome, status }: TaskKnowledge): string {
  const state = [status ?? 'no status', ...(outcome !== undefined && outcome !== status ? [outcome] : [])];
  return forTerminalLine(`${id}  ${state.join(', ')}  ${name}`);
}
