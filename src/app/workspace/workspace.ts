import { existsSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BatonError } from '../../errors.ts';
import type { GitContext } from '../../git/process/environment.ts';
import { openRepository } from '../../git/process/open.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { UnreadRecords } from './unread.ts';

/** Where a command works: a repository, or a plain folder. */
export interface Workspace {
  readonly repository: Repository | undefined;
  /** Absolute: the top of the work tree, or the plain folder. */
  readonly top: string;
  readonly cwd: string;
  /** Takes the records of it that cannot be read. */
  readonly unread: UnreadRecords;
}

/**
 * Opens what the folder of a run is in.
 *
 * @throws BatonError where git refuses; a folder that is in no repository is a plain folder, no error
 */
export async function openWorkspace({
  asked,
  cwd,
  env,
  unread = new UnreadRecords(),
}: GitContext & { readonly unread?: UnreadRecords | undefined }): Promise<Workspace> {
  const start = resolve(cwd);
  const isThere = existsSync(start);
  if (!isThere || !statSync(start).isDirectory()) {
    throw new BatonError('usage', `Folder \`${cwd}\` ${isThere ? 'is a file' : 'does not exist'}`, {
      help: 'name an existing folder after `-C`',
    });
  }
  try {
    const repository = await openRepository(start, env, asked);
    // Git names the top without links; the folder may have been reached through one.
    return {
      ...{ repository, top: repository.topLevel ?? repository.gitDir, unread },
      cwd: realpathSync.native(start),
    };
  } catch (error) {
    if (error instanceof BatonError && error.code === 'not-a-repository') {
      return { repository: undefined, top: start, cwd: start, unread };
    }
    throw error;
  }
}

/** The repository of a workspace. @throws BatonError `not-a-repository` if it is a plain folder */
export function needRepository({ repository, top }: Workspace, what: string): Repository {
  if (repository) return repository;
  throw new BatonError('not-a-repository', `${what} needs a git repository, \`${top}\` is not in one`, {
    help: 'run it inside a repository, or create one with `git init`',
  });
}

/**
 * Turns paths as a person typed them (relative to the current folder) into paths from the top, with `/`; '' is the
 * top itself.
 *
 * @throws BatonError `usage` for a path outside
 */
export function fromTop({ top, cwd }: Pick<Workspace, 'top' | 'cwd'>, path: string): string {
  const full = resolve(cwd, path);
  const inside = below(top, full) ?? below(top, withoutLinks(full));
  if (inside === undefined) {
    throw new BatonError('usage', `\`${path}\` is outside of \`${top}\``, {
      help: 'name a path inside, or choose another repository with `-C`',
    });
  }
  return inside.split(sep).join('/');
}

/** The reverse of `fromTop`: a path from the top as it is typed in the current folder. An option it is not: `./-n`. */
export function asTyped({ top, cwd }: Pick<Workspace, 'top' | 'cwd'>, path: string): string {
  const typed = relative(cwd, join(top, path)).split(sep).join('/') || '.';
  return typed.startsWith('-') ? `./${typed}` : typed;
}

function below(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  return inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside) ? undefined : inside;
}

/** A path without links, or as much of it as exists. */
function withoutLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return dirname(path) === path ? path : join(withoutLinks(dirname(path)), basename(path));
  }
}
