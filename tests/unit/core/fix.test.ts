import { describe, expect, it } from 'vitest';
import { type FixSet, fixesOf, hasRegressed, isFixable, keyOf, rebaseFixes } from '../../../src/check/fix.ts';
import type { Diagnostic, Fix } from '../../../src/core/diagnostic.ts';
import { LineIndex } from '../../../src/core/position.ts';
import { applyEdits, lineBreakOf, type TextEdit } from '../../../src/core/text-edit.ts';
import fc from '../../support/property.ts';

const text = '0123456789'.repeat(6);
const lines = new LineIndex(text);

function edit(from: number, to: number, replacement = ''): TextEdit {
  return { extent: { from, to }, text: replacement };
}

function finding(from: number, edits: readonly TextEdit[] = [], more: Partial<Diagnostic> = {}): Diagnostic {
  const fix: Fix = { kind: 'safe', title: 'Fix it', edits };
  return {
    rule: 'group/rule',
    messageId: 'wrong',
    severity: 'error',
    at: { path: 'a.md', side: 'after', span: lines.span({ from, to: from + 1 }) },
    message: 'Wrong',
    related: [],
    docs: '',
    ...(edits.length > 0 ? { fix } : {}),
    ...more,
  };
}

const fixSet = (...edits: readonly TextEdit[]): FixSet => ({ edits, findings: 1 });
const none = new Set<string>();

describe('isFixable', () => {
  it('asks for the kind of the fix and for the side that is checked', () => {
    const one = finding(1, [edit(1, 2)]);
    expect(isFixable(one, ['safe'])).toBe(true);
    expect(isFixable(one, ['suggested'])).toBe(false);
    expect(isFixable(finding(1), ['safe', 'suggested'])).toBe(false);
    expect(isFixable({ ...one, at: { path: 'a.md', side: 'before' } }, ['safe'])).toBe(false);
  });
});

describe('mendsOf', () => {
  it('takes what does not touch, whole, in the order of the findings', () => {
    const first = [edit(1, 3), edit(20, 22)];
    const found = [finding(1, first), finding(2, [edit(2, 4)]), finding(5, [edit(5, 6), edit(21, 23)])];
    expect(fixesOf(found, ['safe'], none)).toEqual([fixSet(...first)]);
  });

  it('takes neighbours, and one of two insertions at one place', () => {
    const found = [finding(1, [edit(1, 3)]), finding(3, [edit(3, 5)]), finding(3, [edit(3, 3, 'x')])];
    expect(fixesOf(found, ['safe'], none)).toEqual([fixSet(edit(1, 3)), fixSet(edit(3, 5))]);
  });

  it('counts the same fix of several findings once, with all of them', () => {
    const found = [finding(1, [edit(1, 2, 'x')]), finding(8, [edit(1, 2, 'x')])];
    expect(fixesOf(found, ['safe'], none)).toEqual([{ edits: [edit(1, 2, 'x')], findings: 2 }]);
  });

  it('makes room for another where one is refused', () => {
    const found = [finding(1, [edit(1, 4)]), finding(2, [edit(2, 5)])];
    expect(fixesOf(found, ['safe'], new Set([keyOf(fixSet(edit(1, 4)))]))).toEqual([fixSet(edit(2, 5))]);
  });
});

describe('rebaseFixSets', () => {
  it('gives the same text in any order', () => {
    const extents = fc
      .uniqueArray(fc.nat(text.length), { minLength: 2, maxLength: 12 })
      .map((places) => places.sort((a, b) => a - b))
      .map((places) =>
        places.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: places[index + 1] ?? from }] : [])),
      );
    const fixes = extents.chain((all) =>
      fc
        .array(fc.string({ maxLength: 4 }), { minLength: all.length, maxLength: all.length })
        .map((texts) => all.map((extent, index) => fixSet({ extent, text: texts[index] ?? '' }))),
    );
    fc.assert(
      fc.property(fixes, fc.func(fc.boolean()), (all, isFirst) => {
        const first = all.filter((one) => isFirst(keyOf(one)));
        const second = all.filter((one) => !first.includes(one));
        const edits = (some: readonly FixSet[]) => some.flatMap((one) => one.edits);
        const half = applyEdits(text, edits(first));
        expect(applyEdits(half, edits(rebaseFixes(second, first)))).toBe(applyEdits(text, edits(all)));
      }),
    );
  });
});

describe('isWorse', () => {
  const nothing = () => false;

  it('is false where errors went, moved or stayed', () => {
    expect(hasRegressed([finding(1)], [], [fixSet(edit(1, 2))], nothing)).toBe(false);
    expect(hasRegressed([finding(30)], [finding(35)], [fixSet(edit(1, 2, '123456'))], nothing)).toBe(false);
  });

  it('is true for an error elsewhere, false for a warning', () => {
    expect(hasRegressed([], [finding(30)], [fixSet(edit(1, 2, 'x'))], nothing)).toBe(true);
    expect(
      hasRegressed([], [finding(30, [], { severity: 'warning' })], [fixSet(edit(1, 2, 'x'))], nothing),
    ).toBe(false);
    const whole: Diagnostic = finding(1, [], { at: { path: 'a.md', side: 'after' } });
    expect(hasRegressed([], [whole], [fixSet(edit(1, 2, 'x'))], nothing)).toBe(true);
  });

  it('is false for what a fix uncovers at its place, which other fixes moved', () => {
    const fixes = [fixSet(edit(1, 2, '12345')), fixSet(edit(10, 12, 'ab'))];
    expect(hasRegressed([], [finding(15)], fixes, nothing)).toBe(false);
    expect(hasRegressed([], [finding(10)], fixes, nothing)).toBe(true);
  });

  it('is true anywhere for a rule that compares versions', () => {
    expect(hasRegressed([], [finding(1)], [fixSet(edit(1, 2, 'x'))], (rule) => rule === 'group/rule')).toBe(
      true,
    );
  });
});

describe('lineBreakOf', () => {
  it('is that of the first line', () => {
    expect(lineBreakOf('a\r\nb\n')).toBe('\r\n');
    expect(lineBreakOf('a\nb\r\n')).toBe('\n');
    expect(lineBreakOf('a')).toBe('\n');
    expect(lineBreakOf('')).toBe('\n');
    expect(lineBreakOf('\r')).toBe('\n');
  });
});
