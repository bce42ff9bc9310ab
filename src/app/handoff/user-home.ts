import type { Context } from '../workspace/context.ts';

/** The user's home folder, as POSIX and as Windows name it; undefined if the environment names none. */
export function userHome({ env }: Pick<Context, 'env'>): string | undefined {
  return env.HOME ?? env.USERPROFILE;
}
