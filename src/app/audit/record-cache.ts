import { FactsKeeper } from '../../check/kept-facts.ts';
import { LimitedMap } from '../../core/collections/limited-map.ts';
import type { Facts } from '../../core/facts.ts';
import type { Source } from '../../core/snapshot.ts';
import type { ObjectReader } from '../../git/process/object-reader.ts';
import { factsOf } from '../../records/facts.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules, RecordPath } from '../../records/record-paths.ts';
import type { ReadFile } from '../version/source.ts';

/** A file of some version. */
export interface BlobAt {
  readonly path: string;
  readonly oid: string;
}

/** A file at a record path, read. */
type ReadBlob = ReadFile & BlobAt;

interface Kept<T> {
  readonly place: RecordPath;
  readonly value: T;
}

/** Characters of texts, of texts with what was made of them, and a number of facts. */
const limits = { texts: 2_000_000, read: 200_000, facts: 20_000 };

/** How many files are in memory at once, however many a commit changes. */
const chunk = 256;

/**
 * Reads the versions of records that a walk meets, each blob once while it is remembered. What is remembered is bounded,
 * so memory does not grow with history.
 */
export class RecordCache {
  readonly #objects: ObjectReader;
  readonly #sources = new LimitedMap<Source>(limits.texts, sizeOf);
  readonly #files = new LimitedMap<Kept<ReadBlob>>(limits.read, ({ value }) => sizeOf(value.source));
  readonly #keeper = new FactsKeeper();
  readonly #facts = new LimitedMap<Kept<Facts | undefined>>(limits.facts, () => 1);

  constructor(objects: ObjectReader) {
    this.#objects = objects;
  }

  /** Fetches the texts that will be asked for next, in one request. */
  async prefetch(oids: Iterable<string>): Promise<void> {
    await this.sources([...new Set(oids)].slice(0, chunk));
  }

  /** The texts of blobs, by object id. */
  async sources(oids: Iterable<string>): Promise<ReadonlyMap<string, Source>> {
    const found = new Map<string, Source>();
    const missing: string[] = [];
    for (const oid of oids) {
      const source = this.#sources.get(oid);
      if (source) found.set(oid, source);
      else missing.push(oid);
    }
    if (missing.length === 0) return found;
    for (const [oid, source] of await this.#objects.blobs(missing)) {
      this.#sources.set(oid, source);
      found.set(oid, source);
    }
    return found;
  }

  /** Reads files at record paths, chunk by chunk, and leaves out those elsewhere. */
  async *read(blobs: readonly BlobAt[], pathRules: PathRules): AsyncGenerator<readonly ReadBlob[]> {
    for (let at = 0; at < blobs.length; at += chunk) {
      const part = blobs.slice(at, at + chunk);
      const known = part.map((blob) => valueFor(this.#files, blob, pathRules)?.value);
      const sources = await this.sources(part.flatMap(({ oid }, index) => (known[index] ? [] : [oid])));
      yield part.flatMap((blob, index) => known[index] ?? this.#parse(blob, pathRules, sources) ?? []);
    }
  }

  /** The facts of those files that are records: copies, which do not hold the texts. */
  async facts(blobs: readonly BlobAt[], pathRules: PathRules): Promise<readonly Facts[]> {
    const known = blobs.map((blob) => valueFor(this.#facts, blob, pathRules));
    const unknown = blobs.filter((_, index) => !known[index]);
    const found = known.flatMap((kept) => kept?.value ?? []);
    for await (const files of this.read(unknown, pathRules)) {
      for (const file of files) {
        const facts = file.doc && this.#keeper.copy(factsOf(file.doc));
        const place = pathRules.classify(file.path);
        if (place) this.#facts.set(keyOf(file), { place, value: facts });
        if (facts) found.push(facts);
      }
    }
    return found;
  }

  #parse(blob: BlobAt, pathRules: PathRules, sources: ReadonlyMap<string, Source>): ReadBlob | undefined {
    const place = pathRules.classify(blob.path);
    const source = sources.get(blob.oid);
    if (!place || !source) return undefined;
    const value = { ...blob, source, doc: readDocument(blob.path, place, source) };
    this.#files.set(keyOf(blob), { place, value });
    return value;
  }
}

/** What is remembered of a file, unless another configuration gives it another place now. */
function valueFor<T>(map: LimitedMap<Kept<T>>, blob: BlobAt, pathRules: PathRules): Kept<T> | undefined {
  const kept = map.get(keyOf(blob));
  const place = pathRules.classify(blob.path);
  const isSame =
    kept?.place.kind === place?.kind &&
    kept?.place.root === place?.root &&
    kept?.place.archived === place?.archived;
  return isSame ? kept : undefined;
}

function keyOf({ path, oid }: BlobAt): string {
  return `${path}\0${oid}`;
}

function sizeOf(source: Source): number {
  return source.ok ? source.text.length : (source.latin1?.length ?? 1);
}
