import { FactsKeeper } from '../../check/kept-facts.ts';
import { groupByEach } from '../../core/collections/group.ts';
import { compareText } from '../../core/diagnostic.ts';
import type { Document, RecordKind } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import { EntryListing, type Listing } from '../../core/listing.ts';
import { createPathIndex, type PathIndex } from '../../core/path-index.ts';
import type { Wanted } from '../../core/rule.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { factsInTree } from '../../records/facts.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules } from '../../records/record-paths.ts';
import { chunksOf } from './chunks.ts';
import { referenceKeys } from './references.ts';
import type { ReadFile, VersionSource } from './source.ts';

/** So many questions are answered by looking through the paths; an index of them pays only after that. */
const mostLooks = 8;

type PathEntry = Pick<SnapshotEntry, 'path' | 'type'>;

/** Finds record paths by what they are named by. */
class PathsByKey {
  readonly #pathRules: PathRules;
  readonly #listing: Listing;
  /** What was looked for, by key from `referenceKeys`. */
  readonly #looks = new Map<string, readonly string[]>();
  readonly #byKind = new Map<RecordKind, ReadonlyMap<string, readonly string[]>>();

  constructor(pathRules: PathRules, listing: Listing) {
    this.#pathRules = pathRules;
    this.#listing = listing;
  }

  find(kind: RecordKind, key: string): readonly string[] {
    const known = this.#looks.get(key);
    if (known) return known;
    if (this.#looks.size >= mostLooks) return this.#indexOf(kind).get(key) ?? [];
    // What a key names is in the path as it is written; one that names nothing asks for all of a kind.
    const part = key.slice(kind.length + 1) || this.#pathRules.partOf(kind);
    const found = this.#pathsOf(kind, part).filter((path) => referenceKeys(kind, path).includes(key));
    this.#looks.set(key, found);
    return found;
  }

  #indexOf(kind: RecordKind): ReadonlyMap<string, readonly string[]> {
    const known = this.#byKind.get(kind);
    if (known) return known;
    const paths = this.#pathsOf(kind, this.#pathRules.partOf(kind));
    const index = groupByEach(paths, (path) => referenceKeys(kind, path));
    this.#byKind.set(kind, index);
    return index;
  }

  /** The record paths of a kind. @param part what they include */
  #pathsOf(kind: RecordKind, part: string): string[] {
    const isMeant = ({ path, type }: PathEntry) =>
      type === 'file' && this.#pathRules.classify(path)?.kind === kind;
    return this.#listing.including(part).flatMap((entry) => (isMeant(entry) ? [entry.path] : []));
  }
}

/** A snapshot: the working tree, the index, a tree, or memory. Its paths are indexed for the kinds that are asked for often. */
export class SnapshotSource implements VersionSource {
  readonly pathRules: PathRules;
  /** Every path. */
  readonly paths: Listing;
  readonly #snapshot: Snapshot;
  /** By path: the records of which facts were asked, where they are kept. */
  readonly kept: Map<string, Document> | undefined;
  readonly #byKey: PathsByKey;

  /**
   * @param keepsDocuments whether the records of which facts are asked stay in memory, for who reads them next
   */
  constructor(pathRules: PathRules, snapshot: Snapshot, listing: Listing, keepsDocuments = false) {
    this.pathRules = pathRules;
    this.paths = listing;
    this.#snapshot = snapshot;
    this.kept = keepsDocuments ? new Map() : undefined;
    this.#byKey = new PathsByKey(pathRules, listing);
  }

  oidOf(path: string): string | undefined {
    const entry = this.paths.at(path);
    return entry?.type === 'file' ? entry.oid : undefined;
  }

  read(paths: readonly string[]): AsyncGenerator<Iterable<ReadFile>> {
    const entries = paths.flatMap((path) => {
      const entry = this.paths.at(path);
      return entry?.type === 'file' ? [entry] : [];
    });
    return readSnapshot(this.pathRules, this.#snapshot, entries);
  }

  facts(paths: readonly string[]): Promise<readonly Facts[]> {
    return factsFrom(this.read(paths), (path) => this.paths.entryAt(path) !== undefined, this.kept);
  }

  find(kind: RecordKind, key: string): readonly string[] {
    return this.#byKey.find(kind, key);
  }
}

/** The base of a snapshot, without a listing of its own: its paths are those of the snapshot, but for what differs. */
export class BaseSource implements VersionSource {
  readonly pathRules: PathRules;
  readonly paths: PathIndex;
  readonly #after: SnapshotSource;
  readonly #snapshot: Snapshot;
  readonly #changes: ReadonlyMap<string, PathChange>;
  /** What is at the paths that differ. */
  readonly #before: Listing;
  readonly #byKey: PathsByKey;

  /** @param changes everything that differs */
  constructor(after: SnapshotSource, snapshot: Snapshot, changes: readonly PathChange[]) {
    this.pathRules = after.pathRules;
    this.paths = createPathIndex(() => this.entries());
    this.#after = after;
    this.#snapshot = snapshot;
    this.#changes = new Map(changes.map((change) => [change.path, change]));
    const befores = changes.flatMap(({ path, before }) => (before ? [{ path, ...before }] : []));
    this.#before = new EntryListing(befores.sort((a, b) => compareText(a.path, b.path)));
    this.#byKey = new PathsByKey(after.pathRules, this.#before);
  }

  /** The entries that are wanted, in no order. @param wanted left out: all */
  entries(wanted?: Wanted): SnapshotEntry[] {
    const same = entriesOf(this.#after.paths, wanted).filter(({ path }) => !this.#changes.has(path));
    return [...same, ...entriesOf(this.#before, wanted)];
  }

  /** The paths at which the version that it is the base of has something else, record or not. */
  get differing(): readonly string[] {
    return [...this.#changes.keys()];
  }

  oidOf(path: string): string | undefined {
    const change = this.#changes.get(path);
    if (!change) return this.#after.oidOf(path);
    return change.before?.type === 'file' ? change.before.oid : undefined;
  }

  async *read(paths: readonly string[]): AsyncGenerator<Iterable<ReadFile>> {
    const same = paths.filter((path) => !this.#changes.has(path));
    if (same.length > 0) yield* this.#after.read(same);
    const changed = paths.flatMap((path): SnapshotEntry[] => {
      const { before } = this.#changes.get(path) ?? {};
      return before?.type === 'file' ? [{ path, ...before }] : [];
    });
    yield* readSnapshot(this.pathRules, this.#snapshot, changed);
  }

  facts(paths: readonly string[]): Promise<readonly Facts[]> {
    return factsFrom(this.read(paths), (path) => this.paths.entryAt(path) !== undefined);
  }

  find(kind: RecordKind, key: string): readonly string[] {
    const same = this.#after.find(kind, key).filter((path) => !this.#changes.has(path));
    const changed = this.#byKey.find(kind, key);
    return [...same, ...changed];
  }
}

/** The entries of a listing that are wanted, or more of them. @param wanted left out: all */
export function entriesOf(listing: Listing, wanted: Wanted | undefined): readonly SnapshotEntry[] {
  if (wanted === undefined || typeof wanted === 'function') return listing.entries();
  if ('part' in wanted) return listing.including(wanted.part);
  return wanted.paths.flatMap((path) => listing.at(path) ?? []);
}

/** Reads files part by part, and makes their documents one by one: each can be dropped before the next one is made. */
async function* readSnapshot(
  pathRules: PathRules,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
): AsyncGenerator<Iterable<ReadFile>> {
  for (const chunk of chunksOf(entries)) yield parse(pathRules, chunk, await snapshot.read(chunk));
}

function* parse(
  pathRules: PathRules,
  entries: readonly SnapshotEntry[],
  sources: ReadonlyMap<string, Source>,
): Generator<ReadFile, undefined> {
  for (const { path, oid } of entries) {
    const source = sources.get(path) ?? { ok: false, reason: 'missing' };
    const place = pathRules.classify(path);
    yield { path, oid, source, doc: place && readDocument(path, place, source) };
  }
}

/**
 * @param holds whether the tree has a path
 * @param kept where the records stay: then their facts need not be copies without their texts
 */
async function factsFrom(
  reading: AsyncIterable<Iterable<ReadFile>>,
  holds: (path: string) => boolean,
  kept?: Map<string, Document>,
): Promise<readonly Facts[]> {
  const found: Facts[] = [];
  const keeper = new FactsKeeper();
  for await (const files of reading) {
    for (const { doc } of files) {
      if (!doc) continue;
      const facts = factsInTree(doc, holds);
      found.push(kept ? facts : keeper.copy(facts));
      kept?.set(doc.path, doc);
    }
  }
  return found;
}
