import rule from '../../../../src/rules/handoff/payload-size.ts';
import { digestOf, handoffPath as path, payload, sealedPayload } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const one = (text: string) => ({ after: { [path]: text } });
const { hash, size } = digestOf(payload({ meta: '{}' }));
const meta = (lines: string, root?: string) => payload({ meta: lines, root });
const euro = { context: '{ original_prompt: "€ 😀", problem_type: strategic }', meta: '{}' };

testRule(rule, {
  valid: [
    { name: 'no size', ...one(payload()) },
    { name: 'the right size alone', ...one(meta(`payload_size_bytes: ${size}`)) },
    { name: 'hash and size', ...one(sealedPayload()) },
    {
      name: 'a size in UTF-8 bytes',
      ...one(payload({ ...euro, meta: `payload_size_bytes: ${digestOf(payload(euro)).size}` })),
    },
    {
      name: 'a wrong hash, which payload-hash tells',
      ...one(meta(`payload_hash: sha256:00\npayload_size_bytes: 1`)),
    },
    { name: 'a size that is no number, which the schema tells', ...one(meta('payload_size_bytes: many')) },
    { name: 'a negative size, which ranges tells', ...one(meta('payload_size_bytes: -1')) },
    { name: 'a fraction, which ranges tells', ...one(meta('payload_size_bytes: 1.5')) },
    { name: 'a value without a canonical form', ...one(meta('payload_size_bytes: 1', '  extra: .inf')) },
    {
      name: 'a redacted payload',
      ...one(
        meta(
          'payload_size_bytes: 1',
          'redactions:\n  - { field: handoff.x, at: 2026-02-05T08:00:00Z, by: a, reason: r, sha256: 00 }',
        ),
      ),
    },
    { name: 'another protocol', ...one('handoff: { producer: a, meta: { payload_size_bytes: 1 } }\n') },
  ],
  invalid: [
    {
      name: 'a wrong size without a hash',
      ...one(meta('payload_size_bytes: 2847')),
      diagnostics: [
        {
          messageId: 'wrong',
          severity: 'error',
          line: 9,
          column: 25,
          endColumn: 29,
          text: '2847',
          message: `Unexpected \`payload_size_bytes\` \`2847\`, expected \`${size}\``,
          help: `write \`payload_size_bytes: ${size}\`, or leave it out`,
        },
      ],
      output: { [path]: meta(`payload_size_bytes: ${size}`) },
    },
    {
      name: 'a wrong size beside the right hash',
      ...one(meta(`payload_hash: ${hash}\npayload_size_bytes: ${size + 1} # bytes`)),
      diagnostics: [{ messageId: 'wrong', line: 10 }],
      output: { [path]: meta(`payload_hash: ${hash}\npayload_size_bytes: ${size} # bytes`) },
    },
    {
      name: 'a length in characters',
      ...one(payload({ ...euro, meta: `payload_size_bytes: ${digestOf(payload(euro)).size - 4}` })),
      diagnostics: [{ messageId: 'wrong' }],
      output: { [path]: payload({ ...euro, meta: `payload_size_bytes: ${digestOf(payload(euro)).size}` }) },
    },
  ],
});
