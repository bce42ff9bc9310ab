import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPaths, startStagedChanges } from '../../../src/git/diff/diff.ts';
import { handedPlace } from '../../../src/git/process/handed.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const handed = (...lines: readonly string[]) => ({ BATON_GIT: lines.join('\n') });

describe('where the repository is, as the stub of a hook says', () => {
  it('is what git would say', async () => {
    await using repo = await gitRepo();
    const git = join(repo.path, '.git');
    const place = handedPlace(repo.path, handed('sha1', git, git, repo.path));
    const { topLevel, gitDir, commonDir, isBare, objectFormat } = await openRepository(repo.path, repo.env);
    expect(place).toEqual({ topLevel, gitDir, commonDir, isBare, objectFormat });
    expect(handedPlace(repo.path, { ...handed('sha1', git, git, repo.path), GIT_DIR: '.git' })).toEqual(
      place,
    );
  });

  it('is taken in a linked worktree, whose git folder git names to its hooks', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    await repo.git('worktree', 'add', '-q', '../linked');
    const linked = join(dirname(repo.path), 'linked');
    const common = join(repo.path, '.git');
    const gitDir = join(common, 'worktrees/linked');
    const env = handed('sha1', gitDir, common, linked);
    expect(handedPlace(linked, { ...env, GIT_DIR: gitDir })).toMatchObject({ gitDir, commonDir: common });
    // Its `.git` is a file, which git reads.
    expect(handedPlace(linked, env)).toBeUndefined();
  });

  it('does not count where it does not fit', async () => {
    await using repo = await gitRepo();
    await using other = await gitRepo();
    const [git, foreign] = [join(repo.path, '.git'), join(other.path, '.git')];
    await mkdir(join(repo.path, 'src'));
    await symlink(git, join(repo.path, 'linked.git'));
    const cases: readonly (readonly [cwd: string, env: Record<string, string>])[] = [
      [repo.path, {}],
      [repo.path, handed('')],
      [repo.path, handed('sha1', git, git)],
      [repo.path, handed('md5', git, git, repo.path)],
      [repo.path, handed('sha1', git, git, repo.path, '', 'more')],
      [repo.path, handed('sha1', foreign, foreign, other.path)],
      [repo.path, handed('sha1', foreign, foreign, repo.path)],
      [repo.path, handed('sha1', git, foreign, repo.path)],
      [repo.path, handed('sha1', 'x', 'x', repo.path)],
      [repo.path, handed('sha1', join(repo.path, 'linked.git'), git, repo.path)],
      [repo.path, handed('sha1', join(repo.path, 'none'), git, repo.path)],
      [join(repo.path, 'src'), handed('sha1', git, git, repo.path)],
      [repo.path, { ...handed('sha1', git, git, repo.path), GIT_DIR: foreign }],
      [repo.path, { ...handed('sha1', git, git, repo.path), GIT_WORK_TREE: other.path }],
      [repo.path, { ...handed('sha1', git, git, repo.path), GIT_COMMON_DIR: foreign }],
    ];
    for (const [cwd, env] of cases) expect([env, handedPlace(cwd, env)]).toEqual([env, undefined]);
  });

  it('names the commit of HEAD, which counts while nothing changes', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    const first = await repo.git('rev-parse', 'HEAD');
    await repo.write('a.md', 'x\n');
    await repo.commitAll('second');
    const second = await repo.git('rev-parse', 'HEAD');
    const git = join(repo.path, '.git');
    const headOf = async (...more: readonly string[]) => {
      const env = { ...repo.env, ...handed('sha1', git, git, repo.path, ...more) };
      const repository = await openRepository(repo.path, env);
      const still = await repository.whileNothingChanges(() => repository.head());
      return [still?.commit, (await repository.head())?.commit];
    };
    expect(await headOf(first)).toEqual([first, second]);
    // An older stub names none; before the first commit git prints the question.
    for (const more of [[], [''], ['HEAD^{commit}'], [first.slice(1)], [`${first}${'0'.repeat(24)}`]])
      expect([more, await headOf(...more)]).toEqual([more, [second, second]]);
    const lost = handed('sha1', git, git, repo.path, '1'.repeat(40));
    const repository = await openRepository(repo.path, { ...repo.env, ...lost });
    await expect(repository.whileNothingChanges(() => repository.head())).rejects.toMatchObject({
      code: 'unverifiable',
    });
  });

  it('of another repository is not believed: git is asked', async () => {
    await using repo = await gitRepo();
    await using other = await gitRepo();
    const foreign = join(other.path, '.git');
    const env = { ...repo.env, ...handed('sha1', foreign, foreign, other.path) };
    const repository = await openRepository(repo.path, env);
    expect(repository.topLevel).toBe(repo.path);
    expect(repository.context.env.BATON_GIT).toBeUndefined();
  });
});

describe('what is staged, as the stub of a hook says', () => {
  const names = ['a.md', 'b c.md', 'gone.md', 'd/e.md'];

  async function changedRepo(): Promise<GitRepo> {
    const repo = await gitRepo();
    for (const path of names.slice(0, 3)) await repo.write(path, 'x\n');
    await repo.commitAll('first');
    await repo.write('a.md', 'more\n');
    await repo.remove('gone.md');
    await repo.write('d/e.md', 'y\n');
    await repo.git('update-index', '--chmod=+x', 'b c.md');
    await repo.git('add', '--all', 'a.md', 'gone.md', 'd');
    return repo;
  }

  /** @param more what the stub hands over besides where the repository is */
  async function changesOf(repo: GitRepo, more: Readonly<Record<string, string>>) {
    const git = join(repo.path, '.git');
    const env = { ...repo.env, ...handed('sha1', git, git, repo.path), ...more };
    const repository = await openRepository(repo.path, env);
    expect(repository.context.env.BATON_STAGED).toBeUndefined();
    return repository.whileNothingChanges(async () => {
      startStagedChanges(repository);
      const head = await repository.head();
      return changedPaths(repository, head?.commit ?? '', { type: 'index' }, ['']);
    });
  }

  const lines = (repo: GitRepo) =>
    repo.git('diff-index', '--cached', '--raw', '--no-abbrev', '--no-renames', 'HEAD');

  it('is what git would say', async () => {
    await using repo = await changedRepo();
    const asked = await changesOf(repo, {});
    expect(asked.map(({ path, status }) => `${status} ${path}`)).toEqual([
      'M a.md',
      'M b c.md',
      'A d/e.md',
      'D gone.md',
    ]);
    expect(await changesOf(repo, { BATON_STAGED: await lines(repo) })).toEqual(asked);
    // It is not asked again: what is said counts.
    const [first = ''] = (await lines(repo)).split('\n');
    expect(await changesOf(repo, { BATON_STAGED: first })).toEqual(asked.slice(0, 1));
    expect(await changesOf(repo, { BATON_STAGED: '' })).toEqual([]);
  });

  it('is asked of git where a name is in quotes', async () => {
    await using repo = await changedRepo();
    for (const path of ['\u00fc.md', 'x\ty.md', 'say "so".md']) await repo.write(path, 'z\n');
    await repo.git('add', '--all');
    const handedOver = await lines(repo);
    expect(handedOver).toContain('\t"');
    const found = await changesOf(repo, { BATON_STAGED: handedOver });
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['\u00fc.md', 'x\ty.md', 'say "so".md']),
    );
    expect(found).toEqual(await changesOf(repo, {}));
  });

  it('does not count beside a repository that does not fit', async () => {
    await using repo = await changedRepo();
    const asked = await changesOf(repo, {});
    expect(await changesOf(repo, { BATON_GIT: 'sha1', BATON_STAGED: '' })).toEqual(asked);
  });
});
