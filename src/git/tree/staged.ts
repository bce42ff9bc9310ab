import { createHash } from 'node:crypto';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { typeOfMode } from '../diff/raw.ts';
import { askIndex } from '../process/questions.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** The index as it is stored, `add -N` included, an unmerged path once. In git's order. */
export async function listStaged(repository: Repository): Promise<SnapshotEntry[]> {
  return stagedEntries(splitNul(await readListing(repository)));
}

/**
 * The entries that lines of `ls-files --stage` name.
 *
 * @param lines `<mode> <oid> <stage>\t<path>`; taken apart by position, since a large index has 100,000 of them
 */
export function stagedEntries(lines: Iterable<string>): SnapshotEntry[] {
  const entries: SnapshotEntry[] = [];
  let unmerged: string | undefined;
  for (const line of lines) {
    const tab = line.indexOf('\t');
    const path = line.slice(tab + 1);
    if (line[tab - 1] !== '0') {
      if (path !== unmerged) entries.push({ path, type: 'unmerged' });
      unmerged = path;
      continue;
    }
    const type = typeOfMode(line.slice(0, 6));
    if (type) entries.push({ path, type, oid: line.slice(7, tab - 2) });
  }
  return entries;
}

/**
 * A print of all that is staged: what `git ls-files --stage -z --full-name | git hash-object --stdin` prints at the top.
 *
 * @param oid any id of an object, whose length tells the hash of the repository
 */
export async function stagedPrint(repository: Repository, oid: string): Promise<string> {
  const output = await readListing(repository);
  const hash = createHash(oid.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${output.length}\0`).update(output).digest('hex');
}

/** Has git list the index already, for who asks later. */
export function startListing(repository: Repository): void {
  // A failure is reported to who asks.
  readListing(repository).catch(() => {});
}

function readListing(repository: Repository): Promise<Buffer> {
  return repository.once('the index', () => git(repository.context, askIndex));
}
