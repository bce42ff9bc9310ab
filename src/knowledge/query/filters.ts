import { BatonError } from '../../errors.ts';
import { decisionCategories } from '../../records/kinds/decision/model.ts';
import { outcomes } from '../../records/kinds/task/handoff.ts';
import { taskStatuses } from '../../records/kinds/task/model.ts';
import { needOneOf, oneOf } from '../../text/one-of.ts';

export const querySubjects = [
  'tasks',
  'patterns',
  'gotchas',
  'questions',
  'blockers',
  'decisions',
  'sessions',
  'handoffs',
  'files',
] as const;
export type QuerySubject = (typeof querySubjects)[number];

/** The filters of a query; without any, everything of the subject. */
export interface QueryFilters {
  /** Tags: every one of them. Of patterns this is what they apply to. */
  readonly tags?: readonly string[];
  readonly severity?: string;
  /** Only what is open: questions that nothing resolves, blockers and tasks that are not finished. */
  readonly open?: boolean;
  /** Of questions: only those that block. */
  readonly blocking?: boolean;
  readonly state?: string;
  readonly status?: string;
  readonly outcome?: string;
  readonly agent?: string;
  readonly thread?: string;
  readonly task?: string;
  /** A path, or a folder with its slash. */
  readonly file?: string;
  readonly category?: string;
  readonly pending?: boolean;
  /** `<0.5`, `>=0.8`, `=1`. */
  readonly confidence?: Comparison | undefined;
  /** Part of the text, in any case. */
  readonly text?: string;
}

export interface Comparison {
  readonly operator: '<' | '<=' | '>' | '>=' | '=';
  readonly value: number;
}

/** Reads `<0.5`; undefined for what is no comparison. */
export function parseComparison(text: string): Comparison | undefined {
  const match = /^\s*(<=?|>=?|=)?\s*(\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!match) return undefined;
  return { operator: (match[1] ?? '=') as Comparison['operator'], value: Number(match[2]) };
}

/** The filters of each subject; any other filter is an error. */
export const filtersOf: Readonly<Record<QuerySubject, readonly (keyof QueryFilters)[]>> = {
  tasks: ['status', 'outcome', 'open', 'file', 'text'],
  patterns: ['tags', 'task', 'text'],
  gotchas: ['tags', 'severity', 'task', 'text'],
  questions: ['open', 'blocking', 'thread', 'task', 'text'],
  blockers: ['open', 'task', 'text'],
  decisions: [
    'confidence',
    'agent',
    'thread',
    'category',
    'status',
    'outcome',
    'tags',
    'file',
    'task',
    'text',
  ],
  sessions: ['state', 'thread', 'text'],
  handoffs: ['pending', 'text'],
  files: ['task', 'file', 'text'],
};

/** The values of a filter if there are only a few; any other value would find nothing. */
export const wordsOf: Readonly<
  Partial<Record<QuerySubject, Partial<Record<keyof QueryFilters, readonly string[]>>>>
> = {
  tasks: { status: taskStatuses, outcome: outcomes },
  decisions: {
    status: ['pending', 'reviewed'],
    outcome: ['success', 'partial', 'failure', 'abandoned'],
    category: decisionCategories,
  },
};

/**
 * Checks that a subject has the filters that are set, and that each may have its value.
 *
 * @param nameOf a filter as who asks writes it
 * @throws BatonError `usage`
 */
export function checkFilters(
  subject: QuerySubject,
  filters: QueryFilters,
  nameOf: (filter: keyof QueryFilters) => string,
): void {
  const wrong = (Object.keys(filters) as (keyof QueryFilters)[]).find(
    (key) => filters[key] !== undefined && !filtersOf[subject].includes(key),
  );
  if (wrong !== undefined) {
    const allowed = filtersOf[subject].map(nameOf);
    throw new BatonError(
      'usage',
      `Unexpected \`${nameOf(wrong)}\` for ${subject}, expected ${oneOf(allowed)}`,
      {
        help: 'each subject has its own filters',
      },
    );
  }
  for (const [key, words] of Object.entries(wordsOf[subject] ?? {}) as [keyof QueryFilters, string[]][]) {
    const asked = filters[key];
    if (typeof asked === 'string') needOneOf(key, asked, words);
  }
}
