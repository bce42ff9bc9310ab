import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../src/core/snapshot.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { worktreeSnapshot } from '../../../src/git/tree/snapshots.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const worktree = async (repo: GitRepo): Promise<Snapshot> =>
  worktreeSnapshot(await openRepository(repo.path, repo.env));

async function contents(snapshot: Snapshot): Promise<Record<string, string>> {
  const sources = await snapshot.read(await snapshot.list(''));
  return Object.fromEntries(
    [...sources].map(([path, source]) => [path, source.ok ? source.text : source.reason]),
  );
}

describe('worktreeSnapshot of a repository', () => {
  it('reads tracked and untracked files as they are on disk, but no ignored or deleted ones', async () => {
    await using repo = await gitRepo();
    await repo.write('.gitignore', 'ignored/\n');
    await repo.write('kept.md', 'kept');
    await repo.write('changed.md', 'old');
    await repo.write('gone.md', 'gone');
    await repo.commitAll('first');
    await repo.write('changed.md', 'new');
    await repo.write('new/file.md', 'untracked');
    await repo.write('ignored/x.md', 'x');
    await repo.remove('gone.md');
    await repo.git('rm', '-q', '--cached', 'kept.md');
    const snapshot = await worktree(repo);
    expect(snapshot.label).toEqual({ type: 'worktree' });
    expect(await contents(snapshot)).toEqual({
      '.gitignore': 'ignored/\n',
      'changed.md': 'new',
      'kept.md': 'kept',
      'new/file.md': 'untracked',
    });
    expect((await snapshot.list('new')).map((entry) => entry.path)).toEqual(['new/file.md']);
  });

  it('knows the blob of files that did not change, and only of those', async () => {
    await using repo = await gitRepo();
    await repo.write('same.md', 'same');
    await repo.write('changed.md', 'old');
    await repo.commitAll('first');
    await repo.write('changed.md', 'a longer text');
    const oid = await repo.git('rev-parse', ':same.md');
    expect(await (await worktree(repo)).list('')).toEqual([
      { path: 'changed.md', type: 'file' },
      { path: 'same.md', type: 'file', oid },
    ]);
  });

  it('takes add -N for the file that it is', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.git('add', '-N', 'a.md');
    expect(await contents(await worktree(repo))).toEqual({ 'a.md': 'a' });
  });

  it('lists links and never follows one', async () => {
    await using repo = await gitRepo();
    await repo.write('was-file.md', 'text');
    await repo.write('folder/a.md', 'a');
    await repo.commitAll('first');
    await repo.remove('was-file.md');
    await repo.remove('folder');
    await symlink('/etc/hostname', join(repo.path, 'was-file.md'));
    await symlink('/etc', join(repo.path, 'folder'));
    await symlink('nowhere', join(repo.path, 'untracked.md'));
    expect(await contents(await worktree(repo))).toEqual({
      'was-file.md': 'symlink',
      folder: 'symlink',
      'untracked.md': 'symlink',
    });
  });

  it('does not wait for a pipe that took the place of a file', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.commitAll('first');
    const snapshot = await worktree(repo);
    const entries = await snapshot.list('');
    await repo.remove('a.md');
    await repo.run('mkfifo', ['a.md']);
    expect((await snapshot.read(entries)).get('a.md')).toMatchObject({ ok: false, reason: 'unreadable' });
  });

  it('reads an unmerged file with its markers', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('base');
    await repo.git('checkout', '-qb', 'side');
    await repo.write('a.md', 'side\n');
    await repo.commitAll('side');
    await repo.git('checkout', '-q', 'main');
    await repo.write('a.md', 'main\n');
    await repo.commitAll('main');
    await repo.tryGit(['merge', 'side']);
    expect((await contents(await worktree(repo)))['a.md']).toContain('<<<<<<<');
  });

  it('reads from the index what a sparse checkout leaves out', async () => {
    await using repo = await gitRepo();
    await repo.write('in/a.md', 'a');
    await repo.write('out/b.md', 'b');
    await repo.commitAll('first');
    await repo.git('sparse-checkout', 'set', 'in');
    expect(await contents(await worktree(repo))).toEqual({ 'in/a.md': 'a', 'out/b.md': 'b' });
  });

  it('leaves out repositories inside and types submodules', async () => {
    await using repo = await gitRepo();
    await repo.git('init', '-q', 'inner');
    await repo.write('inner/a.md', 'a');
    await repo.git('init', '-q', 'sub');
    await repo.tryGit(['commit', '-q', '--allow-empty', '-m', 'x'], { cwd: 'sub' });
    await repo.git('-c', 'advice.addEmbeddedRepo=false', 'add', 'sub');
    expect((await (await worktree(repo)).list('')).map(({ path, type }) => [path, type])).toEqual([
      ['sub', 'gitlink'],
    ]);
  });

  it('reads odd names, tracked or not', async () => {
    await using repo = await gitRepo();
    const names = ['é.md', 'line\nbreak', 'return\r', ' b/ c', '-rf', '"q"', 'tab\t'];
    for (const name of names) await repo.write(name, name);
    const expected = Object.fromEntries(names.map((name) => [name, name]));
    expect(await contents(await worktree(repo))).toEqual(expected);
    await repo.commitAll('odd');
    expect(await contents(await worktree(repo))).toEqual(expected);
  });

  it('cannot read an untracked name that is no UTF-8, and says so; a tracked one it reads by id', async () => {
    await using repo = await gitRepo();
    await repo.write(Buffer.from([0x61, 0xff]), 'text');
    expect(await contents(await worktree(repo))).toEqual({ 'a\uFFFDff': 'unreadable' });
    await repo.commitAll('first');
    expect(await contents(await worktree(repo))).toEqual({ 'a\uFFFDff': 'text' });
  });

  it('has the limits and the byte order mark of a blob', async () => {
    await using repo = await gitRepo();
    await repo.write('bom.md', '\uFEFFx');
    await repo.write('latin.md', Buffer.from([0xe9]));
    await repo.write('limit.md', 'x'.repeat(1_048_576));
    await repo.write('over.md', 'y'.repeat(1_048_577));
    const snapshot = await worktree(repo);
    const sources = await snapshot.read(await snapshot.list(''));
    expect(sources.get('bom.md')).toEqual({ ok: true, text: '\uFEFFx', size: 4 });
    expect(sources.get('latin.md')).toMatchObject({ reason: 'not-utf8', detail: '0:e9', latin1: 'é' });
    expect(sources.get('limit.md')).toMatchObject({ ok: true, size: 1_048_576 });
    expect(sources.get('over.md')).toEqual({
      ok: false,
      reason: 'too-large',
      size: 1_048_577,
      latin1: 'y'.repeat(4096),
    });
  });

  it('answers for a file that went away', async () => {
    await using repo = await gitRepo();
    const snapshot = await worktree(repo);
    const sources = await snapshot.read([{ path: 'gone.md', type: 'file' }]);
    expect(sources.get('gone.md')).toEqual({ ok: false, reason: 'missing' });
  });

  it('refuses a bare repository', async () => {
    await using repo = await gitRepo({ bare: true });
    await expect(worktree(repo)).rejects.toMatchObject({ code: 'usage' });
  });
});

describe('worktreeSnapshot of a plain folder', () => {
  it('reads all files but those of .git and node_modules, and follows no link', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a');
    await repo.write('.agents/deep/b.md', 'b');
    await repo.write('node_modules/x/c.md', 'c');
    await repo.write('deep/node_modules/c.md', 'c');
    await symlink('..', join(repo.path, 'deep/loop'));
    await repo.run('mkfifo', ['pipe']);
    const snapshot = worktreeSnapshot(repo.path);
    expect(await contents(snapshot)).toEqual({
      '.agents/deep/b.md': 'b',
      'a.md': 'a',
      'deep/loop': 'symlink',
    });
    expect((await snapshot.list('.agents')).map((entry) => entry.path)).toEqual(['.agents/deep/b.md']);
  });

  it('throws for a folder that does not exist', async () => {
    const snapshot = worktreeSnapshot('/nowhere/at/all');
    await expect(snapshot.list('')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
