import { compareText } from '../core/diagnostic.ts';
import { type Knowledge, lessonsOf } from './gather.ts';
import { type Blocker, isFinished, type Lesson } from './items.ts';

/** What is known of a file: which tasks made or changed it. */
export interface FileContext {
  readonly path: string;
  readonly changes: readonly {
    readonly task: string;
    readonly change: string;
    readonly lines: string | undefined;
    readonly about: string | undefined;
  }[];
}

/** An active blocker, with the tasks that wait for it. */
export interface ActiveBlocker extends Blocker {
  /** The task that says it. */
  readonly task: string;
  /** The tasks it blocks that are not finished. */
  readonly waiting: readonly string[];
}

/** The orchestrator's view of all tasks (commands, `baton journal`). */
export interface Journal {
  readonly files: readonly FileContext[];
  readonly blockers: readonly ActiveBlocker[];
  readonly gotchas: readonly Lesson[];
}

/** Computes the journal. Nothing in it depends on the time or on the order of the records. */
export function journalOf(knowledge: Knowledge): Journal {
  const finished = new Set(knowledge.tasks.filter(isFinished).map(({ id }) => id));
  const files = new Map<string, FileContext['changes'][number][]>();
  for (const { files: claims, id } of knowledge.tasks) {
    for (const { about, change, lines, path } of claims) {
      const list = files.get(path) ?? [];
      list.push({ task: id, change, lines, about });
      files.set(path, list);
    }
  }
  const active = knowledge.tasks.filter((task) => !task.archived && !isFinished(task));
  const gotchas = new Map<string, Lesson>();
  for (const lesson of lessonsOf(knowledge)) {
    const key = `${lesson.id}\n${lesson.text}`;
    if (lesson.type === 'gotcha' && lesson.severity === 'high' && !gotchas.has(key)) gotchas.set(key, lesson);
  }
  return {
    files: [...files]
      .map(([path, changes]) => ({ path, changes }))
      .sort((a, b) => compareText(a.path, b.path)),
    blockers: active.flatMap(({ blockers, id }) =>
      blockers.map(
        (blocker): ActiveBlocker => ({
          ...blocker,
          task: id,
          waiting: blocker.tasks.filter((task) => !finished.has(task)),
        }),
      ),
    ),
    gotchas: [...gotchas.values()].sort((a, b) => compareText(a.id, b.id) || compareText(a.text, b.text)),
  };
}

/** The tasks whose Status should be `blocked`: the others wait for nothing, are finished, or have their own handoff. */
export function tasksToBlock(knowledge: Knowledge): readonly string[] {
  const waiting = new Set(journalOf(knowledge).blockers.flatMap((blocker) => blocker.waiting));
  return knowledge.tasks
    .filter(({ id, outcome, status }) => {
      const isOpen = status === undefined || status === 'pending' || status === 'in_progress';
      return waiting.has(id) && outcome === undefined && isOpen;
    })
    .map(({ id }) => id);
}
