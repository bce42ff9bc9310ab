import { questionId } from '../../../../src/records/kinds/question.ts';
import rule from '../../../../src/rules/thread/completed-with-blocking-question.ts';
import { threadPath } from '../../../support/records-thread.ts';
import { dec, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const done = ['active', 'completed'];
const text = 'Who owns the migration?';
const asks = { open_questions: `[{ question: ${text}, blocking: true }]` };
const answers = (...questions: string[]) => ({ resolves_questions: `[${questions.join(', ')}]` });
const completed = (decisions: Parameters<typeof graph>[0]) => graph(decisions, done);

testRule(rule, {
  valid: [
    { name: 'a thread that goes on', after: graph({ a: asks }) },
    {
      name: 'a question that blocks nothing',
      after: completed({ a: { open_questions: `[{ question: ${text} }, Why?]` } }),
    },
    {
      name: 'an answer by text, spaces and case aside',
      after: completed({ a: asks, b: { ...following('a'), ...answers('who OWNS  the migration?') } }),
    },
    {
      name: 'an answer by the derived id',
      after: completed({ a: asks, b: { ...following('a'), ...answers(questionId(text)) } }),
    },
    {
      name: 'an answer by the stated id',
      after: completed({
        a: { open_questions: `[{ id: q1, question: ${text}, blocking: true }]` },
        b: { ...following('a'), ...answers('q1') },
      }),
    },
    {
      name: 'an answer on another branch of the thread',
      after: completed({
        r: {},
        a: { ...following('r'), ...asks },
        b: { ...following('r'), ...answers(text) },
      }),
    },
    { name: 'an answer of the decision that asks', after: completed({ a: { ...asks, ...answers(text) } }) },
    {
      name: 'an answer in a circle, which thread/decision-cycle tells',
      after: completed({ a: { ...asks, ...answers(text), ...following('b') }, b: following('a') }),
    },
    {
      name: 'a question that was redacted',
      after: completed({ a: { open_questions: '[{ question: "[redacted]", blocking: true }]' } }),
    },
    {
      name: 'an archived thread',
      after: Object.fromEntries(
        Object.entries(completed({ a: asks })).map(([path, file]) => [
          path.replace('.agents/', '.agents/archive/'),
          file,
        ]),
      ),
    },
    {
      name: 'a thread that does not exist',
      after: Object.fromEntries(Object.entries(completed({ a: asks })).slice(1)),
    },
  ],
  invalid: [
    {
      name: 'an open question',
      after: completed({ a: asks }),
      diagnostics: [
        {
          messageId: 'open',
          severity: 'error',
          path: threadPath,
          line: 9,
          text: 'completed',
          message: `Unexpected status \`completed\`, the blocking question \`${text}\` of \`${dec('a')}\` is open`,
          help: `resolve it with \`baton decision record --thread thread_pr94 --resolves ${questionId(text)} --decision 'TEXT' --confidence 0.8 --agent NAME\`; a completed thread still accepts it`,
        },
      ],
    },
    {
      name: 'an answer that came before the question',
      after: completed({ a: answers(text), b: following('a'), c: { ...following('b'), ...asks } }),
      diagnostics: [{ messageId: 'open' }],
    },
    {
      name: 'two questions of which one is answered',
      after: completed({
        a: { open_questions: `[{ question: ${text}, blocking: true }, { question: When?, blocking: true }]` },
        b: { ...following('a'), ...answers(text) },
      }),
      diagnostics: [
        {
          messageId: 'open',
          message: `Unexpected status \`completed\`, the blocking question \`When?\` of \`${dec('a')}\` is open`,
        },
      ],
    },
  ],
});
