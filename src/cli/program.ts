import { Command, CommanderError } from 'commander';
import { UnreadRecords } from '../app/workspace/unread.ts';
import { BatonError } from '../errors.ts';
import { asksJson, type Failure, printFailure } from '../io/failure.ts';
import type { ExitCode, Io } from '../io/io.ts';
import { version } from '../io/version.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { command as agentHelp } from './agent-help/command.ts';
import { command as agentHook } from './agent-hook/command.ts';
import { command as archive } from './archive/command.ts';
import { command as audit } from './audit/command.ts';
import { command as beforeEdit } from './before-edit/command.ts';
import { command as completion } from './completion/command.ts';
import { command as context } from './context/command.ts';
import { command as decision } from './decision/command.ts';
import { command as doctor } from './doctor/command.ts';
import { command as drivers } from './drivers/command.ts';
import { command as explain } from './explain/command.ts';
import { command as exportRecord } from './export/command.ts';
import { command as graph } from './graph/command.ts';
import { command as handoff } from './handoff/command.ts';
import { command as hook } from './hook/command.ts';
import { command as importFiles } from './import/command.ts';
import { command as init } from './init/command.ts';
import { command as journal } from './journal/command.ts';
import { agreeOnJson } from './json-option.ts';
import { command as lint } from './lint/command.ts';
import { command as mcp } from './mcp/command.ts';
import { command as migrate } from './migrate/command.ts';
import { reportUnread } from './print.ts';
import { command as query } from './query/command.ts';
import { command as redact } from './redact/command.ts';
import { command as resume } from './resume/command.ts';
import { command as review } from './review/command.ts';
import { command as rules } from './rules/command.ts';
import { command as schema } from './schema/command.ts';
import { command as serve } from './serve/command.ts';
import { command as session } from './session/command.ts';
import { command as show } from './show/command.ts';
import { command as stats } from './stats/command.ts';
import { command as task } from './task/command.ts';
import { command as thread } from './thread/command.ts';
import { command as timeline } from './timeline/command.ts';
import { command as why } from './why/command.ts';

const commands = [
  init,
  lint,
  audit,
  review,
  show,
  session,
  thread,
  decision,
  handoff,
  task,
  resume,
  context,
  beforeEdit,
  why,
  journal,
  graph,
  query,
  stats,
  migrate,
  importFiles,
  exportRecord,
  archive,
  redact,
  doctor,
  hook,
  agentHook,
  agentHelp,
  mcp,
  serve,
  timeline,
  drivers,
  explain,
  rules,
  schema,
  completion,
];

/**
 * The whole command line, for who runs it and for who reads it: completion, documents and tests derive the commands from here.
 *
 * @param exit takes the exit code of the command that ran
 */
export function buildProgram(io: Io, exit: (code: ExitCode) => void, isJson = false): Command {
  const program = new Command('baton')
    .description(
      'Checks the records of coding agents: sessions, decisions, handoffs and tasks under .agents/',
    )
    .version(version, '-V, --version', 'print the version')
    .option('-C <folder>', 'run in this folder')
    .option('--color', 'colour the output (default: on a terminal, unless NO_COLOR is set)')
    .option('--no-color', 'do not colour it')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print the help of a command')
    .showSuggestionAfterError()
    .showHelpAfterError('help: run `baton --help` for the commands')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => (isJson ? true : io.stderr.write(text)),
      outputError: (text, write) => write(forTerminal(text.replace(/^error: /, 'baton: '))),
    })
    .addHelpText('after', help);
  for (const command of commands) command.register(program, io, exit);
  for (const command of program.commands) finish(program, command, `baton ${command.name()}`);
  return program;
}

/** Parses a command line with commander and runs the command it names. */
export async function runProgram(argv: readonly string[], given: Io): Promise<ExitCode> {
  const io: Io = { ...given, unread: new UnreadRecords() };
  let code: ExitCode = 0;
  const isJson = asksJson(argv);
  const exit = (result: ExitCode) => {
    code = result;
  };
  const program = buildProgram(io, exit, isJson);
  try {
    const [first = '', asked = ''] = argv;
    const names = [...program.commands.map((command) => command.name()), 'help'];
    // commander answers a wrong name with `help` or `--help` with the help of the program and does not say that it is
    // wrong.
    const named = first === 'help' ? asked : first;
    const isUnknown = /^\w/.test(named) && !names.includes(named);
    await program.parseAsync(isUnknown ? [named] : [...argv], { from: 'user' });
    const unread = await reportUnread(io);
    return code === 0 ? unread : code;
  } catch (error) {
    // What is unknown may be in a record that cannot be read.
    if (error instanceof BatonError && error.code === 'usage') await reportUnread(io);
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    if (isJson) printFailure(io, usageFailure(error));
    return 2;
  }
}

/** What commander found wrong. Its own message is a line, then a suggestion in brackets. */
function usageFailure({ code, message }: CommanderError): Failure {
  const [first = '', suggestion] = message.replace(/^error: /, '').split('\n');
  const isNoCommand = code === 'commander.help';
  return {
    code: 'usage',
    message: isNoCommand ? 'Missing command' : first,
    help: suggestion?.replace(/^\(|\)$/g, '') ?? '`--help` after a command shows its options and an example',
  };
}

/** What a command shows with an error; its own commands too. */
function finish(program: Command, command: Command, name: string): void {
  command.copyInheritedSettings(program);
  command.showHelpAfterError(`help: run \`${name} --help\` for its options and an example`);
  agreeOnJson(command);
  for (const own of command.commands) finish(program, own, `${name} ${own.name()}`);
}

const help = `
Exit codes: 0 clean, 1 findings or refused by the rules, 2 could not run

Example:
  $ baton init           install the commit hook in this repository
  $ baton lint           check every record of the working tree
  $ baton explain task/outcome-requirements
`;
