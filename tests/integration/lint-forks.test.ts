import { expect, it } from 'vitest';
import { gitRepo } from '../support/git-repo.ts';
import { findings, staged } from '../support/lint-repo.ts';
import { renderSession, sessionPath, stageOf } from '../support/records-session.ts';

const three = stageOf({}, 'SEMANTIC_UNDERSTANDING');
const halted = stageOf({ halt: 'step 0' }, 'HALTED');
const id = '0a1b2c3d-4e5';
const fork = renderSession({ ...halted, id, extra: ['forked_from: fbcd4d0d-3a1'] });

it('finds a fork that was committed before the session gave way to the other side', async () => {
  await using repo = await gitRepo();
  await repo.write(sessionPath, renderSession(halted));
  await repo.write(`.agents/sessions/${id}.md`, fork);
  await repo.commitAll('fork');
  await repo.write(sessionPath, renderSession(three));
  await repo.git('add', '--all');
  expect(await findings(repo, staged)).toEqual([]);
  await repo.git('rm', '--quiet', '--cached', `.agents/sessions/${id}.md`);
  expect((await findings(repo, staged)).join()).toContain(`session/history-append-only ${sessionPath}`);
});
