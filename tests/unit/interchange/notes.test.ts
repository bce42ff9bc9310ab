import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { hostileTexts } from '../../support/hostile.ts';
import { findingsOf, imported, onlyOf } from '../../support/interchange.ts';
import fc, { runs } from '../../support/property.ts';

const humanLayer = [
  '---',
  'date: 2026-01-08T13:55:22-08:00',
  'researcher: ada',
  'git_commit: 4f2a9c1d',
  'branch: login',
  'topic: "Login | Strategy"',
  'tags: [login, mail]',
  'status: complete',
  '---',
  '',
  '# Handoff: the login',
  '',
  '## Task(s)',
  '- the form: done',
  '- the mail: planned',
  '',
  '## Critical References',
  '- `docs/login.md` - the plan',
  '',
  '## Recent changes',
  '- `src/login.ts:10-20` - reads the token once',
  '- src/mail.ts:7: sends',
  '- a thing without a file',
  '',
  '## Learnings',
  '1. `src/login.ts:42` reads **the token** twice',
  '   and again',
  '',
  '## Artifacts',
  '- thoughts/plan.md',
  '',
  '## Action Items & Next Steps',
  '- [ ] Send the mail',
  '',
  '## Handoff',
  '',
  '```yaml',
  'outcome: completed',
  '```',
].join('\n');

const claude = [
  '---',
  'session: login',
  'date: 2026-01-08',
  'status: blocked',
  'outcome: PARTIAL_PLUS',
  '---',
  'goal: log in with a passkey',
  'now: the form',
  'test: npm test',
  'done_this_session: [{ task: the form, files: [src/login.ts] }]',
  'blockers: [no test tenant]',
  'questions: [Which browsers?]',
  'decisions: [{ passkeys: no passwords to leak }]',
  'findings: [{ tokens: read twice }]',
  'worked: [small steps]',
  'failed: [{ cookies: lost at a redirect }]',
  'next: [the form, the mail]',
  'files: { created: [src/login.ts], modified: ["src/mail.ts:3-9 sends", /etc/passwd, ../x.ts] }',
  '',
].join('\n');

const handoffOf = (format: string, text: string) =>
  plainValue(onlyOf(imported(format, text), 'task').data) as Record<string, unknown>;

describe('a HumanLayer handoff', () => {
  it('is a task with what it says in the handoff, and the note whole', () => {
    const made = imported('humanlayer', { 'thoughts/2026-01-08_login.md': humanLayer });
    const task = onlyOf(made, 'task');
    expect(findingsOf(made)).toEqual([]);
    expect(task.id).toBe('task-2026-01-08-login');
    expect(plainValue(task.data)).toEqual({
      outcome: null,
      migrated_from: 'thoughts/2026-01-08_login.md',
      files_modified: [
        { path: 'src/login.ts', lines: '10-20', description: 'reads the token once' },
        { path: 'src/mail.ts', lines: '7-7', description: 'sends' },
      ],
      patterns_discovered: [
        {
          pattern: 'src/login.ts:42` reads the token twice and again'.replace('`', ''),
          location: 'src/login.ts:42',
        },
      ],
      dependencies_for_next: [{ file: 'docs/login.md', reason: 'the plan' }],
      suggested_next_steps: [{ step: 'Send the mail' }],
    });
    expect(task.text).toContain('| Tags | login, mail |');
    expect(task.text).toContain(`\`\`\`\`text\n${humanLayer}\n\`\`\`\``);
    expect(made.remarks.map(({ what, field }) => `${what} ${field}`)).toEqual([
      'kept Recent changes',
      'kept Artifacts',
      'kept Handoff',
      'assumed outcome',
    ]);
  });

  it('is not one without one of its headings', () => {
    expect(() => imported('humanlayer', '# Notes\n')).toThrow('is not a HumanLayer handoff');
  });
});

describe('a Continuous-Claude handoff', () => {
  it('is a task with what both of its documents say', () => {
    const made = imported('continuous-claude', { 'handoffs/current.yaml': claude });
    const task = onlyOf(made, 'task');
    expect(findingsOf(made)).toEqual([]);
    expect(task.id).toBe('task-login-current');
    expect(task.text).toMatch(
      /^# Task task-login-current: log in with a passkey\n[\s\S]*\| Status \| blocked \|/,
    );
    expect(plainValue(task.data)).toEqual({
      outcome: 'blocked',
      migrated_from: 'handoffs/current.yaml',
      files_created: [{ path: 'src/login.ts' }],
      files_modified: [{ path: 'src/mail.ts', lines: '3-9', description: 'sends' }],
      patterns_discovered: [{ pattern: 'small steps' }],
      gotchas: [{ issue: 'cookies: lost at a redirect' }],
      open_questions: [{ question: 'Which browsers?' }],
      suggested_next_steps: [{ step: 'the form' }, { step: 'the mail' }],
      blockers: [{ blocker: 'no test tenant' }],
    });
    expect(made.remarks.map(({ field }) => field)).toEqual([
      'files.modified',
      'files.modified',
      'test',
      'done_this_session',
      'decisions',
      'findings',
    ]);
  });

  it.each([
    ['status: complete\noutcome: SUCCEEDED', 'completed'],
    ['status: complete\noutcome: PARTIAL_MINUS', 'partial'],
    ['status: partial', 'partial'],
    ['status: blocked', 'blocked'],
    ['status: blocked\noutcome: FAILED', 'failed'],
    ['status: whatever', null],
  ])('of %j came out as %j', (front, outcome) => {
    expect(handoffOf('continuous-claude', `---\n${front}\n---\ngoal: x\n`).outcome).toBe(outcome);
  });

  it.each([
    ['in one document', 'session: s\ngoal: x\n'],
    ['ended by dots, after a comment', '# c\n---\nsession: s\n...\n---\n# d\ngoal: x\n...\n'],
    ['with a BOM and CRLF', '\uFEFF---\r\nsession: s\r\n---\r\ngoal: x\r\n'],
  ])('is read %s', (_, text) => {
    expect(onlyOf(imported('continuous-claude', text), 'task').text).toMatch(/\| Session \| s \|/);
  });

  it('is not one without one of its keys, and a broken one names its line', () => {
    expect(() => imported('continuous-claude', 'a: 1\n')).toThrow('is not a Continuous-Claude handoff');
    expect(() => imported('continuous-claude', '---\nsession: s\n---\ngoal: [\n')).toThrow('`in/file:');
  });
});

describe('hostile notes', () => {
  it.each(hostileTexts.filter((text) => text.trim() !== ''))(
    'stand in a task that can be read: %j',
    (text) => {
      const yaml = `---\nsession: s\nstatus: complete\n---\ngoal: ${JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, '')}\nnext: [x]\n`;
      for (const [format, note] of [
        ['continuous-claude', yaml],
        ['humanlayer', `## Learnings\n- x\n\n## Task(s)\n${text}\n`],
      ] as const) {
        const made = imported(format, note);
        const task = onlyOf(made, 'task');
        expect(nodeAt(task.data, 'outcome')).toBeDefined();
        expect(
          findingsOf(made).filter((fault) => !/record\/placeholder|path-portability/.test(fault)),
        ).toEqual([]);
      }
    },
  );

  it('are read in whatever shape their values have', () => {
    const odd = fc.constantFrom({ toString: false }, { valueOf: 1, constructor: null }, [{ toString: [] }]);
    const json = fc.oneof(
      { weight: 9, arbitrary: fc.jsonValue({ maxDepth: 2, depthSize: 'small' }) },
      { weight: 1, arbitrary: odd },
    );
    const keys = [
      'session',
      'date',
      'status',
      'outcome',
      'now',
      'blockers',
      'questions',
      'worked',
      'failed',
      'next',
      'files',
      'other',
    ];
    const notes = fc.record(Object.fromEntries(keys.map((key) => [key, json])), { requiredKeys: [] });
    fc.assert(
      fc.property(notes, (note) => {
        const made = imported('continuous-claude', `${JSON.stringify({ goal: 'x', ...note })}\n`);
        expect(findingsOf(made).filter((fault) => !/record\/placeholder/.test(fault))).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });
});
