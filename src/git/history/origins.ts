import { parseRaw } from '../diff/raw.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Where a file came into history. */
export interface Origin {
  readonly commit: string;
  /** What it was called there. */
  readonly path: string;
  /** Its content there; undefined for what is no file. */
  readonly oid: string | undefined;
}

interface Addition extends Origin {
  /** What it was called before, where the commit renamed it. */
  readonly from: string | undefined;
}

/**
 * The commit that added each of the files first, renames followed. Two processes for all of them, and two more for each commit
 * that renamed some. `log --follow` takes one path, and takes a file that resembles another for a copy of it, so that a
 * task would begin with the one that it was modelled on.
 *
 * @param paths taken literally, from the top level
 * @returns by path; without those that no commit in the history of `tip` added
 */
export async function originsOf(
  repository: Repository,
  tip: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Origin>> {
  const found = new Map<string, Origin>();
  if (paths.length === 0) return found;
  const additions = await additionsOf(repository, tip, paths);
  const renamed = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const own = additions.get(path) ?? [];
    const rename = own.find(({ from }) => from !== undefined);
    const first = own.at(-1);
    if (rename?.from !== undefined) {
      const names = renamed.get(rename.commit) ?? new Map<string, string>();
      renamed.set(rename.commit, names.set(path, rename.from));
    } else if (first) found.set(path, { commit: first.commit, path, oid: first.oid });
  }
  for (const [commit, names] of renamed) {
    const older = await originsOf(repository, `${commit}^`, [...new Set(names.values())]);
    for (const [path, from] of names) {
      const origin = older.get(from);
      if (origin) found.set(path, origin);
    }
  }
  return found;
}

/** The commits that brought each path, the youngest first. */
async function additionsOf(
  repository: Repository,
  tip: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly Addition[]>> {
  // What a user's configuration adds to a log is taken away again; `rev-list` would not say which path it was.
  const log = ['log', '--no-show-signature', '--no-notes', '--no-color', '--no-ext-diff', '--no-follow'];
  const diff = ['--full-history', '--no-renames', '--diff-filter=A', '--raw', '-z', '--no-abbrev'];
  const output = await git(repository.context, [...log, ...diff, '--format=%H', tip, '--', ...paths]);
  const commits = byCommit(splitNul(output), 1);
  const renames = await renamesIn(repository, [...commits.keys()]);
  const additions = new Map<string, Addition[]>();
  for (const [commit, fields] of commits) {
    for (const { path, after } of parseRaw(fields)) {
      const from = renames.get(commit)?.get(path);
      const list = additions.get(path) ?? [];
      list.push({ commit, path, oid: after.type === 'file' ? after.oid : undefined, from });
      additions.set(path, list);
    }
  }
  return additions;
}

/** What commits renamed, by commit: what each path was called before. */
async function renamesIn(
  repository: Repository,
  commits: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  if (commits.length === 0) return new Map();
  const args = ['diff-tree', '--stdin', '--root', '-r', '-M', '--diff-filter=R', '--raw', '-z'];
  const output = await git(repository.context, args, commits.map((one) => `${one}\n`).join(''));
  return new Map(
    [...byCommit(splitNul(output), 2)].map(([commit, fields]) => {
      const names = new Map<string, string>();
      for (let at = 0; at + 2 < fields.length; at += 3) names.set(fields[at + 2] ?? '', fields[at + 1] ?? '');
      return [commit, names];
    }),
  );
}

/** Splits what git printed of several commits, each change followed by so many paths, which may look like anything. */
function byCommit(fields: readonly string[], paths: 1 | 2): ReadonlyMap<string, readonly string[]> {
  const commits = new Map<string, string[]>();
  let own: string[] = [];
  for (let at = 0; at < fields.length; at++) {
    const field = (fields[at] ?? '').replace(/^\n+/, '');
    if (field.startsWith(':')) {
      own.push(field, ...fields.slice(at + 1, at + 1 + paths));
      at += paths;
    } else if (field !== '') {
      own = [];
      commits.set(field, own);
    }
  }
  return commits;
}
