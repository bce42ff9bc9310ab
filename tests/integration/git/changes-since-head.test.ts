import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPaths, changesSince, changesSinceHead } from '../../../src/git/diff/diff.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import fc, { runsWithGit } from '../../support/property.ts';

type Edit = (repo: GitRepo, path: string) => Promise<unknown>;

const edits: Readonly<Record<string, Edit>> = {
  change: (repo, path) => repo.write(path, 'changed\n'),
  stage: async (repo, path) => {
    await repo.write(path, 'staged\n');
    await repo.git('add', '-f', '--', path);
  },
  remove: (repo, path) => rm(join(repo.path, path), { force: true }),
  unstage: (repo, path) => repo.git('rm', '-q', '--cached', '--ignore-unmatch', '--', path),
  intend: async (repo, path) => {
    await repo.write(path, 'intended\n');
    await repo.git('add', '-N', '--', path);
  },
  link: async (repo, path) => {
    await rm(join(repo.path, path), { force: true });
    await symlink('elsewhere', join(repo.path, path));
  },
  run: async (repo, path) => {
    await repo.write(path, 'changed\n');
    await chmod(join(repo.path, path), 0o755);
  },
  commit: (repo) => repo.commitAll('commit').catch(() => undefined),
  restore: (repo, path) => repo.tryGit(['checkout', '-q', 'HEAD', '--', path]),
};
const paths = ['a.txt', 'b c.txt', 'f/d "e".txt', 'f/gé\n.txt', 'new.txt', 'f/new.txt'];

async function opened(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const path of paths.slice(0, 4)) await repo.write(path, `${path}\n`);
  await repo.write('keep/x.txt', '');
  await repo.commitAll('files');
  return repo;
}

/** What both ways say; a file that was only touched is no change to either. */
async function both(repo: GitRepo, base = 'HEAD') {
  await repo.tryGit(['update-index', '-q', '--refresh']);
  const repository = await openRepository(repo.path, repo.env);
  const since = await changesSinceHead(repository);
  const inParts = await changedPaths(repository, 'HEAD', { type: 'worktree' }, ['']);
  const commit = await repository.resolveCommit(base);
  const sinceBase = await changesSince(repository, commit);
  const basePartly = await changedPaths(repository, commit, { type: 'worktree' }, ['']);
  return { since, inParts, sinceBase, basePartly, head: (await repository.head())?.commit };
}

describe('what differs from HEAD, asked in one question', () => {
  it('is what it is in parts, whatever was done to the files, and so is what differs from another commit', {
    timeout: 120_000,
  }, async () => {
    const edit = fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.constantFrom(...paths));
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (steps) => {
        await using repo = await opened();
        await repo.git('branch', 'base');
        for (const [name, path] of steps) await edits[name]?.(repo, path);
        const { basePartly, head, inParts, since, sinceBase } = await both(repo, 'base');
        expect(since?.commit).toBe(head);
        expect(since?.changes).toEqual(inParts);
        expect(sinceBase).toEqual(basePartly);
      }),
      { numRuns: runsWithGit(200) },
    );
  });

  it('leaves out what is staged again as the other commit has it', async () => {
    await using repo = await opened();
    await repo.git('branch', 'base');
    await repo.write('a.txt', 'changed\n');
    await repo.write('b c.txt', 'changed\n');
    await repo.commitAll('change');
    await repo.git('checkout', '-q', 'base', '--', 'a.txt');
    const { basePartly, sinceBase } = await both(repo, 'base');
    expect(sinceBase.map(({ path }) => path)).toEqual(['b c.txt']);
    expect(sinceBase).toEqual(basePartly);
  });

  it('names a repository inside and a submodule as git does', async () => {
    await using inner = await opened();
    await using repo = await opened();
    await repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.path, 'sub');
    await repo.git('clone', '-q', inner.path, 'nested');
    const { inParts, since } = await both(repo);
    expect(since?.changes).toEqual(inParts);
    expect(since?.changes).toContainEqual(
      expect.objectContaining({ path: 'sub', after: expect.objectContaining({ type: 'gitlink' }) }),
    );
  });

  it('heeds no setting that says how a status is shown', async () => {
    await using repo = await opened();
    await repo.write('new/a.txt', 'b c.txt\n');
    await repo.git('mv', 'b c.txt', 'moved.txt');
    const settings = ['showUntrackedFiles=no', 'renames=copies', 'relativePaths=true', 'showStash=true'];
    for (const setting of settings) await repo.git('config', ...`status.${setting}`.split('='));
    const { inParts, since } = await both(repo);
    expect(since?.changes.map(({ path }) => path)).toEqual(['b c.txt', 'moved.txt', 'new/a.txt']);
    expect(since?.changes).toEqual(inParts);
  });

  it('is left to be asked in parts in a conflict, and before the first commit', async () => {
    await using repo = await opened();
    await repo.git('checkout', '-q', '-b', 'other');
    await repo.write('a.txt', 'other\n');
    await repo.commitAll('other');
    await repo.git('checkout', '-q', '-');
    await repo.write('a.txt', 'main\n');
    await repo.commitAll('main');
    await repo.tryGit(['merge', '-q', 'other']);
    expect(await changesSinceHead(await openRepository(repo.path, repo.env))).toBeUndefined();
    await using empty = await gitRepo();
    await empty.write('a.txt', '');
    expect(await changesSinceHead(await openRepository(empty.path, empty.env))).toBeUndefined();
  });
});
