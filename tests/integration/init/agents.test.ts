import { execFile } from 'node:child_process';
import { chmod, mkdir, readlink, symlink, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { hosts } from '../../../src/agents/event.ts';
import { doctor } from '../../../src/app/doctor/doctor.ts';
import { findHosts } from '../../../src/app/init/agents/plan-agents.ts';
import { type InitRequest, init } from '../../../src/app/init/init.ts';
import { lint } from '../../../src/app/lint/lint.ts';
import { runInit } from '../../../src/cli/init/run.ts';
import type { Io } from '../../../src/io/io.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const now = '2026-11-28T10:00:00Z';
const run = (repo: GitRepo, request: Partial<InitRequest> = {}) =>
  init(contextIn(repo, now), { action: 'install', withHooks: false, isDryRun: false, ...request });

const existing: Readonly<Record<string, string>> = {
  '.claude/settings.json':
    '{\n\t// The team\n\t"permissions": { "deny": ["Read(.env)"] },\n\t"hooks": {\n\t\t"Stop": [\n\t\t\t{ "hooks": [{ "type": "command", "command": "./done.sh" }] }, // ring\n\t\t]\n\t}\n}\n',
  '.mcp.json': '{"mcpServers":{"docs":{"command":"docs-mcp"}}}',
  '.codex/config.toml': 'model = "gpt" # ours\n\n[mcp_servers.docs]\ncommand = "docs-mcp"',
  '.gemini/settings.json': '{\r\n  "theme": "dark"\r\n}\r\n',
  '.cursor/hooks.json': '{ "version": 1, "hooks": {} }\n',
  '.github/hooks/baton.json': '{}\n',
  'opencode.jsonc': '{\n  // models\n  "model": "a/b",\n  "mcp": {}\n}\n',
  'CLAUDE.md': '# How we work\n',
  '.agents/baton.yaml': 'claim: all # strict\n',
};

async function withExisting(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(existing)) await repo.write(path, text);
  return repo;
}

describe('baton init --agent', () => {
  it('keeps what hosts have, does nothing the second time, and gives each file back byte for byte', async () => {
    await using repo = await withExisting();
    const before = await repo.fingerprint();
    const dry = await run(repo, { agents: hosts, isDryRun: true });
    expect(await repo.fingerprint()).toEqual(before);
    const done = await run(repo, { agents: hosts });
    expect(done.edits.map(({ path }) => path)).toEqual(dry.edits.map(({ path }) => path));
    const settings = await repo.read('.claude/settings.json');
    expect(settings).toContain('\t// The team\n\t"permissions": { "deny": ["Read(.env)"] },\n');
    expect(settings).toContain('{ "type": "command", "command": "./done.sh" }] }, // ring');
    expect(Object.keys(parse(settings) as object)).toEqual(['permissions', 'hooks']);
    expect(parse(await repo.read('.mcp.json'))).toEqual({
      mcpServers: {
        docs: { command: 'docs-mcp' },
        baton: { command: 'sh', args: ['.agents/baton-agent.sh', 'mcp'] },
      },
    });
    expect(await repo.read('.codex/config.toml')).toMatch(
      /^model = "gpt" # ours\n[\s\S]*\[mcp_servers\.baton\]/,
    );
    expect(await repo.read('opencode.jsonc')).toContain('// models');
    expect(await repo.read('CLAUDE.md')).toContain('.agents/skills/baton/SKILL.md');
    expect(await repo.read('.agents/baton.yaml')).toBe(
      'claim: all # strict\n# >>> baton 1 >>>\nagents:\n  sessions: auto\n  prompts: verbatim\n  capture: off\n# <<< baton 1 <<<\n',
    );
    const after = await repo.fingerprint();
    expect((await run(repo)).edits).toEqual([]);
    expect(await repo.fingerprint()).toEqual(after);
    await run(repo, { action: 'uninstall' });
    for (const [path, text] of Object.entries(existing)) expect(await repo.read(path), path).toBe(text);
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('makes and removes all files in an empty repository', async () => {
    await using repo = await gitRepo();
    const before = await repo.fingerprint();
    await run(repo, { agents: hosts });
    expect(await findHosts(repo.path)).toEqual({ used: hosts, setUp: hosts });
    await run(repo, { action: 'uninstall' });
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('writes a skill that the rules accept, and records that they accept', async () => {
    await using repo = await gitRepo();
    await run(repo, { agents: ['claude'] });
    const { diagnostics, records } = await lint(contextIn(repo, now), {
      target: { type: 'worktree' },
      findsSkills: true,
    });
    expect({ diagnostics, records }).toEqual({ diagnostics: [], records: 1 });
    const skill = await repo.read('.agents/skills/baton/SKILL.md');
    expect(skill).toContain('`baton before-edit FILE...`');
    expect(skill.length / 4).toBeLessThan(600);
  });

  it('writes the same skill where Claude Code reads it, which is no drift and no skill that nobody checks', async () => {
    await using repo = await gitRepo();
    const copy = '.claude/skills/baton/SKILL.md';
    await run(repo, { agents: ['claude'] });
    expect(await repo.read(copy)).toBe(await repo.read('.agents/skills/baton/SKILL.md'));
    const { checks } = await doctor(contextIn(repo, now));
    expect(JSON.stringify(checks)).not.toContain('no hook checks');
    await repo.write('.agents/baton.yaml', 'kinds:\n  skill: [".claude/skills/*/SKILL.md"]\n');
    const { diagnostics, records } = await lint(contextIn(repo, now), { target: { type: 'worktree' } });
    expect({ diagnostics, records }).toEqual({ diagnostics: [], records: 2 });
  });

  it('writes no second skill for Codex, none of a skill that a person wrote, and none where the folders are one', async () => {
    await using repo = await gitRepo();
    const copy = '.claude/skills/baton/SKILL.md';
    const writes = async () =>
      (await run(repo, { agents: hosts, isDryRun: true })).edits.some(({ path }) => path.endsWith(copy));
    expect(await writes()).toBe(true);
    const codex = await run(repo, { agents: ['codex'], isDryRun: true });
    expect(codex.edits.some(({ path }) => path.endsWith(copy))).toBe(false);
    await mkdir(join(repo.path, '.agents/skills'), { recursive: true });
    await mkdir(join(repo.path, '.claude'));
    await symlink('../.agents/skills', join(repo.path, '.claude/skills'));
    expect(await writes()).toBe(false);
    await run(repo, { agents: ['claude'] });
    await run(repo, { action: 'uninstall' });
    expect(await readlink(join(repo.path, '.claude/skills'))).toBe('../.agents/skills');
    await unlink(join(repo.path, '.claude/skills'));
    await repo.write('.agents/skills/baton/SKILL.md', '---\nname: baton\ndescription: Ours.\n---\n\nText.\n');
    expect(await writes()).toBe(false);
  });

  it('leaves what a person wrote, and says so', async () => {
    await using repo = await gitRepo();
    const hook =
      '{ "hooks": { "Stop": [{ "hooks": [{ "command": "git-baton agent-hook --host claude stop" }] }] } }';
    await repo.write('.claude/settings.json', hook);
    await repo.write('.codex/config.toml', '[mcp_servers.baton]\ncommand = "baton"\n');
    await repo.write('.agents/skills/baton/SKILL.md', '---\nname: baton\ndescription: Ours.\n---\n\nText.\n');
    const { edits, notices } = await run(repo, { agents: ['claude', 'codex'] });
    const changed = edits.map(({ path }) => path.slice(repo.path.length + 1));
    expect(changed).not.toContain('.claude/settings.json');
    expect(changed).not.toContain('.codex/config.toml');
    expect(changed).not.toContain('.agents/skills/baton/SKILL.md');
    expect(notices).toEqual([
      '`.agents/skills/baton/SKILL.md` is yours: it was left as it is',
      '`.claude/settings.json` names Baton in your own lines: they were left as they are',
      '`.codex/config.toml` names the server `baton` in your own lines: they were left as they are',
      expect.stringContaining('Claude Code asks whether you trust'),
      expect.stringContaining('`/hooks`'),
      expect.stringContaining('`agents` in `.agents/baton.yaml`: a session keeps the first 2,000 characters'),
    ]);
    await run(repo, { action: 'uninstall' });
    expect(await repo.read('.agents/skills/baton/SKILL.md')).toContain('Ours.');
  });

  it.each([
    ['.claude/settings.json', '{ "hooks": ', '`.claude/settings.json` cannot be changed: line 1 is not JSON'],
    ['.mcp.json', '{ "mcpServers": [] }', '`.mcp.json` cannot be changed: `mcpServers` is not an object'],
    [
      '.codex/config.toml',
      'mcp_servers = {}\n',
      '`.codex/config.toml` cannot be changed: `mcp_servers` is written',
    ],
  ])('writes nothing where a file cannot be changed: %s', async (path, text, message) => {
    await using repo = await gitRepo();
    await repo.write(path, text);
    const before = await repo.fingerprint();
    await expect(run(repo, { agents: hosts })).rejects.toThrow(message);
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('has the launcher beside the configuration where that is at the top', async () => {
    await using repo = await gitRepo();
    await repo.write('.baton.yaml', 'root: notes\n');
    await run(repo, { agents: ['cursor'] });
    expect(await repo.read('.cursor/hooks.json')).toContain('sh .baton-agent.sh agent-hook');
    expect(await repo.read('.baton-agent.sh')).toContain('# >>> baton 1 >>>');
    expect(await repo.read('.gitattributes')).toContain('/.baton-*.sh text eol=lf');
  });
});

describe('the question which agents to set up', () => {
  async function answered(repo: GitRepo, ...lines: readonly string[]) {
    async function* typed() {
      for (const line of lines) yield `${line}\n`;
    }
    const printed: string[] = [];
    const io: Io = {
      stdin: Object.assign(typed(), { isTTY: true }),
      stdout: { write: (text: string) => printed.push(text), isTTY: true },
      stderr: { write: () => {} },
      cwd: repo.path,
      env: repo.env,
      now,
    };
    const result = await runInit(io, contextIn(repo, now), { agent: true, hooks: false, dryRun: true });
    const changed = result?.edits.map(({ path }) => path.slice(repo.path.length + 1)) ?? [];
    const config = result?.edits.find(({ path }) => path.endsWith('baton.yaml'))?.after;
    const [, settings] = config?.match(/\nagents:\n((?: {2}.*\n)*)/) ?? [];
    return {
      printed,
      settings: settings?.trim().split(/\n */),
      notices: result?.notices,
      changed: changed.filter((path) => /^\.(?:claude|codex|pi|cursor)\//.test(path)),
    };
  }

  it('offers what was found; names, yes and no are answers', async () => {
    await using repo = await gitRepo();
    await repo.write('.claude/settings.json', '{}\n');
    const yes = await answered(repo, '');
    expect(yes.printed.join('')).toMatch(/^Found Claude Code\. Set them up\? \(return for yes/);
    const ofClaude = ['.claude/skills/baton/SKILL.md', '.claude/settings.json'];
    expect(yes.changed).toEqual(ofClaude);
    expect((await answered(repo, 'y')).changed).toEqual(ofClaude);
    expect((await answered(repo, 'n')).changed).toEqual([]);
    const again = await answered(repo, 'pie', 'pi, cursor');
    expect(again.printed[1]).toContain('`pie` is not one of claude, codex');
    expect(again.changed).toEqual(['.pi/extensions/baton.ts', '.cursor/hooks.json', '.cursor/mcp.json']);
  });

  it('is followed by what becomes part of the repository, where the configuration says nothing of it', async () => {
    await using repo = await gitRepo();
    const asked = await answered(repo, 'pi', 'Summary', 'y');
    expect(asked.printed).toHaveLength(3);
    expect(asked.printed[1]).toMatch(/^A session keeps its prompt, which becomes a part of the repository/);
    expect(asked.settings).toEqual(['sessions: auto', 'prompts: summary', 'capture: ask']);
    expect(asked.notices?.at(-1)).toBe(
      '`agents` in `.agents/baton.yaml`: a session keeps one line that the agent writes about its prompt (`prompts`: verbatim, summary or off), an agent is reminded once a conversation of a decision that no record has (`capture`: off or ask)',
    );
    expect((await answered(repo, 'pi', '', '')).settings).toEqual([
      'sessions: auto',
      'prompts: verbatim',
      'capture: off',
    ]);
    await repo.write('.agents/baton.yaml', 'agents: { sessions: never }\n');
    const known = await answered(repo, 'pi');
    expect(known.printed).toHaveLength(1);
    expect(known.settings).toBeUndefined();
  });

  it('asks openly where nothing was found', async () => {
    await using repo = await gitRepo();
    const { changed, printed } = await answered(repo, '');
    expect(printed[0]).toMatch(/^Which agent programs should call Baton\?/);
    expect(changed).toEqual([]);
  });
});

/** What stands for Baton: it answers with what it was asked. */
const echo = `#!/bin/sh
printf '{"additionalContext":"%s: %s"}' "$*" "$(cat | sed 's/["{}]//g')"
`;

describe('the plugins', () => {
  async function withPlugin(path: string): Promise<GitRepo> {
    const repo = await gitRepo();
    await run(repo, { agents: ['opencode', 'pi'] });
    await writeFile(join(repo.path, '.agents/baton-agent.sh'), echo);
    await chmod(join(repo.path, '.agents/baton-agent.sh'), 0o755);
    await mkdir(join(repo.path, 'plugin'));
    // The hosts compile it themselves; without types it is JavaScript.
    await repo.write(`${path}.mjs`, await repo.read(path));
    return repo;
  }
  const play = async (repo: GitRepo, path: string, script: string): Promise<unknown> => {
    const code = `const plugin = await import(${JSON.stringify(pathToFileURL(join(repo.path, `${path}.mjs`)).href)});\n${script}`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    return JSON.parse(stdout) as unknown;
  };

  it('gives opencode what Baton says of a message and of a tool', async () => {
    const path = '.opencode/plugins/baton.js';
    await using repo = await withPlugin(path);
    const said = await play(
      repo,
      path,
      `const hooks = await plugin.Baton({ directory: '/' });
      const message = { message: { id: 'msg_1' }, parts: [{ type: 'text', text: 'Fix it' }] };
      await hooks['chat.message']({ sessionID: 's1' }, message);
      await hooks['chat.message']({ sessionID: 's1' }, message);
      const read = { output: 'text' };
      await hooks['tool.execute.after']({ tool: 'read', sessionID: 's1', args: { filePath: 'a.ts' } }, read);
      const shell = { output: 'text' };
      await hooks['tool.execute.after']({ tool: 'bash', sessionID: 's1', args: {} }, shell);
      console.log(JSON.stringify({ parts: message.parts, read, shell }));`,
    );
    const fields = (event: string, more: string) =>
      `agent-hook ${event}: host:opencode,hook_event_name:${event},cwd:/,session_id:s1,${more}`;
    const part = (text: string) => ({
      id: expect.stringMatching(/^prt_/),
      sessionID: 's1',
      messageID: 'msg_1',
      type: 'text',
      text,
      synthetic: true,
    });
    expect(said).toEqual({
      parts: [
        { type: 'text', text: 'Fix it' },
        part(fields('session-start', 'prompt:Fix it')),
        part(fields('user-prompt', 'prompt:Fix it')),
        part(fields('user-prompt', 'prompt:Fix it')),
      ],
      read: { output: `text\n\n${fields('post-tool-use', 'tool_name:read,tool_input:filePath:a.ts')}` },
      shell: { output: 'text' },
    });
  });

  it('gives pi what Baton says of a prompt and of a tool', async () => {
    const path = '.pi/extensions/baton.ts';
    await using repo = await withPlugin(path);
    const said = await play(
      repo,
      path,
      `const on = {};
      plugin.default({ on: (name, handler) => { on[name] = handler; } });
      const ctx = { cwd: '/', sessionManager: { getSessionId: () => 's1' } };
      await on.session_start({ reason: 'startup' }, ctx);
      const first = await on.before_agent_start({ prompt: 'Fix it' }, ctx);
      const second = await on.before_agent_start({ prompt: 'Go on' }, ctx);
      const read = await on.tool_result({ toolName: 'read', input: { path: 'a.ts' }, content: [{ type: 'text', text: 'a' }] }, ctx);
      const shell = await on.tool_result({ toolName: 'bash', input: {}, content: [] }, ctx);
      console.log(JSON.stringify({ first, second, read, shell: shell ?? null }));`,
    );
    const fields = (event: string, more: string) =>
      `agent-hook ${event}: host:pi,hook_event_name:${event},cwd:/,session_id:s1,${more}`;
    const message = (content: string) => ({ message: { customType: 'baton', content, display: true } });
    expect(said).toEqual({
      first: message(
        `${fields('session-start', 'prompt:Fix it')}\n\n${fields('user-prompt', 'prompt:Fix it')}`,
      ),
      second: message(fields('user-prompt', 'prompt:Go on')),
      read: {
        content: [
          { type: 'text', text: 'a' },
          { type: 'text', text: fields('post-tool-use', 'tool_name:read,tool_input:path:a.ts') },
        ],
      },
      shell: null,
    });
  });

  it('say nothing where Baton does not answer', async () => {
    const path = '.pi/extensions/baton.ts';
    await using repo = await withPlugin(path);
    await repo.remove('.agents/baton-agent.sh');
    const said = await play(
      repo,
      path,
      `const on = {};
      plugin.default({ on: (name, handler) => { on[name] = handler; } });
      const ctx = { cwd: '/', sessionManager: { getSessionId: () => 's1' } };
      console.log(JSON.stringify([(await on.before_agent_start({ prompt: 'x' }, ctx)) ?? null]));`,
    );
    expect(said).toEqual([null]);
  });
});
