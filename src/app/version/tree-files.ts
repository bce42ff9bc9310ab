import type { RecordKind } from '../../core/document.ts';
import type { NumberedFile, TreeFile, Wanted } from '../../core/rule.ts';
import type { EntryType, Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { isWantedBy } from '../../core/tree-index.ts';
import { isTemporary } from '../../records/create/temporary.ts';
import { supersededIn } from '../../records/numbered.ts';
import { findHusks, type Husk, isSkillText } from '../../records/read/husks.ts';
import { isPartOfSkill, type PathRules } from '../../records/record-paths.ts';

/** What reading found at record paths. */
export interface Seen {
  /** Whether the file was read and is no record. */
  readonly isUnclaimed: (path: string) => boolean;
  /** What such a file looks like: `a MADR decision`. */
  readonly looksLike: (path: string) => string | undefined;
}

/**
 * What tree rules look at: what is at record paths, and what killed writers left there.
 *
 * @param wanted which paths are looked at at all; left out: each
 * @param which `others`: without the records
 */
export function treeFiles(
  pathRules: PathRules,
  entries: Iterable<{ readonly path: string; readonly type: EntryType }>,
  holds: (path: string) => boolean,
  { isUnclaimed, looksLike }: Seen,
  wanted?: Wanted,
  which?: 'others',
): TreeFile[] {
  const isWanted = wanted && isWantedBy(wanted);
  const files: TreeFile[] = [];
  for (const { path, type } of entries) {
    if (isWanted && !isWanted(path)) continue;
    const place = placeAt(pathRules, path, type);
    if (place !== undefined) {
      if (isPartOfSkill(path, holds)) continue;
      const claimed = type === 'file' && !isUnclaimed(path);
      if (claimed && which) continue;
      files.push({ path, type, place, claimed, looksLike: claimed ? undefined : looksLike(path) });
    } else if (type === 'file' && isTemporary(pathRules, path)) {
      files.push({ path, type, place, claimed: false, isTemporary: true });
    } else if (type === 'file') {
      const numbered = pathRules.numberOf(path);
      if (numbered) files.push({ path, type, place, claimed: false, numbered });
    }
  }
  return files;
}

/** Links and submodules have no record path by their own name when they are where a record folder would be. */
export function placeAt(pathRules: PathRules, path: string, type: EntryType): RecordKind | undefined {
  const own = pathRules.classify(path)?.kind;
  return own ?? (type === 'file' ? undefined : pathRules.classify(`${path}/x.md`)?.kind);
}

/**
 * What is among skills and seems meant as one.
 *
 * @param isAsked for the files that are read to tell
 */
export async function husksOf(
  pathRules: PathRules,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  isAsked: (path: string) => boolean,
): Promise<TreeFile[]> {
  const { husks, flat } = findHusks(entries, pathRules);
  const wanted = new Set(flat.filter(isAsked));
  const sources = await snapshot.read(entries.filter(({ path }) => wanted.has(path)));
  const found = flat.flatMap((path): Husk[] => {
    const source = sources.get(path);
    return source?.ok && isSkillText(source.text) ? [{ path, reason: 'flat' }] : [];
  });
  return [...husks, ...found].map(
    ({ path, reason }): TreeFile => ({ path, type: 'file', place: undefined, claimed: false, husk: reason }),
  );
}

/**
 * What the numbered decision records of other tools supersede: those files are read for nothing else.
 *
 * @param isAsked for the files that are read
 */
export async function supersededBy(
  pathRules: PathRules,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  isAsked: (path: string) => boolean,
): Promise<ReadonlyMap<string, NumberedFile>> {
  const numbered = entries.filter(
    ({ path, type }) => type === 'file' && pathRules.numberOf(path) !== undefined && isAsked(path),
  );
  const sources = await snapshot.read(numbered);
  return new Map(
    numbered.flatMap(({ path }) => {
      const [file, source] = [pathRules.numberOf(path), sources.get(path)];
      return file && source?.ok ? [[path, { ...file, supersedes: supersededIn(source.text) }] as const] : [];
    }),
  );
}
