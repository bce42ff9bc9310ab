import { existsSync } from 'node:fs';
import { BatonError, reasonOf } from '../../errors.ts';
import { explainSystemError } from '../../system-errors.ts';
import type { GitContext } from './environment.ts';

/**
 * What a failed git means to a person: git's own text as the message, and what to do next.
 *
 * @param args git's arguments, for the command to run by hand
 * @param text what git wrote to standard error
 */
export function gitFailure(args: readonly string[], code: number | string, text: string): BatonError {
  const said = text.trim();
  // A repository that is named, by a variable or by a worktree's `.git` file, and does not exist.
  if (/not a git repository: /.test(said)) {
    return new BatonError('git', said, {
      help: 'fix GIT_DIR, or the `.git` file of this folder (`git worktree repair` in the main worktree)',
    });
  }
  if (/not a git repository/i.test(said)) {
    return new BatonError('not-a-repository', said, {
      help: 'run this inside a git repository, or create one with `git init`',
    });
  }
  if (/dubious ownership/.test(said)) {
    const command = /git config --global --add safe\.directory .+/.exec(said)?.[0];
    return new BatonError('git', said, {
      help: `if you trust its owner, run \`${command ?? 'git config --global --add safe.directory <folder>'}\``,
    });
  }
  if (/promisor remote|missing blob|bad object|unable to read/.test(said)) {
    const reason = said.split('\n').filter((line) => !line.startsWith('warning: lazy fetching disabled'));
    return missingObjects(`Cannot verify: an object is missing in this clone\n${reason.join('\n')}`);
  }
  if (/could not read [0-9a-f]{40}|failed to traverse parents/i.test(said)) {
    return new BatonError(
      'unverifiable',
      `Cannot verify: history names commits that this clone does not have\n${said}`,
      {
        help:
          'fetch them with `git fetch --refetch --no-filter`, or check with `git fsck`; grafts and replace refs are ignored, ' +
          'because every other clone reads the history without them',
      },
    );
  }
  return new BatonError('git', said || `git ${args[0] ?? ''} ended with ${code}, without a message`, {
    help: `run \`git ${args.join(' ')}\` to see why`,
  });
}

/** Objects that history names are not in this clone. */
export function missingObjects(message: string): BatonError {
  return new BatonError('unverifiable', message, {
    help: 'fetch the missing objects with `git fetch --refetch --no-filter`, or check with `git fsck`',
  });
}

/**
 * A git that something ended before it had answered. What it wrote until then is not an answer.
 *
 * @param signal null if nobody says which it was
 * @param text what git wrote to standard error
 */
export function killedGit(args: readonly string[], signal: string | null, text: string): BatonError {
  const said = text.trim();
  const what = `\`git ${args[0] ?? ''}\` was killed${signal === null ? '' : ` by ${signal}`}`;
  return new BatonError('git', said === '' ? what : `${what}: ${said}`, {
    help: 'run it again; a system without free memory also ends programs',
  });
}

/** What it means where git cannot be started. @param error as `spawn` reports it */
export function cannotStart({ cwd }: GitContext, error: unknown): BatonError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isThere = existsSync(cwd);
  if (code === 'ENOENT' && isThere) {
    return new BatonError('git', 'The program `git` was not found in PATH', {
      help: 'install git, or add its folder to PATH',
      cause: error,
    });
  }
  const known = isThere && code !== 'EACCES' ? explainSystemError(error) : undefined;
  const reason = known?.message ?? reasonOf(error);
  return new BatonError('git', `git cannot be started in \`${cwd}\`: ${reason}`, {
    help: known?.help ?? 'check that the folder exists and that git may be run',
    cause: error,
  });
}
