import type { RecordKind } from './document.ts';
import type { Facts } from './facts.ts';
import type { TreeFile, TreeIndex } from './rule.ts';

/**
 * Indexes the facts of a tree's records by kind and id.
 *
 * @param has whether the whole tree (not only its records) holds a file or folder at a path
 */
export function createTreeIndex(
  facts: Iterable<Facts>,
  files: readonly TreeFile[],
  has: (path: string) => boolean,
): TreeIndex {
  const byKind = new Map<RecordKind, Facts[]>();
  const byId = new Map<string, Facts[]>();
  for (const one of facts) {
    append(byKind, one.kind, one);
    if (one.id !== undefined) append(byId, `${one.kind} ${one.id}`, one);
  }
  return {
    files,
    all: <K extends RecordKind>(kind: K) => (byKind.get(kind) ?? []) as Extract<Facts, { kind: K }>[],
    byId: <K extends RecordKind>(kind: K, id: string) =>
      (byId.get(`${kind} ${id}`) ?? []) as Extract<Facts, { kind: K }>[],
    has,
  };
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Answers whether a set of file paths holds a path as a file or as a folder. Built once, asked often. */
export function createPathSet(paths: Iterable<string>): (path: string) => boolean {
  const known = new Set<string>();
  for (const path of paths) {
    known.add(path);
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at);
      if (known.has(folder)) break;
      known.add(folder);
    }
  }
  return (path) => known.has(path.replace(/\/+$/, ''));
}
