import rule from '../../../../src/rules/thread/status-legal.ts';
import { entry, thread, threadPath } from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (text: string) => ({ [threadPath]: text });
const history = (...entries: string[]) => `\n${entries.join('\n')}`;

const both = [entry('active', 9), entry('paused', 10), entry('blocked', 11, 'docs')];
const sides = thread(['active', 'blocked'], { status_history: history(...both) });

testRule(rule, {
  valid: [
    { name: 'a thread that was just started', after: at(thread()) },
    { name: 'pausing and going on', after: at(thread(['active', 'paused', 'active', 'completed'])) },
    {
      name: 'a blocked thread that is paused',
      after: at(thread(['active', 'blocked', 'paused', 'completed'])),
    },
    { name: 'a blocked thread that goes on', after: at(thread(['active', 'blocked', 'active'])) },
    { name: 'completing from active', after: at(thread(['active', 'completed'])) },
    {
      name: 'the same status from two sides of a merge',
      after: at(
        thread(['active', 'completed'], {
          status_history: history(
            entry('active', 9),
            entry('completed', 10),
            entry('completed', 11, 'docs-agent'),
          ),
        }),
      ),
    },
    {
      name: 'two sides of a merge that were sorted into each other, once they are committed',
      before: at(sides),
      after: at(`${sides}More.\n`),
    },
    { name: 'two sides of a merge where no change is checked', after: at(sides) },
    {
      name: 'a side that completed the thread while the other went on',
      after: at(
        thread(['active', 'paused'], {
          status_history: history(entry('active', 9), entry('completed', 10), entry('paused', 11, 'docs')),
        }),
      ),
    },
    {
      name: 'the next entry after a merge',
      before: at(sides),
      after: at(thread(['active', 'active'], { status_history: history(...both, entry('active', 13)) })),
    },
    {
      name: 'times in order as instants though not as text',
      after: at(
        thread(['active', 'paused'], {
          status_history: history(
            '  - { status: active, at: 2026-11-27T11:00:00+02:00 }',
            '  - { status: paused, at: 2026-11-27T10:00:00Z }',
          ),
        }),
      ),
    },
    {
      name: 'two entries at the same instant',
      after: at(
        thread(['active', 'paused'], { status_history: history(entry('active', 9), entry('paused', 9)) }),
      ),
    },
    {
      name: 'times without an offset, whose instant is not known',
      after: at(
        thread(['active', 'paused'], {
          status_history: history(
            '  - { status: active, at: 2026-11-27T11:00:00 }',
            '  - { status: paused, at: 2026-11-27T10:00:00Z }',
            '  - { status: active, at: 2026-11-26 }',
          ),
          status: 'active',
        }),
      ),
    },
    { name: 'a quoted status', after: at(thread(['active', '"paused"'], { status: "'paused'" })) },
    {
      name: 'a history with CRLF and a BOM',
      after: at(`\uFEFF${thread(['active', 'paused']).replaceAll('\n', '\r\n')}`),
    },
    {
      name: 'a missing history, which is record/schema’s',
      after: at(thread([], { status_history: undefined })),
    },
    { name: 'a missing status', after: at(thread(['active'], { status: undefined })) },
    { name: 'a history that is no list', after: at(thread(['active'], { status_history: 'active' })) },
    { name: 'an empty history key', after: at(thread(['active'], { status_history: '' })) },
    {
      name: 'entries of a wrong type',
      after: at(thread(['active'], { status_history: '[active, { status: 3 }, null]' })),
    },
    { name: 'a status of a wrong type', after: at(thread(['active'], { status: '[active]' })) },
    { name: 'a file that cannot be read', after: at('---\nid: thread_pr94\nstatus_history: [\n---\n') },
    {
      name: 'an illegal status suppressed with a reason',
      after: at(
        thread(['active'], {
          status_history: history(
            entry('active', 9),
            entry('paused', 10),
            '  # baton-disable-next-line thread/status-legal -- two branches met here',
            entry('blocked', 11),
          ),
          status: 'blocked',
        }),
      ),
    },
  ],
  invalid: [
    {
      name: 'an edge that does not exist',
      after: at(thread(['active', 'paused', 'blocked'])),
      diagnostics: [
        {
          messageId: 'edge',
          line: 10,
          column: 15,
          endColumn: 22,
          text: 'blocked',
          severity: 'error',
          message: 'Unexpected status `blocked` after `paused`, expected `active` or `completed`',
          help: 'write an entry `active` between the two, or another status',
        },
      ],
    },
    {
      name: 'completing a blocked thread',
      after: at(thread(['active', 'blocked', 'completed'])),
      diagnostics: [{ messageId: 'edge', line: 10, text: 'completed', help: /entry `active` between/ }],
    },
    {
      name: 'going on after the end',
      after: at(thread(['active', 'completed', 'active'])),
      diagnostics: [
        {
          messageId: 'terminal',
          line: 10,
          text: 'active',
          message: 'Unexpected status `active` after `completed`, expected no further entry',
          help: /continue in a new thread, `baton thread create TITLE`/,
        },
      ],
    },
    {
      name: 'a thread that starts paused, and only that',
      after: at(thread(['paused', 'active'])),
      diagnostics: [
        {
          messageId: 'first',
          line: 8,
          text: 'paused',
          message: 'Unexpected first status `paused`, expected `active`',
          help: 'write `{ status: active, at: 2026-11-27T09:00:00Z }` before it',
        },
      ],
    },
    {
      name: 'an unknown status near a known one, and nothing for the edges to and from it',
      after: at(thread(['active', 'pausd', 'completed'])),
      diagnostics: [
        {
          messageId: 'unknown',
          line: 9,
          text: 'pausd',
          message: 'Unexpected status `pausd`, did you mean `paused`',
          help: 'write `paused`',
        },
      ],
    },
    {
      name: 'a status in capitals',
      after: at(thread(['Active'], { status: 'active' })),
      diagnostics: [
        { messageId: 'unknown', line: 8, message: 'Unexpected status `Active`, did you mean `active`' },
      ],
    },
    {
      name: 'an unknown status near none',
      after: at(thread(['active', 'resting'], { status: 'active' })),
      diagnostics: [
        {
          messageId: 'unknown',
          text: 'resting',
          message: 'Unexpected status `resting`, expected `active`, `paused`, `blocked` or `completed`',
          help: 'write `active`, `paused`, `blocked` or `completed`',
        },
      ],
    },
    {
      name: 'an empty history',
      after: at(thread([], { status_history: '[]' })),
      diagnostics: [
        {
          messageId: 'empty',
          line: 7,
          column: 17,
          text: '[]',
          help: 'write `status_history: [{ status: active, at: 2026-11-27T09:00:00Z }]`',
        },
      ],
    },
    {
      name: 'such a step by another writer that no merge brought',
      before: at(thread(['active', 'paused'])),
      after: at(sides),
      diagnostics: [
        {
          messageId: 'apart',
          line: 10,
          text: 'blocked',
          message: 'Unexpected status `blocked` after `paused` by another writer, outside a merge',
          help: 'write `active` or `completed`; only a merge combines two sides',
        },
      ],
    },
    {
      name: 'a completed thread that another writer resumes',
      before: at(thread(['active', 'paused', 'completed'])),
      after: at(
        thread(['active', 'active'], {
          status_history: history(
            entry('active', 9),
            entry('paused', 10),
            entry('completed', 11),
            entry('active', 12, 'docs'),
          ),
        }),
      ),
      diagnostics: [
        {
          messageId: 'apart',
          line: 11,
          text: 'active',
          help: 'write no further entry; only a merge combines two sides',
        },
      ],
    },
    {
      name: 'a new thread with such a step',
      before: {},
      after: at(sides),
      diagnostics: [{ messageId: 'apart', line: 10 }],
    },
    {
      name: 'a step by another writer that nothing before leads to',
      after: at(
        thread(['active', 'active'], {
          status_history: history(entry('active', 9), entry('completed', 10), entry('active', 11, 'docs')),
        }),
      ),
      diagnostics: [{ messageId: 'terminal', line: 10 }],
    },
    {
      name: 'the same status twice in a row by one writer',
      after: at(thread(['active', 'paused', 'paused'])),
      diagnostics: [
        {
          messageId: 'repeated',
          line: 10,
          text: 'paused',
          severity: 'warning',
          message: 'Unexpected second `paused` in a row',
        },
      ],
    },
    {
      name: 'a thread completed twice on one side',
      after: at(thread(['active', 'completed', 'completed'])),
      diagnostics: [{ messageId: 'repeated', line: 10, severity: 'warning' }],
    },
    {
      name: 'the same status twice where a writer is not named',
      after: at(
        thread(['active'], {
          status_history: history(entry('active', 9), '  - { status: active, at: 2026-11-27T10:00:00Z }'),
        }),
      ),
      diagnostics: [{ messageId: 'repeated', line: 9, text: 'active' }],
    },
    {
      name: 'entries out of order as instants, once',
      after: at(
        thread(['active', 'paused', 'active'], {
          status_history: history(
            '  - { status: active, at: 2026-11-27T09:00:00Z }',
            '  - { status: paused, at: 2026-11-27T09:30:00+01:00 }',
            '  - { status: active, at: 2026-11-27T08:45:00Z }',
          ),
        }),
      ),
      diagnostics: [
        {
          messageId: 'order',
          line: 9,
          column: 27,
          text: '2026-11-27T09:30:00+01:00',
          message:
            'Unexpected time `2026-11-27T09:30:00+01:00` after `2026-11-27T09:00:00Z`, expected entries in the order of `at`',
        },
      ],
    },
    {
      name: 'a status that is not the last entry’s',
      after: at(thread(['active', 'paused'], { status: 'active' })),
      diagnostics: [
        {
          messageId: 'status',
          line: 10,
          column: 9,
          text: 'active',
          message: 'Unexpected `status` `active`, expected `paused`, the last entry of `status_history`',
          help: 'write `status: paused`, or append an entry `active` to `status_history`',
        },
      ],
      output: at(thread(['active', 'paused'])),
    },
    {
      name: 'an unknown status after a known last entry',
      after: at(thread(['active', 'paused'], { status: '"pausd" # waits' })),
      diagnostics: [{ messageId: 'status', text: '"pausd"', help: 'write `status: paused`' }],
      output: at(thread(['active', 'paused'], { status: 'paused # waits' })),
    },
    {
      name: 'a faulty archived thread',
      after: { '.agents/archive/threads/thread_pr94/thread.md': thread(['active', 'completed', 'paused']) },
      diagnostics: [{ messageId: 'terminal', line: 10 }],
    },
    {
      name: 'every fault of a history at its own place',
      after: at(thread(['active', 'completed', 'blocked', 'completed'], { status: 'paused' })),
      diagnostics: [
        { messageId: 'terminal', line: 10 },
        { messageId: 'edge', line: 11 },
        { messageId: 'status', line: 12 },
      ],
      output: at(thread(['active', 'completed', 'blocked', 'completed'])),
    },
  ],
});
