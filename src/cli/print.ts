import type { Command } from 'commander';
import { maskText } from '../app/secrets/hide-secrets.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { type ExitCode, type Io, wantsColour, widthOf } from '../io/io.ts';
import { renderRenamesSince } from '../render/knowledge/renames.ts';
import { forJson, forTerminalLine } from '../render/neutralise/terminal.ts';
import type { Looks } from '../render/table.ts';
import { ownCommand } from '../store/own-command.ts';
import { asRun } from '../text/printed-commands.ts';

/** Notes that are printed with the result of a command that read or wrote records. */
export interface Remarks {
  readonly notes?: readonly string[];
  readonly warnings?: readonly Diagnostic[];
}

/** Prints a value for programs, with the paths of the records that it lacks. */
export function printJson(io: Pick<Io, 'stdout' | 'unread'>, value: object): void {
  const paths = io.unread?.paths ?? [];
  const whole = paths.length === 0 || Array.isArray(value) ? value : { ...value, unreadable: paths };
  io.stdout.write(`${forJson(JSON.stringify(whole, null, 2))}\n`);
}

/** Prints a list for programs. */
export function printItems(io: Pick<Io, 'stdout' | 'unread'>, items: readonly unknown[]): void {
  printJson(io, { items });
}

/** Reports on standard error what else a person should know. */
export async function printRemarks(
  io: Pick<Io, 'stderr' | 'cwd'>,
  { notes = [], warnings = [] }: Remarks,
): Promise<void> {
  const lines = [
    ...notes,
    ...warnings.map(
      ({ rule, message, help }) => `${message} (${rule})${help === undefined ? '' : `; ${help}`}`,
    ),
  ];
  for (const line of lines) {
    const text = asRun(line, ownCommand(io.cwd));
    io.stderr.write(`baton: ${forTerminalLine(await maskText(text))}\n`);
  }
}

/** Reports renames that an answer may lack. @param renamesSince the oldest commit whose renames were followed, where not all were */
export async function reportRenames(
  io: Pick<Io, 'stderr' | 'cwd'>,
  { renamesSince }: { readonly renamesSince?: string | undefined },
): Promise<void> {
  if (renamesSince !== undefined) await printRemarks(io, { notes: [renderRenamesSince(renamesSince)] });
}

/**
 * Reports the records that a run could not read: each with the command that prints what is wrong with it (commands, "Records that
 * cannot be read").
 *
 * @returns 2 where the run answered from records, and lacks some; a command that has written is done
 */
export async function reportUnread(io: Pick<Io, 'stderr' | 'cwd' | 'unread'>): Promise<ExitCode> {
  const { unread } = io;
  if (!unread || unread.isEmpty) return 0;
  await printRemarks(io, { notes: unread.notes });
  return unread.isAnswer ? 2 : 0;
}

/** How to print on standard output: `--color` and `--no-color` come first. Commander's own default is not a choice. */
export function looksOf(io: Pick<Io, 'stdout' | 'env' | 'now'>, command: Command): Looks {
  return {
    colour: wantsColour(io.stdout, io.env, colourFlag(command)),
    width: widthOf(io.stdout),
    now: io.now,
  };
}

/** What `--color` and `--no-color` say. Commander gives `--no-color` a default of true, which is not a choice. */
export function colourFlag(command: Command): boolean | undefined {
  let program = command;
  while (program.parent) program = program.parent;
  return program.getOptionValueSource('color') === 'cli'
    ? (program.opts().color as boolean | undefined)
    : undefined;
}
