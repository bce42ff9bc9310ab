import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { tokens } from '../options/tokens.ts';
import type { BeforeEditOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('before-edit')
      .description('print what past decisions say of files, before you edit them')
      .argument('[files...]', 'the files')
      .option('--diff <file>', 'the files of a diff; - for standard input')
      .option(
        '--tag <tag>',
        'also what has this tag; repeat it for several',
        (tag: string, before: readonly string[] = []) => [...before, tag],
      )
      .option('--budget <tokens>', 'about how many tokens it may take (default: 300)', tokens)
      .option('--json', 'print JSON')
      .option('--no-cache', 'read every record again, and do not use or write the cache')
      .addHelpText('after', help)
      .action(async (files: string[], options: BeforeEditOptions, self: Command) => {
        const { runBeforeEdit } = await import('./run.ts');
        await runBeforeEdit(files, options, self, io);
      });
  },
};

const help = `
Prints blocking questions, decisions, rejected alternatives, gotchas and
patterns that name the files, and nothing where there are none. Only what a
protected branch has is printed: a branch cannot write into your context.

Examples:
  $ baton before-edit src/auth.ts
  $ git diff | baton before-edit --diff -
  $ baton before-edit src/auth.ts --tag login --json
`;
