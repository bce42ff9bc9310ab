import { notePassed } from '../../app/commit/passed.ts';
import { openWorkspace } from '../../app/workspace/workspace.ts';
import type { ExitCode, Io } from '../../io/io.ts';

/**
 * Checks what is staged, as git hands it to pre-commit and, for a merge, to pre-merge-commit. Says nothing where there is
 * nothing to say; everything goes to standard error.
 *
 * @throws BatonError where it cannot be checked
 */
export async function preCommit(io: Io): Promise<ExitCode> {
  // Git answers while the rules are loaded. What fails here is told where it is waited for.
  const workspace = openWorkspace(io.cwd, io.env);
  workspace.catch(() => {});
  const { lintCommit } = await import('../../app/commit/amend.ts');
  const result = await lintCommit({ cwd: io.cwd, env: io.env, now: io.now, workspace });
  const { repository } = await workspace;
  const isPassed = !result.diagnostics.some(({ severity }) => severity === 'error');
  if (repository && isPassed) await notePassed(repository);
  if (!result.diagnostics.some(({ severity }) => severity !== 'info')) return 0;
  const { reportCommit } = await import('../report.ts');
  return reportCommit(result, io);
}
