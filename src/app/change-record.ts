import { join } from 'node:path';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { BatonError } from '../errors.ts';
import { rules } from '../rules/index.gen.ts';
import { lintFiles } from '../rules/lint-files.ts';
import { applyEdit } from '../store/file-edit.ts';
import type { WorktreeRecords } from './find-record.ts';
import type { Workspace } from './workspace.ts';

/**
 * Writes a changed record, where the rules take the change: the file is replaced whole, and never over one that changed
 * since it was read.
 *
 * @param what the change as the refusal names it: `\`x\` cannot be redacted`
 * @throws BatonError `refused` with the words of the first rule that it would break
 */
export async function changeRecord(
  { workspace, places }: WorktreeRecords,
  doc: Document,
  text: string,
  now: string,
  what: string,
): Promise<void> {
  const errorsOf = (after: string) =>
    lintFiles(rules, {
      before: { [doc.path]: doc.text },
      after: { [doc.path]: after },
      config: places.configOf(doc.path),
      committed: true,
      now,
    }).filter(({ severity }) => severity === 'error');
  const known = new Set(errorsOf(doc.text).map(keyOf));
  const fresh = errorsOf(text).find((diagnostic) => !known.has(keyOf(diagnostic)));
  if (fresh) throw refusedBy(fresh, what);
  const path = join(workspace.top, doc.path);
  await applyEdit({ path, before: doc.text, after: text, isProgram: false, note: what });
}

function keyOf({ rule, message }: Diagnostic): string {
  return `${rule} ${message}`;
}

/**
 * What was asked for would break a rule.
 *
 * @param help the next action; that of the finding is about mending the record, which may not be what is asked for
 */
export function refusedBy({ rule, message }: Diagnostic, what: string, help?: string): BatonError {
  const page = `see \`baton explain ${rule}\``;
  return new BatonError('refused', `${what}: ${message} (${rule})`, {
    help: help === undefined ? page : `${help}; ${page}`,
  });
}

/**
 * Who does something, for the record: as told, else as git would name the author.
 *
 * @throws BatonError `usage` where nobody is known
 */
export async function nameOfAuthor(
  { repository }: Workspace,
  env: Readonly<Record<string, string | undefined>>,
  told: string | undefined,
): Promise<string> {
  const name = (told ?? env.GIT_AUTHOR_NAME ?? (await repository?.config('user.name')) ?? '').trim();
  if (name !== '') return name;
  throw new BatonError('usage', 'Nobody is known to git as the author', {
    help: 'say who you are with `--by NAME`, or once with `git config user.name NAME`',
  });
}
