import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/app/lint/lint.ts';
import type { Source } from '../../../src/core/snapshot.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { worktreeSnapshot } from '../../../src/git/tree/snapshots.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const text = '# Täsk\n';
const utf16 = (value: string) => Buffer.from(`\uFEFF${value}`, 'utf16le');
const latin1 = (value: string) => Buffer.from(value, 'latin1');

async function read(repo: GitRepo): Promise<ReadonlyMap<string, Source>> {
  const snapshot = worktreeSnapshot(await openRepository(repo.path, repo.env));
  return snapshot.read(await snapshot.list(''));
}

async function textOf(repo: GitRepo, path: string): Promise<string | undefined> {
  const source = (await read(repo)).get(path);
  return source?.ok ? source.text : `${source?.reason}: ${source?.detail}`;
}

async function objects(repo: GitRepo): Promise<readonly string[]> {
  return (await readdir(join(repo.path, '.git/objects'), { recursive: true, encoding: 'utf8' })).sort();
}

describe('a file with a working-tree-encoding', () => {
  it.each([
    ['UTF-16', utf16(text)],
    ['UTF-16LE-BOM', utf16(text)],
    ['ISO-8859-1', latin1(text)],
    // Its letters are those of ASCII: only the attribute tells.
    ['UTF-7', Buffer.from('# T+AOQ-sk\n')],
  ])('is read as git would store it, in %s', async (encoding, bytes) => {
    await using repo = await gitRepo();
    await repo.write('.gitattributes', `*.md working-tree-encoding=${encoding}\n`);
    await repo.write('untracked.md', bytes);
    await repo.write('plain.txt', text);
    const before = await objects(repo);
    expect(await textOf(repo, 'untracked.md')).toBe(text);
    expect(await textOf(repo, 'plain.txt')).toBe(text);
    expect(await objects(repo)).toEqual(before);
    await repo.git('add', '.');
    expect(await textOf(repo, 'untracked.md')).toBe(text);
    expect(await repo.git('cat-file', 'blob', ':untracked.md')).toBe(text.trimEnd());
    const changed = bytes.toString('latin1').replace('s', 'S');
    await repo.write('untracked.md', Buffer.from(changed, 'latin1'));
    expect(await textOf(repo, 'untracked.md')).not.toContain('Täsk');
  });

  it('is found by the attributes of git’s own folder and of the user', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', utf16(text));
    expect(await textOf(repo, 'a.md')).toContain('not-utf8');
    await repo.write('.git/info/attributes', '*.md working-tree-encoding=UTF-16\n');
    expect(await textOf(repo, 'a.md')).toBe(text);
    await repo.remove('.git/info/attributes');
    await repo.write('../home/attributes', '*.md working-tree-encoding=UTF-16\n');
    await repo.git('config', 'core.attributesFile', join(repo.path, '../home/attributes'));
    expect(await textOf(repo, 'a.md')).toBe(text);
  });

  it('is answered with why where git cannot convert it, and the others are read', async () => {
    await using repo = await gitRepo();
    await repo.write('.gitattributes', '*.md working-tree-encoding=UTF-16\n');
    for (const name of ['a.md', 'c.md', 'ünd\n"e.md']) await repo.write(name, utf16(text));
    await repo.write('b.md', Buffer.from(text, 'utf16le'));
    await repo.write('d.md', text);
    expect(await textOf(repo, 'b.md')).toMatch(/^unreadable: git cannot convert it: .*BOM/);
    expect(await textOf(repo, 'd.md')).toMatch(/^unreadable: git cannot convert it/);
    for (const name of ['a.md', 'c.md', 'ünd\n"e.md']) expect(await textOf(repo, name)).toBe(text);
  });

  it('runs no filter, writes nothing, and leaves nothing in the folder for temporary files', async () => {
    await using repo = await gitRepo();
    await repo.write('.gitattributes', '*.md working-tree-encoding=UTF-16 filter=spy\n');
    for (const key of ['clean', 'process']) await repo.git('config', `filter.spy.${key}`, 'touch ran; cat');
    await repo.git('config', 'filter.spy.required', 'true');
    await repo.write('a.md', utf16(text));
    const before = { print: await repo.fingerprint(), objects: await objects(repo) };
    await mkdir(join(repo.path, '../tmp'));
    const usual = tmpdir();
    try {
      process.env.TMPDIR = join(repo.path, '../tmp');
      expect(await textOf(repo, 'a.md')).toBe(text);
    } finally {
      process.env.TMPDIR = usual;
    }
    expect({ print: await repo.fingerprint(), objects: await objects(repo) }).toEqual(before);
    expect(await readdir(join(repo.path, '../tmp'))).toEqual([]);
  });

  it('is checked by lint like any other', async () => {
    await using repo = await gitRepo();
    const path = '.agents/tasks/task-005.md';
    await repo.write('.gitattributes', '*.md working-tree-encoding=UTF-16\n');
    await repo.write(path, utf16('# Task task-005: Tokens\n\n## Metadata\n\n- Status: done\n'));
    const context = contextIn(repo, '2026-11-27T12:00:00Z');
    const rulesOf = async () =>
      (await lint(context, { target: { type: 'worktree' } })).diagnostics.map(({ rule }) => rule);
    const staged = async () =>
      (await lint(context, { target: { type: 'index' } })).diagnostics.map(({ rule }) => rule);
    expect(await rulesOf()).toEqual(['task/handoff-missing']);
    await repo.git('add', '.');
    expect(await staged()).toEqual(['task/handoff-missing']);
    expect(await rulesOf()).toEqual(['task/handoff-missing']);
  });
});
