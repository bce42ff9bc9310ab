import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitContext } from '../process/environment.ts';
import { gitFailure } from '../process/failure.ts';
import { tryGit } from '../process/spawn.ts';
import { withTemporaryFolder } from '../process/temporary-folder.ts';

/** Three versions of a file. */
export interface ThreeTexts {
  readonly ours: string;
  readonly base: string;
  readonly theirs: string;
}

/**
 * Merges texts line by line, as git does.
 *
 * @returns the text, with git's markers where it is not clean
 * @throws BatonError `git` if git fails
 */
export async function mergeTexts(
  context: GitContext,
  texts: ThreeTexts,
): Promise<{ readonly text: string; readonly isClean: boolean }> {
  return withTemporaryFolder(async (folder) => {
    const names = ['ours', 'base', 'theirs'] as const;
    for (const name of names) await writeFile(join(folder, name), texts[name]);
    const labels = names.flatMap((name) => ['-L', name]);
    const args = ['merge-file', '-p', ...labels, ...names.map((name) => join(folder, name))];
    const { code, stdout, stderr } = await tryGit(context, args);
    // The exit code counts the conflicts, to 127; above, git failed.
    if (code > 127) throw gitFailure(args, code, stderr);
    return { text: stdout.toString('utf8'), isClean: code === 0 };
  });
}

/**
 * Writes the ordinary conflict of three files into ours, whatever bytes they hold.
 *
 * @param files absolute
 * @throws BatonError `git` if git fails, as for files that it takes for binary: ours then stays as it is
 */
export async function conflictInPlace(context: GitContext, files: ThreeTexts): Promise<void> {
  const names = ['ours', 'base', 'theirs'] as const;
  const args = ['merge-file', ...names.flatMap((name) => ['-L', name]), ...names.map((name) => files[name])];
  const { code, stderr } = await tryGit(context, args);
  if (code > 127) throw gitFailure(args, code, stderr);
}
