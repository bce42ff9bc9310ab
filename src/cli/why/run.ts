import type { Command } from 'commander';
import { whyLines } from '../../app/knowledge/why.ts';
import { whyFiles } from '../../app/knowledge/why-file.ts';
import { answering } from '../../app/workspace/unread.ts';
import { BatonError } from '../../errors.ts';
import type { Io } from '../../io/io.ts';
import { renderInForce } from '../../render/knowledge/in-force.ts';
import { renderHistory, renderWhyLines } from '../../render/knowledge/why.ts';
import { forTerminalLine } from '../../render/neutralise/terminal.ts';
import { commandContext } from '../context.ts';
import { printJson, reportRenames } from '../print.ts';
import { parsePlace } from './places.ts';

/** What commander makes of the options of `baton why`. */
export interface WhyOptions {
  readonly rev?: string;
  readonly json?: true;
}

/** Runs `baton why`. */
export async function runWhy(
  places: readonly string[],
  { json, rev }: WhyOptions,
  self: Command,
  io: Io,
): Promise<void> {
  const targets = places.map(parsePlace);
  const whole = targets.filter(({ ranges }) => ranges.length === 0);
  if (whole.length > 0 && whole.length < targets.length) {
    throw new BatonError('usage', 'Unexpected file without lines beside lines', {
      help: 'ask about files and about lines in two commands',
    });
  }
  const context = answering(commandContext(io, self));
  if (whole.length === 0) {
    const { decisions, lines } = await whyLines(context, { rev, targets });
    if (json) printJson(io, { lines, decisions });
    else io.stdout.write(renderWhyLines(lines, decisions));
    return;
  }
  const found = await whyFiles(context, { rev, files: whole.map(({ file }) => file) });
  if (json) printJson(io, { files: found.files, unmerged: found.unmerged, renamesSince: found.renamesSince });
  else io.stdout.write(textOf(found));
  return reportRenames(io, found);
}

function textOf({ files, knowsProtected, unmerged }: Awaited<ReturnType<typeof whyFiles>>): string {
  const inForce = files.filter(({ items }) => items.length > 0);
  const parts = [
    renderInForce({ paths: inForce, unmerged, knowsProtected }, undefined, ''),
    ...files.map(({ history, items, path }) =>
      history.length + items.length === 0
        ? `No record names ${forTerminalLine(path)}.\n`
        : renderHistory(path, history),
    ),
  ];
  return parts.filter((part) => part !== '').join('\n');
}
