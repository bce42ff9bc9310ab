import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { versionOptions } from '../review/options.ts';
import { tokens } from '../token-option.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('context')
        .description('what the next agent on a task needs, from the tasks that it depends on')
        .argument('<task>', 'its id'),
    )
      .option(
        '--budget <tokens>',
        'about how many tokens it may take (4 characters are taken for one)',
        tokens,
      )
      .addHelpText('after', help)
      .action(async (id: string, options: { budget?: number }, self: Command) => {
        const { runContext } = await import('../query/run.ts');
        await runContext(id, options, self, io);
      });
  },
};

const help = `
Text of records stands in fences, as data. Within a budget stands what fits,
blockers first; the last line says how much is left out.

Examples:
  $ baton context task-002
  $ baton context task-002 --budget 2000
`;
