import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { reporters } from '../../src/cli/reporters.ts';
import { commit } from '../support/audit-repo.ts';
import { baton } from '../support/cli.ts';
import { pathOf, task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';

const one = pathOf('task-001');

/** main with a right task, and a topic whose first commit adds a wrong one and whose second fixes it. */
async function topic(): Promise<GitRepo> {
  const repo = await gitRepo();
  await commit(repo, 'Start', { [pathOf('task-002')]: task('task-002') });
  await repo.git('switch', '-q', '-c', 'topic');
  await commit(repo, 'Break', { [one]: task('task-001', false) });
  await commit(repo, 'Mend', { [one]: task('task-001') });
  return repo;
}

describe('baton audit', () => {
  it('checks what this branch adds, from any folder, and names the commit', async () => {
    await using repo = await topic();
    const before = await repo.fingerprint();
    for (const run of [
      await baton(repo, ['audit']),
      await baton(repo, ['audit', 'main..topic'], { cwd: '.agents' }),
      await baton(repo, ['-C', '.agents', 'audit', 'HEAD', '^main']),
    ]) {
      expect(run).toMatchObject({ code: 1, stderr: '' });
      expect(run.stdout).toMatch(/^[0-9a-f]{10} Break \(Ada Author, 2026-01-02\)\n/);
      expect(run.stdout).toContain('task/outcome-requirements');
      expect(run.stdout).not.toContain('Mend');
      expect(run.stdout).toMatch(/✖ 1 error in 2 commits/);
    }
    expect(await baton(repo, ['audit', 'main'])).toMatchObject({ code: 0, stderr: '' });
    expect(await baton(repo, ['audit', 'HEAD~1..HEAD'])).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('works in a linked worktree and in a bare repository', async () => {
    await using repo = await topic();
    await repo.git('worktree', 'add', '-q', 'linked', 'main');
    await repo.git('clone', '-q', '--bare', '.', 'bare.git');
    for (const cwd of ['linked', 'bare.git']) {
      expect(await baton(repo, ['audit', 'main..topic'], { cwd })).toMatchObject({ code: 1, stderr: '' });
    }
  });

  it('prints every format, each naming the commit', async () => {
    await using repo = await topic();
    const oid = (await repo.git('rev-parse', 'topic~1')).slice(0, 10);
    for (const format of Object.keys(reporters)) {
      const { code, stderr, stdout } = await baton(repo, ['audit', '--format', format]);
      expect({ format, code, stderr }).toEqual({ format, code: 1, stderr: '' });
      expect(stdout).toContain(oid);
      expect(stdout).toContain('task/outcome-requirements');
      expect(stdout).toContain('Break');
    }
  });

  it('prints JSON by its schema', async () => {
    await using repo = await topic();
    const schema = JSON.parse(await readFile('schemas/audit-result.schema.json', 'utf8'));
    const validate = new Ajv2020({ strict: true }).compile(schema);
    for (const range of ['main..topic', 'main']) {
      const { stdout } = await baton(repo, ['audit', range, '--format', 'json']);
      expect(validate(JSON.parse(stdout)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('lets rules be changed and warnings be counted', async () => {
    await using repo = await topic();
    const run = (...args: string[]) => baton(repo, ['audit', ...args]);
    expect((await run('--rule', 'task/outcome-requirements=off')).code).toBe(0);
    expect((await run('--rule', 'task/outcome-requirements=warning')).code).toBe(0);
    expect((await run('--rule', 'task/outcome-requirements=warning', '--max-warnings', '0')).code).toBe(1);
  });

  it.each([
    [['README.md'], 'Unexpected revision `README.md`'],
    [['HEAD', '--', 'README.md'], 'Unexpected revision `README.md`'],
    [['HEAD:README.md'], 'Unexpected revision `HEAD:README.md`'],
    [['HEAD^{tree}'], 'Unexpected revision `HEAD^{tree}`'],
    [['--first-parent'], "unknown option '--first-parent'"],
    [['--no-merges'], "unknown option '--no-merges'"],
    [['--max-count=1', 'HEAD'], "unknown option '--max-count=1'"],
    [['--since', 'whenever'], 'Unexpected date `whenever` after `--since`'],
    [['nope..HEAD'], 'Unexpected revision `nope..HEAD`'],
  ])('refuses %j, which would leave commits out', async (args, message) => {
    await using repo = await topic();
    await commit(repo, 'Readme', { 'README.md': 'x\n' });
    const { code, stderr, stdout } = await baton(repo, ['audit', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('help: ');
  });

  it('says that it cannot verify a shallow clone', async () => {
    await using repo = await topic();
    await repo.git('clone', '-q', '--depth=1', '--branch=topic', `file://${repo.path}`, 'shallow');
    // The clone lies in the work tree, so that its configuration, index and objects count too.
    const before = await repo.fingerprint();
    const { code, stderr, stdout } = await baton(repo, ['audit', 'HEAD'], { cwd: 'shallow' });
    expect(await repo.fingerprint()).toEqual(before);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Cannot verify: history is shallow');
    expect(stderr).toContain('git fetch --unshallow');
    await repo.git('-C', 'shallow', 'fetch', '-q', '--unshallow');
    expect((await baton(repo, ['audit', 'HEAD'], { cwd: 'shallow' })).code).toBe(1);
  });
});
