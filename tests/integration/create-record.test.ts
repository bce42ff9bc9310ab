import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createThread } from '../../src/app/thread/create.ts';
import { contextIn } from '../support/context.ts';
import { gitRepo } from '../support/git-repo.ts';
import { failure, now } from '../support/lint-repo.ts';
import { thread } from '../support/records-thread.ts';

const request = { title: 'A', id: 'thread_a', by: 'ada' };

describe('createRecord', () => {
  it('writes into the nearest root that holds records, from any folder', async () => {
    await using repo = await gitRepo();
    await repo.write('packages/x/.agents/baton.yaml', 'profile: strict\n');
    await repo.write('packages/x/src/a.ts', '');
    await repo.write('packages/y/.agents/skills/s/SKILL.md', '---\nname: s\ndescription: S\n---\n');
    const pathIn = async (folder: string, id: string) =>
      (await createThread(contextIn(repo, now, { cwd: join(repo.path, folder) }), { ...request, id })).path;
    expect(await pathIn('packages/x/src', 'thread_x')).toBe('packages/x/.agents/threads/thread_x/thread.md');
    expect(await pathIn('packages/y', 'thread_y')).toBe('.agents/threads/thread_y/thread.md');
    expect(await pathIn('.', 'thread_z')).toBe('.agents/threads/thread_z/thread.md');
  });

  it('refuses an id that another root or the archive has', async () => {
    await using repo = await gitRepo();
    const old = thread(['active', 'completed'], { id: 'thread_a' });
    await repo.write('.agents/archive/threads/thread_a/thread.md', old);
    const { code, message } = await failure(createThread(contextIn(repo, now), request));
    expect(code).toBe('refused');
    expect(message).toContain('record/unique-id');
  });

  it('refuses what the configuration ignores, and the name of a template', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'ignore: ["**/thread_a/**"]\n');
    const context = contextIn(repo, now);
    expect((await failure(createThread(context, request))).message).toContain(
      '`ignore` of the configuration',
    );
    expect((await failure(createThread(context, { ...request, id: 'template' }))).message).toContain(
      'is not a record path for a thread',
    );
  });

  it('refuses a secret before it is written', async () => {
    await using repo = await gitRepo();
    const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
    const { help, message } = await failure(
      createThread(contextIn(repo, now), { ...request, about: `token ${token}` }),
    );
    expect(message).toContain('privacy/secret');
    expect(message).not.toContain(token);
    // What was never written cannot be redacted.
    expect(help).toContain('remove it from the text; nothing was written');
    expect(help).not.toMatch(/redact|\.agents/);
  });
});
