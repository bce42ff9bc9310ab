import type { Change } from '../../core/change.ts';
import type { Document, RecordKind } from '../../core/document.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { recordName } from '../../core/record-name.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import { readDocument } from '../../records/read/document.ts';
import type { RecordPath } from '../../records/record-paths.ts';
import { idOf } from '../../review/decisions.ts';
import { parentId } from '../../review/kinds/handoff.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import { readInChunks } from '../version/chunks.ts';

/** Reads records for a review: a text that may hold a secret is masked before anything is made of it. */
export class RecordReader {
  /** The paths in which something was masked. */
  readonly masked = new Set<string>();
  readonly #placeOf: (path: string) => RecordPath | undefined;

  constructor(classify: (path: string) => RecordPath | undefined) {
    this.#placeOf = classify;
  }

  /**
   * @param isWanted looks at a text before it is parsed
   * @param onLeft takes the text of a file at a record path that is none
   */
  async read(
    snapshot: Snapshot,
    entries: readonly SnapshotEntry[],
    {
      isWanted = () => true,
      onLeft = () => {},
    }: { isWanted?: (text: string) => boolean; onLeft?: (path: string, text: string) => void } = {},
  ): Promise<Document[]> {
    const docs: Document[] = [];
    await readInChunks(snapshot, entries, async ({ path }, source) => {
      const place = this.#placeOf(path);
      if (!place || (source.ok && !isWanted(source.text))) return;
      const doc = readDocument(path, place, await this.#mask(path, source));
      if (doc) docs.push(doc);
      else onLeft(path, source.ok ? source.text : '');
    });
    return docs;
  }

  async #mask(path: string, source: Source): Promise<Source> {
    if (!source.ok || !mayHoldSecret(source.text)) return source;
    const text = await maskText(source.text);
    if (text === source.text) return source;
    this.masked.add(path);
    return { ...source, text };
  }
}

/**
 * Reads the records that did not change and that changed ones are compared with: the other decisions of a thread, a payload's
 * parent and acknowledgement, the session that one resumes, the tasks that go on from one, the payloads that wait for a
 * skill. A file's name is its record's id, so only the files that are named are read.
 *
 * @param entries of the later side, without those that changed
 */
export async function readOthers(
  changes: readonly Change[],
  reader: RecordReader,
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  classify: (path: string) => RecordPath | undefined,
): Promise<readonly Document[]> {
  const docs = changes.flatMap((change) => [
    ...('before' in change ? [change.before] : []),
    ...('after' in change ? [change.after] : []),
  ]);
  const wanted = lookupsOf(docs);
  const isWanted = (kind: RecordKind, path: string) =>
    wanted.kinds.has(kind) || wanted.names.has(`${kind} ${recordName(kind, path)}`) || isOfThread(kind, path);
  const isOfThread = (kind: RecordKind, path: string) =>
    (kind === 'thread' || kind === 'decision') && wanted.folders.has(folderOf(path));
  const found: SnapshotEntry[] = [];
  const tasks: SnapshotEntry[] = [];
  for (const entry of entries) {
    const kind = entry.type === 'file' ? classify(entry.path)?.kind : undefined;
    if (kind === undefined) continue;
    if (isWanted(kind, entry.path)) found.push(entry);
    else if (kind === 'task' && wanted.tasks.size > 0) tasks.push(entry);
  }
  const named = await reader.read(snapshot, found);
  const heirs = await reader.read(snapshot, tasks, {
    isWanted: (text) => namesOf(text).some((word) => wanted.tasks.has(word)),
  });
  return [...named, ...heirs];
}

function lookupsOf(docs: readonly Document[]) {
  const names = new Set<string>();
  const kinds = new Set<RecordKind>();
  const folders = new Set<string>();
  const tasks = new Set<string>();
  const lookup = (kind: RecordKind, id: string | undefined) => {
    if (id !== undefined) names.add(`${kind} ${id}`);
  };
  for (const doc of docs) {
    if (['thread', 'decision', 'resume'].includes(doc.kind)) folders.add(folderOf(doc.path));
    if (doc.kind === 'session') lookup('session', stringOf(nodeAt(doc.data, 'resumes')));
    if (doc.kind === 'handoff') {
      lookup('handoff', parentId(doc));
      lookup('ack', idOf(doc));
    }
    if (doc.kind === 'ack') lookup('handoff', stringOf(nodeAt(doc.data, 'handoff')) ?? idOf(doc));
    if (doc.kind === 'task' && doc.data !== undefined) tasks.add(idOf(doc));
    if (doc.kind === 'skill') for (const kind of ['handoff', 'ack', 'skill'] as const) kinds.add(kind);
  }
  return { names, kinds, folders, tasks };
}

/** The words of the line in which a task says what it depends on; its id can be no other than one of them. */
function namesOf(text: string): readonly string[] {
  return /depends[ _-]on[^\n]*/i.exec(text)?.[0].split(/[^A-Za-z0-9._-]+/) ?? [];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
