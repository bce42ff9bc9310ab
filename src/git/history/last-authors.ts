import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';

/**
 * Who wrote files last: the author's address of the last commit that changed each, merges left out.
 *
 * @param paths from the top; taken literally
 * @returns by path; a file that no commit in the history of `commit` changed is not among them
 */
export async function lastAuthors(
  { context }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (paths.length === 0) return found;
  const args = [
    ...plainLog,
    ...['-z', '--no-renames', '--name-only'],
    ...[`--format=${mark}%ae`, commit, '--', ...paths],
  ];
  let author = '';
  for (const field of splitNul(await git(context, args))) {
    const text = field.replace(/^\n+/, '');
    if (text.startsWith(mark)) author = text.slice(1).trim();
    else if (text !== '' && !found.has(text)) found.set(text, author);
  }
  return found;
}

/** Of files those whose working tree or index differs from a commit. @param paths from the top; taken literally */
export async function changedSince(
  { context }: Repository,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const args = [
    'diff',
    '--name-only',
    '-z',
    '--no-ext-diff',
    '--no-renames',
    '-O/dev/null',
    commit,
    '--',
    ...paths,
  ];
  return new Set(splitNul(await git(context, args)));
}
