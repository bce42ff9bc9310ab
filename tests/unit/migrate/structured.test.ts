import { describe, expect, it } from 'vitest';
import type { MigratedHandoff } from '../../../src/migrate/types.ts';
import { readNote } from '../../support/words.ts';

function read(text: string): MigratedHandoff {
  const migration = readNote(text);
  if (!migration.ok) throw new Error(migration.problem.message);
  return migration.handoff;
}

/** The lists that hold something, without evidence. */
function valuesOf(text: string): Record<string, unknown> {
  const { outcome, outcome_evidence, unmapped, unfilled, questions, ...lists } = read(text);
  const said = Object.entries(lists).filter(([, items]) => items.length > 0);
  const bare = said.map(([name, items]) => [name, items.map(({ evidence, ...item }) => item)]);
  return { outcome, ...Object.fromEntries(bare) };
}

const fence = (yaml: string) => `# Task t: T\n\n### Handoff (Required)\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`;

describe('a handoff in YAML that a note holds', () => {
  it('is read by the names of its keys, each value with its place', () => {
    const text = fence(
      [
        'outcome: blocked',
        'files_created: [{path: src/a.ts, purpose: Tokens, lines: 12}]',
        'files_modified:',
        '  - {path: src/b.ts, lines: 4-9, change_type: refactor, description: Split}',
        'patterns_discovered: [{pattern: Flush first, location: src/a.ts, applies_to: [io]}]',
        'gotchas: [{issue: The limit is 100, severity: High, mitigation: Back off, discovered_in: CI}]',
        'dependencies_for_next: [{file: src/c.ts, reason: Types}]',
        'open_questions: [{question: Cookies?, context: UX, recommendation: Yes, blocking: true}]',
        'suggested_next_steps: [{step: Wire it, priority: low, depends_on: [src/a.ts]}]',
        'blockers: [{blocker: No keys, impact: All, suggested_resolution: Ask, blocking_tasks: [t2]}]',
      ].join('\n'),
    );
    expect(valuesOf(text)).toEqual({
      outcome: 'blocked',
      files_created: [{ path: 'src/a.ts', purpose: 'Tokens', lines: '12-12' }],
      files_modified: [{ path: 'src/b.ts', lines: '4-9', change_type: 'refactor', description: 'Split' }],
      patterns_discovered: [{ pattern: 'Flush first', location: 'src/a.ts', applies_to: ['io'] }],
      gotchas: [{ issue: 'The limit is 100', severity: 'high', mitigation: 'Back off', discovered_in: 'CI' }],
      dependencies_for_next: [{ file: 'src/c.ts', reason: 'Types' }],
      open_questions: [{ question: 'Cookies?', context: 'UX', recommendation: 'Yes', blocking: true }],
      suggested_next_steps: [{ step: 'Wire it', priority: 'low', depends_on: ['src/a.ts'] }],
      blockers: [{ blocker: 'No keys', impact: 'All', suggested_resolution: 'Ask', blocking_tasks: ['t2'] }],
    });
    expect(read(text).outcome_evidence).toMatchObject({ line: 6, text: 'outcome: blocked' });
    expect(read(text).files_modified[0]?.evidence).toMatchObject({ line: 9, column: 5 });
  });

  it('says nothing where a template was left unfilled', () => {
    const text = fence(
      [
        'outcome: completed | partial | failed | blocked',
        'files_created:',
        '  - path: [path]',
        '    purpose: [purpose]',
        'gotchas:',
        '  - issue: [issue]',
        '    severity: high | medium | low',
        'blockers: none',
      ].join('\n'),
    );
    expect(valuesOf(text)).toEqual({ outcome: null });
  });

  it('is completed by the prose around it, which tells nothing twice', () => {
    const text = `Status: done\n\n${fence('outcome: partial\ngotchas: [Flush first]')}\n## Gotchas\n\n- Flush first\n- The clock drifts\n`;
    expect(valuesOf(text)).toEqual({
      outcome: 'partial',
      gotchas: [{ issue: 'Flush first' }, { issue: 'The clock drifts' }],
    });
  });

  it.each([
    ['configuration', 'status: x\nfiles: [src/a.ts]\nnext: [a, b]'],
    ['an answer of some service', 'outcome: accepted\nstatus: ok'],
    ['YAML that cannot be read', 'outcome: [completed\ngotchas: ['],
  ])('is not one where it is %s', (_, yaml) => {
    expect(valuesOf(fence(yaml))).toEqual({ outcome: null });
  });
});

describe('a text that is YAML in two documents', () => {
  const text = [
    '---',
    'session: s',
    'status: complete',
    'outcome: PARTIAL_PLUS',
    '---',
    'goal: Move the tokens',
    'now: Wire the endpoint',
    'done_this_session:',
    '  - task: Token store',
    '    files: [src/store.ts, docs/auth.md]',
    'blockers: [none]',
    'decisions:',
    '  - store: Redis, as it is fast',
    'findings:',
    '  - limits: never send more than 100 at once',
    '  - color: blue',
    'failed: ["In memory: lost on restart"]',
    'next: [Wire the endpoint, Delete the old one]',
    'files:',
    '  created: [src/store.ts]',
    '',
  ].join('\n');

  it('is read as a whole: the outcome before the status, findings by their words', () => {
    expect(valuesOf(text)).toEqual({
      outcome: 'partial',
      files_created: [{ path: 'src/store.ts', purpose: 'Token store' }],
      files_modified: [{ path: 'docs/auth.md', change_type: 'modify', description: 'Token store' }],
      patterns_discovered: [{ pattern: 'store: Redis, as it is fast' }],
      gotchas: [
        { issue: 'limits: never send more than 100 at once' },
        { issue: 'In memory: lost on restart' },
      ],
      suggested_next_steps: [{ step: 'Wire the endpoint' }, { step: 'Delete the old one' }],
    });
    expect(read(text).unmapped).toContainEqual({ line: 16, text: '  - color: blue' });
  });

  it('gives its goal as the title', () => {
    expect(readNote(text)).toMatchObject({ title: 'Move the tokens' });
  });

  it('reads the same with the line breaks of Windows and a byte order mark', () => {
    expect(valuesOf(`\uFEFF${text.replaceAll('\n', '\r\n')}`)).toEqual(valuesOf(text));
  });
});
