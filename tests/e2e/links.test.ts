import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baton } from '../support/cli.ts';
import { task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { renderSession, sessionPath, stageOf } from '../support/records-session.ts';

const outside = (repo: GitRepo, path: string) => join(repo.path, '..', path);

/** A repository with an open task and a closed session, and beside it a file and a folder that are no part of it. */
async function repoBesideOthers(): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write('.agents/tasks/task-001.md', task('task-001', false));
  await repo.write(sessionPath, renderSession(stageOf({}, 'COMPLETED')));
  await mkdir(outside(repo, 'folder'));
  await writeFile(outside(repo, 'file'), 'not ours\n');
  return repo;
}

/** What lies outside is as it was. */
async function expectUntouched(repo: GitRepo): Promise<void> {
  expect(await readFile(outside(repo, 'file'), 'utf8')).toBe('not ours\n');
  expect(await readdir(outside(repo, 'folder'))).toEqual([]);
}

describe('a link that a commit could bring, out of the repository', () => {
  it.each([
    ['lint --write-baseline', '.agents/baton-baseline.json', 'file', ['lint', '--write-baseline']],
    ['journal --write', '.agents/JOURNAL.md', 'file', ['journal', '--write']],
    ['archive', '.agents/archive', 'folder', ['archive', sessionPath]],
    ['init, AGENTS.md', 'AGENTS.md', 'file', ['init', '--no-hooks']],
    ['init, .gitattributes', '.gitattributes', 'file', ['init', '--no-hooks']],
    ['init, .gitignore', '.gitignore', 'file', ['init', '--no-hooks']],
    ['thread create', '.agents/threads', 'folder', ['thread', 'create', 'A', '--by', 'ada']],
  ])('is not followed by %s', async (_, link, target, args) => {
    await using repo = await repoBesideOthers();
    await symlink(outside(repo, target), join(repo.path, link));
    const before = await repo.git('status', '--porcelain', '--untracked-files=all');
    const { code, stderr } = await baton(repo, args);
    expect(stderr).toContain(
      `\`${link}\` is a link to \`${outside(repo, target).replace(/repo\/\.\.\//, '')}\``,
    );
    expect(stderr).toContain('which is outside of');
    expect(stderr).toContain('replace the link');
    expect(code).toBe(2);
    await expectUntouched(repo);
    expect(await repo.git('status', '--porcelain', '--untracked-files=all')).toBe(before);
  });

  it('is not followed by init where it is the folder of records', async () => {
    await using repo = await repoBesideOthers();
    await rm(join(repo.path, '.agents'), { recursive: true });
    await symlink(outside(repo, 'folder'), join(repo.path, '.agents'));
    const { code, stderr } = await baton(repo, ['init', '--no-hooks']);
    expect(stderr).toContain('`.agents` is a link to');
    expect(code).toBe(2);
    await expectUntouched(repo);
  });
});

describe('a link inside the repository', () => {
  it('is followed, and stays; uninstalling restores what it leads to', async () => {
    await using repo = await repoBesideOthers();
    await repo.write('CLAUDE.md', '# Ours\n');
    await symlink('CLAUDE.md', join(repo.path, 'AGENTS.md'));
    expect(await baton(repo, ['init', '--no-hooks'])).toMatchObject({ code: 0 });
    expect(await readlink(join(repo.path, 'AGENTS.md'))).toBe('CLAUDE.md');
    expect(await repo.read('CLAUDE.md')).toContain('Records of reasoning');
    expect(await baton(repo, ['init', '--uninstall'])).toMatchObject({ code: 0 });
    expect(await readlink(join(repo.path, 'AGENTS.md'))).toBe('CLAUDE.md');
    expect(await repo.read('CLAUDE.md')).toBe('# Ours\n');
  });
});

describe('a repository that is reached through a link', () => {
  it('works as any other', async () => {
    await using repo = await repoBesideOthers();
    await symlink(repo.path, outside(repo, 'way'));
    const at = (...args: readonly string[]) => baton(repo, ['-C', outside(repo, 'way'), ...args]);
    for (const args of [
      ['init', '--no-hooks'],
      ['journal', '--write'],
      ['lint', join(outside(repo, 'way'), sessionPath)],
      ['archive', sessionPath],
    ])
      expect(await at(...args), args[0]).toMatchObject({ code: 0 });
    expect(await readdir(join(repo.path, '.agents/archive/sessions'))).toHaveLength(1);
  });
});
