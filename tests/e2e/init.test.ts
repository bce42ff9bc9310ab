import { chmod, lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installedHooks } from '../../src/app/init/hooks.ts';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';

const one = pathOf('task-001');
const bad = task('task-001', false);

/** Everything that a person sees of an install: the work tree, and the hook folder. */
async function state(gate: Gate): Promise<unknown> {
  const hooks = await gate.run('sh', [
    '-c',
    'ls -la --time-style=+ .git/hooks 2>/dev/null | tail -n +4; cat .git/hooks/* 2>/dev/null',
  ]);
  return { ...(await gate.repo.fingerprint()), hooks: hooks.stdout };
}

async function husky(gate: Gate): Promise<void> {
  await gate.repo.write('package.json', '{ "name": "app", "devDependencies": { "husky": "^9.0.0" } }\n');
  const installed = await gate.run(process.execPath, [
    join(packageFolder, 'node_modules', 'husky', 'bin.js'),
  ]);
  expect(installed).toMatchObject({ code: 0, stdout: '' });
}

describe('baton init', () => {
  it('installs into a fresh repository, says what it did and what comes next', async () => {
    await using gate = await bareGate();
    const before = await gate.repo.fingerprint();
    const { code, stdout, stderr } = await gate.baton('init');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/create {2}\.git\/hooks\/pre-commit/);
    expect(stdout).toMatch(/create {2}\.agents\/baton\.yaml .*claim: all/);
    expect(stdout).toMatch(/create {2}\.gitattributes/);
    expect(stdout).toMatch(/create {2}\.gitignore/);
    expect(stdout).toMatch(/create {2}AGENTS\.md/);
    expect(stdout).toContain('Next: `git add .agents/baton.yaml .gitattributes .gitignore AGENTS.md`');
    expect((await lstat(join(gate.repo.path, '.git/hooks/pre-commit'))).mode & 0o111).toBe(0o111);
    expect(await gate.repo.read('AGENTS.md')).toContain('`baton lint`');
    expect(await gate.repo.read('AGENTS.md')).toContain('Every file in the folder of its kind is a record');
    const { config, index } = await gate.repo.fingerprint();
    expect({ config, index }).toEqual({ config: before.config, index: before.index });
    await gate.stage(one, bad);
    expect((await gate.run('git', ['commit', '-m', 'x'])).stderr).toContain('Missing key `blockers`');
    await gate.stage(one, task('task-001'));
    expect(await gate.run('git', ['commit', '--quiet', '-m', 'x'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('does nothing the second time, and nothing under --dry-run', async () => {
    await using gate = await bareGate();
    const fresh = await state(gate);
    const dry = await gate.baton('init', '--dry-run');
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toContain('nothing is written');
    expect(dry.stdout).toContain('.git/hooks/pre-commit');
    expect(await state(gate)).toEqual(fresh);
    await gate.baton('init');
    const installed = await state(gate);
    expect(await gate.baton('init')).toMatchObject({
      code: 0,
      stdout: 'Nothing to do: Baton is already installed here\n',
    });
    expect(await state(gate)).toEqual(installed);
    expect((await gate.baton('init', '--uninstall', '--dry-run')).stdout).toContain('remove  AGENTS.md');
    expect(await state(gate)).toEqual(installed);
  });

  it('brings an installation that has one gate only up to date', async () => {
    await using gate = await bareGate();
    await gate.baton('init');
    const all = await state(gate);
    for (const { name } of installedHooks)
      if (name !== 'pre-commit') await rm(join(gate.repo.path, '.git/hooks', name));
    const again = await gate.baton('init');
    expect(again.stdout).toMatch(/create {2}\.git\/hooks\/commit-msg/);
    expect(again.stdout).not.toMatch(/hooks\/pre-commit /);
    expect(await state(gate)).toEqual(all);
  });

  it.each([
    ['a file in the place of its folder', 'touch .agents', '.agents/baton.yaml` cannot be written'],
    ['a link that leads nowhere', 'ln -s gone.md AGENTS.md', 'gone.md`, which does not exist'],
  ])('writes nothing where %s is in the way', async (_, command, message) => {
    await using gate = await bareGate();
    await gate.run('sh', ['-c', command]);
    const before = await state(gate);
    const { code, stderr } = await gate.baton('init');
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('bug in Baton');
    expect(await state(gate)).toEqual(before);
  });

  it('claims only what is marked where files are in record folders already', async () => {
    await using gate = await bareGate();
    await gate.repo.write('packages/x/.agents/tasks/notes.md', 'Call Ada back.\n');
    expect((await gate.baton('init')).stdout).toContain(
      'claim: marked, because 1 file is in a record folder',
    );
    expect(await gate.repo.read('.agents/baton.yaml')).toMatch(/^claim: marked$/m);
    expect(await gate.repo.read('AGENTS.md')).toContain('a record if it has the line `schema: baton/KIND@1`');
    expect((await gate.baton('init')).stdout).not.toContain('AGENTS.md');
    expect(await gate.repo.read('.agents/baton.yaml')).toMatch(
      /^# yaml-language-server: \$schema=https:\S+\n/,
    );
    expect(await gate.baton('lint')).toMatchObject({ code: 0 });
  });

  it('leaves a configuration that is there as it is, and follows it', async () => {
    await using gate = await bareGate();
    await gate.repo.write('.baton.yaml', 'root: docs/reasoning\n');
    const { stdout } = await gate.baton('init');
    expect(stdout).not.toContain('baton.yaml ');
    expect(await gate.repo.read('.gitattributes')).toContain('docs/reasoning/**/*.md text eol=lf');
    expect(await gate.repo.read('AGENTS.md')).toContain('docs/reasoning/');
    expect(await gate.repo.read('.git/hooks/pre-commit')).toContain("':(top,literal)docs/reasoning'");
    await gate.repo.write('.baton.yaml', 'root: docs/thinking\n');
    expect((await gate.baton('init')).stdout).toMatch(/change {2}\.git\/hooks\/pre-commit/);
    expect(await gate.repo.read('.git/hooks/pre-commit')).not.toContain('docs/reasoning');
  });

  it('works from a subfolder and by -C, and needs a repository', async () => {
    await using gate = await bareGate();
    await gate.repo.write('src/deep/x.js', '');
    expect(
      await gate.run(process.execPath, [join(packageFolder, 'dist/cli.js'), '-C', 'src', 'init']),
    ).toMatchObject({ code: 0 });
    expect(await gate.repo.read('.agents/baton.yaml')).toContain('claim: all');
    const outside = await gate.baton('-C', gate.outside, 'init');
    expect(outside.code).toBe(2);
    expect(outside.stderr).toContain('git init');
  });
});

describe('a hook that is there', () => {
  it('keeps its lines, its failure and its early end', async () => {
    await using gate = await bareGate();
    await gate.repo.writeHook('pre-commit', '#!/bin/sh\necho mine >&2\nexit 0\n');
    expect((await gate.baton('init')).stdout).toMatch(/change {2}\.git\/hooks\/pre-commit/);
    await gate.stage(one, bad);
    const refused = await gate.run('git', ['commit', '-m', 'x']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('Missing key `blockers`');
    await gate.stage(one, task('task-001'));
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 0, stderr: 'mine\n' });
    await gate.baton('init', '--uninstall');
    await gate.repo.writeHook('pre-commit', '#!/usr/bin/env bash\nset -euo pipefail\n[[ 1 == 2 ]]\n');
    await gate.baton('init');
    await gate.stage('notes.txt', 'x\n');
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 1, stderr: '' });
  });

  it.each([
    ['another language', '#!/usr/bin/env python3\nprint()\n', 0o755, 'is not a shell script'],
    ['a program', '\u007fELF\0', 0o755, 'is not a shell script'],
    ['no run bit', '#!/bin/sh\nexit 1\n', 0o644, 'has no execute permission'],
    ['half a block', '#!/bin/sh\n# >>> baton 1 >>>\n', 0o755, 'expected one with its end'],
  ])('is not edited where it has %s', async (_name, text, mode, message) => {
    await using gate = await bareGate();
    await gate.repo.writeHook('pre-commit', text);
    await chmod(join(gate.repo.path, '.git/hooks/pre-commit'), mode);
    const before = await state(gate);
    const refused = await gate.baton('init');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain(message);
    expect(refused.stderr).toContain('help: ');
    expect(await state(gate)).toEqual(before);
  });

  it('is not edited where it is a link', async () => {
    await using gate = await bareGate();
    await gate.repo.write('scripts/check.sh', '#!/bin/sh\n');
    await mkdir(join(gate.repo.path, '.git/hooks'));
    await symlink('../../scripts/check.sh', join(gate.repo.path, '.git/hooks/pre-commit'));
    expect((await gate.baton('init')).stderr).toContain('is a link');
    expect(await gate.repo.read('scripts/check.sh')).toBe('#!/bin/sh\n');
    expect(await gate.baton('init', '--no-hooks')).toMatchObject({ code: 0 });
  });
});

describe('husky', () => {
  it('runs the check from its own file', async () => {
    await using gate = await bareGate();
    await husky(gate);
    await gate.repo.write('.husky/pre-commit', 'echo mine >&2\n');
    const config = (await gate.repo.fingerprint()).config;
    expect((await gate.baton('init')).stdout).toMatch(/change {2}\.husky\/pre-commit/);
    expect((await gate.repo.fingerprint()).config).toBe(config);
    await gate.stage(one, bad);
    const refused = await gate.run('git', ['commit', '-m', 'x']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('Missing key `blockers`');
    await gate.stage(one, task('task-001'));
    expect(await gate.run('git', ['commit', '-q', '-m', 'x'])).toMatchObject({ code: 0, stderr: 'mine\n' });
    await gate.baton('init', '--uninstall');
    expect(await gate.repo.read('.husky/pre-commit')).toBe('echo mine >&2\n');
  });

  it('gets a file of its own where it has none, which goes again', async () => {
    await using gate = await bareGate();
    await husky(gate);
    const before = await state(gate);
    const { stdout } = await gate.baton('init');
    expect(stdout).toMatch(/create {2}\.husky\/pre-commit/);
    expect(stdout).toMatch(
      /git add \.agents\/baton\.yaml \.gitattributes \.gitignore \.husky\/commit-msg .*\.husky\/pre-commit .*AGENTS\.md/,
    );
    await gate.stage(one, bad);
    expect(await gate.run('git', ['commit', '-m', 'x'])).toMatchObject({ code: 1 });
    await gate.git('rm', '--quiet', '-f', one);
    await gate.baton('init', '--uninstall');
    const { worktree, config } = await gate.repo.fingerprint();
    expect(before).toMatchObject({ worktree, config });
  });

  it('is noticed where git does not run it yet', async () => {
    await using gate = await bareGate();
    await gate.repo.write('package.json', '{ "devDependencies": { "husky": "^9.0.0" } }\n');
    await gate.repo.write('.husky/pre-push', 'true\n');
    expect((await gate.baton('init')).stdout).toContain('git does not run husky here yet');
    expect(await gate.repo.read('.husky/pre-commit')).toContain('# >>> baton 1 >>>');
  });
});

describe('hooks that are somebody else’s', () => {
  it.each([
    ['.overcommit.yml', '{}\n'],
    ['lefthook.toml', '[pre-commit]\n'],
    ['package.json', '{ "simple-git-hooks": {} }\n'],
  ])('are left alone, with what to add by hand: %s', async (file, text) => {
    await using gate = await bareGate();
    await gate.repo.write(file, text);
    const before = await state(gate);
    const refused = await gate.baton('init');
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toContain('git-baton hook pre-commit || exit 1');
    expect(refused.stderr).toContain('baton init --no-hooks');
    expect(await state(gate)).toEqual(before);
    expect((await gate.baton('init', '--no-hooks')).stdout).not.toContain('pre-commit ');
  });

  it('are left alone where core.hooksPath names a folder that does not exist', async () => {
    await using gate = await bareGate();
    await gate.git('config', 'core.hooksPath', 'tools/hooks');
    const refused = await gate.baton('init');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('core.hooksPath');
    expect(refused.stderr).toContain('does not exist, so git runs no hook');
    expect(refused.stderr).toContain('tools/hooks/pre-commit');
  });

  it('are left alone where core.hooksPath leaves the repository', async () => {
    await using gate = await bareGate();
    await gate.git('config', 'core.hooksPath', gate.outside);
    const before = await state(gate);
    const refused = await gate.baton('init');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('is outside of this repository');
    // The line is for a hook of every repository: it leaves those without Baton alone.
    expect(refused.stderr).toContain('! test -e .agents/baton.yaml || ');
    expect(await state(gate)).toEqual(before);
    await writeFile(join(gate.outside, 'pre-commit'), '#!/bin/sh\ngit-baton hook pre-commit || exit 1\n', {
      mode: 0o755,
    });
    await gate.stage(one, bad);
    expect((await gate.run('git', ['commit', '-m', 'x'])).stderr).toContain('Missing key `blockers`');
  });
});

describe('baton init --uninstall', () => {
  it.each([
    ['nothing', {}],
    [
      'files that end in a line break',
      {
        'AGENTS.md': '# Agents\n',
        '.gitattributes': '* text=auto\n',
        '.gitignore': '/dist/\n',
        hook: '#!/bin/sh\ntrue\n',
      },
    ],
    [
      'files that do not',
      { 'AGENTS.md': '# Agents', '.gitattributes': '* text=auto', '.gitignore': '/dist/', hook: '#!/bin/sh' },
    ],
    ['empty files', { 'AGENTS.md': '', '.gitattributes': '' }],
    [
      'CRLF, a mark and odd letters',
      {
        'AGENTS.md': '\uFEFF# Agénts 🙂\r\n\r\nx\r\n',
        '.gitattributes': '*.é text\r\n',
        '.gitignore': 'é\r\n',
      },
    ],
    ['bare hooks', { hook: '#!/bin/sh\n' }],
    ['a hook that begins with a blank line', { hook: '#!/bin/sh\n\n' }],
    ['a hook without a shebang', { hook: 'true\n' }],
  ])('restores %s byte for byte', async (_name, files: Record<string, string>) => {
    await using gate = await bareGate();
    for (const [path, text] of Object.entries(files)) {
      if (path === 'hook') await gate.repo.writeHook('pre-commit', text);
      else await gate.repo.write(path, text);
    }
    const before = await state(gate);
    expect(await gate.baton('init')).toMatchObject({ code: 0 });
    expect(await state(gate)).not.toEqual(before);
    expect(await gate.baton('init')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Nothing to do'),
    });
    expect(await gate.baton('init', '--uninstall')).toMatchObject({ code: 0, stderr: '' });
    expect(await state(gate)).toEqual(before);
    expect((await gate.baton('init', '--uninstall')).stdout).toBe(
      'Nothing to do: Baton is not installed here\n',
    );
  });

  it('keeps what was added since, an edited configuration, and records', async () => {
    await using gate = await bareGate();
    await gate.baton('init');
    await writeFile(join(gate.repo.path, 'AGENTS.md'), `Top\n${await gate.repo.read('AGENTS.md')}\nBottom\n`);
    await gate.repo.write('.agents/baton.yaml', 'claim: marked\n');
    await gate.repo.write(one, task('task-001'));
    await gate.baton('init', '--uninstall');
    expect(await gate.repo.read('AGENTS.md')).toBe('Top\n\nBottom\n');
    expect(await gate.repo.read('.agents/baton.yaml')).toBe('claim: marked\n');
    expect(await gate.repo.read(one)).toBe(task('task-001'));
    await expect(gate.repo.read('.gitattributes')).rejects.toThrow('ENOENT');
  });

  it('skips a hook that is a program', async () => {
    await using gate = await bareGate();
    await mkdir(join(gate.repo.path, '.git/hooks'));
    await writeFile(join(gate.repo.path, '.git/hooks/pre-commit'), Buffer.from([0x7f, 0x45, 0xff, 0]));
    expect((await gate.baton('init')).stderr).toContain('is not UTF-8 text');
    expect(await gate.baton('init', '--uninstall')).toMatchObject({ code: 0, stderr: '' });
  });

  it('works under a configuration that cannot be read', async () => {
    await using gate = await bareGate();
    await gate.baton('init');
    await gate.repo.write('.agents/baton.yaml', 'claims: [\n');
    expect(await gate.baton('init')).toMatchObject({ code: 2 });
    expect(await gate.baton('init', '--uninstall')).toMatchObject({ code: 0 });
    await rm(join(gate.repo.path, '.agents'), { recursive: true });
    expect(await gate.git('status', '--porcelain')).toBe('');
  });
});
