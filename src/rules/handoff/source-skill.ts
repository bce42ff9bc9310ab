import type { Config } from '../../core/config.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads } from '../../records/kinds/handoff/binding.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

/**
 * Checked when the payload is added and while it is pending; a skill that is removed later makes no old payload
 * wrong. The tree check sees the pending ones, the change check sees those that are closed when they are added.
 */
export default defineRule({
  id: 'handoff/source-skill',
  summary: 'The first handoff of a chain comes from a known source',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: {
    unknown: 'Unexpected source `{source}` of a first handoff, expected {known}',
  },
  tree({ tree, configOf, clockOf, report }) {
    const skills = skillsOf(tree);
    for (const facts of pendingPayloads(tree, clockOf)) {
      const found = faultOf(facts, configOf(facts.path), skills);
      if (found) report('unknown', { ...found, at: { path: facts.path, side: 'after', span: found.span } });
    }
  },
  change({ change, tree, config, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    const found = facts && faultOf(facts, config, skillsOf(tree));
    if (found) report('unknown', { ...found, at: extentOf(found.span) });
  },
});

function skillsOf(tree: TreeIndex): ReadonlySet<string> {
  return new Set(tree.all('skill').map(({ name }) => name));
}

function faultOf(facts: HandoffFacts, { handoffs }: Config, skills: ReadonlySet<string>) {
  const source = firstSource(facts);
  if (source === undefined || skills.has(source.value) || handoffs.sources.includes(source.value)) {
    return undefined;
  }
  return { span: source.span, ...missingSource(source.value, new Set([...handoffs.sources, ...skills])) };
}

/** The source of a first hop. `chain-source` and `chain-parent` check later hops and chains that do not agree. */
function firstSource({ sourceSkill, chain, parent }: HandoffFacts) {
  const isFirst = parent === undefined && chain.length === 1 && chain[0] === sourceSkill?.value;
  return isFirst ? sourceSkill : undefined;
}

const maxListed = 4;

function missingSource(source: string, skills: ReadonlySet<string>) {
  const expected = [...skills].sort();
  const near = closestMatch(source, expected);
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
  return oneOf(names);
}
