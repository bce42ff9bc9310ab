import rule from '../../../../src/rules/session/agent-routing.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const of = (history: readonly string[], more = {}) => ({
  [sessionPath]: renderSession({ history, ...more }),
});

testRule(rule, {
  valid: [
    { name: 'a user session', after: of(stageOf({ loopBacks: 1 }, 'COMPLETED').history) },
    {
      name: 'an agent session',
      after: of(stageOf({ agent: true, loopBacks: 2 }, 'COMPLETED').history, { agent: true }),
    },
    {
      name: 'an agent that runs a declared machine',
      config: { machines: { own: { initial: 'TASK_ROUTING', final: [], edges: {} } } },
      after: of(['TASK_ROUTING'], { agent: true, extra: ['machine: own'] }),
    },
    {
      name: 'a flag that is no boolean, record/schema has that',
      after: {
        [sessionPath]: renderSession({ history: ['TASK_ROUTING'] }).replace(
          'session: false',
          'session: "true"',
        ),
      },
    },
  ],
  invalid: [
    {
      name: 'an agent that goes through routing, each time',
      after: of(stageOf({ loopBacks: 1 }, 'SELF_CONSISTENCY').history, { agent: true }),
      diagnostics: [
        {
          messageId: 'routed',
          line: 24,
          column: 7,
          text: 'TASK_ROUTING',
          severity: 'warning',
          message: 'Unexpected state `TASK_ROUTING` in an agent session, expected `SELF_CONSISTENCY`',
        },
        { messageId: 'routed', line: 29, column: 7, text: 'TASK_ROUTING' },
      ],
    },
  ],
});
