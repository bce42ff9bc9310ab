import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { type VersionOptions, versionOptions } from '../options/version.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('journal')
        .description('print active blockers, high-severity gotchas, and which task changed which file'),
    )
      .option('--write', 'write it to JOURNAL.md in the folder of the records')
      .option('--update-tasks', 'set the Status of tasks with an open blocker to blocked')
      .addHelpText('after', help)
      .action(async (options: VersionOptions & { write?: true; updateTasks?: true }, self: Command) => {
        const { runJournal } = await import('../query/run.ts');
        await runJournal(options, self, io);
      });
  },
};

const help = `
It does not depend on the time: the same records give the same journal.

Examples:
  $ baton journal
  $ baton journal --write --update-tasks
  $ baton journal --rev HEAD~10
`;
