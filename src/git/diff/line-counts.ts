import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import type { DiffTarget } from './diff.ts';

/** Lines that a diff adds to a file and takes from it. */
export interface LineCount {
  /** Null for a binary file. */
  readonly added: number | null;
  readonly removed: number | null;
}

/** More paths are not passed as arguments: the whole diff is asked then. */
const mostPaths = 1000;

/**
 * How many lines of files differ between a base and a target, by path; files that do not differ are left out, and so are
 * untracked ones. Renames are a deletion and an addition.
 *
 * @param base a commit or tree
 * @param paths files, taken literally, from the top level
 */
export async function lineCounts(
  repository: Repository,
  base: string,
  target: DiffTarget,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LineCount>> {
  if (paths.length === 0) return new Map();
  const asked = paths.length > mostPaths ? [] : paths;
  const output = await git(repository.context, [...command(base, target), '--', ...asked]);
  const counts = new Map<string, LineCount>();
  for (const field of splitNul(output)) {
    const [added = '', removed = '', path = ''] = field.split('\t', 3);
    const rest = field.slice(added.length + removed.length + 2);
    if (path !== '') counts.set(rest, { added: countOf(added), removed: countOf(removed) });
  }
  return counts;
}

const format = ['--numstat', '-z', '--no-renames', '--ignore-submodules=dirty'];

function command(base: string, target: DiffTarget): string[] {
  if (target.type === 'tree') return ['diff-tree', '-r', ...format, base, target.tree];
  if (target.type === 'worktree') return ['diff-index', ...format, base];
  return ['diff-index', '--cached', ...format, '--ita-invisible-in-index', base];
}

/** Git writes `-` for a binary file. */
function countOf(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}
