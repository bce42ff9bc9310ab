import { Command, CommanderError, Help, type Option } from 'commander';
import { UnreadRecords } from '../app/workspace/unread.ts';
import { BatonError } from '../errors.ts';
import { asksJson, type Failure, printFailure } from '../io/failure.ts';
import type { CommandModule, ExitCode, Io } from '../io/io.ts';
import { version } from '../io/version.ts';
import { forTerminal } from '../render/neutralise/terminal.ts';
import { commandIn, commandNames, loadCommands } from './commands.ts';
import { agreeOnJson } from './options/json.ts';
import { reportUnread } from './print.ts';

/**
 * The command line, for who runs it and for who reads it: completion, documents and tests derive the commands from here.
 *
 * @param commands those that it has; `loadCommands` loads them
 * @param exit takes the exit code of the command that ran
 */
export function buildProgram(
  commands: readonly CommandModule[],
  io: Io,
  exit: (code: ExitCode) => void,
  isJson = false,
): Command {
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
    .configureHelp({ optionDescription: describeOption })
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

/** The line of an option in a help. */
function describeOption(option: Option): string {
  const text = new Help().optionDescription(option);
  return option.mandatory ? `${text} (required)` : text;
}

/** Parses a command line with commander and runs the command it names. */
export async function runProgram(argv: readonly string[], given: Io): Promise<ExitCode> {
  const io: Io = { ...given, unread: new UnreadRecords() };
  let code: ExitCode = 0;
  const isJson = asksJson(argv);
  const exit = (result: ExitCode) => {
    code = result;
  };
  const program = buildProgram(await loadCommands(commandIn(argv)), io, exit, isJson);
  try {
    const [first = '', asked = ''] = argv;
    const names: readonly string[] = [...commandNames, 'help'];
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
