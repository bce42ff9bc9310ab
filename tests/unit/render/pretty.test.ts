import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { LineIndex } from '../../../src/core/position.ts';
import { renderPretty } from '../../../src/render/reporters/pretty.ts';

const path = '.agents/tasks/task-001.md';
const text = 'outcome: complete\nlines: 9-3\n';

function span(word: string, of = text) {
  const from = of.indexOf(word);
  return new LineIndex(of).span({ from, to: from + word.length });
}

function finding(change: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'record/schema',
    messageId: 'value',
    severity: 'error',
    at: { path, side: 'after', span: span('complete') },
    message: 'Unexpected value `complete`, expected `completed`',
    related: [],
    docs: 'https://example.com',
    ...change,
  };
}

function render(
  diagnostics: readonly Diagnostic[],
  options: { records?: number; hideInfo?: boolean; fixable?: number } = {},
) {
  const textOf = (of: string, side: string) =>
    of === path ? (side === 'before' ? 'outcome: failed\n' : text) : undefined;
  const { records = 1, hideInfo = false, fixable = 0 } = options;
  return renderPretty({ diagnostics, records, textOf }, { colour: false, width: 80, hideInfo, fixable });
}

describe('renderPretty', () => {
  it('shows the line with a mark, what to do, and a count', () => {
    expect(render([finding({ help: 'write `outcome: completed`' })])).toBe(
      [
        path,
        '',
        '  1:10  error  Unexpected value `complete`, expected `completed`  record/schema',
        '    1 │ outcome: complete',
        '      │          ^^^^^^^^',
        '      = help: write `outcome: completed`',
        '',
        '✖ 1 error in 1 record',
        '',
      ].join('\n'),
    );
  });

  it('marks the first line of a help only, so that what it says to write can be copied', () => {
    const found = render([finding({ help: 'add:\nblockers:\n  - blocker: …\n\nand go on' })]);
    expect(found).toContain(
      '      = help: add:\n              blockers:\n                - blocker: …\n\n              and go on\n',
    );
  });

  it('quotes what stood there before', () => {
    const before = { path, side: 'before' as const, span: span('failed', 'outcome: failed\n') };
    const found = render([finding({ related: [{ at: before, message: 'Before this change' }] })]);
    expect(found).toContain(
      '      = note: Before this change (line 1 of the version before):\n                outcome: failed\n',
    );
  });

  it('names the place of what lies in another file', () => {
    const other = { path: 'other.md', side: 'after' as const, span: span('9-3') };
    expect(render([finding({ related: [{ at: other, message: 'First' }] })])).toContain(
      '= note: First (other.md:2:8)\n',
    );
  });

  it('wraps long messages below each other within the width', () => {
    const message = `Unexpected value ${'`a word` '.repeat(30).trim()}`;
    for (const line of render([finding({ message, help: message })]).split('\n')) {
      expect(stringWidth(line)).toBeLessThanOrEqual(80);
    }
  });

  it('counts what it shows', () => {
    const three = [
      finding(),
      finding({ severity: 'warning' }),
      finding({ severity: 'warning' }),
      finding({ severity: 'info' }),
    ];
    expect(render(three, { records: 5 })).toMatch(/✖ 1 error, 2 warnings and 1 note in 5 records\n$/);
    expect(render(three, { records: 5, hideInfo: true })).toMatch(/✖ 1 error and 2 warnings in 5 records\n$/);
    expect(render([finding({ severity: 'warning' })])).toMatch(/⚠ 1 warning in 1 record\n$/);
    expect(render([])).toBe('✔ 1 record checked, nothing to report\n');
    // All that was checked is gone.
    expect(render([finding()], { records: 0 })).toMatch(/✖ 1 error\n$/);
  });

  it('says how many findings `--fix` fixes', () => {
    const hint = (count: number, fixable: number) =>
      render(
        Array.from({ length: count }, () => finding()),
        { fixable },
      )
        .split('\n')
        .at(-2);
    expect(hint(1, 0)).toBe('✖ 1 error in 1 record');
    expect(hint(1, 1)).toBe('  fixed by `baton lint --fix`');
    expect(hint(3, 2)).toBe('  2 of them fixed by `baton lint --fix`');
    expect(hint(3, 3)).toBe('  all fixed by `baton lint --fix`');
  });

  it('says which clients drop a skill', () => {
    expect(render([finding({ clients: ['codex', 'skills-cli'] })])).toContain(
      '= note: Codex and the skills CLI drop the skill because of this\n',
    );
    expect(render([finding({ clients: ['codex'] })])).toContain('= note: Codex drops the skill');
  });
});

describe('many findings', () => {
  const many = (count: number, change: Partial<Diagnostic>, ofFile = (n: number) => `${path}-${n}`) =>
    Array.from({ length: count }, (_, n) =>
      finding({ ...change, at: { path: ofFile(n), side: 'after', span: span('complete') } }),
    );
  const renderMany = (diagnostics: readonly Diagnostic[], isFull = false) =>
    renderPretty(
      { diagnostics, records: 1, textOf: () => text },
      { colour: false, width: 80, isFull, fullCommand: '`baton lint --full`' },
    );

  it('are shown ten of a rule, and the rest counted by rule, with the command that prints them', () => {
    const found = renderMany([
      ...many(1_204, { rule: 'task/lines' }, (n) => `t-${n % 310}`),
      ...many(50, { rule: 'task/tags', severity: 'info' }),
      finding(),
    ]);
    expect(found.match(/ error .*task\/lines$/gm)).toHaveLength(10);
    expect(found.match(/ info {2}.*task\/tags$/gm)).toHaveLength(2);
    expect(found.match(/record\/schema/g)).toHaveLength(1);
    expect(found).toContain(
      [
        'Not shown one by one:',
        '  error    task/lines  1194 more in 310 files',
        '  info     task/tags     48 more in 48 files',
        '  = help: `baton lint --full` prints every finding',
        '',
        '✖ 1205 errors and 50 notes in 1 record',
      ].join('\n'),
    );
  });

  it('are shown whole where that is asked for, and where they are few', () => {
    expect(renderMany(many(1_000, {}), true).match(/record\/schema/g)).toHaveLength(1_000);
    expect(renderMany(many(20, {})).match(/record\/schema/g)).toHaveLength(20);
    expect(renderMany(many(20, {}))).not.toContain('Not shown');
  });

  it('show a help once for each rule and text', () => {
    const helps = [
      ...many(3, { help: 'one' }),
      ...many(2, { help: 'two' }),
      ...many(2, { rule: 'task/tags', help: 'one' }),
    ];
    expect(renderMany(helps).match(/help: (one|two)/g)).toEqual(['help: one', 'help: two', 'help: one']);
    expect(renderMany(helps, true).match(/help: (one|two)/g)).toHaveLength(7);
  });
});
