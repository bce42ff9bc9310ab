import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { exchangedIn, type Move, type Touched } from './exchanged.ts';
import type { WalkedCommit } from './rev-walk.ts';

/** The result for a path: its present name, or the commit that deleted it. */
export type Fate = { readonly path: string } | { readonly deletedBy: string };

/** Begins what git prints for a commit: no path can hold it. */
const mark = '\u0001';
/** How many new files are compared with how many old ones; above it git finds only files that moved unchanged. */
const mostCandidates = 2_000;

/**
 * The newest commits of a history, newest first.
 *
 * @throws BatonError with git's words for an unknown revision
 */
export async function newestCommits(
  { context }: Repository,
  revision: string,
  most: number,
): Promise<readonly WalkedCommit[]> {
  const args = ['rev-list', '--parents', `--max-count=${most}`, revision, '--'];
  const lines = (await git(context, args)).toString('latin1').split('\n');
  lines.pop();
  return lines.map((line) => {
    const [oid = '', ...parents] = line.split(' ');
    return { oid, parents };
  });
}

/**
 * Which names commits changed and deleted, compared with their first parents; none for a merge. Costs a comparison of two trees each.
 *
 * @param commits object ids
 * @throws BatonError `git` for what is not a commit of this clone
 */
export async function movesOf(
  { context }: Repository,
  commits: readonly string[],
): Promise<ReadonlyMap<string, readonly Move[]>> {
  const args = [
    ...plainLog,
    ...['--no-walk=unsorted', '--stdin', '-z'],
    ...['-M', `-l${mostCandidates}`, '--diff-filter=ADMR', '--raw', '--no-abbrev', `--format=${mark}%H`],
  ];
  const input = commits.map((commit) => `${commit}\n`).join('');
  const found = new Map<string, Move[]>(commits.map((commit) => [commit, []]));
  if (commits.length === 0) return found;
  const fields = splitNul(await git(context, args, input));
  let commit = '';
  let renames: Move[] = [];
  let touched: Touched[] = [];
  const end = () => {
    const exchanged = exchangedIn(touched);
    const moved = new Set(exchanged.map(([before]) => before));
    const deleted = touched.filter(({ path, status }) => status === 'D' && !moved.has(path));
    if (commit !== '')
      found.set(commit, [...renames, ...exchanged, ...deleted.map(({ path }): Move => [path])]);
  };
  for (let at = 0; at < fields.length; ) {
    const field = (fields[at++] ?? '').replace(/^\n+/, '');
    if (field.startsWith(mark)) {
      end();
      [commit, renames, touched] = [field.slice(1).trim(), [], []];
      continue;
    }
    const [, , before = '', after = '', status = ''] = field.split(' ');
    const path = fields[at++] ?? '';
    if (status.startsWith('R')) renames.push([path, fields[at++] ?? '']);
    else if (isTouch(status)) touched.push({ status, path, before, after });
  }
  end();
  return found;
}

function isTouch(status: string): status is Touched['status'] {
  return ['A', 'D', 'M'].includes(status);
}

/**
 * The result for the paths that commits renamed or deleted. A path that nothing happened to is not among them; one that
 * came back later has its first result.
 *
 * @param history newest first: what a name leads to is known before the commit that gave it
 */
export function fatesFrom(
  history: readonly { readonly commit: string; readonly moves: readonly Move[] }[],
): ReadonlyMap<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const { commit, moves } of history) {
    // All of a commit happens at once: two files may change their names with each other.
    const after = moves.map(([before, next]): readonly [string, Fate] => [
      before,
      next === undefined ? { deletedBy: commit } : (fates.get(next) ?? { path: next }),
    ]);
    for (const [before, fate] of after) fates.set(before, fate);
  }
  return fates;
}
