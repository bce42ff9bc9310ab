import rule from '../../../../src/rules/session/unanswered-questions.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const oldId = '1c2d3e4f-5a6';
const oldPath = `.agents/sessions/${oldId}.md`;
const asking = stageOf({ asks: true }, 'JOHARI_DISCOVERY asks');
const answered = stageOf({ asks: true }, 'SEMANTIC_UNDERSTANDING');
const file = (text: string) => ({ [sessionPath]: text });
const withAsk = (ask: string) => file(renderSession(answered).replace(/ask:\n.*\n/, `ask:\n${ask}\n`));
const halted = (questions: readonly string[]) => ({
  [oldPath]: renderSession({ ...stageOf({ halt: 'step 0' }, 'HALTED'), id: oldId, questions }),
});
const resuming = (parts = answered) => file(renderSession({ ...parts, extra: [`resumes: ${oldId}`] }));
const declared = { initial: 'A', final: ['HALTED'], edges: { A: ['SEMANTIC_UNDERSTANDING'] } };

testRule(rule, {
  valid: [
    { name: 'an answered question', after: file(renderSession(answered)) },
    { name: 'an open question while step 0 awaits it', after: file(renderSession(asking)) },
    {
      name: 'an open question of a halted session',
      after: file(renderSession(stageOf({ halt: 'step 0' }, 'HALTED'))),
    },
    {
      name: 'answers of every type',
      after: withAsk(
        '  - { question: a, answer: false }\n  - { question: b, answer: 0 }\n  - { question: c, answer: [x] }\n  - { question: d, answer: { e: f } }\n  - { question: g, answer: "[redacted]" }',
      ),
    },
    { name: 'no questions', after: withAsk('  []') },
    { name: 'a blank question', after: withAsk('  - { question: " " }\n  - ""\n  - { answer: yes }') },
    { name: 'an output that cannot be read', after: withAsk('  - { question: Which') },
    {
      name: 'a fence that is no output',
      after: file(
        renderSession(asking)
          .replace('yaml output', 'yaml')
          .replaceAll('JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING'),
      ),
    },
    {
      name: 'a declared machine',
      config: { machines: { own: declared } },
      after: file(
        renderSession({
          ...asking,
          history: ['A', 'SEMANTIC_UNDERSTANDING'],
          extra: ['machine: own', `resumes: ${oldId}`],
        }),
      ),
    },
    {
      name: 'every question of the resumed session answered, in other letters and spaces',
      after: { ...resuming(), ...halted(['"which  BROWSER? "']) },
    },
    {
      name: 'a resumed session while step 0 runs',
      after: { ...resuming(stageOf({}, 'JOHARI_DISCOVERY')), ...halted(['Which browser?', 'Which page?']) },
    },
    {
      name: 'a resumed session that halts again at step 0',
      after: {
        ...resuming(stageOf({ halt: 'step 0' }, 'HALTED')),
        ...halted(['Which browser?', 'Which page?']),
      },
    },
    { name: 'a resumed session that does not exist, record/reference has that', after: resuming() },
    {
      name: 'a redacted question of the resumed session',
      after: { ...resuming(), ...halted(['Which browser?', '"[redacted]"']) },
    },
  ],
  invalid: [
    {
      name: 'a question without an answer after step 0',
      after: file(renderSession(answered).replace(', answer: Firefox', '')),
      diagnostics: [
        {
          messageId: 'unanswered',
          line: 37,
          column: 17,
          text: 'Which browser?',
          severity: 'error',
          message:
            'Unexpected state `SEMANTIC_UNDERSTANDING` with the unanswered question `Which browser?`, expected `JOHARI_DISCOVERY` or `HALTED`',
          help: /^write its `answer`; without one, end `fsm.history` at `JOHARI_DISCOVERY`/,
        },
      ],
    },
    {
      name: 'null, empty and blank answers, and a plain string',
      after: withAsk(
        '  - { question: a, answer: null }\n  - question: b\n    answer:\n  - { question: c, answer: "  " }\n  - d\n  - { question: e, answer: [] }',
      ),
      diagnostics: ['a', 'b', 'c', 'd', 'e'].map((text) => ({ messageId: 'unanswered', text })),
    },
    ...['  Which page?', '  question: Which page?'].map((ask) => ({
      name: `one question without a list: ${ask.trim()}`,
      after: withAsk(ask),
      diagnostics: [{ messageId: 'unanswered' as const, text: 'Which page?' }],
    })),
    {
      name: 'a question of the resumed session that does not exist',
      after: { ...resuming(), ...halted(['Which browser?', 'Which page?']) },
      diagnostics: [
        {
          messageId: 'resumed',
          path: sessionPath,
          line: 7,
          column: 10,
          text: oldId,
          severity: 'error',
          message: 'Missing answer to `Which page?`, which the resumed session `1c2d3e4f-5a6` asks',
        },
      ],
    },
    {
      name: 'a question of the resumed session repeated without an answer: once, at the question',
      after: {
        ...file(
          renderSession({ ...answered, extra: [`resumes: ${oldId}`] }).replace(', answer: Firefox', ''),
        ),
        ...halted(['Which browser?']),
      },
      diagnostics: [{ messageId: 'unanswered', text: 'Which browser?' }],
    },
    {
      name: 'the same in a session that halted later',
      after: {
        ...file(
          renderSession({
            ...stageOf({ asks: true, halt: 'step 8' }, 'HALTED'),
            extra: [`resumes: ${oldId}`],
          }).replace(', answer: Firefox', ''),
        ),
        ...halted(['Which browser?']),
      },
      diagnostics: [{ messageId: 'resumed', text: oldId }],
    },
    {
      name: 'a resumed session that is not halted',
      after: { ...resuming(), [oldPath]: renderSession({ ...answered, id: oldId }) },
      diagnostics: [
        {
          messageId: 'notHalted',
          severity: 'warning',
          text: oldId,
          message:
            'Unexpected state `SEMANTIC_UNDERSTANDING` of the resumed session `1c2d3e4f-5a6`, expected `HALTED`',
        },
      ],
    },
  ],
});
