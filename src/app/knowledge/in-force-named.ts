import { indexSnapshot } from '../../git/tree/snapshots.ts';
import { withoutLines } from '../../knowledge/in-force.ts';
import type { Context } from '../workspace/context.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type BeforeEdit, beforeEdit } from './before-edit.ts';
import type { FollowLimits } from './renames.ts';

/**
 * What is in force for the files that a task or a session names (agents, section 1): of its words, those that are the path of a file that git
 * tracks.
 *
 * @param words paths from the top of the repository, with or without lines, and words that are no path
 * @returns undefined where none is a tracked file, and outside of a work tree
 * @throws BatonError where records or history cannot be read
 */
export async function inForceNamed(
  context: Context,
  workspace: Workspace,
  words: readonly string[],
  limits?: FollowLimits,
): Promise<BeforeEdit | undefined> {
  const { repository } = workspace;
  if (words.length === 0 || repository?.topLevel === undefined) return undefined;
  const tracked = new Set((await indexSnapshot(repository).list('')).map(({ path }) => path));
  const paths = [...new Set(words.map(withoutLines))].filter((path) => tracked.has(path));
  if (paths.length === 0) return undefined;
  return beforeEdit(context, { files: [], paths, tags: [], limits }, workspace);
}
