import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { GitRepo } from '../support/git-repo.ts';
import { type PushGate, pushGate } from '../support/push.ts';

/** A second commit on the server's `main`, and a copy of the repository that holds no more than `how` says. */
async function cloned(how: readonly string[]): Promise<PushGate> {
  const gate = await pushGate();
  await gate.commit({ [pathOf('task-001')]: task('task-001') });
  await gate.git('push', '--quiet', 'origin', 'main');
  await gate.git('-C', gate.server, 'config', 'uploadpack.allowFilter', 'true');
  await gate.git('clone', '--quiet', ...how, gate.url, '../part');
  await gate.gate.run('cp', ['.git/hooks/pre-push', '../part/.git/hooks/pre-push']);
  await gate.git('init', '--quiet', '--bare', '../second.git');
  await gate.git('-C', '../part', 'remote', 'add', 'second', '../second.git');
  return gate;
}

/** Pushes from the copy. @throws where that changed its configuration, index or work tree */
async function push({ gate }: PushGate, remote: string) {
  const part = new GitRepo(gate.outside, join(gate.outside, 'part'), gate.repo.env);
  const before = await part.fingerprint();
  const result = await gate.run('git', ['-C', '../part', 'push', '--quiet', remote, 'main']);
  expect(await part.fingerprint()).toEqual(before);
  return result;
}

describe('a push of what cannot be read', () => {
  it('is refused where history is cut off, and names what brings the rest', async () => {
    await using gate = await cloned(['--depth', '1']);
    const refused = await push(gate, 'second');
    expect(refused.stderr).toContain('Cannot verify: history is shallow');
    expect(refused.stderr).toContain('`git fetch --unshallow`');
    expect(refused.stderr).toContain('push refused, because its records could not be checked');
    expect(refused.code).toBe(1);
    await gate.git('-C', '../part', 'fetch', '--quiet', '--unshallow');
    expect(await push(gate, 'second')).toMatchObject({ code: 0, stderr: '' });
  });

  it('is checked by the history that every other clone sees, whatever grafts and replacements hide', async () => {
    await using gate = await pushGate();
    const bad = await gate.commit({ [pathOf('task-001')]: task('task-001', false) }, 'Break');
    await gate.commit({ [pathOf('task-001')]: task('task-001') });
    const tip = await gate.commit({ 'a.txt': 'x\n' });
    const root = await gate.git('rev-list', '--max-parents=0', 'HEAD');
    const refused = async () => {
      const push = await gate.push(['origin', 'main']);
      expect(push.stderr).toContain(bad.slice(0, 10));
      expect(push).toMatchObject({ code: 1, changed: {} });
      const { stdout, code } = await gate.gate.baton('audit', `${root}..HEAD`);
      expect(stdout).toContain('task/outcome-requirements');
      expect(code).toBe(1);
    };
    await gate.gate.repo.write('.git/info/grafts', `${tip} ${root}\n`);
    await refused();
    await gate.gate.repo.remove('.git/info/grafts');
    await gate.git('replace', '--graft', tip, root);
    await refused();
  });

  it('names the commits that are missing where grafts hide that they are', async () => {
    await using gate = await cloned(['--depth', '1']);
    const tip = await gate.git('-C', '../part', 'rev-parse', 'HEAD');
    await rm(join(gate.gate.outside, 'part', '.git', 'shallow'));
    await gate.gate.repo.write('../part/.git/info/grafts', `${tip}\n`);
    const refused = await push(gate, 'second');
    expect(refused.stderr).toContain('Cannot verify: history names commits that this clone does not have');
    expect(refused.stderr).toContain('grafts and replace refs are ignored');
    expect(refused.stderr).not.toContain('--unshallow');
    expect(refused.code).toBe(1);
    await gate.gate.repo.remove('../part/.git/info/grafts');
    await gate.git('-C', '../part', 'replace', '--graft', tip);
    expect((await push(gate, 'second')).stderr).toContain('Cannot verify: history names commits');
  });

  it('passes in a shallow clone whose new commits have all of their parents', async () => {
    await using gate = await cloned(['--depth', '1']);
    await gate.gate.repo.write('../part/.agents/tasks/task-2.md', task('task-2'));
    await gate.git('-C', '../part', 'add', '--all');
    await gate.git('-C', '../part', 'commit', '--quiet', '-m', 'x');
    expect(await push(gate, 'origin')).toMatchObject({ code: 0, stderr: '' });
  });

  it('is refused where a blob is not in this clone and cannot be had', async () => {
    await using gate = await cloned(['--filter=blob:none', '--no-checkout']);
    await rm(join(gate.server), { recursive: true });
    const refused = await push(gate, 'second');
    expect(refused.stderr).toContain('push refused, because its records could not be checked');
    expect(refused.code).toBe(1);
  });
});
