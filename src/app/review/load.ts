import { pairChanges } from '../../check/pair.ts';
import type { Change } from '../../core/change.ts';
import type { Document, RecordKind } from '../../core/document.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../core/snapshot.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { filesNaming } from '../../git/tree/naming.ts';
import { readDocument } from '../../records/read/document.ts';
import type { PathRules, RecordPath } from '../../records/record-paths.ts';
import { idOf } from '../../review/decisions.ts';
import { filesOf } from '../../review/returned.ts';
import { maskText } from '../secrets/hide-secrets.ts';
import { mayHoldSecret } from '../secrets/secrets.ts';
import type { CheckedSides } from '../version/check-snapshot.ts';
import { readInChunks } from '../version/chunks.ts';
import type { Difference } from './files.ts';

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
  repository: Repository,
  { version, source }: CheckedSides,
  { changes, snapshot, entries }: Difference,
  base: Snapshot,
  own: PathRules | undefined,
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

  const changed = new Set([...changes.map(({ path }) => path), ...afters.map(({ path }) => path)]);
  const wanted = new Set(after.records.map(({ facts }) => facts.path));
  if ([...befores, ...afters].some(({ kind }) => kind === 'skill'))
    for (const kind of ['handoff', 'ack', 'skill'] as const)
      for (const path of source.find(kind, kind)) wanted.add(path);
  const unchanged = entries.filter(({ path, type }) => type === 'file' && !changed.has(path));
  const reader: Referring = { repository, masking, snapshot, entries: unchanged, classify };
  const referring = (
    await Promise.all([heirsOf([...befores, ...afters], reader), rejectingOf(found, reader)])
  ).flat();
  const known = new Set(referring.map(({ path }) => path));
  const named = unchanged.filter(({ path }) => wanted.has(path) && !known.has(path));
  // The check has read most of them.
  const read = named.flatMap(({ path }) => source.kept?.get(path) ?? []);
  const unread = named.filter(({ path }) => !source.kept?.has(path));
  return {
    changes: found,
    others: [...(await masking.of(read)), ...(await masking.read(snapshot, unread)), ...referring],
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
async function heirsOf(docs: readonly Document[], reader: Referring): Promise<Document[]> {
  const ids = new Set(docs.flatMap((doc) => (doc.kind === 'task' && doc.data ? [idOf(doc)] : [])));
  return readReferring('task', [...ids], reader, (text) => namesOf(text).some((word) => ids.has(word)));
}

/**
 * The decisions of any thread whose rejected ideas a new decision may choose: those that name one of its files, and those that
 * supersede others, because what is superseded is not in force. Only such a text is parsed.
 */
async function rejectingOf(changes: readonly Change[], reader: Referring): Promise<Document[]> {
  const files = changes.flatMap((change) =>
    change.type === 'added' && change.after.kind === 'decision' ? filesOf(change.after) : [],
  );
  if (files.length === 0) return [];
  const isWanted = (text: string) => /^supersedes:/m.test(text) || files.some((file) => text.includes(file));
  return readReferring('decision', ['supersedes:', ...new Set(files)], reader, isWanted);
}

/** Where records are looked for that refer to changed ones. */
interface Referring {
  readonly repository: Repository;
  readonly masking: Masking;
  readonly snapshot: Snapshot;
  /** What did not change. */
  readonly entries: readonly SnapshotEntry[];
  readonly classify: ClassifyPath;
}

/**
 * The records of a kind whose texts are wanted.
 *
 * @param words one of which each wanted text holds
 */
async function readReferring(
  kind: RecordKind,
  words: readonly string[],
  { repository, masking, snapshot, entries, classify }: Referring,
  isWanted: (text: string) => boolean,
): Promise<Document[]> {
  if (words.length === 0) return [];
  const own = entries.filter(({ path }) => classify(path)?.kind === kind);
  return masking.read(snapshot, await filesNaming(repository, snapshot, own, words), { isWanted });
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
