import { isNull, nodeAt, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';

/** `handoff/chain-loop` reports a chain that already ends with the target. */
export default defineRule({
  id: 'handoff/chain-source',
  summary: 'A handoff chain ends with the source',
  kinds: ['handoff'],
  severity: 'error',
  seed: false,
  messages: {
    last: 'Unexpected last entry `{last}` of `meta.handoff_chain`, expected the source `{source}`',
    empty: 'Unexpected empty `meta.handoff_chain`, expected the source `{source}` as its last entry',
  },
  document({ doc, report }) {
    const handoff = payloadOf(doc.data)?.handoff;
    const chain = nodeAt(handoff, 'meta', 'handoff_chain');
    const sourceNode = nodeAt(handoff, 'source', 'skill');
    const source = stringOf(sourceNode);
    if (isNull(chain) || chain?.type !== 'seq' || sourceNode === undefined || source === undefined) return;
    const related = [{ at: sourceNode, message: 'The source' }];
    const lastNode = chain.items.at(-1);
    if (lastNode === undefined) {
      const help = `write \`[${source}]\`, or leave the chain out for a first handoff`;
      report('empty', { at: chain, data: { source }, expected: [source], help, related });
      return;
    }
    const last = stringOf(lastNode);
    if (last === undefined || last === source || last === stringOf(nodeAt(handoff, 'target', 'skill')))
      return;
    const help = `write \`${source}\` as the last entry: the chain lists who has sent this work on, oldest first`;
    report('last', { at: lastNode, data: { last, source }, actual: last, expected: [source], help, related });
  },
});
