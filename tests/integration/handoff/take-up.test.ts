import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listHandoffs } from '../../../src/app/handoff/list.ts';
import { verifyPayload } from '../../../src/app/handoff/verify.ts';
import type { GitRepo } from '../../support/git-repo.ts';
import { ack, create, failed, inTeam, later, now, skillText, team } from '../../support/handoff-team.ts';
import { findings } from '../../support/lint-repo.ts';
import { handoffPath, payload } from '../../support/records-handoff.ts';
import { decision, decisionPath, thread, threadPath } from '../../support/records-thread.ts';

const fromRuns = '{ skill: perspective-swarm, workflow_id: one, session_path: runs/one }';

describe('a payload that is accepted', () => {
  it('is accepted once', async () => {
    await using repo = await team();
    const { id } = await create(repo);
    const both = await Promise.allSettled([ack(repo, id), ack(repo, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [slower] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(slower).toMatchObject({ code: 'VALIDATION_FAILED', recoverable: false });
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
    expect(await listHandoffs(inTeam(repo, later), () => true)).toMatchObject([{ id, state: 'rejected' }]);
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

describe('a payload that cannot be accepted', () => {
  const put = async (repo: GitRepo, text: string) => {
    await repo.write(handoffPath, text);
    return failed(ack(repo, handoffPath));
  };
  const hand = (change: Partial<Record<'source' | 'target' | 'context' | 'meta', string>> = {}) =>
    payload({ timestamp: now, source: fromRuns, ...change });

  it.each([
    ['is no YAML', 'schema: baton/handoff@1\nhandoff: [\n', 'cannot be read'],
    ['has another version', 'handoff: { version: "1.1", stage: a, producer: b }\n', 'another version'],
    ['lacks what 2.0 needs', hand({ context: '{ problem_type: strategic }' }), 'original_prompt'],
    ['holds a wrong field', hand({ context: '{ original_prompt: x, problem_type: odd }' }), '`odd`'],
  ])('is INVALID_PAYLOAD where it %s, and stays where it is', async (_what, text, part) => {
    await using repo = await team();
    const refused = await put(repo, text);
    expect(refused).toMatchObject({ code: 'INVALID_PAYLOAD', preserved: handoffPath });
    expect(refused.message).toContain(part);
    expect(await repo.read(handoffPath)).toBe(text);
  });

  it('names each missing field from the top, those that its target requires as well', async () => {
    await using repo = await team();
    const lacking = await put(repo, hand({ context: '{ synthesis_summary: x }' }));
    expect(lacking.details.missing_fields).toEqual(['context.original_prompt', 'context.problem_type']);
    const more = '  requires: [insights.uncertainties]\n';
    await repo.write('.agents/skills/lit-pm/SKILL.md', skillText('lit-pm', 'research', more));
    const required = await put(repo, hand());
    expect(required).toMatchObject({
      code: 'INVALID_PAYLOAD',
      details: { missing_fields: ['insights.uncertainties'] },
    });
  });

  it('is TARGET_NOT_FOUND where its target takes no handoffs', async () => {
    await using repo = await team();
    await repo.write('.agents/skills/plain/SKILL.md', '---\nname: plain\ndescription: Does x.\n---\n\n# x\n');
    expect(await put(repo, hand({ target: '{ skill: plain }' }))).toMatchObject({
      code: 'TARGET_NOT_FOUND',
      details: { target_skill: 'plain' },
    });
  });

  it('goes round over other files, whose chains leave out how it began', async () => {
    await using repo = await team();
    const first = await create(repo, { from: 'lit-pm', to: 'statistician' });
    const meta = `handoff_chain: [statistician]\nparent: ${first.id}`;
    const source = fromRuns.replace('perspective-swarm', 'statistician');
    const refused = await put(repo, hand({ source, meta }));
    expect(refused.code).toBe('VALIDATION_FAILED');
    expect(refused.details.validation_errors?.join()).toContain('lit-pm → statistician → lit-pm');
    await repo.write('.agents/baton.yaml', 'rules: { handoff/chain-parent: off }\n');
    expect((await put(repo, hand({ source, meta }))).details.validation_errors?.join()).toContain(
      'loop in the handoff chain: lit-pm → statistician → lit-pm',
    );
  });

  it('is an unknown one: that is no failure of a handoff', async () => {
    await using repo = await team();
    await expect(ack(repo, 'hnd_nobody')).rejects.toMatchObject({ code: 'usage' });
    await expect(ack(repo, 'lit-pm')).rejects.toMatchObject({ code: 'usage' });
  });
});

describe('a payload whose source lies outside of the repository', () => {
  it('is accepted where that is gone, with a warning', async () => {
    await using repo = await team();
    const outside = join(dirname(repo.path), 'swarm');
    await mkdir(outside);
    const { id, path } = await create(repo, { session: outside });
    expect((await verifyPayload(inTeam(repo), { handoff: id })).warnings).toEqual([]);
    await rm(outside, { recursive: true });
    const taken = await ack(repo, path);
    expect(taken).toMatchObject({ handoff: id, status: 'accepted' });
    expect(taken.warnings.join()).toContain('the path does not exist');
  });
});

describe('the list of payloads', () => {
  const list = (repo: GitRepo, at = now) => listHandoffs(inTeam(repo, at), () => true);
  const left = 'insights:\n  uncertainties: [true cost of GDPR compliance, currency fluctuation impact]\n';

  it('tells what nobody accepted, in time or not', async () => {
    await using repo = await team();
    const { id } = await create(repo);
    expect(await list(repo)).toMatchObject([
      { id, state: 'pending', isUnacknowledged: true, expiresAt: '2026-11-28T04:00:00Z' },
    ]);
    expect(await list(repo, later)).toMatchObject([{ id, state: 'expired', isUnacknowledged: true }]);
    await ack(repo, id);
    expect(await list(repo, later)).toMatchObject([{ id, state: 'accepted', isUnacknowledged: false }]);
  });

  it('tells what a payload lost of what its parent left open, unless a decision mentions it', async () => {
    await using repo = await team();
    const bare = 'original_prompt: Go?\nproblem_type: decision\n';
    const first = await create(repo, { stdin: async () => `${bare}${left}` });
    const second = await create(repo, {
      from: 'lit-pm',
      to: 'statistician',
      parent: first.id,
      stdin: async () => `${bare}research_seeds: { open_questions: [Who decides?] }\n`,
    });
    const lostOf = async () => (await list(repo)).find(({ id }) => id === second.id)?.lost;
    expect(await lostOf()).toEqual({
      parent: first.id,
      uncertainties: ['true cost of GDPR compliance', 'currency fluctuation impact'],
      questions: [],
    });
    await repo.write(threadPath, thread());
    await repo.write(decisionPath, decision({ decision: 'Hedge against the currency fluctuation impact' }));
    expect((await lostOf())?.uncertainties).toEqual(['true cost of GDPR compliance']);
  });
});
