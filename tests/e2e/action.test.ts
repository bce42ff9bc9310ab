import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeAt, plainValue } from '../../src/core/node.ts';
import { parseFullYaml } from '../../src/records/yaml/parse.ts';
import { type Forge, startForge } from '../support/forge.ts';
import { gitRepo } from '../support/git-repo.ts';

const top = process.cwd();
const session = '.agents/sessions/fbcd4d0d-3a1.md';

function sessionText(...states: readonly string[]): string {
  const times = states.includes('SEMANTIC_UNDERSTANDING')
    ? '\n  "0": { started_at: 2026-11-27T20:40:26Z, completed_at: 2026-11-27T20:41:02Z }'
    : ' {}';
  return [
    '---',
    'schema: baton/session@1',
    'session_id: fbcd4d0d-3a1',
    'user_query: Fix the login bug',
    'query_timestamp: 2026-11-27T20:40:26Z',
    `step_timestamps:${times}`,
    'fsm:',
    '  history:',
    ...states.map((state) => `    - ${state}`),
    `  state: ${states.at(-1)}`,
    '  is_final: false',
    'status: in_progress',
    '---',
    '',
    ...(states.includes('SEMANTIC_UNDERSTANDING')
      ? ['## Step 0: Johari Window Discovery', '', 'Clear.', '']
      : []),
  ].join('\n');
}

const start = ['INITIALIZED', 'JOHARI_DISCOVERY'];
const good = [...start, 'SEMANTIC_UNDERSTANDING'];
const bad = [...start, 'CHAIN_OF_THOUGHT'];

/** A clone whose main has a session, on a branch that went on with it. */
async function pullRequest(states: readonly string[]) {
  const repo = await gitRepo();
  await repo.write(session, sessionText(...start));
  await repo.git('add', '.');
  await repo.git('commit', '-q', '-m', 'Start');
  const base = (await repo.git('rev-parse', 'HEAD')).trim();
  await repo.git('checkout', '-q', '-b', 'topic');
  await repo.write(session, sessionText(...states));
  await repo.git('commit', '-q', '-am', 'Go on @octocat');
  const head = (await repo.git('rev-parse', 'HEAD')).trim();
  return { repo, base, head };
}

interface Run {
  readonly event: string;
  readonly payload: unknown;
  readonly forge?: Forge;
  readonly env?: Readonly<Record<string, string>>;
}

async function runAction(
  repo: Awaited<ReturnType<typeof gitRepo>>,
  { env = {}, event, forge, payload }: Run,
) {
  const file = (name: string) => join(repo.path, '.git', name);
  await writeFile(file('event.json'), JSON.stringify(payload));
  const ran = await repo.run(process.execPath, [join(top, 'dist', 'action.mjs')], {
    env: {
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: file('event.json'),
      GITHUB_OUTPUT: file('output'),
      GITHUB_STEP_SUMMARY: file('summary.md'),
      GITHUB_REPOSITORY: 'team/app',
      RUNNER_TEMP: join(repo.path, '.git'),
      ...(forge ? { GITHUB_API_URL: forge.api, BATON_TOKEN: 'secret-token' } : {}),
      ...env,
    },
  });
  const read = (name: string) => readFile(file(name), 'utf8').catch(() => '');
  return {
    ...ran,
    summary: await read('summary.md'),
    output: await read('output'),
    sarif: await read('baton.sarif'),
  };
}

const pr = (base: string, head: string) => ({
  number: 7,
  pull_request: { number: 7, base: { sha: base }, head: { sha: head } },
});

describe('the GitHub Action', () => {
  it('passes a good pull request, and comments its reasoning', async () => {
    const { repo, base, head } = await pullRequest(good);
    await using _ = repo;
    await using forge = await startForge();
    const ran = await runAction(repo, { event: 'pull_request', payload: pr(base, head), forge });
    expect(ran.stderr).toBe('');
    expect(ran.code).toBe(0);
    expect(forge.comments).toHaveLength(1);
    expect(forge.comments[0]?.body).toContain('SEMANTIC_UNDERSTANDING');
    expect(ran.output).toContain('errors=0\n');
    const again = await runAction(repo, { event: 'pull_request', payload: pr(base, head), forge });
    expect(again.code).toBe(0);
    expect(forge.comments).toHaveLength(1);
  });

  it('fails a bad one, with an annotation, a readable log, SARIF and a summary', async () => {
    const { repo, base, head } = await pullRequest(bad);
    await using _ = repo;
    const ran = await runAction(repo, { event: 'pull_request', payload: pr(base, head) });
    expect(ran.code).toBe(1);
    expect(ran.stdout).toMatch(/^::error file=\.agents\/sessions\/fbcd4d0d-3a1\.md,line=11/m);
    expect(ran.stdout).toContain(head.slice(0, 10));
    expect(ran.summary).toContain('session/history-legal');
    expect(ran.summary).not.toMatch(/(?<![\w`])@octocat/);
    expect(JSON.parse(ran.sarif).runs[0].results).not.toHaveLength(0);
    expect(ran.output).toMatch(/^errors=[1-9]/m);
  });

  it('lets no text of a record be taken for a command of the log', async () => {
    const { repo, base, head } = await pullRequest(bad);
    await using _ = repo;
    const { stdout } = await runAction(repo, { event: 'pull_request', payload: pr(base, head) });
    const [, token = ''] = /^::stop-commands::(\S+)$/m.exec(stdout) ?? [];
    const commands = stdout.split('\n').filter((line) => line.startsWith('::'));
    expect(commands.at(-1)).toBe(`::${token}::`);
  });

  it('goes on where the token may only read, and says so in the summary', async () => {
    const { repo, base, head } = await pullRequest(good);
    await using _ = repo;
    await using forge = await startForge();
    forge.instead.POST.push({ status: 403, message: 'Resource not accessible by integration' });
    const ran = await runAction(repo, { event: 'pull_request', payload: pr(base, head), forge });
    expect(ran.code).toBe(0);
    expect(ran.summary).toContain('could not be posted');
    expect(ran.summary).toContain('SEMANTIC_UNDERSTANDING');
  });

  it('does not comment where it is told not to', async () => {
    const { repo, base, head } = await pullRequest(good);
    await using _ = repo;
    await using forge = await startForge();
    const env = { BATON_COMMENT: 'false' };
    await runAction(repo, { event: 'pull_request', payload: pr(base, head), forge, env });
    expect(forge.requests).toEqual([]);
  });

  it('refuses a merge that would make two records of one id, although each side is right', async () => {
    const { repo } = await pullRequest(good);
    await using _ = repo;
    const other = sessionText(...start).replaceAll('fbcd4d0d-3a1', '0a1b2c3d-4e5');
    const commit = async (path: string) => {
      await repo.write(path, other);
      await repo.git('add', '.');
      await repo.git('commit', '-q', '-m', `Add ${path}`);
      return (await repo.git('rev-parse', 'HEAD')).trim();
    };
    const head = await commit('packages/app/.agents/sessions/0a1b2c3d-4e5.md');
    await repo.git('checkout', '-q', 'main');
    const base = await commit('.agents/sessions/0a1b2c3d-4e5.md');
    const ran = await runAction(repo, { event: 'pull_request', payload: pr(base, head) });
    expect(ran.stdout).toContain('record/unique-id');
    expect(ran.code).toBe(1);
    expect(await repo.git('count-objects', '-v')).toContain('garbage: 0');
  });

  it('checks a push from its old tip, and a merge group', async () => {
    const { repo, base, head } = await pullRequest(bad);
    await using _ = repo;
    const payload = {
      ref: 'refs/heads/main',
      before: base,
      after: head,
      repository: { default_branch: 'main' },
    };
    expect((await runAction(repo, { event: 'push', payload })).code).toBe(1);
    const group = { merge_group: { base_sha: base, head_sha: head } };
    expect((await runAction(repo, { event: 'merge_group', payload: group })).code).toBe(1);
  });

  it('checks all of a default branch that is pushed first', async () => {
    const { repo, head } = await pullRequest(bad);
    await using _ = repo;
    const payload = {
      ref: 'refs/heads/main',
      before: '0'.repeat(40),
      after: head,
      repository: { default_branch: 'main' },
    };
    expect((await runAction(repo, { event: 'push', payload })).code).toBe(1);
  });

  it('cannot verify a rewritten default branch whose old tip is not here, and says what brings it', async () => {
    const { repo, head } = await pullRequest(good);
    await using _ = repo;
    const before = 'a'.repeat(40);
    const payload = {
      ref: 'refs/heads/main',
      forced: true,
      before,
      after: head,
      repository: { default_branch: 'main' },
    };
    const ran = await runAction(repo, { event: 'push', payload, env: { GITHUB_REF: 'refs/heads/main' } });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain(before);
  });

  it('has nothing to do where a branch was deleted', async () => {
    const { repo, base } = await pullRequest(bad);
    await using _ = repo;
    const payload = { ref: 'refs/heads/topic', deleted: true, before: base, after: '0'.repeat(40) };
    const ran = await runAction(repo, { event: 'push', payload });
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain('Nothing to check');
  });

  it.each([
    [
      'BATON_MAX_WARNINGS',
      'none',
      'Unexpected number `none` for `max-warnings`, expected a whole number from 0',
    ],
    ['BATON_COMMENT', 'no', 'Unexpected value `no` for `comment`, expected `true` or `false`'],
    ['BATON_SARIF', 'yes', 'Unexpected value `yes` for `sarif`'],
  ])('refuses %s: %s, and checks nothing', async (name, value, told) => {
    const { repo, base, head } = await pullRequest(good);
    await using _ = repo;
    const payload = { merge_group: { base_sha: base, head_sha: head } };
    const ran = await runAction(repo, { event: 'merge_group', payload, env: { [name]: value } });
    expect({ code: ran.code, stdout: ran.stdout }).toEqual({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(told);
  });

  it('says what is wrong outside of a job', async () => {
    await using repo = await gitRepo();
    const ran = await repo.run(process.execPath, [join(top, 'dist', 'action.mjs')]);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('GITHUB_EVENT_PATH');
  });
});

describe('action.yml', () => {
  it('hands every input on by the environment, never into a script', async () => {
    const { root, problems } = parseFullYaml(await readFile('action.yml', 'utf8'));
    expect(problems).toEqual([]);
    const inputs = Object.keys(plainValue(nodeAt(root, 'inputs')) as object);
    const steps = plainValue(nodeAt(root, 'runs', 'steps')) as {
      run?: string;
      env?: Record<string, string>;
      if?: string;
      'working-directory'?: string;
    }[];
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
    const used = JSON.stringify(steps);
    for (const input of inputs) expect(used, input).toContain(`inputs.${input}`);
  });
});
