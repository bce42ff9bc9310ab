import { describe, expect, it } from 'vitest';
import { uniteLists } from '../../../../src/records/merge/unite.ts';
import diverged from '../../../../src/rules/session/diverged.ts';
import appendOnly from '../../../../src/rules/session/history-append-only.ts';
import statusAppendOnly from '../../../../src/rules/thread/status-append-only.ts';
import { checkMemory, readAll } from '../../../support/check-memory.ts';
import fc, { runs } from '../../../support/property.ts';
import { renderSession } from '../../../support/records-session.ts';
import { entry, thread, threadPath } from '../../../support/records-thread.ts';

/** One commit of the model: session id → what it parted from, and its history as one word of letters. */
type Tree = Readonly<Record<string, { readonly from?: string; readonly history: string }>>;

const names: Readonly<Record<string, string>> = {
  I: 'INITIALIZED',
  J: 'JOHARI_DISCOVERY',
  S: 'SEMANTIC_UNDERSTANDING',
  C: 'CHAIN_OF_THOUGHT',
  H: 'HALTED',
};

function filesOf(tree: Tree): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).map(([id, { from, history }]) => [
      `.agents/sessions/${id}.md`,
      renderSession({
        id,
        history: [...history].map((letter) => names[letter] ?? ''),
        extra: from === undefined ? [] : [`forked_from: ${from}`],
      }),
    ]),
  );
}

/** Slow and obvious: all that a parent wrote of a session begins that session, or one that parted from it. */
function accepts(parents: readonly Tree[], merged: Tree): boolean {
  return parents.every((parent) =>
    Object.entries(parent).every(([id, { history }]) => {
      if (merged[id] === undefined) return true; // record/deleted has that
      const heirs = Object.entries(merged).filter(([other, { from }]) => other === id || from === id);
      return heirs.some(([, heir]) => heir.history.startsWith(history));
    }),
  );
}

const [first, ...others] = ['aaaaaaaa-001', 'aaaaaaaa-002', 'aaaaaaaa-003'];
const letters = fc
  .string({ unit: fc.constantFrom('J', 'S', 'C', 'H'), maxLength: 3 })
  .map((rest) => `I${rest}`);
const trees: fc.Arbitrary<Tree> = fc
  .record({ main: letters, forks: fc.array(fc.tuple(fc.constantFrom(...others), letters), { maxLength: 2 }) })
  .map(({ main, forks }) => ({
    [first ?? '']: { history: main },
    ...Object.fromEntries(forks.map(([id, history]) => [id, { from: first ?? '', history }])),
  }));

/** A merge that takes each session from a parent, or is written by hand; most are near to legal. */
const merges = fc.array(trees, { minLength: 1, maxLength: 3 }).chain((parents) =>
  fc.record({
    parents: fc.constant(parents),
    merged: fc.oneof(
      trees,
      fc
        .record({
          kept: fc.nat(parents.length - 1),
          moved: fc.nat(parents.length - 1),
          more: fc.constantFrom('', 'S', 'H'),
          isForked: fc.boolean(),
        })
        .map(({ kept, moved, more, isForked }): Tree => {
          const own = parents[kept] ?? {};
          const lost = parents[moved]?.[first ?? '']?.history ?? 'I';
          const main = { [first ?? '']: { history: `${own[first ?? '']?.history}${more}` } };
          const fork = isForked ? { 'aaaaaaaa-009': { from: first ?? '', history: lost } } : {};
          return { ...Object.assign({}, ...parents), ...own, ...main, ...fork };
        }),
    ),
  }),
);

describe('what a replay accepts', () => {
  it('is exactly what a slow model of sessions, branches, merges and forks accepts', () => {
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(merges, ({ parents, merged }) => {
        const [before = {}, ...rest] = parents.map(filesOf);
        const found = checkMemory([appendOnly, diverged], {
          before,
          otherParents: rest,
          after: filesOf(merged),
        });
        const isAccepted = found.filter(({ messageId }) => messageId !== 'fork').length === 0;
        seen[isAccepted ? 'accepted' : 'refused']++;
        expect(isAccepted).toBe(accepts(parents, merged));
      }),
      { numRuns: runs(1000), seed: 20261127 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(runs(1000) / 10);
  });

  it('is exactly what a slow model of threads accepts: each side’s entries, in their order', () => {
    const entries = fc.array(fc.constantFrom(10, 11, 12, 13), { maxLength: 4 });
    const of = (hours: readonly number[]) => ({
      [threadPath]: thread(['active'], {
        status_history: `\n${[9, ...hours].map((hour) => entry('active', hour)).join('\n')}`,
      }),
    });
    const isWithin = (less: readonly number[], more: readonly number[]) => {
      let at = 0;
      for (const one of more) if (one === less[at]) at++;
      return at === less.length;
    };
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(entries, entries, entries, fc.boolean(), (ours, theirs, free, isUnion) => {
        const merged = isUnion ? [...ours, ...theirs].sort() : free;
        const found = checkMemory([statusAppendOnly], {
          before: of(ours),
          otherParents: [of(theirs)],
          after: of(merged),
        });
        seen[found.length === 0 ? 'accepted' : 'refused']++;
        expect(found.length === 0).toBe(isWithin(ours, merged) && isWithin(theirs, merged));
      }),
      { numRuns: runs(500), seed: 20261127 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(runs(500) / 10);
  });
});

describe('uniting what both sides of a thread appended', () => {
  const statuses = ['active', 'paused', 'blocked'];
  const side = fc
    .uniqueArray(fc.integer({ min: 11, max: 23 }), { maxLength: 4 })
    .chain((hours) =>
      fc.tuple(
        fc.constant(hours.sort((a, b) => a - b)),
        fc.array(fc.constantFrom(...statuses), { minLength: 4, maxLength: 4 }),
      ),
    );
  const textOf = (by: string, [hours, words]: [number[], string[]]) => {
    const lines = [
      entry('active', 9),
      entry('paused', 10),
      ...hours.map((hour, index) => entry(words[index] ?? '', hour, by)),
    ];
    const last = hours.length === 0 ? 'paused' : (words[hours.length - 1] ?? '');
    return thread([last], { status_history: `\n${lines.join('\n')}` });
  };
  const read = (text: string) => {
    const [doc] = readAll({ [threadPath]: text });
    if (!doc) throw new Error('no thread');
    return doc;
  };

  it('loses none, sorts them, and ends in the last', () => {
    fc.assert(
      fc.property(side, side, (ours, theirs) => {
        const [own, other] = [textOf('ours', ours), textOf('theirs', theirs)];
        const united = uniteLists({
          base: read(textOf('base', [[], []])),
          ours: read(own),
          theirs: read(other),
        });
        const text = united?.ours ?? '';
        expect(united?.theirs).toBe(text);
        const parents = { before: { [threadPath]: own }, otherParents: [{ [threadPath]: other }] };
        expect(checkMemory([statusAppendOnly], { ...parents, after: { [threadPath]: text } })).toEqual([]);
        const hours = [...text.matchAll(/at: 2026-11-27T(\d\d)/g)].map(([, hour]) => Number(hour));
        expect(hours).toEqual([...hours].sort((a, b) => a - b));
        expect(/^status: (.*)$/m.exec(text)?.[1]).toBe([...text.matchAll(/- \{ status: (\w+)/g)].at(-1)?.[1]);
      }),
      { numRuns: runs(200), seed: 20261127 },
    );
  });

  it('gives up where a side changed an entry, or the list is in flow style', () => {
    const [base, own] = [textOf('base', [[], []]), textOf('ours', [[12], ['active']])];
    const changed = own.replace(', by: emerson', ', by: somebody');
    expect(uniteLists({ base: read(base), ours: read(changed), theirs: read(own) })).toBeUndefined();
    const flow = thread(['active'], {
      status_history: '[{ status: active, at: 2026-11-27T09:00:00Z, by: emerson }]',
    });
    expect(uniteLists({ base: read(flow), ours: read(own), theirs: read(own) })).toBeUndefined();
  });
});
