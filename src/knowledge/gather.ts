import { compareText } from '../core/diagnostic.ts';
import type { Document, RecordKind } from '../core/document.ts';
import { type DecisionKnowledge, decisionKnowledge } from './decisions.ts';
import { type Lesson, type TaskKnowledge, taskKnowledge } from './items.ts';
import { type SessionKnowledge, sessionKnowledge } from './sessions.ts';

/** All knowledge from the records of one tree, in a fixed order. */
export interface Knowledge {
  readonly tasks: readonly TaskKnowledge[];
  readonly sessions: readonly SessionKnowledge[];
  readonly decisions: readonly DecisionKnowledge[];
  /** Every record that was read. */
  readonly docs: readonly Document[];
}

/** Reads records. Records that cannot be read are left out; the order of `docs` does not matter. */
export function gatherKnowledge(docs: readonly Document[]): Knowledge {
  const sorted = docs
    .filter(({ problems }) => problems.length === 0)
    .sort((a, b) => compareText(a.path, b.path));
  const of = (kind: RecordKind) => sorted.filter((doc) => doc.kind === kind);
  const byId = <T extends { readonly id: string }>(items: readonly T[]) =>
    [...items].sort((a, b) => compareText(a.id, b.id));
  return {
    tasks: byId(of('task').map(taskKnowledge)),
    sessions: byId(of('session').flatMap((doc) => sessionKnowledge(doc) ?? [])),
    decisions: byId(of('decision').map(decisionKnowledge)),
    docs: sorted,
  };
}

/** Every lesson, of tasks and of sessions. */
export function lessonsOf({ tasks, sessions }: Pick<Knowledge, 'tasks' | 'sessions'>): readonly Lesson[] {
  return [...tasks.flatMap(({ lessons }) => lessons), ...sessions.flatMap(({ lessons }) => lessons)];
}
