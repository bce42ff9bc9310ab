import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lint } from '../../src/app/lint/lint.ts';
import { contextOf } from '../../src/app/workspace/context.ts';
import { pathOf, task } from '../support/gate.ts';
import { gitRepo } from '../support/git-repo.ts';
import { failure, findings, lintRepo, now, revision, staged } from '../support/lint-repo.ts';
import { handoffPath, payload } from '../support/records-handoff.ts';
import { target, willing } from '../support/records-handoff-tree.ts';
import { renderSession, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const one = pathOf('task-001');
const two = pathOf('task-002');
const good = (id: string) => task(id);
const bad = (id: string) => task(id, false);
const fault = (path: string) => `task/outcome-requirements ${path}:10`;

describe('what is linted', () => {
  it('is the working tree: tracked, staged and untracked files as they lie on disk', async () => {
    await using repo = await gitRepo();
    await repo.write(one, good('task-001'));
    await repo.commitAll('good');
    await repo.write(one, bad('task-001'));
    await repo.write(two, bad('task-002'));
    await repo.write('.gitignore', 'scratch/\n');
    await repo.write(`scratch/${two}`, bad('task-002'));
    expect(await findings(repo)).toEqual([`task/handoff-lost ${one}:9`, fault(one), fault(two)]);
    expect(await lintRepo(repo)).toMatchObject({ records: 2 });
  });

  it('is the index where that is asked for, whatever lies on disk', async () => {
    await using repo = await gitRepo();
    await repo.write(one, bad('task-001'));
    await repo.write(two, good('task-002'));
    await repo.git('add', '--all');
    await repo.write(one, good('task-001'));
    await repo.write(two, bad('task-002'));
    expect(await findings(repo, staged)).toEqual([fault(one)]);
    expect(await findings(repo)).toEqual([fault(two)]);
  });

  it('is a commit with what it changed since its first parent', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.write(decisionPath, decision({ confidence: '0.9' }));
    await repo.commitAll('rewritten');
    await repo.write(decisionPath, decision());
    await repo.commitAll('restored');
    const change = [`thread/decision-immutable ${decisionPath}:8`];
    expect(await findings(repo, revision('HEAD~2'))).toEqual([]);
    expect(await findings(repo, revision('HEAD~1'))).toEqual(change);
    expect(await findings(repo, revision('HEAD'))).toEqual(change);
    expect(await findings(repo)).toEqual([]);
    expect(await findings(repo, { ...revision('HEAD'), since: 'HEAD~2' })).toEqual([]);
  });

  it('is what the branch changed since it left another', async () => {
    await using repo = await gitRepo();
    await repo.write(one, bad('task-001'));
    await repo.commitAll('an old fault');
    await repo.git('switch', '--quiet', '-c', 'topic');
    await repo.write(two, bad('task-002'));
    await repo.commitAll('a new fault');
    await repo.git('switch', '--quiet', 'main');
    await repo.write(pathOf('task-003'), bad('task-003'));
    await repo.commitAll('meanwhile');
    await repo.git('switch', '--quiet', 'topic');
    await repo.write(pathOf('task-004'), bad('task-004'));
    const here = [fault(two), fault(pathOf('task-004'))];
    expect(await findings(repo, { since: 'main' })).toEqual(here);
    expect(await findings(repo, { ...revision('topic'), since: 'main' })).toEqual([fault(two)]);
    await repo.git('add', '--all');
    expect(await findings(repo, { ...staged, since: 'main' })).toEqual(here);
    expect(await findings(repo, staged)).toEqual([fault(pathOf('task-004'))]);
  });

  it('is one unsaved file among the others', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.write(one, bad('task-001'));
    await repo.commitAll('records');
    const stdin = (path: string, text: string) => findings(repo, { target: { type: 'stdin', path, text } });
    expect(await stdin(one, good('task-001'))).toEqual([]);
    expect(await stdin(two, bad('task-002'))).toEqual([fault(two)]);
    expect(await stdin(decisionPath, decision({ confidence: '0.9' }))).toEqual([
      `thread/decision-immutable ${decisionPath}:8`,
    ]);
    expect(await stdin('README.md', 'no record\n')).toEqual([]);
  });

  it('refuses a revision that does not exist and histories that have nothing in common', async () => {
    await using repo = await gitRepo();
    await repo.write(one, good('task-001'));
    await repo.commitAll('one');
    await repo.git('switch', '--quiet', '--orphan', 'other');
    await repo.commitAll('two');
    expect(await failure(lintRepo(repo, revision('nowhere')))).toMatchObject({ code: 'usage' });
    expect(await failure(lintRepo(repo, { since: 'nowhere' }))).toMatchObject({ code: 'usage' });
    expect((await failure(lintRepo(repo, { since: 'main' }))).message).toContain('no common history');
  });
});

describe('paths', () => {
  it('are relative to where the command runs, and name files or folders', async () => {
    await using repo = await gitRepo();
    await repo.write(one, bad('task-001'));
    await repo.write(two, bad('task-002'));
    const nested = 'packages/app/.agents/tasks/task-003.md';
    await repo.write(nested, bad('task-003'));
    expect(await findings(repo, { paths: [one] })).toEqual([fault(one)]);
    expect(await findings(repo, { paths: ['.agents/tasks/'] })).toEqual([fault(one), fault(two)]);
    const cwd = join(repo.path, 'packages');
    expect(await findings(repo, { cwd, paths: ['app'] })).toEqual([fault(nested)]);
    expect(await findings(repo, { cwd, paths: [join('..', two), 'app'] })).toEqual([
      fault(two),
      fault(nested),
    ]);
    expect(await findings(repo, { cwd, paths: [join(repo.path, two)] })).toEqual([fault(two)]);
    expect(await findings(repo, { cwd })).toHaveLength(3);
  });

  it('may name what the change took away', async () => {
    await using repo = await gitRepo();
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision());
    await repo.commitAll('a decision');
    await repo.remove(decisionPath);
    const paths = [decisionPath];
    expect(await findings(repo, { paths })).toEqual([`record/deleted ${decisionPath}`]);
    await repo.git('add', '--all');
    expect(await findings(repo, { ...staged, paths })).toEqual([`record/deleted ${decisionPath}`]);
    expect(await findings(repo, { ...staged, paths: [threadPath] })).toEqual([]);
  });

  it('that do not exist or are outside are refused', async () => {
    await using repo = await gitRepo();
    await repo.write(one, good('task-001'));
    for (const path of ['.agents/task', '../other', '.agents/tasks/task-0']) {
      expect(await failure(lintRepo(repo, { paths: [path] })), path).toMatchObject({ code: 'usage' });
    }
  });
});

describe('a plain folder', () => {
  it('is linted without git; what needs versions says so', async () => {
    await using repo = await gitRepo();
    const folder = await mkdtemp(join(tmpdir(), 'baton-test-plain-'));
    try {
      await repo.run('mkdir', ['-p', join(folder, '.agents/tasks')]);
      await repo.run('tee', [join(folder, one)], { input: bad('task-001') });
      const env = { ...repo.env, GIT_CEILING_DIRECTORIES: tmpdir() };
      const run = (request: object) =>
        lint(contextOf({ cwd: folder, env, now }), { target: { type: 'worktree' }, ...request });
      expect((await run({})).diagnostics.map(({ at }) => at.path)).toEqual([one]);
      const stdin = { type: 'stdin' as const, path: one, text: good('task-001') };
      expect((await run({ target: stdin })).diagnostics).toEqual([]);
      for (const request of [{ target: { type: 'index' } }, { since: 'main' }, revision('HEAD')]) {
        expect(await failure(run(request))).toMatchObject({ code: 'not-a-repository' });
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('at the gate', () => {
  it('only records that the commit changes are checked', async () => {
    await using repo = await gitRepo();
    await repo.write(one, bad('task-001'));
    await repo.commitAll('an old fault');
    await repo.write(two, good('task-002'));
    await repo.git('add', two);
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], records: 1 });
    expect(await findings(repo)).toEqual([fault(one)]);
  });

  it('loads the session that a staged one resumes', async () => {
    await using repo = await gitRepo();
    const halted = { ...stageOf({ halt: 'step 0' }, 'HALTED'), id: '7c1d09e8-4f5' };
    await repo.write('.agents/sessions/7c1d09e8-4f5.md', renderSession(halted));
    await repo.commitAll('halted');
    const next = stageOf({ extra: ['resumes: 7c1d09e8-4f5'] }, 'SEMANTIC_UNDERSTANDING');
    const path = '.agents/sessions/fbcd4d0d-3a1.md';
    await repo.write(path, renderSession(next));
    await repo.git('add', path);
    expect(await findings(repo, staged)).toEqual([
      expect.stringMatching(/^session\/unanswered-questions .agents\/sessions\/fbcd4d0d-3a1.md:\d+$/),
    ]);
    await repo.write(path, renderSession(stageOf({ asks: true }, 'JOHARI_DISCOVERY')));
    await repo.git('add', path);
    expect(await findings(repo, staged)).toEqual([]);
  });

  it("loads the skills that a staged payload's source may be", async () => {
    await using repo = await gitRepo();
    const skill = '---\nname: critic\ndescription: Objects. Use before anything ships.\n---\n';
    await repo.write('.agents/skills/critic/SKILL.md', skill);
    for (const [path, text] of Object.entries(target(willing))) await repo.write(path, text);
    await repo.commitAll('a skill');
    const from = (name: string) =>
      payload({
        expires: '2099-01-01T00:00:00Z',
        source: `{ skill: ${name}, workflow_id: w1, session_path: /tmp/w1/ }`,
      });
    await repo.write(handoffPath, from('critic'));
    await repo.git('add', handoffPath);
    expect(await findings(repo, staged)).toEqual([]);
    await repo.write(handoffPath, from('nobody'));
    await repo.git('add', handoffPath);
    expect(await findings(repo, staged)).toEqual([`handoff/source-skill ${handoffPath}:6`]);
  });

  it('a finding over the tree is reported only where the base has it not', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'claim: all\n');
    await repo.write('.agents/tasks/old-notes.md', 'Notes\n');
    await repo.commitAll('an unclaimed file');
    await repo.write(one, good('task-001'));
    await repo.write('.agents/tasks/new-notes.md', 'Notes\n');
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual(['record/unclaimed .agents/tasks/new-notes.md']);
    expect(await findings(repo)).toEqual([
      'record/unclaimed .agents/tasks/new-notes.md',
      'record/unclaimed .agents/tasks/old-notes.md',
    ]);
  });
});

describe('a repository without a work tree', () => {
  it('has nothing staged and nothing checked out to check, but commits', async () => {
    await using repo = await gitRepo();
    await repo.write(one, good('task-001'));
    await repo.commitAll('a task');
    await using bare = await gitRepo({ bare: true });
    await bare.git('fetch', '--quiet', repo.path, 'main:main');
    for (const request of [staged, {}]) {
      const { code, message, help } = await failure(lintRepo(bare, request));
      expect({ code, message, help }).toEqual({
        code: 'usage',
        message: 'Unexpected repository without a work tree, expected one with files',
        help: expect.stringContaining('`baton lint --rev HEAD`'),
      });
    }
    expect(await lintRepo(bare, revision('main'))).toMatchObject({ diagnostics: [], records: 1 });
  });
});
