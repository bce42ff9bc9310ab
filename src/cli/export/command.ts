import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import type { ExportCliOptions } from '../import/run.ts';
import { someText } from '../options/texts.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('export')
      .description('print a record in the format of another tool')
      .argument('<format>', 'the format; see below')
      .argument('<id>', 'the record, by its id or path')
      .option('--output <file>', 'write it to this file; a pipe or a device also works', someText)
      .option('--json', 'print it as JSON, with what the format cannot express')
      .addHelpText('after', help)
      .action(async (format: string, id: string, options: ExportCliOptions, self: Command) => {
        const { runExport } = await import('../import/run.ts');
        await runExport(format, id, options, self, io);
      });
  },
};

const help = `
Formats:
  reasoning-state  a session as state JSON of the reasoning protocol, all 19 keys
  cstp-decision    a decision as a CSTP decision, YAML
  cstp-bundle      a thread, or one decision, as cstp-bundle/v1, JSON
  payload          a payload as 2.0 with its defaults filled in, JSON
  lore             a decision as Lore trailers, for a commit message

Examples:
  $ baton export reasoning-state fbcd4d0d-3a1 --output reasoning-fbcd4d0d-3a1.json
  $ baton export cstp-bundle thread_pr94 > bundle.json
  $ baton export payload hnd_20261127_k3v9qx7m
`;
