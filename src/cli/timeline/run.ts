import type { Command } from 'commander';
import { BoardSource } from '../../app/board/source.ts';
import { findOfKind, openRecords } from '../../app/workspace/find-record.ts';
import type { Io } from '../../io/io.ts';
import { renderTimeline, type TimelineFormat } from '../../render/dashboard/dashboard.ts';
import { commandContext } from '../context.ts';

/** `baton timeline`. @throws BatonError `usage` for what is not a thread */
export async function runTimeline(
  typed: string,
  format: TimelineFormat,
  self: Command,
  io: Io,
): Promise<void> {
  const context = commandContext(io, self);
  const doc = await findOfKind(await openRecords(context), typed, 'thread');
  const board = await new BoardSource(() => context).board();
  const thread = board.threads.find(({ state }) => state.path === doc.path);
  if (thread) io.stdout.write(renderTimeline(board, thread, format, thread.state.id));
}
