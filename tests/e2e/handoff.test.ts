import { describe, expect, it } from 'vitest';
import type { Gate } from '../support/gate.ts';
import { teamFiles } from '../support/handoff-team.ts';
import { gate } from '../support/installed-gate.ts';
import { payload, payloadV1 } from '../support/records-handoff.ts';

const found =
  'context: { original_prompt: Expand to Europe?, problem_type: strategic }\ninsights: { uncertainties: [the cost, the law, the rivals] }\n';

/** A repository with the hook and a team of three skills, all committed. */
async function team(): Promise<Gate> {
  const repo = await gate();
  for (const [path, text] of Object.entries({ ...teamFiles, 'found.yaml': found }))
    await repo.stage(path, text);
  await committed(repo);
  return repo;
}

async function committed(repo: Gate): Promise<void> {
  const { code, stderr } = await repo.commit();
  expect({ code, stderr }).toMatchObject({ code: 0 });
}

interface Made {
  readonly id: string;
  readonly path: string;
  readonly invocation: string;
}

async function create(repo: Gate, from: string, to: string, ...more: string[]): Promise<Made> {
  const args = ['--from', from, '--to', to, '--context', 'found.yaml', '--session', 'runs/one', ...more];
  const { code, stderr, stdout } = await repo.baton('handoff', 'create', ...args, '--stage', '--json');
  expect({ code, stderr }).toMatchObject({ code: 0 });
  return JSON.parse(stdout) as Made;
}

const errorIn = (stdout: string) => (JSON.parse(stdout) as { error: Record<string, unknown> }).error;

describe('a handoff chain of three skills', () => {
  it('passes the hook at each step; a loop is refused unless there is a reason', async () => {
    await using repo = await team();
    const first = await create(repo, 'perspective-swarm', 'lit-pm');
    expect(first.invocation).toBe(`/lit-pm --handoff ${first.path}`);
    await committed(repo);
    expect((await repo.baton('handoff', 'verify', first.id)).stdout).toBe(`✔ ${first.id} can be accepted\n`);
    expect((await repo.baton('handoff', 'accept', first.id, '--by', 'lit-pm', '--stage')).code).toBe(0);
    await committed(repo);
    const second = await create(repo, 'lit-pm', 'statistician', '--parent', first.id);
    await committed(repo);
    expect((await repo.baton('handoff', 'accept', second.id, '--by', 'statistician', '--stage')).code).toBe(
      0,
    );
    await committed(repo);
    expect((await repo.baton('lint')).stdout).toMatch(/^✔/);

    const back = [
      ...['handoff', 'create', '--from', 'statistician', '--to', 'lit-pm', '--parent', second.id],
      ...['--context', 'found.yaml', '--session', 'runs/one'],
    ];
    const loop = await repo.baton(...back);
    expect(loop).toMatchObject({ code: 1 });
    expect(loop.stdout).toContain('code: VALIDATION_FAILED');
    expect(loop.stdout).toContain('perspective-swarm → lit-pm → statistician → lit-pm');
    expect(loop.stdout).toContain('payload_preserved: found.yaml');
    expect(loop.stderr).toContain('--loop-reason');
    const third = await create(
      repo,
      ...([
        'statistician',
        'lit-pm',
        '--parent',
        second.id,
        '--loop-reason',
        'the review goes back',
      ] as const),
    );
    await committed(repo);
    const last = await create(repo, 'statistician', 'architect', '--parent', second.id);
    await committed(repo);
    const whole = await repo.baton('lint', '--format', 'json');
    const { diagnostics } = JSON.parse(whole.stdout) as {
      diagnostics: { rule: string; severity: string }[];
    };
    expect({ code: whole.code, diagnostics }).toMatchObject({
      code: 0,
      diagnostics: [{ rule: 'handoff/chain-loop', severity: 'warning' }],
    });
    const list = await repo.baton('handoff', 'list');
    for (const { id } of [first, second]) expect(list.stdout).toMatch(new RegExp(`^${id} .* accepted$`, 'm'));
    for (const { id } of [third, last]) expect(list.stdout).toMatch(new RegExp(`^${id} .* pending`, 'm'));
  });
});

describe('a payload that is accepted by real processes', () => {
  it('goes to one of two', async () => {
    await using repo = await team();
    const { id, path } = await create(repo, 'perspective-swarm', 'lit-pm');
    await committed(repo);
    const both = await Promise.all(
      ['one', 'two'].map((by) => repo.process('handoff', 'accept', id, '--by', by, '--stage', '--json')),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
    const lost = both.find(({ code }) => code === 1);
    expect(errorIn(lost?.stdout ?? '')).toMatchObject({
      code: 'VALIDATION_FAILED',
      recoverable: false,
      payload_preserved: path,
    });
    const winner = both[0]?.code === 0 ? 'one' : 'two';
    expect(await repo.repo.read(path.replace('.yaml', '.ack.yaml'))).toContain(`by: ${winner}\n`);
    await committed(repo);
    expect((await repo.baton('lint')).stdout).toMatch(/^✔/);
  });

  it('is rejected with a reason, and then gone', async () => {
    await using repo = await team();
    const { id, path } = await create(repo, 'perspective-swarm', 'lit-pm');
    const reject = [
      'handoff',
      'reject',
      id,
      '--reason',
      'no access to the archive',
      '--by',
      'lit-pm',
      '--stage',
    ];
    expect((await repo.baton(...reject)).stdout).toBe(`✔ rejected, ${path.replace('.yaml', '.ack.yaml')}\n`);
    await committed(repo);
    const late = await repo.baton('handoff', 'accept', id, '--json');
    expect(errorIn(late.stdout)).toMatchObject({ code: 'VALIDATION_FAILED', recoverable: false });
    expect((await repo.baton('handoff', 'show', id)).stdout).toContain('no access to the archive');
  });

  it('is not accepted when it was tampered with, and stays as it is', async () => {
    await using repo = await team();
    const { id, path } = await create(repo, 'perspective-swarm', 'lit-pm');
    await committed(repo);
    const text = (await repo.repo.read(path)).replace('Expand to Europe?', 'Sell everything?');
    await repo.repo.write(path, text);
    const refused = await repo.baton('handoff', 'accept', id, '--json');
    const error = errorIn(refused.stdout);
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', payload_preserved: path });
    expect(JSON.stringify(error.details)).toContain('handoff/payload-hash');
    expect(await repo.repo.read(path)).toBe(text);
  });

  it('is not accepted when it expired; handed on anew it is', async () => {
    await using repo = await team();
    const path = '.agents/handoffs/hnd_20260204_k3v9qx7m.yaml';
    const source = '{ skill: perspective-swarm, workflow_id: one, session_path: runs/one }';
    await repo.stage(path, payload({ source }));
    await committed(repo);
    const late = await repo.baton('handoff', 'accept', 'hnd_20260204_k3v9qx7m');
    expect(late.code).toBe(1);
    expect(late.stdout).toContain('it expired at 2026-02-04T20:30:00');
    expect(late.stderr).toContain(
      `baton handoff create --from perspective-swarm --to lit-pm --context ${path}`,
    );
    const anew = ['--from', 'perspective-swarm', '--to', 'lit-pm', '--context', path, '--stage', '--json'];
    const made = await repo.baton('handoff', 'create', ...anew);
    expect(made.code).toBe(0);
    expect(
      (await repo.baton('handoff', 'accept', (JSON.parse(made.stdout) as Made).id, '--stage')).code,
    ).toBe(0);
    await committed(repo);
  });
});

describe('a payload 1.0', () => {
  it('is upgraded beside the old one, and both pass the hook', async () => {
    await using repo = await team();
    await repo.stage('.agents/handoffs/hnd_20260204_k3v9qx7m.yaml', payloadV1);
    await committed(repo);
    const lint = await repo.baton('lint');
    expect(lint.stdout).toContain('`baton handoff upgrade hnd_20260204_k3v9qx7m`');
    const made = await repo.baton('handoff', 'upgrade', 'hnd_20260204_k3v9qx7m', '--stage', '--json');
    expect(made.code).toBe(0);
    await committed(repo);
    expect(await repo.repo.read((JSON.parse(made.stdout) as Made).path)).toContain('version: "2.0"');
  });
});

describe('twenty agents that hand on at once', () => {
  it('lose nothing', async () => {
    await using repo = await team();
    const args = ['--from', 'perspective-swarm', '--to', 'lit-pm', '--context', 'found.yaml'];
    const runs = await Promise.all(
      [...Array(20).keys()].map((index) =>
        repo.process(
          'handoff',
          'create',
          ...args,
          '--session',
          'runs/one',
          '--reason',
          `agent ${index}`,
          '--json',
        ),
      ),
    );
    expect(runs.map(({ code }) => code)).toEqual(Array(20).fill(0));
    const texts = await Promise.all(
      runs.map(({ stdout }) => repo.repo.read((JSON.parse(stdout) as Made).path)),
    );
    for (const [index, text] of texts.entries()) expect(text).toContain(`handoff_reason: agent ${index}\n`);
    await repo.git('add', '--all');
    await committed(repo);
    expect((await repo.baton('lint')).stdout).toMatch(/^✔ 2[34] records checked/);
  }, 60_000);
});
