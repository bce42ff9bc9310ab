import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Whether the index has a path that a pathspec names; reads nothing but the index. */
export async function indexHolds(repository: Repository, pathspec: string): Promise<boolean> {
  const found = await git(repository.context, ['ls-files', '-z', '--', pathspec]);
  return found.length > 0;
}
