import type { Command } from 'commander';
import type { CommandModule, Io } from '../../io/io.ts';
import { folderOf } from '../context.ts';
import { someText } from '../options/texts.ts';
import type { StartedBlame, WhyOptions } from './run.ts';

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
        const early = await startEarly(places, options, folderOf(io, self), io.env);
        const { runWhy } = await import('./run.ts');
        await runWhy(places, options, self, io, early);
      });
  },
};

/** Git looks for the lines of one file while the rest of the program is loaded. */
async function startEarly(
  places: readonly string[],
  { rev }: WhyOptions,
  cwd: string,
  env: Io['env'],
): Promise<StartedBlame | undefined> {
  const [place, ...others] = places;
  if (place === undefined || others.length > 0 || rev !== undefined) return undefined;
  const { parsePlace } = await import('./places.ts');
  const target = parsePlace(place);
  if (target.ranges.length === 0) return undefined;
  const { startBlame } = await import('../../app/knowledge/early-blame.ts');
  return { blame: startBlame({ cwd, env }, target) };
}

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
