import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('show')
      .description('print any record: a session, thread, decision, handoff, task or skill')
      .argument('<record>', 'its id or path')
      .option('--json', 'print JSON')
      .addHelpText('after', showHelp)
      .action(async (id: string, options: { json?: true }, self: Command) => {
        const { runShow } = await import('./run.ts');
        await runShow(id, options, self, io);
      });
    program
      .command('status')
      .description('print what is open, pending or broken here, with the next command for each')
      .option('--json', 'print JSON')
      .addHelpText('after', statusHelp)
      .action(async (options: { json?: true }, self: Command) => {
        const { runStatus } = await import('./run.ts');
        await runStatus(options, self, io);
      });
  },
};

const showHelp = `
Examples:
  $ baton show fbcd4d0d-3a1
  $ baton show task-005
  $ baton show .agents/threads/thread_pr94 --json
`;

const statusHelp = `
It lists blocking questions, blockers of open tasks, pending handoffs, sessions
in progress or halted, threads with several heads, and the number of lint
findings.

Examples:
  $ baton status
  $ baton status --json
`;
