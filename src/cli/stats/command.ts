import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { type VersionOptions, versionOptions } from '../options/version.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('stats')
        .description('print how complete handoffs are, and how right the confidence of decisions was'),
    )
      .addHelpText('after', help)
      .action(async (options: VersionOptions, self: Command) => {
        const { runStats } = await import('../query/run.ts');
        await runStats(options, self, io);
      });
  },
};

const help = `
Calibration compares the confidence of decisions with the outcome of their
review: success counts 1, partial 0.5, failure and abandoned 0.

Examples:
  $ baton stats
  $ baton stats --rev main --json
`;
