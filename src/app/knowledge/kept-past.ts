import { join } from 'node:path';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { readDisk } from '../../git/tree/disk.ts';
import type { IndexedInForce } from '../../knowledge/kept/in-force-index.ts';
import { keepText, printOf, readKept } from '../../store/kept-text.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { Context } from '../workspace/context.ts';
import { type Past, pastOf } from './merged.ts';
import type { FollowLimits } from './renames.ts';

/** A past as it is written down. */
interface Written extends Pick<Past, 'renamesSince'> {
  readonly names: readonly (readonly [path: string, names: readonly string[]])[];
  readonly deleted: readonly string[];
}

/**
 * What became of the names that records of an index use, as an earlier run found it out for the same commit: then no tree is
 * listed, and no history walked.
 *
 * @param head undefined before the first commit
 */
export async function keptPast(
  { build }: Context,
  repository: Repository,
  index: IndexedInForce,
  head: string | undefined,
  how: { readonly limits: FollowLimits; readonly snapshotOf: (commit: string) => Snapshot },
): Promise<Past> {
  // Each worktree has its own: they are at different commits.
  const path = join(repository.gitDir, 'baton', 'past');
  // Where history ends in a shallow clone changes with a fetch.
  const shallow = readDisk(join(repository.commonDir, 'shallow'));
  const print = printOf([build, index.tips.map(({ commit }) => commit), head, shallow, how.limits.most]);
  const kept = pastIn(readKept(path, print));
  if (kept) return kept;
  const past = await pastOf(repository, index.namedPaths(), head, how);
  const text = writePast(past);
  if (past.isFinal && !mayHoldSecret(text)) await keepText(path, print, text);
  return past;
}

function writePast({ deleted, names, renamesSince }: Past): string {
  const written: Written = { names: [...names], deleted: [...deleted], renamesSince };
  return asciiJson(written);
}

function pastIn(text: string | undefined): Past | undefined {
  if (text === undefined) return undefined;
  try {
    const { deleted, names, renamesSince } = JSON.parse(text) as Written;
    return { names: new Map(names), deleted: new Set(deleted), renamesSince, isFinal: true };
  } catch {
    return undefined; // a text of another form is found out again
  }
}
