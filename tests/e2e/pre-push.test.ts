import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { expectRefused, expectTaken, type PushGate, pushGate } from '../support/push.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
/** What JOHARI_DISCOVERY may become as well, and SEMANTIC_UNDERSTANDING may not. */
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));
/** After JOHARI_DISCOVERY comes SEMANTIC_UNDERSTANDING. */
const skipping = renderSession({
  ...stageOf({}, 'CHAIN_OF_THOUGHT'),
  history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'CHAIN_OF_THOUGHT'],
});
const bad = task('task-001', false);
const badPath = pathOf('task-001');

/** The line of an entry in a session's file. */
function lineOf(text: string, entry: string): number {
  return text.split('\n').indexOf(`    - ${entry}`) + 1;
}

/** Runs a command that a refusal names. */
async function follow(gate: PushGate, stderr: string, command: RegExp): Promise<void> {
  const found = command.exec(stderr)?.[0];
  if (found === undefined) throw new Error(`no ${command} in\n${stderr}`);
  const { code, stderr: said } = await gate.gate.run('sh', ['-c', found]);
  expect(said).toBe('');
  expect(code).toBe(0);
}

/** A clone whose server has the start of a session on `main`. */
async function started(): Promise<PushGate> {
  const gate = await pushGate();
  await gate.commit({ [sessionPath]: first }, 'Start the session');
  expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  return gate;
}

describe('git push of what no hook of a commit saw', () => {
  it('refuses a cherry-pick that skips a state, and names commit, rule and line', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'side');
    const picked = await gate.commit({ [sessionPath]: skipping }, 'Think');
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ 'README.md': '# Other\n' });
    await gate.git('cherry-pick', picked);
    const head = await gate.git('rev-parse', 'HEAD');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, `${head.slice(0, 10)} Think (Ada Author)`, sessionPath, 'session/history-legal');
    expect(push.stderr).toContain(`  ${lineOf(skipping, 'CHAIN_OF_THOUGHT')}:7  error`);
    expect(push.stderr).toContain('git commit --amend');
    expect(await gate.git('rev-parse', 'HEAD')).toBe(head);
  });

  it('refuses the revert of a commit that added an entry', async () => {
    await using gate = await started();
    await gate.commit({ [sessionPath]: advanced }, 'Advance');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('revert', '--no-edit', 'HEAD');
    const head = await gate.git('rev-parse', '--short=10', 'HEAD');
    expectRefused(
      await gate.push(['origin', 'main']),
      `${head} Revert "Advance"`,
      'session/history-append-only',
    );
  });

  it('refuses a violation although a later commit undoes it, and tells how to rewrite it', async () => {
    await using gate = await started();
    const wrong = await gate.commit({ [badPath]: bad }, 'Break');
    await gate.commit({ [badPath]: task('task-001') }, 'Mend');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, `${wrong.slice(0, 10)} Break`, 'task/outcome-requirements');
    expect(push.stderr).not.toContain('Mend (');
    expect(push.stderr).toContain(`\`git rebase -i ${wrong.slice(0, 10)}^\``);
    await gate.git('reset', '--quiet', '--soft', 'HEAD~2');
    await gate.git('commit', '--quiet', '-m', 'Both');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('refuses a rebase whose conflict was resolved by dropping an entry', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'topic');
    await gate.commit({ [sessionPath]: halted }, 'Halt');
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ [sessionPath]: advanced });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('switch', '--quiet', 'topic');
    expect(await gate.gate.run('git', ['rebase', 'main'])).toMatchObject({ code: 1 });
    await gate.gate.stage(sessionPath, halted);
    await gate.git('-c', 'core.editor=true', 'rebase', '--continue');
    expectRefused(await gate.push(['origin', 'topic']), 'Halt (', 'session/history-append-only');
  });

  it('checks what an autosquash makes, not what it was made of', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'topic');
    await gate.commit({ [badPath]: bad }, 'Hand over');
    await gate.commit({ 'README.md': '# Other\n' });
    await gate.commit({ [badPath]: task('task-001') }, 'fixup! Hand over');
    expectRefused(await gate.push(['origin', 'topic']), 'Hand over (');
    await gate.git('-c', 'sequence.editor=true', 'rebase', '--quiet', '-i', '--autosquash', 'main');
    expectTaken(await gate.push(['origin', 'topic']), 'refs/heads/topic');
  });

  it.each([
    ['ours', ['-s', 'ours']],
    ['one side', ['-X', 'ours']],
  ])('refuses a merge that keeps %s', async (_, strategy) => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'side');
    await gate.commit({ [sessionPath]: halted });
    expectTaken(await gate.push(['origin', 'side']), 'refs/heads/side');
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ [sessionPath]: advanced });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('merge', '--quiet', '--no-edit', ...strategy, 'side');
    expectRefused(await gate.push(['origin', 'main']), "Merge branch 'side'", sessionPath);
  });
});

describe('git push after a rewrite', () => {
  it('takes an amended last entry of a commit that nobody has', async () => {
    await using gate = await started();
    await gate.commit({ [sessionPath]: halted });
    await gate.gate.stage(sessionPath, advanced);
    await gate.git('commit', '--quiet', '--amend', '--no-edit');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('takes one of a topic branch that is pushed already', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'topic');
    await gate.commit({ [sessionPath]: halted });
    expectTaken(await gate.push(['origin', 'topic']), 'refs/heads/topic');
    await gate.gate.stage(sessionPath, advanced);
    await gate.git('commit', '--quiet', '--amend', '--no-edit');
    expectTaken(await gate.push(['--force', 'origin', 'topic']), 'refs/heads/topic');
  });

  it('refuses one that the main of the remote has, and names the next step', async () => {
    await using gate = await started();
    await gate.commit({ [sessionPath]: halted });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.gate.stage(sessionPath, advanced);
    await gate.git('commit', '--quiet', '--amend', '-m', 'Correct');
    const push = await gate.push(['--force', 'origin', 'main']);
    expectRefused(push, 'Correct (', 'session/history-append-only', '`main` is protected');
    await follow(gate, push.stderr, /git restore --source=[^`]*/);
    await gate.git('commit', '--quiet', '--no-verify', '-m', 'Bring it back');
    expect(await gate.git('show', `HEAD:${sessionPath}`)).toBe(halted.trimEnd());
  });

  it('lets a topic branch drop what it had, and a protected one not', async () => {
    await using gate = await started();
    await gate.commit({ [badPath]: task('task-001') }, 'Hand over');
    expectTaken(
      await gate.push(['origin', 'main', 'main:topic', 'main:release/1']),
      'refs/heads/main',
      'refs/heads/topic',
      'refs/heads/release/1',
    );
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    expectTaken(await gate.push(['--force', 'origin', 'main:topic']), 'refs/heads/topic');
    for (const ref of ['main', 'main:release/1']) {
      expectRefused(await gate.push(['--force', 'origin', ref]), 'record/deleted', badPath, 'is protected');
    }
    // As the configuration says; it is that of the branch on the remote.
    await gate.commit({ '.agents/baton.yaml': 'protect: [topic]\n' });
    expectTaken(await gate.push(['--force', 'origin', 'main:topic']), 'refs/heads/topic');
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    await gate.git('commit', '--quiet', '--allow-empty', '-m', 'other');
    expectTaken(await gate.push(['--force', 'origin', 'main:topic']), 'refs/heads/topic');
  });

  it('protects what the configuration names, and no longer what it does not', async () => {
    await using gate = await started();
    await gate.commit({ '.agents/baton.yaml': "protect: ['team/*']\n" });
    await gate.commit({ [badPath]: task('task-001') }, 'Hand over');
    const refs = ['main', 'main:team/x'];
    expectTaken(await gate.push(['origin', ...refs]), 'refs/heads/main', 'refs/heads/team/x');
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    const push = await gate.push(['--force', 'origin', 'main:team/x']);
    expectRefused(push, 'record/deleted', badPath, '`team/x` is protected');
    expectTaken(await gate.push(['--force', 'origin', 'main']), 'refs/heads/main');
  });

  it('refuses a history that has nothing to do with the protected one', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '--orphan', 'other');
    await gate.commit({ 'README.md': '# Anew\n' }, 'Anew');
    expectTaken(await gate.push(['origin', 'other']), 'refs/heads/other');
    expectRefused(await gate.push(['--force', 'origin', 'other:main']), 'record/deleted', sessionPath);
  });

  it('keeps records of a pull request that is reverted, by the command that it names', async () => {
    await using gate = await started();
    await gate.git('switch', '--quiet', '-c', 'topic');
    const paths = ['task-1', 'task-2', 'task-3', 'task-4'].map(pathOf);
    await gate.commit(Object.fromEntries(paths.map((path) => [path, task(path.slice(14, -3))])));
    await gate.commit({ 'src/login.ts': 'export {};\n' });
    await gate.git('switch', '--quiet', 'main');
    await gate.git('merge', '--quiet', '--no-ff', '--no-edit', 'topic');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('revert', '--no-edit', '-m', '1', 'HEAD');
    const tip = await gate.git('rev-parse', '--short=10', 'HEAD~1');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, 'record/deleted', `git restore --source=${tip} --staged --worktree -- .agents`);
    // HEAD is the commit that takes them away.
    expect(push.stderr).not.toContain('--source=HEAD');
    await follow(gate, push.stderr, /git restore --source=[^`]*/);
    await follow(gate, push.stderr, /git commit --amend/);
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    expect(await gate.git('ls-tree', '-r', '--name-only', 'HEAD')).not.toContain('src/login.ts');
  });
});

describe('a commit that another protected branch has', () => {
  it('keeps its fault, fixed in a new commit and let pass by a waiver', async () => {
    await using gate = await started();
    const wrong = await gate.commit({ [badPath]: bad }, 'Break');
    await gate.git('init', '--quiet', '--bare', '../upstream.git');
    await gate.git('remote', 'add', 'upstream', '../upstream.git');
    await gate.git('push', '--quiet', '--no-verify', 'upstream', 'main');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, '`upstream/main` has', 'waivers:', 'rule: task/outcome-requirements');
    expect(push.stderr).not.toContain('rebase');
    const waiver = /^ *(- \{ rule: .*\})$/m.exec(push.stderr)?.[1]?.replace(/…/g, 'too late') ?? '';
    expect(waiver).toContain(wrong.slice(0, 10));
    await gate.commit({ [badPath]: task('task-001'), '.agents/baton.yaml': `waivers:\n  ${waiver}\n` });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('is fixed past no hook, by what each refusal names', async () => {
    await using gate = await pushGate();
    await gate.gate.baton('init');
    await gate.git('add', '--all');
    await gate.git('commit', '--quiet', '-m', 'Install Baton');
    await gate.commit({ [sessionPath]: skipping }, 'Skip');
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'main');
    await gate.gate.stage(sessionPath, textOf('CHAIN_OF_THOUGHT'));
    const commit = () => gate.gate.run('git', ['commit', '--quiet', '-m', 'Mend']);
    const files = await gate.gate.repo.fingerprint();
    const refused = await commit();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('the record that this repairs has an error in `origin/main` too');
    const waiver = /^ *(- \{ rule: .*\})$/m.exec(refused.stderr)?.[1]?.replace(/…/g, 'skipped') ?? '';
    expect(waiver).toContain('session/history-append-only');
    const { config, worktree } = await gate.gate.repo.fingerprint();
    expect({ config, worktree }).toEqual({ config: files.config, worktree: files.worktree });
    await gate.git('stash', '--quiet');
    const effectiveConfigs = await gate.gate.repo.read('.agents/baton.yaml');
    await gate.gate.stage('.agents/baton.yaml', `${effectiveConfigs}waivers:\n  ${waiver}\n`);
    await gate.git('commit', '--quiet', '-m', 'Waive');
    await gate.git('stash', 'pop', '--quiet', '--index');
    expect(await commit()).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });
});
