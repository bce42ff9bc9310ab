import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../src/core/position.ts';
import { applyEdits, type TextEdit } from '../../../src/core/text-edit.ts';
import fc, { runs } from '../../support/property.ts';

const text = fc
  .array(fc.constantFrom('a', '😀', '漢', '\n', '\r\n', '\r', '\u2028', '\t', '\uFEFF'), { maxLength: 30 })
  .map((parts) => parts.join(''));

describe('LineIndex', () => {
  it('counts lines by LF alone and gives a BOM no column', () => {
    fc.assert(
      fc.property(text, (file) => {
        const lines = new LineIndex(file);
        const bom = file.startsWith('\uFEFF') ? 1 : 0;
        let line = 1;
        let column = 1;
        for (let offset = bom; offset <= file.length; offset++) {
          expect(lines.point(offset)).toEqual({ line, column, offset });
          if (column === 1) expect(lines.lineStart(line)).toBe(offset);
          if (file[offset] === '\n') {
            line++;
            column = 1;
          } else column++;
        }
        expect(lines.lineCount).toBe(line);
      }),
      { numRuns: runs(500) },
    );
  });

  it('clamps what lies outside the text', () => {
    const lines = new LineIndex('\uFEFFab\n');
    expect(lines.point(-5)).toEqual({ line: 1, column: 1, offset: 1 });
    expect(lines.point(0)).toEqual({ line: 1, column: 1, offset: 1 });
    expect(lines.point(99)).toEqual({ line: 2, column: 1, offset: 4 });
    expect([lines.lineStart(0), lines.lineStart(3)]).toEqual([1, 4]);
    expect(new LineIndex('').span({ from: 0, to: 0 }).end).toEqual({ line: 1, column: 1, offset: 0 });
  });
});

describe('applyEdits', () => {
  const edit = (from: number, to: number, replacement: string): TextEdit => ({
    extent: { from, to },
    text: replacement,
  });

  it.each<[string, readonly TextEdit[], string]>([
    ['nothing', [], 'abcdef'],
    ['a replacement', [edit(1, 3, 'X')], 'aXdef'],
    ['edits out of order', [edit(4, 5, 'Y'), edit(0, 1, 'X')], 'XbcdYf'],
    ['an insertion before a replacement at the same place', [edit(2, 4, 'X'), edit(2, 2, '+')], 'ab+Xef'],
    ['edits that touch', [edit(1, 2, 'X'), edit(2, 3, 'Y')], 'aXYdef'],
    ['an insertion at the end', [edit(6, 6, '!')], 'abcdef!'],
    ['an overlap, of which the first stays', [edit(1, 4, 'X'), edit(3, 5, 'Y')], 'aXef'],
    ['the same replacement twice', [edit(1, 2, 'X'), edit(1, 2, 'X')], 'aXcdef'],
  ])('applies %s', (_name, edits, expected) => {
    expect(applyEdits('abcdef', edits)).toBe(expected);
  });
});
