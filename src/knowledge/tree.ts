import type { Document } from '../core/document.ts';
import { createPathIndex } from '../core/path-index.ts';
import type { TreeIndex } from '../core/rule.ts';
import { createTreeIndex, listFrom } from '../core/tree-index.ts';
import { factsOf } from '../records/facts.ts';

/** The index of records only: other files are not known. */
export function treeOf(docs: readonly Document[]): TreeIndex {
  return createTreeIndex(
    docs.map(factsOf),
    listFrom([]),
    createPathIndex(() => []),
  );
}
