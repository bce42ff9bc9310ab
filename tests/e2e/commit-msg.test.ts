import { existsSync } from 'node:fs';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Attempt, type Gate, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { renderSession, sessionPath } from '../support/records-session.ts';
import { thread, threadPath } from '../support/records-thread.ts';

const wrong = 'Fix it\n\nBaton-Session: 0a1b2c3d-4e5\n';
const right = 'Fix it\n\nBaton-Session: fbcd4d0d-3a1\n';

async function repoOf(): Promise<Gate> {
  const repo = await gate();
  await repo.stage(sessionPath, renderSession());
  expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  await repo.stage('notes.txt', 'x\n');
  return repo;
}

function expectRefused(attempt: Attempt): void {
  expect(attempt.stderr).toContain('Unexpected session `0a1b2c3d-4e5` in the trailer `Baton-Session`');
  expect(attempt.stderr).toContain('commit refused');
  expect(attempt).toMatchObject({ code: 1, stdout: '', committed: undefined });
}

/** An editor that writes a text above the comments and the scissors that git put into the message. */
async function editor(repo: Gate, text: string): Promise<Record<string, string>> {
  await repo.repo.write('../message', text);
  const script = `{ cat '${repo.outside}/message'; sed -n '/^[#;] /,$p' "$1"; } >"$1.new" && mv "$1.new" "$1"`;
  await repo.repo.write('../editor', `#!/bin/sh\n${script}\n`);
  await repo.run('chmod', ['+x', '../editor']);
  return { GIT_EDITOR: `${repo.outside}/editor` };
}

describe('a trailer of a commit', () => {
  it('that names no record is refused at its place, and the message is not lost', async () => {
    await using repo = await repoOf();
    const refused = await repo.attempt(['commit', '--quiet', '-m', wrong]);
    expectRefused(refused);
    expect(refused.stderr).toMatch(/3:16 {2}error/);
    expect(refused.stderr).toContain('git commit --edit --file=.git/COMMIT_EDITMSG');
    expect(await repo.repo.read('.git/COMMIT_EDITMSG')).toBe(wrong);
    expect(await repo.attempt(['commit', '--quiet', '-m', right])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: '',
    });
  });

  it('may name a record of the same commit, and of the index alone', async () => {
    await using repo = await repoOf();
    const message = 'x\n\nBaton-Thread: thread_pr94\n';
    await repo.repo.write(threadPath, thread());
    expect((await repo.attempt(['commit', '-m', message])).stderr).toContain(
      'Unexpected thread `thread_pr94`',
    );
    await repo.git('add', threadPath);
    expect(await repo.attempt(['commit', '--quiet', '-m', message])).toMatchObject({ code: 0, stderr: '' });
  });

  it('is demanded of nobody: without one Node does not start', async () => {
    await using repo = await repoOf();
    const attempt = await repo.commit();
    expect(attempt).toMatchObject({ code: 0, stderr: '', startedNode: false });
    expect(attempt.hooks).toEqual(['pre-commit', 'prepare-commit-msg', 'commit-msg']);
  });

  it.each([
    ['in other letters', 'Fix it\n\nbATON-sESSION: 0a1b2c3d-4e5\n'],
    ['in the last line, which has no end', 'Fix it\n\nBaton-Session: 0a1b2c3d-4e5'],
    ['below many lines', `Fix it\n\n${'More of it\n'.repeat(30)}\nBaton-Session: 0a1b2c3d-4e5\n`],
  ])('is seen %s', async (_, message) => {
    await using repo = await repoOf();
    await repo.repo.write('../message', message);
    const attempt = await repo.attempt(['commit', '--quiet', '--cleanup=verbatim', '--file=../message']);
    expect(attempt.stderr).toContain('Unexpected session `0a1b2c3d-4e5` in the trailer');
    expect(attempt).toMatchObject({ code: 1, committed: undefined });
  });

  it('is not seen in a message of many lines that names no record', async () => {
    await using repo = await repoOf();
    await repo.repo.write('../message', `Fix it\n\n${'Of Baton-Session: nothing\n'.repeat(30)}`);
    expect(await repo.attempt(['commit', '--quiet', '--file=../message'])).toMatchObject({
      code: 0,
      stderr: '',
      startedNode: false,
    });
  });

  it.each([
    [{}, []],
    [{ 'core.commentChar': ';' }, []],
    [{ 'core.commentChar': 'auto' }, []],
    [{ 'commit.cleanup': 'scissors' }, []],
    [{ 'core.autocrlf': 'true', 'i18n.commitEncoding': 'UTF-8' }, []],
    [{}, ['--cleanup=verbatim']],
    [{}, ['-a']],
    [{}, ['--amend']],
    [{}, ['--', 'notes.txt']],
  ])('is read above comments and scissors under %j %j', async (settings, args) => {
    await using repo = await repoOf();
    for (const [key, value] of Object.entries(settings)) await repo.git('config', key, value);
    // The diff that -v shows holds lines like trailers too.
    await repo.stage('notes.txt', 'x\n\nBaton-Session: none\n');
    expectRefused(await repo.attempt(['commit', '-v', ...args], { env: await editor(repo, wrong) }));
    const accepted = await repo.attempt(['commit', '--quiet', '-v', ...args], {
      env: await editor(repo, right),
    });
    expect(accepted).toMatchObject({ code: 0, stderr: '' });
    expect(await repo.git('log', '-1', '--format=%(trailers:key=Baton-Session,valueonly)')).toContain(
      'fbcd4d0d-3a1',
    );
  });

  it('is checked with the records, each finding reported once', async () => {
    await using repo = await repoOf();
    await repo.stage(
      pathOf('task-001'),
      task('task-001').replace('    suggested_resolution: Ask for one\n', ''),
    );
    const refused = await repo.attempt(['commit', '--quiet', '-m', wrong]);
    expectRefused(refused);
    const accepted = await repo.attempt(['commit', '--quiet', '-m', right]);
    expect(accepted).toMatchObject({ code: 0 });
    expect(accepted.stderr.match(/task\/incomplete-item|warning {2}/g)?.length).toBe(2);
  });
});

describe('commit-msg', () => {
  it('is not looked at a second time where pre-commit passed the same', async () => {
    await using repo = await gate();
    await repo.repo.git('commit', '--quiet', '--no-verify', '--allow-empty', '-m', 'begin');
    const calls = join(repo.outside, 'calls');
    const node = join(repo.outside, 'bin', 'node');
    await writeFile(node, `#!/bin/sh\necho "$3" >>'${calls}'\nexec '${process.execPath}' "$@"\n`);
    await repo.stage(pathOf('task-001'), task('task-001'));
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
    expect(await readFile(calls, 'utf8')).toBe('pre-commit\n');
    // A merge, and a message with a trailer, are checked all the same.
    await repo.stage(pathOf('task-002'), task('task-002'));
    expect((await repo.commit(['-m', 'Baton-Thread: thread_none'])).code).toBe(1);
    expect(await readFile(calls, 'utf8')).toBe('pre-commit\npre-commit\ncommit-msg\n');
  });

  it('is checked again where pre-commit cannot note what it passed, and nothing is refused for that', async () => {
    await using repo = await gate();
    await rm(join(repo.repo.path, '.git', 'baton'), { recursive: true, force: true });
    await repo.repo.write('.git/baton', 'in the way\n');
    await repo.stage(pathOf('task-001'), task('task-001'));
    expect(await repo.commit()).toMatchObject({
      code: 0,
      stderr: '',
      hooks: expect.arrayContaining(['commit-msg']),
    });
  });

  it.each<readonly [string, string, (own: string) => string, readonly string[]]>([
    ['in its place', '.git/hooks/pre-commit', () => '#!/bin/sh\n', []],
    ['after it found nothing', '.git/hooks/pre-commit.watched', (own) => own, []],
    ['after it passed another record', '.git/hooks/pre-commit.watched', (own) => own, ['task-002']],
  ])('checks what another hook of pre-commit staged %s', async (_, hook, begin, staged) => {
    await using repo = await repoOf();
    for (const id of staged) await repo.stage(pathOf(id), task(id));
    const [path, text] = [pathOf('task-001'), task('task-001', false)];
    await repo.repo.write('../late.md', text);
    const add = `mkdir -p .agents/tasks && cp '${repo.outside}/late.md' ${path} && git add ${path}\n`;
    await repo.repo.write(hook, begin(await readFile(join(repo.repo.path, hook), 'utf8')) + add);
    const refused = await repo.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('Missing key `blockers`');
  });

  it('asks git nothing where pre-commit of the same run passed what is staged', async () => {
    await using repo = await gate();
    await repo.stage(pathOf('task-001'), task('task-001'));
    const asked = join(repo.outside, 'asked');
    const hook = join(repo.repo.path, '.git', 'hooks', 'commit-msg.watched');
    // Whatever the stub starts is noted, and fails.
    const watched = (await readFile(hook, 'utf8')).replace(
      'set +eu',
      `set +eu; for one in git grep cat; do eval "$one() { echo $one >>'${asked}'; return 3; }"; done`,
    );
    expect(watched).toContain('echo $one');
    await writeFile(hook, watched);
    expect(await repo.commit()).toMatchObject({ code: 0, committed: [pathOf('task-001')] });
    expect(existsSync(asked)).toBe(false);
    // Where another hook writes the index meanwhile, it is asked again.
    const first = join(repo.repo.path, '.git', 'hooks', 'prepare-commit-msg');
    await writeFile(first, '#!/bin/sh\ngit update-index --force-write-index\n');
    await repo.stage(pathOf('task-002'), task('task-002'));
    await repo.commit();
    expect(await readFile(asked, 'utf8')).toContain('git');
  });

  it.each([0, 1])('checks what is staged while pre-commit works, beside %s records', async (count) => {
    await using repo = await repoOf();
    for (let at = 0; at < count; at++) await repo.stage(pathOf('task-002'), task('task-002'));
    await repo.repo.write('../late.md', task('task-001', false));
    const late = pathOf('task-001');
    const add = `mkdir -p .agents/tasks && cp '${repo.outside}/late.md' ${late} && git add ${late}`;
    // Another process stages it after the stub has listed what is staged, before what follows from that is noted.
    const hook = join(repo.repo.path, '.git', 'hooks', 'pre-commit.watched');
    const text = await readFile(hook, 'utf8');
    const raced = text.replace(/^ {2}if \[ "\$code" -eq 0 \]; then$/m, (line) => `  ${add}\n${line}`);
    expect(raced).not.toBe(text);
    await writeFile(hook, raced);
    const refused = await repo.run('git', ['commit', '--quiet', '-m', 'x']);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('Missing key `blockers`');
  });

  it('takes no note of another run of git', async () => {
    await using repo = await repoOf();
    expect(await repo.commit()).toMatchObject({ code: 0, startedNode: false });
    const later = new Date(Date.now() + 60_000);
    const notes = ['idle', 'listed'].map((name) => join(repo.repo.path, '.git', 'baton', name));
    for (const note of notes) expect(await readFile(note, 'utf8')).toMatch(/^\d+\n$/);
    await rm(join(repo.repo.path, '.git', 'hooks', 'pre-commit'));
    for (const note of notes) await utimes(note, later, later);
    await repo.stage(pathOf('task-001'), task('task-001', false));
    expect(await repo.commit()).toMatchObject({ code: 1, committed: undefined });
  });

  it('needs the file of the message', async () => {
    await using repo = await repoOf();
    const alone = await repo.baton('hook', 'commit-msg');
    expect(alone).toMatchObject({ code: 2, stdout: '' });
    expect(alone.stderr).toContain('baton hook commit-msg "$1"');
  });
});

describe('a squash', () => {
  async function squashed(): Promise<Gate> {
    const repo = await repoOf();
    await repo.git('switch', '--quiet', '-c', 'side');
    await repo.stage(threadPath, thread());
    for (const message of [
      right,
      'Second\n\nBaton-Thread: thread_pr94\nSigned-off-by: A <a@example.com>\n',
    ]) {
      await repo.git('commit', '--quiet', '--allow-empty', '-m', message);
    }
    await repo.git('switch', '--quiet', 'main');
    await repo.git('merge', '--quiet', '--squash', 'side');
    return repo;
  }
  const trailers = (repo: Gate) => repo.git('log', '-1', '--format=%(trailers:only,unfold)');

  it.each([
    [['--no-edit']],
    [['-m', 'All of it']],
    [['-m', 'All of it', '-m', right.split('\n\n')[1] ?? '']],
  ])('keeps the trailers of its commits, each once (%j)', async (args) => {
    await using repo = await squashed();
    expect(await repo.attempt(['commit', '--quiet', ...args])).toMatchObject({ code: 0, stderr: '' });
    const found = (await trailers(repo)).split('\n').filter(Boolean).sort();
    expect(found).toEqual(['Baton-Session: fbcd4d0d-3a1', 'Baton-Thread: thread_pr94']);
  });

  it('adds nothing again under an amend, nor to a cherry-pick', async () => {
    await using repo = await squashed();
    await repo.git('commit', '--quiet', '-m', 'All of it');
    const before = await trailers(repo);
    await repo.git('commit', '--quiet', '--amend', '--no-edit', '--allow-empty');
    expect(await trailers(repo)).toBe(before);
    await repo.repo.write(
      '.git/SQUASH_MSG',
      `commit ${'a'.repeat(40)}\n\n    x\n\n    Baton-Thread: thread_pr94\n`,
    );
    await repo.git('cherry-pick', '--allow-empty', '--no-commit', 'side');
    await repo.repo.write('.git/CHERRY_PICK_HEAD', `${await repo.git('rev-parse', 'side')}\n`);
    await repo.git('commit', '--quiet', '--allow-empty', '-m', 'picked');
    expect(await trailers(repo)).toBe('');
  });

  it('goes through where Node is missing', async () => {
    await using repo = await squashed();
    await repo.repo.write('../bin/node', '#!/bin/sh\nexit 3\n');
    await repo.git('reset', '--quiet', '--', '.agents');
    const attempt = await repo.attempt(['commit', '--quiet', '--allow-empty', '-m', 'x']);
    expect(attempt).toMatchObject({ code: 0 });
  });
});

describe('git checkout', () => {
  async function branches(): Promise<Gate> {
    const repo = await gate();
    await repo.git('switch', '--quiet', '-c', 'side');
    await repo.stage(pathOf('task-001'), task('task-001', false));
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'x');
    return repo;
  }

  it('of a branch tells of an illegal record, and is done all the same', async () => {
    await using repo = await branches();
    await repo.git('switch', '--quiet', 'main');
    const told = await repo.attempt(['switch', '--quiet', 'side']);
    expect(told).toMatchObject({ code: 0, stdout: '' });
    expect(told.stderr).toContain('Missing key `blockers`');
    expect(told.stderr).toContain('nothing was refused');
    expect(await repo.git('branch', '--show-current')).toBe('side');
  });

  it('of a branch that lacks records says nothing: it is no earlier version', async () => {
    await using repo = await branches();
    expect(await repo.attempt(['switch', '--quiet', 'main'])).toMatchObject({
      code: 0,
      stderr: '',
      startedNode: true,
    });
  });

  it('of files, of a new branch and of other changes starts no Node', async () => {
    await using repo = await branches();
    await repo.git('switch', '--quiet', '-c', 'other', 'main');
    await repo.stage('notes.txt', 'x\n');
    await repo.commit();
    for (const args of [
      ['checkout', '--quiet', '--', 'notes.txt'],
      ['switch', '--quiet', '-c', 'new'],
      ['switch', '--quiet', 'main'],
    ])
      expect(await repo.attempt(args)).toMatchObject({ code: 0, stderr: '', startedNode: false });
  });

  it('goes through where the records cannot be checked, and says so', async () => {
    await using repo = await branches();
    await repo.stage('.agents/baton.yaml', 'claims: all\n');
    await repo.git('commit', '--quiet', '--no-verify', '-m', 'faulty');
    await repo.git('switch', '--quiet', 'main');
    const told = await repo.attempt(['switch', '--quiet', 'side']);
    expect(told).toMatchObject({ code: 0 });
    expect(told.stderr).toContain('.agents/baton.yaml:1:1');
    expect(told.stderr).toContain('`post-checkout` refuses nothing, so git continued');
    await repo.run('rm', ['../bin/node', '../bin/git-baton']);
    await repo.git('switch', '--quiet', 'main');
    const lost = await repo.attempt(['switch', '--quiet', 'side']);
    expect(lost).toMatchObject({ code: 0 });
    expect(lost.stderr).toContain('the records of this branch are not checked');
  });
});
