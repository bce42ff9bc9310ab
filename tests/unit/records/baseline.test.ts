import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { LineIndex } from '../../../src/core/position.ts';
import {
  type BaselineEntry,
  baselineFilter,
  baselineKey,
  baselineOf,
  parseBaseline,
  pruneBaseline,
  renderBaseline,
} from '../../../src/records/config/baseline.ts';

function finding(text: string, shown: string, messageId = 'missing'): Diagnostic {
  const from = text.indexOf(shown);
  const span = new LineIndex(text).span({ from, to: from + shown.length });
  return {
    rule: 'task/lines',
    messageId,
    severity: 'error',
    at: { path: 'a.md', side: 'after', span },
    message: 'Unexpected lines',
    related: [],
    docs: '',
  };
}

const keyIn = (text: string, shown: string, messageId?: string) =>
  baselineKey(finding(text, shown, messageId), 'task-001', text);

const entry = (value: string, more: Partial<BaselineEntry> = {}): BaselineEntry => ({
  rule: 'task/lines',
  record: 'task-001',
  value,
  message: 'm',
  ...more,
});

describe('baselineKey', () => {
  it('is of the value, not of its place, its line ends or the wording', () => {
    const key = keyIn('lines: 9-3\n', '9-3');
    expect(key).toEqual({
      rule: 'task/lines',
      record: 'task-001',
      value: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(keyIn('a\n\nb\nlines: 9-3\n', '9-3')).toEqual(key);
    expect(keyIn('x: |\r\n  a\r\n  b\r\n', 'a\r\n  b')).toEqual(keyIn('x: |\n  a\n  b\n', 'a\n  b'));
    const worded = { ...finding('lines: 9-3\n', '9-3'), message: 'Something else' };
    expect(baselineKey(worded, 'task-001', 'lines: 9-3\n')).toEqual(key);
  });

  it('changes with the value and with which message it is', () => {
    const key = keyIn('lines: 9-3\n', '9-3');
    expect(keyIn('lines: 9-4\n', '9-4')).not.toEqual(key);
    expect(keyIn('lines: 9-3\n', '9-3', 'other')).not.toEqual(key);
  });

  it('never holds the value itself', () => {
    expect(JSON.stringify(keyIn('token: ghp_secret\n', 'ghp_secret'))).not.toContain('ghp_secret');
  });
});

describe('baselineOf', () => {
  it('sorts, and counts what is the same', () => {
    const key = ({ rule, record, value }: BaselineEntry) => ({ rule, record, value });
    const found = [
      entry('b'),
      entry('a', { message: 'z' }),
      entry('b'),
      entry('a', { rule: 'session/final' }),
    ];
    expect(baselineOf(found.map((one) => ({ key: key(one), message: one.message })))).toEqual([
      entry('a', { rule: 'session/final' }),
      entry('a', { message: 'z' }),
      entry('b', { count: 2 }),
    ]);
  });
});

describe('baselineFilter', () => {
  it('lets an entry serve as often as it counts', () => {
    const isKnown = baselineFilter([entry('a', { count: 2 }), entry('b')]);
    expect(['a', 'a', 'a', 'b', 'b', 'c'].map((value) => isKnown(entry(value)))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  it('adds up entries that a merge doubled', () => {
    const isKnown = baselineFilter([entry('a'), entry('a')]);
    expect([1, 2, 3].map(() => isKnown(entry('a')))).toEqual([true, true, false]);
  });
});

describe('pruneBaseline', () => {
  it('takes out what no longer occurs and counts down the rest', () => {
    const old = [entry('a', { count: 3 }), entry('b'), entry('c', { count: 3 })];
    const today = [entry('a', { count: 2 }), entry('c'), entry('new')];
    expect(pruneBaseline(old, today)).toEqual([entry('a', { count: 2 }), entry('c')]);
  });
});

describe('the file', () => {
  it('is read as it was written, one line an entry', () => {
    const entries = [entry('a'), entry('b', { count: 2, message: 'Unexpected `"é"`' })];
    const text = renderBaseline(entries);
    expect(parseBaseline(text)).toEqual({ ok: true, entries });
    expect(parseBaseline(`\uFEFF${text}`)).toEqual({ ok: true, entries });
    expect(text.split('\n')).toHaveLength(8);
    expect(parseBaseline(renderBaseline([]))).toEqual({ ok: true, entries: [] });
  });

  it.each([
    ['<<<<<<< HEAD\n', /^is not JSON: /],
    ['[]', /^is not an object/],
    ['{"version":2,"findings":[]}', /^has `version` `2`, expected `1`$/],
    ['{"version":1}', /^has no list `findings`$/],
    ['{"version":1,"findings":[{"rule":"a"}]}', /^has an invalid entry `findings\[0\]`/],
    [renderBaseline([entry('a', { count: 0 })]), /`findings\[0\]`/],
    [renderBaseline([entry('a', { count: 1.5 })]), /`findings\[0\]`/],
  ])('%j is refused', (text, message) => {
    expect(parseBaseline(text)).toEqual({ ok: false, message: expect.stringMatching(message) });
  });
});
