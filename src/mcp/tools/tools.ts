import { type Given, type Parameters, schemaOf } from '../../app/operations/parameters.ts';
import { handoffTool } from './handoffs.ts';
import { beforeEditTool, contextTool, lintTool, queryTool } from './readers.ts';
import { sessionTool } from './sessions.ts';
import { threadTools } from './threads.ts';
import type { Tool } from './tool.ts';

/** Every tool that the server has (agents, section 7). */
export const tools: readonly Tool[] = [
  ...threadTools,
  sessionTool,
  handoffTool,
  contextTool,
  beforeEditTool,
  queryTool,
  lintTool,
];

/** What a call takes: the parameters of its tool, and where it is to work. */
export function callParameters({ parameters }: Tool): Parameters {
  return { ...parameters, root: { type: 'text' } };
}

/** The JSON Schema of a call. */
export function inputSchema(tool: Tool): Record<string, unknown> {
  return schemaOf(callParameters(tool));
}

/** Whether a call writes. */
export function writesIn(tool: Tool, given: Given): boolean {
  return tool.writesNow?.(given) ?? tool.writes;
}
