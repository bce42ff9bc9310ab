import type { Source } from '../../core/snapshot.ts';
import { type TreeChange, type TreeEntry, VersionedTree } from '../../core/versioned-tree.ts';
import { BatonError } from '../../errors.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { PathRules } from '../../records/record-paths.ts';
import {
  type ConfigFile,
  type ConfigOverrides,
  isConfigurationPath,
  loadConfig,
} from '../config/load-config.ts';
import type { BlobAt, RecordCache } from './record-cache.ts';
import { RecordIndex } from './record-index.ts';

/** What the tree of one commit holds, and what follows from it for the commits after it. */
export interface CommitState {
  readonly tree: VersionedTree;
  readonly index: RecordIndex;
  readonly config: ConfigState;
  /** Where the records that were deleted on the way last stood, by kind and id. */
  readonly deleted: ReadonlyMap<string, DeletedAt>;
}

/** Where a record last stood, and which commit of the walk took it away. */
export interface DeletedAt extends BlobAt {
  readonly by: number;
}

/** The configuration of a commit. */
export interface ConfigState {
  /** The configuration files of its tree. */
  readonly files: ReadonlyMap<string, TreeEntry>;
  /** Where the files are faulty, those of the last commit before whose are not. */
  readonly pathRules: PathRules;
  readonly fault: BatonError | undefined;
}

/** The commit that took away the record of an id; -1 where none did. */
export function removalOf({ deleted }: CommitState, id: string | undefined): number {
  if (id === undefined) return -1;
  return Math.max(-1, ...[...deleted].flatMap(([key, { by }]) => (key.endsWith(` ${id}`) ? [by] : [])));
}

/** Makes the states of commits out of their parents'. Configurations that are equal are one. */
export class States {
  readonly #cache: RecordCache;
  readonly #overrides: ConfigOverrides;
  readonly #loaded = new Map<string, PathRules | BatonError>();

  constructor(cache: RecordCache, overrides: ConfigOverrides) {
    this.#cache = cache;
    this.#overrides = overrides;
  }

  /** The state of nothing: what a root commit is made out of. */
  empty(): CommitState {
    const pathRules = loadConfig([], this.#overrides);
    const config = { files: new Map(), pathRules, fault: undefined };
    return { tree: VersionedTree.empty, index: RecordIndex.empty(pathRules), config, deleted: new Map() };
  }

  /**
   * @param changes what differs from `parent`
   * @param by the commit that makes the changes
   * @param others the other parents of a merge: what is taken whole from one of them stays the work of who made it
   */
  async after(
    parent: CommitState,
    changes: readonly PathChange[],
    by: number,
    others: readonly CommitState[] = [],
  ): Promise<CommitState> {
    const entries = changes.map(
      (change): TreeChange => ({ path: change.path, after: entryOf(change, by, others) }),
    );
    const tree = parent.tree.with(entries);
    const config = await this.#configAfter(parent.config, entries);
    const deleted = others.some((other) => other.deleted.size > 0)
      ? new Map([parent, ...others].reverse().flatMap((one) => [...one.deleted]))
      : parent.deleted;
    return { tree, index: indexAfter(parent, tree, config.pathRules, entries), config, deleted };
  }

  async #configAfter(before: ConfigState, entries: readonly TreeChange[]): Promise<ConfigState> {
    const changed = entries.filter(({ path }) => isConfigurationPath(path));
    if (changed.length === 0) return before;
    const files = new Map(before.files);
    for (const { path, after } of changed) {
      if (after) files.set(path, after);
      else files.delete(path);
    }
    const pathRules = await this.#load(files);
    return pathRules instanceof BatonError
      ? { files, pathRules: before.pathRules, fault: pathRules }
      : { files, pathRules, fault: undefined };
  }

  async #load(files: ReadonlyMap<string, TreeEntry>): Promise<PathRules | BatonError> {
    const key = JSON.stringify([...files].map(([path, { type, oid }]) => [path, type, oid]).sort());
    const known = this.#loaded.get(key);
    if (known) return known;
    const oids = [...files.values()].flatMap(({ type, oid }) => (type === 'file' ? [oid] : []));
    const sources = await this.#cache.sources(oids);
    const loaded = tryLoad(
      [...files].map(([path, { type, oid }]) => ({ path, source: sourceOf(type, sources.get(oid)) })),
      this.#overrides,
    );
    this.#loaded.set(key, loaded);
    return loaded;
  }
}

function sourceOf(type: TreeEntry['type'], source: Source | undefined): Source {
  return source ?? { ok: false, reason: type === 'symlink' ? 'symlink' : 'missing' };
}

function tryLoad(files: readonly ConfigFile[], overrides: ConfigOverrides): PathRules | BatonError {
  try {
    return loadConfig(files, overrides);
  } catch (error) {
    if (error instanceof BatonError && error.code === 'config') return error;
    throw error;
  }
}

function entryOf(
  { path, after }: PathChange,
  by: number,
  others: readonly CommitState[],
): TreeEntry | undefined {
  if (after?.oid === undefined) return undefined;
  const { oid, type } = after;
  const taken = others.map(({ tree }) => tree.get(path)).find((one) => one?.oid === oid && one.type === type);
  return taken ?? { oid, type, by };
}

function indexAfter(
  parent: CommitState,
  tree: VersionedTree,
  pathRules: PathRules,
  entries: readonly TreeChange[],
): RecordIndex {
  if (pathRules === parent.index.pathRules)
    return parent.index.with(entries.map(({ path, after }) => ({ path, isFile: after?.type === 'file' })));
  const all = [...tree.entries()].map(({ path, type }) => ({ path, isFile: type === 'file' }));
  return RecordIndex.empty(pathRules).with(all);
}
