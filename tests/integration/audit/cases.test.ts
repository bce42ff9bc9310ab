import { describe, expect, it } from 'vitest';
import { type AuditRequest, auditHistory } from '../../../src/app/audit/audit.ts';
import { updateBaseline } from '../../../src/app/lint/update-baseline.ts';
import { HistoryRange } from '../../../src/git/history/range.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { auditRepo, commit, faults } from '../../support/audit-repo.ts';
import { contextIn } from '../../support/context.ts';
import { pathOf, task } from '../../support/gate.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure, now } from '../../support/lint-repo.ts';
import { handoffPath, sealedPayload } from '../../support/records-handoff.ts';
import { renderSession, sessionId, sessionPath, sessionRun, stageOf } from '../../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../../support/records-thread.ts';
import { decPath, graph } from '../../support/records-thread-graph.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const second = textOf('SEMANTIC_UNDERSTANDING');
const third = textOf('CHAIN_OF_THOUGHT');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const threaded = { [threadPath]: thread(), [decisionPath]: decision() };
const one = pathOf('task-001');
const readme = { 'README.md': 'x\n' };

async function started(files: Readonly<Record<string, string>> = {}): Promise<GitRepo> {
  const repo = await gitRepo();
  await commit(repo, 'start', { [sessionPath]: first, ...files });
  return repo;
}

async function check(
  repo: GitRepo,
  { revisions = ['HEAD'], ...request }: Partial<AuditRequest & { revisions: readonly string[] }>,
) {
  const repository = await openRepository(repo.path, repo.env);
  const range = new HistoryRange(repository, revisions);
  return auditHistory({ repository, range, clock: now, ...request });
}

const told = ({ faults: found }: Awaited<ReturnType<typeof check>>) =>
  found.map(({ commit: { subject }, diagnostic: { rule } }) => `${subject}: ${rule}`);

describe('commits that no hook sees', () => {
  it('names a cherry-pick that skips a state', async () => {
    await using repo = await started();
    await repo.git('switch', '-q', '-c', 'topic');
    await commit(repo, 'second', { [sessionPath]: second });
    await commit(repo, 'third', { [sessionPath]: third });
    await repo.git('switch', '-q', 'main');
    await commit(repo, 'other', readme);
    await repo.tryGit(['cherry-pick', 'topic']);
    const skipping = third.replace('    - SEMANTIC_UNDERSTANDING\n', '');
    await repo.write(sessionPath, skipping);
    await repo.git('add', '.');
    await repo.git('-c', 'core.editor=true', 'cherry-pick', '--continue');
    const found = await faults(repo);
    expect(found).toContainEqual(expect.stringMatching(/^third: session\/history-legal .*:\d+$/));
    expect(found.every((fault) => fault.startsWith('third: '))).toBe(true);
  });

  it('finds that the folder is gone which a waiting payload names, and only where the range took it away', async () => {
    const source = '{ skill: perspective-swarm, workflow_id: swarm-1, session_path: runs/one }';
    const payload = sealedPayload({ source, expires: '2099-01-01T00:00:00Z' });
    await using repo = await started({ [handoffPath]: payload, 'runs/one/a.md': 'x\n', 'other.md': 'x\n' });
    await commit(repo, 'other', { 'other.md': undefined });
    expect(await faults(repo)).toEqual([]);
    await commit(repo, 'clean up', { 'runs/one/a.md': undefined });
    const found = [`clean up: handoff/session-path ${handoffPath}:6`];
    expect(await faults(repo)).toEqual(found);
    expect(await faults(repo, { revisions: ['HEAD~1..HEAD'] })).toEqual(found);
    await commit(repo, 'readme', { ...readme });
    await commit(repo, 'later', { 'README.md': undefined });
    expect(await faults(repo, { revisions: ['HEAD~1..HEAD'] })).toEqual([]);
    await commit(repo, 'back', { 'runs/one/a.md': 'x\n' });
    expect(await faults(repo)).toEqual([]);
  });

  it('names a revert of the commit that added an entry', async () => {
    await using repo = await started();
    await commit(repo, 'second', { [sessionPath]: second });
    await repo.git('revert', '--no-edit', 'HEAD');
    expect(await faults(repo)).toEqual([
      expect.stringMatching(/^Revert "second": session\/history-append-only /),
    ]);
  });

  it('takes a fixup that was squashed before anybody saw it', async () => {
    await using repo = await started();
    await commit(repo, 'third', { [sessionPath]: third });
    await commit(repo, 'fixup! third', { [sessionPath]: second });
    expect(await faults(repo)).not.toEqual([]);
    await repo.git('-c', 'sequence.editor=true', 'rebase', '-q', '-i', '--autosquash', 'HEAD~2');
    expect(await faults(repo)).toEqual([]);
  });

  it('checks a detached HEAD, an orphan branch and unrelated histories that were merged', async () => {
    await using repo = await started();
    await repo.git('checkout', '-q', '--detach');
    await commit(repo, 'second', { [sessionPath]: second });
    const head = await repo.git('rev-parse', 'HEAD');
    await repo.git('checkout', '-q', '--orphan', 'other');
    await repo.git('rm', '-r', '-q', '-f', '.');
    await commit(repo, 'orphan', { [one]: task('task-001') });
    await repo.git('merge', '-q', '--allow-unrelated-histories', '-m', 'joined', head);
    expect(await faults(repo)).toEqual([]);
    await commit(repo, 'undo', { [sessionPath]: first });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^undo: /)]);
  });
});

describe('merges', () => {
  async function sides(
    base: Readonly<Record<string, string>>,
    main: Readonly<Record<string, string>>,
    side: Readonly<Record<string, string>>,
  ): Promise<GitRepo> {
    const repo = await gitRepo();
    await commit(repo, 'base', base);
    await repo.git('switch', '-q', '-c', 'side');
    await commit(repo, 'side', side);
    await repo.git('switch', '-q', 'main');
    await commit(repo, 'main', main);
    return repo;
  }
  const merge = (repo: GitRepo, ...args: readonly string[]) =>
    repo.git('merge', '-q', '--no-ff', '-m', 'merge', ...args);

  it('takes a main that advanced reviewed records', async () => {
    await using repo = await sides(
      { ...threaded, [sessionPath]: first },
      {
        [sessionPath]: second,
        [threadPath]: thread(['active', 'paused', 'active']),
        [decisionPath]: decision({
          status: 'reviewed',
          outcome: 'success',
          reviewed_at: '2026-11-28T09:00:00Z',
        }),
      },
      { [one]: task('task-001') },
    );
    await repo.git('switch', '-q', 'side');
    await merge(repo, 'main');
    expect(await faults(repo)).toEqual([]);
  });

  it('does not check again what is outside of the range and taken whole', async () => {
    const id = 'aaaaaaaa-001';
    const forked = renderSession({ id, extra: [`forked_from: ${id}`] });
    await using repo = await sides(
      { [sessionPath]: first },
      { [`.agents/sessions/${id}.md`]: forked, [one]: task('task-001', false) },
      { 'README.md': '# Login\n' },
    );
    expect(await faults(repo, { revisions: ['main'] })).toHaveLength(2);
    await repo.git('switch', '-q', 'side');
    await merge(repo, 'main');
    expect(await faults(repo, { revisions: ['HEAD', '^main'] })).toEqual([]);
    // The same files where the merge is not theirs alone.
    await commit(repo, 'touch', { [one]: `${task('task-001', false)}More.\n` });
    expect(await faults(repo, { revisions: ['HEAD', '^main'] })).toEqual([
      expect.stringMatching(/^touch: task\/outcome-requirements /),
    ]);
  });

  it.each([
    ['a decision', threaded, decisionPath],
    ['a session', { [sessionPath]: first }, sessionPath],
  ])('refuses -s ours that drops %s of the other side', async (_, files, path) => {
    await using repo = await sides(readme, { 'README.md': 'main\n' }, files);
    await merge(repo, '-s', 'ours', 'side');
    const found = await faults(repo);
    expect(found).toContain(`merge: record/deleted ${path}`);
    expect(found.every((fault) => fault.startsWith('merge: '))).toBe(true);
    const { faults: all } = await auditRepo(repo);
    expect(all[0]?.parent).toBe(await repo.git('rev-parse', 'side'));
  });

  it('refuses one that was refused at commit and concluded past the hook', async () => {
    await using repo = await sides(
      { [sessionPath]: first },
      { [sessionPath]: second },
      { [sessionPath]: halted },
    );
    await repo.tryGit(['merge', '-q', '--no-ff', '-m', 'merge', 'side']);
    await repo.git('checkout', '--ours', '--', sessionPath);
    await repo.git('add', '.');
    await repo.git('commit', '-q', '--no-verify', '--no-edit');
    expect(await faults(repo)).toEqual([expect.stringContaining('session/diverged')]);
  });

  it('follows histories that cross', async () => {
    await using repo = await sides(threaded, { [sessionPath]: first }, { [one]: task('task-001') });
    await repo.git('branch', 'old');
    await merge(repo, 'side');
    await repo.git('switch', '-q', 'side');
    await merge(repo, 'old');
    await commit(repo, 'further', { [sessionPath]: second });
    await repo.git('switch', '-q', 'main');
    await commit(repo, 'meanwhile', readme);
    await merge(repo, 'side');
    expect(await faults(repo)).toEqual([]);
    await repo.git('checkout', '-q', 'old', '--', sessionPath);
    await repo.git('commit', '-q', '--amend', '--no-edit');
    expect(await faults(repo)).toEqual([expect.stringMatching(/^merge: session\/diverged /)]);
  });

  it('remembers what a side made and deleted before it was merged', async () => {
    await using repo = await sides(readme, { 'README.md': 'main\n' }, { [sessionPath]: second });
    await repo.git('switch', '-q', 'side');
    await commit(repo, 'gone', { [sessionPath]: undefined });
    await repo.git('switch', '-q', 'main');
    await merge(repo, 'side');
    await commit(repo, 'again', { [sessionPath]: first });
    expect(await faults(repo)).toEqual([
      `gone: record/deleted ${sessionPath}`,
      expect.stringMatching(/^again: session\/history-append-only /),
    ]);
  });

  it.each([
    { name: 'holds what it was', parts: stageOf({}, 'SEMANTIC_UNDERSTANDING'), told: [] },
    {
      name: 'holds less',
      parts: stageOf({}, 'JOHARI_DISCOVERY'),
      told: ['again: session/history-append-only'],
    },
  ])('lets a deleted session begin anew only where a fork $name', async ({ parts, told: also }) => {
    const path = '.agents/sessions/ffffffff-fff.md';
    const forked = renderSession({ ...parts, id: 'ffffffff-fff', extra: [`forked_from: ${sessionId}`] });
    await using repo = await started({ [path]: forked });
    await commit(repo, 'advance', { [sessionPath]: second });
    await commit(repo, 'gone', { [sessionPath]: undefined });
    await commit(repo, 'again', { [sessionPath]: first });
    const found = await faults(repo);
    expect(found.map((one) => one.split(' .agents')[0])).toEqual(['gone: record/deleted', ...also]);
  });

  it('tells of a record that was fixed on one side only once', async () => {
    const bad = { [one]: task('task-001', false) };
    await using repo = await sides(readme, bad, bad);
    await merge(repo, 'side');
    const found = await faults(repo);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^(?:main|side): task\/outcome-requirements /);
  });
});

describe('what spreads over records', () => {
  it('is told of the commit that brought it, where the tip has it', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'right', graph({ a: {} }));
    await commit(repo, 'lost', graph({ a: {}, b: { continues_decision: 'dec_20261127_zzzzzzzz' } }));
    await commit(repo, 'later', readme);
    expect(await faults(repo)).toEqual([`lost: thread/decision-parent ${decPath('b')}:9`]);
    expect(await faults(repo, { revisions: ['HEAD~1..HEAD'] })).toEqual([]);
  });

  it('is told of the commit that brought it, also through a merge that took it whole', async () => {
    await using repo = await started();
    await repo.git('switch', '-q', '-c', 'side');
    await commit(repo, 'side', { [decisionPath]: decision() });
    await repo.git('switch', '-q', 'main');
    await commit(repo, 'main', readme);
    await repo.git('merge', '-q', '--no-ff', '-m', 'merge', 'side');
    const found = await faults(repo);
    expect(found).toEqual([expect.stringMatching(/^side: record\/reference /)]);
  });

  it('is told where what others name goes away as it may', async () => {
    const two = pathOf('task-002');
    const open = (id: string, more = '') =>
      `# Task ${id}: Something\n\n## Metadata\n\n- Status: pending\n${more}`;
    await using repo = await started({
      [one]: open('task-001'),
      [two]: open('task-002', '- Depends On: task-001\n'),
    });
    expect(await faults(repo)).toEqual([]);
    await commit(repo, 'drop', { [one]: undefined });
    await commit(repo, 'later', readme);
    expect(await faults(repo)).toEqual([expect.stringContaining(`drop: task/depends-on ${two}`)]);
    expect(await faults(repo, { revisions: ['HEAD~2..HEAD'] })).toEqual([
      expect.stringContaining(`drop: task/depends-on ${two}`),
    ]);
  });

  it('is not told where the tip does not have it any more', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'first half', graph({ b: { continues_decision: 'dec_20261127_a0000000' } }));
    await commit(repo, 'second half', graph({ a: {}, b: { continues_decision: 'dec_20261127_a0000000' } }));
    expect(await faults(repo)).toEqual([]);
  });

  it('is checked for every tip', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'right', graph({ a: {} }));
    for (const name of ['x', 'y']) {
      await repo.git('switch', '-q', '-c', name, 'main');
      await commit(repo, name, {
        [decPath(name)]: decision({ id: `dec_20261127_${name}0000000`, continues_decision: 'dec_1' }, ''),
      });
    }
    const found = await faults(repo, { revisions: ['x', 'y', '^main'] });
    expect(found.map((fault) => fault.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'x: thread/decision-parent',
      'y: thread/decision-parent',
    ]);
  });

  it('asks for other records where a change rule does', async () => {
    await using repo = await started();
    await commit(repo, 'reviewed', {
      ...threaded,
      [decisionPath]: decision({
        session: 'gone-1',
        status: 'reviewed',
        outcome: 'success',
        reviewed_at: '2026-11-28T09:00:00Z',
      }),
    });
    await commit(repo, 'later', readme);
    expect(await faults(repo)).toEqual([expect.stringMatching(/^reviewed: record\/reference /)]);
  });

  it('tells of a deleted record once, not of what refers to it as well', async () => {
    await using repo = await started({
      ...threaded,
      [decisionPath]: decision({ session: 'fbcd4d0d-3a1' }),
    });
    await commit(repo, 'gone', { [sessionPath]: undefined });
    expect(await faults(repo)).toEqual([`gone: record/deleted ${sessionPath}`]);
  });
});

describe('a large commit', () => {
  it('is checked in parts, each fault at its place', async () => {
    await using repo = await gitRepo();
    for (let at = 0; at < 1_100; at++) {
      const id = `task-${String(at).padStart(4, '0')}`;
      await repo.write(pathOf(id), task(id, at % 500 !== 7));
    }
    await repo.commitAll('import');
    const { records } = await auditRepo(repo);
    expect(records).toBe(1_100);
    const found = await faults(repo);
    expect(found.map((fault) => /task-(\d+)\.md/.exec(fault)?.[1])).toEqual(['0007', '0507', '1007']);
  });
});

describe('messages', () => {
  it.each([
    ['a session that the commit holds', 'Baton-Session: fbcd4d0d-3a1', undefined],
    ['a session that is nowhere', 'Baton-Session: fbcd4d0d-3a2', 'did you mean `fbcd4d0d-3a1`'],
    ['a thread that is nowhere', 'Baton-Thread: none', 'reword it'],
    ['a session in the subject', undefined, undefined],
  ])('are checked by their trailers: %s', async (_, line, help) => {
    await using repo = await started();
    const message = line === undefined ? 'Baton-Session: none' : `Go on\n\nWhy.\n\n${line}`;
    await commit(repo, message, readme);
    await commit(repo, 'later', { 'README.md': 'y\n' });
    const { faults: found } = await auditRepo(repo);
    expect(found.map(({ diagnostic }) => diagnostic.rule)).toEqual(help ? ['commit/trailer'] : []);
    if (!help || !found[0]) return;
    expect(found[0].diagnostic.help).toContain(help);
    expect(found[0].diagnostic.at.span?.start.line).toBe(5);
  });

  it('are each told, also where two say the same', async () => {
    await using repo = await started();
    for (const text of ['a', 'b'])
      await commit(repo, `${text}\n\nBaton-Session: none`, { 'README.md': text });
    expect(told(await check(repo, {}))).toEqual(['a: commit/trailer', 'b: commit/trailer']);
  });
});

describe('claims of a task', () => {
  const begun = '# Task task-001: X\n\n- **Status:** in_progress\n';
  const done = `# Task task-001: X\n\n- **Status:** completed\n\n## Handoff\n\n\`\`\`yaml\noutcome: completed\nfiles_modified:\n  - path: src/x.ts\n    lines: 1-1\n    change_type: modify\n    description: More\n\`\`\`\n`;
  const rules = ({ faults: found }: Awaited<ReturnType<typeof auditRepo>>) =>
    found.map(({ commit: { subject }, diagnostic: { rule, severity } }) => `${subject}: ${severity} ${rule}`);

  async function topic(change: Readonly<Record<string, string>>): Promise<GitRepo> {
    const repo = await gitRepo();
    await commit(repo, 'base', { 'src/x.ts': '1\n', 'src/y.ts': '1\n' });
    await repo.git('switch', '-q', '-c', 'topic');
    await commit(repo, 'begin', { [one]: begun });
    await commit(repo, 'work', change);
    await commit(repo, 'hand over', { [one]: done });
    return repo;
  }

  it('are compared with what changed since it began, the code first and the handoff after', async () => {
    await using right = await topic({ 'src/x.ts': '2\n' });
    expect(rules(await auditRepo(right, { revisions: ['main..topic'] }))).toEqual([]);
    await using wrong = await topic({ 'src/y.ts': '2\n' });
    expect(rules(await auditRepo(wrong, { revisions: ['main..topic'] }))).toEqual([
      'hand over: warning claims/modified-but-untouched',
    ]);
  });

  it('are not compared with it any more in protected history', async () => {
    await using repo = await topic({ 'src/y.ts': '2\n' });
    await repo.git('switch', '-q', 'main');
    await repo.git('merge', '-q', '--ff-only', 'topic');
    expect(rules(await auditRepo(repo))).toEqual([]);
  });
});

describe('configuration over a history', () => {
  it('skips what the baseline notes until it changes', async () => {
    await using repo = await gitRepo();
    await repo.write(one, task('task-001', false));
    await updateBaseline(contextIn(repo, now), {}, 'write');
    await repo.commitAll('noted');
    expect(await auditRepo(repo)).toMatchObject({ faults: [], baselined: 1 });
    await commit(repo, 'same', { [one]: `${task('task-001', false)}\nMore.\n` });
    expect(await auditRepo(repo)).toMatchObject({ faults: [], baselined: 2 });
    await commit(repo, 'worse', {
      [one]: task('task-001', false).replace('outcome: blocked', 'outcome: failed'),
    });
    const found = await faults(repo);
    expect(found).toContainEqual(expect.stringContaining('task/outcome-requirements'));
    expect(found.every((fault) => fault.startsWith('worse: '))).toBe(true);
  });

  it('says of a rule that is turned off in the same commit that this comes first', async () => {
    await using repo = await started({ '.agents/baton.yaml': 'profile: recommended\n' });
    await commit(repo, 'both', {
      [one]: task('task-001', false),
      '.agents/baton.yaml': 'rules: { task/outcome-requirements: off }\n',
    });
    const { faults: found } = await auditRepo(repo);
    expect(found.map(({ diagnostic }) => diagnostic.help)).toEqual([
      expect.stringContaining('commit `.agents/baton.yaml` first'),
    ]);
    await commit(repo, 'more', { [pathOf('task-002')]: task('task-002', false) });
    expect(await faults(repo)).toHaveLength(1);
  });

  it('stops at a faulty configuration of the tip, and goes on over one of the past', async () => {
    await using repo = await started();
    await commit(repo, 'faulty', { '.agents/baton.yaml': 'profil: strict\n' });
    expect(await failure(auditRepo(repo))).toMatchObject({
      code: 'config',
      message: expect.stringContaining('profil'),
    });
    await commit(repo, 'fixed', {
      '.agents/baton.yaml': 'profile: recommended\n',
      [one]: task('task-001', false),
    });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^fixed: /)]);
  });

  it('at a gate is that of protected history, and what the base of a commit adds', async () => {
    await using repo = await started({ '.agents/baton.yaml': 'rules: { task/outcome-requirements: off }\n' });
    const mergeBase = await repo.git('rev-parse', 'HEAD');
    const gate = { mergeBase, landing: { remote: 'origin', branch: 'main' } };
    await commit(repo, 'strict', { '.agents/baton.yaml': 'profile: strict\n' });
    await commit(repo, 'bad', { [one]: task('task-001', false) });
    expect(told(await check(repo, { gate }))).toEqual(['bad: task/outcome-requirements']);
    const strict = { ...gate, mergeBase: await repo.git('rev-parse', 'HEAD~1') };
    await commit(repo, 'loose', { '.agents/baton.yaml': 'rules: { task/outcome-requirements: off }\n' });
    await commit(repo, 'worse', { [pathOf('task-002')]: task('task-002', false) });
    const revisions = [`${strict.mergeBase}..HEAD`];
    expect(told(await check(repo, { revisions }))).toEqual(['bad: task/outcome-requirements']);
    expect(told(await check(repo, { revisions, gate: strict }))).toEqual([
      'bad: task/outcome-requirements',
      'worse: task/outcome-requirements',
    ]);
  });

  it('at a gate is that of protected history for the baseline, too: a push notes nothing for itself', async () => {
    await using repo = await started({ '.agents/baton.yaml': 'profile: recommended\n' });
    const mergeBase = await repo.git('rev-parse', 'HEAD');
    const gate = { mergeBase, landing: { remote: 'origin', branch: 'main' } };
    await repo.write(one, task('task-001', false));
    await updateBaseline(contextIn(repo, now), {}, 'write');
    await repo.git('add', '.agents/baton-baseline.json');
    await repo.git('commit', '--quiet', '-m', 'note');
    const noted = await repo.git('rev-parse', 'HEAD');
    await repo.commitAll('bad');
    expect(await check(repo, {})).toMatchObject({ faults: [], baselined: 1 });
    const refused = await check(repo, { gate });
    expect(told(refused)).toEqual(['bad: task/outcome-requirements']);
    expect(refused.faults[0]?.diagnostic.help).toContain(`git push origin ${noted.slice(0, 10)}:main`);
    expect(await check(repo, { gate: { ...gate, mergeBase: noted } })).toMatchObject({
      faults: [],
      baselined: 1,
    });
  });

  it('begins a record root where the configuration moves it', async () => {
    await using repo = await started();
    await commit(repo, 'move', { '.baton.yaml': 'root: docs/reasoning\n' });
    await commit(repo, 'bad', { 'docs/reasoning/tasks/task-001.md': task('task-001', false) });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^bad: task\/outcome-requirements docs\//)]);
  });

  it('takes `since` for a day', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'old', { [one]: task('task-001', false) });
    const later = { GIT_AUTHOR_DATE: '2026-03-01T00:00:00Z', GIT_COMMITTER_DATE: '2026-03-01T00:00:00Z' };
    await repo.write('.agents/baton.yaml', 'since: 2026-02-01\n');
    await repo.write(pathOf('task-002'), task('task-002', false));
    await repo.git('add', '.');
    await repo.run('git', ['commit', '-q', '-m', 'new'], { env: later });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^new: .*task-002/)]);
    expect(await auditRepo(repo)).toMatchObject({ passedOver: 1 });
  });

  it('lets a waiver of one tip count for that tip only', async () => {
    await using repo = await started();
    await commit(repo, 'second', { [sessionPath]: second });
    await commit(repo, 'undo', { [sessionPath]: first });
    await repo.git('branch', 'bare');
    await commit(repo, 'waive', {
      [sessionPath]: second,
      '.agents/baton.yaml':
        'waivers:\n  - { rule: session/history-append-only, record: fbcd4d0d-3a1, reason: old, by: emerson }\n',
    });
    expect(await faults(repo)).toEqual([]);
    await repo.git('switch', '-q', 'bare');
    await commit(repo, 'other', readme);
    expect(await faults(repo, { revisions: ['main', 'bare'] })).toEqual([expect.stringMatching(/^undo: /)]);
  });
});

describe('comparisons', () => {
  it('hold a new tip against the old one', async () => {
    await using repo = await started();
    const base = await repo.git('rev-parse', 'HEAD');
    const old = await commit(repo, 'second', { [sessionPath]: second });
    await repo.git('reset', '-q', '--hard', base);
    const tip = await commit(repo, 'rewritten', readme);
    const revisions = [tip, `^${base}`];
    expect(told(await check(repo, { revisions }))).toEqual([]);
    const forced = await check(repo, { revisions, comparisons: [{ commit: tip, against: [old] }] });
    expect(told(forced)).toEqual(['rewritten: session/history-append-only']);
    expect(forced.faults[0]?.parent).toBe(old);
    const alone = await check(repo, { revisions: [], comparisons: [{ commit: tip, against: [old] }] });
    expect(told(alone)).toEqual(['rewritten: session/history-append-only']);
  });
});
