import { mkdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hosts } from '../../src/agents/event.ts';
import { bareGate, type Gate, packageFolder } from '../support/gate.ts';

interface Hook {
  readonly command?: string;
  readonly bash?: string;
  readonly hooks?: readonly Hook[];
}

const files = [
  '.claude/settings.json',
  '.codex/hooks.json',
  '.gemini/settings.json',
  '.cursor/hooks.json',
  '.github/hooks/baton.json',
];

async function setUp(): Promise<Gate> {
  const gate = await bareGate();
  const done = await gate.baton('init', '--agent', hosts.join(','));
  expect(done).toMatchObject({ code: 0, stderr: '' });
  return gate;
}

/** The command that a host runs at an event. */
async function commandOf(gate: Gate, file: string, event: string): Promise<string> {
  const { hooks } = JSON.parse(await gate.repo.read(file)) as { hooks: Record<string, Hook[]> };
  const [found] = (hooks[event] ?? []).flatMap((one) => one.hooks ?? [one]);
  return found?.command ?? found?.bash ?? '';
}

const start = (gate: Gate) =>
  JSON.stringify({ hook_event_name: 'SessionStart', session_id: 'c', cwd: gate.repo.path });

describe('baton init --agent', () => {
  it('has each host run a command that answers, also in a subfolder where the host says its folder', async () => {
    await using gate = await setUp();
    await gate.repo.write('sub/a.txt', '');
    const input = JSON.stringify({
      hook_event_name: 'UserPromptSubmit',
      session_id: 'c',
      cwd: gate.repo.path,
      prompt: 'Fix the login',
    });
    const env = { CLAUDE_PROJECT_DIR: gate.repo.path, GEMINI_PROJECT_DIR: gate.repo.path };
    for (const [file, event] of [
      ['.claude/settings.json', 'UserPromptSubmit'],
      ['.codex/hooks.json', 'UserPromptSubmit'],
      ['.gemini/settings.json', 'BeforeAgent'],
    ] as const) {
      const line = await commandOf(gate, file, event);
      const ran = await gate.run('sh', ['-c', line], { input, env, cwd: 'sub' });
      expect(ran, file).toMatchObject({ code: 0, stderr: '' });
      expect(ran.stdout, file).toContain('Step 0');
      await rm(join(gate.repo.path, '.agents/sessions'), { recursive: true });
    }
    for (const file of files.slice(3)) {
      const line = await commandOf(gate, file, 'sessionStart');
      const ran = await gate.run('sh', ['-c', line], { input: start(gate), env });
      expect(ran, file).toMatchObject({ code: 0, stderr: '' });
    }
  });

  it('starts the server by the entry of a host', async () => {
    await using gate = await setUp();
    const { mcpServers } = JSON.parse(await gate.repo.read('.mcp.json')) as {
      mcpServers: { baton: { command: string; args: string[] } };
    };
    const { args, command } = mcpServers.baton;
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
    };
    const ran = await gate.run(command, args, { input: `${JSON.stringify(hello)}\n` });
    expect(JSON.parse(ran.stdout.split('\n')[0] ?? '')).toMatchObject({
      id: 1,
      result: { serverInfo: { name: 'baton' } },
    });
  });

  it('prints nothing where Baton is not installed, and where a branch has it', async () => {
    await using gate = await setUp();
    await rm(join(gate.outside, 'bin', 'git-baton'));
    const launch = (...args: string[]) =>
      gate.run('sh', ['.agents/baton-agent.sh', ...args], { input: start(gate) });
    const nothing = { stdout: '', stderr: '' };
    expect(await launch('agent-hook', 'session-start')).toEqual({ code: 0, ...nothing });
    expect(await launch('mcp')).toEqual({ code: 1, ...nothing });
    mkdirSync(join(gate.repo.path, 'node_modules/git-baton/dist'), { recursive: true });
    const bad = 'require("node:fs").writeFileSync("ran", "")\n';
    await gate.repo.write('node_modules/git-baton/dist/cli.js', bad);
    await gate.git('add', '--force', 'node_modules');
    expect(await launch('agent-hook', 'session-start')).toEqual({ code: 0, ...nothing });
    await expect(gate.repo.read('ran')).rejects.toThrow('ENOENT');
    await gate.git('rm', '-rq', '--cached', 'node_modules');
    expect((await launch('agent-hook', 'session-start')).code).toBe(0);
    expect(await gate.repo.read('ran')).toBe('');
  });

  it('starts the Baton of the repository, in a linked worktree that of the main one', async () => {
    await using gate = await setUp();
    await gate.repo.write('.git/info/exclude', 'node_modules\n');
    await rm(join(gate.outside, 'bin', 'git-baton'));
    mkdirSync(join(gate.repo.path, 'node_modules'));
    symlinkSync(packageFolder, join(gate.repo.path, 'node_modules/git-baton'));
    await gate.git('add', '.');
    await gate.git('commit', '--quiet', '--no-verify', '-m', 'Set up');
    await gate.git('worktree', 'add', '--quiet', '../linked');
    const linked = join(gate.repo.path, '../linked');
    const input = JSON.stringify({
      hook_event_name: 'UserPromptSubmit',
      session_id: 'c',
      cwd: linked,
      prompt: 'Fix the login',
    });
    const ran = await gate.run('sh', ['.agents/baton-agent.sh', 'agent-hook'], { input, cwd: '../linked' });
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(ran.stdout).toContain('Step 0');
  });

  it('never waits: without names it says what it would ask, or takes what it finds', async () => {
    await using gate = await bareGate();
    const nobody = await gate.baton('init', '--agent');
    expect(nobody).toMatchObject({ code: 2, stdout: '' });
    expect(nobody.stderr).toContain('No agent program was found here');
    await gate.repo.write('CLAUDE.md', '# Claude\n');
    await gate.repo.write('.cursor/rules/a.mdc', 'x\n');
    const before = await gate.repo.fingerprint();
    const asked = await gate.baton('init', '--agent');
    expect(asked).toMatchObject({ code: 2, stdout: '' });
    expect(asked.stderr).toContain('found Claude Code, Cursor');
    expect(asked.stderr).toContain('baton init --agent claude,cursor');
    expect(await gate.repo.fingerprint()).toEqual(before);
    const done = await gate.baton('init', '--agent', '--yes');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/create {2}\.mcp\.json +Claude Code: MCP server/);
    expect(done.stdout).toContain('Claude Code asks whether you trust the folder');
    expect(done.stdout).toContain('Found here:');
    expect(done.stdout).not.toContain('.codex');
    expect(await gate.repo.read('CLAUDE.md')).toContain('before-edit FILE');
    await expect(gate.repo.read('AGENTS.md')).rejects.toThrow('ENOENT');
  });

  it('refuses names that nobody has, and options that contradict each other', async () => {
    await using gate = await bareGate();
    const unknown = await gate.baton('init', '--agent', 'claud');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain('claude');
    expect((await gate.baton('init', '--uninstall', '--agent', 'claude')).code).toBe(2);
    expect((await gate.baton('init', '--hooks-only', '--no-hooks')).code).toBe(2);
    const outside = await gate.command(['init', '--hooks-only'], { cwd: '..' });
    expect(outside).toMatchObject({ code: 0, stdout: 'Nothing to do: this is not a git repository\n' });
  });
});
