import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../src/check/check-files.ts';
import { memoizeByKey } from '../../../src/core/memoize.ts';
import { knowledgeFrom } from '../../../src/knowledge/gather.ts';
import { QueryRows, writeQueryRows } from '../../../src/knowledge/kept/query-rows.ts';
import { recordKnowledge } from '../../../src/knowledge/kept/record-knowledge.ts';
import {
  answersAmong,
  candidatesOf,
  isOfOne,
  type SubjectOfOne,
} from '../../../src/knowledge/query/candidates.ts';
import { filtersOf, type QueryFilters, querySubjects } from '../../../src/knowledge/query/filters.ts';
import { runQuery } from '../../../src/knowledge/query/query.ts';
import { jwt, taskOf } from '../../support/knowledge.ts';
import fc, { runs } from '../../support/property.ts';
import { example } from '../../support/records-record.ts';
import { decPath, graph } from '../../support/records-thread-graph.ts';

const now = '2026-12-01T00:00:00Z';
const stopped = `outcome: blocked
gotchas: [{ issue: "Größe\\n\\"x\\"", severity: high }]
blockers:
  - { blocker: No keys, impact: No signing, blocking_tasks: [task-003] }
  - { blocker: No time }
`;
const decision = (keys: Parameters<typeof graph>[0][string]) => graph({ a: keys })[decPath('a')] ?? '';
const session = (learned: string) =>
  Object.values(
    example('session', {
      'fsm:': `learnings: [{ at: 2026-11-27T00:00:00Z, kind: gotcha, text: ${learned}, applies_to: [auth] }]\nfsm:`,
    }),
  )[0] ?? '';
/** What may be at a path: several records have the same id. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '.agents/tasks/task-001.md': [taskOf('task-001', jwt), taskOf('task-001', { handoff: stopped }), 'broken'],
  '.agents/tasks/task-001-b.md': [taskOf('task-001', jwt), taskOf('task-000', { status: 'pending' })],
  '.agents/tasks/task-002.md': [
    taskOf('task-002', { handoff: stopped, name: 'É' }),
    taskOf('task-002', { handoff: 'outcome: completed\nfiles_created: [{ path: src/auth/jwt.ts }]' }),
  ],
  [decPath('a')]: [
    decision({ confidence: '0.1', tags: '[auth, é]', files: '[src/auth/jwt.ts]', task: 'task-001' }),
    decision({ confidence: '0.5', agent: 'other', outcome: 'success', status: 'reviewed' }),
  ],
  [decPath('b')]: [decision({ confidence: '0.1' }), decision({ category: 'architecture', files: '[src]' })],
  '.agents/sessions/fbcd4d0d-3a1.md': [session('Use AuthContext for user state'), session('Slow')],
  '.agents/sessions/0bcd4d0d-3a1.md': [session('Slow')],
};
const paths = Object.keys(texts);

/** Of each filter what may be asked for. */
const asked: Readonly<{ [F in keyof QueryFilters]-?: readonly QueryFilters[F][] }> = {
  agent: ['other', 'code-reviewer'],
  blocking: [true],
  category: ['architecture'],
  confidence: [
    { operator: '<', value: 0.2 },
    { operator: '>=', value: 0.1 },
  ],
  file: ['src', 'src/auth/jwt.ts', 'src/auth/'],
  open: [true, false],
  outcome: ['completed', 'success'],
  pending: [true],
  severity: ['high'],
  state: ['JOHARI_DISCOVERY', 'HALTED'],
  status: ['pending', 'reviewed'],
  tags: [['auth'], ['auth', 'é'], []],
  task: ['task-001', 'task-002'],
  text: ['É', 'auth', 'Größe\\n', 'task-001 build'],
  thread: ['thread_pr94', 'other'],
};
const subjects = querySubjects.filter(isOfOne);
const question = fc.constantFrom(...subjects).chain((subject) => {
  const filters = fc.record(
    Object.fromEntries(filtersOf[subject].map((name) => [name, fc.constantFrom(...asked[name])])),
    { requiredKeys: [] },
  );
  return filters.map((one): [SubjectOfOne, QueryFilters] => [subject, one]);
});
/** Which of its texts a record has in the commit and in the working tree, and whether it may be written down. */
const record = fc.record({
  before: fc.option(fc.nat(2)),
  after: fc.option(fc.nat(2)),
  isSame: fc.boolean(),
  isWritten: fc.boolean(),
});

function filesOf(choices: readonly (number | null)[]): Record<string, string> {
  const found = paths.flatMap((path, at) => {
    const [choice = null, own = []] = [choices[at], texts[path]];
    return choice === null ? [] : [[path, own[choice % own.length] ?? '']];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

/** Each text is read once: there are few. */
const recordAt = memoizeByKey((_: string, path: string, text: string) =>
  readFiles({ [path]: text }).map(recordKnowledge),
);

function recordsIn(files: Readonly<Record<string, string>>) {
  const records = Object.entries(files).flatMap(([path, text]) => recordAt(`${path}\n${text}`, path, text));
  return knowledgeFrom(records);
}

const head = { commit: 'c0', settings: [], unreadable: ['é.md'], unwritten: [] } as const;

function written(subject: SubjectOfOne, files: Readonly<Record<string, string>>): string {
  return writeQueryRows(subject, head, candidatesOf[subject](recordsIn(files)));
}

describe('the rows of a commit', () => {
  it('answer with the records that differ from it as all records do', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: paths.length, maxLength: paths.length }),
        fc.array(question, { minLength: 4, maxLength: 4 }),
        (records, questions) => {
          const before = filesOf(records.map((one) => one.before));
          const here = filesOf(records.map(({ after, before: old, isSame }) => (isSame ? old : after)));
          const isSame = (path: string) => before[path] === here[path];
          const isWritten = (path: string) => records[paths.indexOf(path)]?.isWritten === true;
          const kept = Object.entries(before).filter(([path]) => isWritten(path));
          const others = Object.entries(here).filter(([path]) => !isSame(path) || !isWritten(path));
          for (const [subject, filters] of questions) {
            const rows = new QueryRows(
              subject,
              Buffer.from(written(subject, Object.fromEntries(kept)), 'latin1'),
            );
            const own = rows.wanted(filters).filter(({ row }) => isSame(row.source.path));
            const fresh = answersAmong(recordsIn(Object.fromEntries(others)), subject, filters);
            expect(rows.among(own, fresh)).toEqual(runQuery(recordsIn(here), subject, filters, now));
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('have characters of ASCII only, of one byte each, and say what they are of', () => {
    const text = written('gotchas', filesOf(paths.map(() => 1)));
    expect(text).toContain('Gr\\u00f6\\u00dfe');
    expect(text).toMatch(/^[\n\x20-\x7e]*$/);
    expect(new QueryRows('gotchas', Buffer.from(text, 'latin1')).head).toEqual(head);
  });

  it('are not taken from a text of another form', () => {
    const text = written('tasks', {});
    for (const wrong of ['', 'x', 'null\n', text.slice(0, -1), text.slice(1)])
      expect(() => new QueryRows('tasks', Buffer.from(wrong, 'latin1'))).toThrow();
  });
});
