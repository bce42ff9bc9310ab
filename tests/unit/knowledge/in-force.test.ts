import { describe, expect, it } from 'vitest';
import { type InForceRequest, inForce } from '../../../src/knowledge/in-force.ts';
import { readAll } from '../../support/check-memory.ts';
import { gatherKnowledge } from '../../support/knowledge.ts';
import fc, { runs } from '../../support/property.ts';
import type { Keys } from '../../support/records-thread.ts';
import { dec, graph } from '../../support/records-thread-graph.ts';

type Files = Readonly<Record<string, string>>;
const now = '2026-12-01T00:00:00Z';

/** What is in force for a path, each as `type id match`. */
function found(files: Files, path: string, request: Partial<InForceRequest> = {}): string[] {
  const knowledge = gatherKnowledge(readAll(files));
  const [first] = inForce(knowledge, { paths: [path], now, ...request });
  return (first?.items ?? []).map(({ type, id, match }) => `${type} ${id} ${match}`);
}

function task(id: string, handoff: readonly string[]): Files {
  const text = [
    '# Task',
    '## Metadata',
    '- Status: completed',
    '## Handoff',
    '```yaml',
    'outcome: completed',
  ];
  const [title = '', ...rest] = text;
  return {
    [`.agents/tasks/${id}.md`]: [`${title} ${id}: T`, ...rest, ...handoff, '```', ''].join('\n'),
  };
}

const rejecting: Keys = {
  files: '[src/auth.ts]',
  alternatives: '\n  - option: Cookies\n    rejected_because: Third parties block them\n  - option: Basic',
};

describe('what is in force for a path', () => {
  it.each([
    ['src/auth.ts', '[src/auth.ts]', 'file'],
    ['src/auth.ts', '["./src/auth.ts:10-20"]', 'file'],
    ['src/auth.ts', '["src/*.ts"]', 'glob'],
    ['src/a/b.ts', '["src/**"]', 'glob'],
    ['src/a/b.ts', '[src/]', 'folder'],
    ['src/a/b.ts', '[src]', 'folder'],
  ])('%s is a decision that names %s', (path, files, match) => {
    expect(found(graph({ a: { files } }), path)).toEqual([`decision ${dec('a')} ${match}`]);
  });

  it.each([
    ['another file of the same beginning', '[src/auth.ts.bak, src/aut]'],
    ['a word that the text only has', '[auth]'],
    ['an empty name', '["", "/"]'],
  ])('is not %s', (_, files) => {
    expect(found(graph({ a: { files } }), 'src/auth.ts')).toEqual([]);
  });

  it('is what a decision rejected, with its reason, numbered as in its list', () => {
    const files = graph({ a: rejecting });
    expect(found(files, 'src/auth.ts')).toEqual([
      `decision ${dec('a')} file`,
      `rejected ${dec('a')}#1 file`,
      `rejected ${dec('a')}#2 file`,
    ]);
    const [path] = inForce(gatherKnowledge(readAll(files)), { paths: ['src/auth.ts'], now });
    expect(path?.items[1]).toMatchObject({ text: 'Cookies', because: 'Third parties block them' });
  });

  it('is no alternative that a decision in force reopens', () => {
    const reopening = { reopens: `["${dec('a')}#1"]` };
    expect(found(graph({ a: rejecting, b: reopening }), 'src/auth.ts')).toEqual([
      `decision ${dec('a')} file`,
      `rejected ${dec('a')}#2 file`,
    ]);
    const failed = { ...reopening, status: 'reviewed', outcome: 'failure' };
    expect(found(graph({ a: rejecting, b: failed }), 'src/auth.ts')).toHaveLength(3);
  });

  it.each<readonly [string, Keys, Keys, boolean]>([
    ['that another one continues', {}, { continues_decision: dec('a') }, true],
    ['that another one supersedes', {}, { supersedes: dec('a') }, false],
    ['that failed', { status: 'reviewed', outcome: 'failure' }, {}, false],
    ['that was abandoned', { status: 'reviewed', outcome: 'abandoned' }, {}, false],
    ['that succeeded', { status: 'reviewed', outcome: 'success' }, {}, true],
    ['that expired', { expires: '2026-11-30T00:00:00Z' }, {}, false],
    ['that expires later', { expires: '2026-12-02T00:00:00Z' }, {}, true],
  ])('holds for a decision %s: %#', (_, first, second, isInForce) => {
    const files = graph({ a: { ...rejecting, ...first }, b: second });
    expect(found(files, 'src/auth.ts').length > 0).toBe(isInForce);
  });

  it('leaves a redacted field out, and keeps the rest', () => {
    const files = graph({
      a: { ...rejecting, decision: '"[redacted]"' },
      b: { files: '[src/auth.ts]', alternatives: '\n  - option: "[redacted]"\n  - option: Basic' },
    });
    expect(found(files, 'src/auth.ts')).toEqual([
      `decision ${dec('b')} file`,
      `rejected ${dec('a')}#1 file`,
      `rejected ${dec('a')}#2 file`,
      `rejected ${dec('b')}#2 file`,
    ]);
  });

  it('takes the files of its task for a decision that names none', () => {
    const files = {
      ...graph({ a: { task: 'task-001' } }),
      ...task('task-001', ['files_modified:', '  - path: src/auth.ts', '    description: x']),
    };
    expect(found(files, 'src/auth.ts')).toEqual([`decision ${dec('a')} file`]);
  });

  it('is a blocking question first, and none that does not block', () => {
    const asking = {
      files: '[src/auth.ts]',
      open_questions: '\n  - { id: q1, question: "Who?", blocking: true }\n  - { id: q2, question: "When?" }',
    };
    expect(found(graph({ a: asking }), 'src/auth.ts')).toEqual([
      'question q1 file',
      `decision ${dec('a')} file`,
    ]);
    const answered = graph({ a: asking, b: { resolves_questions: '[q1]', continues_decision: dec('a') } });
    expect(found(answered, 'src/auth.ts')).toEqual([`decision ${dec('a')} file`]);
  });

  it('is a gotcha of the paths that it names, else of the files of its task', () => {
    const handoff = [
      'files_modified:',
      '  - path: src/other.ts',
      '    description: x',
      'gotchas:',
      '  - { id: g1, issue: "Flush first", mitigation: "call flush()", applies_to: [src/auth.ts, auth] }',
      '  - { id: g2, issue: "Close it", mitigation: "call close()", applies_to: [auth] }',
    ];
    const files = task('task-001', handoff);
    expect(found(files, 'src/auth.ts')).toEqual(['gotcha g1 file']);
    expect(found(files, 'src/other.ts')).toEqual(['gotcha g2 file']);
    expect(found(files, 'docs/a.md', { tags: ['auth'] })).toEqual(['gotcha g1 tag', 'gotcha g2 tag']);
  });

  it('follows a path by its earlier names, folders and globs too', () => {
    const files = graph({ a: { files: '[old/a.ts]' }, b: { files: '[old]' }, c: { files: '["old/*.ts"]' } });
    const earlierNames = () => ['old/a.ts'];
    expect(found(files, 'new/b.ts', { earlierNames })).toEqual([
      `decision ${dec('a')} file`,
      `decision ${dec('c')} glob`,
      `decision ${dec('b')} folder`,
    ]);
  });

  it('is in the order of match, then date, then confidence', () => {
    const at = (files: string, day: number, confidence: string) => ({
      files,
      date: `2026-11-${day}T00:00:00Z`,
      confidence,
    });
    const files = graph({
      a: at('[src]', 29, '0.9'),
      b: at('[src/auth.ts]', 10, '0.5'),
      c: at('[src/auth.ts]', 20, '0.1'),
      d: at('[src/auth.ts]', 10, '0.8'),
    });
    const order = found(files, 'src/auth.ts').map((one) => one.split(' ')[1]);
    expect(order).toEqual([dec('c'), dec('d'), dec('b'), dec('a')]);
  });
});

/** A decision of a generated history; `others` are places of decisions in the list. */
const plan = fc.record({
  files: fc.subarray(['src/a.ts', 'src', 'docs/*.md', 'docs/b.md', 'lib/c.ts']),
  supersedes: fc.array(fc.nat(6), { maxLength: 1 }),
  reopens: fc.array(fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 2 })), { maxLength: 1 }),
  outcome: fc.constantFrom(undefined, undefined, 'success', 'partial', 'failure', 'abandoned'),
  expires: fc.constantFrom(undefined, undefined, '2026-11-30T00:00:00Z', '2026-12-30T00:00:00Z'),
  redacted: fc.constantFrom('nothing', 'nothing', 'decision', 'option'),
  options: fc.nat(2),
});
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const idOf = (at: number) => dec(letters[at] ?? 'z');

function textsOf(plans: readonly Plan[]): Files {
  return graph(
    Object.fromEntries(
      plans.map((one, at): [string, Keys] => [
        letters[at] ?? 'z',
        {
          files: JSON.stringify(one.files),
          supersedes: JSON.stringify(one.supersedes.map(idOf)),
          reopens: JSON.stringify(one.reopens.map(([of, number]) => `${idOf(of)}#${number}`)),
          ...(one.outcome && { status: 'reviewed', outcome: one.outcome }),
          ...(one.expires && { expires: `"${one.expires}"` }),
          ...(one.redacted === 'decision' && { decision: '"[redacted]"' }),
          alternatives: JSON.stringify(
            Array.from({ length: one.options }, (_, option) => ({
              option: one.redacted === 'option' && option === 0 ? '[redacted]' : `option ${option}`,
            })),
          ),
        },
      ]),
    ),
  );
}

/** The slow and obvious answer, from the plans themselves. */
function modelOf(plans: readonly Plan[], path: string): string[] {
  const holds = (at: number) => {
    const one = plans[at];
    if (!one || one.outcome === 'failure' || one.outcome === 'abandoned') return false;
    if (one.expires !== undefined && one.expires < now) return false;
    return !plans.some(({ supersedes }) => supersedes.includes(at));
  };
  const names: Readonly<Record<string, readonly string[]>> = {
    'src/a.ts': ['src/a.ts', 'src'],
    'docs/b.md': ['docs/*.md', 'docs/b.md'],
    'lib/c.ts': ['lib/c.ts'],
  };
  const out: string[] = [];
  plans.forEach((one, at) => {
    if (!holds(at) || !one.files.some((file) => names[path]?.includes(file))) return;
    if (one.redacted !== 'decision') out.push(`decision ${idOf(at)}`);
    for (let number = 1; number <= one.options; number++) {
      if (one.redacted === 'option' && number === 1) continue;
      const isReopened = plans.some(
        ({ reopens }, by) => holds(by) && reopens.some(([of, what]) => of === at && what === number),
      );
      if (!isReopened) out.push(`rejected ${idOf(at)}#${number}`);
    }
  });
  return out.sort();
}

describe('what is in force in any history of decisions', () => {
  it('is what a model says that looks at every decision', () => {
    let delivered = 0;
    fc.assert(
      fc.property(
        fc.array(plan, { minLength: 1, maxLength: 7 }),
        fc.constantFrom('src/a.ts', 'docs/b.md', 'lib/c.ts'),
        (plans, path) => {
          const items = found(textsOf(plans), path).map((one) => one.split(' ').slice(0, 2).join(' '));
          expect(items.sort()).toEqual(modelOf(plans, path));
          delivered += items.length;
        },
      ),
      { numRuns: runs(1_000) },
    );
    expect(delivered).toBeGreaterThan(runs(1_000) / 2);
  });
});
