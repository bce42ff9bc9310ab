import type { Knowledge } from './gather.ts';
import { isFinished, type Lesson, type Question, type Step, type TaskKnowledge } from './items.ts';

/** What one predecessor leaves to the next agent (commands, `baton context`). */
export interface PredecessorContext {
  readonly task: TaskKnowledge;
  /** The number of steps of `Depends On` to it; 1 for a direct dependency. */
  readonly distance: number;
  readonly reads: TaskKnowledge['reads'];
  readonly patterns: readonly Lesson[];
  /** Without those of severity low. */
  readonly warnings: readonly Lesson[];
  readonly steps: readonly Step[];
  readonly questions: readonly Question[];
}

/** What the next agent on a task needs. */
export interface TaskContext {
  readonly task: TaskKnowledge;
  /** Nearest first; of the same distance in the order of `Depends On`. */
  readonly predecessors: readonly PredecessorContext[];
  /** Tasks that it depends on and that are not finished or do not exist. */
  readonly unfinished: readonly { readonly id: string; readonly status: string }[];
  /** Blockers of other tasks that name this one. */
  readonly blockedBy: readonly { readonly task: string; readonly text: string }[];
}

/**
 * Collects the handoffs for a task: of those in Depends On, and of those that these depend on.
 *
 * @returns undefined where no task has the id
 */
export function contextOf({ tasks }: Knowledge, id: string): TaskContext | undefined {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const task = byId.get(id);
  if (!task) return undefined;
  const seen = new Set([id]);
  const found: PredecessorContext[] = [];
  const unfinished: { id: string; status: string }[] = [];
  let ring: readonly TaskKnowledge[] = [task];
  for (let distance = 1; ring.length > 0; distance++) {
    const next: TaskKnowledge[] = [];
    for (const name of ring.flatMap(({ dependsOn }) => dependsOn)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const other = byId.get(name);
      if (distance === 1 && (!other || !isFinished(other))) {
        unfinished.push({
          id: name,
          status: other ? (other.outcome ?? other.status ?? 'pending') : 'not found',
        });
      }
      if (!other) continue;
      next.push(other);
      found.push(leftBy(other, distance));
    }
    ring = next;
  }
  const blockedBy = tasks.flatMap((other) =>
    isFinished(other)
      ? []
      : other.blockers
          .filter((blocker) => blocker.tasks.includes(id))
          .map(({ text }) => ({ task: other.id, text })),
  );
  return { task, predecessors: found, unfinished, blockedBy };
}

function leftBy(task: TaskKnowledge, distance: number): PredecessorContext {
  const { lessons, questions, reads, steps } = task;
  return {
    task,
    distance,
    reads,
    patterns: lessons.filter(({ type }) => type === 'pattern'),
    warnings: lessons.filter(({ severity, type }) => type === 'gotcha' && severity !== 'low'),
    steps,
    questions,
  };
}

/** A text with its rank: texts with a lower rank are kept longer. */
export interface Piece {
  /** Its heading. */
  readonly section: string;
  readonly text: string;
  readonly rank: number;
}

/** How many characters are taken for one token. */
const charactersPerToken = 4;

/** About how many tokens a text takes. An estimate: a model's own tokenizer counts otherwise, by up to a third. */
export function estimateTokens(text: string): number {
  return Math.ceil(shareOfTokens(text));
}

/** The same of a part of a text, not rounded. */
function shareOfTokens(text: string): number {
  // Characters outside of Latin scripts take a token each, and often more.
  const wide = /[^\u0000-\u024f]/u.test(text) ? [...text.matchAll(/[^\u0000-\u024f]/gu)].length : 0;
  return (text.length - wide) / charactersPerToken + wide;
}

/**
 * A text within a budget: the most important pieces that fit, in their own order. A piece that is too long does not
 * block the others. Headings and fences cost too, so each piece is tried in the whole text.
 *
 * @param budget in tokens, for all of the text; undefined for no limit
 * @param frame makes the text of what is kept, with how many pieces are left out
 */
export function fitted<P extends Piece>(
  pieces: readonly P[],
  budget: number | undefined,
  frame: (kept: readonly P[], left: number) => string,
): string {
  const shares = pieces.map(({ text }) => shareOfTokens(text));
  // Of a text that is much too long no frame is made to see that.
  const isShort = budget === undefined || shares.reduce((sum, share) => sum + share, 0) <= budget;
  const whole = isShort ? frame(pieces, 0) : undefined;
  if (whole !== undefined && (budget === undefined || estimateTokens(whole) <= budget)) return whole;
  const most = budget ?? Number.POSITIVE_INFINITY;
  const order = pieces
    .map((piece, index) => ({ piece, index, share: shares[index] ?? 0 }))
    .sort((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
  const kept = new Set<P>();
  let [best, used] = [frame([], pieces.length), 0];
  for (const { piece, share } of order) {
    // A text never gets shorter with a piece more, but for the line that counts what is left out.
    if (used + share > most) continue;
    const more = pieces.filter((one) => one === piece || kept.has(one));
    const text = frame(more, pieces.length - more.length);
    if (estimateTokens(text) > most) continue;
    kept.add(piece);
    used += share;
    best = text;
  }
  return best;
}
