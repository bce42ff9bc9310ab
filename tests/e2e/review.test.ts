import { describe, expect, it } from 'vitest';
import { reviewMarker } from '../../src/render/review/marker.ts';
import { baton, repoOf } from '../support/cli.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { taskText } from '../support/records-task.ts';
import { storyAfter, storyBefore } from '../support/review-story.ts';

async function storyRepo(): Promise<GitRepo> {
  const repo = await repoOf(storyBefore);
  await repo.commitAll('The shop as it was');
  await repo.git('switch', '--quiet', '--create', 'topic');
  for (const [path, text] of Object.entries(storyAfter)) await repo.write(path, text);
  await repo.commitAll('Add token refresh');
  return repo;
}

describe('baton review', () => {
  it('prints each format on standard output, exits with 0 and changes nothing', async () => {
    await using repo = await storyRepo();
    const before = await repo.fingerprint();
    const starts = { text: '✖ 2 errors', markdown: reviewMarker, html: '<!doctype html>', json: '{' };
    for (const [format, start] of Object.entries(starts)) {
      const { code, stdout, stderr } = await baton(repo, ['review', 'main..HEAD', '--format', format]);
      expect([code, stderr, stdout.slice(0, start.length)]).toEqual([0, '', start]);
    }
    const json = await baton(repo, ['review', 'main', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      version: 1,
      before: { label: 'main' },
      verdict: 'errors',
    });
    expect(await repo.fingerprint()).toEqual(before);
  });

  it('fails only on what it is asked to fail on', async () => {
    await using repo = await storyRepo();
    const codeOf = async (...args: string[]) => (await baton(repo, ['review', ...args])).code;
    expect(await codeOf('--fail-on', 'error')).toBe(1);
    expect(await codeOf('main..main', '--fail-on', 'warning')).toBe(0);
    await repo.git('switch', '--quiet', '--create', 'other', 'main');
    const handoff =
      'outcome: completed\nfiles_modified: [{ path: src/app.ts, lines: all, change_type: add, description: x }]';
    await repo.write('.agents/tasks/task-005.md', taskText({ handoff }));
    await repo.commitAll('Claim');
    expect(await codeOf('--fail-on', 'error')).toBe(0);
    expect(await codeOf('--fail-on', 'warning')).toBe(1);
  });

  it('colours a terminal only', async () => {
    await using repo = await storyRepo();
    expect((await baton(repo, ['review'])).stdout).not.toContain('\u001B');
    expect((await baton(repo, ['--color', 'review'])).stdout).toContain('\u001B[31m');
  });

  it.each([
    [['review', 'nope..HEAD'], 'Unexpected revision `nope`', 'name a branch'],
    [['review', '--format', 'mardown'], 'Unexpected format `mardown`', 'did you mean `markdown`?'],
    [['review', '--fail-on', 'errors'], 'Unexpected severity `errors`', 'did you mean `error`?'],
    [['review', '--trees', 'main'], 'with `--trees`, expected two', 'baton review --trees main HEAD'],
    [['review', '--staged', '--worktree'], 'Unexpected --staged with --worktree', 'once for each'],
    [
      ['review', 'main..topic', '--staged'],
      'Unexpected `topic`, --staged is already the later side',
      'baton review main --staged',
    ],
    [['review', '--now', 'today'], 'Unexpected time `today`', '--now 2026'],
  ])('tells what is wrong with %j', async (args, message, help) => {
    await using repo = await storyRepo();
    const { code, stdout, stderr } = await baton(repo, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toContain(help);
  });

  it('says outside of a repository that it needs one', async () => {
    await using repo = await storyRepo();
    const { code, stderr } = await baton(repo, ['-C', '/', 'review']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('needs a git repository')]);
  });
});
