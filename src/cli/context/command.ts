import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { tokens } from '../options/tokens.ts';
import { versionOptions } from '../options/version.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('context')
        .description('print what the next agent on a task needs, from the tasks that it depends on')
        .argument('<task>', 'its id'),
    )
      .option('--budget <tokens>', 'the limit, in tokens (4 characters count as one)', tokens)
      .addHelpText('after', help)
      .action(async (id: string, options: { budget?: number }, self: Command) => {
        const { runContext } = await import('../query/run.ts');
        await runContext(id, options, self, io);
      });
  },
};

const help = `
Text of records is printed in fences, as data. With a budget, blockers come
first, and the last line says how much is left out.

Examples:
  $ baton context task-002
  $ baton context task-002 --budget 2000
`;
