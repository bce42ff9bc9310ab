import { gitFailure } from '../process/failure.ts';
import { splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from './repository.ts';

/**
 * What comments of commit messages begin with, as configured: `core.commentChar`, or `core.commentString` of a newer
 * git, whichever comes last. Undefined if neither is set. Not through simple-git, as a commit waits for it.
 */
export async function commentChar(repository: Repository): Promise<string | undefined> {
  const args = ['config', '-z', '--get-regexp', '^core\\.comment(char|string)$'];
  const { code, stdout, stderr } = await tryGit(repository.context, args);
  if (code > 1) throw gitFailure(args, code, stderr);
  return splitNul(stdout).at(-1)?.split('\n').slice(1).join('\n');
}
