import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../src/core/position.ts';
import { heuristics } from '../../../src/migrate/rules.ts';
import type { Evidence, MigratedHandoff } from '../../../src/migrate/types.ts';
import fc, { runs } from '../../support/property.ts';
import { readNote } from '../../support/words.ts';

const line = fc.oneof(
  fc.constantFrom(
    '# Handoff',
    '## Next steps',
    '### 1. Fix it',
    '**Gotchas:**',
    'Blockers:',
    '- [ ] open `src/a.ts:3-9`',
    '- [x] done',
    '  - nested: never do `b.py`',
    '* ~~struck~~',
    '| File | Change |\n|---|---|\n| `a/b.ts` | new |',
    '```\nsrc/x.ts\n```',
    '> quoted. Is it?',
    '1. one\n2. two',
    'a) x\nb) y',
    '---',
    '',
    '下一步:修改 `src/中.ts`。',
    '🚧 waiting for x 👩‍💻',
    '[link](../a.md) <https://x.y/z.ts> {a,b}.md',
    'Status: partial',
    '```yaml\noutcome: partial\ngotchas: ["a b", c]\nfiles_modified:\n  - path: `x`\n  - {path: src/x.ts}\n```',
    'blockers:\n  - "x: y"\nnext: [z]',
    '<!-- comment -->',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
const note = fc
  .tuple(
    fc.constantFrom('', '\uFEFF', '---\nstatus: done\n---\n', '---\noutcome: FAILED\nnow: x\n---\n'),
    fc.array(line, { maxLength: 25 }),
    fc.constantFrom('\n', '\r\n'),
  )
  .map(([head, lines, end]) => head + lines.join('\n').replace(/\n/g, end));

function handoffOf(text: string): MigratedHandoff | undefined {
  const migration = readNote(text);
  return migration.ok ? migration.handoff : undefined;
}

function evidencesOf(handoff: MigratedHandoff): Evidence[] {
  const lists = Object.values(handoff).filter((value) => Array.isArray(value));
  const items = lists.flat().flatMap((item: { evidence?: Evidence | null }) => item.evidence ?? []);
  return [...items, ...(handoff.outcome_evidence ? [handoff.outcome_evidence] : [])];
}

describe('a migrated note', () => {
  it('quotes exactly what stands where its evidence points', () => {
    fc.assert(
      fc.property(note, (text) => {
        const lines = new LineIndex(text);
        for (const found of evidencesOf(handoffOf(text) ?? ({} as MigratedHandoff))) {
          const from = lines.lineStart(found.line) + found.column - 1;
          const to = lines.lineStart(found.endLine) + found.endColumn - 1;
          expect(text.slice(from, to)).toBe(found.text);
          expect(found.text.trim()).not.toBe('');
          expect(found.confidence).toBeGreaterThan(0);
          expect(found.confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('loses no line: each that is not blank is in some evidence or unmapped', () => {
    fc.assert(
      fc.property(note, (text) => {
        const handoff = handoffOf(text);
        if (!handoff) return;
        const told = new Set<number>();
        for (const { line: from, endLine } of evidencesOf(handoff))
          for (let at = from; at <= endLine; at++) told.add(at);
        for (const { line: from, text: block } of handoff.unmapped)
          block.split('\n').forEach((_, index) => void told.add(from + index));
        text.split('\n').forEach((words, index) => {
          if (words.replace(/^\uFEFF/, '').trim() !== '')
            expect(told.has(index + 1), `line ${index + 1}: ${words}`).toBe(true);
        });
      }),
      { numRuns: runs(300) },
    );
  });

  it('comes out the same each time, explained by known rules alone', () => {
    fc.assert(
      fc.property(note, (text) => {
        const migration = readNote(text);
        expect(readNote(text)).toEqual(migration);
        if (!migration.ok) return;
        for (const { rule } of migration.explanations) expect(Object.keys(heuristics)).toContain(rule);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('a text that is hardly a note', () => {
  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t\r\n'],
    ['only code', '```ts\nconst a = 1;\n```\n'],
    ['a lone mark of order', '\uFEFF'],
  ])('says nothing where it is %s, and its outcome is asked', (_, text) => {
    const handoff = handoffOf(text);
    expect(handoff).toMatchObject({
      outcome: null,
      gotchas: [],
      suggested_next_steps: [],
      files_created: [],
    });
    expect(handoff?.questions).toEqual([
      { field: 'outcome', candidates: ['completed', 'partial', 'failed', 'blocked'], evidence: null },
    ]);
  });

  it.each([
    ['binary', '\u0000\u0001PNG', 'not-text'],
    ['too large', 'a line of words\n'.repeat(400_000), 'too-large'],
    ['long', '- a\n'.repeat(20_001), 'too-complex'],
    ['too complex', '['.repeat(60_000), 'too-complex'],
  ])('is not read where it is %s', (_, text, code) => {
    expect(readNote(text)).toMatchObject({ ok: false, problem: { code } });
  });
});
