import { compareText } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { type Linked, type ThreadGraph, threadGraphs } from '../records/kinds/thread/graph.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Lesson, TaskKnowledge } from './items.ts';
import type { RecordKnowledge } from './kept/record-knowledge.ts';
import type { SessionKnowledge } from './sessions.ts';
import { treeOfFacts } from './tree.ts';

/** All knowledge from the records of one tree, in a fixed order. */
export interface Knowledge {
  readonly tasks: readonly TaskKnowledge[];
  readonly sessions: readonly SessionKnowledge[];
  readonly decisions: readonly DecisionKnowledge[];
  /** The threads that have decisions. */
  readonly graphs: readonly ThreadGraph<Linked>[];
  /** Every record that could be read. */
  readonly records: readonly RecordKnowledge[];
}

/** Puts together what is known of records. Those that cannot be read are left out; their order does not matter. */
export function knowledgeFrom(known: readonly RecordKnowledge[]): Knowledge {
  const records = known.filter(({ isUnreadable }) => !isUnreadable).sort(byPath);
  return {
    tasks: sortedById(records.flatMap(({ task }) => task ?? [])),
    sessions: sortedById(records.flatMap(({ session }) => session ?? [])),
    decisions: sortedById(records.flatMap(({ decision }) => decision ?? [])),
    get graphs() {
      return threadGraphs(
        treeOfFacts(records.filter(({ kind }) => kind === 'thread' || kind === 'decision')),
      );
    },
    records,
  };
}

/** In the order of the ids, those with the same one as they are. */
export function sortedById<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  return [...items].sort((a, b) => compareText(a.id, b.id));
}

function byPath(a: Pick<Document, 'path'>, b: Pick<Document, 'path'>): number {
  return compareText(a.path, b.path);
}

/** Every lesson, of tasks and of sessions. */
export function lessonsOf({ tasks, sessions }: Pick<Knowledge, 'tasks' | 'sessions'>): readonly Lesson[] {
  return [...tasks.flatMap(({ lessons }) => lessons), ...sessions.flatMap(({ lessons }) => lessons)];
}
