import { withoutLines } from '../text/without-lines.ts';
import type { DecisionKnowledge } from './decisions.ts';
import { type Knowledge, lessonsOf } from './gather.ts';
import type { Lesson, TaskKnowledge } from './items.ts';

type Naming = Pick<Knowledge, 'decisions' | 'tasks' | 'sessions'>;

/** The paths, globs left out, that records name: what does not exist of them may have another name by now. */
export function namedPaths(knowledge: Naming): readonly string[] {
  return [...new Set(everyNamedPath(knowledge))];
}

/** The same, each as often as it is named. */
export function everyNamedPath({ decisions, tasks, sessions }: Naming): readonly string[] {
  const lessons = lessonsOf({ tasks, sessions });
  const all = [
    ...decisions.flatMap(({ files }) => files),
    ...tasks.flatMap(claimedBy),
    ...lessons.flatMap(namedIn),
  ].map(withoutLines);
  return all.filter((path) => path !== '' && !isGlob(path));
}

/** The paths that a decision is about: its own, else those of its task's handoff. @param tasks by id */
export function filesOfDecision(
  { files, task }: DecisionKnowledge,
  tasks: ReadonlyMap<string, TaskKnowledge>,
): readonly string[] {
  return files.length > 0 || task === undefined ? files : claimedBy(tasks.get(task));
}

/** The paths that a task's handoff names. */
export function claimedBy(task: TaskKnowledge | undefined): readonly string[] {
  return task ? task.files.map(({ path }) => path) : [];
}

/** The paths that a lesson names itself. */
export function namedIn({ tags, place }: Lesson): readonly string[] {
  return [...tags, ...(place === undefined ? [] : [place])].filter(isPathLike);
}

/** A tag is a word; what has a slash, a dot with letters after it, or a star is meant as a path. */
function isPathLike(text: string): boolean {
  return !/\s/.test(text) && /[/*]|\.\w+(?::|$)/.test(text);
}

/** Whether a path that a record names stands for several. */
export function isGlob(pattern: string): boolean {
  return /[*?[\]{}!]/.test(pattern);
}
