import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, pathOf, task } from '../support/gate.ts';
import { killer, wasKilled } from '../support/kill.ts';
import { expectTaken, type PushGate, pushGate } from '../support/push.ts';

const one = pathOf('task-001');
const good = task('task-001');

/** `main` and `side`, each with a commit of its own, and all hooks. */
async function sides(): Promise<Gate> {
  const repo = await bareGate();
  await repo.baton('init');
  const commit = async (...files: readonly string[]) => {
    for (const file of files) await repo.stage(file, file === one ? good : `${file}\n`);
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
  };
  await repo.git('add', '--all');
  await commit('README.md');
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(one);
  await repo.git('switch', '--quiet', 'main');
  await commit('other.txt');
  await repo.git('status');
  return repo;
}

async function locks(repo: Gate): Promise<readonly string[]> {
  return (await readdir(join(repo.repo.path, '.git'))).filter((name) => name.endsWith('.lock'));
}

describe('a hook that is killed', () => {
  it('leaves a merge open, which is then concluded and checked', async () => {
    await using repo = await sides();
    const head = await repo.git('rev-parse', 'HEAD');
    const { config } = await repo.repo.fingerprint();
    const env = await killer(repo);
    const killed = await repo.run('git', ['merge', '--quiet', '--no-edit', 'side'], { env });
    expect(killed.code).not.toBe(0);
    expect(await wasKilled(repo)).toBe(true);
    expect(await repo.git('rev-parse', 'HEAD')).toBe(head);
    expect(await repo.git('rev-parse', 'MERGE_HEAD')).toBe(await repo.git('rev-parse', 'side'));
    expect(await locks(repo)).toEqual([]);
    expect((await repo.repo.fingerprint()).config).toBe(config);
    await repo.git('rm', '--quiet', '--cached', one);
    const conclude = () => repo.run('git', ['commit', '--quiet', '--no-edit']);
    const refused = await conclude();
    expect(refused.stderr).toContain('record/deleted');
    expect(refused.code).toBe(1);
    await repo.git('add', one);
    expect(await conclude()).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.git('rev-parse', 'HEAD^2')).toBe(await repo.git('rev-parse', 'side'));
  });

  it('at commit-msg commits nothing and keeps the message', async () => {
    await using repo = await sides();
    await repo.repo.remove('.git/hooks/pre-commit');
    await repo.stage(one, good);
    const head = await repo.git('rev-parse', 'HEAD');
    // Git refreshes the index for itself; what it holds is another matter.
    const state = async () => ({
      ...(await repo.repo.fingerprint()),
      index: await repo.git('ls-files', '--stage'),
    });
    const before = await state();
    const env = await killer(repo);
    expect((await repo.run('git', ['commit', '--quiet', '-m', 'A long message'], { env })).code).not.toBe(0);
    expect(await wasKilled(repo)).toBe(true);
    expect(await repo.git('rev-parse', 'HEAD')).toBe(head);
    expect(await state()).toEqual(before);
    expect(await locks(repo)).toEqual([]);
    expect(await repo.repo.read('.git/COMMIT_EDITMSG')).toBe('A long message\n');
  });

  it.each([
    ['post-merge', ['merge', '--quiet', '--ff-only', 'side']],
    ['post-checkout', ['switch', '--quiet', 'side']],
  ])('at %s undoes nothing', async (hook, args) => {
    await using repo = await sides();
    if (hook === 'post-merge') await repo.git('reset', '--quiet', '--hard', 'HEAD~1');
    const env = await killer(repo);
    await repo.run('git', args, { env });
    expect(await wasKilled(repo)).toBe(true);
    expect(await repo.git('rev-parse', 'HEAD')).toBe(await repo.git('rev-parse', 'side'));
    expect(await repo.git('status', '--porcelain')).toBe('');
    expect(await locks(repo)).toEqual([]);
  });

  /** Dies once, which refuses everything, and then takes the same push. */
  async function expectNothingLeft(gate: PushGate): Promise<void> {
    await gate.commit({ [one]: good });
    const env = await killer(gate.gate);
    // `push` itself compares both repositories before and after.
    expect(await gate.push(['origin', 'main'], { env })).toMatchObject({ code: 1, changed: {} });
    expect(await wasKilled(gate.gate)).toBe(true);
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  }

  it('at pre-push pushes nothing', async () => {
    await using gate = await pushGate();
    await expectNothingLeft(gate);
  });

  it('at pre-receive takes nothing and leaves nothing on the server', async () => {
    await using gate = await pushGate({ hook: false });
    await gate.serve('pre-receive');
    await expectNothingLeft(gate);
  });
});
