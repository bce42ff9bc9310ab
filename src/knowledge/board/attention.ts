import { parseTime } from '../../records/kinds/time.ts';
import type { Knowledge } from '../gather.ts';
import { isFinished, type TaskKnowledge } from '../items.ts';
import type { Board } from './board.ts';
import type { HandoffRecord } from './handoffs.ts';
import type { SessionPath } from './session-path.ts';
import type { ThreadRecord } from './threads.ts';

/** A question that blocks a thread or a task. */
export interface BlockingQuestion {
  readonly id: string;
  readonly text: string;
  /** The decision that asks it; undefined for a question of a task. */
  readonly decision: string | undefined;
  readonly thread: string | undefined;
  readonly task: string | undefined;
  readonly by: string;
  /** Since when; undefined where no record says it. */
  readonly since: string | undefined;
}

/** A problem that stops a task. */
export interface BlockedTask {
  readonly task: string;
  readonly name: string;
  readonly text: string;
  readonly resolution: string | undefined;
  /** Tasks that wait for it: those that it names, and those that depend on this one. */
  readonly waiting: readonly string[];
  readonly path: string;
  /** When its task was committed first; undefined where it is not. */
  readonly since: string | undefined;
}

/** What needs a person (dashboard, "Views"). Each list has the oldest first. */
export interface Attention {
  readonly questions: readonly BlockingQuestion[];
  readonly blockers: readonly BlockedTask[];
  /** Unread and expired ones, which nobody accepted or rejected. */
  readonly handoffs: readonly HandoffRecord[];
  /** Halted sessions that none resumes, and open ones that wait for an answer. */
  readonly sessions: readonly SessionPath[];
  /** Threads that are not completed and have several heads. */
  readonly forked: readonly ThreadRecord[];
}

/** The open tasks that something blocks: their own blockers, or a question. */
export function blockedTasks({ tasks }: Pick<Knowledge, 'tasks'>): readonly TaskKnowledge[] {
  return tasks.filter(
    (task) =>
      !task.archived &&
      !isFinished(task) &&
      (task.blockers.length > 0 || task.questions.some(({ blocking }) => blocking)),
  );
}

/** Finds what needs a person. Archived records are left out. @param addedAt when blocked tasks were committed first, by path */
export function attentionOf(board: Board, addedAt: ReadonlyMap<string, string>): Attention {
  const { handoffs, knowledge, sessions, threads } = board;
  const open = threads.filter(({ archived, state }) => !archived && state.status !== 'completed');
  const ofThreads = open.flatMap(({ state }) =>
    state.openQuestions
      .filter(({ blocking }) => blocking)
      .map(({ decision, id, text }): BlockingQuestion => {
        const asked = board.decisionAt(decision);
        const by = asked?.thread.state.decisions[asked.index];
        return {
          id,
          text,
          decision,
          thread: state.id,
          task: undefined,
          by: by?.agent ?? '',
          since: by?.date,
        };
      }),
  );
  const tasks = knowledge.tasks.filter((task) => !task.archived && !isFinished(task));
  const blocked = blockedTasks(knowledge);
  const ofTasks = blocked.flatMap((task) =>
    task.questions
      .filter(({ blocking }) => blocking)
      .map(
        ({ text }): BlockingQuestion => ({
          id: '',
          text,
          decision: undefined,
          thread: undefined,
          task: task.id,
          by: '',
          since: addedAt.get(task.source.path),
        }),
      ),
  );
  const blockers = blocked.flatMap((task) => {
    const heirs = tasks.filter(({ dependsOn }) => dependsOn.includes(task.id)).map(({ id }) => id);
    return task.blockers.map((blocker): BlockedTask => {
      const waiting = [...new Set([...blocker.tasks, ...heirs])];
      const { resolution, text } = blocker;
      const { path } = task.source;
      return { task: task.id, name: task.name, text, resolution, waiting, path, since: addedAt.get(path) };
    });
  });
  const resumed = new Set(sessions.flatMap(({ resumes }) => resumes ?? []));
  const isWaiting = ({ archived, id, isAbandoned, questions, state }: SessionPath) =>
    !isAbandoned && !archived && (state === 'HALTED' ? !resumed.has(id) : questions.length > 0);
  return {
    questions: [...ofThreads, ...ofTasks].sort(byAge),
    blockers: blockers.sort(byAge),
    handoffs: handoffs
      .filter(({ archived, state }) => !archived && (state === 'pending' || state === 'expired'))
      .sort((a, b) => (a.at < b.at ? -1 : 1)),
    sessions: sessions.filter(isWaiting).reverse(),
    forked: open.filter(({ state }) => state.heads.length > 1).reverse(),
  };
}

interface Aged {
  readonly since: string | undefined;
}

/** The oldest first, those without a date last. */
function byAge(a: Aged, b: Aged): number {
  const time = ({ since = '' }: Aged) => parseTime(since) ?? Number.MAX_SAFE_INTEGER;
  return time(a) - time(b);
}
