import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../src/core/position.ts';
import { type FramePart, layoutFrame } from '../../../src/render/frame.ts';

/** A frame as text; each part marks the first place of a word. */
function frame(
  text: string,
  parts: readonly (readonly [word: string, label?: string])[],
  width = 60,
): string[] {
  const lines = new LineIndex(text);
  const marked = parts.map(([word, label], index): FramePart => {
    const from = text.indexOf(word);
    const span = lines.span({ from, to: from + word.length });
    return { span, mark: index === 0 ? '^' : '-', ...(label === undefined ? {} : { label }) };
  });
  return layoutFrame(text, marked, width).map(({ gutter, text: line }) => `${gutter}|${line}`);
}

describe('layoutFrame', () => {
  it('marks a word and what explains it, in the order of the file', () => {
    expect(frame('a: 1\nb: 2\nc: 3\nd: 4\n', [['4'], ['1', 'First']])).toEqual([
      '1|a: 1',
      ' |   - First',
      ' |…',
      '4|d: 4',
      ' |   ^',
    ]);
  });

  it('shows a line once for two marks that fit', () => {
    expect(frame('start: 1, end: 2\n', [['2'], ['1', 'Start']])).toEqual([
      '1|start: 1, end: 2',
      ' |       - Start',
      ' |               ^',
    ]);
  });

  it('shows a line again where the second mark lies outside of the first cut', () => {
    const found = frame(`start: 1${' '.repeat(60)}end: 2\n`, [['2'], ['1', 'Start']], 30);
    expect(found).toHaveLength(4);
    const [first = '', below = '', second = '', last = ''] = found;
    expect(below.indexOf('-')).toBe(first.indexOf('1', 2));
    expect(last.indexOf('^')).toBe(second.indexOf('2'));
  });

  it('counts wide characters twice, and cuts at columns', () => {
    expect(frame('鍵: 値 x\n', [['x']])).toEqual(['1|鍵: 値 x', ' |       ^']);
    const [source = ''] = frame(`鍵: ${'値'.repeat(40)}\n`, [['鍵']], 20);
    expect(source).toBe(`1|鍵: ${'値'.repeat(7)}…`);
  });

  it('puts a label that does not fit on a line of its own', () => {
    expect(frame('first: alpha, second: beta\n', [['beta', 'what stands here is explained']], 34)).toEqual([
      '1|first: alpha, second: beta',
      ' |                      ^^^^',
      ' |     what stands here is explained',
    ]);
  });

  it('neutralises the file, without losing the column', () => {
    expect(frame('a\u001b[2J\tb: x\r\n', [['x']])).toEqual(['1|a\\x1B[2J    b: x', ' |               ^']);
    expect(frame('\uFEFFa: x\n', [['x']])).toEqual(['1|a: x', ' |   ^']);
  });

  it('marks one column for an empty place, and the first line of a long one', () => {
    const lines = new LineIndex('a:\nb: 1\n');
    const empty = layoutFrame('a:\nb: 1\n', [{ span: lines.span({ from: 2, to: 2 }), mark: '^' }], 40);
    expect(empty.map(({ text }) => text)).toEqual(['a:', '  ^']);
    const long = layoutFrame('a:\nb: 1\n', [{ span: lines.span({ from: 0, to: 7 }), mark: '^' }], 40);
    expect(long.map(({ text }) => text)).toEqual(['a:', '^^']);
  });
});
