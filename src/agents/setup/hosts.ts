import type { Host } from '../event.ts';
import type { JsonEntries, JsonEntry } from './json-text.ts';
import { openCodePlugin, piPlugin } from './plugins.ts';

/** A file of a host that entries are put into. */
export interface HostJson {
  readonly type: 'json';
  /** From the top; the first that exists, else the first. */
  readonly paths: readonly string[];
  readonly what: string;
  readonly entries: JsonEntries;
}

/** A TOML file of a host that gets the server. */
export interface HostToml {
  readonly type: 'toml';
  readonly paths: readonly string[];
  readonly what: string;
  readonly args: readonly string[];
}

/** A file of a host that is Baton's alone. */
export interface HostText {
  readonly type: 'text';
  readonly paths: readonly string[];
  readonly what: string;
  readonly text: string;
}

export type HostFile = HostJson | HostToml | HostText;

/** What Baton knows of an agent program. */
export interface HostSetup {
  /** As people call it. */
  readonly title: string;
  /** Paths, from the top, of which one shows that a repository uses it. */
  readonly signs: readonly string[];
  /** What it wants before it uses the files; undefined where it wants nothing. */
  readonly trust: string | undefined;
  /** @param launcher from the top: what starts Baton */
  files(launcher: string): readonly HostFile[];
}

/** The names that the launcher may have, of any configuration. */
const launcherName = /(?:^|[\s"'/.])baton-agent\.sh\b/;
/** A call of Baton by a name on PATH, as the page of agents has it for setting up by hand. */
const callByName = /\b(?:git-)?baton agent-hook\b/;

const marks: Pick<JsonEntries, 'isOurs' | 'isByHand'> = {
  isOurs: (value) => launcherName.test(JSON.stringify(value)),
  isByHand: (value) => typeof value === 'string' && callByName.test(value),
};

/** How `baton init --agent` sets up each host (agents, section 6). Sources are in docs/agents.md. */
export const hostSetups: Readonly<Record<Host, HostSetup>> = {
  claude: {
    title: 'Claude Code',
    signs: ['.claude', 'CLAUDE.md'],
    trust:
      'Claude Code asks whether you trust the folder, and whether to use the MCP server `baton` of `.mcp.json`',
    files: (launcher) => [
      json('.claude/settings.json', 'events', {
        ...marks,
        entries: grouped(`sh "$CLAUDE_PROJECT_DIR/${launcher}" agent-hook --host claude`, [
          ['UserPromptSubmit', 'user-prompt'],
          ['PreToolUse', 'pre-edit', 'Read|Edit|Write|MultiEdit|NotebookEdit'],
          ['PostToolUse', 'post-edit', 'Edit|Write|MultiEdit'],
          ['SessionStart', 'session-start'],
          ['Stop', 'stop'],
          ['SubagentStop', 'subagent-stop'],
        ]),
      }),
      json('.mcp.json', 'MCP server', server(launcher, 'mcpServers')),
    ],
  },
  codex: {
    title: 'Codex',
    signs: ['.codex'],
    trust:
      'Codex reads `.codex/` once you trust the project, and runs its hooks once you have reviewed them with `/hooks`',
    files: (launcher) => [
      json('.codex/hooks.json', 'events', {
        ...marks,
        entries: grouped(`sh "$(git rev-parse --show-toplevel)/${launcher}" agent-hook --host codex`, [
          ['UserPromptSubmit', 'user-prompt'],
          ['PreToolUse', 'pre-edit', 'apply_patch'],
          ['PostToolUse', 'post-edit', 'apply_patch'],
          ['SessionStart', 'session-start'],
          ['Stop', 'stop'],
          ['SubagentStop', 'subagent-stop'],
        ]),
      }),
      { type: 'toml', paths: ['.codex/config.toml'], what: 'MCP server', args: [launcher, 'mcp'] },
    ],
  },
  gemini: {
    title: 'Gemini CLI',
    signs: ['.gemini', 'GEMINI.md'],
    trust:
      'Gemini CLI reads `.gemini/settings.json` in folders that you trust, and warns once about new hooks',
    files: (launcher) => [
      json('.gemini/settings.json', 'events and MCP server', {
        ...marks,
        entries: [
          ...grouped(`sh "$GEMINI_PROJECT_DIR/${launcher}" agent-hook --host gemini`, [
            ['BeforeAgent', 'user-prompt'],
            ['AfterTool', 'post-edit', 'read_file|write_file|replace'],
            ['SessionStart', 'session-start'],
            ['AfterAgent', 'stop'],
            ['SessionEnd', 'session-end'],
          ]),
          ...server(launcher, 'mcpServers').entries,
        ],
      }),
    ],
  },
  cursor: {
    title: 'Cursor',
    signs: ['.cursor', '.cursorrules'],
    trust: 'Cursor runs hooks of workspaces that you trust; switch the MCP server `baton` on in its settings',
    files: (launcher) => [
      json('.cursor/hooks.json', 'events', {
        ...marks,
        needed: { version: 1 },
        entries: [
          ['postToolUse', 'post-edit', 'Read|Write'],
          ['sessionStart', 'session-start'],
          ['stop', 'stop'],
          ['subagentStop', 'subagent-stop'],
        ].map(([name = '', event = '', matcher]) => ({
          path: ['hooks', name],
          isItem: true,
          value: {
            command: `sh ${launcher} agent-hook --host cursor ${event}`,
            ...(matcher === undefined ? {} : { matcher }),
          },
        })),
      }),
      json('.cursor/mcp.json', 'MCP server', server(launcher, 'mcpServers')),
    ],
  },
  copilot: {
    title: 'Copilot CLI',
    signs: ['.github/copilot-instructions.md', '.github/hooks', '.github/mcp.json'],
    trust: 'Copilot CLI uses hooks and MCP servers of folders that you trust',
    files: (launcher) => [
      json('.github/hooks/baton.json', 'events', {
        ...marks,
        needed: { version: 1 },
        entries: [
          ['sessionStart', 'session-start'],
          ['agentStop', 'stop'],
          ['subagentStop', 'subagent-stop'],
        ].map(([name = '', event = '']) => ({
          path: ['hooks', name],
          isItem: true,
          value: { type: 'command', bash: `sh ${launcher} agent-hook --host copilot ${event}` },
        })),
      }),
      json('.github/mcp.json', 'MCP server', server(launcher, 'mcpServers', { type: 'local', tools: ['*'] })),
    ],
  },
  opencode: {
    title: 'opencode',
    signs: ['opencode.json', 'opencode.jsonc', '.opencode'],
    trust: undefined,
    files: (launcher) => [
      { type: 'text', paths: ['.opencode/plugins/baton.js'], what: 'events', text: openCodePlugin(launcher) },
      {
        type: 'json',
        paths: ['opencode.json', 'opencode.jsonc'],
        what: 'MCP server',
        entries: {
          ...marks,
          entries: [
            {
              path: ['mcp', 'baton'],
              isItem: false,
              value: { type: 'local', command: ['sh', launcher, 'mcp'], enabled: true },
            },
          ],
        },
      },
    ],
  },
  pi: {
    title: 'pi',
    signs: ['.pi'],
    trust: 'pi loads extensions of projects that you trust',
    files: (launcher) => [
      { type: 'text', paths: ['.pi/extensions/baton.ts'], what: 'events', text: piPlugin(launcher) },
    ],
  },
};

function json(path: string, what: string, entries: JsonEntries): HostJson {
  return { type: 'json', paths: [path], what, entries };
}

/** Events in the form that Claude Code, Codex and Gemini CLI share. @param events the host's name, ours, and the tools */
function grouped(
  call: string,
  events: readonly (readonly [name: string, event: string, matcher?: string])[],
): JsonEntry[] {
  return events.map(([name, event, matcher]) => ({
    path: ['hooks', name],
    isItem: true,
    value: {
      ...(matcher === undefined ? {} : { matcher }),
      hooks: [{ type: 'command', command: `${call} ${event}` }],
    },
  }));
}

function server(
  launcher: string,
  key: string,
  { type, ...more }: { readonly type?: string; readonly tools?: readonly string[] } = {},
): JsonEntries {
  const value = { ...(type === undefined ? {} : { type }), command: 'sh', args: [launcher, 'mcp'], ...more };
  return { ...marks, entries: [{ path: [key, 'baton'], isItem: false, value }] };
}
