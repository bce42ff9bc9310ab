import rule from '../../../../src/rules/handoff/chain-source.ts';
import { handoffPath as path, payload } from '../../../support/records-handoff.ts';
import { testRule } from '../../../support/rule-tester.ts';

const chain = (text: string) => ({ after: { [path]: payload({ meta: `handoff_chain: ${text}` }) } });

testRule(rule, {
  valid: [
    { name: 'no chain', after: { [path]: payload() } },
    { name: 'a null chain, which the schema tells', ...chain('null') },
    { name: 'a chain that is no list, which the schema tells', ...chain('lit') },
    { name: 'the source alone', ...chain('[perspective-swarm]') },
    { name: 'the source last', ...chain('[first, perspective-swarm]') },
    { name: 'a last entry that is no string, which the schema tells', ...chain('[perspective-swarm, 1]') },
    { name: 'the target last, which chain-loop tells', ...chain('[perspective-swarm, lit-pm]') },
    { name: 'no source', after: { [path]: payload({ source: '{}', meta: 'handoff_chain: [a]' }) } },
  ],
  invalid: [
    {
      name: 'another skill last',
      ...chain('[perspective-swarm, critic]'),
      diagnostics: [
        {
          messageId: 'last',
          severity: 'error',
          line: 9,
          column: 40,
          endColumn: 46,
          text: 'critic',
          message:
            'Unexpected last entry `critic` of `meta.handoff_chain`, expected the source `perspective-swarm`',
          help: 'write `perspective-swarm` as the last entry: the chain lists who has sent this work on, oldest first',
        },
      ],
    },
    {
      name: 'an empty chain',
      ...chain('[]'),
      diagnostics: [
        {
          messageId: 'empty',
          line: 9,
          text: '[]',
          help: 'write `[perspective-swarm]`, or leave the chain out for a first handoff',
        },
      ],
    },
  ],
});
