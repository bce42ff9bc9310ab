import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { RepositoryPlace } from '../setup/repository.ts';
import { type Environment, placeVariable } from './environment.ts';

/**
 * Where the repository is, as the stub of a hook says: the hash, the git folder, the common one and the top, a line each. A
 * variable may come from anywhere, such as a hook of another repository that called git, so it counts only where it fits the
 * folder and git's own variables; what does not is asked of git.
 *
 * @param cwd absolute; git starts hooks in the top folder
 */
export function handedPlace(cwd: string, env: Environment): RepositoryPlace | undefined {
  const lines = env[placeVariable]?.split('\n') ?? [];
  const [format, gitDir = '', commonDir = '', top = ''] = lines;
  if (lines.length !== 4 || (format !== 'sha1' && format !== 'sha256')) return undefined;
  try {
    const isHere = real(cwd) === top && real(gitDir) === gitDir && real(commonDir) === commonDir;
    const own = real(env.GIT_DIR ? resolve(cwd, env.GIT_DIR) : join(top, '.git'));
    const isOwn = own === gitDir && statSync(gitDir).isDirectory() && existsSync(join(gitDir, 'HEAD'));
    const isShared = commonDir === gitDir || gitDir.startsWith(`${join(commonDir, 'worktrees')}/`);
    // Other variables that move a part of the repository are git's to read.
    const isMoved = env.GIT_COMMON_DIR !== undefined || env.GIT_WORK_TREE !== undefined;
    if (!isHere || !isOwn || !isShared || isMoved) return undefined;
  } catch {
    return undefined; // a folder that cannot be read does not fit
  }
  return { topLevel: top, gitDir, commonDir, isBare: false, objectFormat: format };
}

function real(path: string): string | undefined {
  return isAbsolute(path) ? realpathSync.native(path) : undefined;
}
