import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Gate, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { forms, hasRun, havePackage, lookAt, looks, own, refusal } from '../support/untrusted.ts';

const one = pathOf('task-001');

/** A commit of a record, without `git-baton` on PATH. */
async function commit(repo: Gate, env: Readonly<Record<string, string>> = {}) {
  await rm(join(repo.outside, 'bin', 'git-baton'), { force: true });
  await repo.repo.write('.git/info/exclude', 'node_modules\ntools\nweb\n');
  await repo.stage(one, task('task-001'));
  return repo.run('git', ['commit', '--quiet', '-m', 'x'], { env });
}

describe('looking at a branch that brings', () => {
  for (const form of forms) {
    it.each(Object.keys(looks) as (keyof typeof looks)[])(
      `${form.title} runs nothing of it: git %s`,
      async (look) => {
        await using repo = await gate();
        const { code, stderr } = await lookAt(repo, form, looks[look]);
        expect(await hasRun(repo)).toBe(false);
        expect(stderr).toContain(form.says);
        expect(stderr).not.toContain(own);
        expect(code).toBe(0);
        expect(await repo.git('rev-parse', 'HEAD')).toBe(await repo.git('rev-parse', 'evil'));
      },
    );
  }

  it('a package leaves the gates of commits and pushes closed', async () => {
    await using repo = await gate();
    const [, whole] = forms;
    if (!whole) throw new Error('no form');
    await lookAt(repo, whole, looks.checkout);
    await repo.stage(one, task('task-001'));
    const refused = await repo.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(refused.stderr).toContain(refusal);
    expect(refused.stderr).toContain('npm install --global git-baton');
    expect(refused.stderr).toContain('git rm -r --cached node_modules');
    expect(refused.code).toBe(1);
    await repo.git('init', '--quiet', '--bare', '../server.git');
    const push = await repo.run('git', ['push', '--quiet', '../server.git', 'evil']);
    expect(push.stderr).toContain(refusal);
    expect(push.code).toBe(1);
    expect(await hasRun(repo)).toBe(false);
  });

  it('a package uses the one of PATH', async () => {
    await using repo = await gate();
    const [, whole] = forms;
    if (!whole) throw new Error('no form');
    await lookAt(repo, whole, looks.checkout);
    await havePackage(repo, '../global');
    await symlink('../global/dist/cli.js', join(repo.outside, 'bin', 'git-baton'));
    await repo.run('chmod', ['+x', '../global/dist/cli.js']);
    await repo.stage(one, task('task-001'));
    const { code, stderr } = await repo.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(stderr).toContain(`${own} hook pre-commit\n`);
    expect(stderr).not.toContain(refusal);
    expect(code).toBe(0);
    expect(await hasRun(repo)).toBe(false);
  });

  it.each([
    ['names it in an index of its own', { GIT_INDEX_FILE: '.git/other' }],
    ['has git take pathspecs as they stand', { GIT_LITERAL_PATHSPECS: '1' }],
    ['has git take patterns as names', { GIT_NOGLOB_PATHSPECS: '1' }],
  ])('a package is asked for where the caller %s', async (_, env) => {
    await using repo = await gate();
    const [, whole] = forms;
    if (!whole) throw new Error('no form');
    await lookAt(repo, whole, looks.checkout);
    await repo.git('read-tree', '--index-output=.git/other', 'main');
    const two = pathOf('task-002');
    await repo.repo.write(two, task('task-002'));
    await repo.run('git', ['add', two], { env });
    const { stderr } = await repo.run('git', ['commit', '--quiet', '-m', 'x'], { env });
    expect(stderr).toContain(refusal);
    expect(await hasRun(repo)).toBe(false);
  });

  it('a package in an index of its own is asked for, too', async () => {
    await using repo = await gate();
    const [, whole] = forms;
    if (!whole) throw new Error('no form');
    await lookAt(repo, whole, ['status']);
    const env = { GIT_INDEX_FILE: join(repo.outside, 'index') };
    await repo.run('git', ['read-tree', 'main'], { env });
    const { stderr } = await repo.run('git', ['checkout', '--quiet', '--force', 'evil'], { env });
    expect(stderr).toContain(refusal);
    expect(await hasRun(repo)).toBe(false);
  });
});

describe('what no branch has a part in', () => {
  it.each([
    [
      'beside a tracked neighbour',
      async (repo: Gate) => {
        await havePackage(repo);
        await repo.stage('.git-ignored', 'x\n');
        await repo.repo.write('node_modules/other/index.js', '');
        await repo.git('add', '--force', 'node_modules/other');
      },
    ],
    [
      'as pnpm lays it out',
      async (repo: Gate) => {
        await havePackage(repo, 'node_modules/.pnpm/git-baton@1/node_modules/git-baton');
        await symlink(
          '.pnpm/git-baton@1/node_modules/git-baton',
          join(repo.repo.path, 'node_modules/git-baton'),
        );
      },
    ],
    [
      'linked to a place outside',
      async (repo: Gate) => {
        await havePackage(repo, '../elsewhere');
        await mkdir(join(repo.repo.path, 'node_modules'));
        await symlink('../../elsewhere', join(repo.repo.path, 'node_modules/git-baton'));
      },
    ],
  ])('is run: a package %s', async (_, have) => {
    await using repo = await gate();
    await have(repo);
    const { code, stderr } = await commit(repo);
    expect(stderr).toContain(`${own} hook pre-commit\n`);
    expect(code).toBe(0);
  });

  it('is run: a Node and a Baton of a folder of PATH in the work tree', async () => {
    await using repo = await gate();
    await havePackage(repo, 'tools/lib/node_modules/git-baton');
    await mkdir(join(repo.repo.path, 'tools/bin'));
    await symlink('../lib/node_modules/git-baton/dist/cli.js', join(repo.repo.path, 'tools/bin/git-baton'));
    await repo.run('chmod', ['+x', 'tools/bin/git-baton']);
    const node = `#!/bin/sh\necho 'the Node of the work tree' >&2\nexec '${process.execPath}' "$@"\n`;
    await writeFile(join(repo.repo.path, 'tools/bin/node'), node, { mode: 0o755 });
    const { code, stderr } = await commit(repo, { PATH: `${repo.repo.path}/tools/bin:${repo.path}` });
    expect(stderr).toContain('the Node of the work tree\n');
    expect(stderr).toContain(`${own} hook pre-commit\n`);
    expect(code).toBe(0);
  });

  it('is asked for by one call, and by none where nothing of ours is staged', async () => {
    await using repo = await gate();
    await havePackage(repo);
    const log = join(repo.outside, 'git.log');
    const started = async (env = { GIT_TRACE2_EVENT: log }) => {
      await rm(log, { force: true });
      await repo.run('git', ['commit', '--quiet', '-m', 'x'], { env });
      const lines = (await readFile(log, 'utf8')).trim().split('\n');
      const events = lines.map((line) => JSON.parse(line) as { event: string; argv?: readonly string[] });
      const calls = events.flatMap(({ event, argv = [] }) => (event === 'start' ? [argv.join(' ')] : []));
      // What watches the hooks asks for other things.
      const known = / (commit|diff-index|rev-parse --path-format|ls-files)(?=[ =]|$)/;
      return calls.flatMap((call) => known.exec(call)?.[1] ?? []);
    };
    await rm(join(repo.outside, 'bin', 'git-baton'), { force: true });
    await repo.repo.write('.git/info/exclude', 'node_modules\n');
    await repo.stage('notes.txt', 'x\n');
    // Which records changed: asked once, and noted for the hook of the message.
    expect(await started()).toEqual(['commit', 'diff-index']);
    await repo.git('rm', '--quiet', 'notes.txt');
    // And whether a payload waits that may name a folder which goes away.
    expect(await started()).toEqual(['commit', 'diff-index', 'ls-files']);
    await repo.stage(one, task('task-001'));
    const gateOf = ['diff-index', 'rev-parse --path-format', 'ls-files'];
    expect(await started()).toEqual(['commit', ...gateOf, ...gateOf]);
  });

  it('is asked of the worktree that holds it', async () => {
    await using repo = await gate();
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    await havePackage(repo);
    await commit(repo);
    const cwd = '../linked';
    await repo.repo.write(`../linked/${one}`, task('task-001'));
    await repo.repo.write(`../linked/node_modules/x`, '');
    await repo.run('git', ['add', '--all'], { cwd });
    const args = ['commit', '--quiet', '--allow-empty', '-m', 'x'];
    expect((await repo.run('git', args, { cwd })).stderr).toContain(`${own} hook pre-commit\n`);
    await repo.git('add', '--force', 'node_modules/git-baton/dist/chunks');
    await repo.run('git', ['rm', '--quiet', '--cached', one], { cwd });
    const barred = await repo.run('git', args, { cwd });
    expect(barred.stderr).toContain(refusal);
    expect(barred.code).toBe(1);
  });
});

describe('the variables of an editor', () => {
  it('do not reach the Node of a hook', async () => {
    await using repo = await gate();
    await repo.stage(one, task('task-001'));
    const env = { NODE_OPTIONS: '--require ./gone.js', NODE_PATH: 'node_modules' };
    expect(await repo.commit([], { env })).toMatchObject({ code: 0, stderr: '', startedNode: true });
  });
});
