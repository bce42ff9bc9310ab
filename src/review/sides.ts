import type { Change } from '../core/change.ts';
import type { Config } from '../core/config.ts';
import { compareText } from '../core/diagnostic.ts';
import type { Document, RecordKind } from '../core/document.ts';
import type { Facts } from '../core/facts.ts';
import { createPathIndex } from '../core/path-index.ts';
import { recordName } from '../core/record-name.ts';
import type { TreeIndex } from '../core/rule.ts';
import { createTreeIndex, listFrom } from '../core/tree-index.ts';
import { factsInTree } from '../records/facts.ts';

/** What a range did to a file that a task claims. */
export interface FileChange {
  readonly before: boolean;
  readonly after: boolean;
  readonly changed: boolean;
  /** Lines added and removed; null for a binary file. */
  readonly added: number | null;
  readonly removed: number | null;
  /** Lines of the file after the range; null if it is not text, or not there. */
  readonly length: number | null;
}

/** The records of one side: those that changed, and those that the changed ones are compared with. */
export interface Side {
  readonly documents: readonly Document[];
  /** The same as facts, indexed. */
  readonly tree: TreeIndex;
  named(kind: RecordKind, id: string | undefined): Document | undefined;
  documentOf(facts: Facts): Document | undefined;
}

/** What the review of a kind is given. */
export interface Context {
  readonly before: Side;
  readonly after: Side;
  /** What the range did to the files that tasks claim, by path. */
  readonly files: ReadonlyMap<string, FileChange>;
  readonly configOf: (path: string) => Config;
  /** The clock: the date of the later side, RFC 3339. */
  readonly now: string;
  /** Payloads of which a secret was masked: their hash says nothing. */
  readonly masked: ReadonlySet<string>;
  /** True if the text is in a decision that is not among the documents. */
  readonly isDecided: (text: string) => boolean;
}

/** Splits changes into their two sides; records that did not change are on both. */
export function sidesOf(
  changes: readonly Change[],
  others: readonly Document[],
): { readonly before: Side; readonly after: Side } {
  const befores = changes.flatMap((change) => (change.type === 'added' ? [] : [change.before]));
  const afters = changes.flatMap((change) => ('after' in change ? [change.after] : []));
  // A review says nothing of the links of skills, and a text whose links all lead somewhere is not read for them.
  const made = (doc: Document) => factsInTree(doc, () => true);
  const known = new Map(others.map((doc) => [doc, made(doc)]));
  const facts = (doc: Document) => known.get(doc) ?? made(doc);
  return { before: sideOf([...others, ...befores], facts), after: sideOf([...others, ...afters], facts) };
}

function sideOf(unsorted: readonly Document[], factsBy: (doc: Document) => Facts): Side {
  const documents = [...unsorted].sort((a, b) => compareText(a.path, b.path));
  const byFacts = new Map(documents.map((doc) => [factsBy(doc), doc]));
  const byName = new Map<string, Document>();
  for (const doc of documents) {
    for (const name of [recordName(doc.kind, doc.path), doc.id]) {
      if (name !== undefined) byName.set(`${doc.kind} ${name}`, doc);
    }
  }
  return {
    documents,
    tree: createTreeIndex(
      byFacts.keys(),
      listFrom([]),
      createPathIndex(() => []),
    ),
    named: (kind, id) => (id === undefined ? undefined : byName.get(`${kind} ${id}`)),
    documentOf: (facts) => byFacts.get(facts),
  };
}
