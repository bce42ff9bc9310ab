import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../src/core/position.ts';
import { type FramePart, layoutFrame } from '../../../src/render/reporters/frame.ts';

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

  it.each<[string, string, string]>([
    ['ASCII', 'w', 'w'],
    ['wide characters', '値', '値'],
    ['emoji of a pair', '\u{1f600}', '\u{1f600}'],
    ['families', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}', '\u{1f469}\\u{200D}\u{1f469}\\u{200D}\u{1f467}'],
    ['flags', '\u{1f1e9}\u{1f1ea}', '\u{1f1e9}\u{1f1ea}'],
    ['letters with marks', 'e\u0301', 'e\u0301'],
    ['letters with more marks than a window holds', `e${'\u0301'.repeat(400)}`, `e${'\u0301'.repeat(400)}`],
    ['hidden characters', '\u200b', '\\u{200B}'],
  ])(
    'cuts a long line of %s between characters only, with the mark below its span',
    (_name, unit, asShown) => {
      for (const lead of [3_000, 3_001, 3_002, 3_003]) {
        const before = unit.repeat(lead);
        const text = `${before}[X]${before}`;
        const [source, marks] = frame(text, [['[X]']], 40);
        const shown = (source ?? '').slice(2);
        expect(shown.startsWith('…') && shown.endsWith('…')).toBe(true);
        const inner = shown.slice(1, -1);
        expect(inner.replaceAll(asShown, '')).toBe('[X]');
        expect(stringWidth(shown)).toBeLessThanOrEqual(40);
        const at = stringWidth(shown.slice(0, shown.indexOf('[X]')));
        expect(marks).toBe(` |${' '.repeat(at)}^^^`);
      }
    },
  );

  it('takes no half of one flag for half of the next, where the part that is read begins inside a flag', () => {
    const flags = '\u{1f1e9}\u{1f1ea}'.repeat(3_000);
    // The part that is read is 2 × 41 + 64 code units long, no multiple of the four of a flag.
    expect(frame(`${flags}[X]${flags}`, [['[X]']], 41)[0]).toMatch(/^1\|…\[X\](?:\u{1f1e9}\u{1f1ea})+…$/u);
  });

  it('marks a span that is longer than the line shown up to the ellipsis, where it goes on', () => {
    const text = `key: ${'value '.repeat(100_000)}\n`;
    const lines = new LineIndex(text);
    const mark = { span: lines.span({ from: 5, to: 500_000 }), mark: '^' as const };
    const [source, marks] = layoutFrame(text, [mark], 30);
    expect(source?.text).toBe('key: value value value value …');
    expect(marks?.text).toBe(`${' '.repeat(5)}${'^'.repeat(25)}`);
    const inside = { span: lines.span({ from: 300_005, to: 599_000 }), mark: '^' as const };
    const [from, below] = layoutFrame(text, [inside], 30);
    expect(from?.text).toBe('…ue value value value value v…');
    expect(below?.text).toBe(`${' '.repeat(10)}${'^'.repeat(20)}`);
  });

  it('marks the ellipsis where a character is too long to be shown', () => {
    const text = `a${'\u0301'.repeat(5_000)}b\n`;
    const span = new LineIndex(text).span({ from: 0, to: text.length });
    expect(layoutFrame(text, [{ span, mark: '^' }], 30).map((line) => line.text)).toEqual(['…', '^']);
  });

  it('leaves out nothing of a line that fits to the last column', () => {
    const text = `${'a'.repeat(28)}xy\n`;
    expect(frame(text, [['xy']], 30)[0]).toBe(`1|${text.trimEnd()}`);
    expect(frame(`0${text}`, [['xy']], 30)[0]).toBe('1|…aaaaaaaaaxy');
  });

  it('keeps a line end of CRLF, and a byte order mark, out of a cut line', () => {
    const found = frame(`\uFEFF${'a'.repeat(50)}\r\n${'b'.repeat(50)}x\r\nc`, [['x']], 30);
    expect(found).toEqual(['2|…bbbbbbbbbx', ' |          ^']);
    expect(frame(`\uFEFFx${'a'.repeat(50)}\r\n`, [['x']], 20)).toEqual([`1|x${'a'.repeat(18)}…`, ' |^']);
  });
});
