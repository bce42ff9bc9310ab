import { describe, expect, it } from 'vitest';
import { plainValue } from '../../../src/core/node.ts';
import { documentsOf, findingsOf, imported } from '../../support/interchange.ts';

type Line = Readonly<Record<string, unknown>>;

const base = {
  sessionId: 'cfa1e878-62b5-4e40-b281-bbf9b250d766',
  cwd: '/home/ada/shop',
  gitBranch: 'login',
  isSidechain: false,
  timestamp: '2026-01-08T12:00:00.000Z',
};
let calls = 0;
/** A call of a tool, and its outcome. */
const call = (name: string, input: object, result: object = {}, more: Line = {}): Line[] => {
  const id = `toolu_${++calls}`;
  const { isError = false, ...toolUseResult } = result as { isError?: boolean };
  return [
    {
      ...base,
      type: 'assistant',
      message: {
        role: 'assistant',
        content: [
          { type: 'text', text: 'secret words' },
          { type: 'tool_use', id, name, input },
        ],
      },
      ...more,
    },
    {
      ...base,
      type: 'user',
      toolUseResult,
      message: {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: id, content: 'ok', is_error: isError }],
      },
      ...more,
    },
  ];
};
const todos = (...list: readonly (readonly [string, string])[]) =>
  call('TodoWrite', { todos: list.map(([content, status]) => ({ content, status, activeForm: content })) });
const text = (...lines: readonly (readonly Line[])[]) =>
  `${lines
    .flat()
    .map((line) => JSON.stringify(line))
    .join('\n')}\n`;

const made = (...lines: readonly (readonly Line[])[]) => {
  const result = imported('transcript', { 'cfa1e878.jsonl': text(...lines) });
  expect(findingsOf(result)).toEqual([]);
  const [doc] = documentsOf(result);
  return {
    doc,
    handoff: (plainValue(doc?.data) ?? {}) as Record<string, unknown>,
    remarks: result.remarks.map(({ field, what }) => `${what} ${field}`),
  };
};

const open = (...steps: readonly string[]) => steps.map((step) => ({ step }));
const usual = ['left out messages', 'assumed outcome'];

describe('a transcript of Claude Code', () => {
  it('is a task with the todos that were open at its end', () => {
    const { doc, handoff, remarks } = made(
      todos(['read', 'completed'], ['fix', 'pending']),
      todos(['read', 'completed'], ['fix', 'in_progress'], ['test', 'pending']),
    );
    expect(doc?.id).toBe('task-session-cfa1e878-62b');
    expect(doc?.text).toContain('| Session | cfa1e878-62b5-4e40-b281-bbf9b250d766 |');
    expect(doc?.text).toContain('| Branch | login |');
    expect(doc?.text).toContain('- [ ] fix\n- [ ] test\n');
    expect(handoff).toEqual({
      outcome: null,
      migrated_from: 'cfa1e878.jsonl',
      suggested_next_steps: open('fix', 'test'),
    });
    expect(remarks).toEqual(['left out todos', ...usual]);
  });

  it('takes no text over', () => {
    expect(made(todos(['fix', 'pending'])).doc?.text).not.toContain('secret words');
  });

  it('has the files that were written, from the folder of the session', () => {
    const { handoff, remarks } = made(
      call('Write', { file_path: '/home/ada/shop/src/a.ts', content: 'x' }, { type: 'create' }),
      call('Write', { file_path: '/home/ada/shop/src/b.ts', content: 'x' }, { type: 'update' }),
      call('Edit', { file_path: '/home/ada/shop/src/a.ts', old_string: 'x', new_string: 'y' }),
      call('MultiEdit', { file_path: '/home/ada/shop/c.ts' }),
      call('NotebookEdit', { notebook_path: '/home/ada/shop/n.ipynb' }),
      call('Read', { file_path: '/home/ada/shop/read.ts' }),
      call('Edit', { file_path: '/etc/hosts' }),
      todos(['fix', 'pending']),
    );
    expect(handoff).toMatchObject({
      files_created: [{ path: 'src/a.ts' }],
      files_modified: [{ path: 'src/b.ts' }, { path: 'c.ts' }, { path: 'n.ipynb' }],
    });
    expect(remarks).toEqual([...usual, 'left out files']);
  });

  it('does not count what failed', () => {
    const { handoff } = made(
      call('Edit', { file_path: '/home/ada/shop/a.ts' }, { isError: true }),
      call('TodoWrite', { todos: [] }, { isError: true }),
      todos(['fix', 'pending']),
      call('TodoWrite', { todos: [] }, { isError: true }),
    );
    expect(handoff).toEqual({
      outcome: null,
      migrated_from: 'cfa1e878.jsonl',
      suggested_next_steps: open('fix'),
    });
  });

  it('follows todos that have a tool of their own each', () => {
    const { handoff, remarks } = made(
      call('TaskCreate', { subject: 'read' }, { task: { id: '1', subject: 'read' } }),
      call('TaskCreate', { subject: 'fix' }, { task: { id: '2', subject: 'fix' } }),
      call('TaskCreate', { subject: 'gone' }, { task: { id: '3', subject: 'gone' } }),
      call('TaskUpdate', { taskId: '1', status: 'completed' }),
      call('TaskUpdate', { taskId: '2', status: 'in_progress', subject: 'fix it' }),
      call('TaskUpdate', { taskId: '3', status: 'deleted' }),
      call('TaskUpdate', { taskId: '9', status: 'completed' }),
    );
    expect(handoff.suggested_next_steps).toEqual(open('fix it'));
    expect(remarks[0]).toBe('left out todos');
  });

  it('leaves the todos of a subagent alone, and takes its files', () => {
    const side = { isSidechain: true };
    const { handoff } = made(
      todos(['fix', 'pending']),
      call('TodoWrite', { todos: [{ content: 'own', status: 'pending' }] }, {}, side),
      call('Write', { file_path: '/home/ada/shop/a.ts' }, { type: 'create' }, side),
    );
    expect(handoff).toMatchObject({ suggested_next_steps: open('fix'), files_created: [{ path: 'a.ts' }] });
  });

  it('of Windows has paths with slashes', () => {
    const windows = { cwd: 'C:\\Users\\ada\\shop' };
    const lines = [
      ...call('Edit', { file_path: 'C:\\Users\\ada\\shop\\src\\a.ts' }),
      ...todos(['fix', 'pending']),
    ];
    const { handoff } = made(lines.map((line) => ({ ...line, ...windows })));
    expect(handoff.files_modified).toEqual([{ path: 'src/a.ts' }]);
  });

  it('begins with lines of other kinds', () => {
    const { handoff } = made(
      [
        { type: 'file-history-snapshot', messageId: 'm' },
        { type: 'summary', summary: 'x', leafUuid: 'l' },
      ],
      todos(['Examiner\nla structure', 'pending']),
      [
        { ...base, type: 'system', content: 'x' },
        { ...base, type: 'user', message: { role: 'user', content: 'hi' } },
      ],
    );
    expect(handoff.suggested_next_steps).toEqual(open('Examiner la structure'));
  });

  it.each([
    ['no todo', []],
    ['every todo completed', todos(['fix', 'completed'])],
    ['an emptied list', [...todos(['fix', 'pending']), ...call('TodoWrite', { todos: [] })]],
  ])('with %s at its end becomes nothing', (_, lines) => {
    const { doc, remarks } = made([
      { ...base, type: 'user', message: { role: 'user', content: 'hi' } },
      ...lines,
    ]);
    expect(doc).toBeUndefined();
    expect(remarks).toEqual(['left out session']);
  });

  it.each([
    [
      {
        type: 'assistant',
        ...base,
        message: { content: [{ type: 'tool_use', name: 'TodoWrite', input: { todos: 'x' } }] },
      },
    ],
    [
      {
        type: 'assistant',
        ...base,
        message: { content: [{ type: 'tool_use', name: 'TodoWrite', input: null }] },
      },
    ],
    [{ type: 'assistant', ...base, message: null }],
    [{ type: 'assistant', ...base, message: { content: [1, null, 'x'] } }],
  ])('of an odd shape is read: %j', (line) => {
    expect(made([line], todos(['fix', 'pending'])).handoff.suggested_next_steps).toEqual(open('fix'));
  });

  it('is not one without a session', () => {
    expect(() => imported('transcript', '{"a": 1}\n')).toThrow('no line has a `sessionId`');
  });
});
