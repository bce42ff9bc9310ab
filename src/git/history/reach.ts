import { git } from '../process/spawn.ts';
import { linesOf } from '../refs/lines.ts';
import type { Repository } from '../setup/repository.ts';

/** The commits of some tips that the other side lacks. */
export interface Range {
  /** Ids of commits. */
  readonly tips: readonly string[];
  /** Ids of commits that the other side has. */
  readonly known: readonly string[];
  /** What it has besides, as options of `rev-list`: `--not --remotes=origin`. */
  readonly options: readonly string[];
}

/** Arguments of `rev-list` for a range; the ids need its standard input where there are many. */
export function revisionsOf({ tips, known, options }: Range): string[] {
  return [...tips, ...known.map((oid) => `^${oid}`), ...options];
}

/**
 * Which tips of a range bring which commits, by one walk.
 *
 * @param commits those that are asked for
 * @returns for each of them that a tip brings, the places of its tips, ascending
 */
export async function tipsBringing(
  { context }: Repository,
  range: Range,
  commits: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const { tips, options } = range;
  const input = revisionsOf({ ...range, options: [] }).map((one) => `${one}\n`);
  const args = ['rev-list', '--topo-order', '--parents', '--stdin', ...options];
  const output = (await git(context, args, input.join(''))).toString('latin1');
  // A bit for each tip, handed down from each commit to its parents, which come after it.
  const reached = new Map<string, bigint>();
  const add = (commit: string, bits: bigint) => reached.set(commit, (reached.get(commit) ?? 0n) | bits);
  tips.forEach((tip, at) => {
    add(tip, 1n << BigInt(at));
  });
  const found = new Map<string, readonly number[]>();
  for (const line of output.split('\n')) {
    const [commit = '', ...parents] = line.split(' ');
    const bits = reached.get(commit) ?? 0n;
    for (const parent of parents) add(parent, bits);
    reached.delete(commit);
    if (commits.has(commit))
      found.set(
        commit,
        [...tips.keys()].filter((at) => (bits >> BigInt(at)) & 1n),
      );
  }
  return found;
}

/**
 * Whether some commit of a history is in none of some others.
 *
 * @param others ids of commits
 */
export async function isLeftOver(
  { context }: Repository,
  commit: string,
  others: readonly string[],
): Promise<boolean> {
  const input = revisionsOf({ tips: [commit], known: others, options: [] }).map((one) => `${one}\n`);
  return (await git(context, ['rev-list', '--max-count=1', '--stdin'], input.join(''))).length > 0;
}

/**
 * Those of some commits that none of the others has in its history.
 *
 * @param commits ids; a history that they all share leads to each of them
 */
export async function independent(
  { context }: Repository,
  commits: readonly string[],
): Promise<readonly string[]> {
  if (commits.length < 2) return commits;
  const output = await git(context, ['merge-base', '--independent', ...commits]);
  return linesOf(output.toString('latin1'));
}
