import type { Command } from 'commander';
import { operations } from '../../app/operations/operations.ts';
import { listThreads, readThread } from '../../app/thread/read.ts';
import { changeStatus } from '../../app/thread/status.ts';
import { answering } from '../../app/workspace/unread.ts';
import type { Io } from '../../io/io.ts';
import { threadCall, threadStatusCall } from '../../knowledge/thread-calls.ts';
import type { ThreadState } from '../../knowledge/thread-state.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { renderThreadTable } from '../../render/records/lists.ts';
import { renderThread, renderThreadList, renderThreadStatus } from '../../render/records/thread.ts';
import { ownCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';
import { refuseBudgetOfJson } from '../options/tokens.ts';
import { looksOf, printItems, printJson, printRemarks } from '../print.ts';

interface ReadOptions {
  readonly json?: true;
}

interface WriteOptions extends ReadOptions {
  readonly stage?: true;
}

export async function runCreate(
  title: string,
  options: WriteOptions & { readonly id?: string; readonly by?: string; readonly about?: string },
  self: Command,
  io: Io,
): Promise<void> {
  const { about, by, id, json, stage } = options;
  const parameters = { title, agentId: by, threadId: id, scope: about };
  const context = commandContext(io, self, { stage });
  const { data, from, ...remarks } = await operations.createThread.run(context, parameters);
  await printRemarks(io, remarks);
  if (json) return printJson(io, data.thread);
  io.stdout.write(`created ${forTerminalLine(from.id)} in ${forTerminalLine(from.path)}\n`);
}

export async function runResume(
  thread: string,
  options: WriteOptions & { readonly agent: string; readonly context?: string; readonly budget?: number },
  self: Command,
  io: Io,
): Promise<void> {
  refuseBudgetOfJson(options);
  const { agent, budget, context: goesOn, json, stage } = options;
  const parameters = { threadId: thread, agentId: agent, context: goesOn };
  const context = commandContext(io, self, { stage });
  const { data, from, ...remarks } = await operations.resumeThread.run(context, parameters);
  await printRemarks(io, remarks);
  if (json) return printJson(io, data.thread);
  io.stdout.write(renderThread(from, ownCommand(context.cwd), budget));
}

const statusOf = { pause: 'paused', block: 'blocked', complete: 'completed' } as const;

export async function runStatusChange(
  verb: keyof typeof statusOf,
  thread: string,
  options: WriteOptions & { readonly note?: string; readonly by?: string },
  self: Command,
  io: Io,
): Promise<void> {
  const { json, stage, ...request } = options;
  const status = statusOf[verb];
  const written = await changeStatus(commandContext(io, self, { stage }), { ...request, thread, status });
  await printRemarks(io, written);
  if (json) return printJson(io, statusRow(written.state));
  io.stdout.write(`${forTerminalLine(written.state.id)} is ${status}\n`);
}

export async function runStatus(thread: string, { json }: ReadOptions, self: Command, io: Io): Promise<void> {
  const context = answering(commandContext(io, self));
  const answer = await operations.getThreadStatus.run(context, { threadId: thread });
  const { from, ...remarks } = answer;
  await printRemarks(io, remarks);
  if (json) return printJson(io, statusRow(from));
  io.stdout.write(renderThreadStatus(from, ownCommand(context.cwd)));
}

export async function runShow(thread: string, { json }: ReadOptions, self: Command, io: Io): Promise<void> {
  const context = answering(commandContext(io, self));
  const { state } = await readThread(context, thread);
  if (json) return printJson(io, threadCall(state).thread);
  io.stdout.write(renderThread(state, ownCommand(context.cwd)));
}

export async function runList(
  options: ReadOptions & { readonly status?: string; readonly archived?: true },
  self: Command,
  io: Io,
): Promise<void> {
  const { json, archived, ...request } = options;
  const states = await listThreads(answering(commandContext(io, self)), {
    ...request,
    archived: archived === true,
  });
  if (json) return printItems(io, states.map(statusRow));
  if (states.length === 0)
    await printRemarks(io, { notes: ['no thread; `baton thread create TITLE` opens one'] });
  const { isTTY } = io.stdout;
  io.stdout.write(isTTY ? renderThreadTable(states, looksOf(io, self)) : renderThreadList(states));
}

/** The status of a thread as the command line prints it; the calls of JSON-RPC name its id `threadId`. */
function statusRow(state: ThreadState) {
  const { threadId: id, ...rest } = threadStatusCall(state);
  return { id, ...rest };
}
