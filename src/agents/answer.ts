import type { AgentEvent, EventName, Host } from './event.ts';

/** How a host takes what is said at an event: into the model's context, or as the reason to continue instead of stopping. */
type Channel = 'context' | 'continue' | 'person';

/**
 * What each host takes at each event. What is missing here the host cannot take: nothing is said (docs/agents.md has the sources).
 */
const channels: Readonly<Record<Host, Readonly<Partial<Record<EventName, Channel>>>>> = {
  claude: {
    'user-prompt': 'context',
    read: 'context',
    'pre-edit': 'context',
    'post-edit': 'context',
    'session-start': 'context',
    stop: 'continue',
    'subagent-stop': 'continue',
  },
  codex: {
    'user-prompt': 'context',
    read: 'context',
    'pre-edit': 'context',
    'post-edit': 'context',
    'session-start': 'context',
    stop: 'continue',
    'subagent-stop': 'continue',
  },
  gemini: {
    'user-prompt': 'context',
    read: 'context',
    'post-edit': 'context',
    'session-start': 'context',
    stop: 'continue',
    'session-end': 'person',
  },
  cursor: {
    read: 'context',
    'post-edit': 'context',
    'session-start': 'context',
    stop: 'continue',
    'subagent-stop': 'continue',
  },
  copilot: {
    'session-start': 'context',
    stop: 'continue',
    'subagent-stop': 'continue',
  },
  opencode: {
    'user-prompt': 'context',
    read: 'context',
    'post-edit': 'context',
    'session-start': 'context',
  },
  pi: {
    'user-prompt': 'context',
    read: 'context',
    'post-edit': 'context',
    'session-start': 'context',
  },
};

/** Hosts that show their user nothing of what is said at an event. */
const silent: readonly Host[] = ['cursor', 'copilot', 'opencode', 'pi'];
/** Hosts whose context is a key of the answer itself. The last two are asked by plugins of Baton. */
const plain: readonly Host[] = ['copilot', 'opencode', 'pi'];

/** Hosts that take context about a file only once their tool has read it. */
export function takesContextAfterTool(host: Host): boolean {
  return ['gemini', 'cursor', 'opencode', 'pi'].includes(host);
}

/** How the host takes an answer to an event; undefined where it takes none. */
export function channelOf({ host, name }: Pick<AgentEvent, 'host' | 'name'>): Channel | undefined {
  return channels[host][name];
}

/**
 * The JSON with which a host is answered.
 *
 * @returns undefined where the host takes nothing at this event
 */
export function answerOf(
  event: Pick<AgentEvent, 'host' | 'name' | 'hostName'>,
  text: string,
): object | undefined {
  const { host, hostName } = event;
  switch (channelOf(event)) {
    case 'context':
      if (host === 'cursor') return { additional_context: text };
      if (plain.includes(host)) return { additionalContext: text };
      return { hookSpecificOutput: { hookEventName: hostName, additionalContext: text } };
    case 'continue':
      if (host === 'cursor') return { followup_message: text };
      return { decision: host === 'gemini' ? 'deny' : 'block', reason: text };
    case 'person':
      return noticeOf(host, text);
    case undefined:
      return undefined;
  }
}

/** The JSON with which the agent's user is shown something; undefined where the host shows them nothing. */
export function noticeOf(host: Host, text: string): object | undefined {
  return silent.includes(host) ? undefined : { systemMessage: text };
}
