import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, pathOf, task } from '../support/gate.ts';
import { hasLefthook, hasPreCommit } from '../support/managers.ts';

const one = pathOf('task-001');
const bad = task('task-001', false);
const script = '.agents/baton-pre-commit.sh';

const lefthookFile =
  '# ours\npre-commit:\n  parallel: true\n  commands:\n    lint: # all\n      run: "true"\n';
const preCommitFile =
  'repos:\n  - repo: local\n    hooks:\n      - {id: t, name: t, entry: "true", language: system}\n';

/** Installs, and proves that a second run does nothing and that taking it out restores every byte. */
async function installs(gate: Gate): Promise<string> {
  const before = await gate.repo.fingerprint();
  const installed = await gate.baton('init');
  expect(installed).toMatchObject({ code: 0, stderr: '' });
  expect((await gate.baton('init')).stdout).toContain('Nothing to do');
  expect(await gate.baton('init', '--uninstall')).toMatchObject({ code: 0, stderr: '' });
  expect(await gate.repo.fingerprint()).toEqual(before);
  await gate.baton('init');
  return installed.stdout;
}

/** Proves that commits of bad records are refused whatever else they stage, and that others are not. */
async function gates(gate: Gate): Promise<void> {
  await gate.stage(one, bad);
  const refused = await gate.run('git', ['commit', '-m', 'x']);
  expect(refused.code).toBe(1);
  expect(refused.stderr + refused.stdout).toContain('Missing key `blockers`');
  await gate.stage(one, task('task-001'));
  expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 0 });
  await gate.repo.write(one, bad);
  expect(await gate.run('git', ['commit', '-a', '-m', 'x'])).toMatchObject({ code: 1 });
  await gate.git('checkout', '--quiet', '--', one);
  // Only a deletion, then only a change of type: what managers leave out of their lists of files.
  await gate.git('rm', '--quiet', one);
  expect(await gate.run('git', ['commit', '-m', 'x'])).toMatchObject({ code: 1 });
  await gate.git('reset', '--quiet', '--hard');
  await gate.run('ln', ['-sf', '/dev/null', one]);
  await gate.git('add', one);
  expect(await gate.run('git', ['commit', '-m', 'x'])).toMatchObject({ code: 1 });
  await gate.git('reset', '--quiet', '--hard');
}

describe('lefthook', () => {
  it('gets an entry in the configuration that is there', async () => {
    await using gate = await bareGate();
    await gate.repo.write('lefthook.yml', lefthookFile);
    const said = await installs(gate);
    expect(said).toMatch(/change {2}lefthook\.yml/);
    expect(said).toMatch(/create {2}\.agents\/baton-pre-commit\.sh/);
    expect(said).toContain('git does not run lefthook here yet; run `lefthook install`');
    expect(await gate.repo.read('.gitattributes')).toContain('/.agents/baton-*.sh text eol=lf');
    expect((await gate.baton('init', '--no-hooks')).stdout).toContain('Nothing to do');
  });

  it('gets a configuration where package.json names it and there is not one', async () => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "devDependencies": { "lefthook": "^2.0.0" } }\n');
    expect(await installs(gate)).toMatch(/create {2}lefthook\.yml/);
  });

  it('keeps a call that was written by hand', async () => {
    await using gate = await bareGate();
    const text = 'pre-commit: { commands: { records: { run: git-baton hook pre-commit } } }\n';
    await gate.repo.write('lefthook.yml', text);
    await installs(gate);
    expect(await gate.repo.read('lefthook.yml')).toBe(text);
    await expect(gate.repo.read(script)).rejects.toThrow('ENOENT');
  });

  it('is refused where lines cannot be added', async () => {
    await using gate = await bareGate();
    await gate.repo.write('lefthook.yml', 'pre-commit: { parallel: true }\n');
    const before = await gate.repo.fingerprint();
    const refused = await gate.baton('init');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('no entry can be added to');
    expect(refused.stderr).toContain('run: sh {files}');
    expect(await gate.repo.fingerprint()).toEqual(before);
  });

  it.skipIf(!hasLefthook)('refuses bad commits, also those without a file that it counts', async () => {
    await using gate = await bareGate();
    await gate.repo.write('lefthook.yml', lefthookFile);
    await gate.baton('init');
    await gate.run('lefthook', ['install']);
    await gate.git('add', '--all');
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 0 });
    expect(await gate.baton('doctor')).toMatchObject({ code: 0 });
    await gates(gate);
    await gate.git('rm', '--quiet', 'AGENTS.md');
    await gate.git('commit', '--quiet', '-m', 'y');
  });
});

describe('the pre-commit framework', () => {
  it('gets an entry in its configuration, in the style of its lists', async () => {
    await using gate = await bareGate();
    await gate.repo.write('.pre-commit-config.yaml', preCommitFile);
    const said = await installs(gate);
    expect(said).toMatch(/change {2}\.pre-commit-config\.yaml/);
    expect(said).toContain('run `pre-commit install --hook-type pre-commit ');
    expect(await gate.repo.read('.pre-commit-config.yaml')).toMatch(
      /^ {2}- repo: local\n {4}hooks:\n {6}- id: baton$/m,
    );
  });

  it('is refused where lines cannot be added', async () => {
    await using gate = await bareGate();
    await gate.repo.write('.pre-commit-config.yaml', 'repos: []\n');
    const refused = await gate.baton('init');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('always_run: true');
  });

  it.skipIf(!hasPreCommit)('refuses bad commits, also those without a file that it counts', async () => {
    await using gate = await bareGate();
    await gate.repo.write('.pre-commit-config.yaml', preCommitFile);
    await gate.baton('init');
    const types = ['pre-commit', 'pre-merge-commit', 'prepare-commit-msg', 'commit-msg', 'pre-push'];
    await gate.run('pre-commit', ['install', ...types.flatMap((type) => ['--hook-type', type])]);
    await gate.git('add', '--all');
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 0 });
    expect(await gate.baton('doctor')).toMatchObject({ code: 0 });
    await gates(gate);
    const lost = ['commit', '--allow-empty', '-m', 'x\n\nBaton-Session: nope'];
    const refused = await gate.run('git', lost);
    expect(refused.code).toBe(1);
    expect(refused.stderr + refused.stdout).toContain('commit/trailer');
    // A branch that begins with the first commit of all, and one that goes on from what the remote has.
    await gate.git('init', '--quiet', '--bare', '../server.git');
    await gate.git('remote', 'add', 'origin', '../server.git');
    for (const start of ['empty', 'known']) {
      await gate.git('switch', '--quiet', '-c', start);
      await gate.stage(pathOf('task-push'), task('task-push', false));
      await gate.git('commit', '--quiet', '--no-verify', '-m', start);
      const push = await gate.run('git', ['push', 'origin', start]);
      expect(push.code).toBe(1);
      expect(push.stderr + push.stdout).toContain('task/outcome-requirements');
      await gate.git('switch', '--quiet', 'main');
      expect(await gate.run('git', ['push', '--quiet', 'origin', 'main'])).toMatchObject({ code: 0 });
    }
  });
});

describe('a folder of hooks inside the repository', () => {
  it('is chained into, and gives back what it held', async () => {
    await using gate = await bareGate();
    await gate.git('config', 'core.hooksPath', '.githooks');
    await gate.repo.write('.githooks/pre-commit', '#!/bin/sh\necho mine >&2\n');
    await chmod(join(gate.repo.path, '.githooks/pre-commit'), 0o755);
    expect(await installs(gate)).toMatch(/change {2}\.githooks\/pre-commit/);
    await gates(gate);
    expect((await gate.run('git', ['commit', '--allow-empty', '-m', 'x'])).stderr).toContain('mine');
  });

  it('gets a hook that runs where it has none', async () => {
    await using gate = await bareGate();
    await gate.git('config', 'core.hooksPath', '.githooks');
    await gate.repo.write('.githooks/pre-rebase', '#!/bin/sh\n');
    expect(await installs(gate)).toMatch(/create {2}\.githooks\/pre-commit/);
    await gates(gate);
  });

  it('belongs to lefthook where git finds its hook there', async () => {
    await using gate = await bareGate();
    await gate.git('config', 'core.hooksPath', '.githooks');
    await gate.repo.write('.githooks/pre-commit', '#!/bin/sh\nlefthook run pre-commit\n');
    await chmod(join(gate.repo.path, '.githooks/pre-commit'), 0o755);
    await gate.repo.write('lefthook.yml', lefthookFile);
    const said = await installs(gate);
    expect(said).toMatch(/change {2}lefthook\.yml/);
    expect(said).not.toContain('.githooks');
  });
});
