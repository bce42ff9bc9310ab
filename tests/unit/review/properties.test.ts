import { describe, expect, it } from 'vitest';
import { renderReviewHtml } from '../../../src/render/review/html.ts';
import { renderReviewJson } from '../../../src/render/review/json.ts';
import { mostCharacters, renderReviewMarkdown } from '../../../src/render/review/markdown.ts';
import { renderReviewText } from '../../../src/render/review/text.ts';
import type { Detail } from '../../../src/review/detail.ts';
import type { ReasoningDiff } from '../../../src/review/reasoning-diff.ts';
import { hostileRecords } from '../../support/hostile.ts';
import fc, { runs } from '../../support/property.ts';
import { sessionRun } from '../../support/records-session.ts';
import { reviewMemory } from '../../support/review-memory.ts';
import { type Files, storyAfter, storyBefore } from '../../support/review-story.ts';

const stages = sessionRun({ loopBacks: 2, asks: true }).map(({ text }) => ({
  '.agents/sessions/fbcd4d0d-3a1.md': text,
}));
const versions: readonly Files[] = [
  storyBefore,
  storyAfter,
  hostileRecords('words'),
  hostileRecords('@a | `b`'),
  {},
  ...stages,
];

/** Some records of some version, some of them broken. */
const files = fc.constantFrom(...versions).chain((version) =>
  fc
    .record({
      kept: fc.subarray(Object.keys(version)),
      cut: fc.option(
        fc.record({
          at: fc.nat(),
          length: fc.nat({ max: 40 }),
          text: fc.string({ unit: 'binary', maxLength: 8 }),
        }),
      ),
    })
    .map(({ kept, cut }) =>
      Object.fromEntries(
        kept.map((path, index) => {
          const text = version[path] ?? '';
          if (!cut || index !== 0) return [path, text];
          const from = cut.at % (text.length + 1);
          return [path, text.slice(0, from) + cut.text + text.slice(from + cut.length)];
        }),
      ),
    ),
);

/** Some whole records of some version. */
const wholeFiles = fc
  .constantFrom(...versions)
  .chain((version) =>
    fc
      .subarray(Object.keys(version))
      .map((kept) => Object.fromEntries(kept.map((path) => [path, version[path] ?? '']))),
  );

/** A file that is there and no record any more was none to begin with, seen from the other side. */
const gone = (change: string) => (change === 'unclaimed' ? 'deleted' : change);

/** What a review says in a way that reads the same from both sides. */
function mirrorable({ records }: ReasoningDiff, isTurned: boolean): string[] {
  const turned: Readonly<Record<string, string>> = {
    added: 'deleted',
    deleted: 'added',
    archived: 'restored',
    restored: 'archived',
  };
  return records
    .filter(({ change }) => change !== 'unchanged')
    .flatMap(({ kind, id, change, details }) => [
      `${kind} ${id} ${isTurned ? (turned[gone(change)] ?? change) : gone(change)}`,
      ...details.flatMap((one) => mirrored(one, isTurned)).map((text) => `${kind} ${id} ${text}`),
    ])
    .sort();
}

function mirrored(detail: Detail, isTurned: boolean): string[] {
  const sides = (before: unknown, after: unknown) =>
    JSON.stringify(isTurned ? [after, before] : [before, after]);
  switch (detail.type) {
    case 'outcome':
    case 'eligible':
      return [`${detail.type} ${sides(detail.before, detail.after)}`];
    case 'status':
      return [`status ${sides(detail.before, detail.after)}`];
    case 'states':
      return [
        `states ${sides(
          detail.withdrawn,
          detail.passed.map(({ state }) => state),
        )}`,
      ];
    case 'decision':
      return [
        `decision ${detail.decision.id} ${(detail.change === 'added') === isTurned ? 'removed' : 'added'}`,
      ];
    case 'gotchas':
    case 'patterns':
    case 'learnings':
      return [`${detail.type} ${sides(detail.removed, detail.added)}`];
    default:
      return [];
  }
}

describe('a review', () => {
  it('of a tree against itself is empty', () => {
    fc.assert(
      fc.property(files, (tree) => {
        const { notices, records, totals } = reviewMemory(tree, tree);
        expect(notices).toEqual([]);
        expect(records.filter(({ change }) => change !== 'unchanged')).toEqual([]);
        expect(Object.values(totals.changed).every((count) => count === 0)).toBe(true);
      }),
      { numRuns: runs(40) },
    );
  });

  it('of B against A mirrors that of A against B', () => {
    fc.assert(
      fc.property(wholeFiles, wholeFiles, (a, b) => {
        expect(mirrorable(reviewMemory(b, a), true)).toEqual(mirrorable(reviewMemory(a, b), false));
      }),
      { numRuns: runs(60) },
    );
  });

  it('comes of any files, whatever is broken in them', () => {
    const ends = { before: { label: 'a', oid: undefined }, after: { label: 'b', oid: undefined } };
    fc.assert(
      fc.property(files, files, (a, b) => {
        const view = { ...ends, diff: reviewMemory(a, b) };
        expect(renderReviewText(view, { colour: true, width: 80 })).toMatch(/\n$/);
        expect(renderReviewMarkdown(view).length).toBeLessThan(mostCharacters);
        expect(renderReviewHtml(view)).toContain('</html>');
        expect(JSON.parse(renderReviewJson(view))).toMatchObject({ verdict: view.diff.verdict });
      }),
      { numRuns: runs(60) },
    );
  });

  it('says the same whatever the order of the files', () => {
    const turned = (tree: Files) => Object.fromEntries(Object.entries(tree).reverse());
    expect(reviewMemory(turned(storyBefore), turned(storyAfter))).toEqual(
      reviewMemory(storyBefore, storyAfter),
    );
  });
});
