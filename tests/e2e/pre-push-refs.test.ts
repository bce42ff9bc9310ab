import { describe, expect, it } from 'vitest';
import { pathOf, task } from '../support/gate.ts';
import { expectRefused, expectTaken, type PushGate, pushGate } from '../support/push.ts';

const bad = task('task-001', false);
const badPath = pathOf('task-001');
const rule = 'task/outcome-requirements';

/** A bad commit on a branch of its own; `main` stays as it was pushed. */
async function withBad(branch = 'bad'): Promise<PushGate> {
  const gate = await pushGate();
  await gate.git('switch', '--quiet', '-c', branch);
  await gate.commit({ [badPath]: bad }, 'Break');
  await gate.git('switch', '--quiet', 'main');
  return gate;
}

describe('the refs of a push', () => {
  it('are refused together where the second is bad, and told by ref', async () => {
    await using gate = await withBad();
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    const push = await gate.push(['origin', 'main', 'bad']);
    expectRefused(push, rule);
    expect(push.stderr).toMatch(/^bad\n\n[0-9a-f]{10} Break \(Ada Author\)$/m);
    expect(push.stderr).not.toMatch(/^main$/m);
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('are told once for a commit that several of them bring', async () => {
    await using gate = await withBad();
    const push = await gate.push(['origin', 'bad', 'bad:other']);
    expectRefused(push);
    expect(push.stderr).toMatch(/^bad, other$/m);
    expect(push.stderr.split(rule)).toHaveLength(2);
  });

  it('may be a branch without commits of its own', async () => {
    await using gate = await withBad();
    const push = await gate.push(['origin', 'main:refs/heads/new']);
    expectTaken(push, 'refs/heads/new');
    expect(push.startedNode).toBe(false);
  });

  it('are checked by what they are on the remote', async () => {
    await using gate = await withBad();
    expectRefused(await gate.push(['origin', 'bad:refs/heads/x']), rule, 'x\n');
    await gate.git('checkout', '--quiet', '--detach', 'bad');
    expectRefused(await gate.push(['origin', 'HEAD:refs/heads/x']), rule);
    expectRefused(await gate.push(['origin', 'HEAD^{/Break}:refs/heads/x']), rule);
    expectRefused(await gate.push(['origin', 'HEAD:refs/for/main']), rule, 'refs/for/main');
  });

  it('name the branch to rewrite where another one is checked out', async () => {
    await using gate = await withBad('topic');
    const oid = await gate.git('rev-parse', '--short=10', 'topic');
    expectRefused(await gate.push(['origin', 'topic']), `git rebase -i ${oid}^ topic`);
  });

  it('may be an annotated tag, which is peeled', async () => {
    await using gate = await withBad();
    await gate.git('tag', '-a', '-m', 'inner', 'inner', 'bad');
    await gate.git('tag', '-a', '-m', 'outer', 'outer', 'inner');
    await gate.git('tag', '-a', '-m', 'fine', 'fine', 'main');
    expectRefused(await gate.push(['origin', 'outer']), rule, 'tag outer\n');
    expectTaken(await gate.push(['origin', 'fine']), 'refs/tags/fine');
  });

  it('may be a tag of a tree, and notes, which hold no records', async () => {
    await using gate = await withBad();
    await gate.git('tag', 'tree', 'bad^{tree}');
    await gate.git('tag', '-a', '-m', 'x', 'blob', `bad:${badPath}`);
    await gate.git('notes', 'add', '-m', 'a note', 'main');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    const refs = ['refs/tags/tree', 'refs/tags/blob', 'refs/notes/commits', 'refs/heads/main'];
    const push = await gate.push(['origin', ...refs.map((ref) => `${ref}:${ref}`)]);
    expectTaken(push, ...refs);
    expect(push.startedNode).toBe(true);
  });

  it('may be the deletion of a branch among updates', async () => {
    await using gate = await withBad();
    expectTaken(await gate.push(['origin', 'main:old']), 'refs/heads/old');
    expectRefused(await gate.push(['origin', ':old', 'bad']), rule);
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    const push = await gate.push(['origin', ':old', 'main']);
    expectTaken(push, 'refs/heads/old', 'refs/heads/main');
    expect(push.changed['refs/heads/old']).toBe('');
  });

  it('may not be the deletion of a protected branch, until another one has its commits', async () => {
    await using gate = await pushGate();
    await gate.commit({ '.agents/baton.yaml': 'protect: [main, "release/*"]\n' });
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    expectTaken(await gate.push(['origin', 'main:release/1']), 'refs/heads/release/1');
    expectRefused(
      await gate.push(['origin', ':release/1']),
      'release/1: a protected branch would be deleted',
    );
    expectTaken(await gate.push(['origin', 'main:topic']), 'refs/heads/topic');
    expectRefused(await gate.push(['origin', ':release/1']), 'a protected branch would be deleted');
    expectTaken(await gate.push(['origin', 'main', ':release/1']), 'refs/heads/main', 'refs/heads/release/1');
    expectTaken(await gate.push(['origin', ':topic']), 'refs/heads/topic');
  });

  it('may be the deletion of a protected branch whose commits a tag has, or the same push brings elsewhere', async () => {
    await using gate = await pushGate();
    await gate.git('switch', '--quiet', '-c', 'release/1');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    const again = () => gate.git('push', '--quiet', '--no-verify', 'origin', 'release/1');
    await again();
    const refused = () => gate.push(['origin', ':release/1']);
    expectRefused(await refused(), 'a protected branch would be deleted', '`git tag NAME ');
    // A topic branch keeps nothing: it may be rewritten. Neither does a tag that goes in the same push.
    await gate.git('push', '--quiet', 'origin', 'release/1:topic');
    expectRefused(await refused());
    await gate.git('tag', 'old', 'main');
    expectRefused(await refused());
    // Renamed in one push.
    expectTaken(
      await gate.push(['--atomic', 'origin', ':release/1', 'release/1:release/2']),
      'refs/heads/release/1',
      'refs/heads/release/2',
    );
    await again();
    expectTaken(await refused(), 'refs/heads/release/1');
    await again();
    expectRefused(await gate.push(['origin', ':release/1', ':release/2']), 'release/1', 'release/2');
    await gate.git('tag', '-a', '-m', 'x', 'v1', 'release/1');
    await gate.git('tag', '-a', '-m', 'y', 'v1-again', 'v1');
    await gate.git('tag', '-d', 'v1');
    expectTaken(
      await gate.push(['origin', ':release/1', ':release/2', 'v1-again']),
      'refs/heads/release/1',
      'refs/heads/release/2',
      'refs/tags/v1-again',
    );
    await again();
    expectRefused(
      await gate.push(['origin', ':release/1', ':refs/tags/v1-again']),
      'a protected branch would be deleted',
    );
  });

  it('may be the deletion of a protected branch that holds no record', async () => {
    await using gate = await pushGate();
    await gate.commit({ 'src/a.ts': 'x\n' });
    expectTaken(await gate.push(['origin', 'main:release/1']), 'refs/heads/release/1');
    expectTaken(await gate.push(['origin', ':release/1']), 'refs/heads/release/1');
  });

  it('cannot be the deletion of a protected branch whose commits are not here', async () => {
    await using gate = await pushGate();
    await gate.git('clone', '--quiet', gate.url, '../other');
    await gate.gate.repo.write('../other/.agents/tasks/task-2.md', task('task-2'));
    for (const args of [
      ['add', '--all'],
      ['commit', '--quiet', '-m', 'x'],
      ['push', '--quiet', 'origin', 'HEAD:release/1'],
    ])
      await gate.git('-C', '../other', ...args);
    const push = await gate.push(['origin', ':release/1']);
    expect(push.stderr).toContain('Cannot verify');
    expect(push.stderr).toContain('fetch');
    expect(push).toMatchObject({ code: 1, changed: {} });
  });

  it('may be 300, of which one is bad', async () => {
    await using gate = await withBad();
    const tip = await gate.git('rev-parse', 'main');
    const lines = Array.from({ length: 300 }, (_, at) => `create refs/heads/b/${at} ${tip}\n`);
    await gate.gate.run('git', ['update-ref', '--stdin'], { input: lines.join('') });
    expectRefused(await gate.push(['origin', 'refs/heads/*:refs/heads/*']), rule, 'bad\n');
    await gate.git('branch', '--quiet', '-D', 'bad');
    const push = await gate.push(['origin', 'refs/heads/*:refs/heads/*']);
    expect(push).toMatchObject({ code: 0, stderr: '' });
    expect(Object.keys(push.changed)).toHaveLength(300);
  });

  it('are capped where all of 300 have the bad commit', async () => {
    await using gate = await withBad();
    const tip = await gate.git('rev-parse', 'bad');
    const lines = Array.from({ length: 300 }, (_, at) => `create refs/heads/b/${at} ${tip}\n`);
    await gate.gate.run('git', ['update-ref', '--stdin'], { input: lines.join('') });
    const push = await gate.push(['origin', 'refs/heads/b/*:refs/heads/b/*']);
    expectRefused(push, 'b/0, b/1, b/10 and 297 more refs');
    expect(push.stderr.split(rule)).toHaveLength(2);
  });
});

describe('where a push goes', () => {
  it('may be a URL, whose remote tells what is there', async () => {
    await using gate = await withBad();
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'bad');
    await gate.git('switch', '--quiet', 'bad');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    expectTaken(await gate.push([`${gate.url}/`, 'bad:new']), 'refs/heads/new');
    await gate.git('config', `url.${gate.url}.insteadOf`, 'short:');
    expectTaken(await gate.push(['short:', 'bad:other']), 'refs/heads/other');
    await gate.git('remote', 'remove', 'origin');
    expectRefused(await gate.push([gate.url, 'bad:third']), rule);
  });

  it('may be a second remote, which lacks what the first has', async () => {
    await using gate = await withBad();
    await gate.git('push', '--quiet', '--no-verify', 'origin', 'bad');
    await gate.git('init', '--quiet', '--bare', '../second.git');
    await gate.git('remote', 'add', 'second', '../second.git');
    expectRefused(await gate.push(['second', 'bad']), rule);
  });

  it('may have moved on: fetch first', async () => {
    await using gate = await pushGate();
    await gate.git('clone', '--quiet', gate.url, '../other');
    await gate.gate.repo.write('../other/new', 'x\n');
    await gate.git('-C', '../other', 'add', '--all');
    await gate.git('-C', '../other', 'commit', '--quiet', '-m', 'x');
    await gate.git('-C', '../other', 'push', '--quiet', 'origin', 'main');
    await gate.commit({ [pathOf('task-2')]: task('task-2') });
    for (const force of [[], ['--force']]) {
      const push = await gate.push([...force, 'origin', 'main']);
      expect(push).toMatchObject({ code: 1, changed: {} });
      expect(push.stderr).toContain('fetch first: `git fetch origin`');
    }
    await gate.git('pull', '--quiet', '--no-rebase', '--no-edit', 'origin', 'main');
    expectTaken(await gate.push(['origin', 'main']), 'refs/heads/main');
  });

  it('is looked at from a bare clone as well', async () => {
    await using gate = await withBad();
    await gate.git('clone', '--quiet', '--bare', '.', '../bare.git');
    await gate.gate.run('cp', ['.git/hooks/pre-push', '../bare.git/hooks/pre-push']);
    const refused = await gate.gate.run('git', ['-C', '../bare.git', 'push', gate.url, 'bad']);
    expect(refused.stderr).toContain('baton: push refused');
    expect(refused.code).toBe(1);
  });
});
