import { checkParameters } from '../app/operations/parameters.ts';
import { withUnread } from '../app/operations/remarks.ts';
import { contextOf } from '../app/workspace/context.ts';
import { version } from '../io/version.ts';
import { toolError, toolResult } from './answers.ts';
import { addResources } from './resources.ts';
import { type Root, rootOf, type ServerPlace } from './roots.ts';
import { type CallToolResult, McpServer, type StandardSchemaWithJSON } from './sdk.ts';
import { addSkills } from './skills.ts';
import type { Tool } from './tools/tool.ts';
import { callParameters, inputSchema, tools, writesIn } from './tools/tools.ts';

const instructions =
  'Records of coding agents under .agents/. Call before_edit before you edit files, record_decision after a choice, session for a request of substance. Send root where there are several worktrees.';

/** The tools and prompts are always the same, and no client is told of a new skill. */
const fixed = { listChanged: false };
const capabilities = { tools: fixed, prompts: fixed, resources: fixed };

/**
 * A server that speaks MCP, of the protocols of 2025 and of 2026-07-28 (agents, section 7). Making it reads and writes
 * nothing: clients start a second one to look at its tools.
 */
export function createMcpServer(place: ServerPlace): McpServer {
  const server = new McpServer({ name: 'baton', version }, { instructions, capabilities });
  for (const tool of tools) {
    server.registerTool(
      tool.name,
      {
        description: tool.about,
        inputSchema: advertised(inputSchema(tool)),
        annotations: {
          readOnlyHint: !tool.writes,
          destructiveHint: false,
          idempotentHint: !tool.writes,
          openWorldHint: false,
        },
      },
      (sent, { mcpReq }) => callTool(tool, place, sent, mcpReq.signal),
    );
  }
  addResources(server, place);
  addSkills(server, place);
  return server;
}

/** Shows a schema to clients; what they send is checked by the tool, whose errors say what to do. */
function advertised(schema: Record<string, unknown>): StandardSchemaWithJSON {
  return {
    '~standard': {
      version: 1,
      vendor: 'baton',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => schema, output: () => schema },
    },
  };
}

/** Runs a tool. A failure is an answer of the tool, with the next step: agents read it. */
export async function callTool(
  tool: Tool,
  place: ServerPlace,
  sent: unknown,
  signal: AbortSignal,
): Promise<CallToolResult> {
  let root: Root | undefined;
  try {
    const { root: named, ...given } = checkParameters(callParameters(tool), sent, tool.isOpen);
    root = await rootOf(place, named as string | undefined, writesIn(tool, given));
    // Nobody waits for the answer any more: nothing is written that nobody hears of.
    signal.throwIfAborted();
    const context = contextOf({ cwd: root.cwd, env: place.env, now: place.now(), build: place.build });
    const { data, ...text } = await tool.run(context, given);
    return await toolResult(root, { ...text, data: { ...withUnread(data, context.unread) } });
  } catch (error) {
    return toolError(root, error);
  }
}
