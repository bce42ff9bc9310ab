import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type CommandOptions, type GitRepo, gitRepo } from '../../support/git-repo.ts';

interface Seen {
  readonly topLevel: string;
  readonly head?: string;
  readonly mergeHeads: readonly string[];
  readonly resolved: string;
  readonly hooks: string;
  readonly files: Readonly<Record<string, string>>;
}

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const probe = fileURLToPath(new URL('./probe.ts', import.meta.url));
const script = `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" "${probe}"\n`;

async function seenBy(repo: GitRepo, args: readonly string[], options: CommandOptions = {}): Promise<Seen> {
  const output = join(repo.path, '.git', 'probe.json');
  const result = await repo.tryGit(args, { ...options, env: { PROBE_OUTPUT: output, ...options.env } });
  expect(result).toMatchObject({ code: 0 });
  return JSON.parse(await readFile(output, 'utf8')) as Seen;
}

async function repoWithHook(hook = 'pre-commit'): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('a.md', 'a1');
  await repo.write('b.md', 'b1');
  await repo.commitAll('first');
  await repo.writeHook(hook, script);
  return repo;
}

describe('what a hook sees', () => {
  it('is the temporary index of commit -a', async () => {
    await using repo = await repoWithHook();
    await repo.write('a.md', 'a2');
    const seen = await seenBy(repo, ['commit', '-qam', 'second']);
    expect(seen.files).toEqual({ 'a.md': 'a2', 'b.md': 'b1' });
    expect(seen.topLevel).toBe(repo.path);
    expect(seen.head).toBe(await repo.git('rev-parse', 'HEAD^'));
    expect(seen.resolved).toBe(seen.head);
  });

  it('is only the named path of commit -- path', async () => {
    await using repo = await repoWithHook();
    await repo.write('a.md', 'a2');
    await repo.write('b.md', 'b2');
    await repo.git('add', 'b.md');
    const seen = await seenBy(repo, ['commit', '-qm', 'second', '--', 'a.md']);
    expect(seen.files).toEqual({ 'a.md': 'a2', 'b.md': 'b1' });
  });

  it('is the staged content with commit -i from a subfolder', async () => {
    await using repo = await repoWithHook();
    await repo.write('sub/c.md', 'c1');
    await repo.git('add', 'sub');
    await repo.write('b.md', 'b2');
    const seen = await seenBy(repo, ['commit', '-qm', 'second', '-i', '../b.md'], { cwd: 'sub' });
    expect(seen.files).toEqual({ 'a.md': 'a1', 'b.md': 'b2', 'sub/c.md': 'c1' });
  });

  it('is the first commit of a repository', async () => {
    await using repo = await gitRepo();
    await repo.writeHook('pre-commit', script);
    await repo.write('a.md', 'a1');
    await repo.git('add', '.');
    const seen = await seenBy(repo, ['commit', '-qm', 'first']);
    expect(seen.head).toBeUndefined();
    expect(seen.files).toEqual({ 'a.md': 'a1' });
  });

  it('is the linked worktree, its index and its hooks', async () => {
    await using repo = await repoWithHook();
    await repo.git('worktree', 'add', '-q', '../linked');
    await repo.write('../linked/a.md', 'linked');
    const seen = await seenBy(repo, ['commit', '-qam', 'second'], { cwd: '../linked' });
    expect(seen.files).toEqual({ 'a.md': 'linked', 'b.md': 'b1' });
    expect(seen.topLevel).toBe(join(repo.path, '../linked'));
    expect(seen.hooks).toBe(join(repo.path, '.git/hooks'));
  });

  it('is the work tree that --work-tree names', async () => {
    await using repo = await repoWithHook();
    await repo.write('../elsewhere/a.md', 'away');
    const args = ['--git-dir', '../repo/.git', '--work-tree', '.', 'commit', '-qm', 'x', '--', 'a.md'];
    const seen = await seenBy(repo, args, { cwd: '../elsewhere' });
    expect(seen.topLevel).toBe(join(repo.path, '../elsewhere'));
    expect(seen.files['a.md']).toBe('away');
  });

  it('names the other parents before MERGE_HEAD exists', async () => {
    await using repo = await repoWithHook('pre-merge-commit');
    await repo.git('checkout', '-qb', 'side');
    await repo.write('c.md', 'c1');
    const side = await repo.commitAll('side');
    await repo.git('checkout', '-q', 'main');
    await repo.write('b.md', 'b2');
    await repo.commitAll('main');
    const seen = await seenBy(repo, ['merge', '-q', 'side']);
    expect(seen.mergeHeads).toEqual([side]);
    expect(seen.files).toEqual({ 'a.md': 'a1', 'b.md': 'b2', 'c.md': 'c1' });
  });

  it('is the quarantined commit in pre-receive of a bare repository', async () => {
    await using bare = await gitRepo({ bare: true });
    await using repo = await gitRepo();
    await repo.write('a.md', 'a1');
    const tip = await repo.commitAll('first');
    const output = join(bare.path, 'seen');
    const code = `
      const { openRepository } = await import(${JSON.stringify(new URL('../../../src/git/process/open.ts', import.meta.url).href)});
      const { treeSnapshot } = await import(${JSON.stringify(new URL('../../../src/git/tree/snapshots.ts', import.meta.url).href)});
      const repository = await openRepository(process.cwd(), process.env);
      const tree = treeSnapshot(repository, await repository.resolveCommit('${tip}'));
      const sources = await tree.read(await tree.list(''));
      (await import('node:fs')).writeFileSync('${output}', sources.get('a.md').text);`;
    await bare.write('pre-receive.mjs', code);
    const hook = `#!/bin/sh\nexec "${process.execPath}" --import "${loader}" ./pre-receive.mjs\n`;
    await bare.run('sh', ['-c', 'mkdir -p hooks && cat > hooks/pre-receive && chmod +x hooks/pre-receive'], {
      input: hook,
    });
    expect(await repo.tryGit(['push', '-q', bare.path, 'main'])).toMatchObject({ code: 0 });
    expect(await bare.read('seen')).toBe('a1');
  });
});
