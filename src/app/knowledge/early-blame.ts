import { blameOutput, type LineRange } from '../../git/history/blame.ts';
import { gitEnvironment } from '../../git/process/environment.ts';
import type { GitResult } from '../../git/process/spawn.ts';
import type { Context } from '../workspace/context.ts';

/** What git says of lines; undefined where it could not be asked. */
export type EarlyBlame = Promise<GitResult | undefined>;

/**
 * Has git look for the commits of lines in the working tree before anything else is loaded, since that takes longest. What fails is
 * asked again, and put into words, by who knows the repository.
 *
 * @param file as typed, relative to `cwd`
 */
export function startBlame(
  { cwd, env }: Pick<Context, 'cwd' | 'env'>,
  { file, ranges }: { readonly file: string; readonly ranges: readonly LineRange[] },
): EarlyBlame {
  const context = { cwd, env: gitEnvironment(env, cwd) };
  return blameOutput(context, { path: file, commit: undefined, ranges }).catch(() => undefined);
}
