import type { TreeFile } from '../../core/rule.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { isTemporary } from '../../records/create/temporary.ts';
import { findHusks, type Husk, isSkillText } from '../../records/read/husks.ts';
import type { CheckRequest } from '../version/check-request.ts';

/** What lies among skills and seems meant as one. */
export async function husksOf({ after, entries, places, isAsked }: CheckRequest): Promise<TreeFile[]> {
  const { husks, flat } = findHusks(entries, places);
  const wanted = new Set(flat.filter(isAsked));
  const sources = await after.read(entries.filter(({ path }) => wanted.has(path)));
  const found = flat.flatMap((path): Husk[] => {
    const source = sources.get(path);
    return source?.ok && isSkillText(source.text) ? [{ path, reason: 'flat' }] : [];
  });
  return [...husks, ...found].map(
    ({ path, reason }): TreeFile => ({ path, type: 'file', place: undefined, claimed: false, husk: reason }),
  );
}

/** Links and submodules have no place by their own name when they stand where a record folder would. */
export function treeFiles(
  { places, entries, isAsked }: CheckRequest,
  inPlace: readonly SnapshotEntry[],
  claimed: ReadonlySet<string>,
  looks: ReadonlyMap<string, string | undefined>,
  read: ReadonlySet<string>,
): TreeFile[] {
  const files = inPlace.map(({ path, type }) => ({
    path,
    type,
    place: places.classify(path)?.kind,
    claimed: claimed.has(path) || !read.has(path),
    looksLike: looks.get(path),
  }));
  const others = entries.flatMap(({ path, type }): TreeFile[] => {
    if (type === 'file') {
      if (!isTemporary(places, path)) return [];
      return [{ path, type, place: undefined, claimed: false, isTemporary: true }];
    }
    if (!isAsked(path) || places.classify(path)) return [];
    const place = places.classify(`${path}/x.md`)?.kind;
    return place === undefined ? [] : [{ path, type, place, claimed: false }];
  });
  return [...files, ...others];
}
