import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { originsOf } from '../../../src/git/history/origins.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

const text = (name: string) => `${Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n')}\n${name}\n`;

async function commit(repo: GitRepo, ...paths: readonly string[]): Promise<string> {
  for (const path of paths) await repo.write(path, text(path));
  return repo.commitAll(paths.join());
}

async function origins(repo: GitRepo, ...paths: readonly string[]) {
  const found = await originsOf(await openRepository(repo.path, repo.env), 'HEAD', paths);
  return Object.fromEntries([...found].map(([path, origin]) => [path, [origin.commit, origin.path]]));
}

describe('the origin of a file', () => {
  it('is the commit that added it, however much it resembles another', async () => {
    await using repo = await gitRepo();
    const one = await commit(repo, 'a.md');
    const two = await commit(repo, 'b.md');
    expect(await origins(repo, 'a.md', 'b.md', 'none.md')).toEqual({
      'a.md': [one, 'a.md'],
      'b.md': [two, 'b.md'],
    });
  });

  it('is that of its first name, through several renames, in whatever commits', async () => {
    await using repo = await gitRepo();
    const one = await commit(repo, 'a.md');
    const two = await commit(repo, ':b\n".md');
    await repo.git('mv', 'a.md', 'c.md');
    await repo.commitAll('one rename');
    await repo.git('mv', 'c.md', 'd.md');
    await repo.git('mv', ':b\n".md', 'e.md');
    await repo.commitAll('two renames');
    expect(await origins(repo, 'd.md', 'e.md')).toEqual({ 'd.md': [one, 'a.md'], 'e.md': [two, ':b\n".md'] });
  });

  it('is the first of several additions', async () => {
    await using repo = await gitRepo();
    const first = await commit(repo, 'a.md');
    await repo.remove('a.md');
    await repo.commitAll('gone');
    await commit(repo, 'a.md');
    await repo.git('config', 'log.follow', 'true');
    await repo.git('config', 'diff.renames', 'copies');
    expect(await origins(repo, 'a.md')).toEqual({ 'a.md': [first, 'a.md'] });
  });

  it('takes as many processes for many files as for one', async () => {
    await using repo = await gitRepo();
    const names = Array.from({ length: 12 }, (_, at) => `${at}.md`);
    for (const name of names) await commit(repo, name);
    const starts = async (paths: readonly string[], file: string) => {
      const trace = join(repo.path, '.git', file);
      const repository = await openRepository(repo.path, { ...repo.env, GIT_TRACE: trace });
      expect((await originsOf(repository, 'HEAD', paths)).size).toBe(paths.length);
      return (await repo.read(`.git/${file}`)).split('\n').length;
    };
    expect(await starts(names, 'many')).toBe(await starts(names.slice(0, 1), 'one'));
  });
});
