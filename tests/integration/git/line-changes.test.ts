import { chmod, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type ChangedFile,
  changedLines,
  changedLinesOf,
  keyOfFile,
} from '../../../src/git/diff/line-changes.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { gitRepo } from '../../support/git-repo.ts';

it('reads the patches of many files as it reads one', async () => {
  await using repo = await gitRepo();
  const path = (name: string) => join(repo.path, name);
  const names = [
    'plain.txt',
    'looks like a patch',
    'no end',
    'binary',
    'mode',
    'type',
    'odd\nname',
    'gone',
    'ünï "x"',
  ];
  for (const name of names) await repo.write(name, 'one\ntwo\nthree\nfour\n');
  await repo.write('binary', 'a\0b\n');
  await repo.commitAll('first');
  await repo.write('plain.txt', 'one\nTWO\nthree\nFOUR\nfive\n');
  await repo.write(
    'looks like a patch',
    'one\ndiff --git a/x b/x\n@@ -1 +1 @@\n--- a/x\n+++ b/x\n\\ No newline\n:100644 100644 a b M\0x\0\nfour\n',
  );
  await repo.write('no end', 'one\ntwo\nthree\nfive');
  await repo.write('binary', 'a\0c\n');
  await chmod(path('mode'), 0o755);
  await rm(path('type'));
  await symlink('plain.txt', path('type'));
  await repo.write('odd\nname', 'ONE\ntwo\nthree\nfour\n');
  await repo.write('ünï "x"', 'one\n');
  await rm(path('gone'));
  await repo.write('new', 'a\nb\n');
  await repo.commitAll('second');
  await repo.write('plain.txt', '');
  await repo.write('no end', 'one\ntwo\nthree\nfive\n');
  await repo.commitAll('third');
  await repo.git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
  await repo.write('new', 'a\nB\n');
  await repo.commitAll('side');
  await repo.git('checkout', '--quiet', 'main');
  await repo.git('merge', '--quiet', '--no-edit', 'side');
  const repository = await openRepository(repo.path, repo.env);
  const ids = (await repo.git('rev-list', '--all')).split('\n');
  const files: ChangedFile[] = [];
  for (const base of ids) {
    for (const tree of ids) for (const name of [...names, 'new']) files.push({ base, tree, path: name });
  }
  const found = await changedLinesOf(repository, files);
  for (const file of files) {
    const { base, path: name, tree } = file;
    const one = await changedLines(repository, base, { type: 'tree', tree }, name);
    expect([file, found.get(keyOfFile(file))]).toEqual([file, one]);
  }
});

it('asks nothing for no file', async () => {
  await using repo = await gitRepo();
  const repository = await openRepository(repo.path, repo.env);
  expect((await changedLinesOf(repository, [])).size).toBe(0);
});
