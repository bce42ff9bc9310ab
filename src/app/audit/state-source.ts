import type { RecordKind } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import type { TreeFile, Wanted } from '../../core/rule.ts';
import { isPartOfSkill, type PathRules } from '../../records/record-paths.ts';
import { referenceKey } from '../version/references.ts';
import type { ReadFile, VersionSource } from '../version/source.ts';
import { type Seen, treeFiles } from '../version/tree-files.ts';
import type { BlobAt, RecordCache } from './record-cache.ts';
import { RecordIndex } from './record-index.ts';
import type { CommitState } from './state.ts';

/** The tree of one commit of a history, under one configuration. */
export class StateSource implements VersionSource {
  readonly pathRules: PathRules;
  readonly paths: CommitState['tree'];
  readonly #state: CommitState;
  readonly #cache: RecordCache;

  constructor(state: CommitState, pathRules: PathRules, cache: RecordCache) {
    this.pathRules = pathRules;
    this.paths = state.tree;
    this.#state = state;
    this.#cache = cache;
  }

  oidOf(path: string): string | undefined {
    const entry = this.#state.tree.get(path);
    return entry?.type === 'file' ? entry.oid : undefined;
  }

  read(paths: readonly string[]): AsyncIterable<readonly ReadFile[]> {
    return this.#cache.read(this.#blobs(paths), this.pathRules);
  }

  facts(paths: readonly string[]): Promise<readonly Facts[]> {
    return this.#cache.facts(this.#blobs(paths), this.pathRules);
  }

  find(_: RecordKind, key: string): Iterable<string> {
    return this.#index().pathsOf(key);
  }

  /** The paths of files whose name says that id. */
  named(kinds: readonly RecordKind[], id: string): string[] {
    return kinds.flatMap((kind) => [...this.find(kind, referenceKey(kind, id))]);
  }

  /** What tree rules look at. @param paths left out: everywhere */
  files(seen: Seen, wanted?: Wanted, paths?: Iterable<string>): readonly TreeFile[] {
    const { tree } = this.#state;
    const chosen = paths && [...paths].flatMap((path) => ({ path, type: tree.get(path)?.type }));
    const entries = chosen?.flatMap(({ path, type }) => (type ? [{ path, type }] : []));
    return treeFiles(this.pathRules, entries ?? tree.entries(), (path) => this.#holds(path), seen, wanted);
  }

  #blobs(paths: readonly string[]): BlobAt[] {
    return paths.flatMap((path): BlobAt[] => {
      const entry = this.#state.tree.get(path);
      if (entry?.type !== 'file' || isPartOfSkill(path, (one) => this.#holds(one))) return [];
      return [{ path, oid: entry.oid }];
    });
  }

  #holds(path: string): boolean {
    return this.#state.tree.get(path) !== undefined;
  }

  /** The state's own, unless another configuration is the effective one. */
  #index(): RecordIndex {
    const { index, tree } = this.#state;
    if (index.pathRules === this.pathRules) return index;
    const all = [...tree.entries()].map(({ path, type }) => ({ path, isFile: type === 'file' }));
    return RecordIndex.empty(this.pathRules).with(all);
  }
}
