import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';

/** How many files are read before they are worked on and dropped. */
const chunkSize = 512;

/** Reads entries chunk by chunk, so that memory does not grow with their number. Calls back in their order, and waits. */
export async function readInChunks(
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  take: (entry: SnapshotEntry, source: Source) => void | Promise<void>,
): Promise<void> {
  for (let at = 0; at < entries.length; at += chunkSize) {
    const chunk = entries.slice(at, at + chunkSize);
    const sources = await snapshot.read(chunk);
    for (const entry of chunk) {
      const more = take(entry, sources.get(entry.path) ?? { ok: false, reason: 'missing' });
      if (more) await more; // waiting where there is nothing to wait for takes its time, too
    }
  }
}
