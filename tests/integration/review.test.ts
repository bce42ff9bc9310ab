import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ReviewSubject } from '../../src/app/review/range.ts';
import { review } from '../../src/app/review/review.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { taskPath, taskText } from '../support/records-task.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';
import { type Files, storyAfter, storyBefore } from '../support/review-story.ts';

const now = '2026-01-02T02:04:05Z';
const whole: ReviewSubject = { type: 'range', base: undefined, head: undefined };

function run(repo: GitRepo, subject: ReviewSubject = whole, cwd = '') {
  return review(contextIn(repo, now, { cwd: join(repo.path, cwd) }), { subject });
}

async function write(repo: GitRepo, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
}

/** A repository with the pull request of the story on a branch. */
async function storyRepo(): Promise<GitRepo> {
  const repo = await gitRepo();
  await write(repo, storyBefore);
  await repo.commitAll('The shop as it was');
  await repo.git('switch', '--quiet', '--create', 'topic');
  await write(repo, storyAfter);
  await repo.commitAll('Add token refresh');
  return repo;
}

const ids = ({ diff }: Awaited<ReturnType<typeof run>>) => diff.records.map(({ id }) => id).sort();

describe('the sides of a review', () => {
  it('are by default the merge base with the protected branch and HEAD', async () => {
    await using repo = await storyRepo();
    const result = await run(repo);
    expect(result.before).toEqual({ label: 'main', oid: await repo.git('rev-parse', 'main') });
    expect(result.diff.verdict).toBe('errors');
    expect(result.diff.findings.map(({ type }) => type)).toContain('payload-broken');
  });

  it('are the same from any folder, detached, squashed, in a linked worktree and in a bare clone', async () => {
    await using repo = await storyRepo();
    const expected = (await run(repo)).diff;
    expect((await run(repo, whole, '.agents/tasks')).diff).toEqual(expected);
    await repo.git('switch', '--quiet', '--detach', 'topic');
    expect((await run(repo)).diff).toEqual(expected);
    await repo.git('switch', '--quiet', '--create', 'squashed', 'main');
    await repo.git('merge', '--quiet', '--squash', 'topic');
    await repo.commitAll('Squashed');
    expect((await run(repo)).diff).toEqual(expected);
    await repo.git('worktree', 'add', '--quiet', '--detach', '../linked', 'topic');
    const linked = await run(repo, whole, '../linked');
    expect(linked.diff).toEqual(expected);
    await repo.git('clone', '--quiet', '--bare', '.', '../bare.git');
    const bare = { type: 'range', base: 'main', head: 'topic' } as const;
    expect((await run(repo, bare, '../bare.git')).diff).toEqual(expected);
  });

  it('leave out what came to the base meanwhile; --trees does not', async () => {
    await using repo = await storyRepo();
    await repo.git('switch', '--quiet', 'main');
    await repo.write('.agents/tasks/task-099.md', '# Task task-099: On main meanwhile\n');
    await repo.commitAll('Meanwhile');
    const range = await run(repo, { type: 'range', base: 'main', head: 'topic' });
    expect(ids(range)).not.toContain('task-099');
    const trees = await run(repo, { type: 'trees', before: 'main', after: 'topic' });
    expect(trees.diff.records.find(({ id }) => id === 'task-099')?.change).toBe('deleted');
    const byTree = await run(repo, { type: 'trees', before: 'main^{tree}', after: 'topic^{tree}' });
    expect(ids(byTree)).toEqual(ids(trees));
  });

  it('may be the index or the working tree', async () => {
    await using repo = await storyRepo();
    await repo.write('.agents/tasks/task-100.md', '# Task task-100: Staged\n');
    await repo.git('add', '.agents/tasks/task-100.md');
    await repo.write('.agents/tasks/task-101.md', '# Task task-101: Not staged\n');
    const before = await repo.fingerprint();
    expect(ids(await run(repo, { type: 'index', base: undefined }))).toEqual(['task-100']);
    expect(ids(await run(repo, { type: 'worktree', base: undefined }))).toEqual(['task-100', 'task-101']);
    const branch = ids(await run(repo, { type: 'worktree', base: 'main' }));
    expect(branch).toEqual(expect.arrayContaining(['task-005', 'task-100', 'task-101', 'thread_pr94']));
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('hold the claims of an uncommitted task against the working tree', async () => {
    await using repo = await gitRepo();
    await write(repo, { 'a.ts': '1\n', 'b.ts': '1\n' });
    await repo.commitAll('Code');
    const handoff =
      'outcome: completed\nfiles_created: [{ path: new.ts, purpose: x, lines: all }]\nfiles_modified: [{ path: a.ts, lines: 1-2, change_type: add }, { path: b.ts, lines: all, change_type: add }]';
    await write(repo, { 'a.ts': '1\n2\n', 'new.ts': '1\n2\n3\n', [taskPath]: taskText({ handoff }) });
    for (const type of ['worktree', 'index'] as const) {
      if (type === 'index') await repo.git('add', '--all');
      const { diff } = await run(repo, { type, base: undefined });
      const claims = diff.records[0]?.details.find((one) => one.type === 'claims');
      expect(
        claims?.claims.map(({ path, verdict, added, removed, length }) => [
          path,
          verdict,
          added,
          removed,
          length,
        ]),
      ).toEqual([
        ['new.ts', 'in-change', 3, 0, 3],
        ['a.ts', 'in-change', 1, 0, 2],
        ['b.ts', 'untouched', 0, 0, 1],
      ]);
    }
  });

  it('may be a first commit or none at all', async () => {
    await using repo = await gitRepo({ sha256: true });
    await write(repo, { [taskPath]: taskText({ status: null, handoff: null }) });
    expect(ids(await run(repo, { type: 'worktree', base: undefined }))).toEqual(['task-005']);
    await repo.git('add', '--all');
    expect(ids(await run(repo, { type: 'index', base: undefined }))).toEqual(['task-005']);
    await expect(run(repo)).rejects.toMatchObject({ code: 'usage' });
    await repo.commitAll('First');
    expect((await run(repo)).diff.verdict).toBe('empty');
  });

  it('need a history that goes back far enough', async () => {
    await using repo = await storyRepo();
    await repo.write('more.txt', 'x');
    await repo.commitAll('More');
    await repo.git('switch', '--quiet', 'main');
    await repo.git(
      'clone',
      '--quiet',
      '--depth=1',
      '--no-single-branch',
      '--branch=topic',
      `file://${repo.path}`,
      '../shallow',
    );
    await expect(run(repo, whole, '../shallow')).rejects.toMatchObject({
      code: 'unverifiable',
      message: expect.stringContaining('Cannot verify'),
      help: expect.stringContaining('git fetch --unshallow'),
    });
  });

  it('are told to have nothing in common where they have not', async () => {
    await using repo = await storyRepo();
    await repo.git('switch', '--quiet', '--orphan', 'other');
    await repo.commitAll('Other');
    await expect(run(repo)).rejects.toMatchObject({
      code: 'usage',
      help: expect.stringContaining('--trees main HEAD'),
    });
  });
});

describe('the default base', () => {
  it('is the default branch of the remote where its HEAD is known', async () => {
    await using repo = await storyRepo();
    await repo.git('branch', '--quiet', '--move', 'main', 'trunk');
    await repo.git('clone', '--quiet', `file://${repo.path}`, '../clone');
    const path = join(repo.path, '../clone');
    const inClone = (...args: string[]) => promisify(execFile)('git', args, { cwd: path, env: repo.env });
    await inClone('remote', 'set-head', 'origin', 'trunk');
    const result = await review(contextIn(repo, now, { cwd: path }), { subject: whole });
    expect(result.before.label).toBe('origin/trunk');
  });

  it('is a branch that `protect` names', async () => {
    await using repo = await storyRepo();
    await repo.git('branch', '--quiet', 'stable/1', 'main');
    await repo.git('branch', '--quiet', '--move', 'main', 'elsewhere');
    await expect(run(repo)).rejects.toMatchObject({ code: 'usage' });
    await repo.write('.agents/baton.yaml', 'protect: ["stable/*"]\n');
    await repo.commitAll('Protect');
    expect((await run(repo)).before.label).toBe('stable/1');
  });
});

describe('a change of the configuration', () => {
  it('hides nothing from the review that it brings', async () => {
    await using repo = await gitRepo();
    await write(repo, { '.agents/baton.yaml': 'claim: marked\n', [taskPath]: taskText() });
    await repo.commitAll('Before');
    await write(repo, { '.agents/baton.yaml': 'claim: marked\nignore: [".agents/tasks/**"]\n' });
    await rm(join(repo.path, taskPath));
    await repo.write('docs/reasoning/x.md', 'x');
    await repo.git('switch', '--quiet', '--create', 'topic');
    await repo.commitAll('Ignore the tasks');
    const { diff } = await run(repo);
    expect(diff.records).toMatchObject([
      { id: 'task-005', change: 'deleted', check: [{ rule: 'record/deleted' }] },
    ]);
    expect(diff.notices).toMatchObject([{ type: 'configuration', keys: [{ key: 'ignore' }] }]);
  });
});

describe('a rejected idea', () => {
  it('is found in another thread that nothing of the range names', async () => {
    await using repo = await gitRepo();
    const [old, fresh] = ['dec_20261127_k3v9qx7m', 'dec_20261128_b2c3d4e5'];
    await write(repo, {
      [threadPath]: thread(),
      [decisionPath]: decision({
        files: '[src/session.ts]',
        alternatives: '[{ option: Redis holds the sessions, rejected_because: one more service }]',
      }),
    });
    await repo.commitAll('Before');
    await repo.git('switch', '--quiet', '--create', 'topic');
    await write(repo, {
      '.agents/threads/thread_other/thread.md': thread(['active'], { id: 'thread_other' }),
      [`.agents/threads/thread_other/${fresh}.md`]: decision({
        id: fresh,
        thread: 'thread_other',
        date: '2026-11-28T09:00:00Z',
        files: '[src/session.ts]',
        decision: 'Redis holds the sessions',
      }),
    });
    await repo.commitAll('After');
    const { findings } = (await run(repo)).diff;
    expect(findings).toMatchObject([
      { type: 'rejected-returns', record: 'thread_other', decision: fresh, rejectedBy: old },
    ]);
  });
});

describe('a secret of a record', () => {
  it('is shown nowhere in the review', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('Nothing');
    const secret = `ghp_${'A1b2C3d4E5f6G7h8I9j0'.repeat(2).slice(0, 36)}`;
    const handoff = `outcome: completed\nfiles_created: [{ path: a.ts, purpose: x, lines: all }]\ngotchas: [{ issue: The token ${secret} expires, severity: high }]`;
    await write(repo, {
      [taskPath]: taskText({ handoff }),
      '.agents/baton.yaml': `steps: { "0": ${secret} }\n`,
    });
    await repo.git('add', '--all');
    const result = JSON.stringify(await run(repo, { type: 'index', base: undefined }));
    expect(result).toContain('The token ****');
    expect(result).not.toContain(secret.slice(4, 20));
  });
});
