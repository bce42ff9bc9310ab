import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { documentsOf, findingsOf, imported } from '../../support/interchange.ts';

/** The text of each task by its id. */
const tasksOf = (format: string, files: string | Readonly<Record<string, string>>) => {
  const made = imported(format, files);
  const texts = documentsOf(made).map(({ id, text }) => [id, text] as const);
  return { made, texts: new Map(texts), findings: findingsOf(made) };
};

interface Case {
  readonly is: string;
  readonly name: string;
  readonly text: string;
  readonly id: string;
  /** Lines of the task. */
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
  readonly remarks?: readonly string[];
}

function check(format: string, { has, hasNot = [], id, name, remarks, text }: Case): void {
  const { findings, made, texts } = tasksOf(format, { [name]: text });
  expect(findings).toEqual([]);
  const lines = texts.get(id)?.split('\n') ?? [];
  for (const line of has) expect(lines).toContain(line);
  for (const line of hasNot) expect(lines).not.toContain(line);
  if (remarks) expect(made.remarks.map(({ field, what }) => `${what} ${field}`)).toEqual(remarks);
}

const backlog = (front: readonly string[], ...body: readonly string[]) =>
  ['---', ...front, '---', '', ...body, ''].join('\n');

const backlogCases: readonly Case[] = [
  {
    is: 'a task to do',
    name: 'backlog/tasks/task-12 - Reset-mail.md',
    id: 'task-12',
    text: backlog(
      [
        'id: task-12',
        "title: 'Reset mail'",
        'status: To Do',
        'assignee: []',
        "created_date: '2026-01-08 12:00'",
        'labels:',
        '  - mail',
        '  - login',
        'dependencies: []',
        'priority: high',
      ],
      '## Description',
      '',
      '<!-- SECTION:DESCRIPTION:BEGIN -->',
      'Send it within a minute.',
      '<!-- SECTION:DESCRIPTION:END -->',
      '',
      '## Acceptance Criteria',
      '<!-- AC:BEGIN -->',
      '- [ ] #1 It arrives',
      '- [x] #2 It is signed',
      '<!-- AC:END -->',
    ),
    has: [
      '# Task task-12: Reset mail',
      '| Status | pending |',
      '| Priority | high |',
      '| Tags | mail, login |',
      '| Created | 2026-01-08 12:00 |',
      'Send it within a minute.',
      '- [ ] It arrives',
      '- [x] It is signed',
    ],
    hasNot: ['## Handoff'],
    remarks: [],
  },
  {
    is: 'a task that is done, with a summary',
    name: 'backlog/tasks/PIPE-39.4 - Move-bootstrap.md',
    id: 'PIPE-39.4',
    text: backlog(
      [
        'id: PIPE-39.4',
        'title: Move the bootstrap',
        'status: Done',
        'assignee: ["@ada"]',
        'labels: []',
        'dependencies: []',
        'modified_files:',
        '  - src/boot.ts',
        'parent_task_id: PIPE-39',
        'ordinal: 68000',
      ],
      '## Description',
      '',
      'One module.',
      '',
      '## Acceptance Criteria',
      '- [x] #1 It exists',
      '',
      '## Final Summary',
      '',
      '<!-- SECTION:FINAL_SUMMARY:BEGIN -->',
      'Moved, all tests pass.',
      '<!-- SECTION:FINAL_SUMMARY:END -->',
    ),
    has: [
      '| Status | completed |',
      '| Assignee | @ada |',
      '| Parent | PIPE-39 |',
      '## Final Summary',
      'Moved, all tests pass.',
      'outcome: completed',
      '  - { path: src/boot.ts }',
      'x-backlog: { modified_files: [src/boot.ts], ordinal: 68000 }',
    ],
    remarks: ['kept modified_files', 'kept ordinal'],
  },
  {
    is: 'a task in progress with a plan and notes',
    name: 'backlog/tasks/task-3.6 - ASCII.md',
    id: 'task-3.6',
    text: backlog(
      [
        'id: task-3.6',
        'title: 只用 ASCII',
        'status: In Progress',
        'assignee: []',
        'labels: [日志]',
        'dependencies: []',
      ],
      '## Description',
      '',
      '日志里没有表情。',
      '',
      '## Implementation Plan',
      '',
      '1. 找',
      '2. 改',
      '',
      '## Implementation Notes',
      '',
      '### 6月22日',
      '',
      '找到了。',
    ),
    has: ['| Status | in_progress |', '日志里没有表情。', '## Implementation Plan', '2. 改', '#### 6月22日'],
  },
  {
    is: 'a status of the project',
    name: 'backlog/tasks/task-7 - x.md',
    id: 'task-7',
    text: backlog(
      ['id: task-7', 'title: X', 'status: Icebox', 'dependencies: []'],
      '## Description',
      '',
      'x',
    ),
    has: ['| Status | pending |', 'x-backlog: { status: Icebox }'],
    remarks: ['assumed status', 'kept status'],
  },
  {
    is: 'a dependency that is not there',
    name: 'backlog/tasks/task-8 - x.md',
    id: 'task-8',
    text: backlog(
      ['id: task-8', 'title: X', 'status: To Do', 'dependencies: [task-1]'],
      '## Description',
      '',
      'x',
    ),
    has: ['x-backlog: { dependencies: [task-1] }'],
    hasNot: ['| Depends On | task-1 |'],
    remarks: ['kept dependencies'],
  },
  {
    is: 'references and documents',
    name: 'backlog/tasks/TASK-32090 - x.md',
    id: 'TASK-32090',
    text: backlog(
      [
        'id: TASK-32090',
        'title: Adapt the notes',
        'status: To Do',
        'references:',
        '  - docs/plan.md',
        'documentation: [docs/spec.md]',
        'milestone: m-2',
      ],
      '## Description',
      '',
      'x',
    ),
    has: ['| Milestone | m-2 |', 'x-backlog: { references: [docs/plan.md], documentation: [docs/spec.md] }'],
    remarks: ['kept references', 'kept documentation'],
  },
  {
    is: 'no sections at all',
    name: 'backlog/drafts/draft-1 - x.md',
    id: 'draft-1',
    text: backlog(['id: draft-1', 'title: An idea', 'status: Draft'], 'Just a thought.'),
    has: ['# Task draft-1: An idea', 'Just a thought.', '| Status | pending |'],
  },
  {
    is: 'a handoff in its description, which is not the handoff of the task',
    name: 'backlog/tasks/task-9 - x.md',
    id: 'task-9',
    text: backlog(
      ['id: task-9', 'title: X', 'status: To Do'],
      '## Description',
      '',
      'x',
      '',
      '## Handoff',
      '',
      '```yaml',
      'outcome: failed',
      '```',
      '',
      '## Metadata',
      '',
      '| Field | Value |',
      '| --- | --- |',
      '| Status | done |',
    ),
    has: ['| Status | pending |', '## Imported: Handoff', '## Imported: Metadata'],
  },
  {
    is: 'a fence that is never closed',
    name: 'backlog/tasks/task-10 - x.md',
    id: 'task-10',
    text: backlog(['id: task-10', 'title: X', 'status: Done'], '## Description', '', '```', 'open'),
    has: ['outcome: completed', '````text'],
  },
  {
    is: 'a task that was given up',
    name: 'backlog/archive/tasks/task-11 - x.md',
    id: 'task-11',
    text: backlog(['id: task-11', 'title: X', "status: Won't do"], '## Description', '', 'x'),
    has: ['| Status | skipped |'],
    hasNot: ['## Handoff'],
  },
];

describe('Backlog.md tasks', () => {
  it.each(backlogCases)('$is', (one) => check('backlog', one));

  it('depend on each other', () => {
    const task = (id: string, more: string) => backlog([`id: ${id}`, 'title: X', 'status: To Do', more], 'x');
    const { findings, texts } = tasksOf('backlog', {
      'a.md': task('task-1', 'dependencies: []'),
      'b.md': task('task-2', 'dependencies: [TASK-1]'),
    });
    expect(findings).toEqual([]);
    expect(texts.get('task-2')).toContain('| Depends On | task-1 |');
  });

  it('are not one without their front matter', () => {
    expect(() => imported('backlog', '# Todo\n')).toThrow('is not a Backlog.md task');
  });

  it.each(hostileTexts.filter((text) => text.trim() !== ''))(
    'stand in a task that can be read: %j',
    (text) => {
      const { findings, made } = tasksOf('backlog', {
        'a.md': backlog(
          ['id: task-1', 'title: X', 'status: Done'],
          '## Description',
          '',
          text,
          '',
          '## Notes',
          '',
          text,
        ),
      });
      const [doc] = documentsOf(made);
      expect(plainValue(nodeAt(doc?.data, 'outcome'))).toBe('completed');
      expect(findings.filter((one) => !/record\/placeholder|suppression/.test(one))).toEqual([]);
    },
  );
});

const issue = (fields: object) =>
  JSON.stringify({ title: 'X', status: 'open', priority: 2, issue_type: 'task', ...fields });

const beadsCases: readonly (Omit<Case, 'name' | 'text'> & { readonly lines: readonly object[] })[] = [
  {
    is: 'an open bug',
    id: 'bd-a1b2',
    lines: [
      {
        id: 'bd-a1b2',
        title: 'Login fails',
        description: 'For mail with a plus.',
        issue_type: 'bug',
        priority: 1,
        labels: ['auth'],
      },
    ],
    has: [
      '# Task bd-a1b2: Login fails',
      '| Status | pending |',
      '| Priority | P1 |',
      '| Category | bug |',
      '| Tags | auth |',
      'For mail with a plus.',
    ],
    hasNot: ['## Handoff'],
    remarks: [],
  },
  {
    is: 'one that waits for another',
    id: 'bd-2',
    lines: [
      { id: 'bd-1' },
      {
        id: 'bd-2',
        dependencies: [
          { issue_id: 'bd-2', depends_on_id: 'bd-1', type: 'blocks', created_at: '2026-01-08T12:00:00Z' },
        ],
      },
    ],
    has: ['| Depends On | bd-1 |'],
    remarks: [],
  },
  {
    is: 'a child of an epic, and how it was found',
    id: 'bd-3.1',
    lines: [
      { id: 'bd-3', issue_type: 'epic' },
      {
        id: 'bd-3.1',
        dependencies: [
          { issue_id: 'bd-3.1', depends_on_id: 'bd-3', type: 'parent-child' },
          { issue_id: 'bd-3.1', depends_on_id: 'bd-9', type: 'discovered-from' },
        ],
      },
    ],
    has: ['| Parent | bd-3 |', 'x-beads: { dependencies: [{ discovered-from: bd-9 }] }'],
    remarks: ['kept dependencies'],
  },
  {
    is: 'one that is closed',
    id: 'bd-4',
    lines: [
      { id: 'bd-4', status: 'closed', closed_at: '2026-01-09T12:00:00Z', close_reason: 'Shipped in 1.2' },
    ],
    has: [
      '| Status | completed |',
      '| Completed | 2026-01-09T12:00:00Z |',
      'outcome: completed',
      '## Why it was closed',
      'Shipped in 1.2',
    ],
  },
  {
    is: 'one that was closed with nothing done',
    id: 'bd-5',
    lines: [{ id: 'bd-5', status: 'closed', close_reason: 'Duplicate of bd-4' }],
    has: ['| Status | skipped |', 'Duplicate of bd-4'],
    hasNot: ['## Handoff'],
  },
  {
    is: 'one that is blocked',
    id: 'bd-7',
    lines: [
      { id: 'bd-6' },
      { id: 'bd-7', status: 'blocked', dependencies: [{ depends_on_id: 'bd-6', dep_type: 'blocks' }] },
    ],
    has: ['| Status | blocked |', 'outcome: blocked', '  - { blocker: waits for bd-6 }'],
  },
  {
    is: 'a design, notes and criteria',
    id: 'bd-8',
    lines: [
      {
        id: 'bd-8',
        status: 'in_progress',
        design: '## Sketch\nA queue.',
        notes: 'Ask Bo.',
        acceptance_criteria: '- [ ] fast\n- [x] small',
      },
    ],
    has: [
      '| Status | in_progress |',
      '## Design',
      '#### Sketch',
      '## Notes',
      'Ask Bo.',
      '- [ ] fast',
      '- [x] small',
    ],
  },
  {
    is: 'comments and fields of other versions',
    id: 'bd-9',
    lines: [
      {
        id: 'bd-9',
        comments: [{ author: 'ada', text: 'Hm.' }],
        external_ref: 'gh-12',
        pinned: false,
        owner: null,
      },
    ],
    has: ['x-beads: { comments: [{ author: ada, text: Hm. }], external_ref: gh-12 }'],
    remarks: ['kept comments', 'kept external_ref'],
  },
  {
    is: 'what was deleted, and what is no issue',
    id: 'bd-10',
    lines: [{ id: 'bd-10' }, { id: 'bd-11', status: 'tombstone' }, { _type: 'memory', id: 'm', key: 'k' }],
    has: ['# Task bd-10: X'],
    remarks: ['left out issues', 'left out lines'],
  },
  {
    is: 'a status that beads does not have',
    id: 'bd-12',
    lines: [{ id: 'bd-12', status: 'triage' }],
    has: ['| Status | pending |', 'x-beads: { status: triage }'],
    remarks: ['assumed status', 'kept status'],
  },
];

describe('beads issues', () => {
  it.each(beadsCases)('$is', ({ lines, ...one }) =>
    check('beads', { ...one, name: '.beads/issues.jsonl', text: `${lines.map(issue).join('\n')}\n` }),
  );

  it('are named where they cannot be read', () => {
    expect(() => imported('beads', `${issue({ id: 'bd-1' })}\n<<<<<<< HEAD\n`)).toThrow(
      '`in/file:2` cannot be read: conflict markers',
    );
    expect(() => imported('beads', '{"a": 1}\n')).toThrow('no line has an `id` and a `title`');
    expect(() => imported('beads', '{"a": \n')).toThrow('`in/file:1` cannot be read');
    expect(() => imported('beads', `${'['.repeat(100)}${']'.repeat(100)}\n`)).toThrow('over 64 levels deep');
  });

  it('of one id in one file are refused together', () => {
    const { made } = tasksOf('beads', { 'a.jsonl': `${issue({ id: 'bd-1' })}\n${issue({ id: 'bd-1' })}\n` });
    expect(made.records.map(({ id }) => id)).toEqual(['bd-1', 'bd-1']);
  });
});
