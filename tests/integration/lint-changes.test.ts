import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';
import { findings, lintRepo, revision, staged } from '../support/lint-repo.ts';
import { handoffPath, payload } from '../support/records-handoff.ts';
import { target, willing } from '../support/records-handoff-tree.ts';
import { renderSession, sessionPath, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const moved = '.agents/threads/thread_pr94/dec_20261127_a1b2c3d4.md';

describe('what is about to be committed', () => {
  it('a loop is a warning while it is written, and an error once it is staged or committed', async () => {
    await using repo = await gitRepo();
    await repo.write('README.md', 'A shop\n');
    await repo.commitAll('first');
    const severities = async () =>
      (await lintRepo(repo)).diagnostics
        .filter(({ rule }) => rule === 'handoff/chain-loop')
        .map(({ severity }) => severity);
    await repo.write(handoffPath, payload({ meta: 'handoff_chain: [lit-pm, perspective-swarm]' }));
    expect(await severities()).toEqual(['warning']);
    await repo.git('add', '--all');
    expect(await severities()).toEqual(['error']);
    await repo.commitAll('a loop');
    expect(await severities()).toEqual(['error']);
  });
});

describe('what happens to a committed record', () => {
  it('a deletion, staged and in the working tree', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.remove(decisionPath);
    const expected = [`record/deleted ${decisionPath}`];
    expect(await findings(repo)).toEqual(expected);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual(expected);
    await repo.commitAll('gone');
    expect(await findings(repo, revision('HEAD'))).toEqual(expected);
    expect(await findings(repo)).toEqual([]);
  });

  it('a rename with an edit: the record is followed by its id', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.git('mv', decisionPath, moved);
    await repo.write(moved, decision({ confidence: '0.9' }));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([
      `record/id-matches-path ${moved}:3`,
      `thread/decision-immutable ${moved}:8`,
    ]);
  });

  it('a rename with another id: one record goes, another comes', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.remove(decisionPath);
    await repo.write(moved, decision({ id: 'dec_20261127_a1b2c3d4' }));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`record/deleted ${decisionPath}`]);
  });

  it('a symbolic link in its place', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.write('elsewhere.md', decision());
    await repo.commitAll('a decision');
    await repo.remove(decisionPath);
    await symlink('../../../elsewhere.md', join(repo.path, decisionPath));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`record/not-a-file ${decisionPath}`]);
    expect(await findings(repo)).toEqual([`record/not-a-file ${decisionPath}`]);
  });

  it('a second file with its id does not stand in for it', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.write(moved, decision());
    await repo.write(decisionPath, decision({ confidence: '0.9' }));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([
      `record/id-matches-path ${moved}:3`,
      `thread/decision-immutable ${decisionPath}:8`,
    ]);
  });

  it('a copy in a nested root with an edit does not excuse the original', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, renderSession(stageOf({ halt: 'step 0' }, 'HALTED')));
    await repo.commitAll('halted');
    await repo.remove(sessionPath);
    await repo.write(`packages/x/${sessionPath}`, renderSession(stageOf({}, 'JOHARI_DISCOVERY')));
    await repo.git('add', '--all');
    expect((await findings(repo, staged)).length).toBeGreaterThan(0);
  });
});

describe('a merge in progress', () => {
  it('does not check again what it takes whole from the other side', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('base');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(decisionPath, decision({ confidence: '0.9' }));
    await repo.write(pathOf('task-001'), task('task-001', false));
    await repo.commitAll('faults of the topic');
    await repo.git('switch', '--quiet', 'main');
    await repo.write('README.md', 'main\n');
    await repo.commitAll('main goes on');
    await repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'topic');
    const { diagnostics, records } = await lintRepo(repo, staged);
    expect(diagnostics.filter(({ at }) => at.path === pathOf('task-001'))).toEqual([]);
    expect(records).toBe(0);
    await repo.write(pathOf('task-002'), task('task-002', false));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toContain(`task/outcome-requirements ${pathOf('task-002')}:10`);
  });
});

describe('line endings', () => {
  it('of a working tree under autocrlf trip nothing', async () => {
    await using repo = await gitRepo();
    await repo.git('config', 'core.autocrlf', 'true');
    await repo.write(threadPath, thread().replaceAll('\n', '\r\n'));
    await repo.write(decisionPath, decision().replaceAll('\n', '\r\n'));
    expect(await findings(repo)).toEqual([]);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    await repo.commitAll('LF in the index');
    expect(await findings(repo)).toEqual([]);
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('of the index are reported where they are CRLF', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread().replaceAll('\n', '\r\n'));
    expect(await findings(repo)).toEqual([]);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`record/line-endings ${threadPath}:1`]);
  });
});

describe('the clock', () => {
  // Pending when it is committed in January, over in December.
  const text = payload({
    timestamp: '2026-01-02T02:00:00Z',
    expires: '2026-02-01T00:00:00Z',
    source: '{ skill: nobody, workflow_id: w1, session_path: /tmp/w1/ }',
  });
  const fault = `handoff/source-skill ${handoffPath}:6`;

  it("is HEAD's for a record that equals HEAD, whenever it is asked", async () => {
    await using repo = await gitRepo();
    await repo.write(handoffPath, text);
    for (const [path, skill] of Object.entries(target(willing))) await repo.write(path, skill);
    await repo.commitAll('a payload');
    expect(await findings(repo)).toEqual([fault]);
    expect(await findings(repo, { now: '2026-01-03T00:00:00Z' })).toEqual([fault]);
    expect(await findings(repo, revision('HEAD'))).toEqual([fault]);
  });

  it('is that of a commit for what the commit changed, too', async () => {
    await using repo = await gitRepo();
    await repo.write(handoffPath, text);
    for (const [path, skill] of Object.entries(target(willing))) await repo.write(path, skill);
    await repo.commitAll('a payload');
    await repo.write(handoffPath, `${text}# read twice\n`);
    const commit = await repo.commitAll('a comment');
    expect(await findings(repo, revision(commit))).toEqual([fault]);
  });
});
