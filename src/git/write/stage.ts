import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/**
 * Brings paths of the index to what the work tree holds, deletions included, as `git add --all` does. The only thing that
 * writes to the index, and only where a person asked for it.
 *
 * @param paths files or folders, taken literally, from the top level
 */
export async function stagePaths({ context }: Repository, paths: readonly string[]): Promise<void> {
  await git(context, ['add', '--all', '--', ...paths]);
}
