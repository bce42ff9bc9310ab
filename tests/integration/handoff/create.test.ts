import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyPayload } from '../../../src/app/handoff/verify.ts';
import { context, create, failed, of, skillText, team } from '../../support/handoff-team.ts';
import { findings } from '../../support/lint-repo.ts';

describe('a payload that is made', () => {
  it('states chain, expiry, hash, size, invocation and category, and no rule finds anything', async () => {
    await using repo = await team();
    const made = await create(repo);
    expect(made).toMatchObject({
      invocation: `/lit-pm --handoff ${made.path}`,
      category: 'research',
      expiresAt: '2026-11-28T04:00:00Z',
      warnings: [],
    });
    const text = await repo.read(made.path);
    expect(text).toContain('handoff_chain: [perspective-swarm]');
    expect(text).toContain('invocation: "/lit-pm --handoff {payload_path}"');
    expect(await findings(repo)).toEqual([]);
    expect(await verifyPayload(of(repo, made.id))).toMatchObject({ state: 'pending' });
  });

  it('goes on from its parent, and never round in a circle', async () => {
    await using repo = await team();
    const first = await create(repo);
    const second = await create(repo, { from: 'lit-pm', to: 'statistician', parent: first.id });
    expect(await repo.read(second.path)).toContain('handoff_chain: [perspective-swarm, lit-pm]');
    const back = { from: 'statistician', to: 'lit-pm', parent: second.id };
    const loop = await failed(create(repo, back));
    expect(loop.code).toBe('VALIDATION_FAILED');
    expect(loop.message).toContain('perspective-swarm → lit-pm → statistician → lit-pm');
    const reasoned = await create(repo, { ...back, loopReason: 'the review goes back' });
    expect(reasoned.warnings.join()).toContain('handoff/chain-loop');
    expect((await findings(repo)).filter((one) => !one.startsWith('handoff/chain-loop'))).toEqual([]);
  });

  it('keeps what was to be handed on where it cannot be made', async () => {
    await using repo = await team();
    const unknown = await failed(create(repo, { to: 'lit-pn' }));
    expect(unknown).toMatchObject({
      code: 'TARGET_NOT_FOUND',
      details: { target_skill: 'lit-pn' },
      recoverable: true,
    });
    expect(unknown.help).toBe('did you mean `lit-pm`?');
    expect(unknown.preserved).toContain('.git');
    const lacking = await failed(
      create(repo, { stdin: async () => 'context: { problem_type: strategic }\n' }),
    );
    expect(lacking).toMatchObject({
      code: 'INVALID_PAYLOAD',
      details: { missing_fields: ['context.original_prompt'] },
    });
    const broken = await failed(create(repo, { stdin: async () => 'a: [\n' }));
    expect(broken.code).toBe('INVALID_PAYLOAD');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('fills what its target requires, or is not made', async () => {
    await using repo = await team();
    await repo.write(
      '.agents/skills/strict/SKILL.md',
      skillText('strict', 'research', '  requires: [context.synthesis_summary, insights.uncertainties]\n'),
    );
    const lacking = await failed(create(repo, { to: 'strict' }));
    expect(lacking.details.missing_fields).toEqual(['context.synthesis_summary']);
    expect(
      await create(repo, { to: 'strict', stdin: async () => `${context}synthesis_summary: Yes\n` }),
    ).toMatchObject({ category: 'research' });
  });

  it('is not made in the words of a rule that it would break', async () => {
    await using repo = await team();
    const wrong = await failed(
      create(repo, { stdin: async () => `${context}meta: { convergence_level: soso }\n` }),
    );
    expect(wrong.code).toBe('VALIDATION_FAILED');
    expect(wrong.message).toMatch(/\((?:record|handoff)\//);
    const early = await failed(create(repo, { expiresAt: '2026-11-28T02:00:00Z' }));
    expect(early.message).toContain('handoff/expiry');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('asks the target whether it is ready only where that is asked for', async () => {
    await using repo = await team();
    await repo.write(
      '.agents/skills/sick/SKILL.md',
      skillText('sick', 'research', '  health_check: "false"\n'),
    );
    expect((await failed(create(repo, { to: 'sick', healthCheck: true }))).code).toBe('HEALTH_CHECK_FAILED');
    expect(await create(repo, { to: 'sick' })).toMatchObject({ category: 'research' });
  });

  it('is made twenty times at once, and none is lost', async () => {
    await using repo = await team();
    const made = await Promise.all([...Array(20)].map(() => create(repo)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    expect(await readdir(join(repo.path, '.agents/handoffs'))).toHaveLength(20);
  });
});
