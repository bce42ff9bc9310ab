import { pairChanges } from '../../check/pair.ts';
import type { Change } from '../../core/change.ts';
import type { Document } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules, RecordPath } from '../../records/record-paths.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { CheckedSides } from '../version/check-snapshot.ts';
import { readInChunks } from '../version/chunks.ts';
import type { Difference } from './files.ts';
import {
  changedTasks,
  decidedFiles,
  type ReferringKind,
  type ReferringRecords,
  wordsOfDecisions,
} from './referring.ts';

export type ClassifyPath = (path: string) => RecordPath | undefined;

/** The records of a review. */
export interface ReviewRecords {
  readonly changes: readonly Change[];
  /** The records that did not change and that changed ones are compared with. */
  readonly others: readonly Document[];
  /** The paths in which a secret was masked. */
  readonly masked: ReadonlySet<string>;
}

/**
 * The records of both sides, as the check of the version read them: what changed, what that refers to, and besides what refers to
 * it. A text that may hold a secret is masked before anything is made of it.
 *
 * @param own the configuration that the change brings: what is a record by it alone is shown too
 */
export async function reviewRecords(
  { version, source }: CheckedSides,
  { changes, snapshot, unchanged }: Difference,
  base: Snapshot,
  own: PathRules | undefined,
  referring: ReferringRecords,
): Promise<ReviewRecords> {
  const { after, bases } = version;
  const classify: ClassifyPath = (path) => source.pathRules.classify(path) ?? own?.classify(path);
  const masking = new Masking(classify);
  const more = changes.filter(
    ({ path, status }) => status !== 'U' && !source.pathRules.classify(path) && own?.classify(path),
  );
  const left = new Map(after.left);
  const befores = [
    ...(await masking.of(bases.flatMap(({ docs }) => docs))),
    ...(await masking.read(base, entriesOf(more, 'before'))),
  ];
  const afters = [
    ...(await masking.of(after.docs)),
    ...(await masking.read(snapshot, entriesOf(more, 'after'), {
      onLeft: (path, text) => left.set(path, { type: 'unclaimed', text }),
    })),
  ];
  for (const { path, after: now } of more)
    if (now?.type === 'symlink' || now?.type === 'gitlink') left.set(path, { type: now.type });
  const found = pairChanges(befores, afters, (path) => left.get(path));

  const wanted = new Set(after.records.map(({ facts }) => facts.path));
  if ([...befores, ...afters].some(({ kind }) => kind === 'skill'))
    for (const kind of ['handoff', 'ack', 'skill'] as const)
      for (const path of source.find(kind, kind)) wanted.add(path);
  const reader: ReferringReader = { referring, masking, snapshot };
  const naming = (
    await Promise.all([heirsOf([...befores, ...afters], reader), rejectingOf(found, reader)])
  ).flat();
  const known = new Set(naming.map(({ path }) => path));
  const named = unchanged.filter(({ path }) => wanted.has(path) && !known.has(path));
  // The check has read most of them.
  const read = named.flatMap(({ path }) => source.kept?.get(path) ?? []);
  const unread = named.filter(({ path }) => !source.kept?.has(path));
  return {
    changes: found,
    others: [...(await masking.of(read)), ...(await masking.read(snapshot, unread)), ...naming],
    masked: masking.masked,
  };
}

/** One side of what differs, as far as it is a file. */
export function entriesOf(changes: readonly PathChange[], side: 'before' | 'after'): SnapshotEntry[] {
  return changes.flatMap((change) => {
    const at = change[side];
    return at?.type === 'file' ? [{ path: change.path, ...at }] : [];
  });
}

/**
 * The tasks that depend on one that changed. References are followed the way they point; this is the other way round, so only a
 * task whose text names one is parsed.
 */
function heirsOf(docs: readonly Document[], reader: ReferringReader): Promise<Document[]> {
  const ids = changedTasks(docs);
  return readReferring('task', ids, reader, (text) => namesOf(text).some((word) => ids.has(word)));
}

/**
 * The decisions of any thread whose rejected ideas a new decision may choose: those that name one of its files, and those that
 * supersede others, because what is superseded is not in force. Only such a text is parsed.
 */
function rejectingOf(changes: readonly Change[], reader: ReferringReader): Promise<Document[]> {
  const files = [...decidedFiles(changes)];
  const isWanted = (text: string) => /^supersedes:/m.test(text) || files.some((file) => text.includes(file));
  return readReferring('decision', wordsOfDecisions(files), reader, isWanted);
}

interface ReferringReader {
  readonly referring: ReferringRecords;
  readonly masking: Masking;
  readonly snapshot: Snapshot;
}

/**
 * The records of a kind whose texts are wanted.
 *
 * @param words one of which each wanted text holds
 */
async function readReferring(
  kind: ReferringKind,
  words: Iterable<string>,
  { referring, masking, snapshot }: ReferringReader,
  isWanted: (text: string) => boolean,
): Promise<Document[]> {
  return masking.read(snapshot, await referring.naming(kind, words), { isWanted });
}

/** The words of the line in which a task says what it depends on; its id can be no other than one of them. */
function namesOf(text: string): readonly string[] {
  return /depends[ _-]on[^\n]*/i.exec(text)?.[0].split(/[^A-Za-z0-9._-]+/) ?? [];
}

/** Masks the secrets of records. */
class Masking {
  /** The paths in which something was masked. */
  readonly masked = new Set<string>();
  readonly #classify: ClassifyPath;

  constructor(classify: ClassifyPath) {
    this.#classify = classify;
  }

  /** The same documents; those with a secret are read again from a text without it. */
  async of(docs: readonly Document[]): Promise<Document[]> {
    const found: Document[] = [];
    for (const doc of docs) {
      const { path, text } = doc;
      const place = this.#classify(path);
      const source = { ok: true, text, size: Buffer.byteLength(text) } as const;
      const masked = mayHoldSecret(text) ? await this.#mask(path, source) : source;
      found.push((masked !== source && place && readDocument(path, place, masked)) || doc);
    }
    return found;
  }

  /**
   * @param isWanted looks at a text before it is parsed
   * @param onLeft takes the text of a file that is no record
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
      const place = this.#classify(path);
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
