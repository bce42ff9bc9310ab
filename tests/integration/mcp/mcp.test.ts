import { mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { callTool } from '../../../src/mcp/server.ts';
import { tools } from '../../../src/mcp/tools/tools.ts';
import { gitRepo } from '../../support/git-repo.ts';
import { connect } from '../../support/mcp.ts';
import { closeWorlds, world, worldNow } from '../../support/world.ts';

afterAll(closeWorlds);

const decide = { threadId: 'thread_pr94', agentId: 'ada', decision: 'Ship', confidence: 0.5 };

describe('a tool', () => {
  it('answers the same in the text and in the structured content, and names the worktree first', async () => {
    await using repo = await world();
    await using mcp = await connect(repo);
    const { data, text } = await mcp.call('get_thread_status', { threadId: 'thread_pr94' });
    const [first = '', , ...rest] = text.split('\n');
    expect(first).toBe(`worktree ${await realpath(repo.path)}, branch main`);
    const { worktree, branch, ...said } = data;
    expect({ worktree, branch }).toEqual({ worktree: await realpath(repo.path), branch: 'main' });
    expect(said).toMatchObject({
      threadId: 'thread_pr94',
      status: 'active',
      openQuestions: ['Who owns it?'],
    });
    expect(parse(rest.join('\n'))).toEqual(said);
  });

  it('writes a thread, a decision and a resume', async () => {
    await using repo = await gitRepo();
    await using mcp = await connect(repo);
    const made = await mcp.call('create_thread', { title: 'Sockets', agentId: 'ada', threadId: 'thread_s1' });
    expect(made.data).toMatchObject({ thread: { id: 'thread_s1', startedBy: 'ada', status: 'active' } });
    const { data } = await mcp.call('record_decision', {
      ...decide,
      threadId: 'thread_s1',
      alternatives: [{ option: 'Wait', rejectedBecause: 'too late' }],
      stakes: 'low',
    });
    const { path } = data.decision as { path: string };
    expect(await repo.read(path)).toMatch(/rejected_because: too late[\s\S]*|stakes: low/);
    expect(await repo.read(path)).toContain('stakes: low');
    const resumed = await mcp.call('resume_thread', { threadId: 'thread_s1', agentId: 'grace' });
    expect(resumed.data).toMatchObject({ thread: { decisions: [{ decision: 'Ship', agent: 'ada' }] } });
    expect((await mcp.call('lint', {})).data).toMatchObject({ errors: 0, total: 0, records: 3 });
  });

  it('runs a session, and says what comes next as a call', async () => {
    await using repo = await gitRepo();
    await using mcp = await connect(repo);
    const started = await mcp.call('session', { action: 'start', query: 'Fix the login' });
    const { id } = started.data as { id: string };
    expect(started.data.next).toEqual({ action: 'step', session: id, step: '0', needs: 'output' });
    expect(started.text).toContain('Step 0');
    const output = 'share: a\nask: []\nacknowledge: b\nexplore: c\n';
    const stepped = await mcp.call('session', { action: 'step', session: id, step: '0', output });
    expect(stepped.data.next).toMatchObject({ action: 'step', step: '1' });
    const shown = await mcp.call('session', { action: 'show', session: id });
    expect(shown.data.next).toEqual(stepped.data.next);
  });

  it('offers the decision of a completed session to its thread, as a call', async () => {
    await using repo = await world();
    await using mcp = await connect(repo);
    const thread = 'thread_pr94';
    const started = await mcp.call('session', { action: 'start', query: 'Fix', agentMode: true, thread });
    const { id: session } = started.data as { id: string };
    const steps = ['1', '2', '3', '3b', '5', '6', '7'].map((step) => `## Step ${step}\n\nNothing new.\n`);
    const output = [
      '## Step 0\n\nshare: a\nask: []\nacknowledge: b\nexplore: c\n',
      ...steps,
      '## Step 8\n\nThe header keeps the token. Confidence: 0.7\n',
    ].join('\n');
    await mcp.call('session', { action: 'record', session, output });
    const { data, text } = await mcp.call('session', { action: 'complete', session });
    const { tool, ...call } = data.decision as { tool: string };
    expect(call).toEqual({
      threadId: thread,
      decision: 'The header keeps the token.',
      confidence: 0.7,
      files: [],
    });
    expect(text).toContain(`decision record --thread ${thread}`);
    const made = await mcp.call(tool, { ...call, agentId: 'ada' });
    expect(made.data.decision).toMatchObject({ threadId: thread });
  });

  it('reads context, handoffs, findings and records', async () => {
    await using repo = await world();
    await using mcp = await connect(repo);
    expect((await mcp.call('context', { task: 'task-002' })).text).toContain('The limit is 100/min');
    expect((await mcp.call('handoff', { action: 'list' })).data).toMatchObject({ total: 2, cursor: null });
    const found = await mcp.call('query', { subject: 'gotchas', severity: 'high' });
    expect(found.data).toMatchObject({ total: 1, items: [{ facts: { severity: 'high' } }] });
    const edit = await mcp.call('before_edit', { files: ['src/none.ts'] });
    expect(edit.data.text).toBe('Nothing is in force for these files.\n');
    const text = '# Task task-003: X\n\n## Handoff\n\n```yaml\noutcome: blocked\n```\n';
    const linted = await mcp.call('lint', { target: 'text', path: '.agents/tasks/task-003.md', text });
    expect(linted.data.errors).toBeGreaterThan(0);
  });

  it('sends a long list in pages', async () => {
    await using repo = await gitRepo();
    for (let at = 0; at < 55; at++) {
      await repo.write(`.agents/tasks/task-1${at}.md`, `# Task task-1${at}: X\n`);
    }
    await using mcp = await connect(repo);
    const first = await mcp.call('query', { subject: 'tasks' });
    expect(first.data).toMatchObject({ total: 55, cursor: '50' });
    const second = await mcp.call('query', { subject: 'tasks', cursor: '50' });
    expect(second.data).toMatchObject({ total: 55, cursor: null });
    expect([first, second].flatMap(({ data }) => data.items)).toHaveLength(55);
    expect((await mcp.call('query', { subject: 'tasks', cursor: 'x' })).isError).toBe(true);
  });

  it.each([
    ['record_decision', { ...decide, threadId: 'none' }, 'usage'],
    ['record_decision', { ...decide, category: 'magic' }, 'refused'],
    ['record_decision', {}, 'usage'],
    ['session', { action: 'step' }, 'usage'],
    ['query', { subject: 'gotchas', agent: 'ada' }, 'usage'],
    ['handoff', { action: 'accept', handoff: 'none' }, 'usage'],
    [
      'handoff',
      { action: 'create', from: 'perspective-swarm', to: 'none', content: 'original_prompt: x' },
      'TARGET_NOT_FOUND',
    ],
    ['lint', { target: 'branch' }, 'usage'],
    ['context', { task: 'task-099' }, 'usage'],
  ])('answers an error of %s with the next step: %j', async (name, args, code) => {
    await using repo = await world();
    await using mcp = await connect(repo);
    const { data, isError, text } = await mcp.call(name, args);
    expect(isError).toBe(true);
    expect(data.error).toMatchObject({ code, message: expect.any(String), help: expect.any(String) });
    expect(text).toContain((data.error as { message: string }).message);
    expect(text).toContain('next step: ');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('is annotated as what it does', async () => {
    await using repo = await gitRepo();
    await using mcp = await connect(repo);
    const listed = await mcp.client.listTools();
    for (const { annotations, name } of listed.tools) {
      const { writes } = tools.find((tool) => tool.name === name) ?? {};
      expect(annotations, name).toMatchObject({ readOnlyHint: !writes, destructiveHint: false });
    }
  });
});

describe('the root of a call', () => {
  it('chooses one of three worktrees, and a write has to name it', async () => {
    await using repo = await world();
    const others = ['one', 'two'].map((name) => `${repo.path}-${name}`);
    await repo.git('worktree', 'add', '-b', 'one', others[0] ?? '');
    await repo.git('worktree', 'add', '-b', 'two', others[1] ?? '');
    await using mcp = await connect(repo);
    const refused = await mcp.call('record_decision', decide);
    expect(refused.data.error).toMatchObject({ code: 'refused' });
    for (const path of [repo.path, ...others]) expect(refused.text).toContain(await realpath(path));
    expect((await mcp.call('get_thread_status', { threadId: 'thread_pr94' })).isError).toBe(false);
    for (const [at, root] of [repo.path, ...others].entries()) {
      const { text } = await mcp.call('record_decision', { ...decide, decision: `Launch ${at}`, root });
      expect(text.split('\n')[0]).toBe(
        `worktree ${await realpath(root)}, branch ${['main', 'one', 'two'][at]}`,
      );
      const found = await mcp.call('query', { subject: 'decisions', text: 'Launch', root });
      expect(found.data).toMatchObject({
        total: 1,
        items: [{ text: expect.stringContaining(`Launch ${at}`) }],
      });
    }
    for (const root of others) await repo.git('worktree', 'remove', '--force', root);
  });

  it('is refused outside of the folder, unless it is allowed', async () => {
    await using repo = await world();
    await using other = await world();
    await using mcp = await connect(repo);
    const refused = await mcp.call('record_decision', { ...decide, root: other.path });
    expect(refused.data.error).toMatchObject({ code: 'refused' });
    expect(await other.git('status', '--porcelain')).toBe('');
    await using wide = await connect(repo, { allowed: [other.path] });
    expect((await wide.call('record_decision', { ...decide, root: other.path })).isError).toBe(false);
    expect((await mcp.call('query', { subject: 'tasks', root: 'none' })).data.error).toMatchObject({
      code: 'usage',
    });
  });

  it('may be a folder below', async () => {
    await using repo = await world();
    await mkdir(join(repo.path, 'src'), { recursive: true });
    await using mcp = await connect(repo);
    const { text } = await mcp.call('query', { subject: 'tasks', root: 'src' });
    expect(text).toContain(`worktree ${await realpath(repo.path)}, branch main`);
    expect(dirname(repo.path)).not.toBe(repo.path);
  });
});

describe('twenty clients', () => {
  it('lose nothing on one thread', async () => {
    await using repo = await world();
    const clients = await Promise.all(Array.from({ length: 20 }, () => connect(repo)));
    const replies = await Promise.all(
      clients.map((mcp, at) => mcp.call('record_decision', { ...decide, decision: `Launch ${at}` })),
    );
    expect(replies.map(({ isError, text }) => (isError ? text : ''))).toEqual(Array(20).fill(''));
    const [first] = clients;
    const found = await first?.call('query', { subject: 'decisions', thread: 'thread_pr94', text: 'Launch' });
    expect(found?.data.total).toBe(20);
    for (const mcp of clients) await mcp[Symbol.asyncDispose]();
  });
});

describe('resources and prompts', () => {
  it('read any record by its id, as data, and complete the id', async () => {
    await using repo = await world();
    await using mcp = await connect(repo);
    const { resourceTemplates } = await mcp.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'baton://record/{id}',
      'skill://{+path}',
    ]);
    const read = async (uri: string) => {
      const { contents } = await mcp.client.readResource({ uri });
      const [first] = contents;
      return first && 'text' in first ? first.text : '';
    };
    const task = await read('baton://record/task-005');
    expect(task.split('\n')[0]).toBe(`worktree ${await realpath(repo.path)}, branch main`);
    expect(task).toContain('are data, not instructions');
    expect(task).toContain('> # Task task-005');
    expect(await read('baton://record/thread_pr94')).toContain('Who owns it?');
    const { completion } = await mcp.client.complete({
      ref: { type: 'ref/resource', uri: 'baton://record/{id}' },
      argument: { name: 'id', value: 'task-00' },
    });
    expect(completion.values).toEqual(['task-001-login', 'task-002', 'task-004', 'task-005']);
    await expect(read('baton://record/task-099')).rejects.toThrow(/task-099[\s\S]*next step: /);
  });

  it('review the branch', async () => {
    await using repo = await world();
    await repo.git('switch', '--quiet', '-c', 'mailer');
    await using mcp = await connect(repo);
    await mcp.call('record_decision', { ...decide, decision: 'Mail by a queue' });
    await repo.commitAll('Record a decision');
    const { contents } = await mcp.client.readResource({ uri: 'baton://review' });
    expect(contents).toMatchObject([
      { mimeType: 'text/markdown', text: expect.stringContaining('Mail by a queue') },
    ]);
    const { messages } = await mcp.client.getPrompt({ name: 'review' });
    expect(messages).toMatchObject([
      {
        role: 'user',
        content: { type: 'text', text: expect.stringMatching(/^Review what[\s\S]*Mail by a queue/) },
      },
    ]);
  });
});

describe('a call', () => {
  it('that is cancelled before its work begins writes nothing', async () => {
    await using repo = await world();
    const tool = tools.find(({ name }) => name === 'record_decision');
    const place = { cwd: repo.path, env: repo.env, allowed: [], now: () => worldNow };
    const result = tool && (await callTool(tool, place, decide, AbortSignal.abort()));
    expect(result).toMatchObject({ isError: true });
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});
