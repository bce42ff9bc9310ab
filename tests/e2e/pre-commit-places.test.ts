import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, packageFolder, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { handoffPath, sealedPayload } from '../support/records-handoff.ts';

const one = pathOf('task-001');
const bad = task('task-001', false);
const good = task('task-001');

describe('the hook in other places', () => {
  it.each([
    ['the default root', '', handoffPath],
    ['a moved root', 'root: docs/own records\n', 'docs/own records/handoffs/hnd_20260204_k3v9qx7m.yml'],
    ['a configured place', 'kinds: { handoff: ["sent/*.yaml"] }\n', 'sent/hnd_20260204_k3v9qx7m.yaml'],
  ])(
    'refuses a commit that only deletes the folder which a waiting payload names: in %s',
    async (_, configuration, path) => {
      await using repo = await bareGate();
      if (configuration !== '') await repo.stage('.baton.yaml', configuration);
      expect(await repo.baton('init')).toMatchObject({ code: 0, stderr: '' });
      await repo.watchHooks();
      const source = '{ skill: perspective-swarm, workflow_id: swarm-1, session_path: runs/one }';
      const text = sealedPayload({ source, expires: '2099-01-01T00:00:00Z' });
      await repo.stage('runs/one/notes.md', 'x\n');
      await repo.stage('other/a.txt', 'x\n');
      await repo.stage(path, text);
      expect(await repo.commit()).toMatchObject({ code: 0 });
      await repo.git('rm', '-r', '--quiet', 'other');
      expect(await repo.commit()).toMatchObject({ code: 0, stderr: '', committed: ['other/a.txt'] });
      await repo.git('rm', '-r', '--quiet', 'runs');
      const refused = await repo.commit();
      expect(refused.stderr).toContain('handoff/session-path');
      expect(refused).toMatchObject({ code: 1, committed: undefined });
    },
  );

  it('checks a linked worktree', async () => {
    await using repo = await gate();
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    const cwd = '../linked';
    await repo.repo.write(`../linked/${one}`, bad);
    await repo.run('git', ['add', one], { cwd });
    const refused = await repo.commit([], { cwd });
    expect(refused.stderr).toContain('Missing key `blockers`');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    await repo.repo.write(`../linked/${one}`, good);
    await repo.run('git', ['add', one], { cwd });
    expect(await repo.commit([], { cwd })).toMatchObject({ code: 0, stderr: '', committed: [one] });
    expect(await repo.git('rev-list', '--count', 'main')).toBe('1');
  });

  it('checks inside a submodule, and lets the repository around it alone', async () => {
    await using inner = await gate();
    await using outer = await bareGate();
    await outer.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      inner.repo.path,
      'part',
    );
    expect(
      await outer.run(process.execPath, [join(packageFolder, 'dist/cli.js'), 'init'], { cwd: 'part' }),
    ).toMatchObject({ code: 0 });
    await outer.watchHooks(join(outer.repo.path, '.git/modules/part/hooks'));
    await outer.repo.write(`part/${one}`, bad);
    await outer.run('git', ['add', one], { cwd: 'part' });
    const refused = await outer.commit([], { cwd: 'part' });
    expect(refused.stderr).toContain('Missing key `blockers`');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    await outer.repo.write(`part/${one}`, good);
    await outer.run('git', ['add', one], { cwd: 'part' });
    expect(await outer.commit([], { cwd: 'part' })).toMatchObject({ code: 0, stderr: '', committed: [one] });
  });

  it('checks records of nested roots, a moved root and configured globs', async () => {
    await using repo = await bareGate();
    await repo.repo.write(
      '.baton.yaml',
      'root: docs/own records\nkinds:\n  task: ["work/{a,b}/*.md", "it\'s/**/*.md"]\n',
    );
    expect(await repo.baton('init')).toMatchObject({ code: 0, stderr: '' });
    await repo.watchHooks();
    await repo.git('add', '--all');
    await repo.git('commit', '--quiet', '-m', 'Install Baton');
    const paths = ['docs/own records/tasks', 'work/a', "it's/deep/down", 'packages/x/.agents/tasks'];
    for (const folder of paths) {
      await repo.stage(`${folder}/task-001.md`, bad);
      const refused = await repo.commit();
      expect(refused.stderr).toContain(folder);
      expect(refused).toMatchObject({ code: 1, committed: undefined });
      await repo.git('rm', '--quiet', '-f', `${folder}/task-001.md`);
    }
    await repo.stage('docs/task-001.md', bad);
    expect(await repo.commit()).toMatchObject({ code: 0, startedNode: false });
  });
});

describe('numbered decision records', () => {
  it('are checked in a commit that touches nothing else, and only in their folder', async () => {
    await using repo = await bareGate();
    for (const name of ['0001-a', '0002-b']) await repo.repo.write(`docs/adr/${name}.md`, '# Use it\n');
    // A new configuration names the folder, and the hooks look at what it names.
    expect(await repo.baton('init')).toMatchObject({ code: 0, stderr: '' });
    await repo.watchHooks();
    await repo.git('add', '--all');
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'Install Baton');
    await repo.stage('docs/guide.md', '# Guide\n');
    expect(await repo.commit()).toMatchObject({ code: 0, startedNode: false });
    await repo.stage('docs/adr/0002-c.md', '# Use it not\n');
    const refused = await repo.commit();
    expect(refused.stderr).toContain('decisions/number');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
    await repo.git('mv', 'docs/adr/0002-c.md', 'docs/adr/0003-c.md');
    expect(await repo.commit()).toMatchObject({ code: 0, committed: ['docs/adr/0003-c.md'] });
  });
});

describe('Node', () => {
  it('never starts where nothing under the roots is staged', async () => {
    await using repo = await gate();
    await repo.repo.write(one, bad);
    await repo.stage('src/.agents.md', 'x\n');
    await repo.stage('agents/tasks/task-001.md', bad);
    const attempt = await repo.commit();
    expect(attempt).toMatchObject({ code: 0, stderr: '', stdout: '', startedNode: false });
    expect(attempt.committed).toEqual(['agents/tasks/task-001.md', 'src/.agents.md']);
    expect(await repo.commit(['--allow-empty'])).toMatchObject({ code: 0, startedNode: false });
    expect(await repo.commit(['--amend', '--allow-empty'])).toMatchObject({ code: 0, startedNode: false });
  });

  it('never starts at a first commit without records', async () => {
    await using repo = await gate({ unborn: true });
    await repo.stage('src/index.js', 'x\n');
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '', startedNode: false });
  });

  it.each([one, '.agents/other.txt', 'a/b/.agents/x', '.baton.yaml'])('starts for %s', async (path) => {
    await using repo = await gate();
    if (path === '.baton.yaml') await repo.git('rm', '--quiet', '.agents/baton.yaml');
    await repo.stage(path, path === one ? good : '# nothing\n');
    expect(await repo.commit()).toMatchObject({ startedNode: true });
  });

  it('starts for a link that takes the place of a root', async () => {
    await using repo = await gate();
    await repo.run('ln', ['-s', 'elsewhere', '.agents'], { cwd: '.git' });
    await repo.run('mkdir', ['-p', 'x']);
    await repo.run('mv', ['.git/.agents', 'x/.agents']);
    await repo.git('add', 'x');
    expect(await repo.commit()).toMatchObject({ startedNode: true });
  });

  it.each(['.', '../linked'])('starts for every merge, also one that stages nothing, in %s', async (cwd) => {
    await using repo = await gate();
    await repo.git('checkout', '--quiet', '-b', 'side');
    await repo.stage(one, good);
    await repo.git('commit', '--quiet', '-m', 'side');
    await repo.git('checkout', '--quiet', 'main');
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    const merge = await repo.run('git', ['merge', '--quiet', '--no-commit', '-s', 'ours', 'side'], { cwd });
    expect(merge.code).toBe(0);
    expect(await repo.commit([], { cwd })).toMatchObject({ startedNode: true });
  });

  it('starts where git announces the parents of a merge', async () => {
    await using repo = await gate();
    // Of `git merge` both are set.
    const head = await repo.git('rev-parse', 'HEAD');
    const env = { [`GITHEAD_${head}`]: 'main', GIT_REFLOG_ACTION: 'merge main' };
    await repo.stage('notes.txt', 'x\n');
    expect(await repo.commit([], { env })).toMatchObject({ code: 0, startedNode: true });
  });
});
