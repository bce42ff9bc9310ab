import rule from '../../../../src/rules/session/halt-reason.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const halted = stageOf({ halt: 'step 0' }, 'HALTED');
const running = stageOf({}, 'CHAIN_OF_THOUGHT');
const of = (parts: typeof halted, change = {}) => ({ [sessionPath]: renderSession({ ...parts, ...change }) });
const without = (key: string) => ({
  [sessionPath]: renderSession({ ...halted, questions: [] }).replace(new RegExp(`${key}: .*\n`), ''),
});

testRule(rule, {
  valid: [
    { name: 'a halted session', after: of(halted) },
    {
      name: 'a halt at step 8 with five questions',
      after: of(stageOf({ halt: 'step 8' }, 'HALTED'), { questions: ['a', 'b', 'c', 'd', 'e'] }),
    },
    { name: 'a session under way', after: of(running) },
    { name: 'a blank reason and no questions in another state', after: of(running, { haltReason: '""' }) },
    { name: 'a redacted reason', after: of(halted, { haltReason: '"[redacted]"' }) },
    {
      name: 'values of other types, record/schema has them',
      after: of(halted, { haltReason: '[3]', questions: ['3'] }),
    },
    {
      name: 'questions that are no list',
      after: { [sessionPath]: renderSession(halted).replace(/questions:\n.*\n/, 'questions: which\n') },
    },
    {
      name: 'a state HALTED of a declared machine',
      config: { machines: { own: { initial: 'HALTED', final: ['HALTED'], edges: {} } } },
      after: { [sessionPath]: renderSession({ history: ['HALTED'], extra: ['machine: own'] }) },
    },
  ],
  invalid: [
    {
      name: 'no questions',
      after: of(halted, { questions: [] }),
      diagnostics: [
        {
          messageId: 'noQuestions',
          line: 13,
          column: 26,
          text: '[]',
          severity: 'error',
          message: 'Missing `clarification_questions` in state `HALTED`, expected one to five',
          help: /clarification_questions: \[/,
        },
      ],
    },
    {
      name: 'no key for the questions',
      after: without('clarification_questions'),
      diagnostics: [{ messageId: 'noQuestions', line: 20, text: 'HALTED' }],
    },
    {
      name: 'only a blank question',
      after: of(halted, { questions: ['"  "'] }),
      diagnostics: [{ messageId: 'noQuestions', text: 'clarification_questions' }],
    },
    {
      name: 'a null reason',
      after: of(halted, { haltReason: null }),
      diagnostics: [
        {
          messageId: 'noReason',
          line: 12,
          column: 14,
          text: 'null',
          message: 'Missing `halt_reason` in state `HALTED`',
        },
      ],
    },
    {
      name: 'an empty reason and no questions',
      after: {
        [sessionPath]: renderSession({ ...halted, questions: [] }).replace(/halt_reason: .*/, 'halt_reason:'),
      },
      diagnostics: [
        { messageId: 'noReason', line: 12, text: 'halt_reason' },
        { messageId: 'noQuestions', line: 13 },
      ],
    },
    {
      name: 'six questions',
      after: of(halted, { questions: ['a', 'b', 'c', 'd', 'e', 'f'] }),
      diagnostics: [
        {
          messageId: 'tooMany',
          line: 19,
          column: 5,
          text: 'f',
          message: 'Unexpected 6 clarification questions, expected at most 5',
        },
      ],
    },
    {
      name: 'a reason and questions in another state',
      after: of(running, { haltReason: 'tired', questions: ['Which?', 'Why?'] }),
      diagnostics: [
        {
          messageId: 'reason',
          text: 'tired',
          message: 'Unexpected `halt_reason` in state `CHAIN_OF_THOUGHT`, expected `null`',
        },
        {
          messageId: 'questions',
          text: 'Which?',
          message: 'Unexpected `clarification_questions` in state `CHAIN_OF_THOUGHT`, expected `[]`',
        },
      ],
    },
  ],
});
