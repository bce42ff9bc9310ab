import type { Listing } from '../../core/listing.ts';
import { entriesUnder } from '../../core/memory-snapshot.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { typeOfMode } from '../diff/raw.ts';
import { git, splitNul } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { readEntries, readLinkBlobs, sortByPath } from './entries.ts';
import type { ListedSnapshot } from './listed.ts';
import { stagedListing } from './staged.ts';

export { worktreeSnapshot } from './worktree-snapshot.ts';

/**
 * The index that a commit would be made of, which in a hook is the one that GIT_INDEX_FILE names. Entries of `add -N` are
 * left out: they are not committed. An unmerged path is one entry of type `unmerged`.
 */
export function indexSnapshot(repository: Repository): ListedSnapshot {
  let listed: Promise<Listing> | undefined;
  const listing = () => {
    listed ??= stagedListing(repository);
    return listed;
  };
  const load = async () => (await listing()).entries();
  return { ...objectSnapshot(repository, { type: 'index' }, load), listing };
}

/**
 * A commit or tree.
 *
 * @param treeish an object id; it becomes the label
 */
export function treeSnapshot(repository: Repository, treeish: string): Snapshot {
  return objectSnapshot(repository, { type: 'tree', oid: treeish }, () => listTree(repository, treeish));
}

/**
 * A snapshot with files replaced or added: what an editor holds and has not saved.
 *
 * @param texts by path, repository-relative with `/`
 */
export function overlay(base: Snapshot, texts: ReadonlyMap<string, string>): Snapshot {
  const own = [...texts.keys()].map((path): SnapshotEntry => ({ path, type: 'file' }));
  return {
    label: base.label,
    async list(prefix) {
      const others = (await base.list(prefix)).filter(({ path }) => !texts.has(path));
      return sortByPath([...others, ...entriesUnder(own, prefix)]);
    },
    async read(entries) {
      const sources = new Map(await base.read(entries.filter(({ path }) => !texts.has(path))));
      for (const { path } of entries) {
        const text = texts.get(path);
        if (text !== undefined) sources.set(path, { ok: true, text, size: Buffer.byteLength(text) });
      }
      return sources;
    },
    readLinks: (entries) => base.readLinks(entries.filter(({ path }) => !texts.has(path))),
  };
}

function objectSnapshot(
  repository: Repository,
  label: Snapshot['label'],
  load: () => Promise<readonly SnapshotEntry[]>,
): Snapshot {
  let loaded: Promise<readonly SnapshotEntry[]> | undefined;
  return {
    label,
    async list(prefix) {
      loaded ??= load();
      return entriesUnder(await loaded, prefix);
    },
    read: (entries) => readEntries(repository.context, entries),
    readLinks: (entries) => readLinkBlobs(repository.context, entries),
  };
}

async function listTree(repository: Repository, treeish: string): Promise<SnapshotEntry[]> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', treeish];
  const entries: SnapshotEntry[] = [];
  for (const field of splitNul(await git(repository.context, args))) {
    const tab = field.indexOf('\t');
    const [mode = '', , oid = ''] = field.slice(0, tab).split(' ');
    const type = typeOfMode(mode);
    if (type) entries.push({ path: field.slice(tab + 1), type, oid });
  }
  return sortByPath(entries);
}
