import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Listing } from '../../core/listing.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { overlay } from '../../git/tree/snapshots.ts';
import type { Base } from './check-snapshot.ts';

/** What is checked and what it is compared with. */
export interface Version {
  readonly snapshot: Snapshot;
  readonly bases: readonly Base[];
}

/**
 * A version with other texts in the place of some files', or beside them.
 *
 * @param texts by path, from the top
 */
export async function withTexts<V extends Version>(
  version: V,
  texts: ReadonlyMap<string, string>,
): Promise<V> {
  const entries = await version.snapshot.list('');
  const known = new Map(entries.filter(({ path }) => texts.has(path)).map((entry) => [entry.path, entry]));
  const bases = version.bases.map((base): Base => {
    const differing = new Map(base.changes.map((change) => [change.path, change]));
    for (const path of texts.keys()) {
      const differs = differing.get(path);
      differing.set(path, changeOf(path, differs ? differs.before : known.get(path)));
    }
    return { ...base, changes: [...differing.values()] };
  });
  return { ...version, snapshot: overlay(version.snapshot, texts), bases };
}

/** @param before what the base holds; a file that git sees unchanged holds what the base does */
function changeOf(path: string, before: PathChange['before'] | SnapshotEntry): PathChange {
  const after = { type: 'file' } as const;
  if (before?.oid === undefined) return { path, status: 'A', after };
  return { path, status: 'M', before: { oid: before.oid, type: before.type }, after };
}

/** The texts that the spans of findings count in, by path. */
export async function textsFor(
  diagnostics: readonly Diagnostic[],
  snapshot: Snapshot,
  listing: Listing,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Set(
    diagnostics.flatMap(({ at, related }) =>
      [at, ...related.map((one) => one.at)].filter(({ span }) => span !== undefined).map(({ path }) => path),
    ),
  );
  return readTexts(snapshot, listing, paths);
}

/** The texts of the files among `paths` that can be read. */
export async function readTexts(
  snapshot: Snapshot,
  listing: Listing,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const entries = [...paths].flatMap((path) => listing.at(path) ?? []);
  const wanted = entries.filter(({ type }) => type === 'file');
  const sources = await snapshot.read(wanted);
  return new Map([...sources].flatMap(([path, source]) => (source.ok ? [[path, source.text]] : [])));
}
