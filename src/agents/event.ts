/** The agent programs whose events are understood (agents, section 3). */
export const hosts = ['claude', 'codex', 'gemini', 'cursor', 'copilot', 'opencode', 'pi'] as const;
export type Host = (typeof hosts)[number];

/** The events that have an answer. */
export const eventNames = [
  'user-prompt',
  'read',
  'pre-edit',
  'post-edit',
  'session-start',
  'stop',
  'session-end',
  'subagent-stop',
] as const;
export type EventName = (typeof eventNames)[number];

/** What happened in an agent program, whichever it is. */
export interface AgentEvent {
  readonly host: Host;
  readonly name: EventName;
  /** As the host calls it: some hosts want the name again in the answer. */
  readonly hostName: string;
  /** Absolute; undefined where the host sends none. */
  readonly cwd: string | undefined;
  /** Undefined: no other event is known to be of the same conversation. */
  readonly conversation: string | undefined;
  /** '' where the event has none. */
  readonly prompt: string;
  /** The files that a tool reads or writes, as the host names them. */
  readonly paths: readonly string[];
  /** True if the agent continues only because an earlier answer to this event asked for it. */
  readonly isKeptGoing: boolean;
}
