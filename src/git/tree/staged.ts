import { EntryListing, type Listing } from '../../core/listing.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { parseRaw, typeOfMode } from '../diff/raw.ts';
import { askIndex } from '../process/questions.ts';
import { git, splitNul, tryGit } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { sortByPath } from './entries.ts';
import { IndexFile } from './index-file.ts';
import { StagedListing } from './staged-listing.ts';

/**
 * What is staged, without entries of `add -N`, of the index as it is when this is asked first.
 *
 * @throws BatonError where git fails
 */
export function stagedListing(repository: Repository): Promise<Listing> {
  return repository.once('the index', async () => {
    const index = IndexFile.read(repository);
    return index ? new StagedListing(index) : listedByGit(repository);
  });
}

async function listedByGit(repository: Repository): Promise<Listing> {
  const entries = sortByPath(stagedEntries(splitNul(await git(repository.context, askIndex))));
  const empty = repository.emptyBlob();
  // `add -N` looks like an empty file here.
  const suspects = entries.filter(({ oid }) => oid === empty).map(({ path }) => path);
  const intended = new Set(await intentToAdd(repository, suspects));
  return new EntryListing(entries.filter(({ path }) => !intended.has(path)));
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

function stagedEntry(line: string): SnapshotEntry | undefined {
  const tab = line.indexOf('\t');
  const path = line.slice(tab + 1);
  if (line[tab - 1] !== '0') return { path, type: 'unmerged' };
  const type = typeOfMode(line.slice(0, 6));
  return type && { path, type, oid: line.slice(7, tab - 2) };
}

/** Of paths that are empty in the index, those of `add -N`: what a diff says of them depends on whether it sees those. */
async function intentToAdd(repository: Repository, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const [visible, invisible] = await Promise.all([
    indexStates(repository, '--ita-visible-in-index'),
    indexStates(repository, '--ita-invisible-in-index'),
  ]);
  return paths.filter((path) => visible.get(path) !== invisible.get(path));
}

/** Status by path. Any base would do; with HEAD git skips the folders that did not change. */
async function indexStates(repository: Repository, flag: string): Promise<ReadonlyMap<string, string>> {
  const args = ['diff-index', '--cached', '--raw', '-z', '--no-renames', '--no-abbrev', flag];
  const { code, stdout } = await tryGit(repository.context, [...args, 'HEAD', '--']);
  const output = code === 0 ? stdout : await git(repository.context, [...args, repository.emptyTree(), '--']);
  return new Map(parseRaw(splitNul(output)).map(({ path, status }) => [path, status]));
}
