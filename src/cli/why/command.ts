import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { someText } from '../options/texts.ts';
import type { WhyOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    program
      .command('why')
      .description('print why a line is as it is: from the line to the decision')
      .argument('<place...>', 'a file, or lines of it: FILE:LINE, FILE:LINE-LINE, several with commas')
      .option('--rev <commit>', 'the lines and records of a commit (default: of the working tree)', someText)
      .option('--json', 'print JSON')
      .addHelpText('after', help)
      .action(async (places: string[], options: WhyOptions, self: Command) => {
        const { runWhy } = await import('./run.ts');
        await runWhy(places, options, self, io);
      });
  },
};

const help = `
Of a line: git says which commit wrote it (git blame -w -M -C, with the
revisions of blame.ignoreRevsFile left out), the commit leads to records. The
strongest link comes first: a trailer of the commit, a handoff that names the
lines, a record of the same commit or merged branch, a decision that names the
file. Of a file: what is in force, and every decision that names it.

Examples:
  $ baton why src/login.ts:1
  $ baton why src/login.ts:1-1 --rev HEAD
  $ baton why src/login.ts
`;
