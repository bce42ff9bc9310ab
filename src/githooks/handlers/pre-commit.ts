import { notePassed } from '../../app/commit/passed.ts';
import { contextOf } from '../../app/workspace/context.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import { whileGitWaits } from '../with-repository.ts';

/**
 * Checks what is staged, as git hands it to pre-commit and, for a merge, to pre-merge-commit. Says nothing if there is
 * nothing to say; everything goes to standard error.
 *
 * @throws BatonError where it cannot be checked
 */
export async function preCommit(io: Io): Promise<ExitCode> {
  const result = await whileGitWaits(io, async (workspace) => {
    // Git answers while the rules are loaded.
    const { lintCommit } = await import('../../app/commit/amend.ts');
    const found = await lintCommit(contextOf(io), { workspace });
    const { repository } = await workspace;
    const isPassed = !found.diagnostics.some(({ severity }) => severity === 'error');
    if (repository && isPassed) await notePassed(repository, io.env);
    return found;
  });
  if (!result.diagnostics.some(({ severity }) => severity !== 'info')) return 0;
  const { reportCommit } = await import('../report.ts');
  return reportCommit(result, io);
}
