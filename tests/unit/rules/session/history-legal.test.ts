import rule from '../../../../src/rules/session/history-legal.ts';
import { freshSession, renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (history: readonly string[], more = {}) => ({
  [sessionPath]: renderSession({ history, ...more }),
});
const upTo = (state: string) => [...stageOf({}, state).history];
const release = {
  initial: 'DRAFT',
  final: ['SHIPPED'],
  edges: { DRAFT: ['READY'], READY: ['DRAFT', 'SHIPPED'] },
};
const machine = { extra: ['machine: release'] };
const config = { machines: { release } };
const text = renderSession(freshSession);

testRule(rule, {
  valid: [
    { name: 'a fresh session', after: { [sessionPath]: text } },
    { name: 'a completed run', after: of(upTo('COMPLETED')) },
    { name: 'a halt at step 0', after: of(['INITIALIZED', 'JOHARI_DISCOVERY', 'HALTED']) },
    { name: 'a loop-back', after: of([...upTo('KNOWLEDGE_TRANSFER'), 'TASK_ROUTING', 'SELF_CONSISTENCY']) },
    {
      name: 'an agent that skips routing',
      after: of(stageOf({ agent: true }, 'COMPLETED').history, { agent: true }),
    },
    {
      name: 'an agent that loops back',
      after: of([...stageOf({ agent: true }, 'KNOWLEDGE_TRANSFER').history, 'SELF_CONSISTENCY'], {
        agent: true,
      }),
    },
    {
      name: 'an agent that goes through routing, agent-routing has that',
      after: of([...upTo('KNOWLEDGE_TRANSFER'), 'TASK_ROUTING'], { agent: true }),
    },
    {
      name: 'the built-in machine by name',
      after: of(['INITIALIZED', 'JOHARI_DISCOVERY'], { extra: ['machine: reasoning'] }),
    },
    {
      name: 'a machine of the configuration',
      config,
      after: of(['DRAFT', 'READY', 'DRAFT', 'READY', 'SHIPPED'], machine),
    },
    {
      name: 'a machine that nobody declared, record/schema has that',
      after: of(['DRAFT', 'NOWHERE'], machine),
    },
    {
      name: 'a machine whose name is a property of every object',
      after: of(['X'], { extra: ['machine: constructor'] }),
    },
    { name: 'an entry that is no string, record/schema has that', after: of(['INITIALIZED', '3']) },
    {
      name: 'a history that is no list',
      after: { [sessionPath]: text.replace(/ {2}history:\n.*\n/, '  history: INITIALIZED\n') },
    },
    { name: 'no history', after: { [sessionPath]: text.replace(/ {2}history:\n.*\n/, '') } },
    { name: 'a file that cannot be read', after: { [sessionPath]: text.replace('fsm:', 'fsm: {') } },
  ],
  invalid: [
    {
      name: 'a jump from CHAIN_OF_THOUGHT to KNOWLEDGE_TRANSFER',
      after: of([...upTo('CHAIN_OF_THOUGHT'), 'KNOWLEDGE_TRANSFER']),
      diagnostics: [
        {
          messageId: 'illegal',
          line: 22,
          column: 7,
          endLine: 22,
          endColumn: 25,
          text: 'KNOWLEDGE_TRANSFER',
          message:
            'Unexpected state `KNOWLEDGE_TRANSFER` after `CHAIN_OF_THOUGHT`, expected `TREE_OF_THOUGHT`',
          help: /beginning with `TREE_OF_THOUGHT`/,
          severity: 'error',
        },
      ],
    },
    {
      name: 'the same state twice',
      after: of(['INITIALIZED', 'JOHARI_DISCOVERY', 'JOHARI_DISCOVERY']),
      diagnostics: [
        {
          messageId: 'illegal',
          line: 20,
          message:
            'Unexpected state `JOHARI_DISCOVERY` after `JOHARI_DISCOVERY`, expected `SEMANTIC_UNDERSTANDING` or `HALTED`',
        },
      ],
    },
    {
      name: 'a user session that skips routing as agents do',
      after: of([...upTo('SKILL_DETECTION'), 'SELF_CONSISTENCY']),
      diagnostics: [
        { messageId: 'illegal', line: 24, text: 'SELF_CONSISTENCY', help: /is_agent_session: true/ },
      ],
    },
    {
      name: 'a user session that loops back as agents do',
      after: of([...upTo('KNOWLEDGE_TRANSFER'), 'SELF_CONSISTENCY']),
      diagnostics: [
        {
          messageId: 'illegal',
          line: 29,
          message:
            'Unexpected state `SELF_CONSISTENCY` after `KNOWLEDGE_TRANSFER`, expected `COMPLETED`, `HALTED` or `TASK_ROUTING`',
        },
      ],
    },
    {
      name: 'every illegal pair of a history',
      after: of(['INITIALIZED', 'CHAIN_OF_THOUGHT', 'SKILL_DETECTION', 'TASK_ROUTING']),
      diagnostics: [
        { messageId: 'illegal', line: 19 },
        { messageId: 'illegal', line: 20 },
      ],
    },
    {
      name: 'a state after a final one',
      after: of([...upTo('COMPLETED'), 'TASK_ROUTING']),
      diagnostics: [
        {
          messageId: 'final',
          line: 30,
          text: 'TASK_ROUTING',
          message: 'Unexpected state `TASK_ROUTING` after `COMPLETED`, expected no further state',
          help: /continue in a new session: `baton session start QUERY`/,
        },
      ],
    },
    {
      name: 'a first state that is not the initial one',
      after: of(['JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING']),
      diagnostics: [
        {
          messageId: 'first',
          line: 18,
          column: 7,
          message: 'Unexpected first state `JOHARI_DISCOVERY`, expected `INITIALIZED`',
        },
      ],
    },
    {
      name: 'a misspelled state, its pairs not checked',
      after: of(['INITIALIZED', 'JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDNG', 'CHAIN_OF_THOUGHT']),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 20,
          text: 'SEMANTIC_UNDERSTANDNG',
          message: 'Unexpected state `SEMANTIC_UNDERSTANDNG`, did you mean `SEMANTIC_UNDERSTANDING`',
          help: 'write `SEMANTIC_UNDERSTANDING`',
        },
      ],
    },
    {
      name: 'an unknown state in lower case',
      after: of(['INITIALIZED', 'johari_discovery']),
      diagnostics: [
        {
          messageId: 'unknown',
          message: 'Unexpected state `johari_discovery`, did you mean `JOHARI_DISCOVERY`',
        },
      ],
    },
    {
      name: 'an unknown first state',
      after: of(['START', 'JOHARI_DISCOVERY']),
      diagnostics: [
        { messageId: 'unknown', line: 18, message: 'Unexpected state `START`, expected `INITIALIZED`' },
      ],
    },
    {
      name: 'an unknown state that no name is near to',
      after: of(['INITIALIZED', 'JOHARI_DISCOVERY', 'PONDERING']),
      diagnostics: [
        {
          messageId: 'unknown',
          message: 'Unexpected state `PONDERING`, expected `SEMANTIC_UNDERSTANDING` or `HALTED`',
        },
      ],
    },
    {
      name: 'an empty history',
      after: { [sessionPath]: text.replace(/ {2}history:\n.*\n/, '  history: []\n') },
      diagnostics: [
        {
          messageId: 'empty',
          line: 17,
          column: 12,
          text: '[]',
          message: 'Unexpected empty `fsm.history`, expected a first entry `INITIALIZED`',
        },
      ],
    },
    {
      name: 'a step that a declared machine does not have',
      config,
      after: of(['DRAFT', 'SHIPPED', 'READY'], machine),
      diagnostics: [
        {
          messageId: 'illegal',
          line: 20,
          message: 'Unexpected state `SHIPPED` after `DRAFT`, expected `READY`',
        },
        {
          messageId: 'final',
          line: 21,
          message: 'Unexpected state `READY` after `SHIPPED`, expected no further state',
        },
      ],
    },
  ],
});
