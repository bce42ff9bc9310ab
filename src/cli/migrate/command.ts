import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../choice.ts';
import type { MigrateOptions } from './request.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('migrate')
      .description('turn freeform handoff notes into structured handoffs of tasks')
      .argument('[files...]', 'notes, task files with prose for a handoff, or folders of them')
      .option('--write', 'write each note into a task; without it nothing is written')
      .option('--check', 'exit 1 and list the notes that are still freeform')
      .option('--prompt', 'print one prompt that asks an agent what the notes leave open')
      .option('--answer <file>', 'merge what was answered to the prompt; `-` reads standard input')
      .option('--task <id>', 'the task of one note (default: from its heading, else its path)')
      .addOption(choice('--format <format>', 'how to print what was read', ['yaml', 'json', 'markdown']))
      .option('--json', 'the same as --format json')
      .option('--since <revision>', 'the work of the notes began after this commit')
      .option('--accept-guesses', 'take what is less than sure for a value, instead of asking it')
      .option('--explain', 'tell by which rule of thumb each value was placed; without notes, list them all')
      .addHelpText('after', help)
      .action(async (files: string[], options: MigrateOptions, self: Command) => {
        const { runMigrate } = await import('./run.ts');
        exit(await runMigrate(files, options, self, io));
      });
  },
};

const help = `
Without an option, one note is printed as the handoff it would become, several
as a table. Every value names the line it was read from; what stands in no field
stays in the note, which the task keeps below the handoff. What the note does not
say plainly is asked, not written: how the work ended, whether a file was changed.

Examples:
  $ baton migrate HANDOFF.md                     look at what is read
  $ baton migrate docs/handoffs --write          a task for each note
  $ baton migrate HANDOFF.md --task task-006 --write
  $ baton migrate HANDOFF.md --prompt > prompt.md
  $ baton migrate HANDOFF.md --answer reply.json --write
  $ baton migrate --check docs/handoffs          for CI
  $ baton migrate --explain                      the rules of thumb
`;
