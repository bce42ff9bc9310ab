import { git, splitNul } from '../process/spawn.ts';
import { branchOf } from '../refs/refs.ts';
import type { Repository } from './repository.ts';

/** A folder in which files of a repository are checked out. */
export interface Worktree {
  /** Absolute. */
  readonly path: string;
  /** Undefined where HEAD names a commit. */
  readonly branch: string | undefined;
}

/** The worktrees of a repository that have files, the main one first. @throws BatonError `git` */
export async function worktreesOf({ context }: Repository): Promise<readonly Worktree[]> {
  const fields = splitNul(await git(context, ['worktree', 'list', '--porcelain', '-z']));
  const found: { path: string; branch: string | undefined; isHere: boolean }[] = [];
  for (const field of fields) {
    const [, key = '', value = ''] = /^(\S*) ?([\s\S]*)$/.exec(field) ?? [];
    const last = found.at(-1);
    if (key === 'worktree') found.push({ path: value, branch: undefined, isHere: true });
    else if (last && key === 'branch') last.branch = branchOf(value);
    else if (last && (key === 'bare' || key === 'prunable')) last.isHere = false;
  }
  return found.flatMap(({ branch, isHere, path }) => (isHere ? [{ path, branch }] : []));
}
