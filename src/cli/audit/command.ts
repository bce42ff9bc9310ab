import type { Command } from 'commander';
import { severities } from '../../core/diagnostic.ts';
import type { CommandModule } from '../../io/io.ts';
import { formatOption, maxWarnings, time } from '../lint/options.ts';
import type { AuditOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('audit')
      .description('check history commit by commit, each against every parent')
      .argument('[revisions...]', 'commits, ranges A..B, ^A (default: what the protected branch has not)')
      .option('--all', 'every ref')
      .option('--branches [pattern]', 'every branch, or those of a pattern')
      .option('--tags [pattern]', 'every tag, or those of a pattern')
      .option('--remotes [pattern]', 'every branch of remotes, or those of a pattern')
      .option('--since <date>', 'only commits younger than that')
      .option('--until <date>', 'only commits older than that')
      .option('--merge-into <branch>', 'also what merging HEAD into it would make')
      .addOption(formatOption())
      .option('--full', 'print every finding, also where a rule has many')
      .option('--max-warnings <number>', 'exit 1 where there are more warnings', maxWarnings)
      .option(
        '--rule <id=severity>',
        `change a rule for this run (${severities.join(', ')}, off)`,
        (text: string, before: readonly string[] = []) => [...before, text],
      )
      .option('--now <time>', 'the clock of a merge that is not made yet (RFC 3339)', time)
      .addHelpText('after', help)
      .action(async (revisions: string[], options: AuditOptions, self: Command) => {
        const { runAudit } = await import('./run.ts');
        exit(await runAudit(revisions, options, self, io));
      });
  },
};

const help = `
One revision means its whole history. Of each fault the first commit that has
it is named, also where a later one mends it. Nothing is written.

Examples:
  $ baton audit                       what this branch adds
  $ baton audit origin/main..HEAD --merge-into origin/main
  $ baton audit HEAD                  all of this branch's history
  $ baton audit --all --since 2026-01-01
`;
