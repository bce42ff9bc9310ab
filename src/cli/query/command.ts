import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { choice } from '../options/choice.ts';
import { versionOptions } from '../options/version.ts';
import type { QueryOptions } from './run.ts';

export const command: CommandModule = {
  register(program, io) {
    versionOptions(
      program
        .command('query')
        .description('search the records')
        .argument(
          '<subject>',
          'tasks, patterns, gotchas, questions, blockers, decisions, sessions, handoffs or files',
        ),
    )
      .option('--tag <tag>', 'with that tag; if several, with all of them', listed)
      .option('--applies-to <tag>', 'the same as --tag, for patterns', listed)
      .addOption(choice('--severity <level>', 'gotchas', ['high', 'medium', 'low']))
      .option('--open', 'questions without an answer, and blockers and tasks that are not finished')
      .option('--blocking', 'questions that block')
      .option('--state <state>', 'sessions in that state, ABANDONED among them')
      .option('--status <status>', 'tasks and decisions with that status')
      .option('--outcome <outcome>', 'tasks and decisions with that outcome')
      .option('--agent <name>', 'decisions of an agent')
      .option('--thread <thread>', 'of a thread')
      .option('--task <task>', 'of a task')
      .option('--file <path>', 'about a file, or about files below a folder')
      .option('--category <category>', 'decisions of a category')
      .option('--confidence <comparison>', "decisions: '<0.5', '>=0.8'")
      .option('--pending', 'pending handoffs')
      .option('--text <text>', 'whose text or id contains it')
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
A gotcha of a task has the tags of the patterns of that task.

Examples:
  $ baton query gotchas --tag auth --severity high
  $ baton query patterns --applies-to react-context
  $ baton query questions --open
  $ baton query sessions --state HALTED
  $ baton query decisions --confidence '<0.5' --rev v1.0
  $ baton query handoffs --pending --all-refs
`;
