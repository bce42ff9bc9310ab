import type { HandoffFacts, Located, SkillFacts } from '../../core/facts.ts';
import { extentOf } from '../../core/position.ts';
import { defineRule, type TreeIndex } from '../../core/rule.ts';
import { addedWhenOver, pendingPayloads, targetsOf } from '../../records/kinds/handoff/binding.ts';
import { isLacked, payloadPath, payloadPaths } from '../../records/kinds/handoff/paths.ts';

export default defineRule({
  id: 'handoff/target-requires',
  summary: 'A payload has every value that its target requires',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  contentMessages: 'all',
  needs: 'tree',
  messages: { lacks: 'Missing `{path}`, which the target `{skill}` requires' },
  tree({ tree, clockOf, report }) {
    for (const facts of pendingPayloads(tree, clockOf)) {
      for (const fault of faultsOf(facts, tree)) {
        report('lacks', { ...fault, at: { path: facts.path, side: 'after', span: fault.span } });
      }
    }
  },
  change({ change, tree, now, report }) {
    const facts = addedWhenOver(change, tree, now);
    for (const { span, data, help } of facts ? faultsOf(facts, tree) : []) {
      report('lacks', { at: extentOf(span), data, help });
    }
  },
});

/**
 * `skill/handoff` reports a path that the payload's schema does not know, `record/schema` one that the schema
 * requires itself.
 */
const checked = new Set(
  payloadPaths.filter(
    (path) =>
      ![
        'version',
        'timestamp',
        'source',
        'source.skill',
        'source.session_path',
        'target',
        'target.skill',
        'context',
        'context.original_prompt',
        'context.problem_type',
      ].includes(path),
  ),
);

function faultsOf(facts: HandoffFacts, tree: TreeIndex) {
  const { targetSkill } = facts;
  if (targetSkill === undefined) return [];
  const targets = targetsOf(facts, tree).filter(({ accepts }) => accepts);
  const lacked = targets.map((skill) => ({ skill, paths: lackedOf(facts, skill) }));
  const [first] = lacked;
  if (!first || lacked.some(({ paths }) => paths.length === 0)) return [];
  return first.paths.map(({ value, span }) => ({
    span: targetSkill.span,
    data: { path: value, skill: targetSkill.value },
    help: `fill \`${value}\` in the payload; an empty list is enough, \`null\` and \`""\` are not`,
    related: [{ at: { path: first.skill.path, side: 'after' as const, span }, message: 'Required here' }],
  }));
}

function lackedOf({ lacks }: HandoffFacts, { requires }: SkillFacts): readonly Located[] {
  return requires.filter(({ value }) => {
    const path = payloadPath(value);
    return checked.has(path) && isLacked(lacks, path);
  });
}
