import { join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { BatonError } from '../../errors.ts';
import { applyEdit } from '../../store/file-edit.ts';
import type { WorktreeRecords } from '../workspace/find-record.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type CheckWritesOptions, checkWrites, type Write } from './check-writes.ts';

/**
 * Writes a changed record, where the rules take the change: the file is replaced whole, and never over one that changed
 * since it was read.
 *
 * @param options as for `checkWrites`
 * @returns what the rules warn of since then
 * @throws Refusal with every rule that it would break
 */
export async function changeRecord(
  records: WorktreeRecords,
  doc: Document,
  text: string,
  now: string,
  options: CheckWritesOptions = {},
): Promise<readonly Diagnostic[]> {
  const write = { path: doc.path, before: doc.text, after: text };
  const warnings = await checkWrites(records, [write], now, options);
  await replaceFile(records, write);
  return warnings;
}

/**
 * Writes several changed records, all of them or none: what is written already is taken back where a later one fails.
 *
 * @throws Refusal as `changeRecord`
 */
export async function changeRecords(
  records: WorktreeRecords,
  writes: readonly Write[],
  now: string,
): Promise<readonly Diagnostic[]> {
  const warnings = await checkWrites(records, writes, now);
  await undoing(async (undo) => replaceFiles(records, writes, undo));
  return warnings;
}

/** What takes back what was done, the last one first. */
export type Undo = (() => Promise<void>)[];

/** Does something of several parts: where one fails, those before it are taken back. */
export async function undoing(work: (undo: Undo) => Promise<void>): Promise<void> {
  const undo: Undo = [];
  try {
    await work(undo);
  } catch (error) {
    for (const step of undo) await step();
    throw error;
  }
}

/** Replaces files one after the other, and notes how to take each back. */
export async function replaceFiles(
  records: WorktreeRecords,
  writes: readonly Write[],
  undo: Undo,
): Promise<void> {
  for (const write of writes) {
    await replaceFile(records, write);
    const { after, before, path } = write;
    if (before !== undefined)
      undo.unshift(() => replaceFile(records, { path, before: after, after: before }));
  }
}

/**
 * Puts a text into the place of the one that was read. @throws BatonError `unwritable` if the file changed meanwhile
 */
export async function replaceFile(
  { workspace }: WorktreeRecords,
  { path, before, after }: Write,
): Promise<void> {
  const { top } = workspace;
  await applyEdit({ path: join(top, path), ground: { top }, before, after, isProgram: false, note: '' });
}

/**
 * Who does something, for the record: as given, else as git would name the author.
 *
 * @throws BatonError `usage` if nobody is known
 */
export async function nameOfAuthor(
  { repository }: Workspace,
  env: Readonly<Record<string, string | undefined>>,
  given: string | undefined,
): Promise<string> {
  const name = (given ?? env.GIT_AUTHOR_NAME ?? (await repository?.config('user.name')) ?? '').trim();
  if (name !== '') return name;
  throw new BatonError('usage', 'Git knows no author name', {
    help: 'add `--by NAME`, or set it once with `git config user.name NAME`',
  });
}
