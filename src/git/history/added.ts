import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';

/**
 * When files came into the history of a commit: the author date of the last commit that added each.
 *
 * @param paths from the top; empty for none
 * @returns ISO 8601 by path; a file that no commit added is not among them
 */
export async function addedDates(
  repository: Repository,
  commit: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (paths.length === 0) return found;
  const args = [
    ...plainLog,
    '-z',
    '--no-renames',
    '--diff-filter=A',
    '--name-only',
    `--format=${mark}%aI`,
    commit,
    '--',
    ...paths,
  ];
  let date = '';
  for (const field of splitNul(await git(repository.context, args))) {
    const text = field.replace(/^\n+/, '');
    if (text.startsWith(mark)) date = text.slice(1).trim();
    else if (text !== '' && !found.has(text)) found.set(text, date);
  }
  return found;
}
