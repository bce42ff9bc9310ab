import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** The result for a path: its present name, or the commit that deleted it. */
export type Fate = { readonly path: string } | { readonly deletedBy: string };

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';
/** How many new files are compared with how many old ones; above it git finds only files that moved unchanged. */
const mostCandidates = 2_000;

/**
 * The result for the paths that commits renamed or deleted, by one walk. A path that nothing befell is not among them;
 * one that came back later has its first result.
 *
 * @param range as git takes it: `HEAD`, or `<commit>..HEAD` for what happened since
 * @throws BatonError with git's words for an unknown revision
 */
export async function fatesOf({ context }: Repository, range: string): Promise<ReadonlyMap<string, Fate>> {
  const args = [
    ...['log', '--no-show-signature', '-z', '-M', `-l${mostCandidates}`, '--diff-filter=DR', '--name-status'],
    ...[`--format=${mark}%H`, range, '--'],
  ];
  const fates = new Map<string, Fate>();
  const fields = splitNul(await git(context, args));
  let commit = '';
  // Newest first: what a name leads to is known before the commit that gave it.
  for (let at = 0; at < fields.length; ) {
    const field = (fields[at++] ?? '').replace(/^\n+/, '');
    if (field.startsWith(mark)) commit = field.slice(1).trim();
    else if (field === 'D') fates.set(fields[at++] ?? '', { deletedBy: commit });
    else if (field.startsWith('R')) {
      const [before = '', after = ''] = [fields[at++], fields[at++]];
      fates.set(before, fates.get(after) ?? { path: after });
    }
  }
  return fates;
}
