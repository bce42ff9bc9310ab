import type { HandoffFacts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads, targetsOf } from '../../records/kinds/handoff/binding.ts';
import { closestId } from '../../text/closest-match.ts';

export default defineRule({
  id: 'handoff/target-skill',
  summary: 'A payload goes to a skill that accepts handoffs',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: {
    refuses: 'Unexpected target `{skill}`, which does not accept handoffs',
    absent: {
      text: 'Unexpected target `{skill}`, which does not exist in the repository{near}',
      severity: 'warning',
    },
  },
  tree({ tree, clockOf, isRemoved, report }) {
    for (const facts of pendingPayloads(tree, clockOf)) {
      const fault = faultOf(facts, tree);
      // `skill/removed-target` reports a skill that is removed while a payload for it is pending.
      if (fault === undefined || (fault.id === 'absent' && isRemoved('skill', fault.data.skill))) continue;
      report(fault.id, { ...fault, at: { path: facts.path, side: 'after', span: fault.span } });
    }
  },
  change({ change, tree, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    const fault = facts && faultOf(facts, tree);
    if (fault) report(fault.id, { ...fault, at: extentOf(fault.span), related: undefined });
  },
});

function faultOf(facts: HandoffFacts, tree: TreeIndex) {
  const { targetSkill } = facts;
  if (targetSkill === undefined || targetSkill.value === '') return undefined;
  const { value: skill, span } = targetSkill;
  const targets = targetsOf(facts, tree);
  if (targets.some(({ accepts }) => accepts)) return undefined;
  const [target] = targets;
  if (target) {
    return {
      id: 'refuses',
      span,
      data: { skill, near: '' },
      actual: skill,
      help: `write \`accepts_handoff: true\` under \`handoff:\` in \`${target.path}\`, or pass it to another skill: \`baton handoff discover\` shows them`,
      related: [{ at: { path: target.path, side: 'after' }, message: 'The skill' }],
    } as const;
  }
  const near = closestId(skill, tree.all('skill'));
  return {
    id: 'absent',
    span,
    data: { skill, near: near === undefined ? '' : `, did you mean \`${near}\`` },
    actual: skill,
    help: near === undefined ? 'nothing to do where the skill is in a home folder' : `write \`${near}\``,
  } as const;
}
