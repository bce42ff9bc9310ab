import type { Checker } from '../../../check/checker.ts';
import type { Diagnostic } from '../../../core/diagnostic.ts';
import type { RecordKind } from '../../../core/document.ts';
import type { Facts } from '../../../core/facts.ts';
import type { TreeFile, TreeIndex } from '../../../core/rule.ts';
import type { EntryType, SnapshotEntry } from '../../../core/snapshot.ts';
import { createTreeIndex } from '../../../core/tree-index.ts';
import { isTemporary } from '../../../records/create/temporary.ts';
import { isPartOfSkill, type PathRules } from '../../../records/record-paths.ts';
import { treeFindingKey } from '../../version/check-version.ts';
import { type RecordFinder, ReferenceLoader, referenceKey } from '../../version/references.ts';
import type { BlobAt, RecordCache } from '../record-cache.ts';
import { RecordIndex } from '../record-index.ts';
import type { CommitState } from '../state.ts';

/** The tree of one commit under one configuration, as tree rules see it. */
export class TreePass {
  readonly #state: CommitState;
  readonly #places: PathRules;
  readonly #cache: RecordCache;

  constructor(state: CommitState, places: PathRules, cache: RecordCache) {
    this.#state = state;
    this.#places = places;
    this.#cache = cache;
  }

  /** The files that stand at these paths. */
  blobs(paths: Iterable<string>): BlobAt[] {
    const found: BlobAt[] = [];
    for (const path of paths) {
      const entry = this.#state.tree.get(path);
      if (entry?.type === 'file' && !isPartOfSkill(path, (one) => this.#state.tree.get(one) !== undefined))
        found.push({ path, oid: entry.oid });
    }
    return found;
  }

  /** The paths of files whose name says that id. */
  named(kinds: readonly RecordKind[], id: string): string[] {
    const index = this.#index();
    return kinds.flatMap((kind) => [...index.pathsOf(referenceKey(kind, id))]);
  }

  /** The facts of the records at these paths. */
  factsAt(paths: Iterable<string>): Promise<readonly Facts[]> {
    return this.#cache.facts(this.blobs(paths), this.#places);
  }

  /**
   * The facts of what records refer to in this tree.
   *
   * @param checked facts of the records that changed, `before` those of the bases at the same paths
   */
  references(checked: readonly Facts[], before: readonly Facts[]): Promise<readonly Facts[]> {
    const finder = this.#finder();
    const known = checked.map(({ path }) => path);
    return new ReferenceLoader(finder, known).load(checked, before);
  }

  /**
   * The index that rules ask.
   *
   * @param read paths of the files that were read: one that is no record there is unclaimed
   * @param told paths whose files are told; left out, all at a record path
   */
  index(facts: readonly Facts[], read: ReadonlySet<string>, told?: Iterable<string>): TreeIndex {
    const records = new Set(facts.map(({ path }) => path));
    const files = this.#files((path) => records.has(path) || !read.has(path), told);
    return createTreeIndex(facts, files, this.#state.tree);
  }

  #finder(): RecordFinder {
    const { tree } = this.#state;
    const index = this.#index();
    return {
      *find(_: RecordKind, key: string): Generator<SnapshotEntry> {
        for (const path of index.pathsOf(key)) {
          const entry = tree.get(path);
          if (entry) yield { path, type: entry.type, oid: entry.oid };
        }
      },
      load: (entries) => this.factsAt(entries.map(({ path }) => path)),
    };
  }

  /** The state's own, unless another configuration governs. */
  #index(): RecordIndex {
    const { index, tree } = this.#state;
    if (index.places === this.#places) return index;
    const all = [...tree.entries()].map(({ path, type }) => ({ path, isFile: type === 'file' }));
    return RecordIndex.empty(this.#places).with(all);
  }

  #files(isClaimed: (path: string) => boolean, told?: Iterable<string>): TreeFile[] {
    const { tree } = this.#state;
    const paths = told ? [...told].map((path) => ({ path, type: tree.get(path)?.type })) : tree.entries();
    return [...paths].flatMap(({ path, type }): TreeFile[] => {
      const place = type && placeAt(this.#places, path, type);
      if (place) return [{ path, type, place, claimed: type === 'file' && isClaimed(path) }];
      const isLeft = type === 'file' && isTemporary(this.#places, path);
      return isLeft ? [{ path, type, place, claimed: false, isTemporary: true }] : [];
    });
  }
}

/** Links and submodules have no place by their own name when they stand where a record folder would. */
export function placeAt(places: PathRules, path: string, type: EntryType): RecordKind | undefined {
  const own = places.classify(path)?.kind;
  return own ?? (type === 'file' ? undefined : places.classify(`${path}/x.md`)?.kind);
}

/**
 * Runs the tree rules and keeps what no base tree has already (checks, "Scope"). The bases are looked at where there is a
 * finding to ask about.
 *
 * @param checker knows the facts of the tree
 * @param paths of the records that differ somewhere
 */
export async function addNewTreeFindings(
  checker: Checker,
  tree: TreeIndex,
  bases: readonly TreePass[],
  paths: readonly string[],
  isWanted: (diagnostic: Diagnostic) => boolean,
): Promise<void> {
  if (!checker.treeFindings(tree).some(isWanted)) return;
  const known = new Set<string>();
  const all = new Set([...checker.facts().map(({ path }) => path), ...paths]);
  for (const base of bases) {
    const facts = await base.factsAt(all);
    const further = await base.references(facts, []);
    const told = new Set([...all, ...tree.files.map(({ path }) => path)]);
    const old = base.index([...facts, ...further], all, told);
    for (const diagnostic of checker.treeFindings(old)) known.add(treeFindingKey(diagnostic));
  }
  checker.addTree(tree, (diagnostic) => isWanted(diagnostic) && !known.has(treeFindingKey(diagnostic)));
}
