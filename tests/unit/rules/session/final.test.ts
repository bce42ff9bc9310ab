import rule from '../../../../src/rules/session/final.ts';
import { renderSession, sessionPath, stageOf } from '../../../support/records-session.ts';
import { testRule } from '../../../support/rule-tester.ts';

const file = (text: string) => ({ [sessionPath]: text });
const change = (before: string, ...edits: readonly (readonly [string | RegExp, string])[]) => ({
  before: file(before),
  after: file(edits.reduce((text, [from, to]) => text.replace(from, to), before)),
});
const completed = renderSession(stageOf({}, 'COMPLETED'));
const learnt = renderSession(stageOf({}, 'COMPLETED learnt'));
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const running = renderSession(stageOf({}, 'CHAIN_OF_THOUGHT'));
const abandoned = renderSession({
  ...stageOf({}, 'CHAIN_OF_THOUGHT'),
  extra: ['abandoned: { at: 2026-11-28T09:00:00Z, by: ada, reason: fixed elsewhere }'],
});
const redaction = (field: string, sha256: string) =>
  `{ field: ${field}, at: 2026-11-28T09:00:00Z, by: ada, reason: private, sha256: ${sha256} }`;
const queryHash = '257cb1465b1934ff412a869abf973beca8285a9cfbbb8eafcfa9271e9565290c';
const redactQuery = (sha256: string) =>
  change(
    completed,
    ['user_query: Fix the login bug', 'user_query: "[redacted]"'],
    ['fsm:', `redactions:\n  - ${redaction('user_query', sha256)}\nfsm:`],
  );
const first = '{ kind: gotcha, text: first, at: 2026-11-27T10:00:00Z }';
const second = '{ kind: pattern, text: second, at: 2026-11-27T11:00:00Z }';
const third = '{ kind: pattern, text: third, at: 2026-11-27T12:00:00Z }';
const learnings = (...items: readonly string[]) =>
  file(renderSession({ ...stageOf({}, 'CHAIN_OF_THOUGHT'), learnings: items }));
const config = { machines: { own: { initial: 'A', final: ['B'], edges: { A: ['B'] } } } };
const own = (items: readonly string[], extra: readonly string[] = []) =>
  file(renderSession({ history: ['A', 'B'], extra: ['machine: own', ...extra], learnings: items }));

testRule(rule, {
  valid: [
    {
      name: 'a session that is completed by this change',
      before: file(renderSession(stageOf({}, 'KNOWLEDGE_TRANSFER routed'))),
      after: file(completed),
    },
    { name: 'a session that is abandoned by this change', before: file(running), after: file(abandoned) },
    {
      name: 'a session under way, its keys edited',
      ...change(running, ['contradiction_detected: false', 'contradiction_detected: true']),
    },
    {
      name: 'a dispatch that was acknowledged',
      ...change(completed, [/dispatch_pending: .*/, 'dispatch_pending: null']),
    },
    {
      name: 'a dispatch that was acknowledged, its key removed',
      ...change(completed, [/dispatch_pending: .*\n/, '']),
    },
    { name: 'appended learnings', before: file(completed), after: file(learnt) },
    {
      name: 'learnings of both sides of a merge',
      before: learnings(first, third),
      after: learnings(first, second, third),
    },
    { name: 'a redacted value', ...redactQuery(queryHash) },
    {
      name: 'a redacted learning',
      before: learnings(first),
      after: file(
        renderSession({
          ...stageOf({}, 'CHAIN_OF_THOUGHT'),
          learnings: [first.replace('first', '"[redacted]"')],
          redactions: [
            redaction('learnings.0.text', 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e'),
          ],
        }),
      ),
    },
    {
      name: 'quotes, order, comments, CRLF and a BOM',
      before: file(completed),
      after: file(
        `\uFEFF${completed.replace('user_query: Fix the login bug\n', '').replace('fsm:', '# the machine\nuser_query: "Fix the login bug"\nfsm:').replaceAll('\n', '\r\n')}  \r\n`,
      ),
    },
    {
      name: 'an output written in another way',
      ...change(halted, ['- { question: Which browser? }', '- question: "Which browser?"']),
    },
    {
      name: 'a default that is written out, and one that is left out',
      ...change(completed, ['halt_reason: null\n', 'resumes: null\n'], ['clarification_questions: []\n', '']),
    },
    {
      name: 'an added marker',
      before: file(completed.replace('schema: baton/session@1\n', '')),
      after: file(completed),
    },
    {
      name: 'a lost marker, record/marker-removed has that',
      before: file(completed),
      after: file(completed.replace('schema: baton/session@1\n', '')),
    },
    {
      name: 'a lost entry of the history, history-append-only has that',
      ...change(completed, ['    - SOCRATIC_INTERROGATION\n', '']),
    },
    {
      name: 'a move to the archive',
      before: file(completed),
      after: { '.agents/archive/sessions/fbcd4d0d-3a1.md': completed },
    },
    {
      name: 'a move to the archive with a change, record/deleted has that',
      before: file(completed),
      after: { '.agents/archive/sessions/fbcd4d0d-3a1.md': completed.replace('matches', 'fits') },
    },
    {
      name: 'a session whose other side moved to a fork',
      before: file(completed),
      after: {
        ...file(halted),
        '.agents/sessions/0a1b2c3d-4e5.md': renderSession({
          ...stageOf({}, 'COMPLETED'),
          id: '0a1b2c3d-4e5',
          extra: ['forked_from: fbcd4d0d-3a1'],
        }),
      },
    },
    {
      name: 'a declared machine in its final state',
      config,
      before: own([]),
      after: own([], ['thread: thread_pr94']),
    },
    { name: 'a machine that nobody declared', before: own([first]), after: own([]) },
  ],
  invalid: [
    {
      name: 'an edited key of a completed session',
      ...change(completed, ['justification: matches develop-skill\nhalt', 'justification: fits\nhalt']),
      diagnostics: [
        {
          messageId: 'edited',
          line: 12,
          column: 24,
          text: 'fits',
          severity: 'error',
          message: 'Unexpected change of `routing_justification` in a session that is `COMPLETED`',
          help: /^restore it; continue in a new session: `baton session start QUERY`; to remove a secret value, run `baton redact fbcd4d0d-3a1 --field routing_justification --reason …`$/,
        },
      ],
    },
    {
      name: 'another dispatch',
      ...change(completed, [/created_at: [^ ]+/, 'created_at: 2026-11-28T09:00:00Z']),
      diagnostics: [
        {
          messageId: 'edited',
          text: '2026-11-28T09:00:00Z',
          message: 'Unexpected change of `dispatch_pending.created_at` in a session that is `COMPLETED`',
        },
      ],
    },
    {
      name: 'a new dispatch',
      before: file(completed.replace(/dispatch_pending: .*/, 'dispatch_pending: null')),
      after: file(completed),
      diagnostics: [{ messageId: 'edited' }],
    },
    {
      name: 'a key that is new and one that is gone',
      ...change(halted, ['halt_reason: the query fits two pages\n', 'thread: thread_pr94\n']),
      diagnostics: [
        { messageId: 'removed', message: 'Missing `halt_reason` in a session that is `HALTED`' },
        { messageId: 'added', line: 12, text: 'thread', help: /^remove it; .*--resumes fbcd4d0d-3a1`/ },
      ],
    },
    {
      name: 'other words in the body',
      ...change(completed, ['What step 6 found.', 'Nothing.']),
      diagnostics: [
        {
          messageId: 'body',
          text: 'Nothing.',
          column: 1,
          message: 'Unexpected change of the text in a session that is `COMPLETED`',
        },
      ],
    },
    {
      name: 'a section that is added later',
      before: file(halted),
      after: file(`${halted}\n## Afterthought\n`),
      diagnostics: [{ messageId: 'body' }],
    },
    {
      name: 'a value of an output',
      ...change(halted, ['explore: the session cookie', 'explore: nothing']),
      diagnostics: [{ messageId: 'body', text: 'nothing' }],
    },
    {
      name: 'a reopened session',
      ...change(
        completed,
        ['  state: COMPLETED', '    - TASK_ROUTING\n  state: TASK_ROUTING'],
        ['is_final: true', 'is_final: false'],
        ['status: completed', 'status: in_progress'],
      ),
      diagnostics: [
        {
          messageId: 'continued',
          text: 'TASK_ROUTING',
          message:
            'Unexpected state `TASK_ROUTING` in a session that is `COMPLETED`, expected no further state',
        },
      ],
    },
    {
      name: 'an abandoned session that goes on',
      ...change(abandoned, ['  state: CHAIN_OF_THOUGHT', '    - TREE_OF_THOUGHT\n  state: TREE_OF_THOUGHT']),
      diagnostics: [
        {
          messageId: 'continued',
          text: 'TREE_OF_THOUGHT',
          message: 'Unexpected state `TREE_OF_THOUGHT` in an abandoned session, expected no further state',
        },
      ],
    },
    {
      name: 'an abandoned session that is continued',
      before: file(abandoned),
      after: file(running),
      diagnostics: [{ messageId: 'removed', message: 'Missing `abandoned` in an abandoned session' }],
    },
    {
      name: 'a lost learning of a session under way',
      before: learnings(first, second),
      after: learnings(second),
      diagnostics: [
        {
          messageId: 'lost',
          message: 'Unexpected change of `learnings.0`, expected every entry of the list to stay as it is',
        },
      ],
    },
    {
      name: 'all learnings gone, of a declared machine',
      config,
      before: own([first]),
      after: own([]),
      diagnostics: [{ messageId: 'lost' }],
    },
    {
      name: 'an edited learning of a final session',
      ...change(learnt, ['Cookies outlive the tab', 'Cookies do not outlive the tab']),
      diagnostics: [{ messageId: 'lost', text: 'Cookies do not outlive the tab' }],
    },
    {
      name: 'a lost redaction',
      before: redactQuery(queryHash).after,
      after: {
        [sessionPath]: completed.replace('user_query: Fix the login bug', 'user_query: "[redacted]"'),
      },
      diagnostics: [{ messageId: 'lost' }],
    },
    {
      name: 'a redaction whose hash is of another value',
      ...redactQuery('0000'),
      diagnostics: [{ messageId: 'edited', text: '"[redacted]"' }],
    },
  ],
});
