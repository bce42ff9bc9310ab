import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { expectTaken, type PushAttempt, type PushGate, pushGate } from '../support/push.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';

const [good, bad] = [task('task-001'), task('task-001', false)];
const one = pathOf('task-001');
const rule = 'task/outcome-requirements';
const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const first = textOf('JOHARI_DISCOVERY');
const advanced = textOf('SEMANTIC_UNDERSTANDING');
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));

/** A server that checks what clones without hooks push. */
async function served(sha256 = false): Promise<PushGate> {
  const gate = await pushGate({ hook: false, sha256 });
  await gate.serve('pre-receive');
  return gate;
}

function expectDeclined(push: PushAttempt, ...words: readonly string[]): void {
  for (const word of words) expect(push.stderr).toContain(word);
  expect(push.stderr).toContain('remote: baton: push refused');
  expect(push).toMatchObject({ code: 1, changed: {} });
}

describe('a server with pre-receive', () => {
  it('refuses what is wrong in a repository of SHA-256', async () => {
    await using gate = await served(true);
    await gate.commit({ [one]: bad }, 'Break');
    expectDeclined(await gate.push(['origin', 'main', 'main:topic']), rule, 'Break (Ada Author)');
  });

  it.each([
    ['-s ours', ['-s', 'ours']],
    ['-X theirs', ['-X', 'theirs']],
  ])('refuses a merge that loses a side (%s), by name', async (_, how) => {
    await using gate = await served();
    await gate.commit({ [sessionPath]: first });
    await gate.git('switch', '--quiet', '-c', 'side');
    await gate.commit({ [sessionPath]: halted });
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ [sessionPath]: advanced });
    expectTaken(await gate.push(['origin', 'main', 'side']), 'refs/heads/main', 'refs/heads/side');
    await gate.git('merge', '--quiet', '--no-edit', ...how, 'side');
    expectDeclined(await gate.push(['origin', 'main']), 'session/diverged', "Merge branch 'side'");
  });

  it('refuses a cherry-pick that skips and a revert of an entry', async () => {
    await using gate = await served();
    await gate.commit({ [sessionPath]: first });
    await gate.commit({ [sessionPath]: advanced }, 'Advance');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('revert', '--no-edit', 'HEAD');
    expectDeclined(await gate.push(['origin', 'main']), 'session/history-append-only', 'Revert "Advance"');
  });

  it('peels an annotated tag, and skips one of a tree', async () => {
    await using gate = await served();
    await gate.commit({ [one]: bad });
    await gate.git('tag', '-a', '-m', 'x', 'v1');
    await gate.git('tag', '-a', '-m', 'y', 'v2', 'v1');
    expectDeclined(await gate.push(['origin', 'v2']), rule);
    await gate.git('tag', 'tree', 'HEAD^{tree}');
    expectTaken(await gate.push(['origin', 'tree']), 'refs/tags/tree');
    expectDeclined(await gate.push(['origin', 'main']), rule);
  });

  it('takes 300 refs, and none of them where one is bad', async () => {
    await using gate = await served();
    const input = Array.from({ length: 300 }, (_, at) => `create refs/heads/n/${at} main\n`).join('');
    await gate.gate.run('git', ['update-ref', '--stdin'], { input });
    await gate.git('switch', '--quiet', 'n/150');
    await gate.commit({ [one]: bad });
    const push = await gate.push(['origin', 'refs/heads/n/*']);
    expectDeclined(push, rule);
    expect(push.stderr.split(rule)).toHaveLength(2);
    await gate.git('reset', '--quiet', '--hard', 'main');
    expect(Object.keys((await gate.push(['origin', 'refs/heads/n/*'])).changed)).toHaveLength(300);
  });

  it('checks what comes beside the deletion of a branch, and keeps the branch where that is bad', async () => {
    await using gate = await served();
    expectTaken(await gate.push(['origin', 'main:old']), 'refs/heads/old');
    await gate.commit({ [one]: bad });
    expectDeclined(await gate.push(['origin', ':old', 'main']), rule);
    expect((await gate.refs()).has('refs/heads/old')).toBe(true);
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    await gate.commit({ [one]: good });
    expectTaken(await gate.push(['origin', ':old', 'main']), 'refs/heads/old', 'refs/heads/main');
  });

  it('keeps a protected branch until another one or a tag has its commits', async () => {
    await using gate = await served();
    await gate.git('switch', '--quiet', '-c', 'release/1');
    await gate.commit({ [one]: good });
    expectTaken(
      await gate.push(['origin', 'release/1', 'release/1:topic']),
      'refs/heads/release/1',
      'refs/heads/topic',
    );
    const go = (...more: readonly string[]) => gate.push(['origin', ':release/1', ...more]);
    expectDeclined(await go(), 'release/1: a protected branch would be deleted');
    // A tag that the server does not have keeps nothing.
    await gate.git('tag', '-a', '-m', 'x', 'v1');
    expectDeclined(await go());
    expectTaken(await go('release/1:release/2'), 'refs/heads/release/1', 'refs/heads/release/2');
    expectTaken(await gate.push(['origin', 'release/1', 'v1']), 'refs/heads/release/1', 'refs/tags/v1');
    expectDeclined(await go(':release/2', ':refs/tags/v1'), 'release/1', 'release/2');
    expectTaken(await go(':release/2'), 'refs/heads/release/1', 'refs/heads/release/2');
  });

  it('protects `release/*` also where the configuration names other branches', async () => {
    await using gate = await served();
    await gate.commit({ '.agents/baton.yaml': 'protect: [main]\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.commit({ [one]: good });
    expectTaken(await gate.push(['origin', 'main:release/1']), 'refs/heads/release/1');
    expectDeclined(await gate.push(['origin', ':release/1']), 'a protected branch would be deleted');
    expectDeclined(await gate.push(['--force', 'origin', 'main~1:release/1']), 'record/deleted', one);
  });

  it('protects what the configuration names, and no longer what it does not', async () => {
    await using gate = await served();
    await gate.commit({ '.agents/baton.yaml': "protect: ['team/*']\n" });
    await gate.commit({ [one]: good });
    const refs = ['main', 'main:team/x'];
    expectTaken(await gate.push(['origin', ...refs]), 'refs/heads/main', 'refs/heads/team/x');
    await gate.git('reset', '--quiet', '--hard', 'HEAD~1');
    expectDeclined(await gate.push(['--force', 'origin', 'main:team/x']), 'record/deleted', one);
    expectTaken(await gate.push(['--force', 'origin', 'main']), 'refs/heads/main');
  });

  it('refuses a history that has nothing to do with the protected one', async () => {
    await using gate = await served();
    await gate.commit({ [one]: good });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('switch', '--quiet', '--orphan', 'other');
    await gate.commit({ 'README.md': '# Anew\n' }, 'Anew');
    expectDeclined(await gate.push(['--force', 'origin', 'other:main']), 'record/deleted', one);
    expectTaken(await gate.push(['origin', 'other']), 'refs/heads/other');
  });

  it('takes new commits of a shallow clone, whose parents it has', async () => {
    await using gate = await served();
    await gate.commit({ [sessionPath]: first });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.git('clone', '--quiet', '--depth=1', gate.url, '../part');
    const commit = async (text: string) => {
      await gate.gate.repo.write(`../part/${sessionPath}`, text);
      await gate.git('-C', '../part', 'commit', '--quiet', '-a', '-m', 'x');
    };
    const push = () => gate.gate.run('git', ['-C', '../part', 'push', '--quiet', 'origin', 'main']);
    await commit(advanced);
    expect(await push()).toMatchObject({ code: 0, stderr: '' });
    await commit(first);
    const refused = await push();
    expect(refused.stderr).toContain('session/history-append-only');
    expect(refused.code).toBe(1);
  });

  it('takes no history that is cut off, although git is told to', async () => {
    await using gate = await served();
    await gate.commit({ [sessionPath]: first });
    await gate.commit({ [sessionPath]: advanced });
    await gate.commit({ 'README.md': '# Other\n' });
    await gate.gate.run('git', ['init', '--quiet', '--bare', '../full.git']);
    await gate.git('push', '--quiet', '../full.git', 'main');
    await gate.git('clone', '--quiet', '--depth=1', `file://${gate.gate.outside}/full.git`, '../part');
    await gate.git('-C', gate.server, 'config', 'receive.shallowUpdate', 'true');
    const [refs, stored] = [await gate.refs(), await gate.stored()];
    const push = ['-C', '../part', 'push', '--quiet', gate.url, 'main:topic'];
    const refused = await gate.gate.run('git', push);
    expect(refused.stderr).toContain('Cannot verify: history is shallow');
    expect(refused.stderr).toContain('push refused, because its records could not be checked');
    expect(refused.code).toBe(1);
    expect(await gate.refs()).toEqual(refs);
    expect(await gate.stored()).toBe(stored);
  });

  it('starts no program that its own work tree tracks, and passes no options of an editor on', async () => {
    await using gate = await served();
    const cli = 'node_modules/git-baton/dist/cli.js';
    await gate.gate.repo.write(cli, `require('node:fs').writeFileSync('${gate.gate.outside}/ran', '');\n`);
    await gate.git('add', '--force', cli);
    await gate.commit({ [one]: good });
    await gate.git('push', '--quiet', 'origin', 'main');
    await gate.git('clone', '--quiet', gate.url, '../work');
    await gate.git('-C', '../work', 'config', 'receive.denyCurrentBranch', 'updateInstead');
    await gate.git('-C', '../work', 'config', 'baton.cli', `../${cli}`);
    await gate.gate.run('cp', [`${gate.server}/hooks/pre-receive`, '../work/.git/hooks/pre-receive']);
    await gate.commit({ 'notes.txt': 'x\n' });
    const env = { NODE_OPTIONS: '--require ./gone.js' };
    const push = () => gate.gate.run('git', ['push', '--quiet', '../work', 'main'], { env });
    const refused = await push();
    expect(refused.stderr).toContain('is tracked by git');
    expect(refused.code).toBe(1);
    await expect(gate.gate.repo.read('../ran')).rejects.toThrow('ENOENT');
    await gate.git('-C', '../work', 'config', '--unset', 'baton.cli');
    expect(await push()).toMatchObject({ code: 0, stderr: '' });
  });

  it('checks a push into a repository with a work tree, and leaves that alone', async () => {
    await using gate = await served();
    await gate.git('clone', '--quiet', gate.url, '../work');
    await gate.git('-C', '../work', 'config', 'receive.denyCurrentBranch', 'updateInstead');
    await gate.gate.run('cp', [`${gate.server}/hooks/pre-receive`, '../work/.git/hooks/pre-receive']);
    await gate.commit({ [one]: bad });
    const push = () => gate.gate.run('git', ['push', '--quiet', '../work', 'main']);
    const refused = await push();
    expect(refused.stderr).toContain(rule);
    expect(refused.code).toBe(1);
    expect(await gate.git('-C', '../work', 'status', '--porcelain', '--ignored')).toBe('');
    await gate.git('reset', '--quiet', '--soft', 'HEAD~1');
    await gate.commit({ [one]: good });
    expect(await push()).toMatchObject({ code: 0, stderr: '' });
    expect(await gate.gate.repo.read(`../work/${one}`)).toBe(good);
  });
});
