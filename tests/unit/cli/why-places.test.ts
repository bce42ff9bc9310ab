import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../../src/cli/why/places.ts';

describe('a file with lines', () => {
  it.each([
    ['src/a.ts', 'src/a.ts', []],
    ['src/a.ts:7', 'src/a.ts', [{ from: 7, to: 7 }]],
    ['src/a.ts:7-9', 'src/a.ts', [{ from: 7, to: 9 }]],
    [
      'src/a.ts:1-5,9',
      'src/a.ts',
      [
        { from: 1, to: 5 },
        { from: 9, to: 9 },
      ],
    ],
    ['C:\\a.ts', 'C:\\a.ts', []],
    ['a:1:2', 'a:1', [{ from: 2, to: 2 }]],
  ])('%s', (text, file, ranges) => {
    expect(parsePlace(text)).toEqual({ file, ranges });
  });

  it.each(['a:0', 'a:9-7', 'a:1,0-3'])('%s is refused', (text) => {
    expect(() => parsePlace(text)).toThrow(/^Unexpected lines/);
  });
});
