import type { Snapshot, Source } from '../../core/snapshot.ts';
import type { Version } from '../version/texts.ts';

/**
 * A version whose texts are read once, whoever asks for them: a review and the checks of its range look at the same records.
 * For as many as one change has; all of a large tree would fill the memory.
 */
export function cacheReads<V extends Version>(version: V): V {
  return {
    ...version,
    snapshot: rememberTexts(version.snapshot),
    bases: version.bases.map((base) => ({ ...base, snapshot: rememberTexts(base.snapshot) })),
  };
}

function rememberTexts(snapshot: Snapshot): Snapshot {
  const reading = new Map<string, Promise<Source | undefined>>();
  return {
    label: snapshot.label,
    list: (prefix) => snapshot.list(prefix),
    readLinks: (entries) => snapshot.readLinks(entries),
    async read(entries) {
      const unread = entries.filter(({ path }) => !reading.has(path));
      if (unread.length > 0) {
        const sources = snapshot.read(unread);
        for (const { path } of unread) {
          const source = sources.then((all) => all.get(path));
          source.catch(() => {}); // whoever waits is told
          reading.set(path, source);
        }
      }
      const found = await Promise.all(
        entries.map(async ({ path }) => [path, await reading.get(path)] as const),
      );
      return new Map(found.flatMap(([path, source]) => (source ? [[path, source]] : [])));
    },
  };
}
