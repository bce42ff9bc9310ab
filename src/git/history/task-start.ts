import { plainLog } from '../process/questions.ts';
import { git, splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** The best common ancestor of a commit and all of the references, taken together; undefined for none. */
export async function branchPoint(
  { context }: Repository,
  commit: string,
  refs: readonly string[],
): Promise<string | undefined> {
  if (refs.length === 0) return undefined;
  const { code, stdout } = await tryGit(context, ['merge-base', commit, ...refs]);
  return code === 0 ? stdout.toString('utf8').trim().split('\n')[0] || undefined : undefined;
}

/**
 * Which of the paths some commit of a range touched, whatever the result; a merge counts where it differs from a
 * parent.
 */
export async function touchedPaths(
  { context }: Repository,
  start: string | undefined,
  tip: string,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const range = start === undefined ? [tip] : [`^${start}`, tip];
  const args = [
    ...plainLog,
    '--full-history',
    '--diff-merges=separate',
    '--no-renames',
    '--name-only',
    '-z',
    '--format=',
  ];
  const output = await git(context, [...args, ...range, '--', ...paths]);
  return new Set(
    splitNul(output)
      .map((field) => field.replace(/^\n+/, ''))
      .filter(Boolean),
  );
}

/**
 * The last commit since a start that wrote a text into one of some files, or removed it; undefined if none did.
 *
 * @param start a commit; undefined for the beginning of history
 */
export async function lastNaming(
  { context }: Repository,
  start: string | undefined,
  text: string,
  files: readonly string[],
): Promise<string | undefined> {
  const range = start === undefined ? ['HEAD'] : ['HEAD', `^${start}`];
  const output = await git(context, [
    ...plainLog,
    '-1',
    '--format=%H',
    `-S${text}`,
    ...range,
    '--',
    ...files,
  ]);
  return output.toString('utf8').trim() || undefined;
}
