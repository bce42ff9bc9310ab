import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { CommandModule, ExitCode, Io } from '../../io/io.ts';
import { choice } from '../choice.ts';
import { registerFork } from './fork.ts';
import { type NoteOptions, noteOptions, someText } from './note-options.ts';
import type { SessionOptions } from './run.ts';

type Verb = keyof typeof import('./run.ts')['verbs'];

export const command: CommandModule = {
  register(program, io, exit) {
    const session = program
      .command('session')
      .description('run the reasoning protocol, and work on its sessions')
      .addHelpText('after', help);
    const verb = (name: Verb, description: string, subject = '<session>', about = 'its id or path') => {
      const own = session.command(name).description(description);
      if (subject !== '') own.argument(subject, about);
      return own
        .option('--json', 'print what was done, and what comes next, as JSON')
        .addHelpText('after', `\nExample:\n  $ baton session ${examples[name]}\n`);
    };
    const runs = (own: Command, name: Verb) => own.action(actionOf(name, io, exit));
    const writes = (own: Command) => own.option('--stage', 'stage the file for the next commit');

    runs(
      writes(
        verb(
          'start',
          'begin a session: writes it, then tells what step 0 is for',
          '<query>',
          'what the user asked for',
        ),
      )
        .option('--agent-mode', "an agent's own session, which is routed already and skips step 4")
        .option('--machine <name>', 'a machine of the configuration (default: the reasoning protocol)')
        .option('--thread <thread>', 'the thread that it belongs to')
        .option('--resumes <session>', 'the halted session whose questions it answers')
        .option('--answer <text>', 'an answer, one for each question in its order', listed),
      'start',
    );
    runs(
      writes(verb('step', 'complete a step, and tell what the next one is for'))
        .argument('<step>', '0 to 8, 3b; of a session with a machine of its own, the state to enter')
        .option('--output <file>', 'what the step found, as markdown or YAML; - for standard input')
        .option('--answer <text>', 'an answer to an open question of step 0, in their order', listed),
      'step',
    );
    runs(
      writes(verb('route', 'decide the route, after step 8 chose to proceed'))
        .argument('<route>', 'skill-orchestration or dynamic-skill-sequencing')
        .requiredOption('--justification <text>', 'which finding it follows from', someText),
      'route',
    );
    runs(
      writes(verb('loop-back', 'go back from step 8 to routing, where a step contradicts the route'))
        .requiredOption('--reason <text>', 'which step contradicts it, and how', someText)
        .option('--question <text>', 'for the user, where the third contradiction halts it', listed),
      'loop-back',
    );
    runs(
      writes(verb('halt', 'stop until the user has answered'))
        .option('--reason <text>', 'why it cannot go on', someText)
        .option('--question <text>', 'one to five of them (default: those that step 0 waits for)', listed),
      'halt',
    );
    runs(writes(verb('complete', 'complete a session, and tell what is to run now')), 'complete');
    runs(
      writes(verb('dispatch', 'tell again what is to run, where nobody has acknowledged it')).option(
        '--ack',
        'it runs: do not tell it again',
      ),
      'dispatch',
    );
    runs(
      writes(verb('learn', 'note what holds beyond this task, in a closed session too'))
        .option('--pattern <text>', 'worth following elsewhere', listed)
        .option('--gotcha <text>', 'worth avoiding', listed)
        .option('--applies-to <tag>', 'where it holds', listed)
        .addOption(choice('--severity <level>', 'of the gotchas', ['high', 'medium', 'low'])),
      'learn',
    );
    runs(verb('show', 'show a session, and what comes next in it'), 'show');
    runs(
      verb('list', 'list the sessions, newest first', '').option(
        '--state <state>',
        'only those in that state',
      ),
      'list',
    );
    noteOptions(writes(verb('abandon', 'close a session that will never be finished'))).action(
      async (id: string, options: NoteOptions & SessionOptions, self: Command) => {
        await actionOf('abandon', io, exit)(id, options, self);
      },
    );
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

const examples: Readonly<Record<Verb, string>> = {
  start: 'start "Fix the login"',
  step: 'step fbcd4d0d-3a1 0 --output - < found.md',
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
