import { describe, expect, it } from 'vitest';
import { writeHistory } from '../../bench/history.ts';
import { auditRepo, commit, faults } from '../../support/audit-repo.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure } from '../../support/lint-repo.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const second = textOf('SEMANTIC_UNDERSTANDING');
const third = textOf('CHAIN_OF_THOUGHT');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
const skipping = renderSession({
  ...stageOf({}, 'CHAIN_OF_THOUGHT'),
  history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'CHAIN_OF_THOUGHT'],
});
const task = (id: string, text = '') => `# Task ${id}: Something\n${text}`;

async function started(options: Parameters<typeof gitRepo>[0] = {}): Promise<GitRepo> {
  const repo = await gitRepo(options);
  await commit(repo, 'Start', { [sessionPath]: first });
  return repo;
}

describe('an audit of a long history', () => {
  it('checks each commit once, in the order of history, whatever is read ahead', async () => {
    await using repo = await gitRepo();
    writeHistory(repo.path, 230);
    await repo.git('reset', '-q', '--hard', 'main');
    await commit(repo, 'Skip', { [sessionPath]: skipping });
    for (const at of [1, 2]) await commit(repo, `Write ${at}`, { 'README.md': `# ${at}\n` });
    const done: number[] = [];
    const audit = await auditRepo(repo, { onProgress: (count) => done.push(count) });
    const count = Number(await repo.git('rev-list', '--count', 'HEAD'));
    expect(audit).toMatchObject({ commits: count, passedOver: 0 });
    expect(new Set(audit.faults.map(({ commit: one }) => one.subject))).toEqual(new Set(['Skip']));
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.length).toBeGreaterThan(2);
    expect(done.at(-1)).toBe(count);
  });
});

describe('an audit of one line of history', () => {
  it('is clean where each step is legal', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await commit(repo, 'Think', { [sessionPath]: third });
    const audit = await auditRepo(repo);
    expect(audit).toMatchObject({
      faults: [],
      commits: 3,
      records: 3,
      waived: 0,
      baselined: 0,
      passedOver: 0,
    });
  });

  it('names the first commit that has a fault, with its author, its subject and the line', async () => {
    await using repo = await started();
    const bad = await commit(repo, 'Skip', { [sessionPath]: skipping });
    await commit(repo, 'Go on', { 'README.md': '# Other\n' });
    const { faults: found } = await auditRepo(repo);
    const illegal = found.find(({ diagnostic }) => diagnostic.rule === 'session/history-legal');
    expect(illegal?.commit).toMatchObject({ oid: bad, subject: 'Skip' });
    expect(illegal?.commit.author.name).not.toBe('');
    expect(illegal?.diagnostic.at.span?.start.line).toBe(
      skipping.split('\n').indexOf('    - CHAIN_OF_THOUGHT') + 1,
    );
    expect(found.map(({ commit: one }) => one.subject)).not.toContain('Go on');
  });

  it('tells a violation and its undo', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await commit(repo, 'Undo', { [sessionPath]: first });
    await commit(repo, 'Redo', { [sessionPath]: second });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Undo: session\/history-append-only /)]);
  });

  it('compares an id that was deleted and comes again with its last version', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await commit(repo, 'Delete', { [sessionPath]: undefined });
    await commit(repo, 'Again', { [sessionPath]: first });
    const found = await faults(repo);
    expect(found).toContainEqual(expect.stringMatching(/^Delete: record\/deleted /));
    expect(found).toContainEqual(expect.stringMatching(/^Again: session\/history-append-only /));
  });

  it('names the version from which a deleted record is brought back', async () => {
    await using repo = await started();
    await commit(repo, 'Delete', { [sessionPath]: undefined });
    await commit(repo, 'Go on', { 'README.md': '# Other\n' });
    const { faults: found } = await auditRepo(repo);
    const command = /git restore .* -- \S*\.md/.exec(found[0]?.diagnostic.help ?? '')?.[0] ?? '';
    expect(await repo.run('sh', ['-c', command])).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.read(sessionPath)).toBe(first);
  });

  it('tells of a new record that is closed and names what comes only later', async () => {
    await using repo = await started();
    const reviewed = { status: 'reviewed', outcome: 'success', reviewed_at: '2026-11-28T09:00:00Z' };
    await commit(repo, 'Decide', { [decisionPath]: decision(reviewed) });
    await commit(repo, 'Open the thread', { [threadPath]: thread() });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Decide: record\/reference /)]);
  });

  it('tells of a new session that says it parted from itself', async () => {
    await using repo = await started();
    const id = 'aaaaaaaa-001';
    const path = `.agents/sessions/${id}.md`;
    const forked = renderSession({ id, extra: [`forked_from: ${id}`] });
    await commit(repo, 'Fork', { [path]: forked });
    expect(await faults(repo)).toContainEqual(
      expect.stringMatching(/^Fork: session\/history-append-only .*aaaaaaaa-001\.md:\d+$/),
    );
  });

  it('follows a record that moves and changes at once', async () => {
    await using repo = await started();
    await repo.git('mv', sessionPath, '.agents/sessions/x.md');
    await repo.git('mv', '.agents/sessions/x.md', sessionPath);
    await commit(repo, 'Move', {
      [sessionPath]: undefined,
      'packages/app/.agents/sessions/fbcd4d0d-3a1.md': halted,
    });
    await commit(repo, 'Change', { 'packages/app/.agents/sessions/fbcd4d0d-3a1.md': second });
    const found = await faults(repo);
    expect(found).toContainEqual(expect.stringMatching(/^Change: session\/final packages/));
    expect(found.every((one) => one.startsWith('Change: '))).toBe(true);
  });

  it('refuses a link at the path of a record', async () => {
    await using repo = await started();
    await repo.remove(sessionPath);
    await repo.run('ln', ['-s', '../../README.md', sessionPath]);
    await repo.commitAll('Link');
    expect(await faults(repo)).toContainEqual(expect.stringMatching(/^Link: record\/not-a-file /));
  });

  it('reads a repository of SHA-256', async () => {
    await using repo = await started({ sha256: true });
    await commit(repo, 'Skip', { [sessionPath]: skipping });
    expect(await faults(repo)).toContainEqual(expect.stringMatching(/^Skip: session\/history-legal /));
  });

  it('checks a range, a side branch and all refs', async () => {
    await using repo = await started();
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Skip', { [sessionPath]: skipping });
    await repo.git('checkout', '-q', 'main');
    expect(await faults(repo)).toEqual([]);
    expect(await faults(repo, { revisions: ['main..side'] })).not.toEqual([]);
    expect(await faults(repo, { revisions: ['--all'] })).not.toEqual([]);
    expect(await faults(repo, { revisions: ['side', '^side'] })).toEqual([]);
  });

  it('masks a secret in what it shows', async () => {
    await using repo = await started();
    const token = `ghp_${'a1B2c3D4e5F6g7H8i9J0'.repeat(2).slice(0, 36)}`;
    await commit(repo, 'Leak', {
      '.agents/tasks/task-001.md': task('task-001', `\nThe token is ${token}.\n`),
    });
    const audit = await auditRepo(repo);
    const leak = audit.faults.find(({ diagnostic }) => diagnostic.rule === 'privacy/secret');
    expect(leak?.commit.subject).toBe('Leak');
    expect(JSON.stringify(audit.faults)).not.toContain(token);
    expect(leak && audit.textOf(leak, leak.diagnostic.at.path, 'after')).not.toContain(token);
  });
});

describe('an audit of merges', () => {
  /** Two branches that started from the same state: `ours` on main went on with it, and `theirs` on side. */
  async function advanced(ours: string, theirs: string): Promise<GitRepo> {
    const repo = await started();
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Theirs', { [sessionPath]: theirs });
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Ours', { [sessionPath]: ours });
    return repo;
  }

  it.each(['ours', 'theirs'])('refuses one that keeps %s of a session that both advanced', async (side) => {
    await using repo = await advanced(second, halted);
    await repo.git(
      'merge',
      '-q',
      '--no-ff',
      ...(side === 'ours' ? ['-s', 'ours'] : ['-X', 'theirs']),
      '-m',
      'Merge',
      'side',
    );
    if (side === 'theirs') await repo.git('checkout', '-q', 'side', '--', sessionPath);
    if (side === 'theirs') await repo.git('commit', '-q', '--amend', '--no-edit');
    const found = await faults(repo);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^Merge: session\//);
  });

  it('takes one where a side only went on', async () => {
    await using repo = await started();
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Other', { '.agents/tasks/task-001.md': task('task-001') });
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Understand', { [sessionPath]: second });
    await repo.git('merge', '-q', '--no-ff', '-m', 'Merge', 'side');
    expect(await faults(repo)).toEqual([]);
  });

  it('checks each parent of an octopus', async () => {
    await using repo = await started();
    for (const [name, text] of [
      ['a', second],
      ['b', undefined],
    ] as const) {
      await repo.git('checkout', '-q', '-b', name, 'main');
      await commit(repo, name, text ? { [sessionPath]: text } : { [`${name}.txt`]: name });
    }
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Main', { 'main.txt': 'main' });
    await repo.git('merge', '-q', '-s', 'ours', '-m', 'Octopus', 'a', 'b');
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Octopus: session\//)]);
  });

  it('checks a file that no parent has', async () => {
    await using repo = await started();
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Side', { 'side.txt': 'x' });
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Main', { 'main.txt': 'x' });
    await repo.git('merge', '-q', '--no-ff', '--no-commit', 'side');
    await commit(repo, 'Merge', { '.agents/tasks/task-002.md': task('task-001') });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Merge: record\/id-matches-path /)]);
  });

  it('tells of an id that two sides gave, at the merge', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'Root', { 'README.md': '# x\n' });
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Side', { 'packages/app/.agents/tasks/task-001.md': task('task-001') });
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Main', { '.agents/tasks/task-001.md': task('task-001') });
    await repo.git('merge', '-q', '--no-ff', '-m', 'Merge', 'side');
    const found = await faults(repo);
    expect(found).toContainEqual(expect.stringMatching(/^Merge: record\/unique-id /));
    expect(found.every((one) => one.startsWith('Merge: '))).toBe(true);
  });

  it('checks a merge that nobody has made, and leaves nothing behind', async () => {
    await using repo = await gitRepo();
    await commit(repo, 'Root', { 'README.md': '# x\n' });
    await repo.git('checkout', '-q', '-b', 'side');
    await commit(repo, 'Side', { 'packages/app/.agents/tasks/task-001.md': task('task-001') });
    await repo.git('checkout', '-q', 'main');
    await commit(repo, 'Main', { '.agents/tasks/task-001.md': task('task-001') });
    await repo.git('checkout', '-q', 'side');
    const before = [await repo.fingerprint(), await repo.git('count-objects', '-v')];
    const range = { revisions: ['main..side'] };
    expect(await faults(repo, range)).toEqual([]);
    expect(await faults(repo, { ...range, mergeInto: 'main' })).toContainEqual(
      expect.stringContaining('record/unique-id'),
    );
    expect([await repo.fingerprint(), await repo.git('count-objects', '-v')]).toEqual(before);
  });

  it('has no merge to check where the branch has everything already', async () => {
    await using repo = await started();
    await repo.git('branch', 'side');
    await commit(repo, 'Delete', { [sessionPath]: undefined });
    await repo.git('checkout', '-q', 'side');
    expect(await faults(repo, { mergeInto: 'main' })).toEqual([]);
  });

  it('says that a merge conflicts', async () => {
    await using repo = await advanced(second, halted);
    expect(
      await auditRepo(repo, { revisions: ['main..side'], mergeInto: 'main', mergeFrom: 'side' }),
    ).toMatchObject({
      isConflicted: true,
    });
  });
});

const waiving = (line: string) =>
  [
    'waivers:',
    '  - rule: session/history-append-only',
    '    record: fbcd4d0d-3a1',
    ...(line === '' ? [] : [`    ${line}`]),
    '    reason: merged before the check existed',
    '    by: emerson',
    '',
  ].join('\n');

describe('an audit and the configuration', () => {
  it('skips what is older than `since`', async () => {
    await using repo = await started();
    const bad = await commit(repo, 'Skip', { [sessionPath]: skipping });
    await commit(repo, 'Adopt', { '.agents/baton.yaml': `since: ${bad}\n` });
    expect(await faults(repo)).toEqual([]);
    await commit(repo, 'Break', { [sessionPath]: first });
    expect(await faults(repo)).toContainEqual(expect.stringMatching(/^Break: /));
  });

  it('lets a fault pass that a waiver names, once it is fixed', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    const bad = await commit(repo, 'Undo', { [sessionPath]: first });
    await commit(repo, 'Waive', {
      [sessionPath]: second,
      '.agents/baton.yaml': [
        'waivers:',
        '  - rule: session/history-append-only',
        '    record: fbcd4d0d-3a1',
        `    commit: ${bad.slice(0, 10)}`,
        '    reason: merged before the check existed',
        '    by: emerson',
        '',
      ].join('\n'),
    });
    expect(await auditRepo(repo)).toMatchObject({ faults: [], waived: 1 });
  });

  it.each([
    ['another commit', 'commit: "0123456789"', {}],
    ['a day that is over', 'until: 2020-01-01', {}],
  ])('does not let it pass for a waiver of %s', async (_, line, more) => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await commit(repo, 'Undo', { [sessionPath]: first });
    await commit(repo, 'Waive', { [sessionPath]: second, '.agents/baton.yaml': waiving(line), ...more });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Undo: session\/history-append-only /)]);
  });

  it('does not let it pass where the waiver is as old as the fault, or protected history lacks it', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await commit(repo, 'Undo', { [sessionPath]: first, '.agents/baton.yaml': waiving('') });
    expect(await faults(repo)).toEqual([expect.stringMatching(/^Undo: session\/history-append-only /)]);
    await repo.git('switch', '--quiet', '-c', 'topic', 'HEAD~1');
    await commit(repo, 'Undo again', { [sessionPath]: first });
    await commit(repo, 'Waive', { '.agents/baton.yaml': waiving('') });
    const {
      faults: [found],
    } = await auditRepo(repo);
    expect(found?.commit.subject).toBe('Undo again');
    expect(found?.diagnostic.help).toContain('the waiver has no effect');
  });

  it('checks a change by the configuration of its base, not by one that comes with it', async () => {
    await using repo = await started();
    await commit(repo, 'Configure', { '.agents/baton.yaml': 'rules: {}\n' });
    await commit(repo, 'Silence', {
      [sessionPath]: skipping,
      '.agents/baton.yaml': 'rules: { session/history-legal: off, session/history-append-only: off }\n',
    });
    expect(await faults(repo)).not.toEqual([]);
  });
});

describe('an audit of a branch that was rewritten', () => {
  it.each([
    ['main', ['Other: session/history-append-only']],
    ['release/1.0', ['Other: session/history-append-only']],
    ['topic', []],
  ])('holds its tip against the old one where the branch is protected: %s', async (branch, expected) => {
    await using repo = await started();
    const before = await commit(repo, 'Understand', { [sessionPath]: second });
    await repo.git('reset', '--quiet', '--hard', 'HEAD~1');
    const after = await commit(repo, 'Other', { 'README.md': 'x\n' });
    const found = await faults(repo, { rewritten: { ref: `refs/heads/${branch}`, before, after } });
    expect(found.map((fault) => fault.split(' .agents')[0])).toEqual(expected);
  });
});

describe('an audit that cannot read everything', () => {
  it('cannot verify a shallow clone', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await using other = await gitRepo();
    await other.git('fetch', '-q', '--depth=1', `file://${repo.path}`, 'main');
    await other.git('checkout', '-q', 'FETCH_HEAD');
    const error = await failure(auditRepo(other));
    expect(error.code).toBe('unverifiable');
    expect(error.help).toContain('git fetch --unshallow');
    const range = await failure(auditRepo(other, { revisions: ['HEAD~1..HEAD'] }));
    expect(range.code).toBe('unverifiable');
  });

  it('cannot verify a partial clone without its blobs', async () => {
    await using repo = await started();
    await commit(repo, 'Understand', { [sessionPath]: second });
    await repo.git('config', 'uploadpack.allowFilter', 'true');
    await using other = await gitRepo();
    await other.git('clone', '-q', '--no-checkout', '--filter=blob:none', `file://${repo.path}`, 'partial');
    const partial = { cwd: `${other.path}/partial` };
    const error = await failure(auditRepo(other, partial));
    expect(error).toMatchObject({
      code: 'unverifiable',
      message: expect.stringContaining('Cannot verify'),
    });
    const remedy = /`git (fetch [^`]*)`/.exec(error.help ?? '')?.[1] ?? '';
    await other.git('-C', 'partial', ...remedy.split(' '));
    expect(await auditRepo(other, partial)).toMatchObject({ faults: [] });
  });

  it.each(['', 'HEAD\n^HEAD'])('takes %j for no revision, and not for nothing to check', async (revision) => {
    await using repo = await started();
    const error = await failure(auditRepo(repo, { revisions: [revision] }));
    expect(error.code).toBe('usage');
    expect(error.message).toContain('Unexpected revision');
  });

  it.each([[[]], [['HEAD']]])('says that there is no commit yet (%j)', async (revisions) => {
    await using repo = await gitRepo();
    const error = await failure(auditRepo(repo, { revisions }));
    expect(error.message).toBe('The current branch has no commit yet');
  });

  it('checks what is younger than a date', async () => {
    await using repo = await started();
    await commit(repo, 'Skip', { [sessionPath]: skipping });
    expect(await faults(repo, { revisions: ['--since=2025-12-31', 'HEAD'] })).not.toEqual([]);
    const error = await failure(auditRepo(repo, { revisions: ['--since=2026', 'HEAD'] }));
    expect(error.message).toContain('Unexpected date `2026`');
  });

  it('refuses a revision that does not exist', async () => {
    await using repo = await started();
    const error = await failure(auditRepo(repo, { revisions: ['nope'] }));
    expect(error.code).toBe('usage');
    expect(error.message).toContain('`nope`');
  });

  it('asks for a range where no protected branch is known', async () => {
    await using repo = await gitRepo();
    await repo.git('checkout', '-q', '-b', 'topic');
    await commit(repo, 'Start', { 'README.md': '# x\n' });
    const error = await failure(auditRepo(repo, { revisions: [] }));
    expect(error.help).toContain('main..HEAD');
  });
});
