import { describe, expect, it } from 'vitest';
import { inForce, inForceAmong, saidOf, saidOnce } from '../../../src/knowledge/in-force.ts';
import { InForceIndex } from '../../../src/knowledge/kept/in-force-index.ts';
import { indexedPart, writeInForceIndex } from '../../../src/knowledge/kept/write-in-force-index.ts';
import { namedPaths } from '../../../src/knowledge/named-paths.ts';
import { DamagedPiece, piecesIn } from '../../../src/text/kept/pieces.ts';
import { type Files, indexedFrom } from '../../support/indexed-in-force.ts';
import { jwt, taskFiles } from '../../support/knowledge.ts';
import fc, { runs } from '../../support/property.ts';
import { renderSession, sessionPath } from '../../support/records-session.ts';
import type { Keys } from '../../support/records-thread.ts';
import { dec, following, graph } from '../../support/records-thread-graph.ts';

const now = '2026-12-01T00:00:00Z';

function indexOf(files: Files, at = now) {
  const indexed = indexedFrom([files]);
  const settings = [{ path: '.baton.yaml', type: 'file', oid: 'ab' }] as const;
  const tips = indexed.tips.map((tip) => ({ ...tip, settings, unread: ['x.md'] }));
  const written = writeInForceIndex({ ...indexed, tips, unreadable: ['x.md'] }, at);
  return { knowledge: indexed.merged, written, index: written && new InForceIndex(piecesIn(written)) };
}

const named = fc.constantFrom(
  'src/a.ts',
  'src/a.ts:3-9',
  'src',
  'src/**/*.ts',
  '[é"].ts',
  'src/ü ber.ts',
  'auth',
  '',
);
const learnings = ['{ kind: gotcha, text: Logs are loud, applies_to: [auth, src/a.ts] }'];
const session = renderSession({ learnings });
const names = ['src/a.ts', 'src/b/c.ts', 'src/ü ber.ts', 'é.ts', 'other.md'];
const decision = fc.record({
  files: fc.array(named, { maxLength: 2 }),
  tags: fc.array(fc.constantFrom('auth', 'src/a.ts', 'é', '*'), { maxLength: 2 }),
  follows: fc.constantFrom('a', 'b'),
  confidence: fc.constantFrom('0.4', '0.9'),
  asks: fc.boolean(),
});

describe('the index of what is in force', () => {
  it('answers as the records do', () => {
    fc.assert(
      fc.property(fc.array(decision, { minLength: 1, maxLength: 5 }), (decisions) => {
        const keysOf = ({ asks, confidence, files, follows, tags }: (typeof decisions)[number]): Keys => ({
          ...following(follows),
          ...{ files: JSON.stringify(files), tags: JSON.stringify(tags), confidence },
          ...(asks && { open_questions: '\n  - question: Which one?\n    blocking: true' }),
          alternatives: '\n  - option: Cookies\n    rejected_because: Third parties',
        });
        const records = graph(
          Object.fromEntries(decisions.map((one, at) => ['abcde'[at] ?? '', keysOf(one)])),
        );
        const files = { ...records, ...taskFiles({ 'task-001': jwt }), [sessionPath]: session };
        const { index, knowledge, written } = indexOf(files);
        const earlierNames = (path: string) => (path === 'other.md' ? ['src/auth/jwt.ts'] : []);
        for (const tags of [[], ['auth'], ['é']]) {
          const request = { paths: names, tags, now, earlierNames };
          const all = names.flatMap((path) => [path, ...earlierNames(path)]);
          const right = inForce(knowledge, request);
          const found = inForceAmong(index?.candidates(all, tags, true) ?? [], request);
          expect(JSON.stringify(found)).toBe(JSON.stringify(right));
          const once = inForceAmong(index?.candidates(all, tags, false) ?? [], request);
          const said = (one: typeof found) => one.map(({ items }) => saidOnce(items).map(saidOf));
          expect(said(once)).toEqual(said(right));
        }
        expect(index?.namedPaths()).toEqual(namedPaths(knowledge));
        const [whole, parts] = [indexedFrom([files]), indexedFrom([files], indexedPart)];
        expect(writeInForceIndex(parts, now)).toEqual(writeInForceIndex(whole, now));
        expect(`${written?.head}${written?.body}`).toMatch(/^[\0-\x7f]*$/);
      }),
      { numRuns: runs(200) },
    );
  });

  it('knows the decisions and tasks that it was made from', () => {
    const { index } = indexOf({
      ...graph({ a: { decision: `about ${dec('b')}` } }),
      ...taskFiles({ 'task-001': jwt }),
    });
    expect(index?.decisions()).toEqual(new Set([dec('a')]));
    expect(index?.tasks('task-001')).toEqual([
      { id: 'task-001', path: '.agents/tasks/task-001.md', claims: ['src/auth/jwt.ts', 'src/config.ts'] },
    ]);
    expect(index?.tasks('task-00')).toEqual([]);
    expect(index?.unreadable).toEqual(['x.md']);
    const settings = [{ path: '.baton.yaml', type: 'file', oid: 'ab' }];
    expect(index?.tips).toEqual([{ commit: 'c0', settings, unread: ['x.md'] }]);
  });

  it('is right until the next decision expires', () => {
    const files = graph({
      a: { expires: '2026-11-30T00:00:00Z' },
      b: { expires: '2026-12-02T00:00:00Z' },
    });
    const { index } = indexOf(files);
    const times = [
      '2026-11-29T23:59:59Z',
      '2026-11-30T00:00:00Z',
      '2026-12-01T23:59:59Z',
      '2026-12-02T00:00:00Z',
    ];
    expect(times.map((time) => index?.isFor(time))).toEqual([false, true, true, false]);
    expect(indexOf(graph({ a: {} })).index?.isFor('2099-01-01T00:00:00Z')).toBe(true);
  });

  it('is not written where JSON would say something else', () => {
    expect(indexOf(graph({ a: { confidence: '.inf', files: '[src/a.ts]' } })).written).toBeUndefined();
  });

  it('says once what several tasks say of a path, unless each is wanted', () => {
    const { index, knowledge } = indexOf(taskFiles({ 'task-001': jwt, 'task-002': jwt }));
    const path = 'src/auth/jwt.ts';
    const right = inForce(knowledge, { paths: [path], now })[0]?.items ?? [];
    expect(index?.candidates([path], [], true)).toHaveLength(right.length);
    const once = saidOnce(right).length;
    expect(index?.candidates([path], [], false)).toHaveLength(once);
    expect(once).toBeLessThan(right.length);
  });

  it('is not taken from a text of another form', () => {
    const { written = { head: '', body: '' } } = indexOf(graph({ a: { files: '[src/a.ts]' } }));
    for (const head of ['', 'x', '{}', written.head.slice(0, 12), written.head.replace('{', '')])
      expect(() => new InForceIndex(piecesIn({ ...written, head }))).toThrow();
    for (const body of ['', written.body.slice(9), written.body.replaceAll('a.ts', 'b.ts')]) {
      const index = new InForceIndex(piecesIn({ ...written, body }));
      expect(() => index.candidates(['src/a.ts'], [], false)).toThrow(DamagedPiece);
    }
  });
});
