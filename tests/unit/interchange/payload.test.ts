import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../../src/core/node.ts';
import { exportPayload } from '../../../src/interchange/payloads/payload-out.ts';
import type { Remark } from '../../../src/interchange/types.ts';
import { emptyHash, payloadDigest } from '../../../src/records/compare/canonical.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { otherPayloads } from '../../support/foreign-files.ts';
import { findingsOf, imported, onlyOf } from '../../support/interchange.ts';

const v1 = [
  'handoff:',
  '  version: "1.0"',
  '  timestamp: 2026-01-08T12:00:00Z',
  '  workflow_id: swarm-20260108',
  '  source: { skill: perspective-swarm, session_path: /tmp/swarm-session }',
  '  payload:',
  '    original_prompt: Which login?',
  '    reframed_challenge: Choose a login',
  '    problem_type: decision',
  '    synthesis_summary: Two ways',
  '    convergent_insights: [{ theme: safety, confidence_score: 7.5 }]',
  '    divergent_insights: [{ archetype: critic, insight: costs, confidence: 4 }]',
  '    key_uncertainties: [price]',
  '    blind_spots_identified: [mobile]',
  '    suggested_search_terms: [{ term: passkeys }]',
  '    mood: calm',
  '  context: { perspectives_completed: 5, convergence_level: medium, user_feedback: more, extra: 1 }',
  '',
].join('\n');

const handoffOf = (text: string, said = {}) => {
  const doc = onlyOf(imported('payload', text, { said }), 'handoff');
  return plainValue(nodeAt(doc.data, 'handoff')) as Record<string, unknown>;
};

describe('a payload 1.0', () => {
  it('is one of 2.0 by the mapping, with everything else where it was', () => {
    const made = imported('payload', v1);
    expect(findingsOf(made).filter((fault) => !fault.includes('handoff/target-skill'))).toEqual([]);
    const { meta, ...handoff } = handoffOf(v1);
    expect(handoff).toEqual({
      version: '2.0',
      timestamp: '2026-01-08T12:00:00Z',
      workflow_id: 'swarm-20260108',
      source: {
        skill: 'perspective-swarm',
        workflow_id: 'swarm-20260108',
        session_path: '/tmp/swarm-session',
      },
      target: { skill: 'lit-pm' },
      context: {
        original_prompt: 'Which login?',
        reframed_challenge: 'Choose a login',
        problem_type: 'decision',
        synthesis_summary: 'Two ways',
        extra: 1,
      },
      insights: {
        convergent: [{ theme: 'safety', confidence_score: 7.5 }],
        divergent: [{ archetype: 'critic', insight: 'costs', confidence: 4 }],
        uncertainties: ['price'],
        blind_spots: ['mobile'],
      },
      research_seeds: { suggested_terms: [{ term: 'passkeys' }] },
      payload: { mood: 'calm' },
    });
    expect(meta).toMatchObject({
      perspectives_completed: 5,
      convergence_level: 'medium',
      user_feedback: 'more',
      handoff_chain: ['perspective-swarm'],
      imported_from: 'in/file',
    });
    expect(made.remarks).toMatchObject([{ what: 'assumed', field: 'target.skill' }]);
  });

  it('is told as 2.0 with its defaults, and with a hash of what is told, before and after the import', () => {
    const record = { kind: 'handoff', id: 'old', path: 'handoffs/old.yaml', text: v1, file: '' } as const;
    const before = exportPayload(
      onlyOf({ records: [record], additions: [], remarks: [] }, 'handoff'),
    ).document;
    const after = exportPayload(onlyOf(imported('payload', v1), 'handoff')).document;
    for (const document of [before, after]) {
      const root = parseYaml(JSON.stringify(document)).root;
      const handoff = nodeAt(root, 'handoff');
      const digest = handoff?.type === 'map' ? payloadDigest(handoff) : undefined;
      expect(digest).toMatchObject({ ok: true, hash: plainValue(nodeAt(handoff, 'meta', 'payload_hash')) });
      expect(document.handoff).toMatchObject({
        version: '2.0',
        expires_at: '2026-01-08T13:00:00Z',
        context: { original_prompt: 'Which login?', synthesis_summary: 'Two ways' },
        insights: { uncertainties: ['price'] },
        research_seeds: { open_questions: [], suggested_terms: [{ term: 'passkeys' }] },
        meta: { handoff_chain: ['perspective-swarm'], perspectives_completed: 5 },
      });
    }
  });
});

describe('what the user says of a payload 1.0', () => {
  it('goes before what it says, and into its chain', () => {
    const handoff = handoffOf(v1, { from: 'a', to: 'b', session: 'runs/one', problemType: 'creative' });
    expect(handoff).toMatchObject({
      source: { skill: 'a', session_path: 'runs/one' },
      target: { skill: 'b' },
      context: { problem_type: 'creative' },
      meta: { handoff_chain: ['a'] },
    });
  });
});

describe('a payload of another version', () => {
  it('3.0 keeps what 2.0 has no field for', () => {
    const made = imported('payload', otherPayloads['.agents/handoffs/universal.yaml'] ?? '', {
      said: { from: 'perspective-swarm' },
    });
    expect(findingsOf(made).filter((fault) => !/target-skill|session-path/.test(fault))).toEqual([]);
    const handoff = handoffOf(otherPayloads['.agents/handoffs/universal.yaml'] ?? '');
    expect(handoff).toMatchObject({
      version: '2.0',
      source: { skill: 'research', workflow_id: '0a1b2c3d', session_path: 'in' },
      target: { skill: 'writer' },
      context: {
        original_prompt: 'Two options',
        problem_type: 'analytical',
        synthesis_summary: 'Two options',
      },
      insights: { uncertainties: ['load'] },
      research_seeds: { open_questions: ['cost'] },
      meta: { handoff_chain: ['research'] },
    });
    expect(handoff['x-payload-3.0']).toEqual({
      schema_type: 'universal',
      context: { success_criteria: ['a choice'] },
      payload: { working: {}, references: { files: [], urls: [] } },
      meta: { token_count: 900, confidence: 0.7 },
    });
    expect(made.remarks.filter(({ what }) => what === 'assumed').map(({ field }) => field)).toEqual([
      'timestamp',
      'source.session_path',
      'context.original_prompt',
      'context.problem_type',
    ]);
  });

  it('1.1 and the stages of 1.0 hand on from the producer to the consumer', () => {
    expect(handoffOf(otherPayloads['.agents/handoffs/stage-2.yaml'] ?? '')).toMatchObject({
      source: { skill: 'researcher' },
      target: { skill: 'writer' },
      context: { original_prompt: 'Handoff from researcher to writer (stage 2, phase research)' },
      'x-payload-1.1': { stage: 2, from_phase: 'research', artifacts: ['notes.md'] },
    });
    expect(handoffOf(otherPayloads['.agents/handoffs/pm.yaml'] ?? '')).toMatchObject({
      source: { skill: 'technical-pm' },
      target: { skill: 'builder' },
      context: { original_prompt: 'the login', synthesis_summary: 'the login' },
    });
  });

  it('takes what the user says', () => {
    const said = { from: 'a', to: 'b', session: 'runs/one', problemType: 'creative' };
    expect(handoffOf(otherPayloads['.agents/handoffs/stage-2.yaml'] ?? '', said)).toMatchObject({
      source: { skill: 'a', session_path: 'runs/one' },
      target: { skill: 'b' },
      context: { problem_type: 'creative' },
      meta: { handoff_chain: ['a'] },
    });
  });

  it('is not told as 2.0 before it is imported', () => {
    const text = otherPayloads['.agents/handoffs/universal.yaml'] ?? '';
    const record = { kind: 'handoff', id: 'x', path: 'handoffs/x.yaml', text, file: '' } as const;
    const doc = onlyOf({ records: [record], additions: [], remarks: [] }, 'handoff');
    expect(() => exportPayload(doc)).toThrow('a payload of another version');
  });
});

describe('a payload 2.0', () => {
  it('is imported unchanged', () => {
    const text = '# mine\nhandoff: { version: "2.0" }\n';
    expect(onlyOf(imported('payload', text), 'handoff').text).toBe(text);
  });

  it.each(['a: 1\n', 'handoff: x\n', '- 1\n'])('is not one: %j', (text) => {
    expect(() => imported('payload', text)).toThrow(/is not a handoff payload|contains a list/);
  });
});

describe('a payload that was changed after its hash was made', () => {
  const hashed = (hash: string, more = '') => `${v1}  meta: { payload_hash: "${hash}" }\n${more}`;
  const root = parseYaml(`${v1}  meta: {}\n`).root;
  const handoff = nodeAt(root, 'handoff');
  const digest = handoff?.type === 'map' ? payloadDigest(handoff) : undefined;
  const own = digest?.ok ? digest.hash : '';
  const other = `sha256:${'1'.repeat(64)}`;
  const lost = ({ remarks }: { remarks: readonly Remark[] }) =>
    remarks.filter(({ what }) => what === 'left out').map(({ field }) => field);
  const out = (text: string) => {
    const record = {
      ...({ kind: 'handoff', id: 'hnd_1', path: 'handoffs/hnd_1.yaml', file: 'a' } as const),
      text: `schema: baton/handoff@1\n${text}`,
    };
    return exportPayload(onlyOf({ records: [record], additions: [], remarks: [] }, 'handoff'));
  };

  it('gets no new hash without a word, coming in or going out', () => {
    const [right, wrong] = [hashed(own), hashed(other)];
    expect([lost(imported('payload', right)), lost(out(right))]).toEqual([[], []]);
    expect([lost(imported('payload', wrong)), lost(out(wrong))]).toEqual([
      ['meta.payload_hash'],
      ['meta.payload_hash'],
    ]);
  });

  it('is not one where it was redacted, or has the hash of a template', () => {
    const redacted = 'redactions: [{ field: x, at: 2026-01-08T12:00:00Z, by: a, reason: r, sha256: y }]\n';
    expect(lost(out(hashed(other, redacted)))).toEqual([]);
    expect(lost(out(hashed(emptyHash)))).toEqual([]);
  });
});

describe('an option with a payload 2.0', () => {
  it('changes nothing of it, and that is told', () => {
    const text =
      'handoff: { version: "2.0", timestamp: 2026-01-08T12:00:00Z, source: { skill: a }, target: { skill: b } }\n';
    const said = { to: 'c', session: 'runs' };
    const { records, remarks } = imported('payload', text, { said });
    expect(remarks.map(({ what, field }) => `${what} ${field}`)).toEqual([
      'left out --to',
      'left out --session',
    ]);
    expect(records[0]?.text).toBe(text);
  });
});
