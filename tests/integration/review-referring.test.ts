import { describe, expect, it } from 'vitest';
import { review } from '../../src/app/review/review.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { watchGit } from '../support/killed-children.ts';
import { taskText } from '../support/records-task.ts';
import { decision, decisionPath, thread, threadPath } from '../support/records-thread.ts';

const secret = `ghp_${'A1b2C3d4E5f6G7h8I9j0'.repeat(2).slice(0, 36)}`;
const [old, fresh] = ['dec_20261127_k3v9qx7m', 'dec_20261128_b2c3d4e5'];

function task(id: string, body: string, handoff: string | null): readonly [string, string] {
  const text = taskText({ status: handoff ? 'done' : 'in-progress', body, handoff });
  return [`.agents/tasks/${id}.md`, text.replace('task-005', id)];
}

/** A change of a task that one of many others depends on, and a decision that chooses what one of many others rejected. */
async function changedRepo(said = ''): Promise<GitRepo> {
  const repo = await gitRepo();
  const before = new Map([
    [threadPath, thread()],
    [
      decisionPath,
      decision({
        files: '[src/session.ts]',
        alternatives: '[{ option: Redis holds the sessions, rejected_because: one more service }]',
      }),
    ],
    task('task-100', '', null),
    task('task-101', '- Depends on: task-100', null),
    ...Array.from({ length: 60 }, (_, at) => task(`task-${200 + at}`, '- Depends on: task-199', null)),
  ]);
  for (const [path, text] of before) await repo.write(path, text);
  await repo.commitAll('Before');
  const handoff = 'outcome: completed\ngotchas: [{ issue: The clock is in seconds, severity: high }]';
  const after = new Map([
    task('task-100', said, handoff),
    ['.agents/threads/thread_other/thread.md', thread(['active'], { id: 'thread_other' })],
    [
      `.agents/threads/thread_other/${fresh}.md`,
      decision({
        id: fresh,
        thread: 'thread_other',
        date: '2026-11-28T09:00:00Z',
        files: '[src/session.ts]',
        decision: 'Redis holds the sessions',
      }),
    ],
  ]);
  for (const [path, text] of after) await repo.write(path, text);
  await repo.commitAll('After');
  return repo;
}

async function reviewOf(repo: GitRepo) {
  const subject = { type: 'trees', before: 'HEAD~1', after: 'HEAD' } as const;
  const { result, calls } = await watchGit(() =>
    review(contextIn(repo, '2026-11-28T10:00:00Z'), { subject }),
  );
  const { diff } = result;
  const heirs = diff.records
    .flatMap(({ details }) => details)
    .flatMap((one) => (one.type === 'heirs' ? one.heirs : []));
  return {
    heirs: heirs.map(({ task }) => task),
    returned: diff.findings.flatMap((one) => (one.type === 'rejected-returns' ? [one.rejectedBy] : [])),
    asked: calls.map(({ name }) => name).filter((name) => name === 'grep' || name === 'log'),
  };
}

describe('records that name a changed one', () => {
  it('are found by one git, which looks for all of them before the check asks for history', async () => {
    await using repo = await changedRepo();
    expect(await reviewOf(repo)).toEqual({ heirs: ['task-101'], returned: [old], asked: ['grep', 'log'] });
  });

  it('are looked for by the words of a masked text where it holds a secret', async () => {
    await using repo = await changedRepo(`The token is ${secret}.`);
    expect(await reviewOf(repo)).toEqual({ heirs: ['task-101'], returned: [old], asked: ['log', 'grep'] });
  });
});
