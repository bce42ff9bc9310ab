import rule from '../../../../src/rules/session/loop-limit.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (history: readonly string[], more = {}) => ({
  [sessionPath]: renderSession({ history, ...more }),
});
const looped = (loopBacks: number, agent = false) =>
  stageOf({ loopBacks, agent }, 'KNOWLEDGE_TRANSFER done').history;

testRule(rule, {
  valid: [
    { name: 'two loop-backs', after: of([...looped(2), 'COMPLETED']) },
    { name: 'a third contradiction that halts', after: of([...looped(2), 'HALTED']) },
    { name: 'two loop-backs of an agent', after: of([...looped(2, true), 'HALTED'], { agent: true }) },
    {
      name: 'a loop that is not one of the machine, history-legal has that',
      after: of([...looped(2), 'SELF_CONSISTENCY']),
    },
    {
      name: 'a declared machine with loops of its own',
      config: {
        machines: {
          spin: {
            initial: 'KNOWLEDGE_TRANSFER',
            final: [],
            edges: { KNOWLEDGE_TRANSFER: ['KNOWLEDGE_TRANSFER'] },
          },
        },
      },
      after: of(['KNOWLEDGE_TRANSFER', 'KNOWLEDGE_TRANSFER', 'KNOWLEDGE_TRANSFER', 'KNOWLEDGE_TRANSFER'], {
        extra: ['machine: spin'],
      }),
    },
  ],
  invalid: [
    {
      name: 'a third loop-back',
      after: of([...looped(2), 'TASK_ROUTING', 'SELF_CONSISTENCY']),
      diagnostics: [
        {
          messageId: 'exceeded',
          line: 39,
          column: 7,
          endColumn: 19,
          text: 'TASK_ROUTING',
          severity: 'error',
          message: 'Unexpected loop-back 3 to `TASK_ROUTING`, expected `HALTED` after 2 loop-backs',
          help: /^write `HALTED` in its place/,
        },
      ],
    },
    {
      name: 'a third and a fourth loop-back of an agent',
      after: of([...looped(4, true), 'COMPLETED'], { agent: true }),
      diagnostics: [
        { messageId: 'exceeded', text: 'SELF_CONSISTENCY', line: 36 },
        {
          messageId: 'exceeded',
          line: 40,
          message: 'Unexpected loop-back 4 to `SELF_CONSISTENCY`, expected `HALTED` after 2 loop-backs',
        },
      ],
    },
  ],
});
