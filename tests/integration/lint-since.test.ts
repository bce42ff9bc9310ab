import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { failure, findings, lintRepo, revision, staged } from '../support/lint-repo.ts';

const config = '.agents/baton.yaml';
const [old, fresh] = [pathOf('task-001'), pathOf('task-002')];
const fault = (path: string) => `task/outcome-requirements ${path}:10`;

async function commitAt(repo: GitRepo, date: string, message: string): Promise<string> {
  const env = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  await repo.git('add', '--all');
  const { code, stderr } = await repo.tryGit(['commit', '--quiet', '-m', message], { env });
  if (code !== 0) throw new Error(stderr);
  return repo.git('rev-parse', 'HEAD');
}

/** A bad record of January, another of March, and a configuration. */
async function history(since: (first: string) => string): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write(old, task('task-001', false));
  const first = await commitAt(repo, '2026-01-10T12:00:00Z', 'old');
  await repo.git('tag', 'adopted');
  await repo.write(fresh, task('task-002', false));
  await commitAt(repo, '2026-03-10T12:00:00Z', 'fresh');
  await repo.write(config, `since: ${since(first)}\n`);
  return repo;
}

describe('since', () => {
  it.each([
    ['a commit', (first: string) => first],
    ['a tag', () => 'adopted'],
    ['a day', () => '2026-02-01'],
    ['a moment', () => '2026-03-10T12:00:00Z'],
  ])('%s leaves older records alone', async (_, since) => {
    await using repo = await history(since);
    expect(await lintRepo(repo)).toMatchObject({ records: 1 });
    expect(await findings(repo)).toEqual([fault(fresh)]);
    await commitAt(repo, '2026-03-11T12:00:00Z', 'the configuration');
    expect(await findings(repo, revision('HEAD'))).toEqual([fault(fresh)]);
  });

  it('a date before all history leaves nothing alone, one after it everything', async () => {
    await using repo = await history(() => '2026-01-10');
    expect(await findings(repo)).toEqual([fault(old), fault(fresh)]);
    await repo.write(config, 'since: 2026-03-11\n');
    expect(await lintRepo(repo)).toMatchObject({ diagnostics: [], records: 0 });
  });

  it('checks an old record that changes, in the working tree and at the gate', async () => {
    await using repo = await history(() => 'adopted');
    await commitAt(repo, '2026-03-11T12:00:00Z', 'the configuration');
    await repo.write(old, `${task('task-001', false)}\nMore.\n`);
    expect(await findings(repo)).toEqual([fault(old), fault(fresh)]);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([fault(old)]);
  });

  it('leaves alone what only moved, and what only its times say is changed', async () => {
    await using repo = await history(() => 'adopted');
    await repo.git('mv', old, '.agents/tasks/task-001-login.md');
    await repo.commitAll('moved');
    await utimes(join(repo.path, '.agents/tasks/task-001-login.md'), 1, 1);
    expect(await findings(repo)).toEqual([fault(fresh)]);
    await repo.write('.agents/tasks/task-001.md', task('task-001', false));
    await repo.remove('.agents/tasks/task-001-login.md');
    expect(await findings(repo)).toEqual([fault(fresh)]);
    await using other = await history(() => 'adopted');
    await utimes(join(other.path, old), 1, 1);
    expect(await findings(other)).toEqual([fault(fresh)]);
  });

  it('still checks changes: an old record does not go', async () => {
    await using repo = await history(() => 'adopted');
    await repo.remove(old);
    expect(await findings(repo)).toEqual([`record/deleted ${old}`, fault(fresh)]);
  });

  it('can be that of a nested root', async () => {
    await using repo = await history(() => 'adopted');
    await repo.remove(config);
    await repo.write(`app/${config}`, 'since: adopted\n');
    await repo.write('app/.agents/tasks/task-003.md', task('task-003', false));
    expect(await findings(repo)).toEqual([fault(old), fault(fresh), fault('app/.agents/tasks/task-003.md')]);
  });

  it('that names no commit, or lies beyond a shallow clone, cannot be verified', async () => {
    await using repo = await history(() => 'v0.9');
    const unknown = await failure(lintRepo(repo));
    expect(unknown).toMatchObject({
      code: 'unverifiable',
      help: expect.stringContaining('git fetch --tags'),
    });
    expect(unknown.message).toBe(
      'Cannot verify: `since: v0.9` in `.agents/baton.yaml` does not name a commit of this clone',
    );
    await repo.write(config, 'since: 2026-02-01\n');
    await commitAt(repo, '2026-03-11T12:00:00Z', 'the configuration');
    await using clone = await gitRepo();
    await clone.git('fetch', '--quiet', '--depth=1', `file://${repo.path}`, 'main');
    await clone.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    const { code, help } = await failure(lintRepo(clone));
    expect(code).toBe('unverifiable');
    expect(help).toContain('git fetch --unshallow');
    await clone.git('fetch', '--quiet', '--unshallow', `file://${repo.path}`);
    expect(await findings(clone)).toEqual([fault(fresh)]);
  });
});
