import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** A merge that brought commits into a line of history. */
export interface Merge {
  readonly oid: string;
  /** The commit before it on that line. */
  readonly before: string;
}

/** The parents of each commit of a history, by its id. */
export type ParentsOf = ReadonlyMap<string, readonly string[]>;

/** The parents of all commits that a tip reaches. */
export async function parentsBelow({ context }: Repository, tip: string): Promise<ParentsOf> {
  const parentsOf = new Map<string, readonly string[]>();
  for (const row of (await git(context, ['rev-list', '--parents', tip, '--']))
    .toString('latin1')
    .split('\n')) {
    const [oid = '', ...parents] = row.split(' ');
    if (oid !== '') parentsOf.set(oid, parents);
  }
  return parentsOf;
}

/**
 * The merges through which commits came into the first-parent history of a tip, by one walk.
 *
 * @param parentsOf of the history of the tip
 * @returns by commit; a commit that is itself on that line, or not in the history, is not among them
 */
export function broughtBy(
  parentsOf: ParentsOf,
  tip: string,
  commits: readonly string[],
): ReadonlyMap<string, Merge> {
  const line: string[] = [];
  for (let at: string | undefined = tip; at !== undefined; at = parentsOf.get(at)?.[0]) line.push(at);
  const seen = new Set(line);
  const wanted = new Set(commits.filter((commit) => !seen.has(commit)));
  const found = new Map<string, Merge>();
  // Oldest first: each commit is brought by the first merge that reaches it.
  for (const oid of line.reverse()) {
    if (wanted.size === found.size) break;
    const [before, ...others] = parentsOf.get(oid) ?? [];
    if (before === undefined) continue;
    const open = others.filter((one) => !seen.has(one));
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      if (wanted.has(one)) found.set(one, { oid, before });
      open.push(...(parentsOf.get(one) ?? []));
    }
  }
  return found;
}
