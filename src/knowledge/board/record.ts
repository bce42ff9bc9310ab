import { type Document, type RecordKind, recordKinds } from '../../core/document.ts';
import { type TaskKnowledge, taskKnowledge } from '../items.ts';
import { parseKnowledge, type RecordKnowledge, writeKnowledge } from '../kept/record-knowledge.ts';
import {
  type DecisionLight,
  type DecisionLink,
  type DecisionTexts,
  decisionLights,
  decisionTexts,
  type ResumeLight,
  resumeLight,
  type ThreadLight,
  threadLight,
} from '../kept/thread-parts.ts';
import { type SessionKnowledge, sessionKnowledge } from '../sessions.ts';
import { type AckLight, ackLight, type HandoffLight, handoffLight } from './handoff-light.ts';
import { isJson } from './is-json.ts';
import { type SessionLight, type Stop, sessionLight, sessionStops } from './session-path.ts';

/** What lists of the board need of a record, by its kind. */
interface LightOf {
  readonly thread: ThreadLight;
  readonly decision: DecisionLink;
  readonly resume: ResumeLight;
  readonly session: SessionLight | undefined;
  readonly handoff: HandoffLight | undefined;
  readonly ack: AckLight;
}

/** The same that few pages show. */
interface TextsOf {
  readonly decision: DecisionTexts;
  readonly session: readonly Stop[];
  readonly handoff: string;
}

/** A kept line that is not what was written. Who meets it reads the records themselves. */
export class DamagedRecord extends Error {}

interface Head {
  readonly path: string;
  readonly id?: string;
  readonly archived: boolean;
  readonly light?: unknown;
}

/** What was read of a record. */
interface Read {
  readonly head?: Head;
  readonly texts?: unknown;
  readonly known?: RecordKnowledge | undefined;
  readonly decision?: DecisionLight | undefined;
}

/** Stands between the parts of a line: no JSON has it. */
const between = '\x1f';

/** What a line begins with, by what it says. */
const marks = new Map(
  [false, true].flatMap((isUnreadable) =>
    recordKinds.map((kind) => [isUnreadable ? `!${kind}` : kind, { kind, isUnreadable }] as const),
  ),
);

/**
 * What the board keeps of one record: one line, whose parts are read when somebody asks for them, so that the start of a board does
 * not parse what no page shows.
 */
export class BoardRecord {
  readonly kind: RecordKind;
  readonly path: string;
  readonly isUnreadable: boolean;
  /** The same text for the same content. */
  readonly line: string;
  #read: Read;

  /**
   * @param read what was read, where the line is not enough, and for who has it
   * @throws DamagedRecord for a line that says of no kind that it is of it
   */
  constructor(path: string, line: string, read: Read = {}) {
    const mark = marks.get(line.slice(0, line.indexOf(' ')));
    if (!mark) throw new DamagedRecord(path);
    this.kind = mark.kind;
    this.isUnreadable = mark.isUnreadable;
    this.path = path;
    this.line = line;
    this.#read = read;
  }

  get id(): string | undefined {
    return this.#head.id;
  }

  get archived(): boolean {
    return this.#head.archived;
  }

  /** @param kind that the record has */
  light<K extends keyof LightOf>(_kind: K): LightOf[K] {
    return this.#head.light as LightOf[K];
  }

  /** @param kind that the record has */
  texts<K extends keyof TextsOf>(_kind: K): TextsOf[K] {
    return (this.#read.texts ?? this.#parse(1)) as TextsOf[K];
  }

  /** Of a decision: what its link does not say. */
  get decision(): DecisionLight {
    return this.#read.decision ?? (this.#parse(2) as DecisionLight);
  }

  get task(): TaskKnowledge | undefined {
    return this.#known.task;
  }

  get session(): SessionKnowledge | undefined {
    return this.#known.session;
  }

  get #head(): Head {
    if (this.#read.head) return this.#read.head;
    const head = this.#parse(0) as Head;
    if (head.path !== this.path) throw new DamagedRecord(this.path);
    this.#read = { ...this.#read, head };
    return head;
  }

  get #known(): RecordKnowledge {
    if (this.#read.known) return this.#read.known;
    const found = parseKnowledge(this.#part(2), this.path);
    if (found?.type !== 'record') throw new DamagedRecord(this.path);
    this.#read = { ...this.#read, known: found.record };
    return found.record;
  }

  #parse(part: number): unknown {
    try {
      return JSON.parse(this.#part(part));
    } catch {
      throw new DamagedRecord(this.path);
    }
  }

  /** A part of the line. */
  #part(wanted: number): string {
    let from = this.line.indexOf(' ') + 1;
    for (let at = 0; at < wanted && from !== 0; at++) from = this.line.indexOf(between, from) + 1;
    const end = this.line.indexOf(between, from);
    return this.line.slice(from, end === -1 ? undefined : end);
  }
}

/**
 * Reads what the board keeps of a record.
 *
 * @returns `isWhole`: false where a line of JSON does not give back what it was made from, as a number that is not finite
 */
export function boardRecord(doc: Document): { readonly record: BoardRecord; readonly isWhole: boolean } {
  const { archived, id, kind, path } = doc;
  const name = { path, ...(id !== undefined && { id }), archived };
  if (doc.problems.length > 0)
    return { record: new BoardRecord(path, `!${kind} ${JSON.stringify(name)}`), isWhole: true };
  const lights = kind === 'decision' ? decisionLights(doc) : undefined;
  const light = lights?.link ?? lightOf(doc);
  const head: Head = light === undefined ? name : { ...name, light };
  const texts = textsOf(doc);
  const known = knownOf(doc);
  const rest = lights ? JSON.stringify(lights.light) : known && writeKnowledge(known);
  const parts = [JSON.stringify(head), texts === undefined ? '' : JSON.stringify(texts), rest ?? ''];
  const line = `${kind} ${parts.join(between)}`;
  const isWhole = (known === undefined || rest !== undefined) && [light, texts, lights?.light].every(isJson);
  const read = { head, texts, known, decision: lights?.light };
  return { record: new BoardRecord(path, line, isWhole ? { head } : read), isWhole };
}

function lightOf(doc: Document): unknown {
  switch (doc.kind) {
    case 'thread':
      return threadLight(doc);
    case 'resume':
      return resumeLight(doc);
    case 'session':
      return sessionLight(doc);
    case 'handoff':
      return handoffLight(doc);
    case 'ack':
      return ackLight(doc);
    default:
      return undefined;
  }
}

function textsOf(doc: Document): unknown {
  switch (doc.kind) {
    case 'decision':
      return decisionTexts(doc);
    case 'session':
      return sessionStops(doc);
    case 'handoff':
      return doc.text;
    default:
      return undefined;
  }
}

/** What queries keep of a task or a session, as far as pages show it. */
function knownOf(doc: Document): RecordKnowledge | undefined {
  const { archived, id, kind, path } = doc;
  const base = { kind, path, id, archived, isUnreadable: false };
  if (kind === 'task') return { ...base, task: taskKnowledge(doc) };
  return kind === 'session' ? { ...base, session: sessionKnowledge(doc) } : undefined;
}
