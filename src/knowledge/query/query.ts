import type { RecordKind } from '../../core/document.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { acknowledged, isPending } from '../../records/kinds/handoff/time.ts';
import { openQuestions, threadGraphs } from '../../records/kinds/thread/graph.ts';
import type { Knowledge } from '../gather.ts';
import type { Source } from '../items.ts';
import { treeOfFacts } from '../tree.ts';
import { answersAmong, isOfOne } from './candidates.ts';
import { isRowWanted } from './filtering.ts';
import type { QueryFilters, QuerySubject } from './filters.ts';
import { factsFrom, type QueryRow } from './row.ts';

/**
 * Answers a query from one tree or from several.
 *
 * @param now RFC 3339: what is pending depends on it
 */
export function runQuery(
  knowledge: Knowledge,
  subject: QuerySubject,
  filters: QueryFilters,
  now: string,
): readonly QueryRow[] {
  if (isOfOne(subject)) return answersAmong(knowledge, subject, filters).map(({ row }) => row);
  const rows = subject === 'questions' ? questions(knowledge, filters) : handoffs(knowledge, filters, now);
  return rows.filter((row) => isRowWanted(row, filters));
}

/** The kinds of records that say something of a subject: those of other kinds need not be read. */
export const kindsOf: Readonly<Record<QuerySubject, ReadonlySet<RecordKind>>> = {
  tasks: new Set(['task']),
  patterns: new Set(['task', 'session']),
  gotchas: new Set(['task', 'session']),
  questions: new Set(['task', 'thread', 'decision']),
  blockers: new Set(['task']),
  decisions: new Set(['decision']),
  sessions: new Set(['session']),
  handoffs: new Set(['handoff', 'ack']),
  files: new Set(['task']),
};

function handoffs({ records }: Knowledge, { pending }: QueryFilters, now: string): readonly QueryRow[] {
  const tree = treeOfFacts(records);
  const taken = acknowledged(tree);
  return tree.all('handoff').flatMap((one) => {
    const waits = isPending(one, taken, now);
    return pending && !waits ? [] : [handoffRow(one, waits)];
  });
}

function handoffRow(facts: HandoffFacts, waits: boolean): QueryRow {
  const { chain, id = facts.path, path, targetSkill, timestamp } = facts;
  return {
    id,
    text: [...chain, targetSkill?.value ?? '?'].join(' → '),
    facts: factsFrom({ pending: waits, timestamp }),
    source: { kind: 'handoff', record: id, path, line: 1 },
  };
}

/** The same rows, with what tasks say as old as their files. @param dates when files were committed first, by path */
export function withDates(rows: readonly QueryRow[], dates: ReadonlyMap<string, string>): QueryRow[] {
  return rows.map((row) => {
    const since = row.since ?? dates.get(row.source.path);
    return since === undefined ? row : { ...row, since };
  });
}

function questions(knowledge: Knowledge, { blocking, open, task, thread }: QueryFilters): QueryRow[] {
  const asked = task === undefined ? questionsOfThreads(knowledge, thread) : [];
  const ofTasks =
    thread === undefined ? knowledge.tasks.filter(({ id }) => task === undefined || id === task) : [];
  const left = ofTasks.flatMap(({ questions: own }) =>
    own.map(({ blocking: isBlocking, recommendation, source, text }) => ({
      row: { id: source.record, text, facts: factsFrom({ blocking: isBlocking, recommendation }), source },
      isBlocking,
      isOpen: true,
    })),
  );
  return [...asked, ...left]
    .filter(({ isBlocking, isOpen }) => (!open || isOpen) && (!blocking || isBlocking))
    .map(({ row }) => row);
}

function questionsOfThreads({ decisions, records }: Knowledge, thread: string | undefined) {
  const dates = new Map(decisions.map(({ date, source }) => [source.path, date]));
  const graphs = threadGraphs(treeOfFacts(records)).filter(({ id }) => thread === undefined || id === thread);
  return graphs.flatMap((graph) => {
    const open = new Set(openQuestions(graph).map(({ question }) => question));
    return graph.decisions.flatMap((by) =>
      by.asks.map((question) => {
        const { blocking: isBlocking, id, span, value: text } = question;
        const source: Source = {
          kind: 'decision',
          record: by.id ?? by.path,
          path: by.path,
          line: span.start.line,
        };
        const facts = factsFrom({ blocking: isBlocking, thread: graph.id, asked: by.id });
        const since = dates.get(by.path);
        const row = { id, text, facts, source, ...(since && { since }) };
        return { row, isBlocking, isOpen: open.has(question) };
      }),
    );
  });
}
