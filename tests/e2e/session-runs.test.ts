import { describe, expect, it } from 'vitest';
import { gate } from '../support/installed-gate.ts';
import {
  type RunOptions,
  renderSession,
  sessionPath,
  sessionRun,
  stageOf,
} from '../support/records-session.ts';

const runs: Readonly<Record<string, RunOptions>> = {
  'a full standard run': {},
  'an agent run': { agent: true },
  'a run with two loop-backs': { loopBacks: 2 },
  'a run halted at step 0': { halt: 'step 0' },
};

describe('a session committed state by state', () => {
  it.each(Object.entries(runs))('%s passes the hook at every state', async (_name, options) => {
    await using repo = await gate();
    const stages = sessionRun(options);
    for (const { name, text } of stages) {
      await repo.stage(sessionPath, text);
      const { code, stderr } = await repo.commit();
      expect({ code, stderr }, name).toEqual({ code: 0, stderr: '' });
    }
    const whole = await repo.baton('lint');
    expect(whole).toMatchObject({ code: 0, stdout: '✔ 1 record checked, nothing to report\n' });
  });

  it('refuses a state that was jumped to, at its line, and accepts the next step instead', async () => {
    await using repo = await gate();
    const before = stageOf({}, 'CHAIN_OF_THOUGHT');
    await repo.stage(sessionPath, renderSession(before));
    expect((await repo.commit()).code).toBe(0);
    const sections = [...before.sections, ['Step 2: Chain of Thought', 'Done.'] as const];
    const jumped = renderSession({ ...before, sections, history: [...before.history, 'KNOWLEDGE_TRANSFER'] });
    await repo.stage(sessionPath, jumped);
    const refused = await repo.commit();
    const line = jumped.slice(0, jumped.indexOf('- KNOWLEDGE_TRANSFER')).split('\n').length;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain(`${line}:`);
    expect(refused.stderr).toContain('session/history-legal');
    await repo.stage(sessionPath, renderSession(stageOf({}, 'TREE_OF_THOUGHT')));
    expect((await repo.commit()).code).toBe(0);
  });

  it('refuses a history that lost an entry since HEAD', async () => {
    await using repo = await gate();
    await repo.stage(sessionPath, renderSession(stageOf({}, 'TREE_OF_THOUGHT')));
    expect((await repo.commit()).code).toBe(0);
    await repo.stage(sessionPath, renderSession(stageOf({}, 'CHAIN_OF_THOUGHT')));
    const refused = await repo.commit();
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('session/history-append-only');
  });
});
