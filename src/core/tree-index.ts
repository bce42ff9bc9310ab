import type { RecordKind } from './document.ts';
import type { Facts } from './facts.ts';
import type { PathIndex } from './path-index.ts';
import { recordName } from './record-name.ts';
import type { ListFiles, TreeFile, TreeIndex } from './rule.ts';

/**
 * Indexes the facts of a tree's records by kind, id and name.
 *
 * @param list is asked only where a rule looks at files
 * @param paths what the whole tree (not only its records) holds
 * @param isNew in a change: whether a path differs from every base
 */
export function createTreeIndex(
  facts: Iterable<Facts>,
  list: ListFiles,
  paths: PathIndex,
  isNew?: (path: string) => boolean,
): TreeIndex {
  let files: readonly TreeFile[] | undefined;
  let others: readonly TreeFile[] | undefined;
  const byKind = new Map<RecordKind, Facts[]>();
  const byId = new Map<string, Facts[]>();
  const byName = new Map<string, Facts[]>();
  for (const one of facts) {
    append(byKind, one.kind, one);
    if (one.id !== undefined) append(byId, `${one.kind} ${one.id}`, one);
    const name = recordName(one.kind, one.path);
    if (name !== one.id) append(byName, `${one.kind} ${name}`, one);
  }
  return {
    get files() {
      files ??= list();
      return files;
    },
    get others() {
      others ??= (isNew ? list(isNew) : this.files).filter(({ claimed }) => !claimed);
      return others;
    },
    filesWhere: (isWanted) => list(isWanted),
    entryAt: (path) => paths.entryAt(path),
    namesIn: (folder) => paths.namesIn(folder),
    has: (path) => paths.entryAt(path) !== undefined,
    all: <K extends RecordKind>(kind: K) => (byKind.get(kind) ?? []) as Extract<Facts, { kind: K }>[],
    byId: <K extends RecordKind>(kind: K, id: string) =>
      (byId.get(`${kind} ${id}`) ?? []) as Extract<Facts, { kind: K }>[],
    named: <K extends RecordKind>(kind: K, id: string) =>
      (byId.get(`${kind} ${id}`) ?? byName.get(`${kind} ${id}`) ?? []) as Extract<Facts, { kind: K }>[],
  };
}

/** Lists files of a list. */
export function listFrom(files: readonly TreeFile[]): ListFiles {
  return (isWanted) => (isWanted ? files.filter(({ path }) => isWanted(path)) : files);
}

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
