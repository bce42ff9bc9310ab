import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { contextOf } from '../../app/workspace/context.ts';
import { BatonError, unreadable } from '../../errors.ts';
import { commentChar } from '../../git/setup/comment-char.ts';
import type { ExitCode, Io } from '../../io/io.ts';
import { commentOf, parseTrailers } from '../../records/trailers.ts';
import { whileGitWaits } from '../with-repository.ts';

/**
 * Checks the message of a commit, and once more what is committed with it: another hook may have staged something since
 * pre-commit, and a merge may have had no gate yet (git, section 1). Warnings about records were reported by then.
 *
 * @param args the file of the message
 * @throws BatonError where it cannot be checked
 */
export async function commitMsg(io: Io, [file]: readonly string[]): Promise<ExitCode> {
  if (file === undefined || file === '') {
    throw new BatonError('usage', 'Missing file of the message, git names it', {
      help: 'make your hook pass its arguments: `baton hook commit-msg "$1"`',
    });
  }
  const path = resolve(io.cwd, file);
  const { result, name } = await whileGitWaits(io, async (workspace) => {
    const { lintCommit } = await import('../../app/commit/amend.ts');
    const text = await readFile(path, 'utf8').catch((error: unknown) => {
      throw unreadable(path, error);
    });
    const { repository, top } = await workspace;
    const configured = repository && /^Baton-/im.test(text) ? await commentChar(repository) : undefined;
    const trailers = parseTrailers(text, commentOf(text, configured));
    const inside = relative(top, path);
    const name = inside.startsWith('..') ? path : inside;
    const message = { path: name, text, trailers };
    return { result: await lintCommit(contextOf(io), { workspace, message }), name };
  });
  const refuses = result.diagnostics.some(({ severity }) => severity === 'error');
  const reported = result.diagnostics.filter((one) => refuses || one.at.path === name);
  if (reported.length === 0) return 0;
  const { reportCommit } = await import('../report.ts');
  return reportCommit({ ...result, diagnostics: reported }, io, name);
}
