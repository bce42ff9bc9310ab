import rule from '../../../../src/rules/thread/reopens.ts';
import { dec, decPath, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const two = { alternatives: '[{ option: Ship both }, { option: Ship behind a flag }]' };
const reopening = (name: string, first: Parameters<typeof graph>[0][string] = two) =>
  graph({ a: first, b: { ...following('a'), reopens: name } });
const at = { path: decPath('b'), line: 10, severity: 'error' } as const;

testRule(rule, {
  valid: [
    { name: 'the first of a list', after: reopening(`${dec('a')}#1`) },
    { name: 'the last of a list', after: reopening(`"${dec('a')}#2"`) },
    { name: 'several', after: reopening(`[${dec('a')}#1, ${dec('a')}#2]`) },
    { name: 'a blank text', after: reopening('""') },
    {
      name: 'a decision that does not exist, which record/reference reports',
      after: reopening('dec_gone#1'),
    },
    {
      name: 'one of several decisions with that id, which record/unique-id reports',
      after: {
        ...reopening(`${dec('a')}#1`, {}),
        ...Object.fromEntries(
          Object.entries(graph({ a: two })).map(([path, text]) => [`packages/x/${path}`, text]),
        ),
      },
    },
  ],
  invalid: [
    {
      name: 'a number after the last',
      after: reopening(`${dec('a')}#3`),
      diagnostics: [
        {
          ...at,
          messageId: 'number',
          text: `${dec('a')}#3`,
          message: `Unexpected number \`3\` in \`reopens\`: \`${dec('a')}\` lists 2 alternatives`,
          help: /from 1 to 2$/,
        },
      ],
    },
    {
      name: 'one of a list',
      after: reopening(`[${dec('a')}#2, ${dec('a')}#9]`),
      diagnostics: [{ ...at, messageId: 'number', text: `${dec('a')}#9` }],
    },
    {
      name: 'a decision without alternatives',
      after: reopening(`${dec('a')}#1`, {}),
      diagnostics: [
        {
          ...at,
          messageId: 'number',
          message: `Unexpected number \`1\` in \`reopens\`: \`${dec('a')}\` lists no alternatives`,
          help: /rejects nothing/,
        },
      ],
    },
    ...['dec_20261127_a0000000', `${dec('a')}#0`, `${dec('a')}#two`, '"#1"'].map((name) => ({
      name: `the form ${name}`,
      after: reopening(name),
      diagnostics: [{ ...at, messageId: 'form', text: name, help: /dec_001#2/ }],
    })),
  ],
});
