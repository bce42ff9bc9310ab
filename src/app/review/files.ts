import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import type { DiffTarget, PathChange } from '../../git/diff/diff.ts';
import { lineCounts } from '../../git/diff/line-counts.ts';
import type { Repository } from '../../git/setup/repository.ts';
import type { FileChange } from '../../review/sides.ts';

/** The two sides of a review, and what differs between them. */
export interface Difference {
  /** A commit or tree. */
  readonly base: string;
  readonly target: DiffTarget;
  readonly changes: readonly PathChange[];
  /** The later side. */
  readonly snapshot: Snapshot;
  readonly entries: readonly SnapshotEntry[];
  /** The files of the later side that did not change. */
  readonly unchanged: readonly SnapshotEntry[];
}

/** What a range did to some files, by path: the real diff that claims are compared with. */
export async function fileChanges(
  repository: Repository,
  { base, target, changes, snapshot, entries }: Difference,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileChange>> {
  if (paths.length === 0) return new Map();
  const asked = new Set(paths);
  const byPath = new Map(changes.filter(({ path }) => asked.has(path)).map((one) => [one.path, one]));
  const present = entries.filter(({ path }) => asked.has(path));
  const [counts, sources] = await Promise.all([
    lineCounts(repository, base, target, [...byPath.keys()]),
    snapshot.read(present.filter(({ type }) => type === 'file')),
  ]);
  const there = new Set(present.map(({ path }) => path));
  return new Map(
    paths.map((path) => {
      const change = byPath.get(path);
      const length = lengthOf(sources.get(path));
      const count = counts.get(path) ?? { added: change ? length : 0, removed: 0 };
      const before = change ? change.before !== undefined : there.has(path);
      return [path, { before, after: there.has(path), changed: change !== undefined, ...count, length }];
    }),
  );
}

/** How many lines a text has; a last line without a line break is one. */
function lengthOf(source: Source | undefined): number | null {
  if (!source?.ok) return null;
  const breaks = source.text.split('\n').length - 1;
  return source.text === '' || source.text.endsWith('\n') ? breaks : breaks + 1;
}
