import type { EventName, Host } from '../../src/agents/event.ts';

/** What a host's payload is about. */
export interface Happened {
  readonly conversation: string;
  readonly cwd: string;
  readonly prompt?: string;
  /** Absolute. */
  readonly path?: string;
}

type Payload = Readonly<Record<string, unknown>>;

/** What a host sends, and under which name of its own configuration. */
export interface SentEvent {
  readonly named: string;
  readonly payload: Payload;
}

type Sender = (happened: Happened) => SentEvent;

const as =
  (named: string, base: (named: string, happened: Happened) => Payload) =>
  (more: (happened: Happened) => Payload): Sender =>
  (happened) => ({ named, payload: { ...base(named, happened), ...more(happened) } });

const claudeBase = (hook_event_name: string, { conversation, cwd }: Happened) => ({
  session_id: conversation,
  transcript_path: `/home/robin/.claude/projects/shop/${conversation}.jsonl`,
  cwd,
  permission_mode: 'default',
  hook_event_name,
});
const claude = (named: string) => as(named, claudeBase);
const codex = (named: string) =>
  as(named, (hook_event_name, { conversation, cwd }) => ({
    session_id: conversation,
    turn_id: 'turn-1',
    transcript_path: null,
    cwd,
    hook_event_name,
    model: 'gpt-5-codex',
    permission_mode: 'default',
  }));
const gemini = (named: string) =>
  as(named, (hook_event_name, { conversation, cwd }) => ({
    session_id: conversation,
    transcript_path: `/home/robin/.gemini/tmp/shop/chats/${conversation}.json`,
    cwd,
    hook_event_name,
    timestamp: '2026-11-29T10:00:00.000Z',
  }));
const cursor = (named: string) =>
  as(named, (hook_event_name, { conversation, cwd }) => ({
    conversation_id: conversation,
    generation_id: 'generation-1',
    model: 'composer-2',
    hook_event_name,
    cursor_version: '3.2.1',
    workspace_roots: [cwd],
    user_email: null,
    transcript_path: null,
  }));
const copilot = (named: string) =>
  as(named, (_, { conversation, cwd }) => ({ sessionId: conversation, timestamp: 1_796_000_000_000, cwd }));
/** What the plugins of Baton send for a host whose events are functions (`src/agents/setup/plugins.ts`). */
const plugin = (host: Host, named: string) =>
  as(named, (name, { conversation, cwd }) => ({
    host,
    hook_event_name: name,
    cwd,
    session_id: conversation,
  }));

const patch = (path: string | undefined) =>
  `*** Begin Patch\n*** Update File: ${path}\n@@\n-old\n+new\n*** End Patch\n`;
const edited = ({ path }: Happened) => ({ file_path: path, old_string: 'old', new_string: 'new' });

/** A payload of each event that a host has, in the form of its documentation (docs/agents.md has the sources). */
export const senders: Readonly<Record<Host, Readonly<Partial<Record<EventName, Sender>>>>> = {
  claude: {
    'user-prompt': claude('UserPromptSubmit')(({ prompt }) => ({ prompt })),
    read: claude('PreToolUse')(({ path }) => ({ tool_name: 'Read', tool_input: { file_path: path } })),
    'pre-edit': claude('PreToolUse')((one) => ({
      tool_name: 'Edit',
      tool_input: edited(one),
      tool_use_id: 'toolu_1',
    })),
    'post-edit': claude('PostToolUse')((one) => ({
      tool_name: 'Write',
      tool_input: { file_path: one.path, content: 'new' },
      tool_response: { filePath: one.path, success: true },
    })),
    'session-start': claude('SessionStart')(() => ({ source: 'startup' })),
    stop: claude('Stop')(() => ({ stop_hook_active: false, last_assistant_message: 'Done.' })),
    'session-end': claude('SessionEnd')(() => ({ reason: 'prompt_input_exit' })),
    'subagent-stop': claude('SubagentStop')(() => ({
      stop_hook_active: false,
      agent_id: 'def456',
      agent_type: 'Explore',
      agent_transcript_path: '/home/robin/.claude/projects/shop/subagents/agent-def456.jsonl',
    })),
  },
  codex: {
    'user-prompt': codex('UserPromptSubmit')(({ prompt }) => ({ prompt })),
    'pre-edit': codex('PreToolUse')(({ path }) => ({
      tool_name: 'apply_patch',
      tool_use_id: 'call_1',
      tool_input: { command: patch(path) },
    })),
    'post-edit': codex('PostToolUse')(({ path }) => ({
      tool_name: 'apply_patch',
      tool_use_id: 'call_1',
      tool_input: { command: patch(path) },
      tool_response: 'Done',
    })),
    'session-start': codex('SessionStart')(() => ({ source: 'startup' })),
    stop: codex('Stop')(() => ({ stop_hook_active: false, last_assistant_message: 'Done.' })),
    'subagent-stop': codex('SubagentStop')(() => ({
      stop_hook_active: false,
      agent_id: 'thread-2',
      agent_type: 'worker',
      agent_transcript_path: null,
      last_assistant_message: 'Done.',
    })),
  },
  gemini: {
    'user-prompt': gemini('BeforeAgent')(({ prompt }) => ({ prompt })),
    read: gemini('AfterTool')(({ path }) => ({
      tool_name: 'read_file',
      tool_input: { file_path: path },
      tool_response: { llmContent: 'old', returnDisplay: '' },
    })),
    'pre-edit': gemini('BeforeTool')((one) => ({ tool_name: 'replace', tool_input: edited(one) })),
    'post-edit': gemini('AfterTool')(({ path }) => ({
      tool_name: 'write_file',
      tool_input: { file_path: path, content: 'new' },
      tool_response: { llmContent: 'written', returnDisplay: '' },
    })),
    'session-start': gemini('SessionStart')(() => ({ source: 'startup' })),
    stop: gemini('AfterAgent')(({ prompt }) => ({
      prompt,
      prompt_response: 'Done.',
      stop_hook_active: false,
    })),
    'session-end': gemini('SessionEnd')(() => ({ reason: 'exit' })),
  },
  cursor: {
    'user-prompt': cursor('beforeSubmitPrompt')(({ prompt }) => ({ prompt, attachments: [] })),
    read: cursor('postToolUse')(({ cwd, path }) => ({
      tool_name: 'Read',
      tool_input: { file_path: path },
      tool_output: '{"content":"old"}',
      tool_use_id: 'tool-1',
      cwd,
    })),
    'pre-edit': cursor('preToolUse')(({ cwd, path }) => ({
      tool_name: 'Write',
      tool_input: { file_path: path, content: 'new' },
      tool_use_id: 'tool-1',
      cwd,
    })),
    'post-edit': cursor('postToolUse')(({ cwd, path }) => ({
      tool_name: 'Write',
      tool_input: { file_path: path, content: 'new' },
      tool_output: '{}',
      tool_use_id: 'tool-1',
      cwd,
    })),
    'session-start': cursor('sessionStart')(({ conversation }) => ({
      session_id: conversation,
      is_background_agent: false,
      composer_mode: 'agent',
    })),
    stop: cursor('stop')(() => ({ status: 'completed', loop_count: 0 })),
    'session-end': cursor('sessionEnd')(({ conversation }) => ({
      session_id: conversation,
      reason: 'completed',
      duration_ms: 45_000,
    })),
    'subagent-stop': cursor('subagentStop')(() => ({
      subagent_type: 'explore',
      status: 'completed',
      loop_count: 0,
    })),
  },
  copilot: {
    'user-prompt': copilot('userPromptSubmitted')(({ prompt }) => ({ prompt })),
    read: copilot('preToolUse')(({ path }) => ({ toolName: 'view', toolArgs: JSON.stringify({ path }) })),
    'pre-edit': copilot('preToolUse')(({ path }) => ({ toolName: 'edit', toolArgs: { path } })),
    'post-edit': copilot('postToolUse')(({ path }) => ({
      toolName: 'create',
      toolArgs: { path },
      toolResult: { resultType: 'success', textResultForLlm: 'created' },
    })),
    'session-start': copilot('sessionStart')(() => ({ source: 'new', initialPrompt: 'Fix the login' })),
    stop: copilot('agentStop')(() => ({
      transcriptPath: '/home/robin/.copilot/x.jsonl',
      stopReason: 'end_turn',
    })),
    'session-end': copilot('sessionEnd')(() => ({ reason: 'user_exit' })),
    'subagent-stop': copilot('subagentStop')(() => ({
      transcriptPath: '/home/robin/.copilot/x.jsonl',
      agentName: 'explore',
      stopReason: 'end_turn',
    })),
  },
  opencode: {
    'user-prompt': plugin('opencode', 'user-prompt')(({ prompt }) => ({ prompt })),
    read: plugin(
      'opencode',
      'post-tool-use',
    )(({ path }) => ({ tool_name: 'read', tool_input: { filePath: path } })),
    'post-edit': plugin(
      'opencode',
      'post-edit',
    )(({ path }) => ({
      tool_name: 'edit',
      tool_input: { filePath: path, oldString: 'old', newString: 'new' },
    })),
    'session-start': plugin('opencode', 'session-start')(({ prompt }) => ({ prompt })),
  },
  pi: {
    'user-prompt': plugin('pi', 'user-prompt')(({ prompt }) => ({ prompt })),
    read: plugin('pi', 'post-tool-use')(({ path }) => ({ tool_name: 'read', tool_input: { path } })),
    'post-edit': plugin(
      'pi',
      'post-edit',
    )(({ path }) => ({
      tool_name: 'write',
      tool_input: { path, content: 'new' },
    })),
    'session-start': plugin('pi', 'session-start')(({ prompt }) => ({ prompt })),
  },
};

/** What a host's answer gives the model, or the person; '' for nothing. */
export function textIn(answer: Readonly<Record<string, unknown>> | undefined): string {
  const own = answer?.hookSpecificOutput as { additionalContext?: string } | undefined;
  const fields = ['additional_context', 'additionalContext', 'reason', 'followup_message', 'systemMessage'];
  const found = [own?.additionalContext, ...fields.map((key) => answer?.[key])];
  return found.find((one): one is string => typeof one === 'string') ?? '';
}
