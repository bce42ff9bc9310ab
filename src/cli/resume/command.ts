import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { tokens } from '../token-option.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('resume')
      .description('what the next agent on a thread, a session or a task needs; nothing is written')
      .argument('<record>', 'its id or path')
      .option(
        '--budget <tokens>',
        'about how many tokens it may take; of a session, what its steps found (default 1000)',
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
\`baton thread resume\` prints the same of a thread, and writes down who took it up.

Examples:
  $ baton resume thread_pr94
  $ baton resume fbcd4d0d-3a1
  $ baton resume task-005 --budget 2000
`;
