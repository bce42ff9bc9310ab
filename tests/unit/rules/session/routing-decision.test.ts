import rule from '../../../../src/rules/session/routing-decision.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const completed = renderSession(stageOf({}, 'COMPLETED'));
const decided = { decision: 'skill-orchestration' };

testRule(rule, {
  valid: [
    { name: 'a completed session', after: file(completed) },
    {
      name: 'a redacted decision',
      after: file(completed.replace('decision: skill-orchestration', 'decision: "[redacted]"')),
    },
    {
      name: 'a completed agent session without a decision',
      after: file(renderSession({ ...stageOf({ agent: true }, 'COMPLETED'), decision: null })),
    },
    {
      name: 'a completed agent session with one',
      after: file(renderSession(stageOf({ agent: true }, 'COMPLETED'))),
    },
    {
      name: 'step 8 completed, the decision made',
      after: file(renderSession(stageOf({}, 'KNOWLEDGE_TRANSFER routed'))),
    },
    {
      name: 'a decision that a loop-back left',
      after: file(renderSession({ ...stageOf({ loopBacks: 1 }, 'SOCRATIC_INTERROGATION'), ...decided })),
    },
    {
      name: 'a halt after step 8',
      after: file(renderSession({ ...stageOf({ halt: 'step 8' }, 'HALTED'), ...decided })),
    },
    {
      name: 'no decision yet',
      after: file(renderSession(stageOf({}, 'TASK_ROUTING')).replace(/routing_decision: .*\n/, '')),
    },
    {
      name: 'a value that is no string, record/schema has that',
      after: file(renderSession({ decision: '3' })),
    },
    {
      name: 'a declared machine',
      config: { machines: { own: { initial: 'COMPLETED', final: ['COMPLETED'], edges: {} } } },
      after: file(renderSession({ history: ['COMPLETED'], extra: ['machine: own'] })),
    },
  ],
  invalid: [
    {
      name: 'a completed session without a decision',
      after: file(completed.replace('decision: skill-orchestration', 'decision: null')),
      diagnostics: [
        {
          messageId: 'missing',
          line: 11,
          column: 19,
          text: 'null',
          severity: 'error',
          message:
            'Missing `routing_decision` in a completed session, expected `skill-orchestration` or `dynamic-skill-sequencing`',
        },
      ],
    },
    {
      name: 'an empty decision',
      after: file(completed.replace('decision: skill-orchestration', 'decision:')),
      diagnostics: [{ messageId: 'missing', text: 'routing_decision' }],
    },
    {
      name: 'no key for the decision',
      after: file(completed.replace('routing_decision: skill-orchestration\n', '')),
      diagnostics: [{ messageId: 'missing', text: 'COMPLETED' }],
    },
    {
      name: 'a decision in step 4',
      after: file(renderSession({ ...stageOf({}, 'SELF_CONSISTENCY'), ...decided })),
      diagnostics: [
        {
          messageId: 'early',
          text: 'skill-orchestration',
          message:
            'Unexpected `routing_decision` `skill-orchestration` before step 8 is completed, expected `null`',
          help: /preliminary_routes/,
        },
      ],
    },
    {
      name: 'a decision while step 8 runs',
      after: file(renderSession({ ...stageOf({}, 'KNOWLEDGE_TRANSFER'), ...decided })),
      diagnostics: [{ messageId: 'early' }],
    },
    {
      name: 'a decision of a session that halted at step 0',
      after: file(renderSession({ ...stageOf({ halt: 'step 0' }, 'HALTED'), ...decided })),
      diagnostics: [{ messageId: 'early' }],
    },
  ],
});
