import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../options/choice.ts';
import type { MigrateOptions } from './request.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('migrate')
      .description('turn freeform handoff notes into structured handoffs of tasks')
      .argument('[files...]', 'notes, task files whose handoff is prose, or folders of them')
      .option('--write', 'write each note into a task; without it nothing is written')
      .option('--check', 'list the notes that are still freeform, and exit 1 if there are any')
      .option('--prompt', 'print a prompt that asks an agent the open questions of the notes')
      .option('--answer <file>', 'merge the answer to the prompt; `-` reads standard input')
      .option('--task <id>', 'the task of one note (default: from its heading, else its path)')
      .addOption(choice('--format <format>', 'how to print the result', ['yaml', 'json', 'markdown']))
      .option('--json', 'the same as --format json')
      .option('--since <revision>', 'the work of the notes began after this commit')
      .option('--accept-guesses', 'also write values that are less than sure, instead of asking')
      .option('--explain', 'print the heuristic that placed each value; without notes, list all heuristics')
      .addHelpText('after', help)
      .action(async (files: string[], options: MigrateOptions, self: Command) => {
        const { runMigrate } = await import('./run.ts');
        exit(await runMigrate(files, options, self, io));
      });
  },
};

const help = `
Without an option, one note is printed as the handoff that it would become,
several notes as a table. \`evidence\` has the line of each value, in the order of
the items. Text that fits no field stays in the note, and the task keeps the
note below the handoff, or names the blob of git that it is on a protected
branch. What the note does not say plainly is asked, not written: how the work
ended, whether a file was changed.

Examples:
  $ baton migrate HANDOFF.md                     print what is read
  $ baton migrate docs/handoffs --write          a task for each note
  $ baton migrate HANDOFF.md --task task-006 --write
  $ baton migrate HANDOFF.md --prompt > prompt.md
  $ baton migrate HANDOFF.md --answer reply.json --write
  $ baton migrate --check docs/handoffs          for CI
  $ baton migrate --explain                      the heuristics
`;
