import type { Command } from 'commander';
import { viewSession } from '../../app/session/view.ts';
import { readThread } from '../../app/thread/read.ts';
import { findRecord, openRecords } from '../../app/workspace/find-record.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError } from '../../errors.ts';
import type { Io } from '../../io/io.ts';
import { threadCall } from '../../knowledge/thread-calls.ts';
import { renderThread } from '../../render/records/thread.ts';
import { ownCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';
import { refuseBudgetOfJson } from '../options/tokens.ts';
import { printJson } from '../print.ts';
import { runContext } from '../query/run.ts';
import { printNext } from '../session/next.ts';
import { renderResumed } from '../session/print.ts';

/** Runs `baton resume`: prints what the next agent on a thread, session or task needs, and writes nothing. */
export async function runResume(
  typed: string,
  options: { readonly json?: true; readonly budget?: number },
  self: Command,
  io: Io,
): Promise<void> {
  refuseBudgetOfJson(options);
  const context = answering(commandContext(io, self));
  const records = await openRecords(context);
  const doc = await findRecord(records, typed);
  const id = doc.id ?? typed;
  switch (doc.kind) {
    case 'task':
      return runContext(id, options, self, io);
    case 'thread': {
      const { state } = await readThread(context, id);
      if (options.json) return printJson(io, threadCall(state).thread);
      io.stdout.write(renderThread(state, ownCommand(context.cwd), options.budget));
      return;
    }
    case 'session': {
      const request = { session: id, records };
      const view = await viewSession(context, request);
      const next = await printNext(context, request, id, { isQuoted: true });
      if (options.json) {
        return printJson(io, {
          ...view,
          next: { directive: next.directive ?? null, questions: next.questions },
        });
      }
      io.stdout.write(renderResumed(view, next, options.budget));
      return;
    }
    default:
      throw new BatonError(
        'usage',
        `\`${doc.path}\` is of kind ${doc.kind}, expected a thread, a session or a task`,
        {
          help: 'name one by its id; `baton query` finds them',
        },
      );
  }
}
