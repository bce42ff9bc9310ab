import { describe, expect, it } from 'vitest';
import { protectedTips } from '../../src/app/branches/protected-tips.ts';
import { isProtected } from '../../src/app/branches/published.ts';
import { sortTargets } from '../../src/app/push/targets.ts';
import { BatonError } from '../../src/errors.ts';
import { openRepository } from '../../src/git/process/open.ts';
import { commit } from '../support/audit-repo.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';

const config = '.agents/baton.yaml';
const protecting = (branch: string) => ({ [config]: `protect: [${branch}]\n` });
const missing = (ref: string) => new BatonError('unverifiable', ref);

interface Asked {
  readonly branch: string;
  readonly old?: string;
  readonly tip: string;
  readonly tips?: Readonly<Record<string, string>>;
  readonly defaultBranch?: string;
}

async function targetOf(repo: GitRepo, { branch, old, tip, tips = {}, defaultBranch }: Asked) {
  const repository = await openRepository(repo.path, repo.env);
  const update = { ref: `refs/heads/${branch}`, kind: 'branch' as const, branch, old, new: tip };
  const there = new Map(Object.entries({ ...(old === undefined ? {} : { [branch]: old }), ...tips }));
  const sides = { tips: there, defaultBranch };
  const { passed, targets } = await sortTargets(repository, [update], sides, missing);
  return { ...targets[0], passed };
}

describe('which branches of a push are protected', () => {
  it('says the receiving side, not what is pushed', async () => {
    await using repo = await gitRepo();
    const old = await commit(repo, 'old', protecting('x'));
    const tip = await commit(repo, 'new', protecting('other'));
    const other = await commit(repo, 'aside', { 'README.md': 'x\n' });
    expect(await targetOf(repo, { branch: 'x', old, tip })).toMatchObject({
      gate: { tip: old, mergeBase: old },
    });
    expect((await targetOf(repo, { branch: 'other', old, tip })).gate).toBeUndefined();
    // A rewrite binds by what is there, too.
    expect(await targetOf(repo, { branch: 'x', old: tip, tip: old })).toMatchObject({ isRewritten: false });
    expect(await targetOf(repo, { branch: 'other', old: other, tip: old })).toMatchObject({
      isRewritten: true,
    });
  });

  it('says the default branch for a new one: main before master, where nobody names it', async () => {
    await using repo = await gitRepo();
    const one = await commit(repo, 'one', protecting('x'));
    const two = await commit(repo, 'two', protecting('y'));
    const tip = await commit(repo, 'new', protecting('z'));
    const gates = async (tips: Record<string, string>, defaultBranch?: string) => {
      const found: (string | undefined)[] = [];
      for (const branch of ['x', 'y', 'z']) {
        const named = defaultBranch === undefined ? {} : { defaultBranch };
        found.push((await targetOf(repo, { branch, tip, tips, ...named })).gate && branch);
      }
      return found.filter((name) => name !== undefined);
    };
    expect(await gates({ master: one, main: two })).toEqual(['y']);
    expect(await gates({ master: one })).toEqual(['x']);
    expect(await gates({ master: one, trunk: two }, 'trunk')).toEqual(['y']);
    expect(await gates({ trunk: one })).toEqual(['z']);
  });

  it('is main and master where nobody names the default one', () => {
    expect(['main', 'master', 'trunk'].filter((name) => isProtected(name, undefined, undefined))).toEqual([
      'main',
      'master',
    ]);
    expect(['main', 'trunk', 'release/1'].filter((name) => isProtected(name, undefined, 'trunk'))).toEqual([
      'trunk',
      'release/1',
    ]);
  });

  it('tells what passed the gates of protected branches', async () => {
    await using repo = await gitRepo();
    const main = await commit(repo, 'main', protecting('main'));
    const topic = await commit(repo, 'topic', protecting('topic'));
    const asked = { branch: 'main', old: main, tip: topic, tips: { topic }, defaultBranch: 'main' };
    expect((await targetOf(repo, asked)).passed).toEqual([main]);
  });
});

describe('protected refs', () => {
  it('are those of remotes, by the default branch of each; without a remote the own ones', async () => {
    await using repo = await gitRepo();
    const main = await commit(repo, 'main', protecting('main'));
    await repo.git('switch', '--quiet', '-c', 'topic');
    const topic = await commit(repo, 'topic', protecting('topic'));
    const names = async () =>
      (await protectedTips(await openRepository(repo.path, repo.env))).map(({ name }) => name);
    expect(await names()).toEqual(['main']);
    await repo.git('remote', 'add', 'origin', '../nowhere.git');
    expect(await names()).toEqual([]);
    await repo.git('update-ref', 'refs/remotes/origin/topic', topic);
    await repo.git('update-ref', 'refs/remotes/origin/main', main);
    expect(await names()).toEqual(['origin/main']);
  });

  it('are what the configuration of master says where there is no main', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'begin', protecting('kept'));
    await repo.git('branch', '--move', 'master');
    await repo.git('branch', 'kept');
    const tips = await protectedTips(await openRepository(repo.path, repo.env));
    expect(tips.map(({ name }) => name)).toEqual(['kept']);
  });
});
