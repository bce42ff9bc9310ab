import { hashOfValue } from '../../../../src/records/redact/redaction.ts';
import rule from '../../../../src/rules/thread/status-append-only.ts';
import { entry, thread, threadPath } from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (text: string) => ({ [threadPath]: text });
const archived = '.agents/archive/threads/thread_pr94/thread.md';
const history = (...entries: string[]) => ({ status_history: `\n${entries.join('\n')}` });
const noted = (note: string) =>
  `  - { status: active, at: 2026-11-27T09:00:00Z, by: emerson, note: ${note} }`;
const redaction = (field: string, value: string) =>
  `\n  - { field: ${field}, at: 2026-11-27T12:00:00Z, by: emerson, reason: a token, sha256: ${hashOfValue(value)} }`;

testRule(rule, {
  valid: [
    {
      name: 'an appended entry',
      before: at(thread(['active'])),
      after: at(thread(['active', 'paused'])),
    },
    {
      name: 'entries of the other side of a merge, sorted in between',
      before: at(thread([], { ...history(entry('active', 9), entry('paused', 11)), status: 'paused' })),
      after: at(
        thread([], {
          ...history(entry('active', 9), entry('blocked', 10, 'docs'), entry('paused', 11)),
          status: 'paused',
        }),
      ),
    },
    {
      name: 'the other side’s entry of the same status',
      before: at(thread([], { ...history(entry('active', 9), entry('paused', 11)), status: 'paused' })),
      after: at(
        thread([], {
          ...history(entry('active', 9), entry('paused', 10, 'docs'), entry('paused', 11)),
          status: 'paused',
        }),
      ),
    },
    {
      name: 'a history written another way',
      before: at(thread([], { ...history(entry('active', 9)), status: 'active' })),
      after: at(
        thread([], {
          ...history(
            '  # the start',
            '  # baton-disable-next-line thread/status-legal -- as it was',
            '  - by: "emerson"',
            "    at: '2026-11-27T09:00:00Z'",
            '    status: active',
          ),
          status: 'active',
        }).replaceAll('\n', '\r\n'),
      ),
    },
    {
      name: 'a redacted note, with an entry appended by the same commit',
      before: at(thread([], { ...history(noted('hunter2')), status: 'active' })),
      after: at(
        thread([], {
          ...history(noted('"[redacted]"'), entry('paused', 10)),
          status: 'paused',
          redactions: redaction('status_history.0.note', 'hunter2'),
        }),
      ),
    },
    {
      name: 'a changed title and text',
      before: at(thread(['active'])),
      after: at(thread(['active'], { title: 'Architecture' }, '\nMore.\n')),
    },
    {
      name: 'a completed thread archived as it is',
      before: at(thread(['active', 'completed'])),
      after: { [archived]: thread(['active', 'completed']) },
    },
    {
      name: 'a thread archived with a change, which is record/deleted’s',
      before: at(thread(['active', 'completed'])),
      after: { [archived]: thread(['completed']) },
    },
    { name: 'a deleted thread', before: at(thread()), after: {} },
    { name: 'a new thread', before: {}, after: at(thread(['active', 'paused'])) },
    {
      name: 'a history that is gone altogether, which is record/schema’s',
      before: at(thread(['active'])),
      after: at(thread(['active'], { status_history: undefined })),
    },
    {
      name: 'a base without a history',
      before: at(thread(['active'], { status_history: undefined })),
      after: at(thread(['active'])),
    },
    {
      name: 'a version that cannot be read',
      before: at(thread(['active', 'paused'])),
      after: at('---\nid: thread_pr94\nstatus_history: [\n---\n'),
    },
  ],
  invalid: [
    {
      name: 'a lost entry',
      before: at(thread(['active', 'paused', 'active'])),
      after: at(thread([], { ...history(entry('active', 9), entry('active', 11)), status: 'active' })),
      diagnostics: [
        {
          messageId: 'removed',
          line: 8,
          severity: 'error',
          message: 'Missing entry `paused` of the status history, which only grows',
          help: 'restore `{ status: paused, at: 2026-11-27T10:00:00Z, by: emerson }` at its place',
        },
      ],
    },
    {
      name: 'a history cut back to nothing',
      before: at(thread(['active', 'paused'])),
      after: at(thread([], { status_history: '[]', status: 'paused' })),
      diagnostics: [
        { messageId: 'removed', line: 7, column: 17, text: '[]' },
        { messageId: 'removed', line: 7, column: 17, text: '[]' },
      ],
    },
    {
      name: 'a status rewritten in place',
      before: at(thread(['active', 'paused'])),
      after: at(thread(['active', 'completed'])),
      diagnostics: [
        {
          messageId: 'edited',
          line: 9,
          column: 15,
          text: 'completed',
          message: 'Unexpected change of `status_history.1.status`, the status history only grows',
          help: 'restore it to `{ status: paused, at: 2026-11-27T10:00:00Z, by: emerson }`; a new status is a new entry at the end',
        },
      ],
    },
    {
      name: 'another entry in the place of one, told once',
      before: at(thread([], { ...history(entry('active', 9), entry('blocked', 10)), status: 'blocked' })),
      after: at(thread([], { ...history(entry('active', 9), entry('paused', 11)), status: 'paused' })),
      diagnostics: [
        {
          messageId: 'removed',
          line: 9,
          message: 'Missing entry `blocked` of the status history, which only grows',
        },
      ],
    },
    {
      name: 'a time moved, the entry behind it kept',
      before: at(thread(['active', 'paused', 'active'])),
      after: at(
        thread([], {
          ...history(entry('active', 8), entry('paused', 10), entry('active', 11)),
          status: 'active',
        }),
      ),
      diagnostics: [{ messageId: 'edited', line: 8, text: '2026-11-27T08:00:00Z' }],
    },
    {
      name: 'a note added to an old entry',
      before: at(thread([], { ...history(entry('active', 9)), status: 'active' })),
      after: at(thread([], { ...history(noted('late')), status: 'active' })),
      diagnostics: [{ messageId: 'edited', line: 8, text: 'note' }],
    },
    {
      name: 'two entries that changed places',
      before: at(thread([], { ...history(entry('active', 9), entry('paused', 9)), status: 'paused' })),
      after: at(thread([], { ...history(entry('paused', 9), entry('active', 9)), status: 'active' })),
      diagnostics: [{ messageId: 'removed', line: 8 }],
    },
    {
      name: 'a value redacted without a word in the redactions',
      before: at(thread([], { ...history(noted('hunter2')), status: 'active' })),
      after: at(thread([], { ...history(noted('"[redacted]"')), status: 'active' })),
      diagnostics: [{ messageId: 'edited', line: 8, text: '"[redacted]"' }],
    },
    {
      name: 'a lost entry that stood over several lines',
      before: at(
        thread([], {
          ...history('  - status: active', '    at: 2026-11-27T09:00:00Z', entry('paused', 10)),
          status: 'paused',
        }),
      ),
      after: at(thread([], { ...history(entry('paused', 10)), status: 'paused' })),
      diagnostics: [{ messageId: 'removed', line: 8, help: 'restore the entry' }],
    },
    {
      name: 'a lost entry of a thread that moved to another root',
      before: at(thread(['active', 'paused'])),
      after: { 'packages/x/.agents/threads/thread_pr94/thread.md': thread(['active']) },
      diagnostics: [
        {
          messageId: 'removed',
          path: 'packages/x/.agents/threads/thread_pr94/thread.md',
          side: 'after',
          line: 8,
        },
      ],
    },
  ],
});
