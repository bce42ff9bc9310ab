// The official SDK. The build keeps it in a file of its own, which no other command loads.
export {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
  type StandardSchemaWithJSON,
  type Transport,
} from '@modelcontextprotocol/server';
export {
  type Skill,
  SkillCatalogError,
  type SkillFiles,
  type SkillSource,
  SkillsExtension,
} from '@modelcontextprotocol/server/ext/skills';
export { nodeSkillFiles } from '@modelcontextprotocol/server/ext/skills/node';
export { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
