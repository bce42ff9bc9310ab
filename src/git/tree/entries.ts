import { compareText } from '../../core/diagnostic.ts';
import type { SnapshotEntry, Source } from '../../core/snapshot.ts';
import { readBlobs } from '../process/batch.ts';
import type { GitContext } from '../process/environment.ts';

/** Puts entries into the order of `Snapshot.list`, in place. Git's order, by bytes, differs beyond U+FFFF only. */
export function sortByPath(entries: SnapshotEntry[]): SnapshotEntry[] {
  return entries.sort((a, b) => compareText(a.path, b.path));
}

/**
 * Reads entries by object id; by path would break on line breaks and on bytes that are not UTF-8.
 *
 * @throws BatonError as `readBlobs`
 */
export async function readEntries(
  context: GitContext,
  entries: readonly SnapshotEntry[],
): Promise<ReadonlyMap<string, Source>> {
  const oids = entries.flatMap(({ type, oid }) => (type === 'file' && oid ? [oid] : []));
  const blobs = await readBlobs(context, oids);
  return new Map(
    entries.map((entry) => [
      entry.path,
      sourceOfType(entry) ?? blobs.get(entry.oid ?? '') ?? { ok: false, reason: 'missing' },
    ]),
  );
}

/** Where links lead: their blobs hold it. @throws BatonError as `readBlobs` */
export async function readLinkBlobs(
  context: GitContext,
  entries: readonly SnapshotEntry[],
): Promise<ReadonlyMap<string, string>> {
  const links = entries.filter(({ type }) => type === 'symlink');
  const blobs = await readBlobs(
    context,
    links.flatMap(({ oid }) => oid ?? []),
  );
  return new Map(
    links.flatMap(({ path, oid }) => {
      const blob = blobs.get(oid ?? '');
      return blob?.ok ? [[path, blob.text] as const] : [];
    }),
  );
}

/** What reading answers for an entry that is not a file; undefined for a file. */
export function sourceOfType({ type }: SnapshotEntry): Source | undefined {
  if (type === 'file') return undefined;
  if (type === 'symlink') return { ok: false, reason: 'symlink' };
  return { ok: false, reason: 'unreadable', detail: `it is ${type}` };
}
