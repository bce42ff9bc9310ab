import type { RecordKind } from './document.ts';
import type { Facts } from './facts.ts';
import type { PathIndex } from './path-index.ts';
import { recordName } from './record-name.ts';
import type { ListFiles, TreeDifference, TreeFile, TreeIndex, Wanted } from './rule.ts';

/**
 * Indexes the facts of a tree's records by kind, id and name.
 *
 * @param list is asked only where a rule looks at files
 * @param paths what the whole tree (not only its records) holds
 * @param fresh in a change: the paths that differ from every base
 * @param difference in a change: what differs from a base
 */
export function createTreeIndex(
  facts: Iterable<Facts>,
  list: ListFiles,
  paths: PathIndex,
  fresh?: readonly string[],
  difference?: TreeDifference,
): TreeIndex {
  let files: readonly TreeFile[] | undefined;
  let others: readonly TreeFile[] | undefined;
  const byKind = new Map<RecordKind, Facts[]>();
  const byId = new NamedFacts();
  const byName = new NamedFacts();
  for (const one of facts) {
    const list = byKind.get(one.kind);
    if (list) list.push(one);
    else byKind.set(one.kind, [one]);
    if (one.id !== undefined) byId.add(one.id, one);
    const name = recordName(one.kind, one.path);
    if (name !== one.id) byName.add(name, one);
  }
  return {
    get files() {
      files ??= list();
      return files;
    },
    get others() {
      others ??= list(fresh && { paths: fresh }, 'others').filter(({ claimed }) => !claimed);
      return others;
    },
    difference,
    filesWhere: (wanted) => list(wanted),
    entryAt: (path) => paths.entryAt(path),
    namesIn: (folder) => paths.namesIn(folder),
    has: (path) => paths.entryAt(path) !== undefined,
    all: <K extends RecordKind>(kind: K) => (byKind.get(kind) ?? []) as Extract<Facts, { kind: K }>[],
    byId: <K extends RecordKind>(kind: K, id: string) =>
      (byId.get(kind, id) ?? []) as Extract<Facts, { kind: K }>[],
    named: <K extends RecordKind>(kind: K, id: string) =>
      (byId.get(kind, id) ?? byName.get(kind, id) ?? []) as Extract<Facts, { kind: K }>[],
  };
}

/** Lists files of a list. */
export function listFrom(files: readonly TreeFile[]): ListFiles {
  return (wanted) => {
    const isWanted = wanted && isWantedBy(wanted);
    return isWanted ? files.filter(({ path }) => isWanted(path)) : files;
  };
}

/** Whether a path is among those that are wanted. */
export function isWantedBy(wanted: Wanted): (path: string) => boolean {
  if (typeof wanted === 'function') return wanted;
  if ('part' in wanted) return (path) => path.includes(wanted.part);
  const paths = new Set(wanted.paths);
  return (path) => paths.has(path);
}

/** Facts by kind and name. A list is made only where two have the same name: of a hundred thousand most have their own. */
class NamedFacts {
  readonly #byKind = new Map<RecordKind, Map<string, Facts | Facts[]>>();

  add(name: string, one: Facts): void {
    const byName = this.#byKind.get(one.kind) ?? new Map<string, Facts | Facts[]>();
    this.#byKind.set(one.kind, byName);
    const known = byName.get(name);
    if (known === undefined) byName.set(name, one);
    else if (Array.isArray(known)) known.push(one);
    else byName.set(name, [known, one]);
  }

  get(kind: RecordKind, name: string): readonly Facts[] | undefined {
    const known = this.#byKind.get(kind)?.get(name);
    return known === undefined || Array.isArray(known) ? known : [known];
  }
}
