import type { Config } from '../../core/config.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { nodeAt } from '../../core/node.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { factsOf } from '../../records/facts.ts';
import { payloadOf } from '../../records/kinds/handoff.ts';
import { acknowledged, isPending } from '../../records/kinds/handoff-time.ts';
import { nearest } from '../../records/wording.ts';

/**
 * Binds when the payload is added and while it is pending; a skill that goes later makes no old payload wrong. The
 * tree check sees the pending ones, the change check those that are added when they are over already.
 */
export default defineRule({
  id: 'handoff/source-skill',
  summary: 'The first handoff of a chain comes from a known source',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  messages: {
    unknown: 'Unexpected source `{source}` of a first handoff, expected {known}',
  },
  tree({ tree, config, clockOf, report }) {
    const taken = acknowledged(tree);
    const skills = knownSources(config, tree);
    for (const facts of tree.all('handoff')) {
      const source = strangeSource(facts, skills);
      if (source === undefined || !isPending(facts, taken, clockOf(facts.path))) continue;
      const at = { path: facts.path, side: 'after', span: source.span } as const;
      report('unknown', { at, ...tell(source.value, skills) });
    }
  },
  change({ change, tree, config, now, report }) {
    if (change.type !== 'added') return;
    const facts = factsOf(change.after);
    if (facts.kind !== 'handoff' || isPending(facts, acknowledged(tree), now)) return;
    const skills = knownSources(config, tree);
    const source = strangeSource(facts, skills);
    const at = nodeAt(payloadOf(change.after.data)?.handoff, 'source', 'skill');
    if (source !== undefined) report('unknown', { at, ...tell(source.value, skills) });
  },
});

function knownSources(config: Config, tree: TreeIndex): ReadonlySet<string> {
  return new Set([...config.handoffs.sources, ...tree.all('skill').map(({ name }) => name)]);
}

/** The source of a first hop that nobody knows. On later hops, and where the chain disagrees, `chain-source` speaks. */
function strangeSource({ sourceSkill, chain }: HandoffFacts, known: ReadonlySet<string>) {
  if (sourceSkill === undefined || chain.length !== 1 || chain[0] !== sourceSkill.value) return undefined;
  return known.has(sourceSkill.value) ? undefined : sourceSkill;
}

const maxListed = 4;

function tell(source: string, skills: ReadonlySet<string>) {
  const expected = [...skills].sort();
  const near = nearest(source, expected);
  const hint = near === undefined ? '' : `, did you mean \`${near}\``;
  const add = `add \`${source}\` to \`handoffs.sources\` in \`baton.yaml\`, or name the skills before it in \`meta.handoff_chain\``;
  return {
    data: { source, known: listed(expected) + hint },
    actual: source,
    expected,
    help: near === undefined ? add : `write \`${near}\``,
  };
}

function listed(names: readonly string[]): string {
  if (names.length === 0 || names.length > maxListed)
    return 'a configured source or a skill of this repository';
  const quoted = names.map((name) => `\`${name}\``);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter((part) => part !== '').join(' or ');
}
