import rule from '../../../../src/rules/record/timestamp-format.ts';
import { example, exampleAt, examples } from '../../../support/records-record.ts';
import { testRule } from '../../../support/rule-tester.ts';

const right = '2026-11-27T20:40:26Z';
const ack = (time: string) => example('ack', { [right]: time });
const rewritten = (time: string, exact: string, output = exact) => ({
  name: `${time} as ${exact}`,
  after: ack(time),
  diagnostics: [{ messageId: 'form', line: 4, column: 5, text: time, help: `write \`at: ${exact}\`` }],
  output: ack(output),
});
const bare = (messageId: string, time: string) => ({
  name: `${messageId}: ${time}`,
  after: ack(time),
  diagnostics: [{ messageId, text: time, severity: 'warning' as const }],
});

testRule(rule, {
  valid: [
    { name: 'every minimal example', after: examples() },
    ...['2026-11-27T21:40:26.123456+00:00', '"2026-11-27T20:40:26-05:30"', '2016-12-31T23:59:60Z'].map(
      (time) => ({ name: time, after: ack(time) }),
    ),
    ...[
      'yesterday',
      '5',
      'null',
      '2026-13-01',
      '2026-02-30T20:40:26Z',
      '2026-02-30',
      '"2026-11-27T25:00:00Z"',
    ].map((time) => ({
      name: `${time}, which schema has`,
      after: ack(time),
    })),
    {
      name: 'a payload of another protocol',
      after: { [exampleAt.handoff]: 'handoff:\n  version: "1.1"\n  stage: x\n  timestamp: 2026-11-27\n' },
    },
  ],
  invalid: [
    rewritten('2026-11-27 20:40:26Z', right),
    rewritten('2026-11-27t20:40:26z', right),
    rewritten('2026-11-27T21:40:26+0100', '2026-11-27T21:40:26+01:00'),
    rewritten('2026-11-27T21:40:26+01', '2026-11-27T21:40:26+01:00'),
    rewritten('20261127T204026Z', right),
    rewritten('2026-11-27T20:40:26,5Z', '2026-11-27T20:40:26.5Z'),
    rewritten("'2026-11-27 20:40:26Z'", right, `'${right}'`),
    {
      name: 'no offset',
      after: ack('2026-11-27T20:40:26'),
      diagnostics: [
        {
          messageId: 'offset',
          text: '2026-11-27T20:40:26',
          message:
            'Missing offset in the time `2026-11-27T20:40:26`, expected RFC 3339 such as `2026-11-27T20:40:26Z`',
          help: /^add `Z` for UTC/,
        },
      ],
    },
    bare('offset', '2026-11-27 20:40:26.5'),
    bare('short', '2026-11-27'),
    bare('short', '2026-11-27T20:40Z'),
    bare('short', '2026-W48-5'),
    bare('short', '2026-11-27T24:00:00Z'),
    {
      name: 'every key of a session',
      after: example('session', {
        '2026-11-27T20:40:26Z': '2026-11-26',
        'status: in_progress':
          'abandoned: { at: 2026-11-27 }\npreliminary_routes:\n  - { timestamp: 2026-11-28 }\ndispatch_pending: { created_at: 2026-11-29 }\nstep_timestamps:\n  "0": { started_at: 2026-11-30, completed_at: 2026-12-01 }\nlearnings:\n  - { at: 2026-12-02 }\nredactions:\n  - { at: 2026-12-03 }\nstatus: in_progress',
      }),
      diagnostics: ['11-26', '11-27', '11-28', '11-29', '11-30', '12-01', '12-02', '12-03'].map((day) => ({
        messageId: 'short',
        text: `2026-${day}`,
      })),
    },
    {
      name: 'every key of a thread and its records',
      after: {
        ...example('thread', {
          'created_at: 2026-11-27T09:00:00Z': 'created_at: 2026-11-27',
          'at: 2026-11-27T09:00:00Z, by': 'at: 2026-11-28, by',
        }),
        ...example('resume', { '2026-11-27T11:00:00Z': '2026-11-29' }),
        ...example('decision', {
          'date: 2026-11-27T11:42:00Z':
            'date: 2026-11-30\nreviewed_at: 2026-12-01\ndeliberation:\n  inputs: [{ timestamp: 2026-12-02 }]\n  steps: [{ timestamp: 2026-12-03 }]',
        }),
      },
      diagnostics: ['11-30', '12-01', '12-02', '12-03', '11-29', '11-27', '11-28'].map((day) => ({
        messageId: 'short',
        text: `2026-${day}`,
      })),
    },
    {
      name: 'both keys of a payload',
      after: example('handoff', {
        'timestamp: 2026-02-04T19:30:00Z': 'timestamp: 2026-02-04\n  expires_at: 2026-02-05',
      }),
      diagnostics: [
        { messageId: 'short', text: '2026-02-04' },
        { messageId: 'short', text: '2026-02-05' },
      ],
    },
  ],
});
