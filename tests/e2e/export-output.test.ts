import { chmod, lstat, mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cli } from '../support/gate.ts';
import { type CommandResult, type GitRepo, gitRepo } from '../support/git-repo.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

let repo: GitRepo;
let expected = '';

/** Runs a line of bash, where `$EXPORT` exports the decision. */
const bash = (line: string): Promise<CommandResult> =>
  repo.run('bash', ['-c', line], {
    env: { EXPORT: `${process.execPath} ${cli} export cstp-decision ${decisionPath}` },
  });

beforeAll(async () => {
  repo = await gitRepo();
  await repo.write(threadPath, thread());
  await repo.write(decisionPath, decision());
  expected = (await bash('$EXPORT')).stdout;
  expect(expected).toContain('F030 must not ship');
  return async () => repo[Symbol.asyncDispose]();
});

describe('baton export --output', () => {
  it.each([
    ['a pipe', 'mkfifo p; cat p >got & $EXPORT --output p; wait; test -p p'],
    [
      'a link to a pipe',
      'mkfifo q; ln -s q lq; cat q >got & $EXPORT --output lq; wait; test -p q && test -L lq',
    ],
    ['/dev/stdout that is a pipe', '$EXPORT --output /dev/stdout | cat >got; test -e /dev/stdout'],
    [
      '/dev/stdout that is a file, after what it holds',
      'echo first >got; $EXPORT --output /dev/stdout >>got; test "$(head -1 got)" = first && sed -i 1d got',
    ],
    ['a link to /dev/stdout', 'ln -s /dev/stdout out; $EXPORT --output out | cat >got; test -L out'],
    ['/dev/fd/3', '$EXPORT --output /dev/fd/3 3>got'],
    ['/proc/self/fd/3', '$EXPORT --output /proc/self/fd/3 3>got'],
    ['a process substitution', '$EXPORT --output >(cat >got); wait $!'],
    ['a new file', 'rm -f got; $EXPORT --output got'],
    [
      'a link to a file that does not exist yet',
      'rm -f got; ln -s got new; $EXPORT --output new; test -L new',
    ],
  ])('writes to %s', async (_, line) => {
    const { code, stderr } = await bash(`set -e; ${line}`);
    expect(stderr).not.toContain('help:');
    expect(code).toBe(0);
    expect(await repo.read('got')).toBe(expected);
  });

  it('leaves a device what it is', async () => {
    // As root one that is like /dev/null; nobody else may make one, and /dev/null is safe from them.
    const made = await bash('mknod null c 1 3 2>/dev/null && chmod 666 null');
    const device = made.code === 0 ? 'null' : '/dev/null';
    expect((await bash(`echo x >${device}`)).code).toBe(0);
    expect(await bash(`$EXPORT --output ${device}`)).toMatchObject({ code: 0 });
    expect(
      (
        await stat(join(repo.path, device === 'null' ? 'null' : '../../../../../../dev/null'))
      ).isCharacterDevice(),
    ).toBe(true);
    await symlink(device, join(repo.path, 'to-null'));
    expect(await bash('$EXPORT --output to-null')).toMatchObject({ code: 0 });
    expect(await readlink(join(repo.path, 'to-null'))).toBe(device);
  });

  it('replaces a file as a whole, with its mode, also through a link out of the repository', async () => {
    await writeFile(join(repo.path, '../far'), 'a longer text\n'.repeat(100));
    await chmod(join(repo.path, '../far'), 0o640);
    await symlink('../far', join(repo.path, 'near'));
    const before = await stat(join(repo.path, '../far'));
    expect(await bash('$EXPORT --output near')).toMatchObject({ code: 0 });
    expect(await readFile(join(repo.path, '../far'), 'utf8')).toBe(expected);
    const after = await stat(join(repo.path, '../far'));
    expect(after.mode).toBe(before.mode);
    expect(after.ino).not.toBe(before.ino);
    expect((await lstat(join(repo.path, 'near'))).isSymbolicLink()).toBe(true);
  });

  it.each([
    ['a folder', 'folder', 'folder` cannot be written: it is a folder'],
    ['a folder that does not exist', 'missing/deep/out.yaml', 'missing` does not exist'],
    ['a link into a folder that does not exist', 'astray', 'it is a link into a folder that does not exist'],
    ['a file in the place of a folder', 'plain/out.yaml', 'cannot be written'],
    ['links that lead round', 'round', 'too many links'],
    ['an open file that is none', '/dev/fd/77', 'cannot be written'],
    ['the place of a record', decisionPath, 'is a record path'],
    ['a link to a record', 'record', 'is a record path'],
  ])('refuses %s', async (_, output, message) => {
    await mkdir(join(repo.path, 'folder'), { recursive: true });
    await writeFile(join(repo.path, 'plain'), '');
    const links = { astray: 'missing/x', round: 'round', record: decisionPath };
    for (const [name, target] of Object.entries(links))
      await symlink(target, join(repo.path, name)).catch(() => {});
    const { code, stderr } = await bash(`$EXPORT --output ${output}`);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(await repo.read(decisionPath)).toBe(decision());
  });
});
