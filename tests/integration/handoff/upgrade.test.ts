import { describe, expect, it } from 'vitest';
import { upgradePayload } from '../../../src/app/handoff/upgrade.ts';
import { plainValue } from '../../../src/core/node.ts';
import { parseYaml } from '../../../src/records/yaml.ts';
import { failed, of, team } from '../../support/handoff-team.ts';
import { findings } from '../../support/lint-repo.ts';
import { payloadV1 } from '../../support/records-handoff.ts';

describe('a payload 1.0', () => {
  const old = [
    'handoff:',
    '  version: "1.0"',
    '  timestamp: 2026-11-28T02:30:00Z',
    '  workflow_id: swarm-1',
    '  source: { skill: perspective-swarm, session_path: runs/one }',
    '  payload:',
    '    original_prompt: Expand to Europe?',
    '    problem_type: strategic',
    '    synthesis_summary: Yes, carefully',
    '    key_uncertainties: [GDPR]',
    '  context: { convergence_level: low }',
    '',
  ].join('\n');

  it('is written as 2.0, and stays', async () => {
    await using repo = await team();
    await repo.write('.agents/handoffs/hnd_20261128_00000000.yaml', old);
    const made = await upgradePayload({ ...of(repo, 'hnd_20261128_00000000'), stage: false });
    const text = await repo.read(made.path);
    for (const part of [
      'version: "2.0"',
      'skill: lit-pm',
      'uncertainties: [GDPR]',
      'convergence_level: low',
      'workflow_id: swarm-1',
    ])
      expect(text).toContain(part);
    expect(await repo.read('.agents/handoffs/hnd_20261128_00000000.yaml')).toBe(old);
    expect((await findings(repo)).filter((one) => one.includes(made.id))).toEqual([]);
    expect((await failed(upgradePayload({ ...of(repo, made.id), stage: false }))).message).toContain(
      'expected `1.0`',
    );
  });

  it('says what 2.0 needs and it lacks', async () => {
    await using repo = await team();
    await repo.write(
      '.agents/handoffs/hnd_20261128_00000000.yaml',
      old.replace(', session_path: runs/one', ''),
    );
    const lacking = await failed(upgradePayload({ ...of(repo, 'hnd_20261128_00000000'), stage: false }));
    expect(lacking.details.missing_fields).toEqual(['source.session_path']);
    expect(
      await upgradePayload({ ...of(repo, 'hnd_20261128_00000000'), session: 'runs/one', stage: false }),
    ).toHaveProperty('id');
  });

  it('takes every value to where 2.0 has it', async () => {
    await using repo = await team();
    const source = payloadV1
      .replace('  payload:\n', '  payload:\n    reframed_challenge: Weigh it\n    synthesis_summary: Yes\n')
      .replace('  context:\n', '  context:\n    user_feedback: Mind the law\n');
    await repo.write('.agents/handoffs/hnd_20261128_00000000.yaml', source);
    const { path } = await upgradePayload({ ...of(repo, 'hnd_20261128_00000000'), stage: false });
    const [before, after] = [source, await repo.read(path)].map(
      (text) => plainValue(parseYaml(text).root) as { handoff: Record<string, Record<string, unknown>> },
    );
    const { payload = {}, context = {} } = before?.handoff ?? {};
    expect(after?.handoff.context).toMatchObject({
      original_prompt: payload.original_prompt,
      reframed_challenge: payload.reframed_challenge,
      problem_type: payload.problem_type,
      synthesis_summary: payload.synthesis_summary,
    });
    expect(after?.handoff.insights).toEqual({
      convergent: payload.convergent_insights,
      divergent: payload.divergent_insights,
      uncertainties: payload.key_uncertainties,
      blind_spots: payload.blind_spots_identified,
    });
    expect(after?.handoff.research_seeds).toEqual({ suggested_terms: payload.suggested_search_terms });
    expect(after?.handoff.meta).toMatchObject({
      perspectives_completed: context.perspectives_completed,
      convergence_level: context.convergence_level,
      user_feedback: context.user_feedback,
      handoff_chain: ['perspective-swarm'],
      upgraded_from: 'hnd_20261128_00000000',
    });
    expect(after?.handoff.target).toEqual({ skill: 'lit-pm' });
  });
});
