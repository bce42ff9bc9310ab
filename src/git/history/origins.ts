import { typeOfMode } from '../diff/raw.ts';
import { plainLog } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** Where a file came into history. */
export interface Origin {
  readonly commit: string;
  /** What it was called there. */
  readonly path: string;
  /** Its content there; undefined for what is not a file. */
  readonly oid: string | undefined;
}

interface Addition extends Origin {
  /** What it was called before, where the commit renamed it. */
  readonly from: string | undefined;
}

/**
 * The commit that added each of the files first, renames followed. One process for all of them, and one more for each commit
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
  // A rename is seen only with all of a commit's files, not with the asked ones alone.
  const diff = ['--full-history', '--full-diff', '-M', '--diff-filter=AR', '--raw', '-z', '--no-abbrev'];
  const output = await git(repository.context, [...plainLog, ...diff, '--format=%H', tip, '--', ...paths]);
  const asked = new Set(paths);
  const additions = new Map<string, Addition[]>();
  for (const addition of additionsIn(splitNul(output))) {
    if (!asked.has(addition.path)) continue;
    const list = additions.get(addition.path) ?? [];
    additions.set(addition.path, [...list, addition]);
  }
  return additions;
}

/** What a log prints: of each commit its id, then a line for each change, followed by one path, or two for a rename. */
function additionsIn(fields: readonly string[]): readonly Addition[] {
  const found: Addition[] = [];
  let commit = '';
  for (let at = 0; at < fields.length; at++) {
    const field = (fields[at] ?? '').replace(/^\n+/, '');
    if (!field.startsWith(':')) {
      if (field !== '') commit = field;
      continue;
    }
    const [, mode = '', , oid = '', status = ''] = field.split(' ');
    const from = status.startsWith('R') ? fields[++at] : undefined;
    const path = fields[++at] ?? '';
    found.push({ commit, path, oid: typeOfMode(mode) === 'file' ? oid : undefined, from });
  }
  return found;
}
