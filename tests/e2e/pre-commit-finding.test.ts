import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';

const one = pathOf('task-001');
const bad = task('task-001', false);

/** A PATH with what the stub needs from the system, and nothing else. */
async function plainPath(repo: Gate, ...programs: readonly string[]): Promise<string> {
  const folder = join(repo.outside, 'plain');
  await mkdir(folder);
  for (const program of ['git', 'sh', 'cat', 'sha256sum', 'grep', ...programs]) {
    const found = await repo.run('sh', ['-c', `command -v ${program}`]);
    await symlink(found.stdout.trim(), join(folder, program));
  }
  return folder;
}

/** A package folder as npm lays it out, whose program says that it was called. */
async function fakePackage(folder: string, name: string): Promise<void> {
  await mkdir(join(folder, 'dist'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{\n  "name": "git-baton",\n  "type": "module"\n}\n');
  await writeFile(
    join(folder, 'dist', 'cli.js'),
    `console.error('${name}', ...process.argv.slice(2)); process.exitCode = 1;\n`,
  );
}

describe('what the hook runs', () => {
  it('is the package of this worktree, before that of the main worktree, before PATH', async () => {
    await using repo = await gate();
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    const cwd = '../linked';
    await repo.repo.write(`../linked/${one}`, bad);
    await repo.run('git', ['add', one], { cwd });
    expect((await repo.commit([], { cwd })).stderr).toContain('Missing key `blockers`');
    await fakePackage(join(repo.repo.path, 'node_modules', 'git-baton'), 'main worktree');
    expect(await repo.commit([], { cwd })).toMatchObject({
      code: 1,
      stderr: 'main worktree hook pre-commit\n',
    });
    await fakePackage(join(repo.outside, 'linked', 'node_modules', 'git-baton'), 'this worktree');
    expect(await repo.commit([], { cwd })).toMatchObject({
      code: 1,
      stderr: 'this worktree hook pre-commit\n',
    });
  });

  it('is no build beside a package.json of this name', async () => {
    await using repo = await gate();
    await fakePackage(repo.repo.path, 'own build');
    await repo.stage(one, bad);
    expect((await repo.commit()).stderr).toContain('Missing key `blockers`');
  });

  it('is the package as it ships, wherever npm put it', async () => {
    await using repo = await gate();
    const folder = join(repo.repo.path, 'node_modules', 'git-baton');
    await mkdir(folder, { recursive: true });
    for (const part of ['dist', 'schemas', 'hooks', 'package.json']) {
      await cp(join(packageFolder, part), join(folder, part), { recursive: true });
    }
    await repo.stage(one, bad);
    const PATH = await plainPath(repo, 'node');
    expect((await repo.commit([], { env: { PATH } })).stderr).toContain('Missing key `blockers`');
  });
});

describe('what is missing', () => {
  it('refuses without Node, and says so', async () => {
    await using repo = await gate();
    await repo.stage(one, task('task-001'));
    const PATH = await plainPath(repo);
    const refused = await repo.commit([], { env: { PATH } });
    expect(refused).toMatchObject({ code: 1, committed: undefined, startedNode: false });
    expect(refused.stderr).toContain('commit refused');
    expect(refused.stderr).toContain('the program `node` is not on PATH');
    expect(refused.stderr).toContain('baton/init.sh');
    expect(refused.stderr).toContain('git commit --no-verify');
    await repo.git('reset', '--quiet');
    await repo.repo.write('notes.txt', 'x\n');
    await repo.git('add', 'notes.txt');
    expect(await repo.commit([], { env: { PATH } })).toMatchObject({
      code: 0,
      stderr: '',
      committed: ['notes.txt'],
    });
  });

  it("takes PATH from the user's own file", async () => {
    await using repo = await gate();
    await repo.stage(one, bad);
    const PATH = await plainPath(repo);
    const init = join(repo.outside, 'home', '.config', 'baton', 'init.sh');
    await mkdir(join(init, '..'), { recursive: true });
    await writeFile(init, `echo noise\nPATH="${repo.path}"\nfalse\n`);
    const refused = await repo.commit([], { env: { PATH } });
    expect(refused.stderr).toContain('Missing key `blockers`');
    expect(refused.stdout).toBe('');
    await writeFile(init, 'exit 0\n');
    const lost = await repo.commit([], { env: { PATH } });
    expect(lost).toMatchObject({ code: 1, committed: undefined });
    expect(lost.stderr).toContain('the program `node` is not on PATH');
  });

  it('refuses without Baton, and says so', async () => {
    await using repo = await gate();
    await repo.stage(one, task('task-001'));
    const PATH = await plainPath(repo, 'node');
    const refused = await repo.commit([], { env: { PATH } });
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    expect(refused.stderr).toContain('the package `git-baton` is not installed');
    expect(refused.stderr).toContain('npm install');
  });

  it('refuses where Node dies', async () => {
    await using repo = await gate();
    await repo.stage(one, task('task-001'));
    const node = join(repo.outside, 'bin', 'node');
    await writeFile(node, '#!/bin/sh\nkill -9 $$\n');
    await chmod(node, 0o755);
    const refused = await repo.commit();
    expect(refused.code).not.toBe(0);
    expect(refused.committed).toBeUndefined();
  });

  it('goes on to Node where git cannot tell what is staged', async () => {
    await using repo = await gate();
    const oid = await repo.git('rev-parse', 'HEAD^{tree}');
    await repo.stage('notes.txt', 'x\n');
    await repo.run('rm', ['-f', `.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`]);
    const stub = join(repo.repo.path, '.git/hooks/pre-commit.watched');
    const { code, stderr } = await repo.run('sh', ['-e', stub]);
    expect(code).not.toBe(0);
    expect(stderr).toContain('commit refused');
  });
});

describe('the stub', () => {
  const stub = join(packageFolder, 'hooks', 'pre-commit');

  it('is POSIX sh without a path of one machine', async () => {
    await using repo = await gate();
    expect(await repo.run('sh', ['-n', stub])).toMatchObject({ code: 0, stderr: '' });
    const text = await readFile(stub, 'utf8');
    expect(text).not.toMatch(/\/(?:home|usr|Users|opt)\//);
    expect(text).not.toMatch(/\[\[|\blocal\b|\bfunction\b|\bsource\b/);
  });

  it.skipIf(spawnSync('shellcheck', ['--version']).error !== undefined)(
    'has nothing that shellcheck objects to',
    () => {
      // SC2016: backquotes in messages are meant as they stand.
      expect(spawnSync('shellcheck', ['--exclude=SC2016', stub], { encoding: 'utf8' })).toMatchObject({
        status: 0,
        stdout: '',
      });
    },
  );

  it('serves a hook manager as a file of its own', async () => {
    await using repo = await gate();
    await repo.stage(one, bad);
    const { code, stderr } = await repo.run('sh', [stub]);
    expect(code).toBe(1);
    expect(stderr).toContain('Missing key `blockers`');
    await repo.git('reset', '--quiet');
    expect(await repo.run('sh', [stub])).toMatchObject({ code: 0, stdout: '', stderr: '' });
  });
});
