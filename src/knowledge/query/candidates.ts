import { compareText } from '../../core/diagnostic.ts';
import type { Knowledge } from '../gather.ts';
import { isFinished } from '../items.ts';
import { isKeyWanted, isRowWanted, keysAsked, type QueryKeys } from './filtering.ts';
import type { QueryFilters, QuerySubject } from './filters.ts';
import { factsFrom, type QueryRow } from './row.ts';

/** A subject each of whose answers comes from one record, whatever the others say. */
export type SubjectOfOne = Exclude<QuerySubject, 'questions' | 'handoffs'>;

/** What may be an answer. */
export interface Candidate {
  readonly keys: QueryKeys;
  /** Candidates are in the order of these texts, then of the paths of their records. Left out, of the id of the row. */
  readonly order?: readonly string[];
  row(): QueryRow;
}

/** True for a subject whose answers can be put together from those of its records. */
export function isOfOne(subject: QuerySubject): subject is SubjectOfOne {
  return subject !== 'questions' && subject !== 'handoffs';
}

type Items = Pick<Knowledge, 'decisions' | 'sessions' | 'tasks'>;

/** All candidates of each subject, in their order. */
export const candidatesOf: Readonly<Record<SubjectOfOne, (items: Items) => readonly Candidate[]>> = {
  tasks: ({ tasks }) =>
    tasks.map((task) => {
      const { files, id, name, outcome, source, status } = task;
      return {
        keys: { file: files.map(({ path }) => path), open: !isFinished(task), outcome, status },
        row: () => ({ id, text: name, facts: factsFrom({ status, outcome }), source }),
      };
    }),
  patterns: (items) => lessons(items, 'pattern'),
  gotchas: (items) => lessons(items, 'gotcha'),
  blockers: ({ tasks }) =>
    tasks.flatMap((task) =>
      task.blockers.map(({ impact, source, tasks: blocked, text }) => ({
        keys: { open: !isFinished(task), task: task.id },
        order: [task.id],
        row: () => ({
          id: source.record,
          text,
          facts: factsFrom({ impact, blocks: blocked.join(', ') || undefined }),
          source,
        }),
      })),
    ),
  decisions: ({ decisions }) =>
    decisions.map(
      ({
        agent,
        category,
        confidence,
        date,
        files: file,
        id,
        outcome,
        source,
        status,
        tags,
        task,
        text,
        thread,
      }) => ({
        keys: { agent, category, confidence, file, outcome, status, tags, task, thread },
        row: () => ({ id, text, facts: factsFrom({ confidence, agent, thread, date, outcome }), source }),
      }),
    ),
  sessions: ({ sessions }) =>
    sessions.map(({ date, id, isAbandoned, query, source, state, thread }) => ({
      keys: { thread },
      order: [id],
      row: () => ({
        id,
        text: query,
        facts: factsFrom({ state: isAbandoned ? 'ABANDONED' : state, date }),
        source,
      }),
    })),
  files: ({ tasks }) =>
    tasks
      .flatMap(({ files, id }) => files.map((file) => ({ file, task: id })))
      .sort((a, b) => compareText(a.file.path, b.file.path))
      .map(({ file: { about, change, lines, path, source }, task }) => ({
        keys: { file: [path], task },
        order: [path, task],
        row: () => ({
          id: path,
          text: about ?? '',
          facts: factsFrom({ change, lines, task: source.record }),
          source,
        }),
      })),
};

function lessons({ sessions, tasks }: Items, wanted: 'pattern' | 'gotcha'): readonly Candidate[] {
  // Those of tasks come first.
  const own = [
    ...tasks.map(({ id, lessons }) => ({ order: ['1', id], lessons })),
    ...sessions.map(({ id, lessons }) => ({ order: ['2', id], lessons })),
  ];
  return own.flatMap(({ lessons, order }) =>
    lessons
      .filter(({ type }) => type === wanted)
      .map(({ id, mitigation, place, severity, source, tags, text }) => ({
        keys: { severity, tags, task: source.record },
        order,
        row: () => ({
          id,
          text,
          facts: factsFrom({
            severity,
            mitigation,
            where: place,
            tags: tags.join(', ') || undefined,
            by: source.record,
          }),
          source,
        }),
      })),
  );
}

/** Those of a subject that filters ask for. */
export function answersAmong(
  items: Items,
  subject: SubjectOfOne,
  filters: QueryFilters,
): readonly OrderedRow[] {
  const tests = keysAsked(subject, filters);
  return candidatesOf[subject](items)
    .filter(({ keys }) => tests.every((key) => isKeyWanted(key, keys[key], filters)))
    .map((one) => ({ order: one.order, row: one.row() }))
    .filter(({ row }) => isRowWanted(row, filters));
}

/** A row with what {@link Candidate.order} says of it. */
export interface OrderedRow {
  readonly order: Candidate['order'];
  readonly row: QueryRow;
}

/** Puts rows of different records in the order of candidates; those of one record stay as they are. */
export function inOrder(rows: readonly OrderedRow[]): readonly QueryRow[] {
  return [...rows].sort(compare).map(({ row }) => row);
}

function compare(a: OrderedRow, b: OrderedRow): number {
  const [own, other] = [a, b].map(({ order, row }) => [...(order ?? [row.id]), row.source.path]);
  const at = own?.findIndex((text, nth) => text !== other?.[nth]) ?? -1;
  return compareText(own?.[at] ?? '', other?.[at] ?? '');
}
