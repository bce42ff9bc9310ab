import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton } from '../support/cli.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { killedAt, writeKiller } from '../support/kill.ts';

const folder = '.agents/threads/thread_a';
const record = [
  'decision',
  'record',
  '--thread',
  'thread_a',
  '--agent',
  'ada',
  '--decision',
  'Yes',
  '--confidence',
  '0.5',
];

async function leftIn(repo: GitRepo): Promise<readonly string[]> {
  return (await readdir(join(repo.path, folder))).filter((name) => name.startsWith('.'));
}

describe('kill -9 in the middle of a write', () => {
  it('leaves what lint reports, what git ignores after init, and what the next writer removes', async () => {
    await using repo = await gitRepo();
    await repo.write('kill.cjs', writeKiller);
    expect(await baton(repo, ['thread', 'create', 'A', '--id', 'thread_a', '--by', 'ada'])).toMatchObject({
      code: 0,
    });
    let left: readonly string[] = [];
    let step = 0;
    while (left.length === 0) {
      step++;
      const { code } = await baton(repo, record, { env: killedAt(repo, step) });
      expect(code, 'killed before it left anything').not.toBe(0);
      left = await leftIn(repo);
    }
    const [name = ''] = left;
    expect(name).toMatch(/^\.dec_.*\.md\..*\.baton\.tmp$/);

    const told = await baton(repo, ['lint', '--format', 'json']);
    expect(told.code).toBe(0);
    const { diagnostics } = JSON.parse(told.stdout);
    expect(diagnostics).toMatchObject([{ rule: 'record/temporary', severity: 'warning' }]);
    expect(told.stdout).toContain(`${folder}/${name}`);
    // Committed by mistake, it is reported as well.
    await repo.git('add', '.agents');
    expect((await baton(repo, ['lint', '--staged'])).stdout).toContain('record/temporary');
    await repo.git('reset', '--quiet');

    expect(await baton(repo, ['init', '--no-hooks'])).toMatchObject({ code: 0 });
    await repo.git('add', '.agents');
    expect(await repo.git('ls-files', '.agents')).not.toContain('.tmp');
    expect((await baton(repo, ['lint'])).stdout).not.toContain('record/temporary');

    expect(await baton(repo, record)).toMatchObject({ code: 0 });
    expect(await leftIn(repo)).toEqual([]);
  }, 120_000);
});
