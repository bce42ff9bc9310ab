import type { RecordKnowledge } from './record-knowledge.ts';

/** The paths of records that cannot be read, wholly or in part. A skill is no part of an answer. */
export function unreadableOf(records: readonly RecordKnowledge[]): readonly string[] {
  return records.flatMap(({ isUnreadable, kind, path }) => (isUnreadable && kind !== 'skill' ? [path] : []));
}
