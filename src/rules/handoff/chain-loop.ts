import { nodeAt, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { type ChainLink, chainOf, payloadOf } from '../../records/kinds/handoff/model.ts';
import { formatPath } from '../../text/format-path.ts';

/** Loops within one payload's own chain. */
export default defineRule({
  id: 'handoff/chain-loop',
  summary: 'A handoff does not go to a skill that is already in its chain',
  kinds: ['handoff'],
  severity: 'error',
  seed: true,
  messages: {
    loop: 'Unexpected loop in the handoff chain: `{loop}`',
    reasoned: { text: 'Loop in the handoff chain, with a reason: `{loop}`', severity: 'warning' },
    exceeded:
      'Unexpected number of returns `{count}` in the handoff chain `{loop}`, expected at most `{max}`',
  },
  document({ doc, config, committed, report }) {
    const handoff = payloadOf(doc.data)?.handoff;
    const chain = chainOf(handoff);
    const node = nodeAt(handoff, 'target', 'skill');
    const value = stringOf(node);
    const way = node === undefined || value === undefined ? chain : [...chain, { value, node }];
    const returns = returnsOf(way);
    const { maxRevisits: max } = config.handoffs;
    const first = returns[0];
    const over = returns[Math.min(max, returns.length - 1)];
    if (first === undefined || over === undefined) return;
    const reasoned = (stringOf(nodeAt(handoff, 'meta', 'loop_reason')) ?? '').trim() !== '';
    const related = ({ from }: Return) => [{ at: from.link.node, message: 'First occurs here' }];
    if (returns.length > max && (reasoned || returns.length > 1)) {
      report('exceeded', {
        at: over.to.link.node,
        data: { count: returns.length, max, loop: draw(way) },
        help: 'pass it to a skill that has not had this work, or raise `handoffs.max_revisits` in `baton.yaml`',
        related: related(over),
      });
      return;
    }
    const found = {
      at: first.to.link.node,
      data: { loop: draw(way.slice(first.from.index, first.to.index + 1)) },
    };
    if (reasoned) {
      const help = `\`meta.loop_reason\` allows it; more than ${max} would be an error`;
      report('reasoned', { ...found, help, related: related(first) });
      return;
    }
    const misplaced =
      first.to.index === chain.length && first.from.index === chain.length - 1 && chain.length > 1;
    report('loop', {
      ...found,
      severity: committed ? 'error' : 'warning',
      help: misplaced
        ? `remove \`${value}\` from \`meta.handoff_chain\`, which ends with the source`
        : 'pass it to another skill, or say why in `meta.loop_reason`',
      related: related(first),
    });
  },
});

interface Stop {
  readonly index: number;
  readonly link: ChainLink;
}

interface Return {
  readonly from: Stop;
  readonly to: Stop;
}

/** Each return to a skill that is earlier in the chain, with its first place. */
function returnsOf(way: readonly ChainLink[]): readonly Return[] {
  const seen = new Map<string, Stop>();
  return way.flatMap((link, index) => {
    const from = seen.get(link.value);
    if (from !== undefined) return [{ from, to: { index, link } }];
    seen.set(link.value, { index, link });
    return [];
  });
}

function draw(way: readonly ChainLink[]): string {
  return formatPath(way.map(({ value }) => value));
}
