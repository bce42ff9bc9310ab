import { resolve } from 'node:path';
import type { Command } from 'commander';
import { maskText } from '../app/hide-secrets.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import { forJson, forTerminalLine } from '../render/neutralise.ts';
import type { Io } from './io.ts';

/** What is told beside the result of a command that read or wrote records. */
export interface Remarks {
  readonly notes?: readonly string[];
  readonly warnings?: readonly Diagnostic[];
  /** Paths of records that were passed over. */
  readonly unreadable?: readonly string[];
}

/** Prints a value for programs. */
export function printJson(io: Pick<Io, 'stdout'>, value: unknown): void {
  io.stdout.write(`${forJson(JSON.stringify(value, null, 2))}\n`);
}

/** Tells on standard error what a person should know besides. */
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
      (path) => `\`${path}\` cannot be read and is left out; \`baton lint ${path}\` shows why`,
    ),
  ];
  for (const line of lines) io.stderr.write(`baton: ${forTerminalLine(await maskText(line))}\n`);
}

/** The folder that a command works in. */
export function folderOf(io: Pick<Io, 'cwd'>, command: Command): string {
  return resolve(io.cwd, command.optsWithGlobals<{ C?: string }>().C ?? '.');
}
