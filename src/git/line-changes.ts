import type { DiffTarget } from './diff.ts';
import type { Repository } from './repository.ts';
import { git } from './spawn.ts';

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

/** The last commits that changed a path, newest first. */
export async function commitsOf(
  repository: Repository,
  path: string,
  most: number,
): Promise<readonly string[]> {
  const args = ['log', `-${most}`, '--format=%H', 'HEAD', '--', path];
  return (await git(repository.context, args))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '');
}
