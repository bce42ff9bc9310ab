import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redactRecord } from '../../src/app/record/redact.ts';
import { abandonSession } from '../../src/app/session/abandon.ts';
import { contextIn } from '../support/context.ts';
import { gitRepo } from '../support/git-repo.ts';
import { failure, findings, staged } from '../support/lint-repo.ts';
import { renderSession, sessionId, sessionPath, stageOf } from '../support/records-session.ts';

const now = '2026-12-01T00:00:00Z';
const open = renderSession({ history: ['INITIALIZED', 'JOHARI_DISCOVERY'] });
const completed = renderSession(stageOf({}, 'COMPLETED'));

describe('baton redact', () => {
  it('changes a final session so that the gate takes it', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, completed);
    await chmod(join(repo.path, sessionPath), 0o640);
    await repo.commitAll('completed');
    const context = contextIn(repo, now);
    const request = { record: sessionId, reason: 'a name' };
    expect(await redactRecord(context, { ...request, field: 'user_query' })).toEqual({
      id: sessionId,
      path: sessionPath,
      field: 'user_query',
    });
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    expect(await repo.git('diff', '--cached', '--numstat')).toBe(`7\t1\t${sessionPath}`);
    expect(await repo.read(sessionPath)).toContain('by: Ada Author');
    await repo.write(sessionPath, completed.replace('Fix the login bug', 'Something else'));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).not.toEqual([]);
  });

  it('refuses what the record cannot do without, in the words of the rule', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, completed);
    const context = contextIn(repo, now);
    const request = { record: sessionPath, reason: 'a name' };
    for (const [field, rule] of [
      ['fsm.state', 'session/state-consistent'],
      ['session_id', 'record/id-matches-path'],
    ] as const) {
      const { code, message } = await failure(redactRecord(context, { ...request, field }));
      expect(code).toBe('refused');
      expect(message).toContain(`\`${field}\` cannot be redacted: `);
      expect(message).toContain(`(${rule})`);
    }
    expect(await repo.read(sessionPath)).toBe(completed);
  });

  it('asks who it is where git does not know', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, completed);
    const context = contextIn(repo, now, { env: { ...repo.env, GIT_AUTHOR_NAME: undefined } });
    const request = { record: sessionId, reason: 'a name', field: 'user_query' };
    expect(await failure(redactRecord(context, request))).toMatchObject({
      code: 'usage',
      help: expect.stringContaining('--by NAME'),
    });
    await redactRecord(context, { ...request, by: 'grace' });
    expect(await repo.read(sessionPath)).toContain('by: grace');
  });
});

describe('baton session abandon', () => {
  it('closes an open session with one line', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, open);
    await repo.commitAll('open');
    const context = contextIn(repo, now);
    const request = { session: sessionId, reason: 'fixed: elsewhere' };
    expect(await abandonSession(context, request)).toEqual({ id: sessionId, path: sessionPath });
    const line = `abandoned: { at: ${now}, by: Ada Author, reason: "fixed: elsewhere" }\n`;
    expect(await repo.read(sessionPath)).toBe(open.replace('iteration_count', `${line}iteration_count`));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    expect(await failure(abandonSession(context, request))).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('already `abandoned`'),
    });
  });

  it('refuses a final session, and what is no session', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, completed);
    await repo.write('.agents/tasks/task-1.md', '# Task task-1: A\n');
    const context = contextIn(repo, now);
    const request = { reason: 'x' };
    expect(await failure(abandonSession(context, { ...request, session: sessionId }))).toMatchObject({
      code: 'refused',
      message: `Session \`${sessionId}\` cannot be abandoned: it is already \`COMPLETED\``,
    });
    expect((await failure(abandonSession(context, { ...request, session: 'task-1' }))).code).toBe('usage');
    expect(await repo.read(sessionPath)).toBe(completed);
  });
});
