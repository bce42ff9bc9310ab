import type { Command } from 'commander';
import { BoardSource } from '../../app/board/source.ts';
import { readThread } from '../../app/thread/read.ts';
import { answering } from '../../app/workspace/unread.ts';
import type { Io } from '../../io/io.ts';
import { renderTimeline, type TimelineFormat } from '../../render/dashboard/dashboard.ts';
import { sharedCommand } from '../../store/own-command.ts';
import { commandContext } from '../context.ts';

/** `baton timeline`. @throws BatonError as `readThread` */
export async function runTimeline(
  typed: string,
  format: TimelineFormat,
  self: Command,
  io: Io,
): Promise<void> {
  const context = answering(commandContext(io, self));
  const { state } = await readThread(context, typed);
  const source = new BoardSource(() => context, context.build);
  const text = await source.show((board) => {
    const thread = board.threads.find((one) => one.state.path === state.path);
    if (!thread) throw new Error(`the board has no thread ${state.path}`);
    return renderTimeline(board, thread, format, state.id, sharedCommand(context.cwd));
  });
  await source.save();
  io.stdout.write(text);
}
