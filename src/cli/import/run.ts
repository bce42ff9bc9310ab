import type { Command } from 'commander';
import { exportRecord } from '../../app/interchange/export.ts';
import {
  type ImportOutcome,
  type ImportRefusal,
  type ImportResult,
  importFiles,
} from '../../app/interchange/import.ts';
import { type ConflictWay, conflictWays } from '../../app/interchange/settle.ts';
import { maskText } from '../../app/secrets/hide-secrets.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError } from '../../errors.ts';
import { anyFormat, exporters, importers, takesThread } from '../../interchange/formats.ts';
import type { Remark } from '../../interchange/types.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import { forJson, forTerminal, forTerminalLine } from '../../render/neutralise/terminal.ts';
import { importTotal, remarkLines } from '../../render/records/interchange.ts';
import { needOneOf } from '../../text/one-of.ts';
import { commandContext } from '../context.ts';
import { printJson, printRemarks } from '../print.ts';

/** What commander makes of the options of `baton import`. */
export interface ImportCliOptions {
  readonly thread?: string;
  readonly conflict?: string;
  readonly agent?: string;
  readonly confidence?: number;
  readonly trust?: number;
  readonly from?: string;
  readonly to?: string;
  readonly session?: string;
  readonly problemType?: string;
  readonly dryRun?: true;
  readonly stage?: true;
  readonly json?: true;
}

export interface ExportCliOptions {
  readonly output?: string;
  readonly json?: true;
}

/**
 * Runs `baton import`: the records on standard output; what was kept, assumed or left out, what was refused, and the total on
 * standard error.
 *
 * @returns 1 where a file was refused
 */
export async function runImport(
  format: string,
  files: readonly string[],
  options: ImportCliOptions,
  self: Command,
  io: Io,
): Promise<ExitCode> {
  const { conflict, dryRun, json, stage, thread, ...said } = options;
  const formats = [...Object.keys(importers), anyFormat];
  needOneOf('format', format, formats, '`baton import --help` describes each of them');
  if (conflict !== undefined)
    needOneOf('way', conflict, conflictWays, '`baton import --help` describes each of them');
  if (thread !== undefined && format !== anyFormat && !takesThread.includes(format)) {
    throw new BatonError('usage', `Unexpected \`--thread\`, records of \`${format}\` belong to no thread`, {
      help: 'remove it',
    });
  }
  const result = await importFiles(commandContext(io, self, { stage }), {
    format,
    files,
    said,
    dryRun: dryRun === true,
    thread,
    ...(conflict === undefined ? {} : { conflict: conflict as ConflictWay }),
  });
  const { records, refused, remarks, warnings } = result;
  await printFormatRemarks(io, remarks);
  await printRemarks(io, { warnings });
  await reportRefused(io, refused);
  if (json) printJson(io, { format, dryRun: dryRun === true, ...(await forProgram(result)) });
  for (const record of json ? [] : records) {
    io.stdout.write(
      `${words(record, dryRun === true)} ${forTerminalLine(record.path)}  ← ${forTerminalLine(record.file)}\n`,
    );
  }
  const total = importTotal({ ...result, refused: refused.length });
  io.stderr.write(`baton: ${forTerminalLine(total)}\n`);
  return refused.length > 0 ? 1 : 0;
}

/** Each message once, whatever number of files it is about. */
async function reportRefused(io: Io, refused: readonly ImportRefusal[]): Promise<void> {
  const helps = new Map(refused.map(({ error }) => [error.message, error.help]));
  for (const [message, help] of helps) {
    io.stderr.write(`baton: ${forTerminal(await maskText(message))}\n`);
    if (help !== undefined) io.stderr.write(`  help: ${forTerminal(await maskText(help))}\n`);
  }
}

async function forProgram({ records, refused, remarks }: ImportResult): Promise<object> {
  const named = [];
  for (const { error, file } of refused) {
    const help = error.help === undefined ? null : await maskText(error.help);
    named.push({ file, code: error.code, message: await maskText(error.message), help });
  }
  return { records, remarks, refused: named };
}

function words({ state }: ImportOutcome, isDry: boolean): string {
  if (state === 'there') return 'already exists';
  if (state === 'kept') return 'kept unchanged';
  return isDry ? `would be ${state}` : state;
}

/** Runs `baton export`: the document on standard output or into a file, what it has no place for on standard error. */
export async function runExport(
  format: string,
  record: string,
  { output, json }: ExportCliOptions,
  self: Command,
  io: Io,
): Promise<void> {
  needOneOf('format', format, Object.keys(exporters), '`baton export --help` describes each of them');
  const { as, document, id, remarks, text } = await exportRecord(answering(commandContext(io, self)), {
    format,
    record,
    output,
  });
  await printFormatRemarks(io, remarks);
  if (json) return printJson(io, { format, id, document, remarks });
  if (output !== undefined) return void io.stderr.write(`baton: wrote ${forTerminalLine(output)}\n`);
  // The same value for a program; YAML has no escapes outside of quotes, and is shown harmless only where a person reads it.
  io.stdout.write(as === 'json' ? forJson(text) : io.stdout.isTTY ? forTerminal(text) : text);
}

async function printFormatRemarks(io: Io, remarks: readonly Remark[]): Promise<void> {
  for (const line of remarkLines(remarks)) io.stderr.write(`${forTerminalLine(await maskText(line))}\n`);
}
