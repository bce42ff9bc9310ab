import { describe, expect, it } from 'vitest';
import { createTouchIndex } from '../../../src/check/extents.ts';
import { fixesOf, hasRegressed, rebaseFixes } from '../../../src/check/fix.ts';
import type { Diagnostic } from '../../../src/core/diagnostic.ts';
import { type Extent, LineIndex } from '../../../src/core/position.ts';
import { countWork } from '../../support/count-work.ts';
import fc, { runs } from '../../support/property.ts';

const extent = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 6 }))
  .map(([from, length]): Extent => ({ from, to: from + length }));

describe('createTouchIndex', () => {
  it('finds what a look at each one finds', () => {
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 8 }), extent, (extents, asked) => {
        const touches = (one: Extent) =>
          one.from === asked.from || (one.from < asked.to && asked.from < one.to);
        expect(createTouchIndex(extents)(asked)).toBe(extents.some(touches));
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe('the fixes of a file', () => {
  const lines = new LineIndex(`${'ab\n'.repeat(20_000)}`);
  const finding = (at: number): Diagnostic => ({
    rule: 'a/b',
    messageId: 'wrong',
    severity: 'error',
    at: { path: 'a.md', side: 'after', span: lines.span({ from: 3 * at, to: 3 * at + 2 }) },
    message: 'Unexpected `ab`',
    related: [],
    fix: {
      kind: 'safe',
      title: 'Fix it',
      edits: [{ extent: { from: 3 * at, to: 3 * at + 2 }, text: 'xyz' }],
    },
    docs: '',
  });
  const findings = (count: number) => Array.from({ length: count }, (_, at) => finding(at));
  const work = (count: number) => {
    const all = findings(count);
    return countWork(() => {
      const fixes = fixesOf(all, ['safe'], new Set());
      expect(fixes).toHaveLength(count);
      expect(rebaseFixes(fixes.slice(count / 2), fixes.slice(0, count / 2))).toHaveLength(count / 2);
      expect(hasRegressed([], all, fixes, () => false)).toBe(false);
    });
  };

  it('cost no more than twice for twice as many', () => {
    const [once, twice] = [work(1_000), work(2_000)];
    expect(twice / once).toBeLessThan(2.3);
  });
});
