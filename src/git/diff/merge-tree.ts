import { delimiter, join } from 'node:path';
import { BatonError } from '../../errors.ts';
import { gitFailure } from '../process/failure.ts';
import { tryGit } from '../process/spawn.ts';
import { withTemporaryFolder } from '../process/temporary-folder.ts';
import { Repository } from '../setup/repository.ts';

/** The merge of two commits that nobody has made. */
export interface MergedTree {
  /** The same repository, in which the tree can be read. */
  readonly repository: Repository;
  /** Its id; undefined if the merge conflicts. */
  readonly tree: string | undefined;
}

/**
 * Merges two commits as a forge would, and hands the tree on. Nothing is written into the repository: git keeps the new
 * objects in a folder that goes away afterwards.
 *
 * @throws BatonError `git` if git cannot merge without a work tree (before 2.38)
 */
export async function withMergedTree<T>(
  repository: Repository,
  ours: string,
  theirs: string,
  work: (merged: MergedTree) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (objects) => {
    const { cwd, env } = repository.context;
    const own = env.GIT_OBJECT_DIRECTORY || join(repository.commonDir, 'objects');
    const others = [own, env.GIT_ALTERNATE_OBJECT_DIRECTORIES].filter(Boolean);
    const opened = new Repository(repository, {
      cwd,
      env: {
        ...env,
        GIT_OBJECT_DIRECTORY: objects,
        GIT_ALTERNATE_OBJECT_DIRECTORIES: others.join(delimiter),
      },
    });
    const args = ['merge-tree', '--write-tree', '--no-messages', ours, theirs];
    const { code, stderr, stdout } = await tryGit(opened.context, args);
    if (code > 1) throw mergeFailure(args, code, stderr);
    const [tree] = stdout.toString('utf8').split('\n');
    return await work({ repository: opened, tree: code === 0 ? tree : undefined });
  });
}

function mergeFailure(args: readonly string[], code: number, stderr: string): BatonError {
  if (!/usage:|unknown rev --write-tree/.test(stderr)) return gitFailure(args, code, stderr);
  return new BatonError('git', 'git is older than 2.38 and cannot merge two commits without a work tree', {
    help: 'update git, or remove `--merge-into`',
  });
}
