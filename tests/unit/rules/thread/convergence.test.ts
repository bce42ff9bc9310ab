import rule from '../../../../src/rules/thread/convergence.ts';
import { decision, decisionPath } from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const step = (number: number | string, rest = '') => `    - { step: ${number}, thought: t${number}${rest} }`;
const concluding = (number: number) => step(number, ', conclusion: true');
const at = (point: string | undefined, ...steps: string[]) => ({
  [decisionPath]: decision({
    deliberation: [
      '',
      ...(steps.length === 0 ? [] : ['  steps:', ...steps]),
      ...(point === undefined ? ['  inputs: []'] : [`  convergence_point: ${point}`]),
    ].join('\n'),
  }),
});

testRule(rule, {
  valid: [
    { name: 'a decision without a deliberation', after: { [decisionPath]: decision() } },
    { name: 'steps without a convergence point', after: at(undefined, step(1), concluding(2)) },
    { name: 'a step, where none concludes', after: at('1', step(1), step(2)) },
    { name: 'the concluding step', after: at('2', step(1), concluding(2)) },
    { name: 'one of several concluding steps', after: at('1', concluding(1), step(2), concluding(3)) },
    { name: 'steps that are not numbered from 1', after: at('7', step(5), step(7)) },
    { name: 'conclusion: false', after: at('1', step(1), step(2, ', conclusion: false')) },
    { name: 'an integer written as a float', after: at('2.0', step(1), step(2)) },
    { name: 'a convergence point of a wrong type', after: at('"9"', step(1)) },
    { name: 'an empty convergence point', after: at('', step(1)) },
    { name: 'steps whose numbers cannot be read', after: at('3', step(1), step('three')) },
    {
      name: 'steps that are no list',
      after: { [decisionPath]: decision({ deliberation: '{ steps: many }' }) },
    },
    { name: 'a deliberation that is no map', after: { [decisionPath]: decision({ deliberation: '[]' }) } },
    { name: 'an unreadable decision', after: { [decisionPath]: '---\nid: dec_1\ndeliberation: {\n---\n' } },
  ],
  invalid: [
    {
      name: 'a convergence point that is no step',
      after: at('3', step(1), step(2)),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 13,
          column: 22,
          endColumn: 23,
          text: '3',
          severity: 'error',
          message: 'Unexpected convergence point `3`, expected step `1` or `2`',
          help: 'write `convergence_point: 2`, or leave it out',
        },
      ],
    },
    {
      name: 'an index taken for a number',
      after: at('0', step(1), step(2)),
      diagnostics: [{ messageId: 'unknown', text: '0' }],
    },
    {
      name: 'a convergence point without steps',
      after: at('1'),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 10,
          message: 'Unexpected convergence point `1`, expected none without steps',
          help: 'add the steps under `deliberation.steps`, or take `convergence_point` out',
        },
      ],
    },
    {
      name: 'a step before the one that concludes',
      after: at('1', step(1), concluding(2)),
      diagnostics: [
        {
          messageId: 'concluding',
          line: 13,
          text: '1',
          message: 'Unexpected convergence point `1`, expected step `2`, which concludes',
          help: 'write `convergence_point: 2`, or leave it out',
        },
      ],
    },
    {
      name: 'many steps, none of them meant',
      after: at('9', ...[1, 2, 3, 4, 5, 6].map((number) => step(number))),
      diagnostics: [
        { messageId: 'unknown', message: 'Unexpected convergence point `9`, expected one of the 6 steps' },
      ],
    },
    {
      name: 'two steps of one number, as a merge may leave them',
      after: at('2', step(1), step(2), step(2)),
      diagnostics: [
        {
          messageId: 'duplicate',
          line: 13,
          column: 15,
          text: '2',
          severity: 'warning',
          message: 'Unexpected second step `2`, expected another number',
          help: 'number the steps in their order, `step: 3` is free',
        },
      ],
    },
  ],
});
