import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EntryListing } from '../../../src/core/listing.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { stagedListing } from '../../../src/git/tree/staged.ts';
import { StagedListing } from '../../../src/git/tree/staged-listing.ts';
import { type GitRepo, type GitRepoOptions, gitRepo } from '../../support/git-repo.ts';

type Make = (repo: GitRepo) => Promise<unknown>;

async function files(repo: GitRepo): Promise<void> {
  for (const path of ['README.md', '.agents/tasks/task-1.md', 'src/a.ts', 'src/b/c.ts', 'd e', 'ü', 'x\ty'])
    await repo.write(path, `${path}\n`);
  await repo.write(Buffer.from([0x61, 0xff]), 'x\n');
  await symlink('README.md', join(repo.path, 'link'));
  await repo.commitAll('first');
}

async function conflict(repo: GitRepo): Promise<void> {
  await files(repo);
  for (const side of ['one', 'two']) {
    await repo.git('checkout', '-q', '-B', side, 'main');
    await repo.write('src/a.ts', `${side}\n`);
    await repo.write('new.ts', `${side}\n`);
    await repo.commitAll(side);
  }
  await repo.tryGit(['merge', '-q', 'one']);
}

/** What git lists, but for what is not added yet. */
async function listedByGit(repo: GitRepo): Promise<readonly (readonly string[])[]> {
  const [all, intended] = await Promise.all([
    repo.git('ls-files', '--stage', '-z'),
    repo.git('ls-files', '-z', '--modified', '--', 'intended'),
  ]);
  const lines = all.split('\0').filter((line) => line && !(intended && line.endsWith('\tintended')));
  return [...new Set(lines.map((line) => (/ 0\t/.test(line) ? line : `unmerged\t${line.split('\t', 2)[1]}`)))]
    .map((line) => {
      const at = line.indexOf('\t');
      const [mode = '', oid = ''] = line.slice(0, at).split(' ');
      return [mode, oid, line.slice(at + 1)];
    })
    .filter(([, , path]) => !path?.includes('\ufffd'));
}

const types: Readonly<Record<string, string>> = {
  100644: 'file',
  100755: 'file',
  120000: 'symlink',
  160000: 'gitlink',
  unmerged: 'unmerged',
};

async function expectAsGitLists(repo: GitRepo, kind: typeof StagedListing | typeof EntryListing) {
  const repository = await openRepository(repo.path, repo.env);
  const listing = await stagedListing(repository);
  expect(listing).toBeInstanceOf(kind);
  const known = await listedByGit(repo);
  const found = listing.entries().filter(({ path }) => !path.includes('\ufffd'));
  expect(found).toEqual(
    known.map(([mode = '', oid, path]) =>
      mode === 'unmerged' ? { path, type: mode } : { path, type: types[mode], oid },
    ),
  );
  return listing;
}

describe('what is staged', () => {
  it.each<readonly [string, Make, GitRepoOptions]>([
    ['with names of all kinds', files, {}],
    ['with ids of SHA-256', files, { sha256: true }],
    ['with conflicts', conflict, {}],
    ['with a file that is not added yet', (repo) => files(repo).then(() => intend(repo)), {}],
    ['with a file that is skipped', (repo) => files(repo).then(() => skip(repo)), {}],
    [
      'with a cache of untracked files',
      (repo) => files(repo).then(() => update(repo, '--untracked-cache')),
      {},
    ],
    ['with a submodule', (repo) => files(repo).then(() => addSubmodule(repo)), {}],
    ['in an index that ends without a checksum', (repo) => files(repo).then(() => skipHash(repo)), {}],
  ])('is read from the file of the index: %s', async (_, make, options) => {
    await using repo = await gitRepo(options);
    await make(repo);
    const listing = await expectAsGitLists(repo, StagedListing);
    if (make === files) {
      expect(listing.entryAt('a\ufffdff')).toBe('file');
      expect(listing.at('link')).toMatchObject({ type: 'symlink' });
    }
  });

  it.each<readonly [string, Make]>([
    ['of version 4', (repo) => files(repo).then(() => update(repo, '--index-version', '4'))],
    ['in two files', (repo) => files(repo).then(() => update(repo, '--split-index'))],
    ['with folders in place of files', sparse],
  ])('is asked of git: an index %s', async (_, make) => {
    await using repo = await gitRepo();
    await make(repo);
    await expectAsGitLists(repo, EntryListing);
  });

  it('is nothing where there is no index', async () => {
    await using repo = await gitRepo();
    const listing = await expectAsGitLists(repo, EntryListing);
    expect(listing.entries()).toEqual([]);
  });

  it('is that of the index that a variable names', async () => {
    await using repo = await gitRepo();
    await files(repo);
    await repo.write('later.md', 'x\n');
    const env = { ...repo.env, GIT_INDEX_FILE: '.git/other' };
    await repo.tryGit(['add', 'later.md'], { env });
    const listing = await stagedListing(await openRepository(join(repo.path, 'src'), env));
    expect(listing.entries().map(({ path }) => path)).toEqual(['later.md']);
  });
});

async function intend(repo: GitRepo): Promise<void> {
  await repo.write('intended', 'x\n');
  await repo.git('add', '-N', 'intended');
}

async function skip(repo: GitRepo): Promise<void> {
  await intend(repo);
  await repo.git('update-index', '--skip-worktree', 'src/a.ts');
}

async function update(repo: GitRepo, ...options: readonly string[]): Promise<void> {
  await repo.git('update-index', ...options);
  await repo.git('add', '--renormalize', '.');
}

async function addSubmodule(repo: GitRepo): Promise<void> {
  const commit = await repo.git('rev-parse', 'HEAD');
  await repo.git('update-index', '--add', '--cacheinfo', `160000,${commit},sub`);
}

async function skipHash(repo: GitRepo): Promise<void> {
  await repo.git('config', 'index.skipHash', 'true');
  await repo.write('more.md', 'x\n');
  await repo.git('add', 'more.md');
}

async function sparse(repo: GitRepo): Promise<void> {
  await files(repo);
  await repo.git('sparse-checkout', 'set', '--cone', '--sparse-index', '.agents');
}
