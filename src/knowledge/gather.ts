import { compareText } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { memoize } from '../core/memoize.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Lesson, TaskKnowledge } from './items.ts';
import { type RecordKnowledge, recordKnowledge } from './kept/record-knowledge.ts';
import type { SessionKnowledge } from './sessions.ts';

/** All knowledge from the records of one tree, in a fixed order. */
export interface Knowledge {
  readonly tasks: readonly TaskKnowledge[];
  readonly sessions: readonly SessionKnowledge[];
  readonly decisions: readonly DecisionKnowledge[];
  /** Every record that could be read. */
  readonly records: readonly RecordKnowledge[];
}

/** The same with the records themselves. */
export interface DocumentKnowledge extends Knowledge {
  readonly docs: readonly Document[];
}

/** Who reads a tree again has most of its records already. */
const knowledgeOf = memoize(recordKnowledge);

/** Reads records. Records that cannot be read are left out; the order of `docs` does not matter. */
export function gatherKnowledge(docs: readonly Document[]): DocumentKnowledge {
  const readable = docs.filter(({ problems }) => problems.length === 0).sort(byPath);
  return { ...knowledgeFrom(readable.map(knowledgeOf)), docs: readable };
}

/** Puts together what is known of records. Those that cannot be read are left out; their order does not matter. */
export function knowledgeFrom(known: readonly RecordKnowledge[]): Knowledge {
  const records = known.filter(({ isUnreadable }) => !isUnreadable).sort(byPath);
  const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
    [...items].sort((a, b) => compareText(a.id, b.id));
  return {
    tasks: byId(records.flatMap(({ task }) => task ?? [])),
    sessions: byId(records.flatMap(({ session }) => session ?? [])),
    decisions: byId(records.flatMap(({ decision }) => decision ?? [])),
    records,
  };
}

function byPath(a: Pick<Document, 'path'>, b: Pick<Document, 'path'>): number {
  return compareText(a.path, b.path);
}

/** Every lesson, of tasks and of sessions. */
export function lessonsOf({ tasks, sessions }: Pick<Knowledge, 'tasks' | 'sessions'>): readonly Lesson[] {
  return [...tasks.flatMap(({ lessons }) => lessons), ...sessions.flatMap(({ lessons }) => lessons)];
}
