import rule from '../../../../src/rules/session/step-rewritten.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const answered = renderSession(stageOf({ asks: true }, 'SEMANTIC_UNDERSTANDING'));
const looped = renderSession(stageOf({ loopBacks: 1 }, 'SOCRATIC_INTERROGATION'));
const checked = renderSession(stageOf({}, 'KNOWLEDGE_TRANSFER done'));
const asking = renderSession(stageOf({ asks: true }, 'JOHARI_DISCOVERY asks'));
const change = (before: string, from: string, to: string) => ({
  before: file(before),
  after: file(before.replace(from, to)),
});
const forkPath = '.agents/sessions/0a1b2c3d-4e5.md';
const hash = '9f9fee3a1b4f1a40d25f5a3f4ed1ce9d6ab6f5aa44b7e3f8b22d12ef4a67ba03';
const redacted = (sha256: string) =>
  answered
    .replace('answer: Firefox', 'answer: "[redacted]"')
    .replace(
      'fsm:',
      `redactions:\n  - { field: step_outputs.0.ask.0.answer, at: 2026-11-28T09:00:00Z, by: ada, reason: private, sha256: ${sha256} }\nfsm:`,
    );

testRule(rule, {
  valid: [
    {
      name: 'a new section',
      before: file(answered),
      after: file(renderSession(stageOf({ asks: true }, 'CHAIN_OF_THOUGHT'))),
    },
    {
      name: 'the section of the step that runs',
      ...change(`${answered}\n## Step 1: Semantic Understanding\n\nA draft.\n`, 'A draft.', 'The text.'),
    },
    {
      name: 'step 0 while it awaits an answer',
      ...change(asking, 'Which browser? }', 'Which browser?, answer: Firefox }'),
    },
    {
      name: 'trailing spaces, blank lines at the end of a section, CRLF and a BOM',
      before: file(answered),
      after: file(
        `\uFEFF${answered.replace('no browser.', 'no browser.  ').replaceAll('\n', '\r\n')}\r\n\r\n`,
      ),
    },
    {
      name: 'a suppression comment',
      ...change(
        answered,
        'The query names',
        '<!-- baton-disable-next-line session/final -- a test -->\nThe query names',
      ),
    },
    {
      name: 'an output written in another way',
      ...change(
        answered,
        '- { question: Which browser?, answer: Firefox }',
        '- answer: "Firefox"\n    question: Which browser? # asked first',
      ),
    },
    {
      name: 'a redacted value of an output',
      before: file(answered),
      after: file(redacted('2f26233595d165e6868c5bb9e5e835506039e72c61a36a1bafb0827abfe746a5')),
    },
    {
      name: 'a section that is gone, step-evidence has that',
      ...change(checked, '## Step 2: Chain of Thought\n\nWhat step 2 found.\n\n', ''),
    },
    {
      name: 'the text above the steps',
      ...change(checked, '# Fix the login bug\n', '# Fix the login bug\n\nIt hurts.\n'),
    },
    {
      name: 'a history that lost an entry, history-append-only has that',
      before: file(checked),
      after: file(answered),
    },
    {
      name: 'a final session, session/final has that',
      ...change(renderSession(stageOf({}, 'COMPLETED')), 'What step 2 found.', 'Other.'),
    },
    {
      name: 'a session whose other side moved to a fork',
      ...change(checked, 'What step 2 found.', 'What the other branch found.'),
      after: {
        ...file(checked.replace('What step 2 found.', 'What the other branch found.')),
        [forkPath]: renderSession({
          ...stageOf({}, 'KNOWLEDGE_TRANSFER done'),
          id: '0a1b2c3d-4e5',
          extra: ['forked_from: fbcd4d0d-3a1'],
        }),
      },
    },
    {
      name: 'a move to the archive with a change, record/deleted has that',
      before: file(checked),
      after: { '.agents/archive/sessions/fbcd4d0d-3a1.md': checked.replace('What step 2 found.', 'Other.') },
    },
    {
      name: 'a version that cannot be read',
      before: file(checked),
      after: file(checked.replace('fsm:', 'fsm: {')),
    },
  ],
  invalid: [
    {
      name: 'a completed step with other words',
      ...change(checked, 'What step 2 found.', 'What step 2 should have found.'),
      diagnostics: [
        {
          messageId: 'rewritten',
          line: 57,
          column: 1,
          text: 'What step 2 should have found.',
          severity: 'error',
          message: 'Unexpected change in the section of step `2`, which is completed',
          help: /git show HEAD:\.agents\/sessions/,
        },
      ],
    },
    {
      name: 'the first run of a step that runs again',
      ...change(looped, 'What step 5 found.', 'Other.'),
      diagnostics: [
        {
          messageId: 'rewritten',
          text: 'Other.',
          message: 'Unexpected change in the section of step `5`, which is completed',
        },
      ],
    },
    {
      name: 'the second run of a step',
      ...change(looped, '(iteration 1)\n\nWhat step 4 found.', '(iteration 1)\n\nOther.'),
      diagnostics: [
        {
          messageId: 'rewritten',
          message: 'Unexpected change in the section of step `4` (iteration 1), which is completed',
        },
      ],
    },
    {
      name: 'step 8 that awaits its outcome',
      ...change(checked, 'What step 8 found.', 'Other.'),
      diagnostics: [{ messageId: 'rewritten', text: 'Other.' }],
    },
    {
      name: 'a value of an output',
      ...change(answered, 'answer: Firefox', 'answer: Chrome'),
      diagnostics: [{ messageId: 'rewritten', text: 'Chrome' }],
    },
    {
      name: 'a redaction whose hash is of another value',
      before: file(answered),
      after: file(redacted(hash)),
      diagnostics: [{ messageId: 'rewritten', text: '"[redacted]"' }],
    },
    {
      name: 'an output that is gone',
      ...change(answered, '```yaml output', '```yaml'),
      diagnostics: [{ messageId: 'rewritten', text: '```yaml' }],
    },
    {
      name: 'a session that advances and rewrites at once',
      before: file(answered),
      after: file(
        renderSession(stageOf({ asks: true }, 'CHAIN_OF_THOUGHT')).replace(
          'The query names',
          'The user names',
        ),
      ),
      diagnostics: [{ messageId: 'rewritten', text: 'The user names no browser.' }],
    },
  ],
});
