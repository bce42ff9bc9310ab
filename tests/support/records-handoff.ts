import { nodeAt } from '../../src/core/node.ts';
import { payloadDigest } from '../../src/records/compare/canonical.ts';
import { parseYaml } from '../../src/records/yaml/parse.ts';

export const handoffPath = '.agents/handoffs/hnd_20260204_k3v9qx7m.yaml';
export const ackPath = '.agents/handoffs/hnd_20260204_k3v9qx7m.ack.yaml';

/** Parts of a payload, each as YAML text; a part given as undefined is left out. */
export interface PayloadParts {
  readonly version?: string | undefined;
  readonly timestamp?: string | undefined;
  readonly expires?: string | undefined;
  /** A flow map. */
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  readonly context?: string | undefined;
  readonly insights?: string | undefined;
  /** The lines of `meta`, without indentation. */
  readonly meta?: string | undefined;
  /** Lines of the root below `handoff`. */
  readonly root?: string | undefined;
}

const standard: PayloadParts = {
  version: '"2.0"',
  timestamp: '2026-02-04T19:30:00Z',
  source: '{ skill: perspective-swarm, workflow_id: swarm-1, session_path: /tmp/swarm-session-1/ }',
  target: '{ skill: lit-pm }',
  context: '{ original_prompt: Expand to Europe?, problem_type: strategic }',
};

/** The text of a payload 2.0, complete but for what the parts say. Line 3 is the version, 4 the timestamp, and so on. */
export function payload(parts: PayloadParts = {}): string {
  const all = { ...standard, ...parts };
  const line = (key: string, value: string | undefined) =>
    value === undefined ? [] : [`  ${key}: ${value}`];
  return [
    'schema: baton/handoff@1',
    'handoff:',
    ...line('version', all.version),
    ...line('timestamp', all.timestamp),
    ...line('expires_at', all.expires),
    ...line('source', all.source),
    ...line('target', all.target),
    ...line('context', all.context),
    ...line('insights', all.insights),
    ...(all.meta === undefined ? [] : ['  meta:', ...all.meta.split('\n').map((text) => `    ${text}`)]),
    ...(all.root === undefined ? [] : [all.root]),
    '',
  ].join('\n');
}

/** A payload whose `meta` states its right hash and size after the given lines. */
export function sealedPayload(parts: PayloadParts = {}): string {
  const { hash, size } = digestOf(payload(parts));
  const seal = `payload_hash: "${hash}"\npayload_size_bytes: ${size}`;
  // An empty `meta` is part of what the hash covers, so the seal alone gives the hash of a payload with one.
  if (parts.meta === undefined) return sealedPayload({ ...parts, meta: 'handoff_reason: user asked' });
  return payload({ ...parts, meta: `${parts.meta}\n${seal}` });
}

/** The right hash and size of a payload's text. */
export function digestOf(text: string): { readonly hash: string; readonly size: number } {
  const handoff = nodeAt(parseYaml(text, (offset) => offset).root, 'handoff');
  const digest = handoff?.type === 'map' ? payloadDigest(handoff) : undefined;
  if (!digest?.ok) throw new Error('a payload without a hash');
  return digest;
}

/** The text of an acknowledgement. */
export function ack(
  parts: { readonly status?: string; readonly reason?: string; readonly handoff?: string } = {},
): string {
  return [
    'schema: baton/ack@1',
    `handoff: ${parts.handoff ?? 'hnd_20260204_k3v9qx7m'}`,
    'by: lit-pm',
    'at: 2026-02-04T19:40:00Z',
    `status: ${parts.status ?? 'accepted'}`,
    ...(parts.reason === undefined ? [] : [`reason: ${parts.reason}`]),
    '',
  ].join('\n');
}

/** A payload 1.0, as older swarms write it: version and timestamp without quotes. */
export const payloadV1 = `handoff:
  version: 1.0
  timestamp: 2026-02-04T19:00:00Z
  source:
    skill: perspective-swarm
    workflow_id: swarm-20260204-183000-a1b2c3d4
    session_path: /tmp/swarm-session-20260204-183000-a1b2c3d4/
  target:
    skill: lit-pm
  payload:
    original_prompt: Expand to Europe?
    problem_type: strategic
    convergent_insights:
      - { theme: growth, confidence_score: 7.2 }
    divergent_insights:
      - { archetype: critic, insight: costs, confidence: 5 }
    key_uncertainties: [true cost]
    suggested_search_terms:
      - { term: GDPR cost }
    blind_spots_identified: [execution]
  context:
    perspectives_completed: 5
    convergence_level: medium
`;

/** The example payload of the handoff schema 2.0: complete, with a placeholder for its hash and size. */
export const schemaExample = `handoff:
  version: "2.0"
  timestamp: "2026-02-04T19:30:00Z"
  expires_at: "2026-02-04T20:30:00Z"

  source:
    skill: perspective-swarm
    workflow_id: swarm-session-20260204-183000-a1b2c3d4
    session_path: /tmp/swarm-session-20260204-183000-a1b2c3d4/

  target:
    skill: lit-pm
    invocation: "/lit-pm --handoff {payload_path}"
    category: research

  context:
    original_prompt: "Should we expand into the European market?"
    reframed_challenge: "Evaluate market expansion opportunity: European market entry for B2B SaaS product"
    problem_type: strategic
    synthesis_summary: |
      European market expansion presents a significant growth opportunity with
      regulatory complexity as the primary risk factor. Market data supports
      demand, but implementation feasibility requires careful planning around
      GDPR compliance and local market adaptation.

  insights:
    convergent:
      - theme: "Growth opportunity in EU market"
        confidence_score: 7.2
        contributing_archetypes: [optimist, pragmatist]
        key_evidence:
          - "EU B2B SaaS market growing at 12% CAGR"
          - "Low competition in specific vertical"

    divergent:
      - archetype: critic
        insight: "GDPR compliance costs underestimated in most expansion plans"
        confidence: 5
      - archetype: innovator
        insight: "Partnership model may be better than direct entry"
        confidence: 3

    uncertainties:
      - "True cost of GDPR compliance for our data model"
      - "Local competitor response timeline"
      - "Currency fluctuation impact on pricing"

    blind_spots:
      - "May underweight execution complexity (Optimist)"
      - "May miss partnership opportunities (Pragmatist)"

  research_seeds:
    suggested_terms:
      - term: "B2B SaaS GDPR compliance cost studies"
        rationale: "Address critic's concern about underestimated compliance"
      - term: "European market entry partnership vs direct"
        rationale: "Explore innovator's partnership suggestion"
    open_questions:
      - "What is the average GDPR compliance cost for similar SaaS products?"
      - "What partnership models have succeeded for US B2B SaaS in EU?"

  meta:
    perspectives_completed: 5
    convergence_level: medium
    user_feedback: "Particularly interested in GDPR compliance depth"
    handoff_reason: "User selected deep literature research for regulatory clarity"
    handoff_chain: ["perspective-swarm"]
    payload_hash: "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    payload_size_bytes: 2847
`;
