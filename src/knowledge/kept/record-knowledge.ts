import { type Document, type RecordKind, recordKinds } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import { nodeAt, stringOf } from '../../core/node.ts';
import { factsOf } from '../../records/facts.ts';
import { codeSpansOf } from '../../text/code-spans.ts';
import { exactJson } from '../../text/exact-json.ts';
import { type DecisionKnowledge, decisionKnowledge } from '../decisions.ts';
import { type Source, type TaskKnowledge, taskKnowledge } from '../items.ts';
import { type SessionKnowledge, sessionKnowledge } from '../sessions.ts';
import { type FilledItems, filledItems } from './filled-items.ts';

/** What knowledge keeps of one record: small and without its text, so that it can be written down. */
export interface RecordKnowledge {
  readonly kind: RecordKind;
  readonly path: string;
  readonly id: string | undefined;
  readonly archived: boolean;
  /** True where the record cannot be read, wholly or in part: then it says nothing else. */
  readonly isUnreadable: boolean;
  /** Of the kinds that answers about several records need: sessions, threads, decisions, handoffs and acknowledgements. */
  readonly facts?: Facts | undefined;
  readonly task?: TaskKnowledge | undefined;
  /** Undefined for a session without a history. */
  readonly session?: SessionKnowledge | undefined;
  readonly decision?: DecisionKnowledge | undefined;
  /** What the handoff of a task fills; undefined for one without an outcome. */
  readonly filled?: FilledItems | undefined;
  /** The code spans of a task. */
  readonly spans?: readonly string[] | undefined;
}

/** A record is the same on every branch by its kind and id; an unreadable one by its path. */
export function keyOfRecord({ id, kind, path }: Pick<RecordKnowledge, 'id' | 'kind' | 'path'>): string {
  return id === undefined || kind === 'skill' ? path : `${kind} ${id}`;
}

/** Reads what knowledge keeps of a record. */
export function recordKnowledge(doc: Document): RecordKnowledge {
  const { archived, id, kind, path } = doc;
  const name = { kind, path, id, archived };
  if (doc.problems.length > 0) return { ...name, isUnreadable: true };
  const base = { ...name, isUnreadable: false };
  switch (kind) {
    case 'task':
      return {
        ...base,
        task: taskKnowledge(doc),
        filled: stringOf(nodeAt(doc.data, 'outcome')) === undefined ? undefined : filledItems(doc.data),
        spans: codeSpansOf(doc.text),
      };
    case 'session':
      return { ...base, facts: factsOf(doc), session: sessionKnowledge(doc) };
    case 'decision':
      return { ...base, facts: factsOf(doc), decision: decisionKnowledge(doc) };
    case 'thread':
    case 'handoff':
    case 'ack':
      return { ...base, facts: factsOf(doc) };
    case 'resume':
    case 'skill':
      return base;
  }
}

/**
 * One line of JSON for what is known of a file at a record path; {@link parseKnowledge} reads it. Its beginning says of which kind
 * it is, so that the others need not be parsed.
 *
 * @param record undefined for a file that is no record
 * @returns undefined where JSON does not give back what it was made from
 */
export function writeKnowledge(record: RecordKnowledge | undefined): string | undefined {
  if (!record) return 'none';
  const { id, kind, path } = record;
  const own = JSON.stringify({ kind, record: id ?? path, path, line: 0 }).slice(1, -'"line":0}'.length);
  const text = exactJson(record)?.replaceAll(`"source":{${own}"line":`, '"source":{"line":');
  return text && `${beginningOf(record)} ${text}`;
}

/** What a line of a record of a kind begins with. */
function beginningOf({ isUnreadable, kind }: Pick<RecordKnowledge, 'isUnreadable' | 'kind'>): string {
  return isUnreadable ? 'unreadable' : kind;
}

/** What a line says. */
export type KnownRecord =
  | { readonly type: 'record'; readonly record: RecordKnowledge }
  /** Nothing that is wanted: no record, or one of another kind. */
  | { readonly type: 'none' };

/**
 * Reads a line of {@link writeKnowledge}.
 *
 * @param path of the file that it is about
 * @param kinds those that are wanted; left out, all. What cannot be read is always wanted
 * @returns undefined for a text that is no such line
 */
export function parseKnowledge(
  text: string,
  path: string,
  kinds?: ReadonlySet<RecordKind>,
): KnownRecord | undefined {
  if (text === 'none') return { type: 'none' };
  const end = text.indexOf(' ');
  const beginning = text.slice(0, end);
  if (beginning !== 'unreadable' && kinds && !kinds.has(beginning as RecordKind)) {
    return recordKinds.includes(beginning as RecordKind) ? { type: 'none' } : undefined;
  }
  try {
    const record = JSON.parse(text.slice(end + 1)) as RecordKnowledge;
    if (record.path !== path || beginningOf(record) !== beginning) return undefined;
    return { type: 'record', record: withSources(record) };
  } catch {
    return undefined;
  }
}

/** The same with whole sources: those of a record differ in nothing but the line. */
function withSources(record: RecordKnowledge): RecordKnowledge {
  const { decision, id, kind, path, session, task } = record;
  const own = { kind, record: id ?? path, path };
  const whole = <T extends { readonly source: Source }>(one: T): T => ({
    ...one,
    source: { ...own, line: one.source.line },
  });
  return {
    ...record,
    id,
    decision: decision && whole(decision),
    session: session && { ...whole(session), lessons: session.lessons.map(whole) },
    task: task && {
      ...whole(task),
      files: task.files.map(whole),
      lessons: task.lessons.map(whole),
      questions: task.questions.map(whole),
      blockers: task.blockers.map(whole),
    },
  };
}
