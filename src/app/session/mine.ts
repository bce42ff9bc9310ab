import { BatonError } from '../../errors.ts';
import { changedSince, lastAuthors } from '../../git/history/last-authors.ts';
import type { Context } from '../workspace/context.ts';
import { needRepository, openWorkspace } from '../workspace/workspace.ts';
import type { SessionRow } from './view.ts';

/**
 * Of sessions those of the person who runs git here: the file was last committed by them, or what it says is not committed.
 *
 * @throws BatonError `usage` outside of a repository, and where git knows no address
 */
export async function mineOf(context: Context, rows: readonly SessionRow[]): Promise<readonly SessionRow[]> {
  const repository = needRepository(await openWorkspace(context), '`--mine`');
  const own = context.env.GIT_AUTHOR_EMAIL ?? (await repository.config('user.email'));
  if (own === undefined || own.trim() === '') {
    throw new BatonError('usage', 'Git knows no address of yours, which `--mine` compares', {
      help: 'set it with `git config user.email ADDRESS`, or remove `--mine`',
    });
  }
  const head = await repository.head();
  if (!head) return rows;
  const paths = rows.map(({ path }) => path);
  const [authors, changed] = await Promise.all([
    lastAuthors(repository, head.commit, paths),
    changedSince(repository, head.commit, paths),
  ]);
  return rows.filter(({ path }) => {
    const author = authors.get(path);
    return author === undefined || changed.has(path) || author.toLowerCase() === own.trim().toLowerCase();
  });
}
