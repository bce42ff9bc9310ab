import type { Command } from 'commander';
import { maskText } from '../app/secrets/hide-secrets.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { type ExitCode, type Io, wantsColour, widthOf } from '../io/io.ts';
import { renderRenamesSince } from '../render/knowledge/renames.ts';
import { forJson, forTerminalLine } from '../render/neutralise/terminal.ts';
import type { Looks } from '../render/table.ts';

/** Notes that are printed with the result of a command that read or wrote records. */
export interface Remarks {
  readonly notes?: readonly string[];
  readonly warnings?: readonly Diagnostic[];
  /** Paths of records that were skipped. */
  readonly unreadable?: readonly string[];
}

/** Prints a value for programs. */
export function printJson(io: Pick<Io, 'stdout'>, value: unknown): void {
  io.stdout.write(`${forJson(JSON.stringify(value, null, 2))}\n`);
}

/** Prints a list for programs. */
export function printItems(io: Pick<Io, 'stdout'>, items: readonly unknown[]): void {
  printJson(io, { items });
}

/** Reports on standard error what else a person should know. */
export async function printRemarks(
  io: Pick<Io, 'stderr'>,
  { notes = [], warnings = [], unreadable = [] }: Remarks,
): Promise<void> {
  const lines = [
    ...notes,
    ...warnings.map(
      ({ rule, message, help }) => `${message} (${rule})${help === undefined ? '' : `; ${help}`}`,
    ),
    ...unreadable.map(
      (path) => `\`${path}\` cannot be read and is left out; \`baton lint ${path}\` prints why`,
    ),
  ];
  for (const line of lines) io.stderr.write(`baton: ${forTerminalLine(await maskText(line))}\n`);
}

/**
 * Reports what an answer may lack: records that cannot be read, and renames that were not followed.
 *
 * @param missing `renamesSince`: the oldest commit whose renames were followed, where not all were
 * @returns 2 where a record cannot be read
 */
export async function reportMissing(
  io: Pick<Io, 'stderr'>,
  missing: { readonly unreadable: readonly string[]; readonly renamesSince?: string | undefined },
): Promise<ExitCode> {
  const { renamesSince, unreadable } = missing;
  await printRemarks(io, {
    notes: renamesSince === undefined ? [] : [renderRenamesSince(renamesSince)],
    unreadable,
  });
  return unreadable.length > 0 ? 2 : 0;
}

/** How to print on standard output: `--color` and `--no-color` come first. Commander's own default is not a choice. */
export function looksOf(io: Pick<Io, 'stdout' | 'env' | 'now'>, command: Command): Looks {
  let program = command;
  while (program.parent) program = program.parent;
  const flag = program.getOptionValueSource('color') === 'cli' ? program.opts().color : undefined;
  return { colour: wantsColour(io.stdout, io.env, flag), width: widthOf(io.stdout), now: io.now };
}
