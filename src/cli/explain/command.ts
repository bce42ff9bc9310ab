import { defaultConfig } from '../../core/config.ts';
import type { CommandModule } from '../../io/io.ts';
import { printJson } from '../print.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('explain')
      .description("print a rule's page: what it checks, why, and examples")
      .argument('<rule>', 'its id')
      .option('--json', 'print JSON')
      .addHelpText('after', '\nExample:\n  $ baton explain handoff/chain-loop\n')
      .action(async (id: string, { json }: { json?: true }) => {
        const { rulePage, ruleRows } = await import('../../app/reference/reference.ts');
        const page = rulePage(id);
        if (json) printJson(io, { ...ruleRows(defaultConfig).find((row) => row.id === id), page });
        else io.stdout.write(page);
      });
  },
};
