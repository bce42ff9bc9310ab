import type { Document } from '../core/document.ts';
import { createPathIndex } from '../core/path-index.ts';
import type { TreeIndex } from '../core/rule.ts';
import { createTreeIndex, listFrom } from '../core/tree-index.ts';
import { factsOf } from '../records/facts.ts';
import type { RecordKnowledge } from './kept/record-knowledge.ts';

/** The index of records only: other files are not known. */
export function treeOf(docs: readonly Document[]): TreeIndex {
  return treeOfFacts(docs.map((doc) => ({ facts: factsOf(doc) })));
}

/** The same of records as knowledge keeps them: without tasks, plans to resume and skills. */
export function treeOfFacts(records: readonly Pick<RecordKnowledge, 'facts'>[]): TreeIndex {
  return createTreeIndex(
    records.flatMap(({ facts }) => facts ?? []),
    listFrom([]),
    createPathIndex(() => []),
  );
}
