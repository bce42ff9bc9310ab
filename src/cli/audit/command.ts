import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { formatOption, maxWarnings, ruleOption } from '../options/findings.ts';
import { now } from '../options/time.ts';
import type { AuditOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('audit')
      .description('check history commit by commit, each compared with every parent')
      .argument(
        '[revisions...]',
        'commits, ranges A..B, ^A (default: the commits that the protected branch does not have)',
      )
      .option('--all', 'every ref')
      .option('--branches [pattern]', 'every branch, or those that match a pattern')
      .option('--tags [pattern]', 'every tag, or those that match a pattern')
      .option('--remotes [pattern]', 'every branch of remotes, or those that match a pattern')
      .option('--since <date>', 'only commits after that date')
      .option('--until <date>', 'only commits before that date')
      .option('--merge-into <branch>', 'also the result of merging HEAD into it')
      .addOption(formatOption())
      .option('--full', 'print every finding, even if a rule has many')
      .option('--max-warnings <number>', 'exit 1 if there are more warnings', maxWarnings)
      .addOption(ruleOption())
      .option('--now <time>', 'the time of a merge that is not committed yet (RFC 3339)', now)
      .addHelpText('after', help)
      .action(async (revisions: string[], options: AuditOptions, self: Command) => {
        const { runAudit } = await import('./run.ts');
        exit(await runAudit(revisions, options, self, io));
      });
  },
};

const help = `
One revision means its whole history. Each error is reported at the first commit
that has it, even if a later commit fixes it. Nothing is written.

Examples:
  $ baton audit                       what this branch adds
  $ baton audit origin/main..HEAD --merge-into origin/main
  $ baton audit HEAD                  all of this branch's history
  $ baton audit --all --since 2026-01-01
`;
