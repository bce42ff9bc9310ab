import type { Command } from 'commander';
import { statusOf } from '../../app/record/status.ts';
import { readThread } from '../../app/thread/read.ts';
import { findRecord, openRecords } from '../../app/workspace/find-record.ts';
import { answering } from '../../app/workspace/unread.ts';
import type { Document } from '../../core/document.ts';
import { plainValue } from '../../core/node.ts';
import type { Io } from '../../io/io.ts';
import { threadCall } from '../../knowledge/thread-calls.ts';
import { renderRecord } from '../../render/records/record.ts';
import { renderStatus } from '../../render/records/status.ts';
import { renderThread } from '../../render/records/thread.ts';
import { ownCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';
import { looksOf, printJson } from '../print.ts';

interface ShowOptions {
  readonly json?: true;
}

/** Runs `baton show`: any record, as the `show` of its kind prints it. */
export async function runShow(typed: string, options: ShowOptions, self: Command, io: Io): Promise<void> {
  const context = answering(commandContext(io, self));
  const doc = await findRecord(await openRecords(context), typed);
  // By its path: an id may be shared by records of two kinds.
  const named = doc.path.slice(doc.path.lastIndexOf('/') + 1) === typed ? typed : (doc.id ?? typed);
  switch (doc.kind) {
    case 'session': {
      const { verbs, verbInput } = await import('../session/run.ts');
      return verbs.show(verbInput([named], options, self, io));
    }
    case 'decision':
      return (await import('../decision/run.ts')).runShow(named, options, self, io);
    case 'task':
      return (await import('../task/run.ts')).runShow(named, options, self, io);
    case 'handoff': {
      const { runHandoff } = await import('../handoff/run.ts');
      await runHandoff('show', named, options, self, io);
      return;
    }
    case 'thread': {
      const { state } = await readThread(context, named);
      if (options.json) printJson(io, { ...threadCall(state).thread, path: doc.path });
      else io.stdout.write(renderThread(state, ownCommand(context.cwd)));
      return;
    }
    default:
      if (options.json) printJson(io, dataOf(doc));
      else io.stdout.write(renderRecord(doc));
  }
}

/** A record of a kind that has no form of its own: what its file says. */
function dataOf({ data, id, kind, path }: Document) {
  return { id: id ?? null, kind, path, data: plainValue(data) ?? null };
}

/** Runs `baton status`. */
export async function runStatus(options: ShowOptions, self: Command, io: Io): Promise<void> {
  const status = await statusOf(answering(commandContext(io, self)));
  if (options.json) printJson(io, status);
  else io.stdout.write(renderStatus(status, looksOf(io, self)));
}
