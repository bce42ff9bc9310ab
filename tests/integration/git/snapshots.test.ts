import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memorySnapshot } from '../../../src/core/memory-snapshot.ts';
import type { Snapshot, SnapshotEntry, Source } from '../../../src/core/snapshot.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { indexSnapshot, overlay, treeSnapshot } from '../../../src/git/tree/snapshots.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const oddNames = [
  'é.md',
  'line\nbreak.md',
  'return\r',
  ' b/ c.md',
  '-rf',
  '"quoted"',
  'tab\t.md',
  ':(glob)*',
  '*',
];

const index = async (repo: GitRepo): Promise<Snapshot> =>
  indexSnapshot(await openRepository(repo.path, repo.env));

async function paths(snapshot: Snapshot, prefix = ''): Promise<string[]> {
  return (await snapshot.list(prefix)).map((entry) => entry.path);
}

async function types(snapshot: Snapshot): Promise<Record<string, string>> {
  return Object.fromEntries((await snapshot.list('')).map(({ path, type }) => [path, type]));
}

async function readAll(snapshot: Snapshot): Promise<ReadonlyMap<string, Source>> {
  return snapshot.read(await snapshot.list(''));
}

async function textOf(snapshot: Snapshot, path: string): Promise<string | undefined> {
  const source = (await readAll(snapshot)).get(path);
  return source?.ok ? source.text : source?.reason;
}

describe('indexSnapshot', () => {
  it('reads what is staged, not what is on disk', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'staged');
    await repo.git('add', '.');
    await repo.write('a.md', 'on disk');
    await repo.write('untracked.md', '');
    const snapshot = await index(repo);
    expect(snapshot.label).toEqual({ type: 'index' });
    expect(await textOf(snapshot, 'a.md')).toBe('staged');
    expect(await paths(snapshot)).toEqual(['a.md']);
  });

  it('lists by prefix: the path itself and what lies below', async () => {
    await using repo = await gitRepo();
    for (const path of ['a/b.md', 'a/c/d.md', 'ab.md', 'a-b/c.md']) await repo.write(path, path);
    await repo.git('add', '.');
    const snapshot = await index(repo);
    expect(await paths(snapshot)).toEqual(['a-b/c.md', 'a/b.md', 'a/c/d.md', 'ab.md']);
    expect(await paths(snapshot, 'a')).toEqual(['a/b.md', 'a/c/d.md']);
    expect(await paths(snapshot, 'a/c/')).toEqual(['a/c/d.md']);
    expect(await paths(snapshot, 'ab.md')).toEqual(['ab.md']);
    expect(await paths(snapshot, 'b')).toEqual([]);
  });

  it('is empty before anything is staged', async () => {
    await using repo = await gitRepo();
    expect(await readAll(await index(repo))).toEqual(new Map());
  });

  it('reads odd names as they are', async () => {
    await using repo = await gitRepo();
    for (const name of oddNames) await repo.write(name, `text of ${name}`);
    await repo.commitAll('odd');
    const repository = await openRepository(repo.path, repo.env);
    for (const snapshot of [indexSnapshot(repository), treeSnapshot(repository, 'HEAD')]) {
      const sources = await readAll(snapshot);
      expect([...sources.keys()].sort()).toEqual([...oddNames].sort());
      for (const name of oddNames) expect(sources.get(name)).toMatchObject({ text: `text of ${name}` });
    }
  });

  it('reads a name that is no UTF-8 by its object id', async () => {
    await using repo = await gitRepo();
    await repo.write(Buffer.from([0x61, 0xff, 0x2e, 0x6d, 0x64]), 'content');
    await repo.git('add', '.');
    expect(await textOf(await index(repo), 'a\uFFFDff.md')).toBe('content');
  });

  it('types symlinks and submodules and reads neither', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    const commit = await repo.commitAll('first');
    await symlink('a.md', join(repo.path, 'link.md'));
    await repo.git('add', '.');
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${commit},sub`);
    const snapshot = await index(repo);
    expect(await types(snapshot)).toEqual({ 'a.md': 'file', 'link.md': 'symlink', sub: 'gitlink' });
    expect(await textOf(snapshot, 'link.md')).toBe('symlink');
    expect(await textOf(snapshot, 'sub')).toBe('unreadable');
  });

  it('gives one entry for an unmerged path', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'base');
    await repo.commitAll('base');
    await repo.git('checkout', '-qb', 'side');
    await repo.write('a.md', 'side');
    await repo.commitAll('side');
    await repo.git('checkout', '-q', 'main');
    await repo.write('a.md', 'main');
    await repo.commitAll('main');
    expect((await repo.tryGit(['merge', 'side'])).code).toBe(1);
    const snapshot = await index(repo);
    expect(await snapshot.list('')).toEqual([{ path: 'a.md', type: 'unmerged' }]);
    expect(await textOf(snapshot, 'a.md')).toBe('unreadable');
  });

  it.each([false, true])('leaves out add -N and keeps empty files (sha256: %s)', async (sha256) => {
    await using repo = await gitRepo({ sha256 });
    for (const path of ['a.md', 'intended*', 'intended.md']) await repo.write(path, '');
    await repo.git('add', 'a.md');
    await repo.git('add', '-N', '.');
    expect(await paths(await index(repo))).toEqual(['a.md']);
    await repo.commitAll('first');
    expect(await paths(await index(repo))).toEqual(['a.md', 'intended*', 'intended.md']);
  });

  it('leaves out add -N of a file that HEAD has', async () => {
    await using repo = await gitRepo();
    for (const path of ['empty.md', 'full.md', 'kept.md'])
      await repo.write(path, path[0] === 'f' ? 'text' : '');
    await repo.commitAll('first');
    await repo.git('rm', '-q', '--cached', 'empty.md', 'full.md');
    await repo.git('add', '-N', 'empty.md', 'full.md');
    expect(await paths(await index(repo))).toEqual(['kept.md']);
  });

  it('tells add -N from empty files among many, and where a name is no UTF-8', async () => {
    await using repo = await gitRepo();
    for (let at = 0; at < 120; at++) await repo.write(`empty/${at}`, '');
    await repo.write(Buffer.from([0xff]), '');
    await repo.git('add', '.');
    await repo.write('intended', '');
    await repo.git('add', '-N', 'intended');
    const listed = await paths(await index(repo));
    expect(listed).toHaveLength(121);
    expect(listed).toContain('\uFFFDff');
  });

  it('sees what a sparse checkout leaves out', async () => {
    await using repo = await gitRepo();
    await repo.write('in/a.md', 'a');
    await repo.write('out/b.md', 'b');
    await repo.commitAll('first');
    await repo.git('sparse-checkout', 'set', 'in');
    await expect(repo.read('out/b.md')).rejects.toThrow('ENOENT');
    expect(await textOf(await index(repo), 'out/b.md')).toBe('b');
  });

  it('gives the blob where autocrlf gives the disk CRLF', async () => {
    await using repo = await gitRepo();
    await repo.git('config', 'core.autocrlf', 'true');
    await repo.write('a.md', 'one\r\ntwo\r\n');
    await repo.git('add', '.');
    expect(await textOf(await index(repo), 'a.md')).toBe('one\ntwo\n');
  });

  it('waits for no lock', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.git('add', '.');
    await repo.write('.git/index.lock', '');
    expect(await paths(await index(repo))).toEqual(['a.md']);
  });
});

describe('treeSnapshot', () => {
  it('reads a commit from any subfolder, not what came later', async () => {
    await using repo = await gitRepo();
    await repo.write('sub/a.md', 'one');
    const commit = await repo.commitAll('first');
    await repo.write('sub/a.md', 'two');
    await repo.commitAll('second');
    const repository = await openRepository(join(repo.path, 'sub'), repo.env);
    const snapshot = treeSnapshot(repository, commit);
    expect(snapshot.label).toEqual({ type: 'tree', oid: commit });
    expect(await textOf(snapshot, 'sub/a.md')).toBe('one');
  });

  it('reads the empty tree', async () => {
    await using repo = await gitRepo();
    const repository = await openRepository(repo.path, repo.env);
    expect(await treeSnapshot(repository, repository.emptyTree()).list('')).toEqual([]);
  });

  it('reads in a bare repository', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.commitAll('first');
    await repo.git('clone', '-q', '--bare', '.', '../bare');
    const bare = await openRepository(join(repo.path, '../bare'), repo.env);
    expect(await textOf(treeSnapshot(bare, 'HEAD'), 'a.md')).toBe('a');
  });

  it('types symlinks and submodules', async () => {
    await using repo = await gitRepo();
    const commit = await repo.commitAll('first');
    await symlink('nowhere', join(repo.path, 'link.md'));
    await repo.git('add', '.');
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${commit},sub`);
    await repo.git('commit', '-qm', 'second');
    const repository = await openRepository(repo.path, repo.env);
    expect(await types(treeSnapshot(repository, 'HEAD'))).toEqual({ 'link.md': 'symlink', sub: 'gitlink' });
  });

  it('throws for a tree that is not here, and never lists nothing', async () => {
    await using repo = await gitRepo();
    const repository = await openRepository(repo.path, repo.env);
    await expect(treeSnapshot(repository, '1'.repeat(40)).list('')).rejects.toMatchObject({
      name: 'BatonError',
    });
  });

  it('is not changed by user configuration', async () => {
    await using repo = await gitRepo();
    await repo.write('é.md', 'a');
    await repo.commitAll('first');
    for (const [key, value] of [
      ['core.quotePath', 'true'],
      ['color.ui', 'always'],
      ['core.abbrev', '4'],
      ['core.pager', 'false'],
    ] as const) {
      await repo.git('config', key, value);
    }
    const repository = await openRepository(repo.path, repo.env);
    expect(await textOf(treeSnapshot(repository, 'HEAD'), 'é.md')).toBe('a');
    expect(await textOf(indexSnapshot(repository), 'é.md')).toBe('a');
  });
});

describe('overlay', () => {
  const base = memorySnapshot({ 'a/one.md': 'one', 'b.md': 'b', 'c.md': 'c' });

  it('replaces a file', async () => {
    const snapshot = overlay(base, new Map([['b.md', 'new é']]));
    expect(await paths(snapshot)).toEqual(['a/one.md', 'b.md', 'c.md']);
    expect(await readAll(snapshot)).toEqual(
      new Map<string, Source>([
        ['a/one.md', { ok: true, text: 'one', size: 3 }],
        ['b.md', { ok: true, text: 'new é', size: 6 }],
        ['c.md', { ok: true, text: 'c', size: 1 }],
      ]),
    );
  });

  it('adds a file, in order and by prefix', async () => {
    const snapshot = overlay(base, new Map([['a/two.md', 'two']]));
    expect(await paths(snapshot, 'a')).toEqual(['a/one.md', 'a/two.md']);
    expect(await paths(snapshot, 'b.md')).toEqual(['b.md']);
    const only: SnapshotEntry[] = [{ path: 'a/two.md', type: 'file' }];
    expect(await snapshot.read(only)).toEqual(new Map([['a/two.md', { ok: true, text: 'two', size: 3 }]]));
  });
});
