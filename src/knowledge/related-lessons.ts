import { compareText } from '../core/diagnostic.ts';
import { type Knowledge, lessonsOf } from './gather.ts';
import { isRedacted } from './in-force.ts';
import type { Lesson } from './items.ts';

/** What somebody works on. */
export interface RelatedRequest {
  /** Words that may be tags; nothing is guessed, a tag is the whole word. */
  readonly words: readonly string[];
  readonly thread: string | undefined;
  /** Ids of lessons that are known already. */
  readonly known: ReadonlySet<string>;
}

const severities = ['high', 'medium', 'low'];

/**
 * The patterns and gotchas that have one of the words as a tag, or that the work of a thread left: its sessions, and the tasks of its
 * decisions. Gotchas come first, the most severe before the others; the same lesson comes once.
 */
export function relatedLessons(
  knowledge: Knowledge,
  { known, thread, words }: RelatedRequest,
): readonly Lesson[] {
  const tags = new Set(words.map((word) => word.toLowerCase()));
  const sources = new Set(thread === undefined ? [] : sourcesOf(knowledge, thread));
  const found = new Map<string, Lesson>();
  for (const lesson of lessonsOf(knowledge)) {
    const isTagged = lesson.tags.some((tag) => tags.has(tag.toLowerCase()));
    if (!isTagged && !sources.has(lesson.source.record)) continue;
    if (known.has(lesson.id) || isRedacted(lesson.text) || found.has(lesson.id)) continue;
    found.set(lesson.id, lesson);
  }
  const rank = ({ severity, type }: Lesson) => {
    const at = severities.indexOf(severity ?? '');
    return type === 'pattern' ? severities.length + 1 : at === -1 ? severities.length : at;
  };
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || compareText(a.id, b.id));
}

/** Ids of the records whose lessons a thread has. */
function sourcesOf({ decisions, sessions }: Knowledge, thread: string): readonly string[] {
  return [
    ...sessions.flatMap((session) => (session.thread === thread ? [session.id] : [])),
    ...decisions.flatMap((one) => (one.thread === thread && one.task !== undefined ? [one.task] : [])),
  ];
}
