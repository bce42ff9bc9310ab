import { expect, it } from 'vitest';
import { countingGit } from '../../support/count-git.ts';
import { gitRepo } from '../../support/git-repo.ts';

const opening = ['rev-parse', 'ls-files', 'diff-files'].sort();

it('opens the working tree once to write a session and to say what comes next', async () => {
  await using repo = await gitRepo();
  await repo.commitAll('begin');
  const start = await countingGit(repo, ['session', 'start', 'Fix the login', '--json']);
  expect([...start.commands].sort()).toEqual(['check-ignore', ...opening].sort());
  const { id, next } = JSON.parse(start.stdout) as { id: string; next: { directive: { step: string } } };
  expect(next.directive.step).toBe('Step 0');
  const step = await countingGit(
    repo,
    ['session', 'step', id, '0', '--output', '-', '--json'],
    'share: a fix\nask: []\nacknowledge: none\nexplore: none\n',
  );
  expect({ code: step.code, stderr: step.stderr }).toEqual({ code: 0, stderr: '' });
  expect([...step.commands].sort()).toEqual(opening);
  // What comes next is told by the file as it was written.
  expect(step.stdout).toContain('"step": "Step 1"');
  const show = await countingGit(repo, ['session', 'show', id]);
  expect([...show.commands].sort()).toEqual(opening);
});
