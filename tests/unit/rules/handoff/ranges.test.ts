import rule from '../../../../src/rules/handoff/ranges.ts';
import { handoffPath as path, payload, payloadV1 } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const score = (value: string) => ({
  after: { [path]: payload({ insights: `{ convergent: [{ theme: t, confidence_score: ${value} }] }` }) },
});
const confidence = (value: string) => ({
  after: {
    [path]: payload({ insights: `{ divergent: [{ archetype: a, insight: i, confidence: ${value} }] }` }),
  },
});
const meta = (lines: string) => ({ after: { [path]: payload({ meta: lines }) } });

testRule(rule, {
  valid: [
    { name: 'no numbers', after: { [path]: payload() } },
    ...['0', '7.2', '10', '10.0', '1e1', '"11"', '.inf', 'null'].map((value) => ({
      name: `a score ${value}`,
      ...score(value),
    })),
    ...['1', '5', '3.0', '"9"', '.nan', 'null'].map((value) => ({
      name: `a confidence ${value}`,
      ...confidence(value),
    })),
    { name: 'counts of zero', ...meta('perspectives_completed: 0\npayload_size_bytes: 0') },
    {
      name: 'a workflow that is null, which the schema tells',
      after: { [path]: payload({ source: '{ workflow_id: null }' }) },
    },
    {
      name: 'a source that is no map, which the schema tells',
      after: { [path]: payload({ source: 'swarm' }) },
    },
    { name: 'a payload 1.0', after: { [path]: payloadV1 } },
    {
      name: 'another protocol',
      after: {
        [path]: 'handoff: { from_phase: 1, source: { skill: a }, meta: { perspectives_completed: -1 } }\n',
      },
    },
  ],
  invalid: [
    {
      name: 'a negative score',
      ...score('-0.5'),
      diagnostics: [
        {
          messageId: 'score',
          severity: 'error',
          line: 8,
          column: 58,
          endColumn: 62,
          text: '-0.5',
          message: 'Unexpected `confidence_score` `-0.5`, expected 0 or more',
          help: 'write a score from 0 to 10',
        },
      ],
    },
    {
      name: 'a score over 10',
      ...score('10.1'),
      diagnostics: [{ messageId: 'highScore', severity: 'warning', text: '10.1' }],
    },
    ...['0', '6', '2.5', '-1'].map((value) => ({
      name: `a confidence ${value}`,
      ...confidence(value),
      diagnostics: [
        {
          messageId: 'confidence',
          severity: 'error' as const,
          line: 8,
          text: value,
          message: `Unexpected \`confidence\` \`${value}\`, expected \`1\`, \`2\`, \`3\`, \`4\` or \`5\``,
        },
      ],
    })),
    {
      name: 'counts that are not numbers',
      ...meta('perspectives_completed: -1\npayload_size_bytes: 2.5'),
      diagnostics: [
        { messageId: 'count', severity: 'error', line: 9, text: '-1' },
        {
          messageId: 'count',
          line: 10,
          text: '2.5',
          message: 'Unexpected `payload_size_bytes` `2.5`, expected a whole number, 0 or more',
        },
      ],
    },
    {
      name: 'a source without a workflow',
      after: { [path]: payload({ source: '{ skill: perspective-swarm, session_path: /tmp/s/ }' }) },
      diagnostics: [
        {
          messageId: 'workflow',
          severity: 'warning',
          line: 5,
          column: 3,
          text: 'source',
          help: 'add `workflow_id:` with the id of the run that hands over',
        },
      ],
    },
    {
      name: 'numbers of a payload 1.0, at their places',
      after: {
        [path]: payloadV1
          .replace('7.2', '-7')
          .replace('confidence: 5', 'confidence: 7')
          .replace('completed: 5', 'completed: 5.5'),
      },
      diagnostics: [
        { messageId: 'score', line: 14, text: '-7' },
        { messageId: 'confidence', line: 16, text: '7' },
        { messageId: 'count', line: 22, text: '5.5' },
      ],
    },
  ],
});
