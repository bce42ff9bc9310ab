import { hashOfValue } from '../../../../src/records/redact/redaction.ts';
import rule from '../../../../src/rules/thread/decision-immutable.ts';
import {
  decision,
  decisionPath,
  type Keys,
  resume,
  resumePath,
  thread,
  threadPath,
} from '../../../support/records-thread.ts';
import { testRule } from '../../../support/rule-tester.ts';

const at = (text: string) => ({ [decisionPath]: text });
const archived = '.agents/archive/threads/thread_pr94/dec_20261127_k3v9qx7m.md';
const moved = '.agents/threads/thread_other/dec_20261127_k3v9qx7m.md';
const block = (...lines: string[]) => `\n${lines.join('\n')}`;
const redactions = (...of: [field: string, value: unknown][]) => ({
  redactions: block(
    ...of.map(
      ([field, value]) =>
        `  - { field: ${field}, at: 2026-11-27T12:00:00Z, by: emerson, reason: a token, sha256: ${hashOfValue(value)} }`,
    ),
  ),
});
/** A pair of versions of one decision. */
const change = (before: Keys, after: Keys) => ({ before: at(decision(before)), after: at(decision(after)) });
const body = (before: string, after: string) => ({
  before: at(decision({}, before)),
  after: at(decision({}, after)),
});
const deliberation = (...lines: string[]) => ({ deliberation: block(...lines) });

const steps = deliberation(
  '  inputs: [{ id: i1, text: the plan }]',
  '  steps:',
  '    - { step: 1, thought: a }',
  '    - { step: 2, thought: b, conclusion: true }',
  '  convergence_point: 2',
  '  total_duration_ms: 100',
);
const reviewed = {
  status: 'reviewed',
  outcome: 'partial',
  reviewed_at: '2026-12-01T09:00:00Z',
  reviewed_by: 'emerson',
  actual_result: 'F032 was late',
  lessons: '[Ask first]',
  review_notes: 'none',
};

testRule(rule, {
  valid: [
    { name: 'a decision in its folder', after: at(decision()) },
    { name: 'an archived decision in its folder', after: { [archived]: decision() } },
    {
      name: 'a decision of a nested root',
      after: { 'packages/x/.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md': decision() },
    },
    {
      name: 'a decision in a folder below its thread’s',
      after: { '.agents/threads/thread_pr94/old/dec_001.md': decision() },
    },
    {
      name: 'a decision that only a glob claims',
      config: { kinds: { thread: ['docs/decisions/*.md'] } },
      after: { 'docs/decisions/dec_20261127_k3v9qx7m.md': decision() },
    },
    {
      name: 'a decision of a moved root',
      config: { root: 'docs/reasoning' },
      after: { 'docs/reasoning/threads/thread_pr94/dec_20261127_k3v9qx7m.md': decision() },
    },
    {
      name: 'a decision without a thread, which is record/schema’s',
      after: at(decision({ thread: undefined })),
    },
    { name: 'a decision whose thread is no string', after: at(decision({ thread: '94' })) },
    { name: 'a resume in its folder', after: { [resumePath]: resume() } },
    { name: 'a new decision', before: {}, after: at(decision()) },
    { name: 'a deleted decision', before: at(decision()), after: {} },
    { name: 'a review', ...change({ status: 'pending' }, reviewed) },
    {
      name: 'a second review',
      ...change(reviewed, { ...reviewed, outcome: 'failure', lessons: 'Ask twice' }),
    },
    { name: 'a review that is taken back', ...change(reviewed, { status: 'pending' }) },
    {
      name: 'a decision written another way',
      before: at(
        decision({
          tags: '[a, b]',
          decision: 'Ship F032 before F030',
          pre_decision: '{ query_run: true, similar_found: 2 }',
        }),
      ),
      after: at(
        `---
# baton-disable-next-line thread/decision-immutable -- the order was wrong
pre_decision:
  similar_found: 0x2
  query_run: true # looked twice
tags:
  - "a"
  - 'b'
confidence: 0.40
decision: >-
  Ship F032
  before F030
date: '2026-11-27T11:42:00Z'
agent: "code-reviewer"
thread: thread_pr94
id: dec_20261127_k3v9qx7m
schema: baton/decision@1
---

F032 guards what F030 sends.
`.replaceAll('\n', '\r\n'),
      ),
    },
    {
      name: 'a text that differs in line endings, BOM, trailing spaces and a suppression',
      before: at(decision({}, '\nOne.\n\nTwo.\n')),
      after: at(
        `\uFEFF${decision({}, '\n\nOne. \t\n\n<!-- baton-disable-next-line thread/decision-immutable -- see above -->\nTwo.').replaceAll('\n', '\r\n')}`,
      ),
    },
    { name: 'a marker that is added', ...change({ schema: undefined }, {}) },
    { name: 'a marker that is lost, which is record/marker-removed’s', ...change({}, { schema: undefined }) },
    { name: 'thoughts that are added', ...change({}, { thoughts: '[a]' }) },
    { name: 'thoughts after an empty list', ...change({ thoughts: '[]' }, { thoughts: '[a]' }) },
    { name: 'an empty list of thoughts that goes', ...change({ thoughts: '[]' }, {}) },
    {
      name: 'thoughts of both sides of a merge, before, between and after',
      ...change({ thoughts: '[a, b]' }, { thoughts: '[x, a, a, b, z]' }),
      otherParents: [at(decision({ thoughts: '[x, a, z]' }))],
    },
    { name: 'a deliberation that is added', ...change({}, steps) },
    { name: 'a deliberation in the place of an empty one', ...change({ deliberation: '{}' }, steps) },
    {
      name: 'inputs, steps, keys and a convergence point that are added',
      ...change(
        deliberation('  steps:', '    - { step: 1, thought: a }'),
        deliberation(
          '  inputs: [{ id: i1, text: new }]',
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: b }',
          '  convergence_point: 2',
          '  total_duration_ms: 5',
          '  note: late',
        ),
      ),
    },
    {
      name: 'steps that a merge renumbers, with what hangs on them',
      ...change(
        steps,
        deliberation(
          '  inputs: [{ id: i0, text: theirs }, { id: i1, text: the plan }]',
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: theirs }',
          '    - { step: 3, thought: b, conclusion: true }',
          '  convergence_point: 3',
          '  total_duration_ms: 180',
        ),
      ),
      otherParents: [
        at(
          decision(
            deliberation(
              '  inputs: [{ id: i0, text: theirs }]',
              '  steps:',
              '    - { step: 1, thought: a }',
              '    - { step: 2, thought: theirs }',
              '  convergence_point: 2',
              '  total_duration_ms: 90',
            ),
          ),
        ),
      ],
    },
    {
      name: 'a convergence point that goes to an added step',
      ...change(
        steps,
        deliberation(
          '  inputs: [{ id: i1, text: the plan }]',
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: b, conclusion: true }',
          '    - { step: 3, thought: c, conclusion: true }',
          '  convergence_point: 3',
          '  total_duration_ms: 100',
        ),
      ),
    },
    {
      name: 'redacted values',
      ...change(
        {
          decision: 'use hunter2',
          reasons: '[{ type: analysis, text: hunter2 }]',
          files: '[a]',
          thoughts: '[one, hunter2]',
          ...deliberation('  steps:', '    - { step: 1, thought: hunter2 }'),
        },
        {
          decision: '"[redacted]"',
          reasons: '[{ type: analysis, text: "[redacted]" }]',
          files: '"[redacted]"',
          thoughts: '[one, "[redacted]", three]',
          ...deliberation(
            '  steps:',
            '    - { step: 1, thought: "[redacted]" }',
            '    - { step: 2, thought: b }',
          ),
          ...redactions(
            ['decision', 'use hunter2'],
            ['reasons.0.text', 'hunter2'],
            ['files', ['a']],
            ['thoughts.1', 'hunter2'],
            ['deliberation.steps.0.thought', 'hunter2'],
          ),
        },
      ),
    },
    { name: 'a decision archived as it is', before: at(decision()), after: { [archived]: decision() } },
    {
      name: 'a decision archived with a change, which is record/deleted’s',
      before: at(decision()),
      after: { [archived]: decision({ confidence: '1' }) },
    },
    {
      name: 'a version that cannot be read',
      before: at(decision()),
      after: at('---\nid: dec_20261127_k3v9qx7m\nconfidence: {\n---\n'),
    },
    {
      name: 'a base that could not be read',
      before: at('---\nid: dec_20261127_k3v9qx7m\nconfidence: {\n---\n'),
      after: at(decision()),
    },
    {
      name: 'a thread with another title, status and text',
      before: { [threadPath]: thread(['active']) },
      after: { [threadPath]: thread(['active', 'paused'], { title: 'Architecture' }, '\nMore.\n') },
    },
    {
      name: 'a thread whose title was redacted',
      before: { [threadPath]: thread(['active'], { started_by: 'hunter2' }) },
      after: {
        [threadPath]: thread(['active'], {
          started_by: '"[redacted]"',
          ...redactions(['started_by', 'hunter2']),
        }),
      },
    },
    {
      name: 'a resume written another way',
      before: { [resumePath]: resume() },
      after: { [resumePath]: `# taken up\n${resume({ context: '"Continuing the review"' })}` },
    },
  ],
  invalid: [
    {
      name: 'a decision in the folder of another thread',
      after: { [moved]: decision() },
      diagnostics: [
        {
          messageId: 'folder',
          line: 4,
          column: 9,
          endColumn: 20,
          text: 'thread_pr94',
          severity: 'error',
          message: 'Unexpected thread `thread_pr94`, expected `thread_other`, the folder of this decision',
          help: 'write `thread: thread_other`, or move the file to `.agents/threads/thread_pr94/`',
        },
      ],
    },
    {
      name: 'an archived resume in the folder of another thread',
      after: { '.agents/archive/threads/thread_other/res_20261127_h2n8wz4d.yaml': resume() },
      diagnostics: [
        {
          messageId: 'folder',
          line: 3,
          text: 'thread_pr94',
          help: /`\.agents\/archive\/threads\/thread_pr94\/`/,
        },
      ],
    },
    {
      name: 'a decision that was moved to another thread',
      before: at(decision()),
      after: { [moved]: decision() },
      diagnostics: [{ messageId: 'folder', line: 4 }],
    },
    {
      name: 'a decision that was moved to another thread and says so',
      before: at(decision()),
      after: { [moved]: decision({ thread: 'thread_other' }) },
      diagnostics: [{ messageId: 'edited', path: moved, line: 4, text: 'thread_other' }],
    },
    {
      name: 'a changed thread, once',
      ...change({}, { thread: 'thread_other' }),
      diagnostics: [{ messageId: 'folder', line: 4, text: 'thread_other' }],
    },
    {
      name: 'a changed value',
      ...change({}, { confidence: '0.9' }),
      diagnostics: [
        {
          messageId: 'edited',
          line: 8,
          column: 13,
          text: '0.9',
          message: 'Unexpected change of `confidence`, a committed decision does not change',
          help: /^keep it as it was \(`git restore --source=HEAD --staged --worktree -- \.agents\/.*\.md`\); record a new decision, `baton decision record --thread thread_pr94 --continues dec_20261127_k3v9qx7m --decision 'TEXT' --confidence 0\.8 --agent NAME`$/,
        },
      ],
    },
    {
      name: 'a number that became a string',
      ...change({}, { confidence: '"0.4"' }),
      diagnostics: [{ messageId: 'edited', text: '"0.4"' }],
    },
    {
      name: 'an emptied value, at its key',
      ...change({}, { decision: '' }),
      diagnostics: [{ messageId: 'edited', line: 7, text: 'decision' }],
    },
    {
      name: 'a changed value deep inside',
      ...change(
        { reasons: block('  - type: analysis', '    text: a') },
        { reasons: block('  - type: analysis', '    text: b') },
      ),
      diagnostics: [
        {
          messageId: 'edited',
          line: 11,
          text: 'b',
          message: 'Unexpected change of `reasons.0.text`, a committed decision does not change',
        },
      ],
    },
    {
      name: 'a list that grew where it may not',
      ...change({ next_steps: block('  - a') }, { next_steps: block('  - a', '  - b') }),
      diagnostics: [{ messageId: 'edited', line: 9, text: 'next_steps' }],
    },
    {
      name: 'a list in flow style whose items changed places',
      ...change({ tags: '[a, b]' }, { tags: '[b, a]' }),
      diagnostics: [
        { messageId: 'edited', line: 9, column: 8, text: 'b' },
        { messageId: 'edited', line: 9, column: 11, text: 'a' },
      ],
    },
    {
      name: 'a new key, known or not, and one inside a map',
      ...change(
        { pre_decision: '{ query_run: true }' },
        { pre_decision: '{ query_run: true, x: 1 }', tags: '[a]', mine: 'x' },
      ),
      diagnostics: [
        {
          messageId: 'added',
          line: 9,
          text: 'x',
          message: 'Unexpected new key `pre_decision.x`, a committed decision does not change',
        },
        { messageId: 'added', line: 10, text: 'tags', help: /^remove it; record a new decision, .*NAME`$/ },
        { messageId: 'added', line: 11, text: 'mine' },
      ],
    },
    {
      name: 'a key that is gone, known or not',
      ...change({ category: 'process', mine: 'x' }, {}),
      diagnostics: [
        {
          messageId: 'removed',
          line: 2,
          text: 'schema',
          message: 'Missing `category`, a committed decision does not change',
        },
        {
          messageId: 'removed',
          line: 2,
          text: 'schema',
          message: 'Missing `mine`, a committed decision does not change',
        },
      ],
    },
    {
      name: 'a changed id and marker',
      ...change({}, { id: 'dec_20261127_other000', schema: 'baton/decision@2' }),
      diagnostics: [
        { messageId: 'edited', line: 2, text: 'baton/decision@2' },
        { messageId: 'edited', line: 3, text: 'dec_20261127_other000' },
      ],
    },
    {
      name: 'a changed line of the text',
      ...body('\n# Why\n\nOne.\nTwo.\nThree.\n', '\n# Why\n\nOne.\nTwo, and so on.  \nThree.\n'),
      diagnostics: [
        {
          messageId: 'body',
          line: 14,
          column: 1,
          text: 'Two, and so on.',
          message: 'Unexpected change of the text, a committed decision does not change',
          help: /^keep it as it was .*; record a new decision, .*qx7m --decision .*`; to remove a secret in the text, run `baton redact dec_20261127_k3v9qx7m --line 14 --reason …`$/,
        },
      ],
    },
    {
      name: 'a text that got longer',
      ...body('\nOne.\n', '\nOne.\n\nTwo.\n'),
      diagnostics: [{ messageId: 'body', line: 12, text: '' }],
    },
    {
      name: 'a text that got shorter, at its last line',
      ...body('\nOne.\n\nTwo.\n', '\nOne.\n'),
      diagnostics: [{ messageId: 'body', line: 11, text: 'One.' }],
    },
    {
      name: 'a text that is gone',
      ...body('\nOne.\n', ''),
      diagnostics: [{ messageId: 'body', line: 9, column: 4, text: '' }],
    },
    {
      name: 'a changed line behind a suppression and CRLF',
      before: at(decision({}, '\nOne.\nTwo.\n')),
      after: at(
        decision({}, '\n<!-- baton-disable-next-line x/y -- z -->\nOne.\n2.\n').replaceAll('\n', '\r\n'),
      ),
      diagnostics: [{ messageId: 'body', line: 13, text: '2.' }],
    },
    {
      name: 'a thought that changed, one that is gone',
      ...change({ thoughts: '[a, b, c]' }, { thoughts: '[a, x]' }),
      diagnostics: [
        {
          messageId: 'removed',
          line: 9,
          text: 'thoughts',
          message: 'Missing `thoughts.2`, a committed decision does not change',
        },
        {
          messageId: 'edited',
          line: 9,
          text: 'x',
          message: 'Unexpected change of `thoughts.1`, a committed decision does not change',
        },
      ],
    },
    {
      name: 'a thought before committed ones, and one between them',
      ...change({ thoughts: '[a, b]' }, { thoughts: '[x, a, y, b, z]' }),
      diagnostics: [
        {
          messageId: 'early',
          text: 'x',
          message: 'Unexpected position of the new `thoughts.0`, expected it after the committed ones',
        },
        { messageId: 'early', text: 'y' },
      ],
    },
    {
      name: 'an input and a step before committed ones, with the numbers that a merge would give',
      ...change(
        steps,
        deliberation(
          '  inputs: [{ id: i0, text: new }, { id: i1, text: the plan }]',
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: new }',
          '    - { step: 3, thought: b, conclusion: true }',
          '  convergence_point: 3',
          '  total_duration_ms: 180',
        ),
      ),
      diagnostics: [
        { messageId: 'early', text: '{ id: i0, text: new }' },
        { messageId: 'early', text: '{ step: 2, thought: new }' },
      ],
    },
    {
      name: 'thoughts in another order',
      ...change({ thoughts: '[a, b]' }, { thoughts: '[b, a]' }),
      diagnostics: [{ messageId: 'removed', text: 'thoughts' }],
    },
    {
      name: 'thoughts that are gone',
      ...change({ thoughts: '[a]' }, {}),
      diagnostics: [{ messageId: 'removed', line: 2, text: 'schema' }],
    },
    {
      name: 'a deliberation that is gone',
      ...change(steps, {}),
      diagnostics: [{ messageId: 'removed', line: 2, text: 'schema' }],
    },
    {
      name: 'a deliberation turned into a text',
      ...change(steps, { deliberation: 'none' }),
      diagnostics: [{ messageId: 'edited', line: 9, text: 'none' }],
    },
    {
      name: 'a deliberation whose parts changed',
      ...change(
        steps,
        deliberation(
          '  inputs: []',
          '  steps:',
          '    - { step: 1, thought: a, conclusion: true }',
          '    - { step: 2, thought: c, conclusion: true }',
          '  convergence_point: 1',
          '  total_duration_ms: 90',
        ),
      ),
      diagnostics: [
        { messageId: 'removed', line: 10, text: 'inputs' },
        { messageId: 'added', line: 12, text: 'conclusion' },
        { messageId: 'edited', line: 13, text: 'c' },
        { messageId: 'edited', line: 14, text: '1' },
        { messageId: 'edited', line: 15, text: '90' },
      ],
    },
    {
      name: 'steps renumbered though none was added before them',
      ...change(
        deliberation('  steps:', '    - { step: 1, thought: a }', '    - { step: 2, thought: b }'),
        deliberation(
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 5, thought: b }',
          '    - { step: 6, thought: c }',
        ),
      ),
      diagnostics: [
        {
          messageId: 'edited',
          line: 12,
          text: '5',
          message: 'Unexpected change of `deliberation.steps.1.step`, a committed decision does not change',
        },
      ],
    },
    {
      name: 'a convergence point moved to another old step',
      ...change(
        deliberation(
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: b }',
          '  convergence_point: 2',
        ),
        deliberation(
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: b }',
          '  convergence_point: 1',
        ),
      ),
      diagnostics: [{ messageId: 'edited', line: 13, text: '1' }],
    },
    {
      name: 'a convergence point that did not follow its renumbered step',
      ...change(
        deliberation(
          '  steps:',
          '    - { step: 1, thought: a }',
          '    - { step: 2, thought: b }',
          '  convergence_point: 2',
        ),
        deliberation(
          '  steps:',
          '    - { step: 1, thought: theirs }',
          '    - { step: 2, thought: a }',
          '    - { step: 3, thought: b }',
          '  convergence_point: 2',
        ),
      ),
      diagnostics: [
        { messageId: 'early', line: 11 },
        { messageId: 'edited', line: 14, text: '2' },
      ],
    },
    {
      name: 'a convergence point that is gone, a duration that grew alone',
      ...change(
        deliberation(
          '  steps: [{ step: 1, thought: a }]',
          '  convergence_point: 1',
          '  total_duration_ms: 1',
        ),
        deliberation('  steps: [{ step: 1, thought: a }]', '  total_duration_ms: 2'),
      ),
      diagnostics: [
        { messageId: 'removed', line: 10, text: 'steps' },
        { messageId: 'edited', line: 11, text: '2' },
      ],
    },
    {
      name: 'a redaction with another value’s hash',
      ...change({}, { decision: '"[redacted]"', ...redactions(['decision', 'something else']) }),
      diagnostics: [{ messageId: 'edited', line: 7, text: '"[redacted]"' }],
    },
    {
      name: 'a redaction that was taken back',
      ...change(
        { decision: '"[redacted]"', ...redactions(['decision', 'x']) },
        { decision: 'x', redactions: '[]' },
      ),
      diagnostics: [
        { messageId: 'edited', line: 7, text: 'x' },
        { messageId: 'removed', line: 9, text: 'redactions' },
      ],
    },
    {
      name: 'a resume that was edited',
      before: { [resumePath]: resume() },
      after: { [resumePath]: resume({ context: 'Another', note: 'x' }) },
      diagnostics: [
        {
          messageId: 'edited',
          line: 6,
          text: 'Another',
          message: 'Unexpected change of `context`, a committed resume does not change',
          help: /run `baton thread resume thread_pr94 --agent NAME`/,
        },
        { messageId: 'added', line: 7, text: 'note' },
      ],
    },
    {
      name: 'a thread whose other keys changed',
      before: { [threadPath]: thread() },
      after: { [threadPath]: thread(['active'], { started_by: 'docs-agent', mine: 'x' }) },
      diagnostics: [
        {
          messageId: 'edited',
          line: 5,
          text: 'docs-agent',
          message:
            'Unexpected change of `started_by`, only the title, the status and the text of a committed thread may change',
          help: /^restore it; to remove a secret value, run `baton redact .* --field started_by /,
        },
        { messageId: 'added', line: 10, text: 'mine', help: 'remove it' },
      ],
    },
    {
      name: 'an edit of a decision that moved to another root',
      before: at(decision()),
      after: {
        'packages/x/.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md': decision({ confidence: '1' }),
      },
      diagnostics: [
        {
          messageId: 'edited',
          path: 'packages/x/.agents/threads/thread_pr94/dec_20261127_k3v9qx7m.md',
          text: '1',
        },
      ],
    },
  ],
});
