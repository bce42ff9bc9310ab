import { describe, expect, it } from 'vitest';
import { answerOf, channelOf, noticeOf } from '../../../src/agents/answer.ts';
import { type EventName, eventNames, type Host, hosts } from '../../../src/agents/event.ts';
import { momentOf } from '../../../src/agents/event-names.ts';
import { recognise } from '../../../src/agents/recognise.ts';
import { senders } from '../../support/agent-payloads.ts';

const happened = { conversation: 'c-1', cwd: '/shop', prompt: 'Fix it', path: '/shop/src/a.ts' };
const sent = hosts.flatMap((host) =>
  eventNames.flatMap((name) => {
    const make = senders[host][name];
    return make ? [[host, name, make(happened)] as const] : [];
  }),
);

describe('what a host sends', () => {
  it.each(sent)('%s, %s: is recognised from the payload', (host, name, { named, payload }) => {
    expect(recognise(named, payload)).toEqual({
      type: 'event',
      event: {
        host,
        name,
        hostName: payload.hook_event_name ?? expect.any(String),
        cwd: '/shop',
        conversation: 'c-1',
        prompt: payload.prompt ?? '',
        paths: ['read', 'pre-edit', 'post-edit'].includes(name) ? ['/shop/src/a.ts'] : [],
        isKeptGoing: false,
      },
    });
  });

  it.each(sent.filter(([host]) => host !== 'copilot'))(
    '%s, %s: the name in the payload is enough',
    (host, name, { payload }) => {
      expect(recognise('', payload)).toMatchObject({ event: { host, name } });
    },
  );

  it('is of Copilot in its form with snake case, too', () => {
    const base = { session_id: 'c-1', timestamp: '2026-11-29T10:00:00Z', cwd: '/shop' };
    const start = { ...base, hook_event_name: 'SessionStart', source: 'new' };
    const stop = { ...base, hook_event_name: 'Stop', transcript_path: '/x', stop_reason: 'end_turn' };
    expect(recognise('', start)).toMatchObject({ event: { host: 'copilot', name: 'session-start' } });
    expect(recognise('', stop)).toMatchObject({ event: { host: 'copilot', name: 'stop' } });
  });

  it('is of the host that the configuration names', () => {
    const { named, payload } = senders.claude.stop?.(happened) ?? { named: '', payload: {} };
    for (const host of hosts) expect(recognise(named, payload, host)).toMatchObject({ event: { host } });
  });

  it.each([
    ['conversation_id', { conversation_id: ' c-2 ' }, 'c-2'],
    ['sessionId', { sessionId: 'c-3' }, 'c-3'],
    ['session_id before the others', { session_id: 'c-4', conversation_id: 'c-5' }, 'c-4'],
    ['blank', { session_id: ' ' }, undefined],
    ['no text', { session_id: 7 }, undefined],
    ['nothing', {}, undefined],
  ])('names its conversation: %s', (_, payload, conversation) => {
    expect(recognise('stop', payload)).toMatchObject({ event: { conversation } });
  });

  it.each([
    ['cwd', { cwd: '/a', workspace_roots: ['/b'] }, '/a'],
    ['a cwd of Windows', { cwd: 'C:\\shop' }, 'C:\\shop'],
    ['the first root without cwd', { cwd: '', workspace_roots: ['/b', '/c'] }, '/b'],
    ['a root of another name', { workspaceRoot: '/d' }, '/d'],
    ['nothing for a relative one', { cwd: 'shop' }, undefined],
  ])('names its folder: %s', (_, payload, cwd) => {
    expect(recognise('stop', payload)).toMatchObject({ event: { cwd } });
  });

  it.each([
    ['an array', []],
    ['a text', 'x'],
    ['null', null],
  ])('has no fields as %s', (_, payload) => {
    expect(recognise('stop', payload)).toMatchObject({ type: 'event', event: { conversation: undefined } });
  });

  it.each([[{ stop_hook_active: true }], [{ loop_count: 2 }]])(
    'says that the agent was kept going: %j',
    (payload) => {
      expect(recognise('stop', payload)).toMatchObject({ event: { isKeptGoing: true } });
    },
  );
});

describe('the name of an event', () => {
  it.each([
    [
      'user-prompt',
      'user-prompt UserPromptSubmit user_prompt_submit userPromptSubmitted beforeSubmitPrompt BeforeAgent',
    ],
    ['before-tool', 'read pre-edit PreToolUse pre_tool_use preToolUse BeforeTool'],
    ['after-tool', 'post-edit PostToolUse postToolUse AfterTool'],
    ['session-start', 'session-start SessionStart sessionStart SESSION_START'],
    ['stop', 'stop Stop agentStop AfterAgent'],
    ['session-end', 'session-end SessionEnd sessionEnd'],
    ['subagent-stop', 'subagent-stop SubagentStop subagentStop'],
    [
      'none',
      'Notification PreCompact preCompact PreCompress SubagentStart PermissionRequest AfterModel afterFileEdit',
    ],
  ] as const)('%s is accepted as %s', (moment, names) => {
    for (const name of names.split(' ')) expect(momentOf(name), name).toBe(moment);
  });

  it('is wrong where only the configuration has it, and has no answer where the host has it', () => {
    expect(recognise('user-promt', { hook_event_name: 'UserPromptSubmit' })).toEqual({
      type: 'unknown',
      name: 'user-promt',
    });
    expect(recognise('TeammateIdle', { hook_event_name: 'TeammateIdle' })).toEqual({ type: 'none' });
    expect(recognise('', { hook_event_name: 'TeammateIdle' })).toEqual({ type: 'none' });
    expect(recognise('', {})).toEqual({ type: 'unknown', name: '' });
  });
});

describe('a tool', () => {
  const paths = (tool_name: string, tool_input: unknown) => {
    const found = recognise('PreToolUse', { tool_name, tool_input });
    return found.type === 'event' ? [found.event.name, ...found.event.paths] : [found.type];
  };
  it.each([
    ['MultiEdit', { file_path: 'a', edits: [] }, ['pre-edit', 'a']],
    ['NotebookEdit', { notebook_path: 'a.ipynb' }, ['pre-edit', 'a.ipynb']],
    ['Read', { file_path: 'a', offset: 3 }, ['read', 'a']],
    ['Read', { file_path: 7 }, ['read']],
    ['Bash', { command: 'cat a' }, ['none']],
    ['mcp__files__write', { path: 'a' }, ['none']],
    ['apply_patch', '*** Begin Patch\n*** Add File: a\n+x\n*** End Patch', ['pre-edit', 'a']],
    ['apply_patch', { command: ['apply_patch', '*** Delete File: a\n'] }, ['pre-edit', 'a']],
    [
      'apply_patch',
      { command: '  *** Update File: a b.ts \r\n*** Move to: c\n*** Update File: a b.ts\n' },
      ['pre-edit', 'a b.ts', 'c'],
    ],
    ['apply_patch', { command: 'no patch' }, ['pre-edit']],
    ['editFiles', { files: ['a', 'b'] }, ['pre-edit', 'a', 'b']],
  ])('%s with %j', (tool, input, expected) => {
    expect(paths(tool, input)).toEqual(expected);
  });

  it('of a host that takes context after it only is a read once it has read', () => {
    const input = { tool_name: 'read_file', tool_input: { file_path: 'a' } };
    expect(recognise('BeforeTool', { hook_event_name: 'BeforeTool', ...input })).toEqual({ type: 'none' });
    expect(recognise('AfterTool', { hook_event_name: 'AfterTool', ...input })).toMatchObject({
      event: { name: 'read' },
    });
    expect(recognise('PostToolUse', { ...input, tool_name: 'Read' })).toEqual({ type: 'none' });
  });
});

describe('the answer', () => {
  const answers = Object.fromEntries(
    hosts.map((host) => [
      host,
      Object.fromEntries(
        eventNames.map((name) => [name, answerOf({ host, name, hostName: 'Name' }, 'text')]),
      ),
    ]),
  );
  const context = { hookSpecificOutput: { hookEventName: 'Name', additionalContext: 'text' } };
  const block = { decision: 'block', reason: 'text' };
  const all = {
    'user-prompt': context,
    read: context,
    'pre-edit': context,
    'post-edit': context,
    'session-start': context,
    stop: block,
    'session-end': undefined,
    'subagent-stop': block,
  };

  it.each<[Host, Partial<Record<EventName, object | undefined>>]>([
    ['claude', all],
    ['codex', all],
    [
      'gemini',
      {
        ...all,
        'pre-edit': undefined,
        stop: { decision: 'deny', reason: 'text' },
        'session-end': { systemMessage: 'text' },
        'subagent-stop': undefined,
      },
    ],
    [
      'cursor',
      {
        'user-prompt': undefined,
        read: { additional_context: 'text' },
        'pre-edit': undefined,
        'post-edit': { additional_context: 'text' },
        'session-start': { additional_context: 'text' },
        stop: { followup_message: 'text' },
        'session-end': undefined,
        'subagent-stop': { followup_message: 'text' },
      },
    ],
    [
      'copilot',
      {
        'user-prompt': undefined,
        read: undefined,
        'pre-edit': undefined,
        'post-edit': undefined,
        'session-start': { additionalContext: 'text' },
        stop: block,
        'session-end': undefined,
        'subagent-stop': block,
      },
    ],
    ...(['opencode', 'pi'] as const).map((host): [Host, Partial<Record<EventName, object | undefined>>] => [
      host,
      {
        'user-prompt': { additionalContext: 'text' },
        read: { additionalContext: 'text' },
        'pre-edit': undefined,
        'post-edit': { additionalContext: 'text' },
        'session-start': { additionalContext: 'text' },
        stop: undefined,
        'session-end': undefined,
        'subagent-stop': undefined,
      },
    ]),
  ])('%s gets its own JSON', (host, expected) => {
    expect(answers[host]).toEqual(expected);
    for (const name of eventNames)
      expect(channelOf({ host, name }) === undefined).toBe(expected[name] === undefined);
  });

  it('never blocks a tool', () => {
    for (const host of hosts)
      for (const name of ['read', 'pre-edit', 'post-edit'] as const)
        expect(JSON.stringify(answers[host]?.[name] ?? {})).not.toMatch(/decision|permission|continue/i);
  });

  it('tells the person of a failure where the host shows it', () => {
    expect(hosts.map((host) => noticeOf(host, 'text'))).toEqual([
      { systemMessage: 'text' },
      { systemMessage: 'text' },
      { systemMessage: 'text' },
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
