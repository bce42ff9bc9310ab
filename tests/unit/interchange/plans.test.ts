import { describe, expect, it } from 'vitest';
import { importers } from '../../../src/interchange/formats.ts';
import { contextOf, documentsOf, findingsOf } from '../../support/interchange.ts';

/** Imports one file with those beside it. */
const run = (format: string, name: string, text: string, beside: Readonly<Record<string, string>> = {}) => {
  const folder = name.slice(0, name.lastIndexOf('/'));
  const made = importers[format]?.([{ name, text, format, folder, beside }], contextOf());
  if (!made) throw new Error(`no importer of ${format}`);
  expect(findingsOf(made)).toEqual([]);
  const texts = new Map(documentsOf(made).map((doc) => [doc.id, doc.text]));
  return { made, texts, remarks: made.remarks.map(({ field, what }) => `${what} ${field}`) };
};

interface Change {
  readonly is: string;
  readonly folder: string;
  readonly tasks: string;
  readonly proposal?: string;
  readonly design?: string;
  readonly id: string;
  readonly has: readonly string[];
  readonly remarks: readonly string[];
}

const proposal =
  '# Change: Add a queue\n\n## Why\n\nMail is slow.\n\n## What Changes\n\n- A queue\n- **BREAKING** no cron\n\n## Impact\n\n- Affected specs: mail\n';

const changes: readonly Change[] = [
  {
    is: 'a change that nobody began',
    folder: 'openspec/changes/add-queue',
    tasks:
      '## 1. Implementation\n- [ ] 1.1 Add the table\n- [ ] 1.2 Add the worker\n\n## 2. Validation\n- [ ] 2.1 Run `openspec validate add-queue --strict`\n',
    proposal,
    id: 'add-queue',
    has: [
      '# Task add-queue: Add a queue',
      '| Status | pending |',
      'Mail is slow.',
      '- [ ] 1.1 Add the table',
      '- [ ] 2.1 Run `openspec validate add-queue --strict`',
      '## What Changes',
      '- **BREAKING** no cron',
      '## Impact',
      '- `openspec/changes/add-queue/proposal.md`',
    ],
    remarks: [],
  },
  {
    is: 'one that is under way, with a design',
    folder: 'openspec/changes/add-queue',
    tasks: '## 1. Implementation\n- [x] 1.1 Add the table\n- [ ] 1.2 Add the worker\n',
    proposal,
    design: '# Design\n\n## Context\n\nx\n',
    id: 'add-queue',
    has: ['| Status | in_progress |', '- [x] 1.1 Add the table', '- `openspec/changes/add-queue/design.md`'],
    remarks: [],
  },
  {
    is: 'one that is done and archived',
    folder: 'openspec/changes/archive/2026-01-08-add-queue',
    tasks: '## 1. Implementation\n- [x] 1.1 Add the table\n',
    proposal,
    id: 'add-queue',
    has: ['| Status | completed |', 'outcome: completed'],
    remarks: ['assumed outcome'],
  },
  {
    is: 'one without a proposal',
    folder: 'openspec/changes/fix-log',
    tasks: '- [ ] 1. Fix the log\n',
    id: 'fix-log',
    has: ['# Task fix-log: fix log', '- [ ] 1. Fix the log'],
    remarks: ['assumed objective'],
  },
  {
    is: 'boxes below boxes',
    folder: 'openspec/changes/deep',
    tasks: '## 1. Work\n- [ ] 1.1 Outer\n  - [x] 1.1.1 Inner\n  - a remark\n- [ ] 1.2 Next\n',
    proposal,
    id: 'deep',
    has: ['- [ ] 1.1 Outer', '- [x] 1.1.1 Inner', '- [ ] 1.2 Next', '| Status | in_progress |'],
    remarks: [],
  },
  {
    is: 'boxes over several lines',
    folder: 'openspec/changes/long',
    tasks: '## 1. Work\n- [ ] 1.1 Check the\n      whole path\n* [x] 1.2 Star\n',
    proposal,
    id: 'long',
    has: ['- [ ] 1.1 Check the whole path', '- [x] 1.2 Star'],
    remarks: [],
  },
  {
    is: 'Chinese',
    folder: 'openspec/changes/add-dui-lie',
    tasks:
      '## 1. Implementation\n- [ ] 1.1 补齐 `file:document:*`（错误码稳定）\n\n## 2. Testing\n- [ ] 2.1 E2E\n',
    proposal: '# 增加队列\n\n## Why\n\n太慢。\n\n## What Changes\n\n- 队列\n',
    id: 'add-dui-lie',
    has: ['# Task add-dui-lie: 增加队列', '太慢。', '- [ ] 1.1 补齐 `file:document:*`（错误码稳定）'],
    remarks: [],
  },
  {
    is: 'text between the boxes',
    folder: 'openspec/changes/prose',
    tasks: 'Read the design first.\n\n- [ ] 1.1 Go\n',
    proposal,
    id: 'prose',
    has: ['- [ ] 1.1 Go'],
    remarks: ['left out text'],
  },
  {
    is: 'a title that calls itself a proposal',
    folder: 'openspec/changes/t',
    tasks: '- [ ] 1.1 Go\n',
    proposal: '# Proposal: Faster start\n\n## Why\n\nx\n\n### Details\n\ny\n',
    id: 't',
    has: ['# Task t: Faster start', '#### Details', 'y'],
    remarks: [],
  },
  {
    is: 'a proposal with front matter and CRLF',
    folder: 'openspec/changes/crlf',
    tasks: '## 1. Work\r\n- [ ] 1.1 Go\r\n',
    proposal: '---\r\nowner: ada\r\n---\r\n\r\n# Change: Ends\r\n\r\n## Why\r\n\r\nx\r\n',
    id: 'crlf',
    has: ['# Task crlf: Ends', '- [ ] 1.1 Go'],
    remarks: [],
  },
];

describe('OpenSpec changes', () => {
  it.each(changes)('$is', ({ design, folder, has, id, proposal: text, remarks, tasks }) => {
    const beside = {
      ...(text === undefined ? {} : { 'proposal.md': text }),
      ...(design === undefined ? {} : { 'design.md': design }),
    };
    const made = run('openspec', `${folder}/tasks.md`, tasks, beside);
    const lines = made.texts.get(id)?.split('\n') ?? [];
    for (const line of has) expect(lines).toContain(line);
    expect(made.remarks).toEqual(remarks);
  });

  it('are not one without a box', () => {
    expect(() => run('openspec', 'openspec/changes/x/tasks.md', '# Tasks\n')).toThrow('it has no box');
  });
});

interface Spec {
  readonly is: string;
  readonly text: string;
  /** Lines by task. */
  readonly has: Readonly<Record<string, readonly string[]>>;
}

const specs: readonly Spec[] = [
  {
    is: 'phases with two stories',
    text: [
      '# Tasks: Reset mail',
      '',
      '**Input**: Design documents from `/specs/001-reset/`',
      '',
      '## Format: `[ID] [P?] [Story] Description`',
      '',
      '- **[P]**: Can run in parallel',
      '',
      '## Phase 1: Setup (Shared Infrastructure)',
      '',
      '**Purpose**: The folders',
      '',
      '- [x] T001 Create `src/mail/`',
      '',
      '## Phase 2: Foundational (Blocking Prerequisites)',
      '',
      '- [ ] T002 [P] The token in src/mail/token.ts',
      '',
      '## Phase 3: User Story 1 - Ask for a mail (Priority: P1)',
      '',
      '**Goal**: A person gets a mail',
      '',
      '### Tests for User Story 1',
      '',
      '- [ ] T003 [P] [US1] Contract test in tests/mail.test.ts',
      '',
      '### Implementation for User Story 1',
      '',
      '- [ ] T004 [US1] Send it in src/mail/send.ts',
      '',
      '## Phase 4: User Story 2 - Set a password (Priority: P2)',
      '',
      '- [ ] T005 [US2] The form (depends on T004)',
      '',
      '## Phase 5: Polish',
      '',
      '- [ ] T006 [P] Docs',
      '',
      '## Dependencies & Execution Order',
      '',
      '- Setup first',
    ].join('\n'),
    has: {
      '001-reset-phase-1': [
        '# Task 001-reset-phase-1: Reset mail: Phase 1: Setup (Shared Infrastructure)',
        '| Status | completed |',
        'The folders',
        '- [x] T001 Create `src/mail/`',
      ],
      '001-reset-phase-2': ['| Depends On | 001-reset-phase-1 |', '| Status | pending |'],
      '001-reset-phase-3': [
        '| Depends On | 001-reset-phase-2 |',
        'A person gets a mail',
        '- [ ] T003 [P] [US1] Contract test in tests/mail.test.ts',
        '- [ ] T004 [US1] Send it in src/mail/send.ts',
      ],
      '001-reset-phase-4': ['| Depends On | 001-reset-phase-2, 001-reset-phase-3 |'],
      '001-reset-phase-5': ['| Depends On | 001-reset-phase-3, 001-reset-phase-4 |'],
    },
  },
  {
    is: 'phases without stories, one after the other',
    text: '# Implementation Tasks: Fix the page\n\n## Phase 1: Look\n\n- [ ] T001 Look\n\n## Phase 2: Mend\n\n- [ ] T002 Mend\n\n## Phase 3: Check\n\n- [ ] T003 Check\n',
    has: {
      '001-reset-phase-1': ['# Task 001-reset-phase-1: Fix the page: Phase 1: Look'],
      '001-reset-phase-2': ['| Depends On | 001-reset-phase-1 |'],
      '001-reset-phase-3': ['| Depends On | 001-reset-phase-2 |'],
    },
  },
  {
    is: 'an empty phase',
    text: '# Tasks: A\n\n## Phase 1: Setup\n\n**Purpose**: None.\n\n## Phase 3: User Story 1\n\n- [ ] T001 [US1] x\n',
    has: { '001-reset-phase-3': ['- [ ] T001 [US1] x'] },
  },
  {
    is: 'tasks over several lines',
    text: '# Tasks: A\n\n## Phase 1: Setup\n\n- [ ] T001 [P] The banner\n      in `src/b.py` — new\n- [X] T002 Log\n',
    has: {
      '001-reset-phase-1': [
        '- [ ] T001 [P] The banner in `src/b.py` — new',
        '- [x] T002 Log',
        '| Status | in_progress |',
      ],
    },
  },
  {
    is: 'Japanese',
    text: '# タスクリスト: エラー通知\n\n## Phase 1: セットアップ\n\n- [ ] T001 [P] 追加する `src/config.rs`\n\n## Phase 2: 基盤\n\n- [x] T002 [US1] 定義する\n',
    has: { '001-reset-phase-2': ['| Depends On | 001-reset-phase-1 |', '- [x] T002 [US1] 定義する'] },
  },
  {
    is: 'a number of a phase with a point',
    text: '# Tasks: A\n\n## Phase 3.1: Setup\n\n- [ ] T001 a\n\n## Phase 3.2: Tests First\n\n- [ ] T002 b\n',
    has: { '001-reset-phase-3.2': ['| Depends On | 001-reset-phase-3.1 |'] },
  },
  {
    is: 'no headings',
    text: '# Tasks: A\n\n- [ ] T001 a\n- [ ] T002 b\n',
    has: { '001-reset-phase-1': ['- [ ] T001 a', '- [ ] T002 b'] },
  },
  {
    is: 'a number that two phases have',
    text: '# Tasks: A\n\n## Phase 1: Setup\n\n- [ ] T001 a\n\n## Phase 1: Again\n\n- [ ] T002 b\n',
    has: { '001-reset-phase-1-2': ['| Depends On | 001-reset-phase-1 |'] },
  },
  {
    is: 'headings of other names',
    text: '# Tasks: A\n\n## Setup\n\n- [x] T001 a\n\n## Core\n\n- [ ] **T002** b\n',
    has: { '001-reset-phase-1': ['- [x] T001 a'], '001-reset-phase-2': ['- [ ] **T002** b'] },
  },
  {
    is: "a template's front matter",
    text: '---\ndescription: "Task list"\n---\n\n# Tasks: A\n\n## Phase 1: Setup\n\n- [ ] T001 a\n',
    has: { '001-reset-phase-1': ['- [ ] T001 a'] },
  },
];

describe('spec-kit tasks', () => {
  it.each(specs)('$is', ({ has, text }) => {
    const { texts } = run('spec-kit', 'specs/001-reset/tasks.md', text);
    for (const [id, wanted] of Object.entries(has)) {
      const lines = texts.get(id)?.split('\n') ?? [];
      for (const line of wanted) expect(lines).toContain(line);
    }
  });

  it('are not one without a number', () => {
    expect(() => run('spec-kit', 'specs/a/tasks.md', '- [ ] 1.1 a\n')).toThrow('it has no line');
  });
});
