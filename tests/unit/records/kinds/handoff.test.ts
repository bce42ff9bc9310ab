import { describe, expect, it } from 'vitest';
import type { HandoffFacts } from '../../../../src/core/facts.ts';
import { nodeAt, plainValue, type YamlMap } from '../../../../src/core/node.ts';
import { createPathIndex } from '../../../../src/core/path-index.ts';
import { createTreeIndex, listFrom } from '../../../../src/core/tree-index.ts';
import { factsOf } from '../../../../src/records/facts.ts';
import { mapV1, payloadOf, protocolOf } from '../../../../src/records/kinds/handoff/model.ts';
import { acknowledged, expiryOf, isPending } from '../../../../src/records/kinds/handoff/time.ts';
import { validateNode } from '../../../../src/records/schema/validate.ts';
import { parseYaml } from '../../../../src/records/yaml/parse.ts';
import { readAll } from '../../../support/check-memory.ts';
import {
  ack,
  ackPath,
  handoffPath as path,
  payload,
  payloadV1,
  schemaExample,
} from '../../../support/records-handoff.ts';

function rootOf(text: string): YamlMap {
  const { root, problems } = parseYaml(text, (offset) => offset);
  if (root?.type !== 'map') throw new Error(JSON.stringify(problems));
  return root;
}

function factsIn(text: string, at = path): HandoffFacts {
  const facts = readAll({ [at]: text }).map(factsOf)[0];
  if (facts?.kind !== 'handoff') throw new Error('no payload');
  return facts;
}

describe('protocolOf', () => {
  const of = (handoff: string) => protocolOf(rootOf(`handoff: ${handoff}\n`));
  it.each([
    ['v2', '{ version: "2.0", source: {}, target: {}, context: {} }'],
    ['v2', '{ version: 2.0 }'],
    ['v2', '{ version: "2.0", stage: 1, trace_id: t, source_skill: a }'],
    ['v2', '{ version: "2.0", payload: { original_prompt: p } }'],
    ['v2', '{ version: "2.1", source: {}, target: {}, context: { problem_type: x } }'],
    ['v2', '{ version: "1.1", source: {}, target: {}, context: { original_prompt: x }, trace_id: t }'],
    ['v2', '{ source: {}, target: {}, context: { original_prompt: x }, stage: s }'],
    ['v2', '{}'],
    ['v2', 'text'],
    ['v1', '{ version: 1.0, payload: { original_prompt: p } }'],
    [
      'v1',
      '{ version: "1.0", payload: { original_prompt: p }, source: {}, target: {}, context: { user_feedback: f } }',
    ],
    ['v1', '{ payload: { original_prompt: p } }'],
    ['v1', '{ version: "1.0", payload: { problem_type: t } }'],
    ['other', '{ version: "1.0", payload: { x: 1 }, stage: 2 }'],
    ['other', '{ version: "1.1", payload: { original_prompt: p }, source_skill: a, target_skill: b }'],
    ['other', '{ version: "1.1", payload: { original_prompt: p } }'],
    ['other', '{ from_phase: 1 }'],
    ['other', '{ version: "1.0", consumer: c }'],
    ['universal', '{ version: "3.0" }'],
    ['universal', '{ version: 3.0 }'],
    ['universal', '{ schema_type: universal, payload: { original_prompt: p } }'],
    ['universal', '{ version: "1.0", trace_id: t, payload: { original_prompt: p } }'],
    ['other', '{ schema_type: stage, payload: { original_prompt: p } }'],
  ])('tells %s by %s', (expected, handoff) => {
    expect(of(handoff)).toBe(expected);
  });

  it('takes an unreadable file for 2.0', () => expect(protocolOf(undefined)).toBe('v2'));
});

describe('mapV1', () => {
  const mapped = mapV1(rootOf(payloadV1));

  it('writes every key of the mapping where 2.0 has it', () => {
    expect(plainValue(nodeAt(mapped, 'handoff'))).toEqual({
      version: '2.0',
      timestamp: '2026-02-04T19:00:00Z',
      source: {
        skill: 'perspective-swarm',
        workflow_id: 'swarm-20260204-183000-a1b2c3d4',
        session_path: '/tmp/swarm-session-20260204-183000-a1b2c3d4/',
      },
      target: { skill: 'lit-pm' },
      context: { original_prompt: 'Expand to Europe?', problem_type: 'strategic' },
      insights: {
        convergent: [{ theme: 'growth', confidence_score: 7.2 }],
        divergent: [{ archetype: 'critic', insight: 'costs', confidence: 5 }],
        uncertainties: ['true cost'],
        blind_spots: ['execution'],
      },
      research_seeds: { suggested_terms: [{ term: 'GDPR cost' }] },
      meta: { perspectives_completed: 5, convergence_level: 'medium' },
    });
  });

  it('follows the schema of 2.0', () => expect(validateNode('handoff', mapped)).toEqual([]));

  it('keeps the places of values', () => {
    const extent = nodeAt(mapped, 'handoff', 'insights', 'divergent', 0, 'insight')?.extent;
    expect(payloadV1.slice(extent?.from, extent?.to)).toBe('costs');
  });

  it('tells a missing key at the payload', () => {
    const root = rootOf(payloadV1.replace('    problem_type: strategic\n', ''));
    expect(
      validateNode('handoff', mapV1(root)).map(({ message, extent }) => [
        message,
        payloadV1.slice(extent.from, extent.to),
      ]),
    ).toEqual([['Missing key `handoff.context.problem_type`', 'payload']]);
  });

  it('keeps what it does not name, and the first of two', () => {
    const text =
      'handoff: { x: 1, [a]: b, payload: { original_prompt: p, y: 2 }, context: { z: 3, original_prompt: q }, meta: { user_feedback: m } }\n';
    const { handoff } = payloadOf(rootOf(text.replace('z: 3', 'z: 3, user_feedback: n'))) ?? {};
    expect(plainValue(handoff)).toEqual({
      x: 1,
      meta: { user_feedback: 'm' },
      context: { original_prompt: 'p', z: 3 },
      payload: { y: 2 },
    });
    expect(handoff?.entries.some(({ name }) => name === null)).toBe(true);
  });
});

describe('handoffFacts', () => {
  it('reads a payload 2.0', () => {
    expect(factsIn(schemaExample)).toMatchObject({
      id: 'hnd_20260204_k3v9qx7m',
      sourceSkill: { value: 'perspective-swarm' },
      targetSkill: { value: 'lit-pm' },
      targetCategory: { value: 'research' },
      chain: ['perspective-swarm'],
      parent: undefined,
      timestamp: '2026-02-04T19:30:00Z',
      expiresAt: '2026-02-04T20:30:00Z',
      legacy: false,
    });
  });

  it('takes the source for a missing chain', () =>
    expect(factsIn(payload()).chain).toEqual(['perspective-swarm']));

  it('reads a payload 1.0', () => {
    expect(factsIn(payloadV1)).toMatchObject({
      targetSkill: { value: 'lit-pm' },
      chain: ['perspective-swarm'],
      legacy: true,
    });
  });

  it('tells nothing of another protocol', () => {
    const facts = factsIn(
      'handoff: { stage: 1, source: { skill: a }, target: { skill: b }, timestamp: t }\n',
    );
    expect(facts).toMatchObject({
      sourceSkill: undefined,
      targetSkill: undefined,
      chain: [],
      timestamp: undefined,
    });
  });
});

describe('isPending', () => {
  const none = new Set<string>();
  it('ends an hour after the timestamp', () => {
    expect(expiryOf(factsIn(payload()))).toBe(Date.UTC(2026, 1, 4, 20, 30));
    expect(isPending(factsIn(payload()), none, '2026-02-04T20:29:59Z')).toBe(true);
    expect(isPending(factsIn(payload()), none, '2026-02-04T20:30:00Z')).toBe(false);
  });

  it('ends at expires_at', () => {
    const facts = factsIn(payload({ expires: '2026-02-05T00:00:00+02:00' }));
    expect(isPending(facts, none, '2026-02-04T21:59:59Z')).toBe(true);
    expect(isPending(facts, none, '2026-02-04T22:00:00Z')).toBe(false);
  });

  it('ends with an acknowledgement, whatever its file is called', () => {
    const docs = readAll({ [path]: payload(), [ackPath.replace('hnd_20260204_k3v9qx7m', 'other')]: ack() });
    const tree = createTreeIndex(
      docs.map(factsOf),
      listFrom([]),
      createPathIndex(() => []),
    );
    expect(isPending(factsIn(payload()), acknowledged(tree), '2026-02-04T20:00:00Z')).toBe(false);
  });

  it('ends in the archive', () => {
    const facts = factsIn(payload(), path.replace('handoffs', 'archive/handoffs'));
    expect(isPending(facts, none, '2026-02-04T20:00:00Z')).toBe(false);
  });

  it('goes on where the expiry cannot be read', () => {
    expect(isPending(factsIn(payload({ expires: 'soon' })), none, '2099-01-01T00:00:00Z')).toBe(true);
    expect(isPending(factsIn(payload({ timestamp: undefined })), none, '2099-01-01T00:00:00Z')).toBe(true);
  });
});
