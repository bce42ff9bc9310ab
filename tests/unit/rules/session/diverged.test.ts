import rule from '../../../../src/rules/session/diverged.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const other = '0a1b2c3d-4e5';
const otherPath = `.agents/sessions/${other}.md`;
const of = (history: readonly string[], more = {}) => ({
  [sessionPath]: renderSession({ history, ...more }),
});
const fork = (history: readonly string[], named = 'fbcd4d0d-3a1') => ({
  [otherPath]: renderSession({ id: other, history, extra: [`forked_from: ${named}`] }),
});
const upTo = (state: string) => [...stageOf({}, state).history];
const two = upTo('JOHARI_DISCOVERY');
const three = upTo('SEMANTIC_UNDERSTANDING');
const four = upTo('CHAIN_OF_THOUGHT');
const halted = [...two, 'HALTED'];
const config = { machines: { own: { initial: 'A', final: [], edges: { A: ['B', 'C'] } } } };
const own = { extra: ['machine: own'] };

testRule(rule, {
  valid: [
    {
      name: 'a merge that goes on from both sides',
      before: of(two),
      otherParents: [of(three)],
      after: of(four),
    },
    {
      name: 'a merge that takes the side that went further',
      before: of(two),
      otherParents: [of(four)],
      after: of(four),
    },
    { name: 'a session that only one side has', before: of(two), otherParents: [{}], after: of(two) },
    {
      name: 'a session that the merge drops whole, record/deleted has that',
      before: {},
      otherParents: [of(two)],
      after: {},
    },
    {
      name: 'a rewritten history that is no merge, history-append-only has that',
      before: of(three),
      after: of(halted),
    },
    {
      name: 'the other side in a fork',
      before: of(three),
      otherParents: [of(halted)],
      after: { ...of(three), ...fork(halted) },
    },
    {
      name: 'our own side in a fork that went on',
      before: of(three),
      otherParents: [of(halted)],
      after: { ...of(halted), ...fork(four) },
    },
    {
      name: 'an octopus whose sides each live on somewhere',
      before: of(three),
      otherParents: [of(halted), of(two)],
      after: { ...of(three), ...fork(halted) },
    },
    {
      name: 'a session that moves to the archive with a change, record/deleted has that',
      before: of(three),
      otherParents: [of(two)],
      after: { '.agents/archive/sessions/fbcd4d0d-3a1.md': renderSession({ history: two }) },
    },
    {
      name: 'a history that is no list any more, record/schema has that',
      before: of(three),
      otherParents: [of(halted)],
      after: { [sessionPath]: renderSession().replace(/ {2}history:\n.*\n/, '  history: none\n') },
    },
    {
      name: 'a machine that nobody declared',
      before: of(['A', 'B'], own),
      otherParents: [of(['A', 'C'], own)],
      after: of(['A', 'B'], own),
    },
  ],
  invalid: [
    {
      name: 'one of two sides that both advanced',
      before: of(three),
      otherParents: [of(halted)],
      after: of(three),
      diagnostics: [
        {
          messageId: 'other',
          severity: 'error',
          path: sessionPath,
          line: 20,
          column: 7,
          text: 'SEMANTIC_UNDERSTANDING',
          message:
            'Unexpected state `SEMANTIC_UNDERSTANDING` as entry 3 of the history, expected `HALTED`, which one side of the merge has at this place',
          help: 'keep both sides: `baton session fork fbcd4d0d-3a1` moves one of them to a new file',
          endLine: 20,
          endColumn: 29,
          side: 'after',
          related: ['before 20:7-13 On one side of the merge'],
        },
      ],
    },
    {
      name: 'what the other side alone appended',
      before: of(two),
      otherParents: [of(four)],
      after: of(two),
      diagnostics: [
        {
          messageId: 'dropped',
          line: 19,
          column: 7,
          side: 'after',
          path: sessionPath,
          text: 'JOHARI_DISCOVERY',
          related: ['before 20:7-29 On one side of the merge'],
          message:
            'Missing state `SEMANTIC_UNDERSTANDING` as entry 3 of the history, which one side of the merge has at this place',
          help: 'take the file of the side that went further, with the entries `SEMANTIC_UNDERSTANDING`, `CHAIN_OF_THOUGHT`',
        },
      ],
    },
    {
      name: 'a history that neither side has',
      before: of(three),
      otherParents: [of(halted)],
      after: of([...two, 'CHAIN_OF_THOUGHT']),
      diagnostics: [
        {
          messageId: 'other',
          line: 20,
          text: 'CHAIN_OF_THOUGHT',
          related: ['before 20:7-13 On one side of the merge'],
        },
        {
          messageId: 'other',
          line: 20,
          text: 'CHAIN_OF_THOUGHT',
          related: ['before 20:7-29 On one side of the merge'],
        },
      ],
    },
    {
      name: 'both sides put one after the other',
      before: of(three),
      otherParents: [of(halted)],
      after: of([...three, 'HALTED']),
      diagnostics: [{ messageId: 'other', text: 'SEMANTIC_UNDERSTANDING' }],
    },
    {
      name: 'a fork that holds the other side only in part',
      before: of(four),
      otherParents: [of([...three, 'HALTED'])],
      after: { ...of(four), ...fork(three) },
      diagnostics: [
        {
          messageId: 'other',
          text: 'CHAIN_OF_THOUGHT',
          path: sessionPath,
          line: 21,
          related: ['before 21:7-13 On one side of the merge'],
        },
      ],
    },
    {
      name: 'a fork of another session',
      before: of(three),
      otherParents: [of(halted)],
      after: { ...of(three), ...fork(halted, '99999999-999') },
      diagnostics: [{ messageId: 'other', path: sessionPath }],
    },
    {
      name: 'the third side of an octopus',
      before: of(two),
      otherParents: [of(three), of(halted)],
      after: of(three),
      diagnostics: [{ messageId: 'other', text: 'SEMANTIC_UNDERSTANDING' }],
    },
    {
      name: 'a side of a declared machine',
      config,
      before: of(['A', 'B'], own),
      otherParents: [of(['A', 'C'], own)],
      after: of(['A', 'B'], own),
      diagnostics: [{ messageId: 'other', text: 'B' }],
    },
    {
      name: 'an emptied history',
      before: of(two),
      otherParents: [of(two)],
      after: {
        [sessionPath]: renderSession().replace(/ {2}history:\n.*\n/, '  history: []\n'),
      },
      diagnostics: [
        {
          messageId: 'dropped',
          line: 17,
          text: '[]',
          related: ['before 18:7-18 On one side of the merge'],
        },
      ],
    },
  ],
});
