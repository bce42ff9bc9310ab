import { compareText } from '../core/diagnostic.ts';
import type { RecordKind } from '../core/document.ts';
import type { HandoffFacts } from '../core/facts.ts';
import { acknowledged, isPending } from '../records/kinds/handoff/time.ts';
import { openQuestions, threadGraphs } from '../records/kinds/thread/graph.ts';
import { type Knowledge, lessonsOf } from './gather.ts';
import { isFinished, type Source } from './items.ts';
import type { Comparison, QueryFilters, QuerySubject } from './query-filters.ts';
import { treeOfFacts } from './tree.ts';

/** One answer. */
export interface QueryRow {
  readonly id: string;
  readonly text: string;
  /** What else is known of it, in the order in which it is shown. */
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly source: Source;
  /** Of a question or a blocker, RFC 3339: since when; left out where it is not known. */
  readonly since?: string;
}

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
  const rows = answers[subject](knowledge, filters, now);
  const needle = filters.text?.toLowerCase();
  return needle === undefined
    ? rows
    : rows.filter(({ id, text }) => `${id} ${text}`.toLowerCase().includes(needle));
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

type Answer = (knowledge: Knowledge, filters: QueryFilters, now: string) => readonly QueryRow[];

const answers: Readonly<Record<QuerySubject, Answer>> = {
  tasks: ({ tasks }, { file, open, outcome, status }) =>
    tasks
      .filter(
        (task) =>
          matches(task.status, status) && matches(task.outcome, outcome) && (!open || !isFinished(task)),
      )
      .filter(({ files }) => file === undefined || files.some(({ path }) => isUnder(path, file)))
      .map(({ id, name, outcome: how, source, status: now }) => ({
        id,
        text: name,
        facts: factsFrom({ status: now, outcome: how }),
        source,
      })),
  patterns: (knowledge, filters) => lessons(knowledge, 'pattern', filters),
  gotchas: (knowledge, filters) => lessons(knowledge, 'gotcha', filters),
  questions: (knowledge, filters) => questions(knowledge, filters),
  blockers: ({ tasks }, { open, task }) =>
    tasks
      .filter((one) => matches(one.id, task) && (!open || !isFinished(one)))
      .flatMap(({ blockers }) => blockers)
      .map(({ impact, source, tasks: blocked, text }) => ({
        id: source.record,
        text,
        facts: factsFrom({ impact, blocks: blocked.join(', ') || undefined }),
        source,
      })),
  decisions: ({ decisions }, { agent, category, confidence, file, outcome, status, tags, task, thread }) =>
    decisions
      .filter(
        (one) => matches(one.agent, agent) && matches(one.thread, thread) && matches(one.category, category),
      )
      .filter(
        (one) => matches(one.status, status) && matches(one.outcome, outcome) && matches(one.task, task),
      )
      .filter(
        (one) =>
          confidence === undefined || (one.confidence !== undefined && compares(one.confidence, confidence)),
      )
      .filter(
        (one) =>
          hasTags(one.tags, tags) && (file === undefined || one.files.some((path) => isUnder(path, file))),
      )
      .map(({ agent: by, confidence: sure, date, id, outcome: how, source, text, thread: of }) => ({
        id,
        text,
        facts: factsFrom({ confidence: sure, agent: by, thread: of, date, outcome: how }),
        source,
      })),
  sessions: ({ sessions }, { state, thread }) =>
    sessions
      .filter((one) => matches(one.thread, thread))
      .filter((one) => state === undefined || state === (one.isAbandoned ? 'ABANDONED' : one.state))
      .map(({ date, id, isAbandoned, query, source, state: at }) => ({
        id,
        text: query,
        facts: factsFrom({ state: isAbandoned ? 'ABANDONED' : at, date }),
        source,
      })),
  handoffs: ({ records }, { pending }, now) => {
    const tree = treeOfFacts(records);
    const taken = acknowledged(tree);
    return tree.all('handoff').flatMap((one) => {
      const waits = isPending(one, taken, now);
      return pending && !waits ? [] : [handoffRow(one, waits)];
    });
  },
  files: ({ tasks }, { file, task }) =>
    tasks
      .filter(({ id }) => matches(id, task))
      .flatMap(({ files }) => files)
      .filter(({ path }) => file === undefined || isUnder(path, file))
      .map(({ about, change, lines, path, source }) => ({
        id: path,
        text: about ?? '',
        facts: factsFrom({ change, lines, task: source.record }),
        source,
      }))
      .sort((a, b) => compareText(a.id, b.id)),
};

function handoffRow(facts: HandoffFacts, waits: boolean): QueryRow {
  const { chain, id = facts.path, path, targetSkill, timestamp } = facts;
  return {
    id,
    text: [...chain, targetSkill?.value ?? '?'].join(' → '),
    facts: factsFrom({ pending: waits, timestamp }),
    source: { kind: 'handoff', record: id, path, line: 1 },
  };
}

function lessons(
  knowledge: Knowledge,
  type: 'pattern' | 'gotcha',
  { severity, tags, task }: QueryFilters,
): QueryRow[] {
  return lessonsOf(knowledge)
    .filter((one) => one.type === type && hasTags(one.tags, tags) && matches(one.severity, severity))
    .filter(({ source }) => matches(source.record, task))
    .map(({ id, mitigation, place, severity: how, source, tags: own, text }) => ({
      id,
      text,
      facts: factsFrom({
        severity: how,
        mitigation,
        where: place,
        tags: own.join(', ') || undefined,
        by: source.record,
      }),
      source,
    }));
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
  const ofTasks = thread === undefined ? knowledge.tasks.filter(({ id }) => matches(id, task)) : [];
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
  const graphs = threadGraphs(treeOfFacts(records)).filter(({ id }) => matches(id, thread));
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

function factsFrom(
  facts: Readonly<Record<string, string | number | boolean | undefined>>,
): QueryRow['facts'] {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, value]],
    ),
  );
}

function matches(value: string | undefined, asked: string | undefined): boolean {
  return asked === undefined || value === asked;
}

function hasTags(own: readonly string[], asked: readonly string[] | undefined): boolean {
  return asked === undefined || asked.every((tag) => own.includes(tag));
}

function isUnder(path: string, asked: string): boolean {
  return path === asked || (asked.endsWith('/') ? path.startsWith(asked) : path.startsWith(`${asked}/`));
}

function compares(value: number, { operator, value: other }: Comparison): boolean {
  switch (operator) {
    case '<':
      return value < other;
    case '<=':
      return value <= other;
    case '>':
      return value > other;
    case '>=':
      return value >= other;
    case '=':
      return value === other;
  }
}
