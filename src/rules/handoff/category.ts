import type { HandoffFacts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads, targetsOf } from '../../records/kinds/handoff/binding.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { oneOf } from '../../text/one-of.ts';

export default defineRule({
  id: 'handoff/category',
  summary: 'A payload’s category is one that its target declares',
  kinds: ['handoff'],
  severity: 'warning',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: { undeclared: 'Unexpected category `{category}`, the target `{skill}` declares {declared}' },
  tree({ tree, clockOf, report }) {
    for (const facts of pendingPayloads(tree, clockOf)) {
      const fault = faultOf(facts, tree);
      if (fault)
        report('undeclared', { ...fault, at: { path: facts.path, side: 'after', span: fault.span } });
    }
  },
  change({ change, tree, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    const fault = facts && faultOf(facts, tree);
    if (fault) report('undeclared', { ...fault, at: extentOf(fault.span) });
  },
});

function faultOf(facts: HandoffFacts, tree: TreeIndex) {
  const { targetCategory, targetSkill } = facts;
  if (targetCategory === undefined || targetSkill === undefined) return undefined;
  const targets = targetsOf(facts, tree).filter(({ accepts }) => accepts);
  const expected = [...new Set(targets.flatMap(({ categories }) => categories))];
  const { value: category, span } = targetCategory;
  // `skill/handoff` reports a skill that accepts handoffs and has no category.
  if (expected.length === 0 || expected.includes(category)) return undefined;
  const near = closestMatch(category, expected);
  return {
    span,
    data: { category, skill: targetSkill.value, declared: oneOf(expected) },
    actual: category,
    expected,
    help: `write \`category: ${near ?? expected[0]}\`, or add \`${category}\` to the skill's \`handoff_categories\``,
  };
}
