import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));

type Files = Readonly<Record<string, string>>;

async function commit(repo: Gate, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.stage(path, text);
  await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
}

/** Both sides of a merge of `side` into `main`. */
async function sides(base: Files, main: Files, side: Files): Promise<Gate> {
  const repo = await gate();
  await commit(repo, base);
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(repo, side);
  await repo.git('switch', '--quiet', 'main');
  await commit(repo, main);
  return repo;
}

describe('git merge', () => {
  it.each([
    { 'merge.ff': 'false', 'merge.log': 'true', 'merge.stat': 'true' },
    { 'merge.ff': 'true', 'merge.renames': 'false', 'merge.conflictStyle': 'diff3', 'diff.noprefix': 'true' },
    { 'diff.external': 'false', 'color.ui': 'always', 'core.commentChar': ';', 'commit.cleanup': 'scissors' },
    { 'core.autocrlf': 'true', 'core.safecrlf': 'false', 'core.quotePath': 'true', 'merge.verbosity': '5' },
  ])('is checked under %j', async (settings) => {
    await using repo = await sides({ [sessionPath]: first }, { 'm.txt': 'm\n' }, { [sessionPath]: advanced });
    for (const [key, value] of Object.entries(settings)) await repo.git('config', key, value);
    const head = await repo.git('rev-parse', 'HEAD');
    const refused = await repo.attempt(['merge', '--no-edit', '-s', 'ours', 'side']);
    expect(refused.stderr).toContain('session/diverged');
    expect(refused).toMatchObject({ committed: undefined });
    expect(await repo.git('rev-parse', 'HEAD')).toBe(head);
    await repo.git('merge', '--abort');
    expect(await repo.attempt(['merge', '--quiet', '--no-edit', 'side'])).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await repo.git('rev-parse', 'HEAD^2')).toBe(await repo.git('rev-parse', 'side'));
  });

  it('under merge.ff=only makes no commit, and tells of what it brought', async () => {
    await using repo = await gate();
    await repo.git('config', 'merge.ff', 'only');
    await repo.git('switch', '--quiet', '-c', 'side');
    await commit(repo, { [pathOf('task-001')]: task('task-001', false) });
    await repo.git('switch', '--quiet', 'main');
    const told = await repo.attempt(['merge', '--quiet', 'side']);
    expect(told).toMatchObject({ code: 0, stdout: '', hooks: ['post-merge'] });
    expect(told.stderr).toContain('nothing was refused');
    expect(await repo.git('rev-parse', 'main')).toBe(await repo.git('rev-parse', 'side'));
  });

  it('is checked where histories crossed before', async () => {
    await using repo = await sides({ [sessionPath]: first }, { 'm.txt': 'm\n' }, { 's.txt': 's\n' });
    await repo.git('branch', 'old');
    await repo.git('merge', '--quiet', '--no-edit', 'side');
    await repo.git('switch', '--quiet', 'side');
    await repo.git('merge', '--quiet', '--no-edit', 'old');
    await commit(repo, { [sessionPath]: advanced });
    await repo.git('switch', '--quiet', 'main');
    await commit(repo, { 'm.txt': 'n\n' });
    expect((await repo.git('merge-base', '--all', 'main', 'side')).split('\n')).toHaveLength(2);
    const refused = await repo.attempt(['merge', '--quiet', '--no-edit', '-s', 'ours', 'side']);
    expect(refused.stderr).toContain('session/diverged');
    expect(refused).toMatchObject({ committed: undefined, hooks: ['pre-merge-commit'] });
    await repo.git('merge', '--abort');
    expect(await repo.attempt(['merge', '--quiet', '--no-edit', 'side'])).toMatchObject({
      code: 0,
      stderr: '',
    });
  });

  it('that takes a record of the other side away names what brings it back', async () => {
    const path = pathOf('task-001');
    await using repo = await sides({ 'm.txt': 'm\n' }, { 'm.txt': 'n\n' }, { [path]: task('task-001') });
    const refused = await repo.attempt(['merge', '--quiet', '--no-edit', '-s', 'ours', 'side']);
    expect(refused.stderr).toContain('record/deleted');
    expect(refused.stderr).toContain('fix the error above and commit again');
    // The frame breaks long lines between words.
    const said = refused.stderr.replace(/\s+/g, ' ');
    const command = /git restore --source=\w+ --staged --worktree -- [\w./-]+\.md/.exec(said)?.[0] ?? '';
    expect(await repo.run('sh', ['-c', command])).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '', committed: [path] });
  });

  it('by lines of both sides makes a record that is refused', async () => {
    await using repo = await sides(
      { [sessionPath]: first, '.gitattributes': '*.md merge=union\n' },
      { [sessionPath]: advanced },
      { [sessionPath]: halted },
    );
    const refused = await repo.attempt(['merge', '--quiet', '--no-edit', 'side']);
    expect(refused.stderr).toContain('record/parse');
    expect(refused).toMatchObject({ committed: undefined, hooks: ['pre-merge-commit'] });
  });

  it('that a pull makes is checked, and one that rebases is told of', async () => {
    await using repo = await sides({ [sessionPath]: first }, { 'm.txt': 'm\n' }, { [sessionPath]: advanced });
    const pull = ['pull', '--quiet', '--no-edit'];
    const refused = await repo.attempt([...pull, '--no-rebase', '-s', 'ours', '.', 'side']);
    expect(refused.stderr).toContain('session/diverged');
    expect(refused).toMatchObject({ committed: undefined });
    await repo.git('merge', '--abort');
    const rebased = await repo.attempt([...pull, '--rebase', '.', 'side']);
    expect(rebased).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.repo.read(sessionPath)).toBe(advanced);
  });

  it('is checked in a submodule', async () => {
    await using inner = await sides(
      { [sessionPath]: first },
      { 'm.txt': 'm\n' },
      { [sessionPath]: advanced },
    );
    await using outer = await bareGate();
    const file = ['-c', 'protocol.file.allow=always'];
    await outer.git(...file, 'submodule', '--quiet', 'add', inner.repo.path, 'part');
    const init = await outer.run(process.execPath, [join(packageFolder, 'dist/cli.js'), 'init'], {
      cwd: 'part',
    });
    expect(init).toMatchObject({ code: 0 });
    await outer.watchHooks(join(outer.repo.path, '.git/modules/part/hooks'));
    const options = { cwd: 'part' };
    const args = ['merge', '--quiet', '--no-edit', '-s', 'ours', 'origin/side'];
    const refused = await outer.attempt(args, options);
    expect(refused.stderr).toContain('session/diverged');
    expect(refused).toMatchObject({ committed: undefined, hooks: ['pre-merge-commit'] });
    expect((await outer.commit([], options)).stderr).toContain('session/diverged');
    await outer.git('-C', 'part', 'merge', '--abort');
    const trailer = ['commit', '--quiet', '--allow-empty', '-m', 'x\n\nBaton-Thread: thread_none\n'];
    const wrong = await outer.attempt(trailer, options);
    expect(wrong.stderr).toContain('Unexpected thread `thread_none`');
    expect(wrong).toMatchObject({ code: 1, committed: undefined });
    const merged = await outer.attempt(['merge', '--quiet', '--no-edit', 'origin/side'], options);
    expect(merged).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('commit-msg', () => {
  it('finds unmerged entries, and does not crash', async () => {
    await using repo = await sides(
      { [threadPath]: thread() },
      { [threadPath]: `${thread()}# main\n` },
      { [threadPath]: `${thread()}# side\n` },
    );
    expect((await repo.run('git', ['merge', 'side'])).code).toBe(1);
    const before = await repo.repo.fingerprint();
    for (const hook of ['commit-msg', 'pre-merge-commit']) {
      const stub = join(packageFolder, 'hooks', hook);
      const found = await repo.run('sh', [stub, '.git/MERGE_MSG']);
      expect(found.stderr).toContain('Unmerged file at the path of a `thread`');
      expect(found).toMatchObject({ code: 1, stdout: '' });
    }
    expect(await repo.repo.fingerprint()).toEqual(before);
  });

  it('leaves a lock that another git holds alone, and checks all the same', async () => {
    await using repo = await gate();
    await repo.stage(pathOf('task-001'), task('task-001', false));
    await repo.repo.write('.git/index.lock', '');
    await repo.repo.write('.git/MESSAGE', 'x\n');
    const before = await repo.repo.fingerprint();
    const refused = await repo.run('sh', [join(packageFolder, 'hooks', 'commit-msg'), '.git/MESSAGE']);
    expect(refused.stderr).toContain('Missing key `blockers`');
    expect(refused.code).toBe(1);
    expect(await repo.repo.fingerprint()).toEqual(before);
    expect(await repo.repo.read('.git/index.lock')).toBe('');
  });
});

describe('git checkout in a linked worktree', () => {
  it('tells of an illegal record there, and blocks nothing', async () => {
    await using repo = await gate();
    await repo.git('switch', '--quiet', '-c', 'side');
    await commit(repo, { [pathOf('task-001')]: task('task-001', false) });
    await repo.git('switch', '--quiet', 'main');
    await repo.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    const told = await repo.attempt(['checkout', '--quiet', '--detach', 'side'], { cwd: '../linked' });
    expect(told).toMatchObject({ code: 0, stdout: '', hooks: ['post-checkout'] });
    expect(told.stderr).toContain('Missing key `blockers`');
    expect(await repo.git('-C', '../linked', 'rev-parse', 'HEAD')).toBe(await repo.git('rev-parse', 'side'));
  });
});
