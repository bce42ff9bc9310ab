import { operationOf } from '../../git/diff/unmerged.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { shellWord } from '../../text/shell-word.ts';
import { publishedOn } from '../branches/published.ts';

export interface NextRequest {
  /** Files to stage; none if that is done. */
  readonly paths: readonly string[];
  readonly from: string | undefined;
  /** Whether `from` is not merged yet. */
  readonly isAhead: boolean;
  /** The file that will be in conflict in the merge, where ours is to be kept. */
  readonly conflict: string | undefined;
}

/** The commands that a person runs after a fork, in their order. */
export async function nextCommands(repository: Repository, request: NextRequest): Promise<readonly string[]> {
  const { paths, from, isAhead, conflict } = request;
  const stage = paths.length === 0 ? [] : [`git add -- ${paths.map(shellWord).join(' ')}`];
  const operation = operationOf(repository);
  if (operation === 'merge') return [...stage, 'git commit'];
  if (operation !== undefined) return [...stage, `git ${operation} --continue`];
  if (from !== undefined && isAhead) {
    const resolve = conflict === undefined ? [] : [`git checkout --ours -- ${shellWord(conflict)}`];
    return [...stage, 'git commit', `git merge ${shellWord(from)}`, ...resolve];
  }
  return [...stage, (await isUnpublishedMerge(repository)) ? 'git commit --amend' : 'git commit'];
}

async function isUnpublishedMerge(repository: Repository): Promise<boolean> {
  const head = await repository.head();
  if (!head || (await repository.parents(head.commit)).length < 2) return false;
  return (await publishedOn(repository, head.commit)) === undefined;
}
