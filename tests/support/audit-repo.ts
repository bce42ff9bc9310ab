import { auditRange } from '../../src/app/audit/audit-range.ts';
import type { RangeRequest } from '../../src/app/audit/request.ts';
import type { Context } from '../../src/app/workspace/context.ts';
import { contextIn } from './context.ts';
import type { GitRepo } from './git-repo.ts';
import { now } from './lint-repo.ts';

/** Audits a repository of a test's own: its whole history unless told otherwise. */
export function auditRepo(repo: GitRepo, request: Partial<RangeRequest & Context> = {}) {
  const all = { ...contextIn(repo, now), revisions: ['HEAD'], ...request };
  return auditRange(all, all);
}

/** Each error as `subject: rule path:line`, in the order of history. */
export async function faults(
  repo: GitRepo,
  request: Partial<RangeRequest & Context> = {},
): Promise<string[]> {
  const audit = await auditRepo(repo, request);
  return audit.faults
    .filter(({ diagnostic }) => diagnostic.severity === 'error')
    .map(({ commit, diagnostic: { at, rule } }) => {
      const line = at.span ? `:${at.span.start.line}` : '';
      return `${commit.subject}: ${rule} ${at.path}${line}${at.side === 'before' ? ' before' : ''}`;
    });
}

/** Writes files and commits them past every hook; a file without text is removed. */
export async function commit(
  repo: GitRepo,
  message: string,
  files: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    if (text === undefined) await repo.git('rm', '-q', '--', path);
    else await repo.write(path, text);
  }
  return repo.commitAll(message);
}
