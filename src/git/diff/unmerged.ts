import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** The blobs that a conflict left in the index for one path: the common ancestor's and both sides'. */
export interface UnmergedBlobs {
  readonly base: string | undefined;
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * The conflict of a path, as the index holds it.
 *
 * @param path taken literally, from the top level
 * @returns undefined if there is none
 */
export async function unmergedBlobs(
  { context }: Repository,
  path: string,
): Promise<UnmergedBlobs | undefined> {
  const output = await git(context, ['ls-files', '--unmerged', '-z', '--full-name', '--', path]);
  const stages = new Map<string, string>();
  for (const line of splitNul(output)) {
    const [, oid = '', stage = ''] = line.slice(0, line.indexOf('\t')).split(' ');
    stages.set(stage, oid);
  }
  if (stages.size === 0) return undefined;
  return { base: stages.get('1'), ours: stages.get('2'), theirs: stages.get('3') };
}

/** What git is in the middle of: undefined for nothing that takes a further commit. */
export function operationOf({
  gitDir,
}: Repository): 'merge' | 'rebase' | 'cherry-pick' | 'revert' | undefined {
  const has = (name: string) => existsSync(join(gitDir, name));
  if (has('rebase-merge') || has('rebase-apply')) return 'rebase';
  if (has('MERGE_HEAD')) return 'merge';
  if (has('CHERRY_PICK_HEAD')) return 'cherry-pick';
  return has('REVERT_HEAD') ? 'revert' : undefined;
}
