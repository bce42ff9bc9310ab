import { cyclesOf } from '../../core/collections/cycles.ts';
import { locationIn } from '../../core/diagnostic.ts';
import type { HandoffFacts } from '../../core/facts.ts';
import { defineRule } from '../../core/rule.ts';
import { loopsOf, parentsOf } from '../../records/kinds/handoff/parents.ts';
import { formatPath } from '../../text/format-path.ts';

/** `handoff/chain-loop` reports loops in a payload's own chain, `record/reference` a parent that does not exist. */
export default defineRule({
  id: 'handoff/chain-parent',
  summary: 'A payload’s chain is its parent’s plus its source, and its parents never lead back',
  kinds: ['handoff'],
  severity: 'error',
  seed: false,
  messages: {
    chain: 'Unexpected chain `{actual}`, expected `{expected}`, the parent’s and this source',
    loop: 'Unexpected loop over the parents of this payload: `{loop}`',
    reasoned: {
      text: 'Loop over the parents of this payload, with a reason: `{loop}`',
      severity: 'warning',
    },
    cycle: 'Unexpected cycle over `meta.parent`: `{cycle}`',
  },
  tree({ tree, configOf, isCommitted, report }) {
    const parents = parentsOf(tree);
    const circling = new Set<HandoffFacts>();
    const all = tree.all('handoff');
    for (const cycle of cyclesOf(all, (facts) => parents.get(facts) ?? [])) {
      for (const facts of cycle) circling.add(facts);
      // From the parent to what continues it, as the work went.
      const way = [...cycle].reverse();
      const start = way.reduce((least, facts) => (facts.path < least.path ? facts : least));
      const turned = [...way.slice(way.indexOf(start)), ...way.slice(0, way.indexOf(start))];
      report('cycle', {
        at: locationIn(start.path, start.parent?.span),
        data: { cycle: formatPath([...turned, start].map(({ id, path }) => id ?? path)) },
        help: 'remove `meta.parent` from the payload that came first',
        related: turned.slice(1, 1 + maxRelated).map((facts) => ({
          at: locationIn(facts.path, facts.parent?.span),
          message: `Continues \`${facts.parent?.value}\``,
        })),
      });
    }
    for (const [facts, [parent]] of parents) {
      if (parent && !circling.has(facts)) checkChain(facts, parent);
    }
    for (const { facts, stops, returns } of loopsOf(all, parents)) {
      const { maxRevisits: max } = configOf(facts.path).handoffs;
      const loop = formatPath([...stops.map(({ skill }) => skill), facts.targetSkill?.value ?? '']);
      const found = {
        at: locationIn(facts.path, facts.targetSkill?.span),
        data: { loop },
        related: stops
          .filter(({ by }) => by !== facts)
          .slice(0, maxRelated)
          .map(({ skill, by }) => ({
            at: locationIn(by.path, by.sourceSkill?.span),
            message: `\`${skill}\` sent it on here`,
          })),
      };
      if (facts.hasLoopReason && returns <= max) {
        const help = `\`meta.loop_reason\` allows it; more than ${max} would be an error`;
        report('reasoned', { ...found, help });
        continue;
      }
      report('loop', {
        ...found,
        severity: isCommitted(facts.path) || returns > max ? 'error' : 'warning',
        help: 'pass it to a skill that has not had this work, or say why in `meta.loop_reason`',
      });
    }

    function checkChain(facts: HandoffFacts, parent: HandoffFacts): void {
      const { chain, chainSpan, sourceSkill: source } = facts;
      // `chain-source` reports a chain that does not end with the source; a parent of another protocol has no chain.
      if (source === undefined || parent.chain.length === 0 || chain.at(-1) !== source.value) return;
      const expected = [...parent.chain, source.value];
      if (chain.length === expected.length && expected.every((skill, index) => skill === chain[index]))
        return;
      report('chain', {
        at: locationIn(facts.path, chainSpan ?? facts.parent?.span),
        data: { actual: formatPath(chain), expected: formatPath(expected) },
        expected: [`[${expected.join(', ')}]`],
        help: `write \`handoff_chain: [${expected.join(', ')}]\``,
        related: [
          {
            at: locationIn(parent.path, parent.chainSpan ?? parent.sourceSkill?.span),
            message: 'The chain of the parent',
          },
        ],
      });
    }
  },
});

const maxRelated = 8;
