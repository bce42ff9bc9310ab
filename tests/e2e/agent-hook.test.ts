import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFullMarkdown } from '../../src/records/markdown/full.ts';
import { baton as runHere } from '../support/cli.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';

const cli = join(process.cwd(), 'dist', 'cli.js');

/** What an agent sends with every event, as its documentation shows. */
const sent = (repo: GitRepo, event: string, more: object = {}) => ({
  session_id: '7f2c9a10-conversation',
  transcript_path: '/home/robin/.agent/projects/shop/7f2c9a10.jsonl',
  cwd: repo.path,
  permission_mode: 'default',
  hook_event_name: event,
  ...more,
});

async function home(): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('.agents/baton.yaml', 'claim: all\n');
  return repo;
}

async function hook(repo: GitRepo, event: string, input: unknown) {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  const ran = await baton(repo, ['agent-hook', event], text);
  expect(ran.code).toBe(0);
  const answer = ran.stdout === '' ? undefined : JSON.parse(ran.stdout);
  return { answer, told: answer?.hookSpecificOutput?.additionalContext as string, stderr: ran.stderr };
}

const prompt = (repo: GitRepo, text: string) =>
  hook(repo, 'user-prompt', sent(repo, 'UserPromptSubmit', { prompt: text }));
const baton = (repo: GitRepo, args: readonly string[], input = '') => runHere(repo, args, { input });

describe('a prompt of the user', () => {
  it('starts a session, saved before the agent is told of step 0', async () => {
    await using repo = await home();
    const { answer, told } = await prompt(repo, 'Fix the login');
    expect(answer.hookSpecificOutput.hookEventName).toBe('UserPromptSubmit');
    const [, id = ''] = /baton session step (\S+) 0 --output -/.exec(told) ?? [];
    expect(await repo.read(`.agents/sessions/${id}.md`)).toContain('user_query: Fix the login');
    expect((await baton(repo, ['lint'])).code).toBe(0);
  });

  it.each(['', '  ', '/clear', '/model fast'])('starts none for %j', async (text) => {
    await using repo = await home();
    expect((await prompt(repo, text)).answer).toBeUndefined();
    expect(await repo.git('status', '--porcelain', '-uall')).toBe('?? .agents/baton.yaml');
  });

  it('starts none in a repository that keeps no records', async () => {
    await using repo = await gitRepo();
    expect((await prompt(repo, 'Fix the login')).answer).toBeUndefined();
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('answers the questions that the same conversation waits for', async () => {
    await using repo = await home();
    const { told } = await prompt(repo, 'Fix the login');
    const [, id = ''] = /step (\S+) 0 /.exec(told) ?? [];
    await baton(
      repo,
      ['session', 'step', id, '0', '--output', '-'],
      'share: a fix\nask:\n  - question: Which page?\nacknowledge: none\nexplore: none\n',
    );
    const answered = await prompt(repo, 'The new one');
    expect(answered.told).toContain('Which page?');
    expect(answered.told).toContain(`baton session step ${id} 0 --answer 'TEXT'`);
    const other = await hook(repo, 'user-prompt', {
      ...sent(repo, 'UserPromptSubmit', { prompt: 'Else' }),
      session_id: 'other',
    });
    expect(other.told).not.toContain('Which page?');
  });

  it('never stops the agent', async () => {
    await using repo = await home();
    const broken = await hook(repo, 'user-prompt', '{ not json');
    const told = expect.stringContaining('did nothing: standard input is not JSON');
    expect(broken).toMatchObject({ answer: { systemMessage: told }, stderr: told });
    expect((await hook(repo, 'user-promt', sent(repo, 'UserPromptSubmit'))).answer.systemMessage).toContain(
      'Unexpected event `user-promt`',
    );
    // Without a name of the configuration, that of the payload is used.
    expect((await hook(repo, '', sent(repo, 'UserPromptSubmit'))).answer).toBeUndefined();
    expect((await baton(repo, ['agent-hook'])).stdout).toContain('Unexpected event ``');
    expect((await baton(repo, ['agent-hook', 'stop', '--nonsense', 'x'])).code).toBe(0);
    await repo.write('.agents/baton.yaml', 'claimm: all\n');
    expect((await prompt(repo, 'Fix the login')).stderr).toContain('claimm');
    const token = `ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
    await repo.write('.agents/baton.yaml', 'claim: all\n');
    const secret = await prompt(repo, `Use ${token}`);
    expect(secret.stderr).toContain('privacy/secret');
    expect(secret.stderr).not.toContain(token);
    expect(secret.answer.systemMessage).not.toContain(token);
  });
});

describe('the start and the end of a conversation', () => {
  it('names what is not finished, as data', async () => {
    await using repo = await home();
    expect(
      (await hook(repo, 'session-start', sent(repo, 'SessionStart', { source: 'startup' }))).answer,
    ).toBeUndefined();
    await prompt(repo, 'Fix the login\u001b[31m');
    const { answer, told } = await hook(repo, 'session-start', {
      ...sent(repo, 'SessionStart', { source: 'startup' }),
      session_id: 'other',
    });
    expect(answer.hookSpecificOutput.hookEventName).toBe('SessionStart');
    expect(told).toContain('JOHARI_DISCOVERY: “Fix the login');
    expect(told).not.toContain('\u001b');
  });

  it('tells a conversation that goes on, or was compacted, where its own session stands', async () => {
    await using repo = await home();
    const { told: first } = await prompt(repo, 'Fix the login');
    const [, id = ''] = /step (\S+) 0 /.exec(first) ?? [];
    await baton(
      repo,
      ['session', 'step', id, '0', '--output', '-'],
      'share: a fix\nask: []\nacknowledge: none\nexplore: none\n',
    );
    await baton(repo, ['session', 'start', 'Else']);
    const { told } = await hook(repo, 'session-start', sent(repo, 'SessionStart', { source: 'compact' }));
    expect(told).toContain('Step 0 Johari Window Discovery:\n````text\n```yaml output\nshare: a fix');
    expect(told).toContain('# Step 1: Semantic Understanding');
    expect(told).toContain('MANDATORY: run this command next');
    expect(told).toContain(`baton session step ${id} 1 --output -`);
    expect(told).toContain('JOHARI_DISCOVERY: “Else”');
    expect(told.match(new RegExp(`^- ${id}`, 'm'))).toBeNull();
  });

  it('reminds once of the session that this conversation began, once it is past step 0', async () => {
    await using repo = await home();
    const { told } = await prompt(repo, 'Fix the login');
    const [, id = ''] = /step (\S+) 0 /.exec(told) ?? [];
    const stop = (more: object) => hook(repo, 'stop', sent(repo, 'Stop', more));
    expect((await stop({ stop_hook_active: false })).answer).toBeUndefined();
    await baton(
      repo,
      ['session', 'step', id, '0', '--output', '-'],
      'share: a fix\nask: []\nacknowledge: none\nexplore: none\n',
    );
    expect((await stop({ stop_hook_active: true })).answer).toBeUndefined();
    expect((await stop({ stop_hook_active: false, session_id: 'other' })).answer).toBeUndefined();
    const { answer } = await stop({ stop_hook_active: false });
    expect(answer).toMatchObject({ decision: 'block', reason: expect.stringContaining('MANDATORY') });
    expect(answer.reason).toContain(`Session ${id} is not finished.`);
    expect((await stop({ stop_hook_active: false })).answer).toBeUndefined();
  });

  it('lets an agent stop that waits for the user', async () => {
    await using repo = await home();
    const { told } = await prompt(repo, 'Fix the login');
    const [, id = ''] = /step (\S+) 0 /.exec(told) ?? [];
    await baton(
      repo,
      ['session', 'step', id, '0', '--output', '-'],
      'share: a fix\nask:\n  - question: Which page?\nacknowledge: none\nexplore: none\n',
    );
    expect(
      (await hook(repo, 'stop', sent(repo, 'Stop', { stop_hook_active: false }))).answer,
    ).toBeUndefined();
  });
});

describe('docs/agents.md', () => {
  it.each([
    '.claude/settings.json',
    '.codex/hooks.json',
    '.gemini/settings.json',
    '.cursor/hooks.json',
    '.github/hooks/baton.json',
  ])('sets %s up with commands that work', async (file) => {
    const fence = parseFullMarkdown(await readFile('docs/agents.md', 'utf8')).fences.find(
      ({ meta }) => meta === `file=${file}`,
    );
    const { hooks } = JSON.parse(fence?.value ?? '') as { hooks: Record<string, Hook[]> };
    await using repo = await home();
    let answered = 0;
    for (const [event, entries] of Object.entries(hooks)) {
      for (const { bash, command = bash } of entries.flatMap((one) => one.hooks ?? [one])) {
        const line = command?.replace('git-baton', `'${process.execPath}' '${cli}'`) ?? '';
        expect(line, event).toContain(' agent-hook --host ');
        const input = JSON.stringify(
          sent(repo, event, { prompt: 'Fix the login', source: 'startup', stop_hook_active: false }),
        );
        const ran = await repo.run('sh', ['-c', line], { input });
        expect(ran, line).toMatchObject({ code: 0, stderr: '' });
        if (ran.stdout !== '') answered += JSON.stringify(JSON.parse(ran.stdout)).includes('Step 0') ? 1 : 0;
      }
    }
    // The prompt starts a session where the host can tell the model of it.
    expect(answered > 0).toBe(!/cursor|github/.test(file));
  });
});

interface Hook {
  readonly hooks?: readonly Hook[];
  readonly command?: string;
  readonly bash?: string;
}
