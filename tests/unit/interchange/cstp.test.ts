import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { exportBundle } from '../../../src/interchange/decisions/cstp-bundle.ts';
import { exportCstpDecision } from '../../../src/interchange/decisions/cstp-decision.ts';
import type { Imported } from '../../../src/interchange/types.ts';
import { decisionKnowledge } from '../../../src/knowledge/decisions.ts';
import { statedConfidence } from '../../../src/records/kinds/decision/model.ts';
import { documentsOf, findingsOf, imported, importNow, onlyOf } from '../../support/interchange.ts';
import fc, { runs } from '../../support/property.ts';

const full = {
  id: '1a2b3c4d',
  summary: 'Tokens in memory',
  decision: 'Keep tokens in memory',
  category: 'security',
  confidence: 0.8,
  stakes: 'medium',
  status: 'reviewed',
  date: '2026-01-08T12:00:00Z',
  context: 'Theft is likely.\n\n## More\n\nOf it.',
  reasons: [{ type: 'analysis', text: 'no storage to read', strength: 0.7 }],
  trace: [{ any: 'thing' }],
  deliberation: {
    inputs: [{ id: 'i1', text: 'OWASP' }],
    steps: [{ step: 1, thought: 'memory is gone', inputs_used: ['i1'], type: 'reasoning' }],
    total_duration_ms: 12,
  },
  bridge: { structure: 's', function: 'f', tolerance: [], enforcement: [], prevention: [] },
  kpi_indicators: ['logins'],
  mental_state: 'deliberate',
  review_by: '2026-02-08',
  tags: ['auth'],
  pattern: 'short-lived',
  pre_decision: { query_run: true, similar_found: 2, guardrails_checked: 1, guardrails_passed: true },
  recorded_by: 'builder',
  project: 'shop',
  feature: 'login',
  pr: 94,
  file: 'src/login.ts',
  line: 42,
  commit: '4f2a9c1d',
  outcome: 'success',
  reviewed_at: '2026-01-09T12:00:00Z',
  actual_result: 'no theft',
  lessons: 'memory works',
  review_notes: 'fine',
  affected_kpis: { logins: 1 },
  reviewed_by: 'ada',
};

const decisionOf = (data: unknown, more: Parameters<typeof imported>[2] = {}) =>
  onlyOf(imported('cstp-decision', JSON.stringify(data), more), 'decision');
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const json = fc.jsonValue({ maxDepth: 2, depthSize: 'small' });

describe('a CSTP decision', () => {
  it('comes back with every field that it may have', () => {
    const made = imported('cstp-decision', JSON.stringify(full));
    expect(findingsOf(made)).toEqual([]);
    const { 'x-baton': own, ...back } = exportCstpDecision(onlyOf(made, 'decision')).document;
    expect(back).toEqual(full);
    expect(own).toEqual({ thread: onlyOf(made, 'thread').id });
    expect(onlyOf(made, 'decision').text).toMatchSnapshot();
    expect(onlyOf(made, 'thread').text).toMatchSnapshot();
    expect(made.remarks.map(({ what, field }) => `${what} ${field}`)).toEqual(
      [
        'trace',
        'bridge',
        'kpi_indicators',
        'mental_state',
        'review_by',
        'pattern',
        'project',
        'feature',
        'line',
        'commit',
        'affected_kpis',
      ].map((field) => `kept ${field}`),
    );
  });

  it('is exported with a category that CSTP has, and comes back as declined', () => {
    const { category, status, outcome, reviewed_at, actual_result, ...rest } = full;
    const made = decisionOf({
      ...rest,
      status: 'pending',
      'x-baton': { category: 'declined' },
      category: 'process',
    });
    expect(plainValue(nodeAt(made.data, 'category'))).toBe('declined');
    const { document, remarks } = exportCstpDecision(made);
    expect(document).toMatchObject({ category: 'process', 'x-baton': { category: 'declined' } });
    expect(remarks).toEqual([
      {
        file: made.path,
        what: 'kept',
        field: 'category',
        detail: '`process`, and `declined` under `x-baton`: CSTP has no such category',
      },
    ]);
    expect(decisionOf(document).text).toBe(made.text);
  });

  it('keeps the category that another tool gave it since', () => {
    const made = decisionOf({ ...full, 'x-baton': { category: 'declined' }, category: 'security' });
    expect(plainValue(nodeAt(made.data, 'category'))).toBe('security');
  });

  it('comes back whatever its fields hold, and is no faulty record', () => {
    const odd = fc.record(
      {
        decision: text.filter((one) => one.trim() === one),
        id: fc.stringMatching(/^[0-9a-f]{8}$/),
        summary: fc.oneof(text, json),
        confidence: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), json),
        category: fc.oneof(fc.constantFrom('security', 'process', 'declined'), json),
        date: fc.oneof(fc.constantFrom('2026-01-08T12:00:00Z', '2026-01-08', '2026-01-08 12:00:00'), json),
        reasons: json,
        deliberation: json,
        related_to: json,
        context: fc.oneof(text, json),
        tags: json,
        status: json,
        file: json,
        lessons: json,
        parent_decision_id: fc.constantFrom('none', null),
        'x-cstp': json,
        'x-baton': json,
        schema: json,
        thread: json,
        agent: json,
        extra: json,
      },
      { requiredKeys: ['decision', 'id'] },
    );
    fc.assert(
      fc.property(odd, (given) => {
        const data = JSON.parse(JSON.stringify(given));
        const made = imported('cstp-decision', JSON.stringify(data));
        expect(
          findingsOf(made).filter((fault) => !/sequential-id|placeholder|timestamp-format/.test(fault)),
        ).toEqual([]);
        const { 'x-baton': _, ...back } = exportCstpDecision(onlyOf(made, 'decision')).document;
        // A key that says nothing, and what only we know, need not come back.
        const told = Object.entries(data).filter(
          ([key, value]) =>
            key !== 'x-baton' && ![null, '[]'].includes(value === null ? null : JSON.stringify(value)),
        );
        expect(back).toMatchObject(Object.fromEntries(told));
      }),
      { numRuns: runs(300) },
    );
  });

  it('says what it assumed, and takes what the user says instead', () => {
    const bare = { id: '1a2b3c4d', decision: 'Keep it' };
    const { remarks } = imported('cstp-decision', JSON.stringify(bare));
    expect(remarks.map(({ what, field }) => `${what} ${field}`)).toEqual([
      'assumed agent',
      'assumed confidence',
      'assumed date',
    ]);
    const said = imported('cstp-decision', JSON.stringify(bare), { said: { agent: 'ada', confidence: 0.9 } });
    expect(said.remarks.map(({ field }) => field)).toEqual(['date']);
    expect(onlyOf(said, 'decision').text).toMatch(/agent: ada\n[\s\S]*confidence: 0.9\n/);
    expect(exportCstpDecision(decisionOf(bare)).remarks.map(({ field }) => field)).toEqual([
      'category',
      'stakes',
    ]);
  });

  it.each(['cstp-decision', 'madr'])('marks a confidence that nobody stated, in %s', (format) => {
    const text = format === 'madr' ? '# A\n\n## Decision\n\ny\n' : '{ "id": "a", "decision": "A" }';
    const made = (said = {}) => onlyOf(imported(format, text, { said }), 'decision');
    expect([0.5, undefined]).toEqual([decisionKnowledge(made()).confidence, statedConfidence(made().data)]);
    expect(statedConfidence(made({ confidence: 0.5 }).data)).toBe(0.5);
    // The mark goes out with the value, and comes back with it.
    const out = exportCstpDecision(made()).document;
    const back = onlyOf(imported('cstp-decision', JSON.stringify(out)), 'decision');
    expect([out.confidence, statedConfidence(back.data)]).toEqual([0.5, undefined]);
    const odd = onlyOf(
      imported('cstp-decision', '{ "id": "a", "decision": "A", "confidence": 80 }'),
      'decision',
    );
    expect(statedConfidence(odd.data)).toBeUndefined();
    expect(exportCstpDecision(odd).document).toMatchObject({ confidence: 80 });
    expect(exportCstpDecision(odd).document).not.toHaveProperty('confidence_assumed');
  });

  it('continues decisions of the run and of the tree under whatever name, in their thread', () => {
    const files = {
      'b.yaml':
        'id: b\ndecision: B\ndate: 2026-01-09T12:00:00Z\nparentDecisionId: a\nrelated_to: [{ id: a, distance: 0.1 }, { id: gone }]\n',
      'a.yaml': 'id: a\ndecision: A\ndate: 2026-01-08T12:00:00Z\ncontinues_thread: old\n',
      'c.yaml': 'id: c\ndecision: C\ndate: 2026-01-10T12:00:00Z\n',
    };
    const made = imported('cstp-decision', files, {
      decision: (name) => (name === 'old' ? { id: 'dec_old', thread: 'thread_old' } : undefined),
    });
    const paths = made.records.map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(['threads/thread_old/a.md', 'threads/thread_old/b.md']);
    expect(paths.slice(2)).toEqual([
      expect.stringMatching(/^threads\/thread_20260110_\w{8}\/thread.md$/),
      expect.stringMatching(/^threads\/thread_20260110_\w{8}\/c.md$/),
    ]);
    const [a, b] = documentsOf(made);
    expect(a?.text).toContain('continues_decision: dec_old');
    expect(b?.text).toContain('continues_decision: a');
    // A relation to a decision that nobody has stays as it is written, and is told.
    expect(b?.text).toContain('x-cstp: { related_to: [');
    expect(made.remarks).toContainEqual(
      expect.objectContaining({ file: 'b.yaml', what: 'kept', field: 'related_to' }),
    );
  });

  it('keeps relations as they are written unless every decision that they name is here', () => {
    const related = (ids: readonly string[]) => {
      const of = (id: string, more = {}) =>
        JSON.stringify({ id, decision: id, confidence: 1, date: '2026-01-08T12:00:00Z', ...more });
      const files = { 'a.json': of('a'), 'b.json': of('b', { related_to: ids.map((id) => ({ id })) }) };
      const doc = documentsOf(imported('cstp-decision', files)).find(({ id }) => id === 'b');
      return [
        plainValue(nodeAt(doc?.data, 'related_to')),
        plainValue(nodeAt(doc?.data, 'x-cstp', 'related_to')),
      ];
    };
    expect(related(['a'])).toEqual([[{ id: 'a' }], undefined]);
    expect(related(['a', 'gone'])).toEqual([undefined, [{ id: 'a' }, { id: 'gone' }]]);
  });

  it('takes no id for another one, and no id that no record can bear', () => {
    const twins = { 'a.json': '{"id":"a","decision":"A"}', 'b.json': '{"id":"a","decision":"B"}' };
    expect(() => imported('cstp-decision', twins)).toThrow(
      'Unexpected decision `a` in `a.json` and `b.json`',
    );
    const doc = decisionOf({ id: '../../x', decision: 'A', confidence: 1, date: '2026-01-08T12:00:00Z' });
    expect(doc.id).toMatch(/^dec_20260108_\w{8}$/);
    expect(doc.text).toContain('x-cstp: { id: "../../x" }');
  });

  it('cannot take over keys of the record by what it says of ours', () => {
    const own = {
      schema: 'baton/thread@1',
      id: 'x',
      thread: 'thread_x',
      agent: 'eve',
      session: 'gone',
      thoughts: ['one'],
    };
    const doc = decisionOf({ ...full, 'x-baton': own });
    expect(doc.kind).toBe('decision');
    expect(doc.id).toBe('1a2b3c4d');
    expect(doc.text).toMatch(/agent: builder\n/);
    expect(doc.text).toContain('thoughts: [one]');
    expect(exportCstpDecision(doc).document['x-baton']).toMatchObject({ session: 'gone', thoughts: ['one'] });
  });

  it('is refused where it is not one', () => {
    expect(() => imported('cstp-decision', 'a: 1\n')).toThrow(
      'is not a CSTP decision: it has neither `decision` nor `summary`',
    );
  });
});

const bundle = {
  format: 'cstp-bundle/v1',
  exported_at: '2026-01-10T12:00:00Z',
  agent: 'emerson',
  scope: { project: 'shop', tags: ['auth'], date_range: ['2026-01-08', '2026-01-09'] },
  decisions: [
    full,
    { ...full, id: '5e6f7a8b', date: '2026-01-09T12:00:00Z', parent_decision_id: '1a2b3c4d' },
  ],
  guardrails: [{ id: 'g1', rule: 'no tokens on disk' }],
  patterns: { calibration: { brier: 0.1 }, anti_patterns: ['localStorage'] },
};

/** The records of an import with what is added to its thread. */
function withAdditions(made: Imported): Imported {
  const sections = made.additions.map(({ section }) => `\n${section}\n`).join('');
  const records = made.records.map((one) =>
    one.kind === 'thread' ? { ...one, text: one.text + sections } : one,
  );
  return { ...made, records };
}

function exported(made: Imported) {
  const docs = documentsOf(made);
  const thread = onlyOf(made, 'thread');
  return exportBundle({
    thread,
    decisions: docs.filter(({ kind }) => kind === 'decision'),
    about: `Imported from \`in/file\`.\n\n${made.additions.map(({ section }) => section).join('')}`,
    calibration: {},
    resumes: 0,
    now: importNow,
  });
}

describe('a bundle', () => {
  it('is trusted as far as the user says, else as far as it says itself', () => {
    const trust = (data: object, said = {}) =>
      plainValue(
        nodeAt(
          documentsOf(imported('cstp-bundle', JSON.stringify(data), { said })).find(
            ({ kind }) => kind === 'decision',
          )?.data,
          'x-cstp',
          'trust_score',
        ),
      );
    const rated = { ...bundle, trust_score: 0.3 };
    expect([trust(rated), trust(rated, { trust: 0.7 }), trust(bundle)]).toEqual([0.3, 0.7, null]);
  });

  it('comes back with its decisions, guardrails, patterns and scope', () => {
    const made = withAdditions(imported('cstp-bundle', JSON.stringify(bundle), { said: { trust: 0.7 } }));
    expect(findingsOf(made)).toEqual([]);
    const { document, remarks } = exported(made);
    const { 'x-baton-thread': thread, ...back } = document;
    expect(back).toEqual({ ...bundle, exported_at: importNow });
    expect(thread).toMatchObject({
      title: 'Decisions of shop',
      started_by: 'emerson',
      about: 'Imported from `in/file`.',
    });
    expect(remarks).toEqual([]);
    const [, first] = made.records;
    expect(first?.text).toContain('source_agent: emerson');
    expect(first?.text).toContain(`imported_at: ${importNow}`);
    expect(first?.text).toContain('trust_score: 0.7');
  });

  it('opens the thread that it was made of, and goes into it where it is there', () => {
    const made = withAdditions(imported('cstp-bundle', JSON.stringify(bundle)));
    const again = JSON.stringify(exported(made).document);
    const there = imported('cstp-bundle', again);
    expect(there.records[0]?.path).toBe(made.records[0]?.path);
    const known = imported('cstp-bundle', again, { has: (kind) => kind === 'thread' });
    expect(known.records.map(({ kind }) => kind)).toEqual(['decision', 'decision']);
  });

  it('keeps decisions without a link together, and leaves out other files', () => {
    const decisions = [full, { ...full, id: '5e6f7a8b' }, 'x'];
    const made = imported('cstp-bundle', JSON.stringify({ ...bundle, decisions }));
    expect(new Set(made.records.map(({ path }) => path.split('/')[1])).size).toBe(1);
    expect(made.remarks).toContainEqual(expect.objectContaining({ what: 'left out', field: 'decisions' }));
  });

  it('tells what a bundle has no place for', () => {
    const made = withAdditions(imported('cstp-bundle', JSON.stringify(bundle)));
    const thread = onlyOf(made, 'thread');
    const { remarks } = exportBundle({
      thread,
      decisions: [],
      about: '',
      calibration: {},
      resumes: 2,
      now: importNow,
    });
    expect(remarks).toMatchObject([{ what: 'left out', field: 'resumes' }]);
  });

  it('is refused where it is not one', () => {
    expect(() => imported('cstp-bundle', '{"format": "cstp-bundle/v2"}')).toThrow(
      'no `format: cstp-bundle/v1`',
    );
  });
});
