import { afterEach, expect, it, vi } from 'vitest';
import { StagedListing } from '../../src/git/tree/staged-listing.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { findings, staged } from '../support/lint-repo.ts';
import { created, lines, pending } from '../support/records-claims.ts';
import { hop, target, willing } from '../support/records-handoff-tree.ts';
import { sessionPath, sessionRun } from '../support/records-session.ts';
import { taskPath, taskText } from '../support/records-task.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

type Files = Readonly<Record<string, string>>;

async function stage(repo: GitRepo, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.git('add', '--all');
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each<readonly [string, Files, Files]>([
  ['a session', {}, { [sessionPath]: sessionRun()[0]?.text ?? '' }],
  ['a decision of a thread', { [threadPath]: thread() }, { [decisionPath]: decision() }],
  ['a handoff, with the skill that it names', target(willing), hop('a', 'x', 'y')],
  [
    'a task whose claims name lines of a file',
    { ...pending, 'src/a.ts': 'a\n' },
    {
      [taskPath]: taskText({ handoff: `${created('src/b.ts')}\n    lines: 1-2` }),
      'src/b.ts': lines(60),
    },
  ],
])('a gate makes no list of all files for %s', async (_, known, added) => {
  await using repo = await gitRepo();
  await stage(repo, { 'README.md': '# x\n', ...known });
  await repo.commitAll('first');
  await stage(repo, added);
  const made = vi.spyOn(StagedListing.prototype, 'entries');
  await findings(repo, staged);
  expect(made).not.toHaveBeenCalled();
});
