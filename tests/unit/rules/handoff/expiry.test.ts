import rule from '../../../../src/rules/handoff/expiry.ts';
import { handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const times = (timestamp: string, expires: string) => ({
  after: { [path]: payload({ timestamp, expires }) },
});

testRule(rule, {
  valid: [
    { name: 'no expiry', after: { [path]: payload() } },
    { name: 'a later time', ...times('2026-02-04T19:30:00Z', '2026-02-04T20:30:00Z') },
    {
      name: 'a later moment whose text sorts first',
      ...times('2026-02-04T19:30:00+02:00', '2026-02-04T18:30:00Z'),
    },
    { name: 'a later millisecond', ...times('2026-02-04T19:30:00.001Z', '2026-02-04T19:30:00.002Z') },
    { name: 'only one time with an offset', ...times('2026-02-04T19:30:00Z', '2026-02-04T19:00:00') },
    { name: 'times that are not times', ...times('ISO8601', 'ISO8601') },
    { name: 'an expiry that is null', ...times('2026-02-04T19:30:00Z', 'null') },
    { name: 'a redacted time', ...times('2026-02-04T19:30:00Z', '"[redacted]"') },
    {
      name: 'another protocol',
      after: {
        [path]: 'handoff: { stage: 1, timestamp: 2026-02-02T00:00:00Z, expires_at: 2026-02-01T00:00:00Z }\n',
      },
    },
  ],
  invalid: [
    {
      name: 'an earlier time',
      ...times('2026-02-04T19:30:00Z', '2026-02-04T18:30:00Z'),
      diagnostics: [
        {
          messageId: 'early',
          severity: 'error',
          line: 5,
          column: 15,
          endColumn: 35,
          text: '2026-02-04T18:30:00Z',
          message:
            'Unexpected `expires_at` `2026-02-04T18:30:00Z`, expected a time after `timestamp` `2026-02-04T19:30:00Z`',
          help: 'write a later time, or leave `expires_at` out for one hour after `timestamp`',
        },
      ],
    },
    {
      name: 'the same moment in another offset',
      ...times('"2026-02-04T19:30:00Z"', '"2026-02-04T21:30:00+02:00"'),
      diagnostics: [{ messageId: 'early', line: 5 }],
    },
    {
      name: 'two times without an offset',
      ...times('2026-02-04T19:30:00', '2026-02-04T19:00:00'),
      diagnostics: [{ messageId: 'early', line: 5 }],
    },
    {
      name: 'a payload 1.0',
      after: { [path]: payloadV1.replace('  source:', '  expires_at: 2026-02-04T18:00:00Z\n  source:') },
      diagnostics: [{ messageId: 'early', line: 4 }],
    },
  ],
});
