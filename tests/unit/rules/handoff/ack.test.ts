import { expect, it } from 'vitest';
import rule from '../../../../src/rules/handoff/ack.ts';
import deleted from '../../../../src/rules/record/deleted.ts';
import idMatchesPath from '../../../../src/rules/record/id-matches-path.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { ack, ackPath, handoffPath, payload } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const files = { [handoffPath]: payload(), [ackPath]: ack() };
const other = ackPath.replace('k3v9qx7m', 'k3v9qx7m-2');
const archived = ackPath.replace('handoffs', 'archive/handoffs');

testRule(rule, {
  valid: [
    { name: 'one of a payload', after: files },
    {
      name: 'one of an archived payload',
      after: { [handoffPath.replace('handoffs', 'archive/handoffs')]: payload(), [ackPath]: ack() },
    },
    {
      name: 'one of a payload of another protocol',
      after: { [handoffPath]: 'handoff: { stage: 1 }\n', [ackPath]: ack() },
    },
    {
      name: 'one of a payload that cannot be read',
      after: { [handoffPath]: 'handoff:\n  a: [\n', [ackPath]: ack() },
    },
    { name: 'one that names none, which the schema tells', after: { [ackPath]: ack({ handoff: 'null' }) } },
  ],
  invalid: [
    {
      name: 'one without a payload',
      after: { [ackPath]: ack() },
      diagnostics: [
        {
          messageId: 'missing',
          severity: 'error',
          path: ackPath,
          line: 2,
          text: 'hnd_20260204_k3v9qx7m',
          message: 'Unexpected payload `hnd_20260204_k3v9qx7m`, which does not exist in the repository',
        },
      ],
    },
    {
      name: 'a slip in the id',
      after: { [handoffPath]: payload(), [ackPath]: ack({ handoff: 'hnd_20260204_k3v9qx7n' }) },
      diagnostics: [{ messageId: 'missing', help: 'did you mean `hnd_20260204_k3v9qx7m`?' }],
    },
    {
      name: 'a second one under another name',
      after: { ...files, [other]: ack({ status: 'rejected' }) },
      diagnostics: [
        {
          messageId: 'second',
          path: other,
          line: 2,
          message: 'Unexpected second acknowledgement of `hnd_20260204_k3v9qx7m`, expected one only',
          help: /^keep `\.agents\/handoffs\/hnd_20260204_k3v9qx7m\.ack\.yaml` alone/,
        },
      ],
    },
    {
      name: 'a second one in the archive',
      after: { ...files, [archived]: ack() },
      diagnostics: [{ messageId: 'second', path: ackPath }],
    },
  ],
});

it('speaks for record/id-matches-path, and not where record/deleted does', () => {
  const rulesOf = (found: ReturnType<typeof checkMemory>) => found.map((one) => one.rule);
  expect(rulesOf(checkMemory([rule, idMatchesPath], { after: { ...files, [other]: ack() } }))).toEqual([
    'handoff/ack',
  ]);
  const gone = checkMemory([rule, deleted], { before: files, after: { [ackPath]: ack() } });
  expect(rulesOf(gone)).toEqual(['record/deleted']);
});
