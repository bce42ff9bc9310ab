import { BatonError } from '../../errors.ts';
import type { Repository } from '../../git/setup/repository.ts';

/** The merge base with a revision, so that what the other side did is not taken for a change of this one. */
export async function sinceBase(
  repository: Repository,
  since: string,
  tip: string | undefined,
): Promise<string> {
  const commit = await repository.resolveCommit(since);
  if (tip === undefined) return commit;
  const base = await repository.mergeBase(commit, tip);
  if (base !== undefined) return base;
  throw new BatonError('usage', `\`${since}\` and the linted version have no common history`, {
    help: 'name a revision from which this branch started',
  });
}
