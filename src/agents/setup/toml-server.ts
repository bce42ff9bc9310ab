import { parse, TomlError, type TomlTable } from 'smol-toml';

/** What the TOML file of a host has of Baton's server. */
export type TomlServer =
  /** The server is not in it, and can be added at the end. */
  | { readonly state: 'free' }
  /** A person wrote an entry of that name. */
  | { readonly state: 'by-hand' }
  | { readonly state: 'fault'; readonly message: string };

/** The lines of an MCP server in Codex's configuration. */
export function tomlServer(name: string, command: string, args: readonly string[]): string[] {
  return [
    `[mcp_servers.${name}]`,
    `command = ${JSON.stringify(command)}`,
    `args = [${args.map((arg) => JSON.stringify(arg)).join(', ')}]`,
  ];
}

/**
 * Whether the table of a server can be added to a TOML text.
 *
 * @param text without the lines of Baton
 * @param added the same text with them
 */
export function tomlServerIn(text: string, name: string, added: string): TomlServer {
  const before = parsed(text);
  if (typeof before === 'string') return { state: 'fault', message: before };
  const servers = before.mcp_servers;
  if (typeof servers === 'object' && Object.hasOwn(servers, name)) return { state: 'by-hand' };
  // An inline table takes no more keys.
  if (typeof parsed(added) === 'string')
    return { state: 'fault', message: '`mcp_servers` is written in a form that takes no further table' };
  return { state: 'free' };
}

function parsed(text: string): TomlTable | string {
  try {
    return parse(text.replace(/^\uFEFF/, ''), { integersAsBigInt: true });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return `line ${error.line} is not TOML`;
  }
}
