import { describe, expect, it } from 'vitest';
import { abandonOpenBefore } from '../../../src/app/session/abandon.ts';
import { mineOf } from '../../../src/app/session/mine.ts';
import { startSession } from '../../../src/app/session/start.ts';
import { listSessions } from '../../../src/app/session/view.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, findings } from '../../support/lint-repo.ts';
import { run } from '../../support/migrate.ts';

const start = async (repo: GitRepo, query: string, now: string) =>
  (await startSession(contextIn(repo, now), { query })).id;

describe('sessions that are idle', () => {
  it('are abandoned together, and those of later stay', async () => {
    await using repo = await gitRepo();
    const old = await start(repo, 'Old', '2026-10-01T10:00:00Z');
    const older = await start(repo, 'Older', '2026-09-01T10:00:00Z');
    const fresh = await start(repo, 'Fresh', '2026-11-27T10:00:00Z');
    const note = { reason: 'nobody works on it', by: 'ada' };
    const context = contextIn(repo, '2026-11-28T03:00:00Z');
    const done = await abandonOpenBefore(context, '2026-11-14T03:00:00Z', note);
    expect(done.map(({ id }) => id)).toEqual([old, older]);
    const rows = await listSessions(context, undefined);
    expect(rows.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([fresh]);
    expect(await repo.read(`.agents/sessions/${older}.md`)).toContain('reason: nobody works on it');
    expect(await findings(repo)).toEqual([]);
    expect(await abandonOpenBefore(context, '2026-11-14T03:00:00Z', note)).toEqual([]);
  });

  it('stay as they are, all of them, where the rules refuse it', async () => {
    await using repo = await gitRepo();
    const ids = [
      await start(repo, 'One', '2026-10-01T10:00:00Z'),
      await start(repo, 'Two', '2026-10-02T10:00:00Z'),
    ];
    const context = contextIn(repo, '2026-11-28T03:00:00Z');
    const reason = `Use ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
    const error = await failure(abandonOpenBefore(context, '2026-11-14T03:00:00Z', { reason, by: 'ada' }));
    expect(error.code).toBe('refused');
    expect(error.message).toContain('2 sessions cannot be abandoned');
    for (const id of ids) expect(await repo.read(`.agents/sessions/${id}.md`)).not.toContain('abandoned');
  });

  it('are named by one id or by their age, not by both or neither', async () => {
    await using repo = await gitRepo();
    for (const args of [[], ['x', '--open-before', '14d']]) {
      const result = await run(repo, ['session', 'abandon', ...args, '--reason', 'idle']);
      expect(result).toMatchObject({ code: 2, stdout: '' });
      expect(result.stderr).toContain('expected a session or `--open-before`');
    }
    const odd = await run(repo, ['session', 'abandon', '--open-before', '2 weeks', '--reason', 'idle']);
    expect(odd.stderr).toContain('help: write hours, days or weeks');
    const none = await run(repo, ['session', 'abandon', '--open-before', '2w', '--reason', 'idle', '--json']);
    expect({ ...none, stdout: JSON.parse(none.stdout) }).toEqual({
      code: 0,
      stderr: '',
      stdout: { items: [] },
    });
  });
});

describe('sessions of one person', () => {
  it('are those that they committed last, and those that are not committed', async () => {
    await using repo = await gitRepo();
    const now = '2026-11-28T03:00:00Z';
    const [mine, taken, theirs, changed] = [
      await start(repo, 'Mine', now),
      await start(repo, 'Taken', now),
      await start(repo, 'Theirs', now),
      await start(repo, 'Changed', now),
    ];
    const path = (id: string) => `.agents/sessions/${id}.md`;
    const own = repo.env.GIT_AUTHOR_EMAIL ?? '';
    const commit = async (ids: readonly string[], email: string) => {
      await repo.git('add', ...ids.map(path));
      const author = `--author=Somebody <${email}>`;
      await repo.git('commit', '-q', '--no-verify', author, '-m', 'sessions');
    };
    await commit([mine, taken], own.toUpperCase());
    await commit([theirs, changed], 'other@example.com');
    await repo.write(path(taken), `${await repo.read(path(taken))}\n`);
    await commit([taken], 'other@example.com');
    await repo.write(path(changed), `${await repo.read(path(changed))}\n`);
    const loose = await start(repo, 'Loose', now);
    const context = contextIn(repo, now);
    const found = await mineOf(context, await listSessions(context, undefined));
    expect(found.map(({ id }) => id).sort()).toEqual([mine, changed, loose].sort());
    const listed = await run(repo, ['session', 'list', '--mine']);
    expect(listed.stdout).toContain(mine);
    expect(listed.stdout).not.toContain(theirs);
  });

  it('cannot be known where git knows no address', async () => {
    await using repo = await gitRepo();
    const context = contextIn(repo, '2026-11-28T03:00:00Z', {
      env: { ...repo.env, GIT_AUTHOR_EMAIL: ' ' },
    });
    expect((await failure(mineOf(context, []))).help).toContain('git config user.email');
  });
});
