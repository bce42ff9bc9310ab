import { describe, expect, it } from 'vitest';
import { type Attempt, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';

const [one, two] = [pathOf('task-001'), pathOf('task-002')];
const good = (id = 'task-001') => task(id);
const bad = (id = 'task-001') => task(id, false);

function expectRefused(attempt: Attempt, path = one): void {
  expect(attempt.stderr).toContain('Missing key `blockers`');
  expect(attempt.stderr).toContain(path);
  expect(attempt.stderr).toContain('commit refused');
  expect(attempt.stdout).toBe('');
  expect(attempt.code).toBe(1);
  expect(attempt.committed).toBeUndefined();
}

/** Accepted without a word. */
function expectAccepted(attempt: Attempt, files: readonly string[]): void {
  expect(attempt.stderr).toBe('');
  expect(attempt.stdout).toBe('');
  expect(attempt.code).toBe(0);
  expect(attempt.committed).toEqual(files);
}

describe('git commit', () => {
  it('refuses a blocked task without blockers, shows the line and the fix, and accepts the fixed one', async () => {
    await using repo = await gate();
    await repo.stage(one, bad());
    const refused = await repo.commit();
    expectRefused(refused);
    expect(refused.stderr).toMatch(/10:10 {2}error {2}Missing key `blockers`/);
    expect(refused.stderr).toMatch(/^ *10 │ outcome: blocked\n *│ {10}\^{7}$/m);
    expect(refused.stderr).toContain('task/outcome-requirements');
    expect(refused.stderr).toMatch(/= help: add:\n {15}blockers:\n {17}- blocker: …\n {19}impact: …\n/);
    expect(refused.stderr).toContain(`help: fix the error above, run \`git add ${one}\` and commit again`);
    expect(refused.stderr).not.toContain('no-verify');
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
  });

  it('checks what is staged, not the working copy', async () => {
    await using repo = await gate();
    await repo.stage(one, bad());
    await repo.repo.write(one, good());
    expectRefused(await repo.commit());
    await repo.stage(one, good());
    await repo.repo.write(one, bad());
    expectAccepted(await repo.commit(), [one]);
    expect(await repo.git('show', `HEAD:${one}`)).toBe(good().trimEnd());
  });

  it('checks the working copy under commit -a', async () => {
    await using repo = await gate();
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
    await repo.repo.write(one, bad());
    expectRefused(await repo.commit(['-a']));
    await repo.git('add', one);
    await repo.repo.write(one, `${good()}\nMore.\n`);
    expectAccepted(await repo.commit(['-a']), [one]);
  });

  it('checks only the named path under commit -- path, even while another bad file is staged', async () => {
    await using repo = await gate();
    await repo.stage(two, bad('task-002'));
    await repo.stage(one, good());
    expectAccepted(await repo.commit(['--', one]), [one]);
    await repo.repo.write(one, bad());
    expectRefused(await repo.commit(['--only', '--', one]));
    expectRefused(await repo.commit([]), two);
  });

  it('checks the staged and the named files under commit -i', async () => {
    await using repo = await gate();
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
    await repo.stage(two, bad('task-002'));
    await repo.repo.write(one, `${good()}\nMore.\n`);
    expectRefused(await repo.commit(['-i', '--', one]), two);
    await repo.stage(two, good('task-002'));
    expectAccepted(await repo.commit(['-i', '--', one]), [one, two]);
  });

  it('checks an amended commit', async () => {
    await using repo = await gate();
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
    await repo.stage(one, bad());
    expectRefused(await repo.commit(['--amend']));
    await repo.stage(one, `${good()}\nMore.\n`);
    expectAccepted(await repo.commit(['--amend']), [one]);
    expect(await repo.git('rev-list', '--count', 'HEAD')).toBe('2');
  });

  it('checks the first commit', async () => {
    await using repo = await gate({ unborn: true });
    await repo.stage(one, bad());
    expectRefused(await repo.commit());
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
  });

  it('checks an orphan branch and a detached HEAD', async () => {
    await using repo = await gate();
    await repo.git('checkout', '--quiet', '--detach');
    await repo.stage(one, bad());
    expectRefused(await repo.commit());
    await repo.git('checkout', '--quiet', '--orphan', 'other');
    expectRefused(await repo.commit());
    await repo.stage(one, good());
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  });

  it('works in a SHA-256 repository, from its first commit on', async () => {
    await using repo = await gate({ sha256: true, unborn: true });
    await repo.stage(one, bad());
    expectRefused(await repo.commit());
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
    expect(await repo.git('rev-parse', 'HEAD')).toHaveLength(64);
    await repo.stage('notes.txt', 'x\n');
    expect(await repo.commit()).toMatchObject({ code: 0, startedNode: false });
  });

  it('works from a subfolder, and with --git-dir and --work-tree from elsewhere', async () => {
    await using repo = await gate();
    await repo.stage(one, bad());
    expectRefused(await repo.commit([], { cwd: '.agents/tasks' }));
    const away = [`--git-dir=${repo.repo.path}/.git`, `--work-tree=${repo.repo.path}`];
    expectRefused(await repo.attempt([...away, 'commit', '-m', 'x'], { cwd: '..' }));
    await repo.stage(one, good());
    expectAccepted(await repo.commit(['--', 'task-001.md'], { cwd: '.agents/tasks' }), [one]);
  });

  it('skips what git add -N announces', async () => {
    await using repo = await gate();
    await repo.repo.write(one, bad());
    await repo.git('add', '-N', one);
    await repo.stage('notes.txt', 'x\n');
    const attempt = await repo.commit();
    expectAccepted(attempt, ['notes.txt']);
    expect(attempt.startedNode).toBe(false);
  });

  it.each(['a b', 'é', 'line\nbreak', '-dash', 'quo"te', "it's", 'tab\there', '$(touch x)'])(
    'checks a file named %j',
    async (name) => {
      await using repo = await gate();
      await repo.stage(`.agents/tasks/${name}.md`, bad());
      const refused = await repo.commit();
      expect(refused).toMatchObject({ code: 1, committed: undefined });
      expect(refused.stderr).toContain('Missing key `blockers`');
      expect(refused.stderr).not.toContain('bug in Baton');
    },
  );

  it('refuses to delete a record', async () => {
    await using repo = await gate();
    await repo.stage(one, good());
    expectAccepted(await repo.commit(), [one]);
    await repo.git('rm', '--quiet', one);
    const refused = await repo.commit();
    expect(refused.stderr).toContain('record/deleted');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
  });

  it('is the same under every configuration and mode of the user', async () => {
    await using repo = await gate();
    const settings = [
      ['diff.noprefix', 'true'],
      ['diff.external', 'false'],
      ['diff.ignoreSubmodules', 'all'],
      ['diff.renames', 'copies'],
      ['color.ui', 'always'],
      ['core.quotePath', 'false'],
      ['core.autocrlf', 'true'],
      ['core.commentChar', ';'],
      ['commit.verbose', 'true'],
    ] as const;
    for (const [key, value] of settings) await repo.git('config', key, value);
    await repo.stage(one, bad());
    expectRefused(await repo.commit());
    expectRefused(await repo.attempt(['--literal-pathspecs', 'commit', '-m', 'x', '--', one]));
    expectRefused(await repo.attempt(['--glob-pathspecs', 'commit', '-m', 'x']));
    expectRefused(await repo.attempt(['--noglob-pathspecs', 'commit', '-m', 'x']));
  });

  it('lets warnings pass, and shows them', async () => {
    await using repo = await gate();
    await repo.stage(one, good().replace('    suggested_resolution: Ask for one\n', ''));
    const attempt = await repo.commit();
    expect(attempt).toMatchObject({ code: 0, stdout: '', committed: [one] });
    expect(attempt.stderr).toContain('warning');
    expect(attempt.stderr).not.toContain('refused');
  });

  it('refuses where it cannot check, and says how to go on', async () => {
    await using repo = await gate();
    await repo.stage('.agents/baton.yaml', 'claims: all\n');
    const refused = await repo.commit();
    expect(refused).toMatchObject({ committed: undefined });
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('.agents/baton.yaml:1:1');
    expect(refused.stderr).toContain('commit again');
  });
});
