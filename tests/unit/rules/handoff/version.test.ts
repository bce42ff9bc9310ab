import rule from '../../../../src/rules/handoff/version.ts';
import { digestOf, handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const one = (text: string) => ({ after: { [path]: text } });

testRule(rule, {
  valid: [
    { name: 'a payload 2.0', ...one(payload()) },
    { name: 'single quotes', ...one(payload({ version: "'2.0'" })) },
    { name: 'a missing version, which the schema tells', ...one(payload({ version: undefined })) },
    { name: 'an empty version, which the schema tells', ...one(payload({ version: '' })) },
    { name: 'a version that is a list, which the schema tells', ...one(payload({ version: '[2.0]' })) },
    { name: 'a version that is a boolean, which the schema tells', ...one(payload({ version: 'true' })) },
    { name: 'a handoff that is no map', ...one('schema: baton/handoff@1\nhandoff: later\n') },
    {
      name: 'a universal payload 3.0',
      ...one('handoff:\n  version: "3.0"\n  trace_id: t1\n  context: { summary: s }\n'),
    },
    {
      name: 'a universal payload by schema_type',
      ...one('handoff:\n  schema_type: universal\n  version: "7"\n'),
    },
    {
      name: 'a stage of another protocol',
      ...one('handoff:\n  version: "1.0"\n  stage: 2\n  producer: a\n  consumer: b\n'),
    },
    {
      name: 'a payload 1.1 of another protocol',
      ...one('handoff:\n  version: "1.1"\n  source_skill: a\n  target_skill: b\n'),
    },
    { name: 'a payload 1.0 without a version', ...one(payloadV1.replace('  version: 1.0\n', '')) },
    { name: 'a file that cannot be read', ...one('handoff:\n  version: 2.0\n  a: [\n') },
  ],
  invalid: [
    {
      name: 'the number 2.0',
      ...one(payload({ version: '2.0  # ours' })),
      diagnostics: [
        {
          messageId: 'number',
          line: 3,
          column: 12,
          endLine: 3,
          endColumn: 15,
          text: '2.0',
          severity: 'error',
          message: 'Unexpected number `2.0` for `handoff.version`, expected the string `"2.0"`',
          help: 'write `version: "2.0"`',
        },
      ],
      output: { [path]: payload({ version: '"2.0"  # ours' }) },
    },
    {
      name: 'the number 2.0 of a payload with a hash, which the fix writes anew',
      ...one(payload({ version: '2.0', meta: `payload_hash: sha256:00` })),
      diagnostics: [{ messageId: 'number', line: 3 }],
      output: { [path]: payload({ meta: `payload_hash: ${digestOf(payload({ meta: '{}' })).hash}` }) },
    },
    {
      name: 'the number 2.0 behind an alias, without a fix',
      ...one(`x: &v 2.0\n${payload({ version: '*v' })}`),
      diagnostics: [{ messageId: 'number', line: 4, text: '*v' }],
    },
    {
      name: 'another version',
      ...one(payload({ version: '"2.1"' })),
      diagnostics: [
        { messageId: 'unknown', line: 3, text: '"2.1"', message: 'Unexpected version `2.1`, expected `2.0`' },
      ],
    },
    {
      name: 'another number',
      ...one(payload({ version: '2.10' })),
      diagnostics: [
        { messageId: 'unknown', line: 3, text: '2.10', message: 'Unexpected version `2.10`, expected `2.0`' },
      ],
    },
    {
      name: 'version 1.0 in the form of 2.0',
      ...one(payload({ version: '"1.0"' })),
      diagnostics: [{ messageId: 'unknown', line: 3, text: '"1.0"' }],
    },
    {
      name: 'version 1.1 in the form of 2.0',
      ...one(payload({ version: '"1.1"' })),
      diagnostics: [{ messageId: 'unknown', line: 3 }],
    },
    {
      name: 'a payload 1.0, as information',
      ...one(payloadV1),
      diagnostics: [
        {
          messageId: 'legacy',
          line: 2,
          column: 12,
          text: '1.0',
          severity: 'info',
          message: 'Payload of version `1.0`, which is read as `2.0`',
          help: /^it may stay/,
        },
      ],
    },
    {
      name: 'a payload 1.0 with a quoted version',
      ...one(payloadV1.replace('1.0', '"1.0"')),
      diagnostics: [{ messageId: 'legacy', line: 2, text: '"1.0"' }],
    },
  ],
});
