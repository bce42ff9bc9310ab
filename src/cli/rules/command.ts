import type { Command } from 'commander';
import { defaultConfig } from '../../core/config.ts';
import type { CommandModule } from '../../io/io.ts';
import { renderRuleTable } from '../../render/records/lists.ts';
import { looksOf, printItems } from '../print.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('rules')
      .description('list every rule with its default severity')
      .option('--json', 'print them as JSON')
      .addHelpText('after', '\nExample:\n  $ baton rules | grep session/\n')
      .action(async ({ json }: { json?: true }, self: Command) => {
        const { ruleRows } = await import('../../app/reference/reference.ts');
        const rows = ruleRows(defaultConfig);
        if (json) {
          printItems(io, rows);
          return;
        }
        if (io.stdout.isTTY) {
          io.stdout.write(renderRuleTable(rows, looksOf(io, self)));
          return;
        }
        const width = Math.max(...rows.map(({ id }) => id.length));
        for (const { id, severity, summary } of rows) {
          io.stdout.write(`${id.padEnd(width)}  ${severity.padEnd(7)}  ${summary}\n`);
        }
      });
  },
};
