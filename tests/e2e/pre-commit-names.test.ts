import { describe, expect, it } from 'vitest';
import { type Attempt, type Gate, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const [good, bad] = [task('task-001'), task('task-001', false)];
const folder = Buffer.from('.agents/tasks/');

const odd = [
  'é.md',
  'e\u0301.md',
  'line\nbreak.md',
  'folder\r/task.md',
  ' b/task.md',
  '-dash.md',
  '--amend.md',
  'quo"te.md',
  "it's.md",
  'tab\there.md',
  'back\\slash.md',
  'a b .md',
  '[a]*?.md',
  ':(top)x.md',
  '#hash.md',
  '日本語 🎉.md',
  'bell\u0007\u001b[31m.md',
];

/** A repository where a task may have any name. */
async function repoOfNames(): Promise<Gate> {
  const repo = await gate();
  await repo.stage('.agents/baton.yaml', 'rules: { record/id-matches-path: off }\n');
  await repo.git('commit', '--quiet', '-m', 'Let tasks have any name');
  return repo;
}

/** Stages a blob under any name of bytes, without a file: the index alone is what is committed. */
async function stageBlob(repo: Gate, name: Buffer, text: string): Promise<void> {
  const { stdout } = await repo.run('git', ['hash-object', '-w', '--stdin'], { input: text });
  const input = Buffer.concat([Buffer.from(`100644 ${stdout.trim()}\t`), folder, name, Buffer.from('\0')]);
  expect(await repo.run('git', ['update-index', '-z', '--index-info'], { input })).toMatchObject({ code: 0 });
}

function expectRefused(attempt: Attempt): void {
  expect(attempt.stderr).toContain('Missing key `blockers`');
  expect(attempt.stderr).not.toContain('bug in Baton');
  expect(attempt).toMatchObject({ code: 1, stdout: '', committed: undefined });
}

describe('a name in the index', () => {
  it('is checked, changed and deleted, however odd', async () => {
    await using repo = await repoOfNames();
    const stageAll = async (text: string) => {
      for (const name of odd) await stageBlob(repo, Buffer.from(name), text);
    };
    const paths = odd.map((name) => `.agents/tasks/${name}`).sort();
    await stageAll(bad);
    const refused = await repo.commit();
    expectRefused(refused);
    expect(refused.stderr.match(/Missing key `blockers`/g)).toHaveLength(odd.length);
    expect(refused.stderr).not.toMatch(/[\r\u0007\u001b]/);
    await stageAll(good);
    expect(await repo.commit()).toMatchObject({ code: 0, stdout: '', committed: paths });
    await stageAll(`${good}\nMore.\n`);
    expect(await repo.commit()).toMatchObject({ code: 0, committed: paths });
    await stageAll(bad);
    expectRefused(await repo.commit());
    await repo.git('rm', '--quiet', '--cached', '-r', '--', '.agents/tasks');
    const deleted = await repo.commit();
    expect(deleted.stderr.match(/record\/deleted/g)).toHaveLength(odd.length);
    expect(deleted).toMatchObject({ code: 1, committed: undefined });
  });

  it('that ends in a carriage return lies in no place of a record', async () => {
    await using repo = await repoOfNames();
    await stageBlob(repo, Buffer.from('task.md\r'), bad);
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  });

  it('that is no UTF-8 is checked', async () => {
    await using repo = await repoOfNames();
    const name = Buffer.from([0x61, 0xff, 0x2e, 0x6d, 0x64]);
    await stageBlob(repo, name, bad);
    expectRefused(await repo.commit());
    await stageBlob(repo, name, good);
    const accepted = await repo.commit();
    expect(accepted).toMatchObject({ code: 0, stdout: '' });
    expect(accepted.stderr).toContain('that are not UTF-8');
    await repo.git('rm', '--quiet', '--cached', '-r', '--', '.agents/tasks');
    expect((await repo.commit()).stderr).toContain('record/deleted');
  });

  it.each([
    [0xfe, 0xff],
    [0xff, 0xfe],
  ])('that is no UTF-8 does not hide its twin (%i, %i)', async (first, second) => {
    await using repo = await repoOfNames();
    await stageBlob(repo, Buffer.from([first, 0x2e, 0x6d, 0x64]), good);
    await stageBlob(repo, Buffer.from([second, 0x2e, 0x6d, 0x64]), bad);
    expectRefused(await repo.commit());
  });

  it.each([
    ['case only', 'Task-001.md', 'task-001.md'],
    ['Unicode normalization only', 'caf\u00e9.md', 'cafe\u0301.md'],
  ])('that differs from another in %s is shown, and both are checked', async (what, one, other) => {
    await using repo = await repoOfNames();
    await repo.git('config', 'core.ignoreCase', 'true');
    await stageBlob(repo, Buffer.from(one), good);
    await stageBlob(repo, Buffer.from(other), bad);
    const refused = await repo.commit();
    expectRefused(refused);
    expect(refused.stderr.replace(/\s+/g, ' ')).toContain(`in ${what}`);
    await stageBlob(repo, Buffer.from(one), bad);
    await stageBlob(repo, Buffer.from(other), good);
    expectRefused(await repo.commit());
    await stageBlob(repo, Buffer.from(one), good);
    const accepted = await repo.commit();
    expect(accepted).toMatchObject({ code: 0 });
    expect(accepted.stderr).toContain('record/path-portability');
  });
});

describe('a record that moves', () => {
  it.each(['dec_20261127_a1b2c3d4.md', 'é "x".md'])('to %s keeps its history', async (name) => {
    await using repo = await gate();
    await repo.stage(threadPath, thread());
    await repo.stage(decisionPath, decision());
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
    const moved = `.agents/threads/thread_pr94/${name}`;
    await repo.git('mv', decisionPath, moved);
    await repo.stage(moved, decision({ confidence: '0.9' }));
    const refused = await repo.commit();
    expect(refused.stderr).toContain('thread/decision-immutable');
    expect(refused.stderr).not.toContain('record/deleted');
    expect(refused).toMatchObject({ code: 1, committed: undefined });
  });

  it('with a legal edit is accepted', async () => {
    await using repo = await gate();
    await repo.stage('.agents/tasks/task-001.md', good);
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
    await repo.git('mv', '.agents/tasks/task-001.md', '.agents/tasks/task-001-login.md');
    await repo.stage('.agents/tasks/task-001-login.md', `${good}\nMore.\n`);
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '', stdout: '' });
  });
});
