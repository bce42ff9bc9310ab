import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { originsOf } from './origins.ts';

/**
 * When files were written: the author date of the commit that added each first, renames followed.
 *
 * @param paths from the top; taken literally
 * @returns RFC 3339 by path; a file that no commit in the history of `tip` added is not among them
 */
export async function authoredDates(
  repository: Repository,
  tip: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const origins = await originsOf(repository, tip, paths);
  const commits = [...new Set([...origins.values()].map(({ commit }) => commit))];
  if (commits.length === 0) return new Map();
  const args = [...plainLog, '--no-walk', '--stdin', '-z', '--format=%H %aI'];
  const lines = splitNul(await git(repository.context, args, `${commits.join('\n')}\n`));
  const dates = new Map(lines.map((line) => line.trim().split(' ') as [string, string]));
  return new Map(
    [...origins].flatMap(([path, { commit }]) => {
      const date = dates.get(commit);
      return date === undefined ? [] : [[path, date] as const];
    }),
  );
}
