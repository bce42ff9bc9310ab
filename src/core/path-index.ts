import { compareText } from './diagnostic.ts';
import type { EntryType, SnapshotEntry } from './snapshot.ts';

/** All paths of a tree, not only its records. Case-exact; a trailing slash does not matter. */
export interface PathIndex {
  /** The entry at a path; undefined for nothing. */
  entryAt(path: string): EntryType | 'folder' | undefined;
  /** The names of the files directly in a folder, without folders. */
  namesIn(folder: string): readonly string[];
}

/** Indexes the paths of a tree, when it is first asked. */
export function createPathIndex(list: () => Iterable<Pick<SnapshotEntry, 'path' | 'type'>>): PathIndex {
  let types: Map<string, EntryType | 'folder'> | undefined;
  let names: Map<string, string[]> | undefined;
  return {
    entryAt(path) {
      types ??= typesOf(list());
      return types.get(withoutSlash(path));
    },
    namesIn(folder) {
      types ??= typesOf(list());
      names ??= namesOf(types);
      return names.get(withoutSlash(folder)) ?? [];
    },
  };
}

/** So many questions are answered by searching; an index of all paths pays only after that. */
const mostSearches = 1_000;

/** Indexes the paths of a tree that are sorted, when it is asked often. */
export function createSortedPathIndex(entries: readonly SnapshotEntry[]): PathIndex {
  const index = createPathIndex(() => entries);
  let searches = 0;
  return {
    entryAt(path) {
      if (searches >= mostSearches) return index.entryAt(path);
      searches++;
      const name = withoutSlash(path);
      const found = entryAt(entries, name);
      if (found) return found.type;
      const below = `${name}/`;
      return name !== '' && entries[positionOf(entries, below)]?.path.startsWith(below)
        ? 'folder'
        : undefined;
    },
    namesIn: (folder) => index.namesIn(folder),
  };
}

/** The entry at a path. @param entries sorted by path */
export function entryAt(entries: readonly SnapshotEntry[], path: string): SnapshotEntry | undefined {
  const entry = entries[positionOf(entries, path)];
  return entry?.path === path ? entry : undefined;
}

/** Where a path is among sorted ones, or would be. */
function positionOf(entries: readonly SnapshotEntry[], path: string): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareText(entries[middle]?.path ?? '', path) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

function typesOf(entries: Iterable<Pick<SnapshotEntry, 'path' | 'type'>>) {
  const types = new Map<string, EntryType | 'folder'>();
  for (const { path, type } of entries) {
    types.set(path, type);
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (types.has(folder)) break;
      types.set(folder, 'folder');
    }
  }
  return types;
}

function namesOf(types: ReadonlyMap<string, EntryType | 'folder'>): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [path, type] of types) {
    if (type === 'folder') continue;
    const cut = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, cut));
    const list = names.get(folder);
    if (list) list.push(path.slice(cut + 1));
    else names.set(folder, [path.slice(cut + 1)]);
  }
  return names;
}
