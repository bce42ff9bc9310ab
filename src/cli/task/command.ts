import type { Command } from 'commander';
import type { CommandModule } from '../../io/io.ts';
import { severalTexts, someText } from '../options/texts.ts';
import type { TaskOptions } from './run.ts';

const load = () => import('./run.ts');
const named = ['<task>', 'its id or path'] as const;

export const command: CommandModule = {
  register(program, io) {
    const task = program
      .command('task')
      .description('create tasks and write their handoffs')
      .addHelpText('after', help);
    writing(
      task
        .command('new')
        .description('create a task from the template')
        .argument('<name>', 'the title, in a few words', someText),
    )
      .option('--id <id>', 'its id (default: made from the name)')
      .option('--depends-on <task>', 'a task that comes first', severalTexts)
      .option('--priority <word>', 'how soon')
      .option('--category <word>', 'the kind of work')
      .option('--objective <text>', 'the goal (default: the name)', someText)
      .option('--criterion <text>', 'an acceptance criterion', severalTexts)
      .addHelpText('after', examples.new)
      .action(async (name: string, options: TaskOptions, self: Command) =>
        (await load()).runNew(name, options, self, io),
      );
    writing(
      task
        .command('handoff')
        .description('write the handoff of a task, with the files that changed since it started')
        .argument(...named),
    )
      .option('--outcome <outcome>', 'completed, partial, failed or blocked')
      .option(
        '--file <file>',
        'YAML with the lists of a handoff (gotchas, blockers, …); - for standard input',
      )
      .addHelpText('after', examples.handoff)
      .action(async (id: string, options: TaskOptions, self: Command) =>
        (await load()).runHandoff(id, options, self, io),
      );
    writing(
      task
        .command('status')
        .description('print the state of a task, or set its Status')
        .argument(...named),
    )
      .argument('[status]', 'pending, in_progress, completed, failed, blocked or skipped')
      .addHelpText('after', examples.status)
      .action(async (id: string, status: string | undefined, options: TaskOptions, self: Command) =>
        (await load()).runStatus(id, status, options, self, io),
      );
    task
      .command('show')
      .description('print a task with its handoff')
      .argument(...named)
      .option('--json', 'print JSON')
      .addHelpText('after', examples.show)
      .action(async (id: string, options: TaskOptions, self: Command) =>
        (await load()).runShow(id, options, self, io),
      );
    task
      .command('list')
      .description('list the tasks')
      .option('--status <status>', 'only those with that Status')
      .option('--open', 'only those that are not finished')
      .option('--json', 'print JSON')
      .addHelpText('after', examples.list)
      .action(async (options: TaskOptions, self: Command) => (await load()).runList(options, self, io));
  },
};

function writing(command: Command): Command {
  return command.option('--stage', 'stage it for the next commit').option('--json', 'print JSON');
}

const examples = {
  new: `
Examples:
  $ baton task new "Protect the routes" --id task-006 --depends-on task-005
  $ baton task new "Add the login page" --criterion "A wrong password is refused"
`,
  handoff: `
The files that were created and changed since the task started, with their
lines, are added from the diff of the repository. What the handoff already says
is kept.

Examples:
  $ baton task handoff task-005 --outcome completed --file notes.yaml
  $ baton task handoff task-005 --outcome completed --file - < notes.yaml
`,
  status: `
Examples:
  $ baton task status task-005
  $ baton task status task-005 in_progress
`,
  show: `
Example:
  $ baton task show task-005
`,
  list: `
Examples:
  $ baton task list --open
  $ baton task list --status blocked --json
`,
};

const help = `
The files that were created and changed since the task started, with their
lines, are added from the diff of the repository. What the handoff already says
is kept.

Examples:
  $ baton task new "Protect the routes" --id task-006 --depends-on task-005
  $ baton task handoff task-005 --outcome completed --file notes.yaml
  $ baton task status task-005 in_progress
  $ baton task show task-005
  $ baton task list --open
`;
