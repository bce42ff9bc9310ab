import { readObjects } from '../process/batch.ts';
import { gitFailure } from '../process/failure.ts';
import { tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** What an object is once tags are peeled off. */
export interface Peeled {
  readonly oid: string;
  readonly type: string;
}

/**
 * Peels objects through one git: an annotated tag, or a tag of a tag, is what it names.
 *
 * @param oids full ids
 * @returns none for an object that is not in this clone, or whose target is not
 */
export async function peel(
  { context }: Repository,
  oids: Iterable<string>,
): Promise<ReadonlyMap<string, Peeled>> {
  const asked = [...new Set(oids)];
  if (asked.length === 0) return new Map();
  const found = await readObjects(
    context,
    asked.map((oid) => `${oid}^{}`),
  );
  return new Map(
    found.flatMap(({ oid, type }, at) =>
      type === 'missing' ? [] : [[asked[at] ?? '', { oid, type }] as const],
    ),
  );
}

/**
 * Whether the history of `commit` holds `old`.
 *
 * @throws BatonError with git's text where one of them is not a commit of this clone
 */
export async function isAncestor({ context }: Repository, old: string, commit: string): Promise<boolean> {
  if (old === commit) return true;
  const args = ['merge-base', '--is-ancestor', old, commit];
  const { code, stderr } = await tryGit(context, args);
  if (code <= 1) return code === 0;
  throw gitFailure(args, code, stderr);
}
