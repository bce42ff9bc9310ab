import { expect, it } from 'vitest';
import { checkDocument } from '../../../../src/check/run.ts';
import { defaultConfig } from '../../../../src/core/config.ts';
import { readDocument } from '../../../../src/records/read/document.ts';
import rule from '../../../../src/rules/record/size.ts';
import { example, exampleAt } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const session = exampleAt.session;
const text = example('session')[session] ?? '';
const ofBytes = (size: number) => ({ after: { [session]: text + 'a'.repeat(size - text.length) } });

testRule(rule, {
  valid: [
    { name: 'a record of exactly 64 KiB', ...ofBytes(65_536) },
    { name: 'a large file that is no record', after: { [session]: 'a'.repeat(70_000) } },
    {
      name: 'a large skill',
      after: { [exampleAt.skill]: `${example('skill')[exampleAt.skill]}${'a'.repeat(70_000)}` },
    },
  ],
  invalid: [
    {
      name: 'one byte more',
      ...ofBytes(65_537),
      diagnostics: [
        {
          messageId: 'large',
          severity: 'warning',
          message: 'Unexpected size of 65537 bytes, expected at most 65536',
          help: /^move logs/,
        },
      ],
    },
    {
      name: 'bytes, not characters',
      after: { [session]: `${text}${'ä'.repeat(33_000)}` },
      diagnostics: [{ messageId: 'large' }],
    },
    {
      name: 'over 1 MiB',
      ...ofBytes(1_048_577),
      diagnostics: [
        {
          messageId: 'unread',
          severity: 'error',
          message: 'Unexpected size of 1048577 bytes, a record over 1048576 is not read',
        },
      ],
    },
  ],
});

it('reports a file that was never read', () => {
  const source = {
    ok: false,
    reason: 'too-large',
    latin1: 'schema: baton/ack@1\n',
    size: 2_000_000,
  } as const;
  const doc = readDocument(exampleAt.ack, { kind: 'ack', root: '.agents', archived: false }, source);
  if (!doc) throw new Error('not claimed');
  const found = checkDocument([rule], doc, {
    config: defaultConfig,
    committed: true,
    blob: true,
    now: '2026-11-27T12:00:00Z',
  });
  expect(found).toMatchObject([{ messageId: 'unread', at: { path: exampleAt.ack } }]);
});
