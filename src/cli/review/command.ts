import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../options/choice.ts';
import { now } from '../options/time.ts';
import type { ReviewOptions } from './run.ts';

const formats = ['text', 'markdown', 'html', 'json'];

export const command: CommandModule = {
  register(program, io, exit) {
    program
      .command('review')
      .description('print what changed in the agents’ reasoning, for the reviewer of a pull request')
      .argument(
        '[range]',
        'base..head: the changes on head since the merge base (default: the protected branch..HEAD)',
      )
      .option('--trees <before after...>', 'compare exactly these two commits or trees')
      .option('--staged', 'review what is staged (default base: HEAD)')
      .option('--worktree', 'review the working tree (default base: HEAD)')
      .addOption(choice('--format <format>', 'how to print the review', formats).default('text'))
      .option('--json', 'the same as --format json')
      .addOption(
        choice(
          '--fail-on <severity>',
          'exit 1 if there is an error (error), or an error or a warning (warning)',
          ['error', 'warning'],
        ),
      )
      .option('--now <time>', 'the time for what is not committed yet (RFC 3339)', now)
      .addHelpText('after', help)
      .action(async (range: string | undefined, options: ReviewOptions, self: Command) => {
        const { runReview } = await import('./run.ts');
        exit(await runReview(range, options, self, io));
      });
  },
};

const help = `
Nothing is written. The same trees always give the same review. The exit code is
0, unless --fail-on asks for another one.

Examples:
  $ baton review                               this branch
  $ baton review main..HEAD --format markdown  for a comment on a pull request
  $ baton review --staged                      what the next commit would change
  $ baton review main --worktree               this branch, uncommitted work included
  $ baton review --trees v1.0 v2.0 --format html > review.html
  $ baton review --fail-on error
`;
