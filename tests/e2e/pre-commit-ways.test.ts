import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Attempt, bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { gate } from '../support/installed-gate.ts';
import { killer, wasKilled } from '../support/kill.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const [one, two] = [pathOf('task-001'), pathOf('task-002')];
const [good, bad] = [task('task-001'), task('task-001', false)];

function expectRefused(attempt: Attempt, text = 'Missing key `blockers`'): void {
  expect(attempt.stderr).toContain(text);
  expect(attempt.stderr).toContain('commit refused');
  expect(attempt).toMatchObject({ code: 1, committed: undefined });
}

function expectAccepted(attempt: Attempt, files: readonly string[]): void {
  expect(attempt).toMatchObject({ code: 0, stderr: '', committed: files });
}

async function repoWith(files: Readonly<Record<string, string>>): Promise<Gate> {
  const repo = await gate();
  for (const [path, text] of Object.entries(files)) await repo.stage(path, text);
  expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  return repo;
}

describe('a part of a file', () => {
  // Two changes far enough apart for two hunks: the first is bad, the second is not.
  const text = `${good}${'\nfar\n'.repeat(10)}`;
  const changed = `${bad}${'\nfar\n'.repeat(10)}\nMore.\n`;

  it.each([
    ['n\ny\n', 'accepts'],
    ['y\nn\n', 'refuses'],
  ])('that commit -p takes is checked (%j)', async (input, verb) => {
    await using repo = await repoWith({ [one]: text });
    await repo.repo.write(one, changed);
    const attempt = await repo.commit(['-p'], { input });
    if (verb === 'refuses') expectRefused(attempt);
    else expect(attempt).toMatchObject({ code: 0, stderr: '', committed: [one] });
    expect(await repo.repo.read(one)).toBe(changed);
  });

  it('that apply --cached stages is checked', async () => {
    await using repo = await repoWith({ [one]: text });
    await repo.repo.write(one, `${text}\nMore.\n`);
    const harmless = await repo.git('diff', '--', one);
    await repo.repo.write(one, changed);
    await repo.run('git', ['apply', '--cached'], { input: `${harmless}\n` });
    expectAccepted(await repo.commit(), [one]);
    await repo.run('git', ['apply', '--cached'], { input: `${await repo.git('diff', '--', one)}\n` });
    expectRefused(await repo.commit());
  });
});

describe('what git calls the hook with', () => {
  it('is checked for a fixup, a reused message and a file of deletions', async () => {
    await using repo = await repoWith({ [one]: good });
    await repo.stage(one, bad);
    for (const args of [['--fixup=HEAD'], ['--squash=HEAD', '-m', 'x'], ['-C', 'HEAD']])
      expectRefused(await repo.attempt(['commit', ...args]));
    await repo.git('reset', '--quiet', '--hard');
    await repo.repo.remove(one);
    expectRefused(await repo.commit(['-a']), 'record/deleted');
    expectRefused(await repo.commit(['--', one]), 'record/deleted');
    expect(await repo.commit(['--allow-empty'])).toMatchObject({ code: 0, stderr: '' });
  });

  it('is checked with -i where the file was also staged otherwise', async () => {
    await using repo = await repoWith({ [one]: good });
    await repo.stage(one, bad);
    await repo.repo.write(one, `${good}\nMore.\n`);
    expectAccepted(await repo.commit(['-i', '--', one]), [one]);
    await repo.stage(two, task('task-002'));
    await repo.repo.write(one, bad);
    expectRefused(await repo.commit(['-i', '--', one]));
  });

  it('leaves announced files out until they are named', async () => {
    await using repo = await gate();
    await repo.repo.write(one, bad);
    await repo.git('add', '-N', one);
    await repo.stage(two, task('task-002'));
    expectAccepted(await repo.commit(), [two]);
    expectRefused(await repo.commit(['-a']));
    expectRefused(await repo.commit(['--', one]));
    await repo.repo.write(one, good);
    expectAccepted(await repo.commit(['--', one]), [one]);
  });

  it('is an orphan branch with what it stages only', async () => {
    await using repo = await repoWith({ [one]: good, [sessionPath]: renderSession() });
    await repo.git('switch', '--quiet', '--orphan', 'other');
    await repo.stage(two, bad);
    expectRefused(await repo.commit());
    await repo.stage(two, task('task-002'));
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  });

  it('is the history of a detached HEAD', async () => {
    await using repo = await repoWith({ [sessionPath]: sessionRun()[1]?.text ?? '' });
    await repo.git('checkout', '--quiet', '--detach');
    await repo.stage(sessionPath, renderSession());
    expectRefused(await repo.commit(), 'session/history-append-only');
  });

  it('is what --git-dir and --work-tree name, from a folder of another repository', async () => {
    await using repo = await gate();
    await using other = await bareGate();
    await other.stage(two, bad);
    await repo.stage(one, bad);
    const before = await other.repo.fingerprint();
    const away = [`--git-dir=${repo.repo.path}/.git`, `--work-tree=${repo.repo.path}`];
    const cwd = `../../${other.repo.path.split('/').slice(-2).join('/')}`;
    const refused = await repo.run('git', [...away, 'commit', '-m', 'x'], { cwd });
    expect(refused.stderr).toContain(one);
    expect(refused.stderr).not.toContain(two);
    expect(refused.code).toBe(1);
    await repo.stage(one, good);
    expect(await repo.run('git', [...away, 'commit', '-qm', 'x'], { cwd })).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(await other.repo.fingerprint()).toEqual(before);
  });

  it('is SHA-256 with -a, a path and an amend as well', async () => {
    await using repo = await gate({ sha256: true });
    await repo.stage(one, good);
    expectAccepted(await repo.commit(), [one]);
    await repo.repo.write(one, bad);
    expectRefused(await repo.commit(['-a']));
    expectRefused(await repo.commit(['--amend', '--', one]));
    await repo.stage(sessionPath, renderSession(stageOf({ halt: 'step 0' }, 'HALTED')));
    expectAccepted(await repo.commit(), [sessionPath]);
    await repo.stage(sessionPath, renderSession());
    expectRefused(await repo.commit(), 'session/history-append-only');
    expectAccepted(await repo.commit(['--amend']), [sessionPath]);
  });
});

describe('a hook that is killed', () => {
  it.each([[[]], [['-a']], [['--', one]], [['--amend']]])(
    'leaves everything as it was (%j)',
    async (args) => {
      await using repo = await bareGate();
      await repo.baton('init');
      await repo.git('add', '--all');
      await repo.git('commit', '--quiet', '--no-verify', '-m', 'Install Baton');
      const env = await killer(repo);
      await repo.stage(one, good);
      await repo.git('status');
      const head = await repo.git('rev-parse', 'HEAD');
      const before = await repo.repo.fingerprint();
      const staged = await repo.git('ls-files', '--stage');
      const killed = await repo.run('git', ['commit', '--quiet', '-m', 'x', ...args], { env });
      expect(killed.code).not.toBe(0);
      expect(await wasKilled(repo)).toBe(true);
      expect(await repo.git('rev-parse', 'HEAD')).toBe(head);
      expect(await repo.git('ls-files', '--stage')).toBe(staged);
      const after = await repo.repo.fingerprint();
      expect({ ...after, index: '' }).toEqual({ ...before, index: '' });
      expect((await readdir(join(repo.repo.path, '.git'))).filter((name) => name.endsWith('.lock'))).toEqual(
        [],
      );
      expect(await repo.run('git', ['commit', '--quiet', '-m', 'x', ...args])).toMatchObject({
        code: 0,
        stderr: '',
      });
    },
  );
});

describe('an index', () => {
  const stub = join(packageFolder, 'hooks', 'pre-commit');

  it('that is locked is read all the same, and left locked', async () => {
    await using repo = await gate();
    await repo.stage(one, bad);
    await repo.repo.write('.git/index.lock', '');
    const before = await repo.repo.fingerprint();
    const { code, stderr } = await repo.run('sh', [stub]);
    expect(stderr).toContain('Missing key `blockers`');
    expect(code).toBe(1);
    expect(await repo.repo.fingerprint()).toEqual(before);
    expect(await repo.repo.read('.git/index.lock')).toBe('');
    const locked = await repo.run('git', ['commit', '-m', 'x']);
    expect(locked.stderr).toContain('index.lock');
    expect(locked.code).not.toBe(0);
  });

  it('with unmerged files is a finding, not a crash', async () => {
    await using repo = await repoWith({ [one]: good });
    await repo.git('switch', '--quiet', '-c', 'side');
    await repo.stage(one, `${good}\nSide.\n`);
    expect(await repo.commit()).toMatchObject({ code: 0 });
    await repo.git('switch', '--quiet', 'main');
    await repo.stage(one, `${good}\nMain.\n`);
    expect(await repo.commit()).toMatchObject({ code: 0 });
    expect((await repo.run('git', ['merge', 'side'])).code).toBe(1);
    const { code, stderr } = await repo.run('sh', [stub]);
    expect(stderr).toContain('Unmerged file at the path of a `task`');
    expect(stderr.replace(/\s+/g, ' ')).toContain(`resolve the conflict, then run \`git add -- ${one}\``);
    expect(code).toBe(1);
    expect((await repo.run('git', ['commit', '-m', 'x'])).stderr).toContain('unmerged');
  });

  it.each([
    ['cone', ['set', '--cone', 'src']],
    ['sparse index', ['set', '--cone', '--sparse-index', 'src']],
    ['patterns', ['set', '--no-cone', '/src/']],
  ])('of a sparse checkout (%s) loses nothing and is checked', async (_, args) => {
    await using repo = await repoWith({
      [one]: good,
      [sessionPath]: sessionRun()[1]?.text ?? '',
      'src/a.js': 'x\n',
    });
    await repo.git('sparse-checkout', ...args);
    await repo.stage('src/a.js', 'y\n');
    expectAccepted(await repo.commit(), ['src/a.js']);
    await repo.repo.write('src/a.js', 'z\n');
    expectAccepted(await repo.commit(['-a']), ['src/a.js']);
    await repo.repo.write(two, bad);
    await repo.git('add', '--sparse', two);
    expectRefused(await repo.commit());
    await repo.repo.write(two, task('task-002'));
    await repo.git('add', '--sparse', two);
    expectAccepted(await repo.commit(), [two]);
  });

  it.each(['--skip-worktree', '--assume-unchanged'])('with a file under %s is checked', async (flag) => {
    await using repo = await repoWith({ [one]: good, [two]: task('task-002') });
    await repo.git('update-index', flag, one);
    await repo.repo.write(one, bad);
    await repo.repo.write(two, `${task('task-002')}\nMore.\n`);
    expectAccepted(await repo.commit(['-a']), [two]);
    const { stdout } = await repo.run('git', ['hash-object', '-w', '--stdin'], { input: bad });
    await repo.git('update-index', '--cacheinfo', `100644,${stdout.trim()},${one}`);
    expectRefused(await repo.commit());
  });
});

describe('what takes the place of a record', () => {
  it('is refused where it is a link or a submodule', async () => {
    await using repo = await repoWith({ [threadPath]: thread(), [decisionPath]: decision(), [one]: good });
    const head = await repo.git('rev-parse', 'HEAD');
    const { stdout } = await repo.run('git', ['hash-object', '-w', '--stdin'], { input: '../../README.md' });
    for (const [mode, oid, word] of [
      ['120000', stdout.trim(), 'symbolic link'],
      ['160000', head, 'submodule'],
    ]) {
      for (const path of [decisionPath, one, '.agents/sessions/new.md', '.agents/sessions']) {
        await repo.git('update-index', '--add', '--cacheinfo', `${mode},${oid},${path}`);
        const refused = await repo.commit();
        expectRefused(refused, `Unexpected ${word} at the path of a`);
        expect(refused.stderr).toContain(path);
        await repo.git('reset', '--quiet');
      }
    }
  });

  it('is nobody’s business where it is another file of a root', async () => {
    await using repo = await gate();
    const head = await repo.git('rev-parse', 'HEAD');
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${head},.agents/tools`);
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${head},vendor`);
    expect(await repo.commit()).toMatchObject({ code: 0, stderr: '' });
  });

  it('may be the same record again, but not a rewritten one', async () => {
    await using repo = await repoWith({ [threadPath]: thread(), [decisionPath]: decision() });
    await repo.git('rm', '--quiet', '--cached', decisionPath);
    expectRefused(await repo.commit(), 'record/deleted');
    await repo.git('add', decisionPath);
    expect(await repo.commit(['--allow-empty'])).toMatchObject({ code: 0, stderr: '' });
    await repo.git('rm', '--quiet', decisionPath);
    await repo.stage(decisionPath, decision({ confidence: '0.9' }));
    expectRefused(await repo.commit(), 'thread/decision-immutable');
  });

  it('is refused where the whole folder of records becomes a submodule', async () => {
    await using repo = await repoWith({ [one]: good });
    const head = await repo.git('rev-parse', 'HEAD');
    await repo.git('rm', '--quiet', '-r', '--cached', '.agents');
    await repo.git('update-index', '--add', '--cacheinfo', `160000,${head},.agents`);
    expectRefused(await repo.commit(), 'record/deleted');
  });
});

describe('the configuration of a user', () => {
  it.each([
    {
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.renames': 'copies',
      'diff.relative': 'true',
    },
    { 'diff.external': 'false', 'color.ui': 'always', 'color.diff': 'always', 'core.pager': 'false' },
    {
      'core.quotePath': 'true',
      'core.abbrev': '4',
      'diff.orderFile': 'README.md',
      'log.showSignature': 'true',
    },
    { 'core.autocrlf': 'true', 'core.safecrlf': 'false', 'core.eol': 'crlf', 'core.fileMode': 'false' },
    {
      'core.commentChar': ';',
      'commit.verbose': 'true',
      'commit.cleanup': 'scissors',
      'i18n.commitEncoding': 'latin1',
    },
    {
      'core.untrackedCache': 'true',
      'core.splitIndex': 'true',
      'feature.manyFiles': 'true',
      'index.version': '4',
    },
    {
      'core.fsmonitor': 'false',
      'core.preloadIndex': 'false',
      'core.ignoreCase': 'true',
      'core.precomposeUnicode': 'true',
    },
    {
      'submodule.recurse': 'true',
      'diff.ignoreSubmodules': 'all',
      'status.submoduleSummary': 'true',
      'core.trustctime': 'false',
    },
  ])('changes nothing: %j', async (settings) => {
    await using repo = await gate();
    for (const [key, value] of Object.entries(settings)) await repo.git('config', key, value);
    await repo.stage('.agents/tasks/é task.md', bad);
    expectRefused(await repo.commit());
    await repo.git('rm', '--quiet', '--cached', '.agents/tasks/é task.md');
    await repo.stage(one, 'core.autocrlf' in settings ? good.replaceAll('\n', '\r\n') : good);
    const env = { GIT_EDITOR: 'true', GIT_EXTERNAL_DIFF: 'false', GIT_PAGER: 'false', LC_ALL: 'de_DE.UTF-8' };
    expectAccepted(await repo.commit(['-v'], { env }), [one]);
    await repo.repo.write(one, bad);
    expectRefused(await repo.commit(['-a', '-v'], { env }));
    expectRefused(await repo.commit(['--', one], { env }));
  });

  it('may filter and attribute records', async () => {
    await using repo = await gate();
    await repo.stage('.gitattributes', '*.md diff=x -text filter=up\n');
    await repo.git('config', 'diff.x.textconv', 'false');
    await repo.git('config', 'diff.x.command', 'false');
    await repo.git('config', 'filter.up.clean', "sed 's/outcome: none/outcome: blocked/'");
    await repo.stage(one, bad.replace('outcome: blocked', 'outcome: none'));
    expectRefused(await repo.commit());
  });
});
