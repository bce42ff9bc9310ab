import type { Argument, Command, Option } from 'commander';
import { ruleIds } from '../app/config/load-config.ts';
import { installedHooks } from '../app/init/hooks.ts';
import { conflictWays } from '../app/interchange/settle.ts';
import { routes } from '../app/session/step.ts';
import { schemaNames } from '../app/workspace/schema-names.ts';
import { anyFormat, exporters, importers } from '../interchange/formats.ts';
import { problemTypes } from '../knowledge/discovery.ts';
import { querySubjects } from '../knowledge/query/filters.ts';
import { stepKeys } from '../machines/reasoning.ts';
import { outcomes } from '../records/kinds/task/handoff.ts';
import { taskStatuses } from '../records/kinds/task/model.ts';
import { completionShells } from './completion/scripts.ts';

/** What may be in a place: one of some words, the id of a record, the name of a file, or any text. */
export type Value =
  | { readonly type: 'words'; readonly words: readonly string[] }
  | { readonly type: 'ids'; readonly kind: string }
  | { readonly type: 'file' }
  | { readonly type: 'text' };

export interface OptionEntry {
  /** With their dashes. */
  readonly names: readonly string[];
  readonly about: string;
  /** True where the command does not run without it. */
  readonly isRequired: boolean;
  /** Undefined if it takes none. */
  readonly value: Value | undefined;
}

export interface CommandEntry {
  /** Its words after `baton`; none for the program itself. */
  readonly path: readonly string[];
  readonly about: string;
  readonly options: readonly OptionEntry[];
  readonly arguments: readonly {
    readonly name: string;
    readonly isVariadic: boolean;
    readonly isRequired: boolean;
    readonly value: Value;
  }[];
  /** Those of its help, as they are typed; made when they are asked for. */
  examples(): readonly string[];
  /** False if only the commands below it do something. */
  readonly runs: boolean;
}

/** Every command of a program, as the program itself declares it; hidden ones are left out. */
export function commandTable(program: Command): readonly CommandEntry[] {
  return entriesOf(program, []);
}

function entriesOf(command: Command, path: readonly string[]): CommandEntry[] {
  const shown = command.createHelp().visibleCommands(command);
  return [
    {
      path,
      about: command.description(),
      options: command
        .createHelp()
        .visibleOptions(command)
        .map((option) => optionEntry(option, path)),
      arguments: command.registeredArguments.map((argument) => ({
        name: argument.name(),
        isVariadic: argument.variadic,
        isRequired: argument.required,
        value: valueOfArgument(argument, path),
      })),
      examples: () => examplesOf(command),
      runs: command.commands.length === 0,
    },
    ...shown.flatMap((own) => entriesOf(own, [...path, own.name()])),
  ];
}

/** Lines that begin with a prompt; two spaces begin what is said about one. */
function examplesOf(command: Command): readonly string[] {
  let text = '';
  const own = command.configureOutput();
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  command.configureOutput(own);
  const lines = text.replace(/ *\\\n +/g, ' ').matchAll(/^ {2}\$ (.+)$/gm);
  return [...lines].map(([, line = '']) => line.split(/ {2,}/)[0] ?? '');
}

function optionEntry(option: Option, path: readonly string[]): OptionEntry {
  const { argChoices, description, long, mandatory: isRequired, short } = option;
  const names = [short, long].filter((name) => name !== undefined);
  const takes = option.required || option.optional;
  if (!takes) return { names, about: description, isRequired, value: undefined };
  const own = byPath[`${path.join(' ')} ${long}`] ?? byFlag[long ?? short ?? ''];
  return {
    names,
    about: description,
    isRequired,
    value: argChoices ? words(argChoices) : (own ?? { type: 'text' }),
  };
}

function valueOfArgument(argument: Argument, path: readonly string[]): Value {
  return byPath[`${path.join(' ')} <${argument.name()}>`] ?? byArgument[argument.name()] ?? { type: 'text' };
}

function words(list: readonly string[]): Value {
  return { type: 'words', words: list };
}
const ids = (kind: string): Value => ({ type: 'ids', kind });
const file: Value = { type: 'file' };

/** What arguments of these names take, in every command. */
const byArgument: Readonly<Record<string, Value>> = {
  session: ids('session'),
  thread: ids('thread'),
  decision: ids('decision'),
  handoff: ids('handoff'),
  task: ids('task'),
  record: ids('record'),
  records: ids('record'),
  id: ids('record'),
  rule: words(ruleIds),
  subject: words(querySubjects),
  route: words(routes),
  step: words(stepKeys),
  shell: words(completionShells),
  file,
  files: file,
  paths: file,
};

/** What options of these names take, in every command. */
const byFlag: Readonly<Record<string, Value>> = {
  '-C': file,
  '--file': file,
  '--output': file,
  '--export': file,
  '--path': file,
  '--context': file,
  '--thread': ids('thread'),
  '--task': ids('task'),
  '--session': ids('session'),
  '--resumes': ids('session'),
  '--parent': ids('handoff'),
  '--continues': ids('decision'),
  '--depends-on': ids('task'),
  '--rule': words(
    ruleIds.flatMap((id) => ['error', 'warning', 'info', 'off'].map((level) => `${id}=${level}`)),
  ),
  '--problem-type': words(problemTypes),
};

/** What differs between commands. */
const byPath: Readonly<Record<string, Value>> = {
  'schema <kind>': words(schemaNames),
  'hook <name>': words(installedHooks.map(({ name }) => name)),
  'import <format>': words([...Object.keys(importers), anyFormat]),
  'export <format>': words(Object.keys(exporters)),
  'task status <status>': words(taskStatuses),
  'task list --status': words(taskStatuses),
  'task handoff --outcome': words(outcomes),
  'import --conflict': words(conflictWays),
  'thread resume --context': { type: 'text' },
};
