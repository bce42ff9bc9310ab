import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { tokens } from '../options/tokens.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('resume')
      .description('print what the next agent on a thread, a session or a task needs; write nothing')
      .argument('<record>', 'its id or path')
      .option(
        '--budget <tokens>',
        'the limit, in tokens; for a session, of what its steps found (default 1000)',
        tokens,
      )
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(async (id: string, options: { json?: true; budget?: number }, self: Command) => {
        const { runResume } = await import('./run.ts');
        await runResume(id, options, self, io);
      });
  },
};

const help = `
\`baton thread resume\` prints the same for a thread, and records who resumed it.

Examples:
  $ baton resume thread_pr94
  $ baton resume fbcd4d0d-3a1
  $ baton resume task-005 --budget 2000
`;
