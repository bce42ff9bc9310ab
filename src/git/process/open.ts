import { resolve } from 'node:path';
import { Repository, type RepositoryPlace } from '../setup/repository.ts';
import { type EarlyAnswers, type Environment, type GitContext, gitEnvironment } from './environment.ts';
import { gitFailure } from './failure.ts';
import { handedAnswers, handedPlace, looseObjectsOf } from './handed.ts';
import { askPlace, placeFolders } from './questions.ts';
import { git, tryGit } from './spawn.ts';

/**
 * Opens the repository that `cwd` is in, or that the variables of a hook name: a subfolder, a linked worktree, a
 * submodule, a bare repository, one without a commit, SHA-1 or SHA-256.
 *
 * @throws BatonError `not-a-repository`; `git` with git's text where it refuses the repository or is not installed
 */
export async function openRepository(
  cwd: string,
  env: Environment,
  asked?: EarlyAnswers | undefined,
): Promise<Repository> {
  const start = resolve(cwd);
  const context: GitContext = { cwd: start, env: gitEnvironment(env, start), asked };
  const handed = handedPlace(start, env);
  if (handed) {
    const looseObjects = looseObjectsOf(handed, env);
    const own = { ...context, asked: handedAnswers(env) ?? asked, looseObjects };
    return new Repository(handed, own, handed.headCommit);
  }
  const { code, stdout, stderr } = await tryGit(context, askPlace);
  const hasWorkTree = code === 0;
  // A bare repository answers all but the last question; so does the inside of `.git`.
  if (!hasWorkTree && !stderr.includes('must be run in a work tree'))
    throw gitFailure(askPlace, code, stderr);
  const lines = stdout.toString('utf8').split('\n').slice(0, -1);
  const [bare, objectFormat, ...named] = lines;
  const wanted = hasWorkTree ? placeFolders : placeFolders.slice(0, -1);
  // A folder's name may hold a line break, so that the lines cannot be separated: ask one at a time.
  const [gitDir = '', commonDir = '', topLevel] =
    named.length === wanted.length ? named : await askEach(context, wanted);
  const place: RepositoryPlace = {
    topLevel,
    gitDir,
    commonDir,
    isBare: bare === 'true',
    objectFormat: objectFormat === 'sha256' ? 'sha256' : 'sha1',
  };
  return new Repository(place, { ...context, cwd: topLevel ?? gitDir });
}

async function askEach(context: GitContext, questions: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (const question of questions) {
    const output = await git(context, ['rev-parse', '--path-format=absolute', question]);
    answers.push(output.toString('utf8').slice(0, -1));
  }
  return answers;
}
