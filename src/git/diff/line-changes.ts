import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import type { DiffTarget } from './diff.ts';

const plain = ['-p', '-U0', '--no-color', '--no-renames', '--no-ext-diff', '--no-textconv'];
const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm;

/**
 * The lines of a file's new version between the first and the last that a comparison changed, as `N-M`; undefined where no
 * line did, as of a binary file or a mode. Where lines were only taken away, the line before them counts.
 *
 * @param base a commit or tree
 */
export async function changedLines(
  repository: Repository,
  base: string,
  target: DiffTarget,
  path: string,
): Promise<string | undefined> {
  const ends =
    target.type === 'tree' ? ['diff-tree', ...plain, base, target.tree] : ['diff-index', ...plain, base];
  const cached = target.type === 'index' ? ['--cached'] : [];
  const patch = (await git(repository.context, [...ends, ...cached, '--', path])).toString('utf8');
  const ranges = [...patch.matchAll(hunk)].map(([, start = '0', count = '1']) => {
    const first = Math.max(1, Number(start));
    return { first, last: Math.max(first, first + Number(count) - 1) };
  });
  if (ranges.length === 0) return undefined;
  const first = Math.min(...ranges.map((range) => range.first));
  return `${first}-${Math.max(...ranges.map(({ last }) => last))}`;
}

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';
/** How many paths are asked for at once: a command line has an end. */
const chunk = 500;

/**
 * The last commits of HEAD that changed each path, newest first. One walk for all of them.
 *
 * @returns by path; a path that no commit changed is not among them
 */
export async function commitsOf(
  { context }: Repository,
  paths: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (let at = 0; at < paths.length; at += chunk) {
    const asked = new Set(paths.slice(at, at + chunk));
    const args = ['log', '-z', '--name-only', '--no-renames', `--format=${mark}%H`, 'HEAD', '--', ...asked];
    let commit = '';
    for (const field of splitNul(await git(context, args))) {
      const text = field.replace(/^\n+/, '');
      if (text.startsWith(mark)) commit = text.slice(1).trim();
      if (!asked.has(text)) continue;
      const commits = found.get(text) ?? [];
      if (commits.length < most) found.set(text, [...commits, commit]);
    }
  }
  return found;
}
