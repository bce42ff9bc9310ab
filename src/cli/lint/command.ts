import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { formatOption, maxWarnings, ruleOption } from '../options/findings.ts';
import { now } from '../options/time.ts';
import type { LintOptions } from './options.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('lint')
      .description('check the records of the working tree, or of what the options name')
      .argument('[paths...]', 'only these files and folders')
      .option('--staged', 'check what is staged for the next commit, as the hook does')
      .option('--rev <revision>', 'check the records of a commit, and what it changed')
      .option('--since <base>', 'check only what changed since this branch left <base>')
      .option('--stdin', 'check one unsaved file from standard input; needs --path')
      .option('--path <path>', 'the path of the file from --stdin')
      .addOption(formatOption())
      .option('--full', 'print every finding, even if a rule has many')
      .option('--max-warnings <number>', 'exit 1 if there are more warnings', maxWarnings)
      .addOption(ruleOption())
      .option('--now <time>', 'the time for records that are not committed yet (RFC 3339)', now)
      .option('--fix', 'make the safe fixes in the working tree, then print the remaining findings')
      .option('--fix-suggested', 'also make fixes that a person must review')
      .option('--dry-run', 'with --fix: print the changes as a diff, and write nothing')
      .option(
        '--write-baseline',
        'write the current findings to the baseline; each is not reported until its value changes',
      )
      .option('--prune-baseline', 'remove from the baseline what is no longer found')
      .option('--no-cache', 'check every record again, and do not use or write the cache')
      .option('--print-config', 'print the effective configuration and stop')
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
  $ baton lint my-skill/SKILL.md    a file or folder; its name says its kind
  $ baton lint --staged             what the next commit would contain
  $ baton lint --since main         what this branch changed
  $ baton lint --fix                fix, then print the remaining findings
  $ baton lint --fix --dry-run      print the fixes as a diff
  $ baton lint --stdin --path .agents/tasks/task-001-login.md < draft.md
  $ baton lint --write-baseline     skip the current findings
  $ baton lint --rule task/tags=off --format json
`;
