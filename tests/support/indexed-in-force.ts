import { readFiles } from '../../src/check/check-files.ts';
import { knowledgeFrom } from '../../src/knowledge/gather.ts';
import {
  keyOfRecord,
  type RecordKnowledge,
  recordKnowledge,
} from '../../src/knowledge/kept/record-knowledge.ts';
import { unreadableOf } from '../../src/knowledge/kept/unreadable.ts';
import type { IndexedRecords } from '../../src/knowledge/kept/write-in-force-index.ts';

export type Files = Readonly<Record<string, string>>;

/** What records of files tell, in the order of their paths. */
export function recordsOf(files: Files): readonly RecordKnowledge[] {
  return readFiles(files)
    .map(recordKnowledge)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/**
 * What an index is made from.
 *
 * @param branches the files of each; their commits are `c0`, `c1` and so on
 * @param partOf what is held of a record; left out, all
 */
export function indexedFrom(
  branches: readonly Files[],
  partOf = (record: RecordKnowledge): RecordKnowledge => record,
): IndexedRecords {
  const tips = branches.map((files, at) => {
    const records = recordsOf(files).map(partOf);
    const entries = Object.keys(files).map((path) => ({ path, type: 'file', oid: `${at} ${path}` }) as const);
    return { commit: `c${at}`, settings: [], entries, records, unread: unreadableOf(records) };
  });
  const found = new Map<string, RecordKnowledge>();
  for (const one of tips.flatMap(({ records }) => records)) {
    const key = keyOfRecord(one);
    if (!found.has(key)) found.set(key, one);
  }
  const merged = [...found.values()];
  return { merged: knowledgeFrom(merged), tips, unreadable: unreadableOf(merged) };
}
