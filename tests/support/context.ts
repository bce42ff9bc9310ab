import { type Context, contextOf } from '../../src/app/workspace/context.ts';
import type { GitRepo } from './git-repo.ts';

/** The context of a run at the top of a repository of a test's own. */
export function contextIn(
  { path, env }: Pick<GitRepo, 'path' | 'env'>,
  now: string,
  more: Partial<Context> = {},
): Context {
  return { ...contextOf({ cwd: path, env, now }), ...more };
}
