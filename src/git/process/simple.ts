import { getSystemErrorName } from 'node:util';
import type { SimpleGit } from 'simple-git';
import { type BatonError, reasonOf } from '../../errors.ts';
import type { Environment, GitContext } from './environment.ts';
import { cannotStart, gitFailure, killedGit } from './failure.ts';

/**
 * Variables that say which repository, index, objects and configuration git works on. simple-git removes every GIT_
 * variable that is not named: a hook would then read another index than the one that is committed.
 */
const kept = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_INDEX_VERSION',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_QUARANTINE_PATH',
  'GIT_NAMESPACE',
  'GIT_SHALLOW_FILE',
  'GIT_GRAFT_FILE',
  'GIT_PREFIX',
  'GIT_CEILING_DIRECTORIES',
  'GIT_DISCOVERY_ACROSS_FILESYSTEM',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CONFIG_PARAMETERS',
  'GIT_CONFIG_COUNT',
  'GIT_OPTIONAL_LOCKS',
  'GIT_NO_REPLACE_OBJECTS',
  'GIT_LITERAL_PATHSPECS',
  'GIT_NO_LAZY_FETCH',
]);

/** Guarded by simple-git though they do not begin with GIT_; no plumbing reads them. */
const dropped = new Set(['EDITOR', 'PAGER', 'PREFIX', 'SSH_ASKPASS', 'VISUAL']);

/**
 * simple-git checks configuration that arrives in variables as if a stranger had passed it as arguments. Here it is the
 * user's own, every argument is ours, and nothing but plumbing is run.
 */
const unsafe = {
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeEditor: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeHooksPath: true,
  allowUnsafeInclude: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
  allowUnsafeSubmodule: true,
  allowUnsafeTemplateDir: true,
  allowUnsafeUrlRewrite: true,
};

/**
 * Asks git through simple-git, which is loaded on the first question: importing it takes half as long as starting Node.
 *
 * @returns git's standard output; '' if git exits with 1 and says nothing, its way to answer "none"
 * @throws BatonError with git's text
 */
export type Ask = (args: readonly string[]) => Promise<string>;

/** Makes the function that asks in this place with these variables. */
export function askWith(context: GitContext): Ask {
  return async (args) => {
    let end: End | undefined;
    const asked = await open(context, (one) => {
      end = one;
    });
    try {
      return await asked.raw([...args]);
    } catch (error) {
      throw failureOf(context, args, error, end);
    }
  };
}

/** How a git ended; simple-git passes on no more than a text of it. */
interface End {
  /** Null if it was killed; below 0 it did not start, and this is the number of the system's error. */
  readonly exitCode: number | null;
  /** What it wrote to standard error. */
  readonly said: string;
}

function failureOf(
  context: GitContext,
  args: readonly string[],
  error: unknown,
  end: End | undefined,
): BatonError {
  if (!end) return gitFailure(args, 'an error', reasonOf(error));
  const { exitCode, said } = end;
  if (exitCode === null) return killedGit(args, null, said);
  if (exitCode >= 0) return gitFailure(args, exitCode, said);
  const code = getSystemErrorName(exitCode);
  return cannotStart(context, Object.assign(new Error(`spawn git ${code}`), { code, syscall: 'spawn git' }));
}

/** @param onEnd is called with how each git ended that gave no answer */
async function open({ cwd, env }: GitContext, onEnd: (end: End) => void): Promise<SimpleGit> {
  const { simpleGit } = await import('simple-git');
  const passed = passable(env);
  return simpleGit({
    baseDir: cwd,
    allowEnvironment: Object.keys(passed).filter((name) => name.toUpperCase().startsWith('GIT_')),
    unsafe,
    // Output that comes after git's end is waited for.
    completion: { onClose: true, onExit: false },
    // It takes a failure without text, and a git that was killed, for success; only 1 without a text means "none".
    errors: (error, ended) => {
      const exitCode: number | null = ended.exitCode;
      if (exitCode === 0 || (exitCode === 1 && !error)) return undefined;
      onEnd({ exitCode, said: Buffer.concat(ended.stdErr).toString() });
      return error ?? new Error('git gave no answer');
    },
  }).env(passed);
}

function passable(env: Environment): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    const upper = name.toUpperCase();
    const isKept = upper.startsWith('GIT_') ? kept.has(upper) || isConfigEntry(upper) : !dropped.has(upper);
    if (isKept && value !== undefined) result[name] = value;
  }
  return result;
}

function isConfigEntry(name: string): boolean {
  return /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name);
}
