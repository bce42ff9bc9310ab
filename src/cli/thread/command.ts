import type { Command } from 'commander';
import type { CommandModule, Io } from '../../io/io.ts';
import { decisionOptions } from '../decision/options.ts';
import { choice } from '../options/choice.ts';
import { someText } from '../options/texts.ts';
import { tokens } from '../options/tokens.ts';

export const command: CommandModule = {
  register(program, io) {
    const thread = program
      .command('thread')
      .description('open and resume decision threads, and print their state')
      .addHelpText('after', help);
    registerCreate(thread, io);
    registerResume(thread, io);
    for (const status of ['pause', 'block', 'complete'] as const) registerStatus(thread, io, status);
    registerJoin(thread, io);
    registerReaders(thread, io);
  },
};

type Runner = typeof import('./run.ts');
const load = (): Promise<Runner> => import('./run.ts');

function registerCreate(thread: Command, io: Io): void {
  writing(
    thread
      .command('create')
      .description('open a thread')
      .argument('<title>', 'what it is about, in a few words', someText),
  )
    .option('--id <id>', 'its id (default: a new one)')
    .option('--by <agent>', 'who opens it (default: the author as git knows it)', someText)
    .option('--about <text>', 'more about it, for the text of the record', someText)
    .addHelpText(
      'after',
      '\nExample:\n  $ baton thread create "PR #94 Architecture" --id thread_pr94 --by emerson\n',
    )
    .action(async (title: string, options, self: Command) =>
      (await load()).runCreate(title, options, self, io),
    );
}

function registerResume(thread: Command, io: Io): void {
  writing(
    thread
      .command('resume')
      .description('resume a thread, and print what the next agent needs')
      .argument(...named),
  )
    .requiredOption('--agent <name>', 'who resumes it', someText)
    .option('--context <text>', 'what the agent wants to continue with', someText)
    .option('--budget <tokens>', 'the limit of the output, in tokens', tokens)
    .addHelpText('after', resumeHelp)
    .action(async (id: string, options, self: Command) => (await load()).runResume(id, options, self, io));
}

function registerStatus(thread: Command, io: Io, verb: 'pause' | 'block' | 'complete'): void {
  writing(
    thread
      .command(verb)
      .description(verbs[verb])
      .argument(...named),
  )
    .option('--note <text>', 'why', someText)
    .option('--by <agent>', 'who does it (default: the author as git knows it)', someText)
    .addHelpText('after', `\nExample:\n  $ baton thread ${verb} thread_pr94 --note "${notes[verb]}"\n`)
    .action(async (id: string, options, self: Command) =>
      (await load()).runStatusChange(verb, id, options, self, io),
    );
}

const verbs = {
  pause: 'pause a thread',
  block: 'mark a thread as blocked by something outside of it',
  complete: 'complete a thread; it must have no open blocking question',
};
const notes = {
  pause: 'waiting for the benchmark',
  block: 'no test tenant',
  complete: 'shipped with F032',
};

function registerJoin(thread: Command, io: Io): void {
  const join = thread
    .command('join')
    .description('record a decision that joins several heads of a thread')
    .argument(...named);
  decisionOptions(writing(join))
    .addHelpText('after', joinHelp)
    .action(async (id: string, options, self: Command) => {
      const { runRecord } = await import('../decision/run.ts');
      await runRecord({ ...options, thread: id }, true, self, io);
    });
}

function registerReaders(thread: Command, io: Io): void {
  reading(
    thread
      .command('status')
      .description('print the state of a thread')
      .argument(...named),
  )
    .addHelpText('after', '\nExample:\n  $ baton thread status thread_pr94\n')
    .action(async (id: string, options, self: Command) => (await load()).runStatus(id, options, self, io));
  reading(
    thread
      .command('show')
      .description('print a thread with its decisions')
      .argument(...named),
  )
    .addHelpText('after', '\nExample:\n  $ baton thread show thread_pr94\n')
    .action(async (id: string, options, self: Command) => (await load()).runShow(id, options, self, io));
  thread
    .command('export')
    .description('print a thread with its decisions as JSON')
    .argument(...named)
    .option('--json', 'the same: it is JSON')
    .addHelpText('after', '\nExample:\n  $ baton thread export thread_pr94 > thread.json\n')
    .action(async (id: string, _: unknown, self: Command) =>
      (await load()).runShow(id, { json: true }, self, io),
    );
  reading(thread.command('list').description('list the threads, oldest first'))
    .addOption(
      choice('--status <status>', 'only those with this status', [
        'active',
        'paused',
        'blocked',
        'completed',
      ]),
    )
    .option('--archived', 'archived ones too')
    .addHelpText('after', '\nExample:\n  $ baton thread list --status active\n')
    .action(async (options, self: Command) => (await load()).runList(options, self, io));
}

const named = ['<thread>', 'its id, or the path of its folder'] as const;

function writing(command: Command): Command {
  return reading(command.option('--stage', 'stage what is written for the next commit'));
}

function reading(command: Command): Command {
  return command.option('--json', 'print JSON');
}

const help = `
Examples:
  $ baton thread create "PR #94 Architecture" --id thread_pr94 --by emerson
  $ baton thread resume thread_pr94 --agent code-reviewer
  $ baton thread status thread_pr94
`;

const resumeHelp = `
It prints the state of the thread, its open questions and every decision with
its deliberation. A paused or blocked thread becomes active.

Example:
  $ baton thread resume thread_pr94 --agent code-reviewer \\
      --context "Continuing the review that emerson started"
  $ baton thread resume thread_pr94 --agent code-reviewer --budget 2000
`;

const joinHelp = `
Without --continues it joins all heads of the thread. The other options are the
same as those of \`baton decision record\`.

Example:
  $ baton thread join thread_pr94 --agent emerson --confidence 0.8 \\
      --decision "Both reviews hold: F032 ships first, the docs follow"
`;
