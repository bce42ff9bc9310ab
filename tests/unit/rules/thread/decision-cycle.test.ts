import { expect, it } from 'vitest';
import rule from '../../../../src/rules/thread/decision-cycle.ts';
import { checkMemory } from '../../../support/check-memory.ts';
import { dec, decPath, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

testRule(rule, {
  valid: [
    { name: 'a chain', after: graph({ a: {}, b: following('a'), c: following('b') }) },
    {
      name: 'a fork and a join',
      after: graph({ a: {}, b: following('a'), c: following('a'), d: following('b', 'c') }),
    },
    { name: 'a parent that does not exist', after: graph({ a: following('b') }) },
  ],
  invalid: [
    {
      name: 'a decision that continues itself',
      after: graph({ a: following('a') }),
      diagnostics: [
        {
          messageId: 'cycle',
          severity: 'error',
          line: 9,
          message: `Unexpected cycle of decisions: \`${dec('a')} → ${dec('a')}\``,
        },
      ],
    },
    {
      name: 'three in a circle, once, and not what leads to it',
      after: graph({ b: following('c'), c: following('a'), a: following('b'), d: following('a') }),
      diagnostics: [
        {
          messageId: 'cycle',
          path: decPath('a'),
          text: dec('b'),
          message: `Unexpected cycle of decisions: \`${dec('a')} → ${dec('b')} → ${dec('c')} → ${dec('a')}\``,
        },
      ],
    },
    {
      name: 'one over an entry of a list',
      after: graph({ a: following('b'), b: following('r', 'a'), r: {} }),
      diagnostics: [{ messageId: 'cycle', path: decPath('a') }],
    },
  ],
});

it('shows where each decision of the cycle names the next', () => {
  const [found] = checkMemory([rule], { after: graph({ a: following('b'), b: following('r', 'a'), r: {} }) });
  expect(found?.related).toMatchObject([
    {
      message: `Continues \`${dec('a')}\``,
      at: { path: decPath('b'), span: { start: { line: 9, column: 45 } } },
    },
  ]);
});
