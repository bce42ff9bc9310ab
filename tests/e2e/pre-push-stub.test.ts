import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { expectRefused, expectTaken, type PushGate, pushGate } from '../support/push.ts';
import { handoffPath, sealedPayload } from '../support/records-handoff.ts';

// The stub of pre-push decides in sh whether Node is needed: it must never leave out what Node would refuse.

const bad = task('task-001', false);
const badPath = pathOf('task-001');

/** A branch `topic` on the remote, past every hook, with a violation and its undo; `main` stays as it was pushed. */
async function withUndone(configuration?: string): Promise<PushGate> {
  const gate = await pushGate();
  if (configuration !== undefined) {
    await gate.commit({ '.agents/baton.yaml': configuration });
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'main');
  }
  await gate.git('switch', '--quiet', '-c', 'topic');
  await gate.commit({ [badPath]: bad }, 'Break');
  await gate.commit({ [badPath]: undefined }, 'Undo');
  await gate.git('push', '--quiet', '--no-verify', 'origin', 'topic');
  return gate;
}

describe('the hook of a push', () => {
  it('starts Node only where a commit touches records, also where a merge drops them', async () => {
    await using gate = await pushGate();
    await gate.commit({ 'README.md': '# Other\n' });
    expect(await gate.push(['origin', 'main'])).toMatchObject({ code: 0, startedNode: false });
    await gate.git('switch', '--quiet', '-c', 'side');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    expect(await gate.push(['origin', 'side'])).toMatchObject({ code: 0, startedNode: true });
    await gate.git('switch', '--quiet', 'main');
    await gate.commit({ 'README.md': '# Third\n' });
    await gate.git('merge', '--quiet', '--no-edit', '-s', 'ours', 'side');
    const push = await gate.push(['origin', 'main']);
    expectRefused(push, 'record/deleted');
    expect(push.startedNode).toBe(true);
  });

  it.each([
    ['main', 'topic:main'],
    ['a new one', 'topic:refs/heads/release/1'],
    ['main beside the topic branch', 'topic:topic', 'topic:main'],
  ])('starts Node where a topic branch on the remote comes to a protected one: %s', async (_, ...refs) => {
    await using gate = await withUndone();
    // Beside an update of the topic branch, what that had is no help to main.
    if (refs.length > 1) await gate.commit({ 'README.md': '# Other\n' });
    const push = await gate.push(['origin', ...refs]);
    expectRefused(push, 'Break (Ada Author)', 'task/outcome-requirements');
    expect(push.startedNode).toBe(true);
  });

  it('asks the configuration which branches are protected', async () => {
    await using gate = await withUndone('protect: [trunk]\n');
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'topic:main');
    expectRefused(await gate.push(['origin', 'topic:refs/heads/trunk']), 'Break (Ada Author)');
  });

  it('starts none for what only the default branch of the remote brings', async () => {
    await using gate = await pushGate();
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'main');
    await gate.git('switch', '--quiet', '-c', 'topic');
    await gate.commit({ 'README.md': '# Other\n' });
    expect(await gate.push(['origin', 'topic'])).toMatchObject({ code: 0, startedNode: false });
    await gate.commit({ 'README.md': '# Third\n' });
    expect(await gate.push(['origin', 'topic', 'topic:more'])).toMatchObject({ code: 0, startedNode: false });
  });

  it('starts Node for a trailer, and tells how to correct the message', async () => {
    await using gate = await pushGate();
    const push = async (message: string) => {
      await gate.commit({}, message);
      return gate.push(['origin', 'main']);
    };
    const last = await push('x\n\nBaton-Session: none');
    expectRefused(last, 'commit/trailer', 'correct its message with `git commit --amend`');
    const two = await push('y\n\nbaton-thread: none');
    expectRefused(two, '`git rebase -i ', 'with `reword`, correct the message there, and push again');
    await gate.git('reset', '--quiet', '--hard', 'origin/main');
    expect(await push('About Baton-Session: x')).toMatchObject({ code: 0, startedNode: false });
  });

  it('starts Node where a commit deletes the folder that a waiting payload names', async () => {
    await using gate = await pushGate();
    const source = '{ skill: perspective-swarm, workflow_id: swarm-1, session_path: runs/one }';
    const payload = sealedPayload({ source, expires: '2099-01-01T00:00:00Z' });
    await gate.commit({ 'runs/one/notes.md': 'x\n', 'a.txt': 'x\n' });
    await gate.commit({ [handoffPath]: payload });
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'main');
    await gate.commit({ 'a.txt': undefined });
    expect(await gate.push(['origin', 'main'])).toMatchObject({ code: 0, stderr: '', startedNode: true });
    await gate.commit({ 'runs/one/notes.md': undefined }, 'Clean up');
    expectRefused(await gate.push(['origin', 'main']), 'Clean up (Ada Author)', 'handoff/session-path');
  });

  it('refuses where Node is missing, and says how to go on', async () => {
    await using gate = await pushGate();
    await gate.git('switch', '--quiet', '-c', 'bad');
    await gate.commit({ [badPath]: bad });
    await gate.gate.run('mkdir', ['../git-only']);
    await gate.gate.run('sh', [
      '-c',
      'for one in git sh cat wc grep git-receive-pack; do ln -s "$(command -v $one)" ../git-only/$one; done',
    ]);
    const env = { PATH: `${gate.gate.outside}/git-only` };
    const push = await gate.push(['origin', 'bad'], { env });
    expect(push).toMatchObject({ code: 1, changed: {} });
    expect(push.stderr).toContain('the program `node` is not on PATH');
    expect(push.stderr).toContain('git push --no-verify');
  });

  it('says nothing where there is nothing to push', async () => {
    await using gate = await pushGate();
    expectTaken(await gate.push(['origin', 'main']));
  });
});
