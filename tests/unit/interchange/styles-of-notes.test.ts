import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { findingsOf, imported, onlyOf } from '../../support/interchange.ts';

type Case = readonly [is: string, text: string, holds: Readonly<Record<string, unknown>>];

const handoffOf = (format: string, text: string) => {
  const made = imported(format, { 'notes/n': text });
  expect(findingsOf(made)).toEqual([]);
  return plainValue(onlyOf(made, 'task').data) as Record<string, unknown>;
};

const front = (more = '') =>
  `---\ndate: 2026-01-08T13:55:22-08:00\nresearcher: ada\n${more}---\n\n# Handoff: x\n\n`;
const steps = '## Action Items & Next Steps\n';

const humanLayer: readonly Case[] = [
  [
    'a reference after a label',
    `${front()}## Critical References\n1. **Plan**: \`docs/p.md\` - the steps\n2. Research: thoughts/r.md\n\n${steps}1. Go on\n`,
    {
      dependencies_for_next: [
        { file: 'docs/p.md', reason: 'Plan: the steps' },
        { file: 'thoughts/r.md', reason: 'Research' },
      ],
    },
  ],
  [
    'steps with bullets below them',
    `${front()}${steps}1. **Add the queue** (a stub in \`b.py\`):\n   - read the plan\n   - write the test\n2. Ship it\n`,
    { suggested_next_steps: [{ step: 'Add the queue' }, { step: 'Ship it' }] },
  ],
  [
    'steps under headings by priority',
    `${front()}${steps}### Now\n- Fix the token\n### Later\n- Write the docs\n  with pictures\n`,
    { suggested_next_steps: [{ step: 'Fix the token' }, { step: 'Write the docs with pictures' }] },
  ],
  [
    'a phase that is complete',
    `${front()}## Task(s)\n**Status: PHASE 2 COMPLETE**\n\n${steps}- Phase 3\n`,
    { outcome: 'partial' },
  ],
  [
    'the status that every note has',
    `${front('status: complete\n')}## Task(s)\n- the form\n\n${steps}- the mail\n`,
    { outcome: null },
  ],
  [
    'a status that says more in the front matter',
    `${front('status: in_progress\n')}## Task(s)\n- the form\n`,
    { outcome: 'partial' },
  ],
  [
    'what is blocked',
    `${front()}## Task(s)\nStatus: blocked by the vendor\n\n${steps}- Ask\n`,
    { outcome: 'blocked' },
  ],
  [
    'what is complete, with nothing to do',
    `${front()}## Task(s)\nStatus: Complete\n`,
    { outcome: 'completed' },
  ],
  [
    'what is complete, and yet has steps',
    `${front()}## Task(s)\n- Status: complete\n\n${steps}- Deploy\n`,
    { outcome: null },
  ],
  [
    'learnings that warn',
    `${front()}## Learnings\n- Never call \`reset()\` twice\n- The registry is read once\n- ⚠️ tokens expire\n- 注意: キャッシュ\n\n${steps}- x\n`,
    {
      gotchas: [
        { issue: 'Never call reset() twice' },
        { issue: '⚠️ tokens expire' },
        { issue: '注意: キャッシュ' },
      ],
      patterns_discovered: [{ pattern: 'The registry is read once' }],
    },
  ],
  [
    'learnings with their details below',
    `${front()}## Learnings\n- **The cache**:\n  - is filled at start\n  - lives in \`src/cache.ts\`\n`,
    { patterns_discovered: [{ pattern: 'The cache: is filled at start; lives in src/cache.ts' }] },
  ],
];

describe('HumanLayer handoffs, as people write them', () => {
  it.each(humanLayer)('%s', (_, text, holds) => {
    expect(handoffOf('humanlayer', text)).toMatchObject(holds);
  });
});

const claude = (...lines: readonly string[]) =>
  ['---', 'session: s', '---', 'goal: x', ...lines, ''].join('\n');

const continuousClaude: readonly Case[] = [
  ['next_steps', claude('next_steps: [a, b]'), { suggested_next_steps: [{ step: 'a' }, { step: 'b' }] }],
  [
    'what is under way, before what follows',
    claude('in_progress: [the form]', 'next: [the mail]'),
    { suggested_next_steps: [{ step: 'the form' }, { step: 'the mail' }] },
  ],
  [
    'now, in_progress, next and next_steps together',
    claude('now: n', 'in_progress: i', 'next: [a]', 'next_steps: [b, a]'),
    { suggested_next_steps: ['n', 'i', 'a', 'b'].map((step) => ({ step })) },
  ],
  ['what is blocked', claude('blocked: [no tenant]'), { blockers: [{ blocker: 'no tenant' }] }],
  [
    'blockers of both names',
    claude('blockers: [a]', 'blocked: [b]'),
    { blockers: [{ blocker: 'a' }, { blocker: 'b' }] },
  ],
  ['errors', claude('errors: ["cookies: lost"]'), { gotchas: [{ issue: 'cookies: lost' }] }],
  [
    'errors with a name and a detail',
    claude('failed: [x]', 'errors: [{ build: out of memory }]'),
    { gotchas: [{ issue: 'x' }, { issue: 'build: out of memory' }] },
  ],
  [
    'a flag in the place of a list',
    claude('blocked: false', 'next: [a]'),
    { suggested_next_steps: [{ step: 'a' }] },
  ],
  [
    'steps alone',
    '---\nsession: s\nstatus: partial\n---\nnext_steps:\n  - task: the mail\n    files: [src/mail.ts]\n',
    { outcome: 'partial', suggested_next_steps: [{ step: 'task: the mail; files: ["src/mail.ts"]' }] },
  ],
  [
    'words for nothing',
    claude('blockers: none', 'questions: [N/A]', 'next: [a]'),
    { suggested_next_steps: [{ step: 'a' }] },
  ],
];

describe('Continuous-Claude handoffs, as they are written', () => {
  it.each(continuousClaude)('%s', (_, text, holds) => {
    expect(handoffOf('continuous-claude', text)).toMatchObject(holds);
  });

  it('say nothing of a list that holds nothing', () => {
    const handoff = handoffOf('continuous-claude', claude('blockers: none', 'blocked: false'));
    expect(Object.keys(handoff)).toEqual(['outcome', 'migrated_from']);
  });
});
