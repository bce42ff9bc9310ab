import { describe, expect, it } from 'vitest';
import { tomlServer, tomlServerIn } from '../../../src/agents/setup/toml-server.ts';

const lines = tomlServer('baton', 'sh', ['.agents/baton-agent.sh', 'mcp']).join('\n');

describe('the server in a TOML file', () => {
  it('is a table of its own', () => {
    expect(lines).toBe('[mcp_servers.baton]\ncommand = "sh"\nargs = [".agents/baton-agent.sh", "mcp"]');
  });

  it.each([
    ['nothing', '', { state: 'free' }],
    ['other tables', 'model = "x" # fast\n[mcp_servers.other]\ncommand = "y"\n', { state: 'free' }],
    ['a byte order mark', '\uFEFFmodel = "x"\n', { state: 'free' }],
    ['a server of that name', '[mcp_servers.baton]\ncommand = "baton"\n', { state: 'by-hand' }],
    ['the same in dots', 'mcp_servers.baton.command = "baton"\n', { state: 'by-hand' }],
    [
      'an inline table',
      'mcp_servers = { other = { command = "y" } }\n',
      { state: 'fault', message: '`mcp_servers` is written in a form that takes no further table' },
    ],
    ['no TOML', 'a = 1\nb =\n', { state: 'fault', message: 'line 2 is not TOML' }],
  ])('goes at the end: %s', (_, text, expected) => {
    expect(tomlServerIn(text, 'baton', `${text}\n${lines}\n`)).toEqual(expected);
  });
});
