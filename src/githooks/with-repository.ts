import type { Workspace } from '../app/workspace/workspace.ts';
import { openWorkspace } from '../app/workspace/workspace.ts';
import { startStagedChanges } from '../git/diff/diff.ts';
import { stagedListing } from '../git/tree/staged.ts';
import type { Io } from '../io/io.ts';

/**
 * Runs a hook for which git holds HEAD and the index still: both are read once, and objects through one git.
 *
 * @throws BatonError where git refuses, and what `work` throws
 */
export async function whileGitWaits<T>(
  io: Io,
  work: (workspace: Promise<Workspace>) => Promise<T>,
): Promise<T> {
  const workspace = await openWorkspace(io);
  const { repository } = workspace;
  if (!repository) return work(Promise.resolve(workspace));
  return repository.whileNothingChanges(() => {
    // What fails here is reported where it is waited for.
    stagedListing(repository).catch(() => {});
    startStagedChanges(repository);
    return work(Promise.resolve(workspace));
  });
}
