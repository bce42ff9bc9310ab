import { lint } from '../../src/app/lint/lint.ts';
import type { LintRequest, LintResult } from '../../src/app/lint/request.ts';
import type { Context } from '../../src/app/workspace/context.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { BatonError } from '../../src/errors.ts';
import { contextIn } from './context.ts';
import type { GitRepo } from './git-repo.ts';

/** Later than the commits of `gitRepo`, which are of January. */
export const now = '2026-12-01T00:00:00Z';

/** Lints a repository of a test's own; the working tree unless told otherwise. */
export function lintRepo(repo: GitRepo, request: Partial<LintRequest & Context> = {}): Promise<LintResult> {
  const all = { ...contextIn(repo, now), target: { type: 'worktree' } as const, ...request };
  return lint(all, all);
}

/** Each finding as `rule path:line`, with `error`, `warning` or `info` left to who cares. */
export async function findings(
  repo: GitRepo,
  request: Partial<LintRequest & Context> = {},
): Promise<string[]> {
  const { diagnostics } = await lintRepo(repo, request);
  return diagnostics.map(lineOf);
}

/** The same of those that would refuse a commit. */
export async function errors(repo: GitRepo): Promise<string[]> {
  const { diagnostics } = await lintRepo(repo);
  return diagnostics.filter(({ severity }) => severity === 'error').map(lineOf);
}

function lineOf({ rule, at }: Diagnostic): string {
  return `${rule} ${at.path}${at.span ? `:${at.span.start.line}` : ''}${at.side === 'before' ? ' before' : ''}`;
}

export const staged: Partial<LintRequest> = { target: { type: 'index' } };

export function revision(name: string): Partial<LintRequest> {
  return { target: { type: 'revision', revision: name } };
}

/** The failure of a run; throws where there is not one or where it is a bug. */
export async function failure(run: Promise<unknown>): Promise<BatonError> {
  const result = await run.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (result instanceof BatonError) return result;
  throw new Error('expected a BatonError', { cause: result });
}
