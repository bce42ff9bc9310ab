import { existsSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { isObjectId } from '../refs/object-id.ts';
import type { RepositoryPlace } from '../setup/repository.ts';
import {
  type EarlyAnswers,
  type Environment,
  type GitAnswer,
  placeVariable,
  runVariable,
  stagedVariable,
} from './environment.ts';
import { askStagedChanges } from './questions.ts';

/** Where the repository is, and the commit that HEAD names where it names one. */
export interface HandedPlace extends RepositoryPlace {
  readonly headCommit?: string;
}

/**
 * Where the repository is, as the stub of a hook says: the hash, the git folder, the common one, the top and the commit that HEAD names,
 * a line each; a stub of an earlier version leaves out the last one. A variable may come from anywhere, such as a hook of another
 * repository that called git, so it counts only where it fits the folder and git's own variables; what does not is asked of git.
 *
 * @param cwd absolute; git starts hooks in the top folder
 */
export function handedPlace(cwd: string, env: Environment): HandedPlace | undefined {
  const lines = env[placeVariable]?.split('\n') ?? [];
  const [format, gitDir = '', commonDir = '', top = '', head = ''] = lines;
  if (lines.length < 4 || lines.length > 5 || (format !== 'sha1' && format !== 'sha256')) return undefined;
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
  // Of a branch without a commit git says something else.
  const isCommit = isObjectId(head) && head.length === (format === 'sha1' ? 40 : 64);
  return {
    topLevel: top,
    gitDir,
    commonDir,
    isBare: false,
    objectFormat: format,
    ...(isCommit && { headCommit: head }),
  };
}

/**
 * The folder with the files of single objects (git help gitrepository-layout).
 *
 * @returns undefined where variables of git's name another one, as while a push waits for its hook
 */
export function looseObjectsOf({ commonDir }: RepositoryPlace, env: Environment): string | undefined {
  return env.GIT_OBJECT_DIRECTORY === undefined ? join(commonDir, 'objects') : undefined;
}

function real(path: string): string | undefined {
  return isAbsolute(path) ? realpathSync.native(path) : undefined;
}

/**
 * What is staged, as the stub of a hook says: the lines of `diff-index --raw` between HEAD and the index, without the end of the last one.
 * Each stub says it anew or takes the variable away, so that it is of this run.
 *
 * @returns undefined where it says nothing, as of very many files
 */
export function handedStaged(env: Environment): string | undefined {
  return env[stagedVariable];
}

/** The number of the process of git that calls the hook, as its stub says; undefined where it says none. */
export function handedRun(env: Environment): string | undefined {
  const run = env[runVariable];
  return run !== undefined && /^\d+$/.test(run) ? run : undefined;
}

/** The answer that git would give to the question what is staged, as far as the stub of a hook says it. */
export function handedAnswers(env: Environment): EarlyAnswers | undefined {
  const lines = handedStaged(env);
  // A name in quotes is one that git writes otherwise where it separates names by NUL.
  if (lines === undefined || lines.includes('\t"')) return undefined;
  const output = lines === '' ? '' : `${lines.replaceAll(/[\t\n]/g, '\0')}\0`;
  const answer: GitAnswer = { code: 0, stdout: Buffer.from(output), stderr: '' };
  return { take: (_, args) => (args === askStagedChanges ? Promise.resolve(answer) : undefined) };
}
