import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton, repoOf } from '../support/cli.ts';
import { cli, pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';

const one = pathOf('task-001');
const two = pathOf('task-002');
const good = task('task-001');
const bad = task('task-001', false);
/** Two warnings and no error. */
const warned = good
  .replace('    suggested_resolution: Ask for one\n', '')
  .replace('    impact: Nobody can log in\n', '');

describe('exit codes', () => {
  it('0 clean, 1 findings, 2 could not run; data on stdout, messages on stderr', async () => {
    await using repo = await repoOf({ [one]: good });
    expect(await baton(repo, ['lint'])).toEqual({
      code: 0,
      stdout: '✔ 1 record checked, nothing to report\n',
      stderr: '',
    });
    await repo.write(one, bad);
    const found = await baton(repo, ['lint']);
    expect(found).toMatchObject({ code: 1, stderr: '' });
    expect(found.stdout).toContain('10:10  error  ');
    expect(found.stdout).toContain('task/outcome-requirements');
    expect(found.stdout).toContain('✖ 1 error in 1 record\n');
    await repo.write('.agents/baton.yaml', 'cliam: all\n');
    const failed = await baton(repo, ['lint']);
    expect(failed).toMatchObject({ code: 2, stdout: '' });
    expect(failed.stderr).toContain('.agents/baton.yaml:1:1 ');
    expect(failed.stderr).toContain('did you mean `claim`');
  });

  it('warnings are no findings until there are more than allowed', async () => {
    await using repo = await repoOf({ [one]: warned });
    const { code, stdout } = await baton(repo, ['lint']);
    expect(code, stdout).toBe(0);
    const warnings = Number(/⚠ (\d+) warnings? in/.exec(stdout)?.[1]);
    expect(warnings).toBeGreaterThan(0);
    expect((await baton(repo, ['lint', '--max-warnings', String(warnings)])).code).toBe(0);
    expect((await baton(repo, ['lint', '--max-warnings', String(warnings - 1)])).code).toBe(1);
    expect((await baton(repo, ['lint', '--max-warnings=0'])).code).toBe(1);
  });

  it('an empty repository and an empty folder are clean', async () => {
    await using repo = await gitRepo();
    expect(await baton(repo, ['lint'])).toMatchObject({ code: 0, stderr: '' });
    expect(await baton(repo, ['lint', '--staged'])).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('a reader that stops early', () => {
  it('ends the run without a word, with its own exit code', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [pathOf(`task-${index}`), task(`task-${index}`, false)]),
    );
    await using repo = await repoOf(many);
    for (const format of ['pretty', 'json']) {
      const script = `{ "$NODE" "$CLI" lint --format ${format}; echo $? >../code; } | head -c 1`;
      const env = { NODE: process.execPath, CLI: cli };
      expect(await repo.run('sh', ['-c', script], { env })).toMatchObject({ code: 0, stderr: '' });
      expect(await repo.read('../code')).toBe('1\n');
    }
  });
});

describe('a full disk', () => {
  it.runIf(existsSync('/dev/full'))('is told, and is no finding', async () => {
    await using repo = await gitRepo();
    const script = '"$NODE" "$CLI" rules > /dev/full';
    const env = { NODE: process.execPath, CLI: cli };
    const { code, stderr } = await repo.run('sh', ['-c', script], { env });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^baton: The disk is full \(write ENOSPC\)\nhelp: [^\n]+\n$/);
  });
});

describe('baton lint', () => {
  it('--staged, --rev, --since and --stdin', async () => {
    await using repo = await repoOf({ [one]: bad });
    await repo.git('add', '--all');
    await repo.write(one, good);
    expect((await baton(repo, ['lint'])).code).toBe(0);
    expect((await baton(repo, ['lint', '--staged'])).code).toBe(1);
    await repo.commitAll('good');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(two, task('task-002', false));
    await repo.commitAll('bad');
    expect((await baton(repo, ['lint', '--rev', 'main'])).code).toBe(0);
    expect((await baton(repo, ['lint', '--rev', 'HEAD'])).code).toBe(1);
    expect((await baton(repo, ['lint', '--since', 'main'])).code).toBe(1);
    expect((await baton(repo, ['lint', '--since', 'HEAD'])).code).toBe(0);
    const stdin = ['lint', '--stdin', '--path', one];
    expect((await baton(repo, stdin, { input: good })).code).toBe(0);
    const unsaved = await baton(repo, stdin, { input: bad });
    expect(unsaved.code).toBe(1);
    expect(unsaved.stdout).toContain(one);
    expect(unsaved.stdout).not.toContain(two);
  });

  it('takes paths, from a subfolder, and -C before and after the command', async () => {
    await using repo = await repoOf({ [one]: bad, [`packages/x/${two}`]: task('task-002', false) });
    await mkdir(join(repo.path, 'packages/x/src'));
    const lint = async (args: string[], cwd = '') => {
      const { stdout } = await baton(repo, args, { cwd });
      return [one, two].filter((path) => stdout.includes(path));
    };
    expect(await lint(['lint'], 'packages/x/src')).toEqual([one, two]);
    expect(await lint(['lint', '..'], 'packages/x/src')).toEqual([two]);
    expect(await lint(['-C', 'packages/x', 'lint', '.agents'])).toEqual([two]);
    expect(await lint(['lint', '-C', 'packages/x', '.agents'])).toEqual([two]);
    expect(await lint(['-C', repo.path, 'lint', one], '..')).toEqual([one]);
    expect(await lint(['lint', '--', one])).toEqual([one]);
  });

  it('works in a linked worktree', async () => {
    await using repo = await repoOf({ [one]: good });
    await repo.commitAll('good');
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    await repo.write(`../linked/${one}`, bad);
    expect((await baton(repo, ['lint'], { cwd: '../linked' })).code).toBe(1);
    expect((await baton(repo, ['lint'])).code).toBe(0);
  });

  it('--rule changes severities for one run, the last one of a rule wins', async () => {
    await using repo = await repoOf({ [one]: bad });
    const rule = (level: string) => ['--rule', `task/outcome-requirements=${level}`];
    expect((await baton(repo, ['lint', ...rule('off')])).code).toBe(0);
    const warning = await baton(repo, ['lint', ...rule('error'), ...rule('warning')]);
    expect(warning.code).toBe(0);
    expect(warning.stdout).toContain('⚠ 1 warning in 1 record');
  });

  it('--print-config prints the effective configuration, as JSON', async () => {
    const nested = 'packages/x/.agents/baton.yaml';
    await using repo = await repoOf({
      '.agents/baton.yaml': 'claim: all\nrules: { task/tags: off }\n',
      [nested]: 'rules: { task/lines: warning }\n',
      [`packages/x/${one}`]: good,
    });
    const print = async (...args: string[]) => {
      const { code, stdout, stderr } = await baton(repo, ['lint', '--print-config', ...args]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return JSON.parse(stdout) as unknown;
    };
    expect(await print()).toMatchObject({
      path: '.agents/baton.yaml',
      claim: 'all',
      root: '.agents',
      rules: { 'task/tags': 'off', 'task/lines': 'error' },
    });
    expect(await print(`packages/x/${one}`, '--rule', 'task/tags=info')).toMatchObject({
      path: nested,
      claim: 'all',
      rules: { 'task/tags': 'info', 'task/lines': 'warning' },
    });
  });

  it('--now sets the clock of what is not committed', async () => {
    const payload = (skill: string) =>
      `handoff:\n  version: "2.0"\n  timestamp: 2026-02-04T19:30:00Z\n  source: { skill: ${skill}, workflow_id: w, session_path: /tmp/w/ }\n  target: { skill: lit-pm }\n  context: { original_prompt: Expand?, problem_type: strategic }\n`;
    await using repo = await repoOf({
      '.agents/handoffs/hnd_20260204_k3v9qx7m.yaml': payload('perspective-swarm'),
    });
    for (const time of ['2026-02-04T19:31:00Z', '2036-01-01T00:00:00+02:00']) {
      expect((await baton(repo, ['lint', '--now', time])).code).toBe(0);
    }
    expect((await baton(repo, ['lint', '--now', 'yesterday'])).code).toBe(2);
  });

  it('works in a linked worktree, whose .git is a file', async () => {
    await using repo = await repoOf({ [one]: good });
    await repo.commitAll('records');
    await repo.git('worktree', 'add', '-q', '-b', 'side', '../linked');
    const env = { FORCE_COLOR: undefined, NO_COLOR: undefined };
    for (const args of [['lint'], ['stats'], ['before-edit', one]]) {
      const answer = await repo.run(process.execPath, [cli, ...args], { cwd: '../linked', env });
      expect(answer, args.join(' ')).toMatchObject({ code: 0, stderr: '' });
    }
  });
});
