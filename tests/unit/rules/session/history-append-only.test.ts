import rule from '../../../../src/rules/session/history-append-only.ts';
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
const three = upTo('SEMANTIC_UNDERSTANDING');
const config = { machines: { own: { initial: 'A', final: [], edges: { A: ['B'], B: ['A'] } } } };
const own = { extra: ['machine: own'] };

testRule(rule, {
  valid: [
    { name: 'a history that grows', before: of(three), after: of(upTo('SOCRATIC_INTERROGATION')) },
    {
      name: 'a history written in another way',
      before: of(three),
      after: {
        [sessionPath]: renderSession({ history: three }).replace(
          / {2}history:\n(?: {4}.*\n)+/,
          `  history: ["${three.join('", "')}"]\n`,
        ),
      },
    },
    { name: 'a new session', before: {}, after: of(three) },
    {
      name: 'a session that moves to the archive with a change, record/deleted has that',
      before: of(three),
      after: { '.agents/archive/sessions/fbcd4d0d-3a1.md': renderSession({ history: three.slice(0, 2) }) },
    },
    {
      name: 'a history that is no list any more, record/schema has that',
      before: of(three),
      after: { [sessionPath]: renderSession().replace(/ {2}history:\n.*\n/, '  history: none\n') },
    },
    { name: 'a machine that nobody declared', before: of(['A', 'B'], own), after: of(['A'], own) },
    {
      name: 'a declared machine that goes on',
      config,
      before: of(['A', 'B'], own),
      after: of(['A', 'B', 'A'], own),
    },
    {
      name: 'a fork of a session that went another way',
      before: of(upTo('COMPLETED')),
      after: { ...of(upTo('COMPLETED')), ...fork([...upTo('KNOWLEDGE_TRANSFER'), 'HALTED']) },
    },
    {
      name: 'a fork whose session is not in the tree, record/reference has that',
      before: {},
      after: fork(three, '99999999-999'),
    },
    {
      name: 'one side of a merge that moved to a fork',
      before: of([...upTo('KNOWLEDGE_TRANSFER'), 'TASK_ROUTING']),
      after: { ...of(upTo('COMPLETED')), ...fork([...upTo('KNOWLEDGE_TRANSFER'), 'TASK_ROUTING']) },
    },
    {
      name: 'a side that a merge drops, diverged has that',
      before: of(three),
      otherParents: [of([...upTo('JOHARI_DISCOVERY'), 'HALTED'])],
      after: of(three),
    },
    {
      name: 'a false fork from before this change',
      before: { ...of(three), ...fork(['X']) },
      after: { ...of(three), ...fork(['X', 'Y']) },
    },
  ],
  invalid: [
    {
      name: 'an entry lost at the end',
      before: of(three),
      after: of(three.slice(0, 2)),
      diagnostics: [
        {
          messageId: 'lost',
          line: 19,
          column: 7,
          text: 'JOHARI_DISCOVERY',
          severity: 'error',
          message: 'Missing state `SEMANTIC_UNDERSTANDING` as entry 3 of the history, which was there before',
          help: /^restore the entry `SEMANTIC_UNDERSTANDING`.*`baton session fork fbcd4d0d-3a1` keeps both$/,
        },
      ],
    },
    {
      name: 'an entry lost in the middle',
      before: of(upTo('CHAIN_OF_THOUGHT')),
      after: of(['INITIALIZED', 'JOHARI_DISCOVERY', 'CHAIN_OF_THOUGHT']),
      diagnostics: [
        {
          messageId: 'changed',
          line: 20,
          text: 'CHAIN_OF_THOUGHT',
          message:
            'Unexpected state `CHAIN_OF_THOUGHT` as entry 3 of the history, expected `SEMANTIC_UNDERSTANDING`, which was there before',
        },
      ],
    },
    {
      name: 'an emptied history of a file that was renamed',
      before: of(three),
      after: {
        '.agents/sessions/renamed.md': renderSession({ history: three }).replace(
          / {2}history:\n(?: {4}.*\n)+/,
          '  history: []\n',
        ),
      },
      diagnostics: [{ messageId: 'lost', path: '.agents/sessions/renamed.md', text: '[]' }],
    },
    {
      name: 'a declared machine that lost an entry',
      config,
      before: of(['A', 'B'], own),
      after: of(['A'], own),
      diagnostics: [{ messageId: 'lost', text: 'A' }],
    },
    {
      name: 'one side of a merge that a fork holds only in part',
      before: of([...upTo('KNOWLEDGE_TRANSFER'), 'TASK_ROUTING']),
      after: { ...of(upTo('COMPLETED')), ...fork(upTo('KNOWLEDGE_TRANSFER')) },
      diagnostics: [{ messageId: 'changed', text: 'COMPLETED', path: sessionPath }],
    },
    {
      name: 'a fork that shares nothing with the session it names',
      before: of(three),
      after: { ...of(three), ...fork(['JOHARI_DISCOVERY']) },
      diagnostics: [
        {
          messageId: 'fork',
          path: otherPath,
          line: 7,
          column: 14,
          text: 'fbcd4d0d-3a1',
          message:
            'Unexpected `forked_from` `fbcd4d0d-3a1`, expected a session whose history begins like this one',
        },
      ],
    },
    {
      name: 'a fork of itself, noted in a later change',
      before: { [otherPath]: renderSession({ id: other, history: three }) },
      after: fork(three, other),
      diagnostics: [{ messageId: 'fork', path: otherPath, text: other }],
    },
  ],
});
