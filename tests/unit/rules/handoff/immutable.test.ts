import { hashOfValue } from '../../../../src/records/redact/redaction.ts';
import rule from '../../../../src/rules/handoff/immutable.ts';
import { ack, ackPath, handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const change = (before: string, after: string) => ({ before: { [path]: before }, after: { [path]: after } });
const acks = (before: string, after: string) => ({
  before: { [ackPath]: before },
  after: { [ackPath]: after },
});
const prompt = (text: string, root?: string) =>
  payload({ context: `{ original_prompt: ${text}, problem_type: strategic }`, root });
const redaction = (field: string, value: string) =>
  `  - { field: ${field}, at: 2026-02-05T08:00:00Z, by: ada, reason: token, sha256: ${hashOfValue(value)} }`;
const field = 'handoff.context.original_prompt';
const archived = path.replace('handoffs', 'archive/handoffs');

testRule(rule, {
  valid: [
    { name: 'a new payload', before: {}, after: { [path]: payload() } },
    { name: 'a deleted payload, which record tells', before: { [path]: payload() }, after: {} },
    { name: 'a payload that is a note now, which record tells', ...change(payload(), 'note: none\n') },
    {
      name: 'a payload that is a symlink now, which record tells',
      before: { [path]: payload() },
      after: {},
      odd: { [path]: 'symlink' },
    },
    {
      name: 'other quotes, comments, order and line endings',
      ...change(
        payload(),
        '# moved\r\nhandoff:\r\n  context:\r\n    "problem_type": strategic\r\n    original_prompt: >-\r\n      Expand\r\n      to Europe?\r\n  version: \'2.0\'\r\n  timestamp: "2026-02-04T19:30:00Z"\r\n  target: { skill: lit-pm } # ours\r\n  source: { session_path: /tmp/swarm-session-1/, skill: perspective-swarm, workflow_id: swarm-1 }\r\nschema: baton/handoff@1\r\n',
      ),
    },
    {
      name: 'a suppression comment',
      ...change(
        payload(),
        payload({ target: '{ skill: lit-pm }\n  # baton-disable-next-line handoff/version -- old tool' }),
      ),
    },
    { name: 'a new marker', ...change(payload().replace('schema: baton/handoff@1\n', ''), payload()) },
    {
      name: 'a lost marker, which record tells',
      ...change(payload(), payload().replace('schema: baton/handoff@1\n', '')),
    },
    { name: 'a move', before: { [path]: payload() }, after: { [archived]: payload() } },
    {
      name: 'a move to the archive with a change, which record tells',
      before: { [path]: payload() },
      after: { [archived]: prompt('else') },
    },
    {
      name: 'a redaction',
      ...change(prompt('my token'), prompt('"[redacted]"', `redactions:\n${redaction(field, 'my token')}`)),
    },
    {
      name: 'a second redaction',
      ...change(
        prompt('"[redacted]"', `redactions:\n${redaction(field, 'my token')}`),
        payload({
          context: '{ original_prompt: "[redacted]", problem_type: strategic }',
          target: '{ skill: "[redacted]" }',
          root: `redactions:\n${redaction(field, 'my token')}\n${redaction('handoff.target.skill', 'lit-pm')}`,
        }),
      ),
    },
    { name: 'a file that could not be read before', ...change('handoff:\n  a: [\n', payload()) },
    { name: 'a file that cannot be read now', ...change(payload(), 'handoff:\n  a: [\n') },
    { name: 'another protocol', ...change('handoff: { stage: 1 }\n', 'handoff: { stage: 2 }\n') },
    {
      name: 'a universal payload',
      ...change('handoff: { version: "3.0", a: 1 }\n', 'handoff: { version: "3.0", a: 2 }\n'),
    },
    { name: 'an acknowledgement with other quotes', ...acks(ack(), ack({ status: '"accepted"' })) },
  ],
  invalid: [
    {
      name: 'a changed value',
      ...change(payload(), prompt('Expand to Asia?')),
      diagnostics: [
        {
          messageId: 'edited',
          severity: 'error',
          side: 'after',
          line: 7,
          column: 31,
          endColumn: 46,
          text: 'Expand to Asia?',
          message: 'Unexpected change of `handoff.context.original_prompt` in a committed payload',
          help: `restore it; put what must change into a new payload, which \`baton handoff create\` writes; to remove a secret value, run \`baton redact hnd_20260204_k3v9qx7m --field handoff.context.original_prompt --reason …\``,
        },
      ],
    },
    {
      name: 'several changes, told once',
      ...change(payload(), payload({ timestamp: '2026-02-04T19:31:00Z', target: '{ skill: critic }' })),
      diagnostics: [{ messageId: 'edited', line: 4, text: '2026-02-04T19:31:00Z' }],
    },
    {
      name: 'a string that became a number',
      ...change(payload(), payload({ version: '2.0' })),
      diagnostics: [{ messageId: 'edited', line: 3, text: '2.0' }],
    },
    {
      name: 'a new key',
      ...change(payload(), payload({ expires: '2026-02-09T19:30:00Z' })),
      diagnostics: [
        {
          messageId: 'added',
          line: 5,
          text: 'expires_at',
          message: 'Unexpected new `handoff.expires_at` in a committed payload',
          help: 'remove it; put what must change into a new payload, which `baton handoff create` writes',
        },
      ],
    },
    {
      name: 'a removed key',
      ...change(payload({ meta: 'handoff_reason: r' }), payload()),
      diagnostics: [
        {
          messageId: 'removed',
          line: 3,
          message: 'Unexpected removal of `handoff.meta` from a committed payload',
        },
      ],
    },
    {
      name: 'a payload 1.0 that was rewritten as 2.0',
      ...change(payloadV1, payload()),
      diagnostics: [{ messageId: 'edited', text: '"2.0"' }],
    },
    {
      name: 'a payload that hides as another protocol',
      ...change(payload(), 'handoff: { stage: 1 }\n'),
      diagnostics: [{ messageId: 'removed' }],
    },
    {
      name: 'another marker',
      ...change(payload(), payload().replace('handoff@1', 'ack@1')),
      diagnostics: [{ messageId: 'edited', line: 1, text: 'baton/ack@1' }],
    },
    {
      name: 'a move within the roots with a change',
      before: { [path]: payload() },
      after: { [`p/${path}`]: prompt('else') },
      diagnostics: [{ messageId: 'edited', path: `p/${path}`, line: 7 }],
    },
    {
      name: 'a value that was taken out without its hash',
      ...change(prompt('my token'), prompt('"[redacted]"', `redactions:\n${redaction(field, 'other')}`)),
      diagnostics: [{ messageId: 'edited', line: 7, text: '"[redacted]"' }],
    },
    {
      name: 'a redaction of nothing',
      ...change(payload(), payload({ root: `redactions:\n${redaction(field, 'Expand to Europe?')}` })),
      diagnostics: [
        {
          messageId: 'redaction',
          line: 9,
          help: /^restore it; a new entry names a value that became `\[redacted\]`/,
        },
      ],
    },
    {
      name: 'a redaction that was taken back',
      ...change(
        prompt('"[redacted]"', `redactions:\n${redaction(field, 'my token')}`),
        prompt('"[redacted]"'),
      ),
      diagnostics: [{ messageId: 'redaction' }],
    },
    {
      name: 'another acknowledgement',
      ...acks(ack({ status: 'rejected' }), ack()),
      diagnostics: [
        {
          messageId: 'edited',
          line: 5,
          text: 'accepted',
          message: 'Unexpected change of `status` in a committed acknowledgement',
          help: /^restore it; after a rejection a new payload is made, which `baton handoff create` writes.*baton redact .*ack\.yaml --field status /,
        },
      ],
    },
  ],
});
