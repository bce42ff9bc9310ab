import { describe, expect, it } from 'vitest';
import { listHandoffs } from '../../../src/app/handoff/list.ts';
import { upgradePayload } from '../../../src/app/handoff/upgrade.ts';
import { verifyPayload } from '../../../src/app/handoff/verify.ts';
import { importFiles } from '../../../src/app/interchange/import.ts';
import { plainValue } from '../../../src/core/node.ts';
import { parseYaml } from '../../../src/records/yaml/parse.ts';
import { ack, create, failed, inTeam, team } from '../../support/handoff-team.ts';
import { findings } from '../../support/lint-repo.ts';
import { run } from '../../support/migrate.ts';
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
    const made = await upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' });
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
    expect((await failed(upgradePayload(inTeam(repo), { handoff: made.id }))).message).toContain(
      'expected `1.0`',
    );
  });

  it('says what 2.0 needs and it lacks', async () => {
    await using repo = await team();
    await repo.write(
      '.agents/handoffs/hnd_20261128_00000000.yaml',
      old.replace(', session_path: runs/one', ''),
    );
    const lacking = await failed(upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' }));
    expect(lacking.details.missing_fields).toEqual(['source.session_path']);
    expect(
      await upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000', session: 'runs/one' }),
    ).toHaveProperty('id');
  });

  it('takes every value to where 2.0 has it', async () => {
    await using repo = await team();
    const source = payloadV1
      .replace('  payload:\n', '  payload:\n    reframed_challenge: Weigh it\n    synthesis_summary: Yes\n')
      .replace('  context:\n', '  context:\n    user_feedback: Mind the law\n');
    await repo.write('.agents/handoffs/hnd_20261128_00000000.yaml', source);
    const { path } = await upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' });
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

  it('is upgraded once, and accepted once', async () => {
    await using repo = await team();
    const id = 'hnd_20261128_00000000';
    await repo.write(`.agents/handoffs/${id}.yaml`, old);
    const made = await upgradePayload(inTeam(repo), { handoff: id });
    const before = await repo.fingerprint();
    const again = await failed(upgradePayload(inTeam(repo), { handoff: id }));
    expect(again).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: `Payload \`${id}\` is upgraded already, to \`${made.id}\``,
      preserved: made.path,
      recoverable: false,
    });
    const taken = await failed(ack(repo, id));
    expect(taken).toMatchObject({ code: 'VALIDATION_FAILED', preserved: made.path, recoverable: false });
    expect(taken.message).toContain(`it was upgraded to \`${made.id}\``);
    expect(await repo.fingerprint()).toEqual(before);
    const rows = await listHandoffs(inTeam(repo), () => true);
    expect(new Map(rows.map((row) => [row.id, [row.state, row.isUnacknowledged]]))).toEqual(
      new Map([
        [id, ['upgraded', false]],
        [made.id, ['pending', true]],
      ]),
    );
    const asked = await run(repo, ['query', 'handoffs', '--pending', '--json']);
    expect(asked.stdout).toContain(made.id);
    expect(asked.stdout).not.toContain(`"${id}"`);
    expect((await run(repo, ['handoff', 'show', id])).stdout).toContain(`${id}  upgraded`);
    await repo.git('add', '--all');
    const told = await run(repo, ['review', '--staged']);
    expect(told.stdout).toContain(`${made.id} is pending`);
    expect(told.stdout).not.toContain(`${id} waits`);
    await repo.git('reset', '--quiet');
    await repo.write(`.agents/archive/handoffs/${made.id}.yaml`, await repo.read(made.path));
    await repo.remove(made.path);
    expect((await failed(upgradePayload(inTeam(repo), { handoff: id }))).message).toContain(made.id);
  });

  it('is not what a payload that goes on from the new one was made of', async () => {
    await using repo = await team();
    await repo.write('.agents/handoffs/hnd_20261128_00000000.yaml', old);
    const made = await upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' });
    expect(await repo.read(made.path)).toContain('upgraded_from: hnd_20261128_00000000');
    const next = await create(repo, { from: 'lit-pm', to: 'statistician', context: made.path });
    expect(await repo.read(next.path)).not.toContain('upgraded_from');
  });

  it('gets no new hash after it was changed', async () => {
    await using repo = await team();
    const hash = `sha256:${'1'.repeat(64)}`;
    const path = '.agents/handoffs/hnd_20261128_00000000.yaml';
    await repo.write(path, `${old}  meta: { payload_hash: "${hash}" }\n`);
    const refused = await failed(upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' }));
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', preserved: path });
    expect(refused.message).toContain('was changed after it was written');
  });

  it('is not upgraded after it was accepted', async () => {
    await using repo = await team();
    await repo.write('.agents/handoffs/hnd_20261128_00000000.yaml', `${old}  target: { skill: lit-pm }\n`);
    await ack(repo, 'hnd_20261128_00000000');
    const refused = await failed(upgradePayload(inTeam(repo), { handoff: 'hnd_20261128_00000000' }));
    expect(refused).toMatchObject({ code: 'VALIDATION_FAILED', recoverable: false });
    expect(refused.message).toContain('is already acknowledged: it was accepted by lit-pm');
  });
});

describe('a payload of another protocol', () => {
  it('is refused by every verb that takes one, with the import that reads it', async () => {
    await using repo = await team();
    const path = '.agents/handoffs/hnd_20261128_00000000.yaml';
    const universal = [
      'handoff:',
      '  version: "3.0"',
      '  trace_id: t-1',
      '  timestamp: 2026-11-28T02:30:00Z',
      '  source: { skill: lit-pm, session_path: runs/one }',
      '  target: { skill: statistician }',
      '  context: { summary: Expand to Europe }',
      '',
    ].join('\n');
    await repo.write(path, universal);
    const asked = { handoff: 'hnd_20261128_00000000' };
    const import3 = `convert it to 2.0: \`baton import payload ${path}\``;
    for (const refused of [
      await failed(verifyPayload(inTeam(repo), asked)),
      await failed(upgradePayload(inTeam(repo), asked)),
      await failed(create(repo, { context: path })),
    ]) {
      expect([refused.help, refused.preserved]).toEqual([import3, path]);
    }
    const typed = await failed(create(repo, { stdin: async () => universal }));
    expect(typed.help).toContain('save it to a file');
    const { records } = await importFiles(inTeam(repo), {
      format: 'payload',
      files: [path],
      said: {},
      dryRun: false,
    });
    const [made] = records;
    await ack(repo, made?.id ?? '');
    expect(await findings(repo)).toEqual([]);
  });
});
