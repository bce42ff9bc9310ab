import rule from '../../../../src/rules/commit/trailer.ts';
import { renderSession, sessionPath } from '../../../support/records-session.ts';
import { thread, threadPath } from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const after = { [sessionPath]: renderSession(), [threadPath]: thread() };
const message = (...lines: readonly string[]) => ({
  path: 'COMMIT_EDITMSG',
  text: `Fix the login\n\n${lines.join('\n')}\n`,
});

testRule(rule, {
  valid: [
    { name: 'no message', after },
    { name: 'a message without trailers', after, message: message('It was broken.') },
    {
      name: 'trailers that name records, in any case of letters',
      after,
      message: message('Baton-Session: fbcd4d0d-3a1', 'baton-thread: thread_pr94'),
    },
    {
      name: 'a record that was archived',
      after: { '.agents/archive/threads/thread_pr94/thread.md': thread() },
      message: message('Baton-Thread: thread_pr94'),
    },
    {
      name: 'a record by the name of its file, whose id is a fault of its own',
      after: { [sessionPath]: renderSession().replace('session_id: fbcd4d0d-3a1', 'session_id: other') },
      message: message('Baton-Session: fbcd4d0d-3a1'),
    },
    { name: 'trailers of others', after, message: message('Signed-off-by: A <a@example.com>', 'Batons: 2') },
    { name: 'a line that is no trailer', after, message: message('Baton-Session: nothing', 'is a trailer.') },
  ],
  invalid: [
    {
      name: 'a session that does not exist',
      after,
      message: message('Baton-Session: 0a1b2c3d-4e5'),
      diagnostics: [
        {
          messageId: 'missing',
          line: 3,
          column: 16,
          text: '0a1b2c3d-4e5',
          severity: 'error',
          path: 'COMMIT_EDITMSG',
          message:
            'Unexpected session `0a1b2c3d-4e5` in the trailer `Baton-Session`, which the commit does not contain',
          help: 'stage the session as well, name one that exists, or remove the line',
        },
      ],
    },
    {
      name: 'a slip of the pen, and a record of the other kind',
      after,
      message: message('Baton-Thread: thread_pr49', 'Baton-Thread: fbcd4d0d-3a1'),
      diagnostics: [
        { messageId: 'missing', line: 3, help: 'did you mean `thread_pr94`?' },
        { messageId: 'missing', line: 4 },
      ],
    },
    {
      name: 'a file at the path of a record that is not one',
      after: { '.agents/sessions/notes.md': 'Call Ada back.\n' },
      message: message('Baton-Session: notes'),
      diagnostics: [{ messageId: 'missing', line: 3 }],
    },
    {
      name: 'no id',
      after,
      message: message('Baton-Session:'),
      diagnostics: [{ messageId: 'empty', line: 3, text: 'Baton-Session', help: /remove the line/ }],
    },
    {
      name: 'a value that goes on in the next line',
      after,
      message: message('Baton-Thread: thread_pr94', '  and more'),
      diagnostics: [{ messageId: 'missing', line: 3, endLine: 4, text: 'thread_pr94\n  and more' }],
    },
    {
      name: 'a key that is nearly one, and one that is not',
      after,
      message: message('Baton-Sesion: fbcd4d0d-3a1', 'Baton-Mood: good'),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 3,
          text: 'Baton-Sesion',
          severity: 'warning',
          help: 'did you mean `Baton-Session`?',
        },
        { messageId: 'unknown', line: 4, help: 'remove it, or name a session or a thread' },
      ],
    },
  ],
});
