import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext } from '../context.ts';
import { printItems } from '../print.ts';

interface ArchiveOptions {
  readonly close?: true;
  readonly stage?: true;
  readonly json?: true;
}

export const command: CommandModule = {
  register(program, io) {
    program
      .command('archive')
      .description('move closed records, unchanged, to archive/')
      .argument(
        '<records...>',
        'ids or paths; a thread is moved with its folder, a payload with its acknowledgement',
      )
      .option('--close', 'also sessions that are kept for a day because their handoff has no acknowledgement')
      .option('--stage', 'stage the move for the next commit')
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(async (records: string[], options: ArchiveOptions, self: Command) => {
        const { archiveRecords } = await import('../../app/record/archive.ts');
        const moves = await archiveRecords(commandContext(io, self, options), {
          records,
          close: options.close === true,
        });
        if (options.json) return printItems(io, moves);
        for (const { from, to } of moves)
          io.stdout.write(`${forTerminalLine(from)} → ${forTerminalLine(to)}\n`);
      });
  },
};

const help = `
A session is closed when it is final or abandoned, a thread when it is
completed, a payload when it is acknowledged or expired, a task when it is
finished. Links to a record by its id still work.

Examples:
  $ baton archive fbcd4d0d-3a1 thread_pr94
  $ baton archive --stage .agents/tasks/task-001-login.md
`;
