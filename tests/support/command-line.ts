import type { Command } from 'commander';
import { loadCommands } from '../../src/cli/commands.ts';
import { main } from '../../src/cli/main.ts';
import { buildProgram } from '../../src/cli/program.ts';
import type { CommandResult, GitRepo } from './git-repo.ts';
import { worldNow } from './world.ts';

/** Runs a command line in this process. */
export async function runLine(
  repo: Pick<GitRepo, 'path' | 'env'>,
  args: readonly string[],
  {
    input = '',
    isTerminal = false,
    env = {},
  }: { input?: string; isTerminal?: boolean; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  const [out, err]: [string[], string[]] = [[], []];
  const stdin = (async function* () {
    yield input;
  })();
  const code = await main(args, {
    stdin,
    stdout: { write: (text: string) => out.push(text), ...(isTerminal ? { isTTY: true, columns: 100 } : {}) },
    stderr: { write: (text: string) => err.push(text) },
    cwd: repo.path,
    env: { ...repo.env, ...env },
    now: worldNow,
    // A server starts and ends.
    ended: AbortSignal.abort(),
  });
  return { code, stdout: out.join(''), stderr: err.join('') };
}

const noInput = (async function* (): AsyncGenerator<string> {})();

const commands = await loadCommands();

/** The program, to look at. */
export function theProgram(): Command {
  const output = { write: () => true };
  return buildProgram(
    commands,
    { stdin: noInput, stdout: output, stderr: output, cwd: '.', env: {}, now: worldNow },
    () => {},
  );
}

/** Every command that does something, hidden ones too, by its words. */
export function leaves(
  command = theProgram(),
  path: readonly string[] = [],
): readonly (readonly [string, Command])[] {
  if (path.length > 0 && command.commands.length === 0) return [[path.join(' '), command]];
  return command.commands.flatMap((own) => leaves(own, [...path, own.name()]));
}

/** A line of a shell: the words after `baton`, and the file or text that it reads. */
export interface Line {
  readonly words: readonly string[];
  readonly inputFile?: string;
  readonly input?: string;
}

/**
 * Reads the lines of `--help` that show a command, as a shell would: quotes, a backslash at the end of a line, `<`, a text
 * before a pipe. What follows a pipe or `>` belongs to other programs.
 */
export function examplesIn(help: string): readonly Line[] {
  const joined = help.replace(/ *\\\n +/g, ' ');
  return [...joined.matchAll(/^ {2}\$ (?:echo '([^']*)' \| )?baton (.*)$/gm)].map(([, input, text = '']) => {
    const line = lineOf(text.split(/ {2,}/)[0] ?? '');
    return input === undefined ? line : { ...line, input };
  });
}

function lineOf(text: string): Line {
  const words = [...text.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? '',
  );
  const end = words.findIndex((word) => word === '|' || word === '>' || word === '<');
  if (end === -1) return { words };
  const inputFile = words[end] === '<' ? words[end + 1] : undefined;
  return { words: words.slice(0, end), ...(inputFile === undefined ? {} : { inputFile }) };
}
