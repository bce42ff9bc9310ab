import { PersistentMap } from '../../core/collections/persistent-map.ts';
import type { RecordKind } from '../../core/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { referenceKeys } from '../version/references.ts';

type Paths = PersistentMap<true>;

/**
 * The files of a tree that are at a record path, by what references name them by. Follows the tree from commit to
 * commit, as no commit of a long history can look through all paths again.
 */
export class RecordIndex {
  readonly pathRules: PathRules;
  /** A kind by itself is a key too: a list of all its paths would be too long to copy. */
  readonly #byKey: PersistentMap<Paths>;

  private constructor(pathRules: PathRules, byKey: PersistentMap<Paths>) {
    this.pathRules = pathRules;
    this.#byKey = byKey;
  }

  static empty(pathRules: PathRules): RecordIndex {
    return new RecordIndex(pathRules, PersistentMap.empty());
  }

  /** With paths that are files now, or none. */
  with(changes: Iterable<{ readonly path: string; readonly isFile: boolean }>): RecordIndex {
    let byKey = this.#byKey;
    for (const { path, isFile } of changes) {
      const kind = this.pathRules.classify(path)?.kind;
      if (kind === undefined) continue;
      const isThere = byKey.get(kind)?.get(path) !== undefined;
      if (isThere === isFile) continue;
      for (const key of referenceKeys(kind, path))
        byKey = byKey.set(key, changed(byKey.get(key), path, isFile));
    }
    return byKey === this.#byKey ? this : new RecordIndex(this.pathRules, byKey);
  }

  /** @param key from `referenceKeys` */
  *pathsOf(key: string): Generator<string> {
    for (const [path] of this.#byKey.get(key) ?? []) yield path;
  }

  /** Every path in the place of that kind. */
  pathsOfKind(kind: RecordKind): Generator<string> {
    return this.pathsOf(kind);
  }
}

function changed(paths: Paths | undefined, path: string, isFile: boolean): Paths {
  const old = paths ?? PersistentMap.empty<true>();
  return isFile ? old.set(path, true) : old.delete(path);
}
