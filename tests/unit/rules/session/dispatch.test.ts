import rule from '../../../../src/rules/session/dispatch.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const completed = renderSession(stageOf({}, 'COMPLETED'));
const agent = renderSession(stageOf({ agent: true }, 'COMPLETED'));
const dispatch = '{ route: skill-orchestration, session_id: fbcd4d0d-3a1 }';

testRule(rule, {
  valid: [
    { name: 'a pending dispatch', after: file(completed) },
    { name: 'none', after: file(renderSession(stageOf({}, 'COMPLETED acknowledged'))) },
    {
      name: 'no decision in a completed session, routing-decision has that',
      after: file(completed.replace('decision: skill-orchestration', 'decision: null')),
    },
    {
      name: 'no session and no route, record/schema has that',
      after: file(renderSession({ dispatch: '{ context: x }' })),
    },
    {
      name: 'redacted values',
      after: file(
        renderSession({
          decision: 'skill-orchestration',
          dispatch: '{ route: "[redacted]", session_id: "[redacted]" }',
        }),
      ),
    },
    {
      name: 'a declared machine',
      config: { machines: { own: { initial: 'A', final: [], edges: {} } } },
      after: file(renderSession({ history: ['A'], extra: ['machine: own'], dispatch })),
    },
  ],
  invalid: [
    {
      name: 'the dispatch of another session and another route',
      after: file(
        completed.replace(
          'route: skill-orchestration, session_id: fbcd4d0d-3a1',
          'route: dynamic-skill-sequencing, session_id: 0a1b2c3d-4e5',
        ),
      ),
      diagnostics: [
        {
          messageId: 'route',
          line: 15,
          column: 28,
          text: 'dynamic-skill-sequencing',
          severity: 'error',
          message:
            'Unexpected `dispatch_pending.route` `dynamic-skill-sequencing`, expected `skill-orchestration`, the `routing_decision`',
          help: 'write `route: skill-orchestration`',
        },
        {
          messageId: 'session',
          line: 15,
          text: '0a1b2c3d-4e5',
          message:
            'Unexpected `dispatch_pending.session_id` `0a1b2c3d-4e5`, expected `fbcd4d0d-3a1`, this session',
        },
      ],
    },
    {
      name: 'a dispatch before the decision',
      after: file(renderSession({ dispatch })),
      diagnostics: [
        {
          messageId: 'undecided',
          line: 14,
          text: 'skill-orchestration',
          message:
            'Unexpected `dispatch_pending.route` `skill-orchestration`, expected no dispatch before a `routing_decision`',
        },
      ],
    },
    {
      name: 'a dispatch of a completed agent session without a decision',
      after: file(agent.replace(/routing_decision: .*\n/, '')),
      diagnostics: [{ messageId: 'undecided' }],
    },
  ],
});
