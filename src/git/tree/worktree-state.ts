import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../setup/repository.ts';
import { statDisk } from './disk.ts';
import { statusOf } from './status.ts';
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
 * @returns undefined before the first commit, where git fails or very much differs, and where a file may differ without git's saying so
 * @throws BatonError where git cannot be started
 */
export async function worktreeState(repository: Repository): Promise<WorktreeState | undefined> {
  const root = repository.workTree('name a commit instead');
  const asking = statusOf(repository);
  // A failure is seen below.
  asking.catch(() => {});
  const isAsStored = await isUnconverted(repository, root, []);
  const status = await asking;
  if (!status?.commit || !isAsStored) return undefined;
  const { commit, output, tracked, unmerged, untracked } = status;
  const differing = new Set([...tracked.map(({ path }) => path), ...unmerged, ...untracked]);
  const hash = createHash('sha256').update(output);
  const isRead = differing.size <= most.files && [...differing].every((path) => addFile(hash, root, path));
  return isRead ? { print: hash.digest('hex'), commit, differing } : undefined;
}

/** Adds what is at a path to the hash; false where that cannot be read. */
function addFile(hash: ReturnType<typeof createHash>, root: string, path: string): boolean {
  // A name that is not UTF-8.
  if (path.includes('\uFFFD')) return false;
  try {
    const stats = statDisk(root, path);
    if (stats?.isFile() && stats.size > most.bytes) return false;
    const type = stats?.isFile() ? 'file' : stats?.isSymbolicLink() ? 'link' : stats ? 'other' : 'none';
    hash.update(`\0${path}\0${type}\0`);
    if (type === 'file') hash.update(readFileSync(join(root, path)));
    if (type === 'link') hash.update(readlinkSync(join(root, path)));
    return true;
  } catch {
    return false; // gone or changed meanwhile, or not to be read
  }
}
