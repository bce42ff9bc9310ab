import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GitRepo } from '../../support/git-repo.ts';
import { context, create, failed, skillText, team } from '../../support/handoff-team.ts';
import { renderSession, sessionId, sessionPath } from '../../support/records-session.ts';

describe('where work comes from', () => {
  const pathIn = async (repo: GitRepo, request: Parameters<typeof create>[1]) => {
    const { path } = await create(repo, request);
    return /session_path: "?([^",}]*[^",} ])/.exec(await repo.read(path))?.[1];
  };

  it('is named from the current folder, by an absolute path, or by the id of a session', async () => {
    await using repo = await team();
    await repo.write('docs/x.md', 'x\n');
    await repo.write(sessionPath, renderSession());
    expect(await pathIn(repo, { cwd: join(repo.path, 'docs'), session: '../runs/one' })).toBe('runs/one');
    expect(await pathIn(repo, { session: join(repo.path, 'runs/one') })).toBe('runs/one');
    expect(await pathIn(repo, { cwd: join(repo.path, 'docs'), session: 'runs/one' })).toBe('runs/one');
    expect(await pathIn(repo, { session: sessionId })).toBe(sessionPath);
    expect(await pathIn(repo, { session: dirname(repo.path) })).toBe(dirname(repo.path));
  });

  it('is there, and holds as many perspectives as are counted', async () => {
    await using repo = await team();
    const outside = join(dirname(repo.path), 'swarm');
    const counting = (count: number) => async () => `${context}meta: { perspectives_completed: ${count} }\n`;
    const gone = await failed(create(repo, { session: outside }));
    expect(gone.message).toContain('the path does not exist');
    await mkdir(join(outside, 'perspectives'), { recursive: true });
    for (const name of ['critic.md', 'optimist.md', 'notes.txt'])
      await writeFile(join(outside, 'perspectives', name), 'x\n');
    const wrong = await failed(create(repo, { session: outside, stdin: counting(3) }));
    expect(wrong).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(wrong.message).toContain('has 2 in');
    expect(await create(repo, { session: outside, stdin: counting(2) })).toHaveProperty('id');
    const inside = await failed(create(repo, { stdin: counting(2) }));
    expect(inside.message).toContain('(handoff/perspectives-completed)');
    expect(await create(repo, { stdin: counting(1) })).toHaveProperty('id');
  });
});

describe('a health check', () => {
  it('runs only where it is asked for, and only for a payload that is whole', async () => {
    await using repo = await team();
    const check = '  health_check: "touch ran"\n  requires: [context.synthesis_summary]\n';
    await repo.write('.agents/skills/ready/SKILL.md', skillText('ready', 'research', check));
    const ran = async () => (await readdir(repo.path)).includes('ran');
    const whole = async () => `${context}synthesis_summary: Yes\n`;
    await create(repo, { to: 'ready', stdin: whole });
    await failed(create(repo, { to: 'ready', healthCheck: true }));
    expect(await ran()).toBe(false);
    await create(repo, { to: 'ready', stdin: whole, healthCheck: true });
    expect(await ran()).toBe(true);
  });
});
