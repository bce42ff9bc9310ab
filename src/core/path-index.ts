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

/** A folder as a path names it. */
export function withoutSlash(path: string): string {
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
