import { groupByEach } from '../../core/collections/group.ts';
import { recordName } from '../../core/record-name.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { threadOf } from '../../records/kinds/thread/graph.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { PieceWriter, type WrittenPieces } from '../../text/kept/pieces.ts';
import { withoutLines } from '../../text/without-lines.ts';
import type { Knowledge } from '../gather.ts';
import { type Candidate, candidatesOf, compareSources, decisionsInForce, saidOf } from '../in-force.ts';
import { claimedBy, everyNamedPath, isGlob } from '../named-paths.ts';
import type { InForceHead, ThreadFile, TipInIndex, WrittenTask } from './in-force-pieces.ts';
import { words } from './in-force-words.ts';
import { keyOfRecord, type RecordKnowledge } from './record-knowledge.ts';
import { WordListWriter } from './word-lists.ts';

/** What records of protected branches say, as far as a check before an edit needs it. */
export interface IndexedRecords {
  /** Of a record that several branches have, the first one's. */
  readonly merged: Knowledge;
  /** The branches in their order. */
  readonly tips: readonly IndexedTip[];
  /** The paths of records of `merged` that cannot be read. */
  readonly unreadable: readonly string[];
}

/** The commit of a protected branch. */
export interface IndexedTip extends TipInIndex {
  readonly records: readonly RecordKnowledge[];
  /** Its files at a record path. */
  readonly entries: readonly SnapshotEntry[];
}

/** What of a record the index is made from, so that no more of it is held. */
export function indexedPart(record: RecordKnowledge): RecordKnowledge {
  const { facts, filled: _filled, session, spans: _spans, task, ...others } = record;
  return {
    ...others,
    facts: facts?.kind === 'decision' ? facts : undefined,
    session: session && { ...session, query: '', questions: [] },
    task: task && { ...task, blockers: [], name: '', reads: [], steps: [] },
  };
}

/**
 * Writes the index of what can be in force: a piece of JSON for each candidate, and lists of the words by which they are found, so that a
 * question reads the lists of its words and what they lead to.
 *
 * @param now RFC 3339: what is expired is not in it
 * @returns undefined where JSON does not give back what it would be made from
 */
export function writeInForceIndex(indexed: IndexedRecords, now: string): WrittenPieces | undefined {
  const { merged, tips, unreadable } = indexed;
  const candidates = [...candidatesOf(merged, now)].sort((a, b) => compareSources(a.item, b.item));
  // JSON has no number that is not finite.
  if (candidates.some(({ item: { confidence = 0 } }) => !Number.isFinite(confidence))) return undefined;
  const writer = new PieceWriter();
  const lists = new WordListWriter();
  addCandidates(
    candidates.filter((one) => !isOfGlob(one)),
    writer,
    lists,
  );
  addTasks(indexed, writer, lists);
  addDecisions(merged, now, lists);
  addThreads(indexed, writer, lists);
  for (const [at, { records }] of tips.entries()) {
    for (const [key, own] of groupByEach(records, (one) => [keyOfRecord(one)]))
      lists.add(words.record(key), [at, own.length]);
  }
  const named = new Map<string, number>();
  for (const path of everyNamedPath(merged)) named.set(path, (named.get(path) ?? 0) + 1);
  const head: InForceHead = {
    ...validity(merged, now),
    tips: tips.map(({ commit, settings, unread }) => ({ commit, settings, unread })),
    unreadable,
    ids: writer.add(asciiJson(merged.decisions.map(({ id }) => id))),
    named: writer.add(asciiJson([...named])),
    globs: writer.add(asciiJson(candidates.filter(isOfGlob))),
    words: lists.write(writer),
  };
  return { head: asciiJson(head), body: writer.body };
}

function isOfGlob({ paths }: Candidate): boolean {
  return paths.some((path) => isGlob(withoutLines(path)));
}

/** The times when a decision expired last, and when the next one does. */
function validity({ decisions }: Knowledge, now: string): Pick<InForceHead, 'from' | 'until'> {
  const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
  const ends = decisions.flatMap(({ expires }) => {
    const end = expires === undefined ? undefined : parseTime(expires);
    return end === undefined ? [] : [end];
  });
  const from = ends.filter((end) => end <= moment).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const until = ends.filter((end) => end > moment).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return { from: Number.isFinite(from) ? from : null, until: Number.isFinite(until) ? until : null };
}

function addCandidates(candidates: readonly Candidate[], writer: PieceWriter, lists: WordListWriter): void {
  for (const one of candidates) {
    const leading = new Set([
      ...one.paths.map((path) => words.path(withoutLines(path))),
      ...one.tags.map(words.tag),
    ]);
    // Nothing leads to it.
    if (leading.size === 0 && one.claimant === undefined) continue;
    const place = writer.add(asciiJson(one));
    const said = saidOf(one.item);
    for (const word of leading) lists.add(word, place, said);
    if (one.claimant !== undefined) lists.add(words.claimant(one.claimant), place);
  }
}

function addTasks({ merged, tips }: IndexedRecords, writer: PieceWriter, lists: WordListWriter): void {
  const first = new Set(tips[0]?.records.flatMap(({ task }) => task ?? []));
  const counting = new Set(merged.tasks);
  for (const task of new Set([...first, ...counting])) {
    const is = !counting.has(task)
      ? 'of the first branch'
      : !first.has(task)
        ? 'of another branch'
        : undefined;
    const { id, source } = task;
    const written: WrittenTask = { id, path: source.path, claims: claimedBy(task), ...(is && { is }) };
    lists.add(words.task(id), writer.add(asciiJson(written)));
  }
}

function addDecisions(merged: Knowledge, now: string, lists: WordListWriter): void {
  for (const { id, source, supersedes } of merged.decisions) {
    for (const old of supersedes) lists.note(words.superseded(old));
    const name = recordName('decision', source.path);
    if (name !== id) lists.note(words.fileName(name));
  }
  for (const { id, reopens } of decisionsInForce(merged, now)) {
    if (reopens.length > 0) lists.note(words.reopening(id));
    for (const alternative of reopens) lists.note(words.reopened(alternative));
  }
}

/** Of a thread without a blocking question nothing is written but that there is one. */
function addThreads({ merged, tips }: IndexedRecords, writer: PieceWriter, lists: WordListWriter): void {
  const threads = groupByEach(merged.records, threadOfRecord);
  const asking = [...threads].filter(([, own]) => own.some(asksBlocking));
  const fileOf = asking.length === 0 ? () => [] : filesIn(tips);
  for (const id of threads.keys()) lists.note(words.thread(id));
  for (const [id, own] of asking) lists.add(words.thread(id), writer.add(asciiJson(own.flatMap(fileOf))));
}

/** Finds the file of a record: that of the first branch which has it. */
function filesIn(tips: readonly IndexedTip[]): (record: RecordKnowledge) => readonly ThreadFile[] {
  const found = new Map<RecordKnowledge, ThreadFile>();
  for (const [at, { entries, records }] of tips.entries()) {
    const oids = new Map(entries.map(({ oid, path }) => [path, oid]));
    for (const one of records) {
      const oid = oids.get(one.path);
      if (oid !== undefined && !found.has(one)) found.set(one, [at, one.path, oid]);
    }
  }
  return (record) => {
    const file = found.get(record);
    return file ? [file] : [];
  };
}

/** The thread that a decision is of, as a list; empty for another record. */
export function threadOfRecord({ facts }: RecordKnowledge): readonly string[] {
  const thread = facts?.kind === 'decision' ? threadOf(facts) : undefined;
  return thread === undefined ? [] : [thread];
}

/** Whether a decision asks a question that stops work. */
export function asksBlocking({ facts }: RecordKnowledge): boolean {
  return facts?.kind === 'decision' && facts.asks.some(({ blocking }) => blocking);
}
