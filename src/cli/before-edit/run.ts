import { resolve } from 'node:path';
import type { Command } from 'commander';
import { beforeEdit } from '../../app/knowledge/before-edit.ts';
import { answering } from '../../app/workspace/unread.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import { BatonError } from '../../errors.ts';
import { type Io, readAll } from '../../io/io.ts';
import { renderInForce } from '../../render/knowledge/in-force.ts';
import { readTextIfExists } from '../../store/files.ts';
import { unguarded } from '../../store/ground.ts';
import { pathsOfDiff } from '../../text/diff-paths.ts';
import { commandContext } from '../context.ts';
import { inForceTokens, wholeCommand } from '../in-force.ts';
import { refuseBudgetOfJson } from '../options/tokens.ts';
import { printJson, reportRenames } from '../print.ts';

/** What commander makes of the options of `baton before-edit`. */
export interface BeforeEditOptions {
  readonly diff?: string;
  readonly tag?: readonly string[];
  readonly budget?: number;
  readonly json?: true;
}

/** Runs `baton before-edit`. */
export async function runBeforeEdit(
  files: readonly string[],
  { diff, tag = [], budget, json }: BeforeEditOptions,
  self: Command,
  io: Io,
): Promise<void> {
  refuseBudgetOfJson({ ...(budget !== undefined && { budget }), ...(json && { json }) });
  if (files.length === 0 && diff === undefined) {
    throw new BatonError('usage', 'Missing files', { help: 'name at least one, or `--diff -`' });
  }
  const context = answering(commandContext(io, self));
  const paths = diff === undefined ? [] : pathsOfDiff(await readDiff(diff, context.cwd, io));
  const workspace = await openWorkspace(context);
  const found = await beforeEdit(context, { files, paths, tags: tag, withRepeats: json === true }, workspace);
  if (json) printJson(io, found);
  else io.stdout.write(renderInForce(found, budget ?? inForceTokens, wholeCommand(found, workspace)));
  return reportRenames(io, found);
}

async function readDiff(file: string, cwd: string, io: Io): Promise<string> {
  if (file === '-') return readAll(io.stdin);
  const text = await readTextIfExists(resolve(cwd, file), unguarded);
  if (text !== undefined) return text;
  throw new BatonError('usage', `\`${file}\` does not exist`, {
    help: 'name a diff, or `-` for standard input',
  });
}
