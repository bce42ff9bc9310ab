import { questionId } from '../../../../src/records/kinds/question.ts';
import rule from '../../../../src/rules/thread/question-resolved-nowhere.ts';
import { decision } from '../../../support/records-thread.ts';
import { dec, decPath, following, graph } from '../../../support/records-thread-graph.ts';
import { testRule } from '../../../support/rule-tester.ts';

const text = 'Who owns the migration?';
const asks = { open_questions: `[{ question: ${text} }, When do we ship?]` };
const b = (...questions: string[]) => ({
  ...following('a'),
  resolves_questions: `[${questions.join(', ')}]`,
});

testRule(rule, {
  valid: [
    { name: 'questions by text', after: graph({ a: asks, b: b(text, 'when do  we ship?') }) },
    { name: 'a question by its derived id', after: graph({ a: asks, b: b(questionId(text)) }) },
    {
      name: 'one that is asked later',
      after: graph({ a: { resolves_questions: `[${text}]` }, b: { ...asks, ...following('a') } }),
    },
    {
      name: 'a redacted entry, and entries where a question was redacted',
      after: graph({ a: { open_questions: '["[redacted]"]' }, b: b('Who?', '"[redacted]"') }),
    },
    { name: 'a redacted entry alone', after: graph({ a: asks, b: b('"[redacted]"') }) },
    { name: 'a blank entry', after: graph({ a: asks, b: b('""') }) },
  ],
  invalid: [
    {
      name: 'a question that nobody asks',
      after: graph({ a: asks, b: b('Is it safe?') }),
      diagnostics: [
        {
          messageId: 'unasked',
          severity: 'warning',
          path: decPath('b'),
          line: 10,
          text: 'Is it safe?',
          message: 'Unexpected question `Is it safe?`, nobody in the thread `thread_pr94` asks it',
        },
      ],
    },
    {
      name: 'near misses of a text and an id',
      after: graph({
        a: { open_questions: `[{ id: q-migration, question: ${text} }]` },
        b: b('Who owns the migrations?', 'q-migratoin'),
      }),
      diagnostics: [
        { messageId: 'unasked', help: `did you mean \`${text}\`?` },
        { messageId: 'unasked', help: 'did you mean `q-migration`?' },
      ],
    },
    {
      name: 'a question of another thread',
      after: {
        ...graph({ b: { resolves_questions: `[${text}]` } }),
        [decPath('a', 'thread_pr95')]: decision({ id: dec('a'), thread: 'thread_pr95', ...asks }),
      },
      diagnostics: [{ messageId: 'unasked', path: decPath('b') }],
    },
  ],
});
