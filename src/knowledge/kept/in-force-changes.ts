import { groupBy } from '../../core/collections/group.ts';
import type { InForceIndex } from './in-force-index.ts';
import type { ThreadFile } from './in-force-pieces.ts';
import { keyOfRecord, type RecordKnowledge } from './record-knowledge.ts';
import { asksBlocking, threadOfRecord } from './write-in-force-index.ts';

/** What differs between the commit of a protected branch that an index was made from, and the one that it has now. */
export interface TipChanges {
  /** The one that it has now. */
  readonly commit: string;
  /** Of the files that differ: what the records in them said, and say now, in the order of their paths. */
  readonly before: readonly RecordKnowledge[];
  readonly after: readonly RecordKnowledge[];
}

/** A record of which another version counts than the one that an index knows. */
export interface ChangedRecord {
  readonly key: string;
  /** Undefined for one that is new. */
  readonly before: RecordKnowledge | undefined;
  /** Undefined for one that is gone. */
  readonly after: RecordKnowledge | undefined;
}

/**
 * The records of which another version counts now: of a record that several branches have, the first one's does.
 *
 * @param tips of each branch
 * @returns undefined where one that did not change counts now, or did before: an index does not say which it is
 */
export function changedRecords(
  index: InForceIndex,
  tips: readonly TipChanges[],
): readonly ChangedRecord[] | undefined {
  const grouped = tips.map(({ after, before }) => {
    return { before: groupBy(before, keyOfRecord), after: groupBy(after, keyOfRecord) };
  });
  const keys = new Set(grouped.flatMap(({ after, before }) => [...before.keys(), ...after.keys()]));
  const found: ChangedRecord[] = [];
  for (const key of keys) {
    const counts = index.counts(key);
    const branches = grouped.map(({ after, before }, at) => {
      const [gone = [], fresh = []] = [before.get(key), after.get(key)];
      const count = counts.get(at) ?? 0;
      return { gone, fresh, count, left: count - gone.length };
    });
    const was = branches.find(({ count }) => count > 0);
    const is = branches.find(({ fresh, left }) => left + fresh.length > 0);
    // That of an earlier branch still counts.
    if (was && was === is && was.gone.length === 0 && was.fresh.length === 0) continue;
    if (was?.left || is?.left) return undefined;
    found.push({ key, before: was?.gone[0], after: is?.fresh[0] });
  }
  return found;
}

/**
 * The files of the threads that changed records are of, where a blocking question was asked in them: whether it is open depends on all
 * decisions of its thread.
 *
 * @returns undefined where an index does not say which they are
 */
export function threadFiles(
  index: InForceIndex,
  changed: readonly ChangedRecord[],
): readonly ThreadFile[] | undefined {
  const asking = new Set(
    changed.flatMap(({ after }) => (after && asksBlocking(after) ? threadOfRecord(after) : [])),
  );
  const records = changed.flatMap(({ after, before }) => [before ?? [], after ?? []].flat());
  const found: ThreadFile[] = [];
  for (const id of new Set(records.flatMap(threadOfRecord))) {
    const thread = index.thread(id);
    if (thread === 'without a blocking question') {
      if (asking.has(id)) return undefined;
    } else found.push(...(thread ?? []));
  }
  return found;
}

/** The changed records with others, which did not change. @param others some of them may be among the changed ones */
export function withUnchanged(
  changed: readonly ChangedRecord[],
  others: readonly RecordKnowledge[],
): readonly ChangedRecord[] {
  const keys = new Set(changed.map(({ key }) => key));
  const more = others.map((one) => ({ key: keyOfRecord(one), before: one, after: one }));
  return [...changed, ...more.filter(({ key }) => !keys.has(key))];
}
