import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { clustersOf, columnsOf } from '../../../src/text/width.ts';
import { countWork } from '../../support/count-work.ts';
import fc from '../../support/property.ts';

describe('columnsOf', () => {
  it.each(['値', 'e\u0301', '\u{1f600}', 'é', 'ab 値 '])('is linear in a text of %j', (unit) => {
    const [once, twice] = [1_000, 2_000].map((count) => countWork(() => columnsOf(unit.repeat(count))));
    expect(twice).toBeLessThan(2.1 * (once ?? 0));
  });

  it('measures short texts as string-width does, and long ones without cutting a pair in half', () => {
    const char = fc.constantFrom(
      'a',
      ' ',
      'é',
      '値',
      'e\u0301',
      '\u{1f600}',
      '\u{1f1e9}\u{1f1ea}',
      '\u001b[31m',
      '1\ufe0f\u20e3',
    );
    fc.assert(
      fc.property(fc.array(char, { maxLength: 30 }), (chars) => {
        const text = chars.join('');
        expect(columnsOf(text)).toBe(stringWidth(text));
      }),
      { numRuns: 300 },
    );
    for (const shift of ['', 'é'])
      expect(columnsOf(shift + '\u{1f600}'.repeat(1_000))).toBe(shift.length + 2_000);
  });
});

describe('clustersOf', () => {
  it('takes a text apart as a reader does', () => {
    expect(clustersOf('ae\u0301 \u{1f1e9}\u{1f1ea}値').map(({ text, columns }) => [text, columns])).toEqual([
      ['a', 1],
      ['e\u0301', 1],
      [' ', 1],
      ['\u{1f1e9}\u{1f1ea}', 2],
      ['値', 2],
    ]);
  });
});
