import type { Command } from 'commander';
import { BatonError } from '../../errors.ts';
import type { Io } from '../../io/io.ts';
import { version } from '../../io/version.ts';
import { ownCommand } from '../../store/own-command.ts';
import { suggest } from '../../text/closest-match.ts';
import { type CommandEntry, commandTable, type OptionEntry, type Value } from '../command-table.ts';
import { folderOf } from '../context.ts';
import { printJson } from '../print.ts';

/** A longer list, such as all rules with all severities, has a command that prints it. */
const mostValues = 20;

/**
 * Prints what the installed version can do, from the table that help and completion are made from (agents, section 7).
 *
 * @param words of a command; none for all
 * @throws BatonError `usage` for a command that does not exist
 */
export function runAgentHelp(
  words: readonly string[],
  json: boolean,
  program: Command,
  self: Command,
  io: Io,
): void {
  const run = ownCommand(folderOf(io, self));
  const table = commandTable(program).filter(({ path }) => path.length > 0 && path.at(-1) !== 'help');
  const entries = table.filter(({ path, runs }) => runs && words.every((word, at) => path[at] === word));
  if (entries.length === 0) {
    const name = words.join(' ');
    const names = table.map(({ path }) => path.join(' '));
    throw new BatonError('usage', `Unknown command \`${name}\``, {
      help: suggest(name, names, '`baton agent-help` prints all of them'),
    });
  }
  const shown = entries.map((entry) => commandData(entry, run));
  if (json) printJson(io, { version, run, commands: shown });
  else io.stdout.write(`Baton ${version}. Run it as \`${run}\`.\n\n${shown.map(textOf).join('\n')}`);
}

interface Taken {
  /** `text`, `file`, `words`, or the kind of record whose id it takes. */
  readonly takes: string;
  /** Of `words`: those it may be. */
  readonly values?: readonly string[];
}

interface CommandData {
  readonly name: string;
  readonly about: string;
  readonly arguments: readonly ({
    readonly name: string;
    readonly required: boolean;
    readonly several: boolean;
  } & Taken)[];
  readonly options: readonly ({
    readonly names: readonly string[];
    readonly about: string;
    readonly required: boolean;
  } & Partial<Taken>)[];
  readonly examples: readonly string[];
}

function commandData(entry: CommandEntry, run: string): CommandData {
  return {
    name: entry.path.join(' '),
    about: entry.about,
    arguments: entry.arguments.map(({ isRequired, isVariadic, name, value }) => ({
      name,
      required: isRequired,
      several: isVariadic,
      ...taken(value),
    })),
    options: entry.options.filter(isOwn).map(({ about, isRequired, names, value }) => ({
      names,
      about,
      required: isRequired,
      ...(value === undefined ? {} : taken(value)),
    })),
    examples: entry.examples().map((line) => line.replace(/(^|\| )baton /g, `$1${run} `)),
  };
}

/** Every command has its help. */
function isOwn({ names }: OptionEntry): boolean {
  return !names.includes('--help');
}

function taken(value: Value): Taken {
  if (value.type === 'ids') return { takes: value.kind };
  if (value.type !== 'words') return { takes: value.type };
  return value.words.length > mostValues ? { takes: 'text' } : { takes: 'words', values: value.words };
}

function textOf({ about, arguments: takes, examples, name, options }: CommandData): string {
  const words = takes.map((one) => {
    const word = `${one.name}${one.several ? '...' : ''}`;
    return one.required ? `<${word}>` : `[${word}]`;
  });
  const lines = options.map(({ about: what, names, required, takes: type, values }) => {
    const value = values?.join('|') ?? type;
    return `  ${names.join(', ')}${value === undefined ? '' : ` <${value}>`}  ${what}${required ? ' (required)' : ''}`;
  });
  const shown = examples.map((line) => `  $ ${line}`);
  return `${[`${[name, ...words].join(' ')}: ${about}`, ...lines, ...shown].join('\n')}\n`;
}
