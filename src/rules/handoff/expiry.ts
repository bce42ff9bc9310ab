import { nodeAt, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';
import { parseTime } from '../../records/kinds/time.ts';

/** Compares instants; two times are not compared where only one has an offset. */
export default defineRule({
  id: 'handoff/expiry',
  summary: 'A payload expires after it was created',
  kinds: ['handoff'],
  severity: 'error',
  seed: false,
  messages: {
    early: 'Unexpected `expires_at` `{expires}`, expected a time after `timestamp` `{made}`',
  },
  document({ doc, report }) {
    const handoff = payloadOf(doc.data)?.handoff;
    const [madeNode, expiresNode] = [nodeAt(handoff, 'timestamp'), nodeAt(handoff, 'expires_at')];
    const [made, expires] = [stringOf(madeNode), stringOf(expiresNode)];
    if (madeNode === undefined || expiresNode === undefined || made === undefined || expires === undefined)
      return;
    const [from, to] = [parseTime(made), parseTime(expires)];
    if (from === undefined || to === undefined || hasOffset(made) !== hasOffset(expires) || to > from) return;
    report('early', {
      at: expiresNode,
      data: { expires, made },
      actual: expires,
      help: 'write a later time, or leave `expires_at` out for one hour after `timestamp`',
      related: [{ at: madeNode, message: 'Made here' }],
    });
  },
});

function hasOffset(time: string): boolean {
  return /[Tt ].*(?:[Zz]|[+-]\d\d(?::?\d\d)?)$/.test(time);
}
