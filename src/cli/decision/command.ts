import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { reviewOutcomes } from '../../records/kinds/decision/outcomes.ts';
import { choice } from '../options/choice.ts';
import { severalTexts, someText } from '../options/texts.ts';
import { type DecisionOptions, decisionOptions } from './options.ts';
import type { ReviewOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    const decision = program
      .command('decision')
      .description('record and review the decisions of a thread')
      .addHelpText('after', help);
    decisionOptions(
      decision
        .command('record')
        .description(
          'record a decision; without --continues it continues the head of the thread, or the newest of several',
        )
        .option('--thread <id>', 'the thread that it belongs to', someText)
        .option('--stage', 'stage it for the next commit')
        .option('--json', 'print JSON'),
    )
      .addHelpText('after', recordHelp)
      .action(async (options: DecisionOptions & { thread?: string }, self: Command) => {
        const { runRecord } = await import('./run.ts');
        await runRecord(options, false, self, io);
      });
    decision
      .command('review')
      .description('record the outcome of a decision')
      .argument('<decision>', 'its id or path')
      .addOption(choice('--outcome <outcome>', 'the outcome', reviewOutcomes).makeOptionMandatory())
      .option('--by <name>', 'who reviewed it (default: the author as git knows it)', someText)
      .option('--result <text>', 'what really happened', someText)
      .option('--lesson <text>', 'what to do differently', severalTexts)
      .option('--note <text>', 'anything else', severalTexts)
      .option('--stage', 'stage it for the next commit')
      .option('--json', 'print JSON')
      .addHelpText('after', reviewHelp)
      .action(async (id: string, options: ReviewOptions, self: Command) => {
        const { runReview } = await import('./run.ts');
        await runReview(id, options, self, io);
      });
    decision
      .command('show')
      .description('print a decision')
      .argument('<decision>', 'its id or path')
      .option('--json', 'print JSON')
      .addHelpText('after', '\nExample:\n  $ baton decision show dec_20261127_k3v9qx7m\n')
      .action(async (id: string, options: { json?: true }, self: Command) => {
        const { runShow } = await import('./run.ts');
        await runShow(id, options, self, io);
      });
  },
};

const help = `
Examples:
  $ baton decision record --thread thread_pr94 --agent code-reviewer \\
      --decision "F030 must not ship before F032" --confidence 0.85
  $ baton decision review dec_20261127_k3v9qx7m --outcome success
`;

const recordHelp = `
Examples:
  $ baton decision record --thread thread_pr94 --agent code-reviewer \\
      --decision "F030 must not ship before F032" --confidence 0.85 \\
      --reason "analysis: F030 reads tables that F032 creates" \\
      --blocking-question "Who owns the migration?" --next "Spike the guard"
  $ baton decision record --thread thread_pr94 --agent emerson \\
      --decision "F030 ships behind a flag" --confidence 0.7 \\
      --reopens dec_20261127_k3v9qx7m#2 --expires 2027-03-31
  $ baton decision record --thread thread_pr94 --file draft.md
  $ baton decision record --file - < draft.yaml

A draft has the keys of \`baton schema decision\`. An option replaces a value of
the draft; the values of list options are added to its lists.
`;

const reviewHelp = `
Example:
  $ baton decision review dec_20261127_k3v9qx7m --outcome failure \\
      --result "the migration ran twice" --lesson "take the lock first"
`;
