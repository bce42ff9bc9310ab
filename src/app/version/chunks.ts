import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';

/** How many files are read before they are worked on and dropped. */
const chunkSize = 512;

/** Cuts a list into parts that are worked on one after the other, so that memory does not grow with its length. */
export function* chunksOf<T>(list: readonly T[], size = chunkSize): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/** Reads entries chunk by chunk. Calls back in their order, and waits. */
export async function readInChunks(
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  take: (entry: SnapshotEntry, source: Source) => void | Promise<void>,
): Promise<void> {
  for (const chunk of chunksOf(entries)) {
    const sources = await snapshot.read(chunk);
    for (const entry of chunk) {
      const more = take(entry, sources.get(entry.path) ?? { ok: false, reason: 'missing' });
      if (more) await more; // waiting where there is nothing to wait for takes its time, too
    }
  }
}
