import type { HookName } from '../app/init/hooks.ts';
import { reportFailure } from '../io/failure.ts';
import type { ExitCode, Io } from '../io/io.ts';
import { type Handlers, runHandler } from './run.ts';

/** The hooks that a commit, a merge and a checkout wait for: a bundle of their own. */
export const commitHandlers = {
  'pre-commit': async () => (await import('./handlers/pre-commit.ts')).preCommit,
  'pre-merge-commit': async () => (await import('./handlers/pre-commit.ts')).preCommit,
  'prepare-commit-msg': async () => (await import('./handlers/prepare-commit-msg.ts')).prepareCommitMsg,
  'commit-msg': async () => (await import('./handlers/commit-msg.ts')).commitMsg,
  'post-merge': async () => (await import('./handlers/incoming.ts')).postMerge,
  'post-checkout': async () => (await import('./handlers/incoming.ts')).postCheckout,
} satisfies Partial<Handlers<HookName>>;

/**
 * Runs `baton hook` for one of these.
 *
 * @param argv `hook`, its name, and what git passes to it
 * @returns as `runHandler`; never throws
 */
export async function main([, name = '', ...args]: readonly string[], io: Io): Promise<ExitCode> {
  try {
    return await runHandler(commitHandlers, name, args, io);
  } catch (error) {
    return await reportFailure(error, io, { cwd: io.cwd });
  }
}
