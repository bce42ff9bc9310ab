import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../choice.ts';
import { versionOptions } from '../review/options.ts';
import type { QueryOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('query')
        .description('look things up in the records')
        .argument(
          '<subject>',
          'tasks, patterns, gotchas, questions, blockers, decisions, sessions, handoffs or files',
        ),
    )
      .option('--tag <tag>', 'with that tag; several: all of them', listed)
      .option('--applies-to <tag>', 'the same, of patterns', listed)
      .addOption(choice('--severity <level>', 'gotchas', ['high', 'medium', 'low']))
      .option('--open', 'questions that nothing resolves, blockers and tasks that are not finished')
      .option('--blocking', 'questions that block')
      .option('--state <state>', 'sessions in that state, ABANDONED among them')
      .option('--status <status>', 'tasks and decisions with that status')
      .option('--outcome <outcome>', 'tasks and decisions with that outcome')
      .option('--agent <name>', 'decisions of an agent')
      .option('--thread <thread>', 'of a thread')
      .option('--task <task>', 'of a task')
      .option('--file <path>', 'about a file, or what lies below a folder')
      .option('--category <category>', 'decisions of a category')
      .option('--confidence <comparison>', "decisions: '<0.5', '>=0.8'")
      .option('--pending', 'handoffs that wait to be taken up')
      .option('--text <text>', 'whose text or id holds that')
      .addHelpText('after', help)
      .action(async (subject: string, options: QueryOptions, self: Command) => {
        const { runQueryCommand } = await import('./run.ts');
        await runQueryCommand(subject, options, self, io);
      });
  },
};

function listed(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

const help = `
A gotcha of a task has the tags of the patterns beside it.

Examples:
  $ baton query gotchas --tag auth --severity high
  $ baton query patterns --applies-to react-context
  $ baton query questions --open
  $ baton query sessions --state HALTED
  $ baton query decisions --confidence '<0.5' --rev v1.0
  $ baton query handoffs --pending --all-refs
`;
