import { acknowledged, isPending } from '../records/kinds/handoff/time.ts';
import { itemLists } from '../records/kinds/task/handoff.ts';
import { parseTime } from '../records/kinds/time.ts';
import type { DecisionKnowledge } from './decisions.ts';
import type { Knowledge } from './gather.ts';
import { isFinished } from './items.ts';
import { treeOfFacts } from './tree.ts';

/** How often a list or key of a handoff is filled, of how many that could. */
export interface Share {
  readonly name: string;
  readonly filled: number;
  readonly of: number;
}

/** Decisions with a similar confidence, compared with their outcomes. */
export interface CalibrationBin {
  /** From and to, `to` not included but for 1. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanConfidence: number;
  /** Share of successes; a partial one counts half. */
  readonly success: number;
}

/** Numbers about the records of one tree. */
export interface Stats {
  readonly tasks: {
    readonly all: number;
    readonly withHandoff: number;
    readonly byOutcome: Readonly<Record<string, number>>;
  };
  /** Lists of a handoff that hold an item, and keys of their items that are filled. */
  readonly completeness: readonly Share[];
  readonly sessions: {
    readonly all: number;
    readonly byState: Readonly<Record<string, number>>;
    readonly loopBacks: number;
    readonly halts: number;
  };
  readonly blockers: readonly {
    readonly task: string;
    readonly text: string;
    readonly days: number | undefined;
  }[];
  readonly handoffs: { readonly all: number; readonly pending: number; readonly unacknowledged: number };
  readonly calibration: {
    readonly reviewed: number;
    readonly brier: number | undefined;
    readonly bins: readonly CalibrationBin[];
  };
}

const edges = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const worth: Readonly<Record<string, number>> = { success: 1, partial: 0.5, failure: 0, abandoned: 0 };

/**
 * Counts.
 *
 * @param now RFC 3339: the age of blockers and what is pending depend on it
 * @param addedAt when a record came into history, for the age of its blockers; undefined where nobody knows
 */
export function statsOf(
  knowledge: Knowledge,
  now: string,
  addedAt: (path: string) => string | undefined,
): Stats {
  const { records, sessions, tasks } = knowledge;
  const tree = treeOfFacts(records);
  const taken = acknowledged(tree);
  const payloads = tree.all('handoff').filter(({ archived }) => !archived);
  const withHandoff = tasks.filter(({ outcome }) => outcome !== undefined);
  return {
    tasks: {
      all: tasks.length,
      withHandoff: withHandoff.length,
      byOutcome: countBy(withHandoff, ({ outcome = '' }) => outcome),
    },
    completeness: completeness(knowledge),
    sessions: {
      all: sessions.length,
      byState: countBy(sessions, ({ isAbandoned, state }) => (isAbandoned ? 'ABANDONED' : state)),
      loopBacks: sessions.reduce((sum, { loopBacks }) => sum + loopBacks, 0),
      halts: sessions.filter(({ state }) => state === 'HALTED').length,
    },
    blockers: tasks
      .filter((task) => !task.archived && !isFinished(task))
      .flatMap(({ blockers, id, source }) =>
        blockers.map(({ text }) => ({ task: id, text, days: daysBetween(addedAt(source.path), now) })),
      ),
    handoffs: {
      all: payloads.length,
      pending: payloads.filter((one) => isPending(one, taken, now)).length,
      unacknowledged: payloads.filter(({ id }) => !taken.has(id)).length,
    },
    calibration: calibrationOf(knowledge.decisions),
  };
}

function countBy<T>(items: readonly T[], key: (item: T) => string): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function daysBetween(from: string | undefined, to: string): number | undefined {
  const [start, end] = [parseTime(from ?? ''), parseTime(to)];
  return start === undefined || end === undefined
    ? undefined
    : Math.max(0, Math.floor((end - start) / 86_400_000));
}

function completeness({ records }: Knowledge): Share[] {
  const handoffs = records.flatMap(({ filled }) => (filled ? [filled] : []));
  return itemLists.flatMap(({ name, others }, list) => {
    const sum = (at: number) => handoffs.reduce((all, filled) => all + (filled[list]?.[at] ?? 0), 0);
    const of = sum(0);
    const keys = others.map((key, at) => ({ name: `${name}.${key}`, filled: sum(at + 1), of }));
    const filled = handoffs.filter((one) => (one[list]?.[0] ?? 0) > 0).length;
    return [{ name, filled, of: handoffs.length }, ...keys];
  });
}

/**
 * How well confidence predicted the outcome: for each bin, and as the Brier score, 0 for perfect predictions. Assumed
 * values of an import are not counted.
 */
export function calibrationOf(
  decisions: readonly Pick<DecisionKnowledge, 'statedConfidence' | 'outcome'>[],
): Stats['calibration'] {
  const checked = decisions.flatMap(({ outcome, statedConfidence: confidence }) => {
    const came = outcome !== undefined && Object.hasOwn(worth, outcome) ? worth[outcome] : undefined;
    return confidence === undefined || came === undefined ? [] : [{ confidence, came }];
  });
  const mean = (values: readonly number[]) =>
    round(values.reduce((sum, one) => sum + one, 0) / values.length);
  const bins = edges.slice(0, -1).flatMap((from, index): CalibrationBin[] => {
    const to = edges[index + 1] ?? 1;
    const own = checked.filter(({ confidence }) => confidence >= from && (confidence < to || to === 1));
    if (own.length === 0) return [];
    return [
      {
        from,
        to,
        count: own.length,
        meanConfidence: mean(own.map((one) => one.confidence)),
        success: mean(own.map((one) => one.came)),
      },
    ];
  });
  const brier =
    checked.length === 0 ? undefined : mean(checked.map(({ came, confidence }) => (confidence - came) ** 2));
  return { reviewed: checked.length, brier, bins };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
