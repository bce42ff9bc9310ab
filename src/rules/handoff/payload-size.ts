import { itemsOf, nodeAt, numberOf, stringOf } from '../../core/node.ts';
import { defineRule } from '../../core/rule.ts';
import { payloadDigest } from '../../records/compare/canonical.ts';
import { digestEdits } from '../../records/kinds/handoff/digest.ts';
import { payloadOf } from '../../records/kinds/handoff/model.ts';

/** Reports nothing where the hash is wrong: the payload changed, and one finding about it is enough. */
export default defineRule({
  id: 'handoff/payload-size',
  summary: '`payload_size_bytes` is the length of the canonical JSON of the payload',
  kinds: ['handoff'],
  severity: 'error',
  seed: false,
  messages: {
    wrong: 'Unexpected `payload_size_bytes` `{actual}`, expected `{expected}`',
  },
  document({ doc, report }) {
    const payload = payloadOf(doc.data);
    const node = nodeAt(payload?.written, 'meta', 'payload_size_bytes');
    const actual = numberOf(node);
    if (payload === undefined || actual === undefined || !Number.isInteger(actual) || actual < 0) return;
    if (itemsOf(nodeAt(doc.data, 'redactions')).length > 0) return;
    const digest = payloadDigest(payload.written);
    if (!digest.ok || digest.size === actual) return;
    const hash = stringOf(nodeAt(payload.written, 'meta', 'payload_hash'));
    if (hash !== undefined && hash.toLowerCase() !== digest.hash) return;
    const edits = digestEdits(payload.written);
    report('wrong', {
      at: node,
      data: { actual, expected: digest.size },
      actual: String(actual),
      expected: [String(digest.size)],
      help: `write \`payload_size_bytes: ${digest.size}\`, or leave it out`,
      ...(edits.length > 0
        ? { fix: { kind: 'suggested', title: 'Write the size of this payload', edits } }
        : {}),
    });
  },
});
