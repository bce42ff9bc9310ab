import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acknowledge } from '../../../src/app/handoff/acknowledge.ts';
import { createHandoff } from '../../../src/app/handoff/create.ts';
import { discover } from '../../../src/app/handoff/discover.ts';
import { HandoffFailure } from '../../../src/app/handoff/failure.ts';
import { listHandoffs } from '../../../src/app/handoff/list.ts';
import { upgradePayload } from '../../../src/app/handoff/upgrade.ts';
import { verifyPayload } from '../../../src/app/handoff/verify.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { findings } from '../../support/lint-repo.ts';

const now = '2026-11-28T03:00:00Z';
const later = '2026-11-28T05:00:00Z';
const context =
  'original_prompt: Expand to Europe?\nproblem_type: strategic\ninsights:\n  uncertainties: [a, b, c]\n';

const skillText = (name: string, category: string, more = '') =>
  `---\nname: ${name}\ndescription: Does ${category}.\nhandoff:\n  accepts_handoff: true\n  handoff_categories: [${category}]\n  handoff_description: ${category} in depth\n  handoff_trigger: "/${name} --handoff {payload_path}"\n${more}---\n\n# ${name}\n`;

async function team(): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [name, category] of [
    ['lit-pm', 'research'],
    ['statistician', 'analysis'],
    ['architect', 'architecture'],
  ] as const) {
    await repo.write(`.agents/skills/${name}/SKILL.md`, skillText(name, category));
  }
  await repo.write('runs/one/perspectives/critic.md', 'x\n');
  await repo.commitAll('Team');
  return repo;
}

const create = (repo: GitRepo, request: Partial<Parameters<typeof createHandoff>[0]> = {}) =>
  createHandoff({
    cwd: repo.path,
    env: repo.env,
    from: 'perspective-swarm',
    to: 'lit-pm',
    context: '-',
    stdin: async () => context,
    session: 'runs/one',
    healthCheck: false,
    stage: false,
    now,
    ...request,
  });

async function failed(run: Promise<unknown>): Promise<HandoffFailure> {
  const error = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof HandoffFailure) return error;
  throw new Error('expected a failure of the handoff', { cause: error });
}

const of = (repo: GitRepo, handoff: string, at = now) => ({
  cwd: repo.path,
  env: repo.env,
  handoff,
  now: at,
});
const ack = (repo: GitRepo, handoff: string, status: 'accepted' | 'rejected' = 'accepted', at = now) =>
  acknowledge({
    ...of(repo, handoff, at),
    status,
    by: 'lit-pm',
    stage: false,
    ...(status === 'rejected' ? { reason: 'no time' } : {}),
  });

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

describe('a payload that is taken up', () => {
  it('is taken up once', async () => {
    await using repo = await team();
    const { id } = await create(repo);
    const both = await Promise.allSettled([ack(repo, id), ack(repo, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await failed(ack(repo, id))).toMatchObject({ code: 'VALIDATION_FAILED', recoverable: false });
    expect(await failed(ack(repo, id, 'rejected'))).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await findings(repo)).toEqual([]);
  });

  it('is not, once it expired; it may still be refused', async () => {
    await using repo = await team();
    const { id } = await create(repo);
    const late = await failed(ack(repo, id, 'accepted', later));
    expect(late.details.validation_errors?.join()).toContain('expired');
    expect(await ack(repo, id, 'rejected', later)).toMatchObject({ status: 'rejected', reason: 'no time' });
    expect(await listHandoffs(repo.path, repo.env, later, () => true)).toMatchObject([
      { id, state: 'rejected' },
    ]);
  });

  it('is not, where somebody changed it', async () => {
    await using repo = await team();
    const { id, path } = await create(repo);
    await repo.write(path, (await repo.read(path)).replace('Expand to Europe?', 'Sell everything?'));
    const changed = await failed(ack(repo, id));
    expect(changed.message).toContain('handoff/payload-hash');
    expect(changed.preserved).toBe(path);
    await repo.commitAll('Changed');
  });

  it('is not, where its chain goes round and says no reason', async () => {
    await using repo = await team();
    const { id, path } = await create(repo);
    const text = (await repo.read(path)).replace('[perspective-swarm]', '[lit-pm, perspective-swarm]');
    await repo.write(path, text.replace(/ {4}payload_(?:hash|size_bytes): .*\n/g, ''));
    expect((await failed(ack(repo, id))).details.validation_errors?.join()).toContain('chain-loop');
  });
});

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
});

describe('who could take the work', () => {
  const ask = (repo: GitRepo, home?: string) =>
    discover({
      cwd: repo.path,
      env: { ...repo.env, ...(home ? { HOME: home } : {}) },
      stdin: async () => context,
      context: '-',
      now,
    });

  it('is ranked, with skills of home behind those of the project', async () => {
    await using repo = await team();
    const home = join(repo.path, '..', 'home');
    for (const name of ['lit-pm', 'home-only']) {
      await mkdir(join(home, '.claude/skills', name), { recursive: true });
      await writeFile(join(home, '.claude/skills', name, 'SKILL.md'), skillText(name, 'research'));
    }
    const menu = await ask(repo, home);
    expect(menu.map(({ name, scope, score }) => [name, scope, score])).toEqual([
      ['lit-pm', 'project', 6],
      ['home-only', 'home', 5],
      ['architect', 'project', 4],
      ['statistician', 'project', 4],
    ]);
  });

  it('is found anew when a skill changes, and through a cache that is broken', async () => {
    await using repo = await team();
    expect((await ask(repo)).map(({ name }) => name)).toContain('statistician');
    await repo.write(
      '.agents/skills/statistician/SKILL.md',
      '---\nname: statistician\ndescription: Counts.\n---\n\n# x\n',
    );
    expect((await ask(repo)).map(({ name }) => name)).not.toContain('statistician');
    await repo.write('.git/baton/available-workflows.yaml', 'discovery: [\n');
    expect((await ask(repo)).map(({ name }) => name)).toContain('lit-pm');
  });

  it('is no skill that no client would load, and it stands in nobody’s way', async () => {
    await using repo = await team();
    await repo.write('.agents/skills/lit-pm/SKILL.md', skillText('other-name', 'research'));
    const home = join(repo.path, '..', 'home');
    await mkdir(join(home, '.agents/skills/lit-pm'), { recursive: true });
    await writeFile(join(home, '.agents/skills/lit-pm/SKILL.md'), skillText('lit-pm', 'research'));
    expect((await ask(repo, home)).find(({ name }) => name === 'lit-pm')).toMatchObject({ scope: 'home' });
  });
});
