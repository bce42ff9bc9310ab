import rule from '../../../../src/rules/session/steps-complete.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const completed = renderSession(stageOf({}, 'COMPLETED'));
const agent = renderSession(stageOf({ agent: true }, 'COMPLETED'));
const routedAgent = { ...stageOf({}, 'COMPLETED'), agent: true };

testRule(rule, {
  valid: [
    { name: 'a completed session', after: file(completed) },
    { name: 'a completed agent session', after: file(agent) },
    {
      name: 'an agent session whose step 4 ran and stayed open',
      after: file(renderSession(routedAgent).replace(/( {2}"4": .*completed_at: )[^ ]+/, '$1null')),
    },
    { name: 'step 3b written as 3.2, unquoted', after: file(completed.replace('"3b":', '3.2:')) },
    {
      name: 'a session under way, its last step open',
      after: file(renderSession(stageOf({}, 'SOCRATIC_INTERROGATION'))),
    },
    {
      name: 'a halted session without times',
      after: file(renderSession({ ...stageOf({ halt: 'step 8' }, 'HALTED'), times: {} })),
    },
    {
      name: 'a step that the history jumps over, history-legal has that',
      after: file(completed.replace('    - SOCRATIC_INTERROGATION\n', '').replace(/ {2}"6":.*\n/, '')),
    },
  ],
  invalid: [
    {
      name: 'a step that was never completed',
      after: file(completed.replace(/( {2}"6": .*completed_at: )[^ ]+/, '$1null')),
      diagnostics: [
        {
          messageId: 'open',
          line: 24,
          column: 58,
          text: 'null',
          severity: 'error',
          message: 'Unexpected open step `6` in a completed session, expected a `completed_at`',
        },
      ],
    },
    {
      name: 'a step without the key',
      after: file(completed.replace(/( {2}"6": .*), completed_at: [^ ]+/, '$1')),
      diagnostics: [{ messageId: 'open', line: 24, column: 3, text: '"6"' }],
    },
    {
      name: 'steps without times',
      after: file(completed.replace(/ {2}"4":.*\n/, '').replace(/ {2}"6":.*\n/, '')),
      diagnostics: [
        {
          messageId: 'missing',
          line: 16,
          column: 1,
          text: 'step_timestamps',
          message:
            'Missing steps `4`, `6` in `step_timestamps` of a completed session, expected a `completed_at` each',
        },
      ],
    },
    {
      name: 'no times at all',
      after: file(agent.replace(/step_timestamps:\n(?: .*\n)+/, '')),
      diagnostics: [
        {
          messageId: 'missing',
          text: 'COMPLETED',
          message:
            'Missing steps `0`, `1`, `2`, `3`, `3b`, `5`, `6`, `7`, `8` in `step_timestamps` of a completed session, expected a `completed_at` each',
        },
      ],
    },
  ],
});
