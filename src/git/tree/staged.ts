import { isAscii } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { typeOfMode } from '../diff/raw.ts';
import { askIndex } from '../process/questions.ts';
import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/** The index as it is stored, `add -N` included: lines for `stagedEntries`, each with its end. */
export interface Staged {
  /** What git wrote. */
  readonly output: Buffer;
  /** Undefined where it is more than ASCII. */
  readonly text: string | undefined;
}

/** @throws BatonError where git fails */
export function readStaged(repository: Repository): Promise<Staged> {
  return repository.once('the index', () => listIndex(repository));
}

async function listIndex({ context }: Repository): Promise<Staged> {
  const output = await git(context, askIndex);
  return { output, text: isAscii(output) ? output.toString('latin1') : undefined };
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
    const entry = stagedEntry(line);
    if (!entry || (entry.type === 'unmerged' && entry.path === unmerged)) continue;
    unmerged = entry.type === 'unmerged' ? entry.path : undefined;
    entries.push(entry);
  }
  return entries;
}

/** The entry that one such line names; undefined for a line that names no entry. */
export function stagedEntry(line: string): SnapshotEntry | undefined {
  const tab = line.indexOf('\t');
  const path = line.slice(tab + 1);
  if (line[tab - 1] !== '0') return { path, type: 'unmerged' };
  const type = typeOfMode(line.slice(0, 6));
  return type && { path, type, oid: line.slice(7, tab - 2) };
}

/**
 * A print of all that is staged: what `git ls-files --stage -z --full-name | git hash-object --stdin` prints at the top.
 *
 * @param oid any id of an object, whose length tells the hash of the repository
 */
export async function stagedPrint(repository: Repository, oid: string): Promise<string> {
  const { output } = await readStaged(repository);
  const hash = createHash(oid.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${output.length}\0`).update(output).digest('hex');
}

/** Has git list the index already, for who asks later. */
export function startListing(repository: Repository): void {
  // A failure is reported to who asks.
  readStaged(repository).catch(() => {});
}
