import type { Command } from 'commander';
import { severities } from '../../core/diagnostic.ts';
import type { CommandModule } from '../../io/io.ts';
import type { LintOptions } from './options.ts';
import { formatOption, maxWarnings, time } from './options.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('lint')
      .description('check records: of the working tree, or of what the options name')
      .argument('[paths...]', 'only these files and folders')
      .option('--staged', 'what is staged for the next commit, as the hook judges it')
      .option('--rev <revision>', 'the records of a commit, and what it changed')
      .option('--since <base>', 'only what changed since this branch left <base>')
      .option('--stdin', 'one unsaved file from standard input; needs --path')
      .option('--path <path>', 'where the file from --stdin lies')
      .addOption(formatOption())
      .option('--full', 'print every finding, also where a rule has many')
      .option('--max-warnings <number>', 'exit 1 where there are more warnings', maxWarnings)
      .option(
        '--rule <id=severity>',
        `change a rule for this run (${severities.join(', ')}, off)`,
        (text: string, before: readonly string[] = []) => [...before, text],
      )
      .option('--now <time>', 'the clock for records that are not committed yet (RFC 3339)', time)
      .option('--fix', 'mend what can safely be mended in the working tree, then print what remains')
      .option('--fix-suggested', 'make the fixes too that a person is to look at')
      .option('--dry-run', 'with --fix: print what would be written as a diff, and write nothing')
      .option(
        '--write-baseline',
        'note what is found today, so that it is not reported until its value changes',
      )
      .option('--prune-baseline', 'take out of the baseline what is no longer found')
      .option('--no-cache', 'find everything out again, and remember nothing')
      .option('--print-config', 'print the configuration that governs and stop')
      .addHelpText('after', help)
      .action(async (paths: string[], options: LintOptions, self: Command) => {
        const { runLint } = await import('./run.ts');
        exit(await runLint(paths, options, self, io));
      });
  },
};

const help = `
Examples:
  $ baton lint                      the working tree
  $ baton lint my-skill/SKILL.md    a file or folder, as what its name says
  $ baton lint --staged             what the next commit would hold
  $ baton lint --since main         what this branch changed
  $ baton lint --fix                mend, then print what remains
  $ baton lint --fix --dry-run      what that would write, as a diff
  $ baton lint --stdin --path .agents/tasks/task-001-login.md < draft.md
  $ baton lint --write-baseline     pass over what is found today
  $ baton lint --rule task/tags=off --format json
`;
