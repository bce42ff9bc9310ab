import { mapOf } from '../core/collections/map.ts';
import { takesContextAfterTool } from './answer.ts';
import { type AgentEvent, type EventName, type Host, hosts } from './event.ts';
import { lettersOf, type Moment, momentOf } from './event-names.ts';
import { pathsOfTool, toolKind } from './tools.ts';

/** What an agent program sent. */
export type Recognised =
  | { readonly type: 'event'; readonly event: AgentEvent }
  /** Nothing that has an answer. */
  | { readonly type: 'none' }
  /** No host has an event of this name. */
  | { readonly type: 'unknown'; readonly name: string };

/**
 * Reads what an agent program sent (agents, section 3). The host and the names of its fields are recognised from the payload.
 *
 * @param named the event as the agent's configuration names it; '' for the name in the payload
 * @param payload the JSON of standard input; what is not an object has no fields
 * @param forced the host, where the configuration names it
 */
export function recognise(named: string, payload: unknown, forced?: Host): Recognised {
  const sent: Fields = mapOf(payload);
  const own = textOf(sent, 'hook_event_name') ?? textOf(sent, 'hookEventName') ?? '';
  const name = named.trim() === '' ? own : named;
  const moment = momentOf(name);
  if (moment === undefined) {
    // A host may have events that this program does not know yet: they need no answer. A name that only the configuration has is a typo.
    const isOfHost = own !== '' && lettersOf(own) === lettersOf(name);
    return isOfHost ? { type: 'none' } : { type: 'unknown', name };
  }
  const host = forced ?? hostOf(sent, own);
  const tool = textOf(sent, 'tool_name') ?? textOf(sent, 'toolName') ?? '';
  const event = eventOf(moment, host, tool, name);
  if (event === undefined) return { type: 'none' };
  const input = tool === '' ? sent : (sent.tool_input ?? sent.toolArgs ?? sent.tool_args);
  return {
    type: 'event',
    event: {
      host,
      name: event,
      hostName: own === '' ? hostNames[event] : own,
      cwd: folderOf(sent),
      conversation: conversationOf(sent),
      prompt: textOf(sent, 'prompt')?.trim() ?? '',
      paths: ['read', 'pre-edit', 'post-edit'].includes(event) ? pathsOfTool(tool, input) : [],
      isKeptGoing: sent.stop_hook_active === true || Number(sent.loop_count ?? 0) > 0,
    },
  };
}

/** The name that most hosts have for an event, where the payload has none. */
const hostNames: Readonly<Record<EventName, string>> = {
  'user-prompt': 'UserPromptSubmit',
  read: 'PreToolUse',
  'pre-edit': 'PreToolUse',
  'post-edit': 'PostToolUse',
  'session-start': 'SessionStart',
  stop: 'Stop',
  'session-end': 'SessionEnd',
  'subagent-stop': 'SubagentStop',
};

function eventOf(moment: Moment, host: Host, tool: string, name: string): EventName | undefined {
  if (moment === 'none') return undefined;
  if (moment !== 'before-tool' && moment !== 'after-tool') return moment;
  // Without a tool, the name alone says what is done with the file.
  const kind = tool === '' ? (/edit/i.test(name) ? 'edit' : 'read') : toolKind(tool);
  if (kind === undefined) return undefined;
  if (kind === 'edit') return moment === 'before-tool' ? 'pre-edit' : 'post-edit';
  return (moment === 'after-tool') === takesContextAfterTool(host) ? 'read' : undefined;
}

/** Names that only Gemini CLI has. */
const ofGemini = [
  'beforeagent',
  'afteragent',
  'beforetool',
  'aftertool',
  'beforemodel',
  'aftermodel',
  'precompress',
];

function hostOf(sent: Fields, own: string): Host {
  // The plugins of Baton say it.
  const said = hosts.find((host) => host === sent.host);
  if (said !== undefined) return said;
  if (sent.sessionId !== undefined || sent.toolArgs !== undefined) return 'copilot';
  if (['conversation_id', 'cursor_version', 'workspace_roots'].some((key) => sent[key] !== undefined))
    return 'cursor';
  if (ofGemini.includes(lettersOf(own))) return 'gemini';
  if (sent.turn_id !== undefined || lettersOf(textOf(sent, 'tool_name') ?? '') === 'applypatch')
    return 'codex';
  // Of the hosts that share names, two send a time; only one of these a transcript where nothing stops.
  if (sent.timestamp === undefined) return 'claude';
  return sent.transcript_path !== undefined && sent.stop_reason === undefined ? 'gemini' : 'copilot';
}

function conversationOf(sent: Fields): string | undefined {
  const ids = ['session_id', 'conversation_id', 'sessionId'].map((key) => textOf(sent, key)?.trim());
  return ids.find((id) => id !== undefined && id !== '');
}

/** The folder that the agent works in, else the first folder that its editor has open. */
function folderOf(sent: Fields): string | undefined {
  const roots: readonly unknown[] = Array.isArray(sent.workspace_roots) ? sent.workspace_roots : [];
  return [sent.cwd, ...roots, sent.workspace_root, sent.workspaceRoot].find(
    (one): one is string => typeof one === 'string' && /^(?:\/|[A-Za-z]:[\\/]|\\\\)/.test(one),
  );
}

type Fields = Readonly<Record<string, unknown>>;

function textOf(sent: Fields, key: string): string | undefined {
  const value = sent[key];
  return typeof value === 'string' ? value : undefined;
}
