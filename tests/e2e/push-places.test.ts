import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, packageFolder, pathOf, task } from '../support/gate.ts';
import { expectRefused, expectTaken, pushGate } from '../support/push.ts';

const [good, bad] = [task('task-001'), task('task-001', false)];
const one = pathOf('task-001');
const rule = 'task/outcome-requirements';

/** Commits a text in another folder than the gate's own, past the hooks of a commit. */
async function commitIn(gate: Gate, cwd: string, text: string): Promise<void> {
  await gate.repo.write(join(cwd, one), text);
  await gate.git('-C', cwd, 'add', '--all');
  await gate.git('-C', cwd, 'commit', '--quiet', '--no-verify', '-m', 'x');
}

/** What a push must leave alone, in another folder than the gate's own. */
async function stateOf(gate: Gate, cwd: string): Promise<string> {
  const script = [
    'cat "$(git rev-parse --git-common-dir)/config" "$(git rev-parse --git-path index)"',
    'git ls-files --stage',
    'git status --porcelain --ignored',
    'git for-each-ref --format="%(refname) %(objectname)" refs/heads refs/tags',
  ].join(' && ');
  const { code, stdout, stderr } = await gate.run('sh', ['-c', `(${script}) | sha256sum`], { cwd });
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Pushes from a folder, which must be as before. */
async function pushIn(gate: Gate, cwd: string, args: readonly string[]) {
  const before = await stateOf(gate, cwd);
  const result = await gate.run('git', ['push', '--quiet', ...args], { cwd });
  expect(await stateOf(gate, cwd)).toBe(before);
  return result;
}

/** A bad commit is refused in a folder, and its fixed successor is taken. */
async function expectJudged(gate: Gate, cwd: string, args: readonly string[]): Promise<void> {
  await commitIn(gate, cwd, bad);
  const refused = await pushIn(gate, cwd, args);
  expect(refused.stderr).toContain(rule);
  expect(refused.stderr).toContain('baton: push refused');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  await gate.git('-C', cwd, 'reset', '--quiet', '--soft', 'HEAD~1');
  await commitIn(gate, cwd, good);
  expect(await pushIn(gate, cwd, args)).toMatchObject({ code: 0, stdout: '', stderr: '' });
}

describe('a push from another place', () => {
  it.each([false, true])('is checked in a linked worktree (SHA-256: %s)', async (sha256) => {
    await using gate = await pushGate({ sha256 });
    await gate.git('worktree', 'add', '--quiet', '../linked', '-b', 'topic');
    await expectJudged(gate.gate, '../linked', ['origin', 'topic']);
    expect((await gate.refs()).get('refs/heads/topic')).toBe(await gate.git('rev-parse', 'topic'));
  });

  it('is checked in a submodule, by itself and on demand of the repository around it', async () => {
    await using inner = await pushGate({ hook: false });
    await using outer = await bareGate();
    await outer.git('init', '--quiet', '--bare', '../server.git');
    await outer.git('remote', 'add', 'origin', '../server.git');
    const file = ['-c', 'protocol.file.allow=always'];
    await outer.git(...file, 'submodule', '--quiet', 'add', inner.url, 'part');
    await outer.git('commit', '--quiet', '-m', 'Add a part');
    await outer.git('push', '--quiet', 'origin', 'main');
    const hooks = '.git/modules/part/hooks';
    await outer.run('mkdir', ['-p', hooks]);
    await outer.run('cp', [join(packageFolder, 'hooks', 'pre-push'), hooks]);
    await expectJudged(outer, 'part', ['origin', 'main']);
    await commitIn(outer, 'part', bad);
    await outer.git('add', 'part');
    await outer.git('commit', '--quiet', '-m', 'Move the part');
    const on = ['-c', 'push.recurseSubmodules=on-demand'];
    const refused = await outer.run('git', [...on, 'push', '--quiet', 'origin', 'main']);
    expect(refused.stderr).toContain(rule);
    expect(refused.code).not.toBe(0);
    expect(await outer.git('rev-parse', 'origin/main')).toBe(await outer.git('rev-parse', 'main~1'));
  });

  it('is checked with --git-dir and --work-tree, from a folder of another repository', async () => {
    await using gate = await pushGate();
    await using other = await bareGate();
    await gate.commit({ [one]: bad });
    const before = [await gate.gate.repo.fingerprint(), await other.repo.fingerprint()];
    const path = gate.gate.repo.path;
    const args = [`--git-dir=${path}/.git`, `--work-tree=${path}`, 'push', '--quiet', 'origin', 'main'];
    const refused = await other.run('git', args);
    expect(refused.stderr).toContain(rule);
    expect(refused.code).toBe(1);
    expect([await gate.gate.repo.fingerprint(), await other.repo.fingerprint()]).toEqual(before);
  });

  it('is checked with a detached HEAD, from a subfolder', async () => {
    await using gate = await pushGate();
    await gate.git('checkout', '--quiet', '--detach');
    await gate.commit({ [one]: bad, 'src/x.js': 'x\n' });
    expectRefused(await gate.push(['origin', 'HEAD:refs/heads/x'], { cwd: 'src' }), rule);
    expect(await gate.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
  });

  it('is checked where it is the first one of a repository without a commit on the server', async () => {
    await using gate = await pushGate();
    await gate.commit({ [one]: bad });
    await gate.git('init', '--quiet', '--bare', '../empty.git');
    await gate.git('remote', 'add', 'empty', '../empty.git');
    const refused = await gate.gate.run('git', ['push', '--quiet', 'empty', 'main']);
    expect(refused.stderr).toContain(rule);
    expect(refused.code).toBe(1);
  });
});

describe('the state of a clone that pushes', () => {
  it('may be locked, conflicted and dirty: only commits are checked', async () => {
    await using gate = await pushGate();
    await gate.commit({ [one]: good });
    await gate.git('switch', '--quiet', '-c', 'side');
    await gate.commit({ [one]: `${good}\nSide.\n` });
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ [one]: `${good}\nMain.\n` });
    expect((await gate.gate.run('git', ['merge', 'side'])).code).toBe(1);
    await gate.gate.repo.write(pathOf('task-002'), bad);
    await gate.git('add', '-N', pathOf('task-002'));
    await gate.gate.repo.write('.git/index.lock', '');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    expect(await gate.gate.repo.read('.git/index.lock')).toBe('');
    expect(await gate.git('rev-parse', 'MERGE_HEAD')).toBe(await gate.git('rev-parse', 'side'));
  });

  it('may be a sparse checkout that leaves the records out', async () => {
    await using gate = await pushGate();
    await gate.commit({ [one]: good, 'src/x.js': 'x\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('sparse-checkout', 'set', '--cone', 'src');
    await gate.commit({ 'src/x.js': 'y\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    const { stdout } = await gate.gate.run('git', ['hash-object', '-w', '--stdin'], { input: bad });
    await gate.git('update-index', '--cacheinfo', `100644,${stdout.trim()},${one}`);
    await gate.git('commit', '--quiet', '--no-verify', '-m', 'x');
    expectRefused(await gate.push(['origin', 'main']), rule);
  });

  it.each([
    {
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.renames': 'copies',
      'diff.relative': 'true',
      'diff.ignoreSubmodules': 'all',
    },
    { 'diff.external': 'false', 'color.ui': 'always', 'core.pager': 'false', 'log.showSignature': 'true' },
    { 'core.quotePath': 'true', 'core.abbrev': '4', 'diff.orderFile': 'README.md', 'log.mailmap': 'false' },
    { 'core.autocrlf': 'true', 'core.safecrlf': 'false', 'core.commentChar': ';', 'core.ignoreCase': 'true' },
    {
      'push.default': 'matching',
      'push.followTags': 'true',
      'log.excludeDecoration': '*',
      'grep.patternType': 'perl',
    },
  ])('may be configured as %j', async (settings) => {
    await using gate = await pushGate();
    for (const [key, value] of Object.entries(settings)) await gate.git('config', key, value);
    await gate.commit({ '.agents/tasks/é task.md': bad });
    expectRefused(await gate.push(['origin', 'main']), rule, 'é task.md');
    await gate.git('reset', '--quiet', '--soft', 'HEAD~1');
    await gate.git('rm', '--quiet', '-f', '.agents/tasks/é task.md');
    await gate.commit({ [one]: good });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('does not follow replaced objects', async () => {
    await using gate = await pushGate();
    const wrong = await gate.commit({ [one]: bad });
    await gate.git('reset', '--quiet', '--soft', 'HEAD~1');
    const right = await gate.commit({ [one]: good });
    await gate.git('update-ref', 'refs/heads/main', wrong);
    await gate.git('replace', wrong, right);
    expectRefused(await gate.push(['origin', 'main']), rule);
  });
});

describe('a record whose name is odd', () => {
  const odd = ['é', 'line\nbreak', ' b', '-dash', 'quo"te', 'tab\there', 'return\rinside', '$(touch x)', '*'];
  const files = (text: string | undefined) =>
    Object.fromEntries(odd.map((name) => [`.agents/tasks/${name}.md`, text]));

  it('is checked at a push, and its deletion told', async () => {
    await using gate = await pushGate();
    await gate.git('config', 'core.quotePath', 'true');
    await gate.commit({ '.agents/baton.yaml': 'rules: { record/id-matches-path: off }\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    const expectAll = async (rule: string) => {
      const refused = await gate.push(['origin', 'main']);
      expectRefused(refused, (await gate.git('rev-parse', 'HEAD')).slice(0, 10));
      expect(refused.stderr.split(rule)).toHaveLength(odd.length + 1);
      expect(refused.stderr).not.toMatch(/[\r\t]/);
      await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    };
    await gate.commit(files(bad));
    await expectAll(rule);
    await gate.commit(files(good));
    expect(await gate.push(['origin', 'main'])).toMatchObject({ code: 0 });
    // Each is named as it is, not as a pattern for others.
    for (const name of odd) {
      await gate.git('--literal-pathspecs', 'rm', '--quiet', '--', `.agents/tasks/${name}.md`);
    }
    await gate.commit({});
    await expectAll('record/deleted');
  });
});

describe('a branch whose name is odd', () => {
  it.each(['é', "it's", 'a;b', '$(x)', '-dash', '"q"'])('is refused and taken as any: %s', async (name) => {
    await using gate = await pushGate();
    const ref = `refs/heads/x/${name}`;
    await gate.commit({ [one]: bad });
    expectRefused(await gate.push(['origin', `main:${ref}`]), rule);
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    await gate.commit({ [one]: good });
    expectTaken(await gate.push(['origin', `main:${ref}`]), ref);
  });
});
