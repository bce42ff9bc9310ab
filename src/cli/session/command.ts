import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { CommandModule, ExitCode, Io } from '../../io/io.ts';
import { choice } from '../options/choice.ts';
import { type NoteOptions, noteOptions, someText } from '../options/texts.ts';
import { registerFork } from './fork.ts';
import type { SessionOptions } from './run.ts';

type Verb = keyof typeof import('./run.ts')['verbs'];

export const command: CommandModule = {
  register(program, io, exit) {
    const session = program
      .command('session')
      .description('run the reasoning protocol and manage its sessions')
      .addHelpText('after', help);
    const verb = (name: Verb, description: string, subject = '<session>', about = 'its id or path') => {
      const own = session.command(name).description(description);
      if (subject !== '') own.argument(subject, about);
      return own
        .option('--json', 'print the result and the next step as JSON')
        .addHelpText('after', `\nExample:\n  $ baton session ${examples[name]}\n`);
    };
    const runs = (own: Command, name: Verb) => own.action(actionOf(name, io, exit));
    const writes = (own: Command) => own.option('--stage', 'stage the file for the next commit');

    runs(
      writes(
        verb('start', 'start a session, and print the task of step 0', '<query>', 'what the user asked for'),
      )
        .option('--agent-mode', 'a session of an agent, which already has its route and skips step 4')
        .option('--machine <name>', 'a state machine of the configuration (default: the reasoning protocol)')
        .option('--thread <thread>', 'the thread that it belongs to')
        .option('--resumes <session>', 'the halted session whose questions it answers')
        .option('--answer <text>', 'an answer; one for each question, in order', listed),
      'start',
    );
    runs(
      writes(verb('step', 'complete a step, and print the task of the next one'))
        .argument('<step>', '0 to 8 or 3b; for a session with its own machine, the state to enter')
        .option('--output <file>', 'what the step found, as markdown or YAML; - for standard input')
        .option('--answer <text>', 'an answer; one for each open question of step 0, in order', listed),
      'step',
    );
    runs(
      writes(verb('record', 'complete several steps in one call, all of them or none')).requiredOption(
        '--file <file>',
        'markdown with a section `## Step N` for each step, or JSON; - for standard input',
      ),
      'record',
    );
    runs(
      writes(verb('route', 'decide the route, after step 8 chose to proceed'))
        .argument('<route>', 'skill-orchestration or dynamic-skill-sequencing')
        .requiredOption('--justification <text>', 'the finding that it follows from', someText),
      'route',
    );
    runs(
      writes(verb('loop-back', 'go back from step 8 to routing, because a step contradicts the route'))
        .requiredOption('--reason <text>', 'which step contradicts it, and how', someText)
        .option(
          '--question <text>',
          'a question for the user, used if the third contradiction halts the session',
          listed,
        ),
      'loop-back',
    );
    runs(
      writes(verb('halt', 'stop until the user has answered'))
        .option('--reason <text>', 'why it cannot go on', someText)
        .option(
          '--question <text>',
          'a question; one to five (default: the open questions of step 0)',
          listed,
        ),
      'halt',
    );
    runs(writes(verb('complete', 'complete a session, and print what to run next')), 'complete');
    runs(
      writes(verb('dispatch', 'print again what to run, if nobody has acknowledged it')).option(
        '--ack',
        'acknowledge it: do not print it again',
      ),
      'dispatch',
    );
    runs(
      writes(verb('learn', 'record a pattern or gotcha for later tasks; also in a closed session'))
        .option('--pattern <text>', 'a rule that worked and is useful elsewhere', listed)
        .option('--gotcha <text>', 'a trap to avoid', listed)
        .option('--applies-to <tag>', 'a tag: where it applies', listed)
        .addOption(choice('--severity <level>', 'of the gotchas', ['high', 'medium', 'low'])),
      'learn',
    );
    runs(verb('show', 'print a session and its next step'), 'show');
    runs(
      verb('list', 'list the sessions, newest first', '')
        .option('--state <state>', 'only those in that state')
        .option('--mine', 'only those that you committed last, or that are not committed'),
      'list',
    );
    noteOptions(writes(verb('abandon', 'close a session that will never be finished', '[session]')))
      .option('--open-before <age>', 'each open session that was idle for so long: 14d, 2w, 12h', age)
      .action(async (id: string | undefined, options: NoteOptions & SessionOptions, self: Command) => {
        await actionOf('abandon', io, exit)(id, options, self);
      });
    registerFork(session, io);
  },
};

/** Commander hands on the arguments, then the options, then the command. */
function actionOf(name: Verb, io: Io, exit: (code: ExitCode) => void) {
  return async (...given: unknown[]): Promise<void> => {
    const { verbs, verbInput } = await import('./run.ts');
    const self = given.at(-1) as Command;
    const args = given.slice(0, -2).filter((one): one is string => typeof one === 'string');
    await verbs[name](verbInput(args, given.at(-2) as SessionOptions, self, io));
    exit(0);
  };
}

function listed(text: string, before: readonly string[] = []): readonly string[] {
  if (text.trim() !== '') return [...before, text.trim()];
  throw new BatonError('usage', 'Unexpected blank text, expected some', { help: 'write it in quotes' });
}

const units: Readonly<Record<string, number>> = { h: 1, d: 24, w: 7 * 24 };

/** Reads a duration. @returns milliseconds */
function age(text: string): number {
  const [, count, unit = ''] = /^(\d{1,5})([hdw])$/.exec(text) ?? [];
  const hours = units[unit];
  if (count !== undefined && hours !== undefined) return Number(count) * hours * 3_600_000;
  throw new BatonError('usage', `Unexpected \`${text}\` after \`--open-before\`, expected a duration`, {
    help: 'write hours, days or weeks: `12h`, `14d`, `2w`',
  });
}

const examples: Readonly<Record<Verb, string>> = {
  start: 'start "Fix the login"',
  step: 'step fbcd4d0d-3a1 0 --output - < found.md',
  record: 'record fbcd4d0d-3a1 --file steps.md',
  route: 'route fbcd4d0d-3a1 skill-orchestration --justification "one skill covers it"',
  'loop-back': 'loop-back fbcd4d0d-3a1 --reason "step 7 contradicts the route"',
  halt: 'halt fbcd4d0d-3a1 --reason "two pages fit the query" --question "Which page?"',
  complete: 'complete fbcd4d0d-3a1',
  dispatch: 'dispatch fbcd4d0d-3a1 --ack',
  learn: 'learn fbcd4d0d-3a1 --gotcha "Redirects lose the query" --severity high',
  show: 'show fbcd4d0d-3a1',
  list: 'list --state HALTED',
  abandon: 'abandon fbcd4d0d-3a1 --reason "the bug was fixed elsewhere"',
};

const help = `
Examples:
  $ baton session start "Fix the login"
  $ baton session step fbcd4d0d-3a1 0 --output - < found.md
  $ baton session loop-back fbcd4d0d-3a1 --reason "step 7 contradicts the route"
  $ baton session route fbcd4d0d-3a1 skill-orchestration --justification "one skill covers it"
  $ baton session complete fbcd4d0d-3a1
  $ baton session abandon fbcd4d0d-3a1 --reason "the bug was fixed elsewhere"
`;
