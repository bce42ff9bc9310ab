import type { Document } from '../core/document.ts';
import { itemsOf, nodeAt, stringOf, stringsOf } from '../core/node.ts';
import { derivedId } from '../records/kinds/derived-id.ts';
import { haltQuestions, sessionOf } from '../records/kinds/session/model.ts';
import { type Lesson, type Source, sourceOf } from './items.ts';

/** What a session learned. */
export function sessionLessons(doc: Document): readonly Lesson[] {
  return itemsOf(nodeAt(doc.data, 'learnings')).flatMap((item): Lesson[] => {
    const [kind, said] = [stringOf(nodeAt(item, 'kind')), stringOf(nodeAt(item, 'text'))?.trim()];
    if ((kind !== 'pattern' && kind !== 'gotcha') || !said) return [];
    return [
      {
        type: kind,
        id: derivedId(kind, said),
        text: said,
        tags: stringsOf(nodeAt(item, 'applies_to')).map(({ value }) => value),
        severity: stringOf(nodeAt(item, 'severity')),
        place: undefined,
        mitigation: undefined,
        source: sourceOf(doc, nodeAt(item, 'text')),
      },
    ];
  });
}

/** A session as knowledge reads it. */
export interface SessionKnowledge {
  readonly id: string;
  readonly query: string;
  readonly state: string;
  readonly isAbandoned: boolean;
  readonly loopBacks: number;
  readonly thread: string | undefined;
  readonly date: string;
  readonly source: Source;
  readonly lessons: readonly Lesson[];
  readonly questions: readonly string[];
}

/** Reads a session; undefined for one without a history. */
export function sessionKnowledge(doc: Document): SessionKnowledge | undefined {
  const session = sessionOf(doc);
  const state = session?.states.at(-1);
  if (!session || state === undefined) return undefined;
  return {
    id: doc.id ?? doc.path,
    query: stringOf(nodeAt(doc.data, 'user_query')) ?? '',
    state,
    isAbandoned: session.isAbandoned,
    loopBacks: session.states.filter((one, at) => at > 0 && isBack(session.states[at - 1], one)).length,
    thread: stringOf(nodeAt(doc.data, 'thread')),
    date: stringOf(nodeAt(doc.data, 'query_timestamp')) ?? '',
    source: sourceOf(doc, undefined),
    lessons: sessionLessons(doc),
    questions: haltQuestions(doc),
  };
}

function isBack(from: string | undefined, to: string): boolean {
  return from === 'KNOWLEDGE_TRANSFER' && to !== 'COMPLETED' && to !== 'HALTED';
}
