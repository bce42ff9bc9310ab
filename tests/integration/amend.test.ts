import { describe, expect, it } from 'vitest';
import { publishedOn } from '../../src/app/branches/published.ts';
import { type CommitResult, lintCommit } from '../../src/app/commit/amend.ts';
import { openRepository } from '../../src/git/process/open.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { now } from '../support/lint-repo.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const started = textOf('INITIALIZED');
const first = textOf('JOHARI_DISCOVERY');
const wrong = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const corrected = textOf('SEMANTIC_UNDERSTANDING');

async function stage(repo: GitRepo, path: string, text: string): Promise<void> {
  await repo.write(path, text);
  await repo.git('add', path);
}

/** A session whose last commit, which is HEAD, ends with a wrong entry; the right one is staged. */
async function repoToAmend(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const text of [started, first, wrong]) {
    await repo.write(sessionPath, text);
    await repo.commitAll('a state');
  }
  await stage(repo, sessionPath, corrected);
  return repo;
}

function check(repo: GitRepo, line: string | undefined): Promise<CommitResult> {
  return lintCommit(contextIn(repo, now), {}, async () => line?.split(' '));
}

async function errors(repo: GitRepo, line = 'git commit --amend'): Promise<string[]> {
  const { diagnostics } = await check(repo, line);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}

/** Tells the repository that a remote has HEAD at a branch. */
async function publish(repo: GitRepo, name: string, commit = 'HEAD'): Promise<void> {
  await repo.git('update-ref', `refs/remotes/${name}`, commit);
}

describe('an amend', () => {
  it('may correct the last entry of a session that is not published', async () => {
    await using repo = await repoToAmend();
    expect(await errors(repo)).toEqual([]);
    expect(await errors(repo, 'git commit')).toContain('session/history-append-only');
  });

  it('is not advised while a merge is open, which git would not amend', async () => {
    await using repo = await repoToAmend();
    expect((await check(repo, 'git commit')).remedy).toContain('git commit --amend');
    await repo.git('reset', '--quiet', '--hard');
    await repo.git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
    await repo.write('side.txt', 'x\n');
    await repo.commitAll('side');
    await repo.git('checkout', '--quiet', 'main');
    await repo.git('merge', '--quiet', '--no-commit', 'side');
    await stage(repo, sessionPath, corrected);
    const { diagnostics, remedy } = await check(repo, 'git commit');
    expect(diagnostics.map(({ severity }) => severity)).toContain('error');
    expect(remedy).toBeUndefined();
  });

  it('may not change what the commit before it holds', async () => {
    await using repo = await repoToAmend();
    await stage(repo, sessionPath, wrong);
    await repo.commitAll('later');
    await stage(repo, sessionPath, corrected);
    const { diagnostics, remedy } = await check(repo, 'git commit --amend');
    expect(diagnostics.map(({ rule }) => rule)).toContain('session/history-append-only');
    expect(remedy).toBeUndefined();
  });

  it('shows only what is wrong against the parents', async () => {
    await using repo = await repoToAmend();
    await stage(repo, sessionPath, corrected.replace('status: in_progress', 'status: halted'));
    expect(await errors(repo)).toEqual(['session/state-consistent']);
  });

  it('may take away a record that its commit brought, but no other', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.commitAll('a thread');
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.git('rm', '--quiet', '--cached', decisionPath);
    expect(await errors(repo)).toEqual([]);
    expect(await errors(repo, 'git commit')).toEqual(['record/deleted']);
    await repo.git('rm', '--quiet', '--cached', threadPath);
    expect(await errors(repo)).toEqual(['record/deleted']);
  });

  it('of the first commit is checked as a first commit', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, wrong);
    await repo.commitAll('first');
    await stage(repo, sessionPath, corrected);
    expect(await errors(repo)).toEqual([]);
    await stage(repo, sessionPath, corrected.replace('status: in_progress', 'status: halted'));
    expect(await errors(repo)).toEqual(['session/state-consistent']);
  });

  it('of a merge is checked against every parent', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, started);
    await repo.write(threadPath, thread());
    await repo.commitAll('base');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(sessionPath, first);
    await repo.commitAll('topic');
    await repo.git('switch', '--quiet', 'main');
    await repo.write(decisionPath, decision());
    await repo.commitAll('main');
    await repo.git('merge', '--quiet', '-m', 'merge', 'topic');
    await stage(repo, sessionPath, wrong);
    await repo.git('commit', '--quiet', '--amend', '--no-edit');
    await stage(repo, sessionPath, corrected);
    expect(await errors(repo)).toEqual([]);
    await stage(repo, sessionPath, started);
    expect(await errors(repo)).toContain('session/diverged');
    await stage(repo, sessionPath, corrected);
    await repo.git('rm', '--quiet', '--cached', decisionPath);
    expect(await errors(repo)).toEqual(['record/deleted']);
  });

  it('is checked by the configuration of the parents', async () => {
    await using repo = await gitRepo();
    const config = (severity: string) => `rules: { thread/decision-immutable: ${severity} }\n`;
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.write('.agents/baton.yaml', config('error'));
    await repo.commitAll('a decision');
    await repo.write('.agents/baton.yaml', config('off'));
    await repo.write(sessionPath, started);
    await repo.commitAll('a configuration and a session');
    await stage(repo, decisionPath, decision({ confidence: '0.9' }));
    await repo.git('rm', '--quiet', '--cached', sessionPath);
    expect(await errors(repo, 'git commit')).toEqual(['record/deleted']);
    expect(await errors(repo)).toEqual(['thread/decision-immutable']);
  });

  it('of a shallow clone is checked as a commit', async () => {
    await using origin = await repoToAmend();
    await using repo = await gitRepo();
    await repo.git('fetch', '--quiet', '--depth=1', `file://${origin.path}`, 'main');
    await repo.git('reset', '--quiet', '--hard', 'FETCH_HEAD');
    await stage(repo, sessionPath, corrected);
    expect(await errors(repo)).toContain('session/history-append-only');
  });
});

describe('what is published', () => {
  it.each(['origin/topic', 'origin/releases/1', 'up/stream/main'])(
    'is not what only %s has',
    async (name) => {
      await using repo = await repoToAmend();
      if (name.startsWith('up/')) {
        await publish(repo, 'up/stream/develop', 'HEAD~1');
        await repo.git('symbolic-ref', 'refs/remotes/up/stream/HEAD', 'refs/remotes/up/stream/develop');
        await repo.git('remote', 'add', 'up/stream', '/nowhere');
      }
      await publish(repo, 'origin/main', 'HEAD~1');
      await publish(repo, name);
      expect(await errors(repo)).toEqual([]);
    },
  );

  it.each(['origin/main', 'origin/master', 'origin/release/1.0', 'up/stream/main'])(
    'is what %s has, and says how to go on',
    async (name) => {
      await using repo = await repoToAmend();
      if (name.startsWith('up/')) await repo.git('remote', 'add', 'up/stream', '/nowhere');
      await publish(repo, name);
      const { diagnostics, remedy } = await check(repo, 'git commit --amend');
      expect(diagnostics.map(({ rule }) => rule)).toContain('session/history-append-only');
      expect(remedy).toContain(`\`${name}\` has the commit that this amends`);
      expect(remedy).toContain('git restore --source=HEAD --staged --worktree');
      expect((await check(repo, 'git commit')).remedy).toBeUndefined();
    },
  );

  it("is what the remote's default branch has, and then not its main", async () => {
    await using repo = await repoToAmend();
    await publish(repo, 'origin/develop', 'HEAD~1');
    await repo.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/develop');
    await publish(repo, 'origin/main');
    expect(await errors(repo)).toEqual([]);
    await publish(repo, 'origin/develop');
    expect((await check(repo, 'git commit --amend')).remedy).toContain('`origin/develop`');
  });

  it('is what a branch that the configuration protects has', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'protect: [trunk, "v*/**"]\n');
    const commit = await repo.commitAll('first');
    const repository = await openRepository(repo.path, repo.env);
    await publish(repo, 'origin/main');
    expect(await publishedOn(repository, commit)).toBeUndefined();
    await publish(repo, 'origin/v1/a/b');
    expect(await publishedOn(repository, commit)).toBe('origin/v1/a/b');
  });

  it('is told without a readable configuration', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'protect: 1\n');
    const commit = await repo.commitAll('first');
    await publish(repo, 'origin/main');
    expect(await publishedOn(await openRepository(repo.path, repo.env), commit)).toBe('origin/main');
  });
});

describe('a commit that rewrites the last one', () => {
  it.each([
    ['git commit -m --amend', 'amend it with `git commit --amend`'],
    [undefined, 'run `git reset --soft HEAD~1` and commit again'],
  ])('is refused for %s, and says how to go on', async (line, help) => {
    await using repo = await repoToAmend();
    const { diagnostics, remedy } = await check(repo, line);
    expect(diagnostics.map(({ rule }) => rule)).toContain('session/history-append-only');
    expect(remedy).toContain('the last commit is not published yet');
    expect(remedy).toContain(help);
  });

  it('says nothing of an amend where that would not help', async () => {
    await using repo = await repoToAmend();
    await stage(repo, sessionPath, corrected.replace('status: in_progress', 'status: halted'));
    expect((await check(repo, 'git commit')).remedy).toBeUndefined();
  });

  it('says nothing of a reset where HEAD has no one parent', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, wrong);
    await repo.commitAll('first');
    await stage(repo, sessionPath, corrected);
    expect((await check(repo, undefined)).remedy).toBeUndefined();
    expect((await check(repo, 'git commit')).remedy).toContain('git commit --amend');
  });
});
