import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { askStatus } from '../process/questions.ts';
import { splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { statDisk } from './disk.ts';
import { isUnconverted } from './unconverted.ts';

/** One state of a working tree: two of the same print hold the same files. */
export interface WorktreeState {
  readonly print: string;
  /** The commit that HEAD names. */
  readonly commit: string;
  /** The paths at which the index or the disk differs from that commit, untracked files included. */
  readonly differing: ReadonlySet<string>;
}

/** So many files that differ are read, and so many bytes of each. */
const most = { files: 200, bytes: 1024 * 1024 };

/**
 * Asks git for the state of the working tree, in one question. What differs from HEAD is read, the rest is what HEAD says.
 *
 * @returns undefined before the first commit, where very much differs, and where a file may differ without git's saying so
 * @throws BatonError for every failure of git
 */
export async function worktreeState(repository: Repository): Promise<WorktreeState | undefined> {
  const root = repository.workTree('name a commit instead');
  const asking = tryGit(repository.context, askStatus);
  // A failure is seen below.
  asking.catch(() => {});
  const isAsStored = await isUnconverted(repository, root, []);
  const { code, stdout, stderr } = await asking;
  // Git only warns about a folder that it cannot open, and lists the rest.
  if (code !== 0 || stderr !== '' || !isAsStored) return undefined;
  const fields = splitNul(stdout);
  const commit = /^# branch\.oid ([0-9a-f]{40,64})$/.exec(fields[0] ?? '')?.[1];
  const differing = new Set(fields.flatMap((field) => pathOf(field) ?? []));
  const hash = createHash('sha256').update(stdout);
  const isRead = differing.size <= most.files && [...differing].every((path) => addFile(hash, root, path));
  return commit !== undefined && isRead ? { print: hash.digest('hex'), commit, differing } : undefined;
}

/** The path in a field of `git status --porcelain=v2 -z`; undefined in one about the branch. */
function pathOf(field: string): string | undefined {
  const before = { '1': 8, u: 10, '?': 1, '!': 1 }[field[0] ?? ''];
  if (before === undefined) return undefined;
  let at = -1;
  for (let left = before; left > 0; left--) at = field.indexOf(' ', at + 1);
  return field.slice(at + 1);
}

/** Adds what is at a path to the hash; false where that cannot be read. */
function addFile(hash: ReturnType<typeof createHash>, root: string, path: string): boolean {
  const stats = path.includes('\uFFFD') ? undefined : statDisk(root, path);
  if (path.includes('\uFFFD') || (stats?.isFile() && stats.size > most.bytes)) return false;
  const type = stats?.isFile() ? 'file' : stats?.isSymbolicLink() ? 'link' : stats ? 'other' : 'none';
  hash.update(`\0${path}\0${type}\0`);
  try {
    if (type === 'file') hash.update(readFileSync(join(root, path)));
    if (type === 'link') hash.update(readlinkSync(join(root, path)));
    return true;
  } catch {
    return false; // gone or changed meanwhile, or not to be read
  }
}
