import type { Document, RecordKind } from '../../core/document.ts';
import { entriesOf, nodeAt, stringOf } from '../../core/node.ts';
import { isNamedBy, recordName } from '../../core/record-name.ts';
import { datedByKey } from '../../interchange/decisions/decision-records.ts';
import type { KnownDecision } from '../../interchange/types.ts';
import { threadFolder } from '../../records/kinds/thread/model.ts';
import { readRecords, type WorktreeRecords } from '../workspace/find-record.ts';

/** What of the tree an import is compared with. */
export interface KnownRecords {
  /** The path of a record, wherever it is. */
  pathOf(kind: RecordKind, id: string): string | undefined;
  /** A decision by its id, or by what it was called where it was imported from. */
  decision(name: string): KnownDecision | undefined;
  /** What an import took for the date of a decision that said none, by its id; the time that a payload was given, by the file that it came from. */
  importedAt(kind: RecordKind, name: string): string | undefined;
}

/** Looks at the records of the tree. Only decisions and payloads are read. */
export async function knownRecords(records: WorktreeRecords): Promise<KnownRecords> {
  const paths = new Map<string, string>();
  for (const { path } of records.entries) {
    const kind = records.pathRules.classify(path)?.kind;
    if (kind !== undefined) paths.set(`${kind} ${recordName(kind, path)}`, path);
  }
  const entries = records.entries.filter(({ path }) => {
    const kind = records.pathRules.classify(path)?.kind;
    return kind === 'decision' || kind === 'handoff';
  });
  const docs = (await readRecords(records, entries)).filter(({ id }) => id !== undefined);
  const byName = new Map<string, KnownDecision>();
  const times = new Map<string, string>();
  const decisions = docs.filter(({ kind }) => kind === 'decision');
  const own = decisions.map((doc) => ({
    doc,
    known: { id: doc.id ?? '', thread: stringOf(nodeAt(doc.data, 'thread')) ?? threadFolder(doc) ?? '' },
  }));
  for (const { doc, known } of own) {
    const rest = restOf(doc);
    for (const key of ['id', 'imported_from']) {
      const name = stringOf(nodeAt(rest, key));
      if (name !== undefined && !byName.has(name)) byName.set(name, known);
    }
    const isDated = stringOf(nodeAt(rest, datedByKey)) !== undefined;
    const at = stringOf(isDated ? nodeAt(doc.data, 'date') : nodeAt(rest, 'imported_at'));
    if (at !== undefined) times.set(`decision ${known.id}`, at);
  }
  for (const { data, kind } of docs) {
    const name = kind === 'handoff' ? stringOf(nodeAt(data, 'handoff', 'meta', 'imported_from')) : undefined;
    const at = stringOf(nodeAt(data, 'handoff', 'timestamp'));
    if (name !== undefined && at !== undefined) times.set(`handoff ${name}`, at);
  }
  // A task's file may have a slug after the id.
  const tasks = records.entries.flatMap(({ path }) =>
    records.pathRules.classify(path)?.kind === 'task' ? [path] : [],
  );
  // An id that is here goes before one that a record had elsewhere.
  for (const { known } of own) byName.set(known.id, known);
  return {
    pathOf: (kind, id) =>
      paths.get(`${kind} ${id}`) ??
      (kind === 'task' ? tasks.find((path) => isNamedBy('task', path, id)) : undefined),
    decision: (name) => byName.get(name),
    importedAt: (kind, name) => times.get(`${kind} ${name}`),
  };
}

function restOf(doc: Document) {
  return entriesOf(doc.data).find(({ name }) => name !== null && /^x-(?:cstp|madr|agdr|lore)$/.test(name))
    ?.value;
}
