import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verifyPayload } from '../../../src/app/handoff/verify.ts';
import { parseFullMarkdown } from '../../../src/records/markdown/full.ts';
import { context, create, failed, inTeam, later, skillText, team } from '../../support/handoff-team.ts';
import { findings } from '../../support/lint-repo.ts';
import { fakeSecret } from '../../support/secrets.ts';

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
    expect(await verifyPayload(inTeam(repo), { handoff: made.id })).toMatchObject({ state: 'pending' });
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

  it('reads the quotes of a health check, and starts no shell for what needs one', async () => {
    await using repo = await team();
    const check = async (line: string) => {
      const text = skillText('sick', 'research', `  health_check: ${JSON.stringify(line)}\n`);
      await repo.write('.agents/skills/sick/SKILL.md', text);
      return create(repo, { to: 'sick', healthCheck: true });
    };
    const three = await failed(check("node -e 'process.exit(3)'"));
    expect(three).toMatchObject({ code: 'HEALTH_CHECK_FAILED' });
    expect(three.message).toContain('it exited with 3');
    expect(await check(`node -e "process.exit(Number('0'))"`)).toMatchObject({ category: 'research' });
    const shell = await failed(check('true && touch ran'));
    expect(shell).toMatchObject({ code: 'HEALTH_CHECK_FAILED' });
    expect(shell.message).toContain('needs a shell');
    expect(await repo.git('status', '--porcelain', '--', 'ran')).toBe('');
  });

  it('is refused with every fault at once', async () => {
    await using repo = await team();
    const text = 'original_prompt: x\nproblem_type: odd\n';
    const both = await failed(create(repo, { stdin: async () => text, expiresAt: '2026-11-28T02:00:00Z' }));
    expect(both.details.validation_errors?.join()).toContain('problem_type');
    expect(both.details.validation_errors?.join()).toContain('handoff/expiry');
  });

  it('is refused where the skill that hands on is blank, as missing', async () => {
    await using repo = await team();
    for (const from of ['', '  ']) {
      expect(await failed(create(repo, { from }))).toMatchObject({
        code: 'INVALID_PAYLOAD',
        details: { missing_fields: ['source.skill'] },
      });
    }
  });

  it('is made twenty times at once, and none is lost', async () => {
    await using repo = await team();
    const made = await Promise.all([...Array(20)].map(() => create(repo)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    expect(await readdir(join(repo.path, '.agents/handoffs'))).toHaveLength(20);
  });
});

describe('the way of a payload', () => {
  it('goes on from the payload that is handed on, of whose hop it says nothing any more', async () => {
    await using repo = await team();
    const first = await create(repo, { reason: 'deeper search' });
    const second = await create(repo, { from: 'lit-pm', to: 'statistician', context: first.path });
    const text = await repo.read(second.path);
    expect(text).toContain('handoff_chain: [perspective-swarm, lit-pm]');
    expect(text).toContain(`parent: ${first.id}`);
    expect(text).not.toContain('deeper search');
    expect(second.warnings).toEqual([]);
    const third = await create(repo, { from: 'statistician', to: 'architect', context: second.path });
    expect(await repo.read(third.path)).toContain('handoff_chain: [perspective-swarm, lit-pm, statistician]');
    expect(await findings(repo)).toEqual([]);
  });

  it('is the same where an expired payload is handed on anew', async () => {
    await using repo = await team();
    const first = await create(repo);
    const second = await create(repo, {
      from: 'lit-pm',
      to: 'statistician',
      parent: first.id,
      reason: 'count it',
    });
    const again = await create(repo, {
      from: 'lit-pm',
      to: 'statistician',
      context: second.path,
      now: later,
    });
    const text = await repo.read(again.path);
    expect(text).toContain('handoff_chain: [perspective-swarm, lit-pm]');
    expect(text).toContain(`parent: ${first.id}`);
    expect(text).toContain('handoff_reason: count it');
    expect(await verifyPayload(inTeam(repo, later), { handoff: again.id })).toMatchObject({
      state: 'pending',
    });
  });

  it('has no parent where the payload that is handed on lies elsewhere', async () => {
    await using repo = await team();
    const first = await create(repo);
    await repo.write('inbox/payload.yaml', await repo.read(first.path));
    await repo.remove(first.path);
    const second = await create(repo, { from: 'lit-pm', to: 'architect', context: 'inbox/payload.yaml' });
    const text = await repo.read(second.path);
    expect(text).toContain('handoff_chain: [perspective-swarm, lit-pm]');
    expect(text).not.toContain('parent:');
  });

  it('starts with a payload that is there, and tells where it went to somebody else', async () => {
    await using repo = await team();
    await expect(create(repo, { from: 'lit-pm', to: 'architect', parent: 'lit-pm' })).rejects.toMatchObject({
      code: 'usage',
      message: expect.stringContaining('expected a handoff'),
    });
    const first = await create(repo);
    const other = await create(repo, { from: 'statistician', to: 'architect', parent: first.id });
    expect(other.warnings).toEqual([`\`${first.id}\` was handed off to \`lit-pm\`, not to \`statistician\``]);
  });

  it('is no loop either where a chain before it was shortened', async () => {
    await using repo = await team();
    const first = await create(repo, { from: 'lit-pm', to: 'statistician' });
    const second = await create(repo, { from: 'statistician', to: 'architect', parent: first.id });
    const text = (await repo.read(second.path)).replace('[lit-pm, statistician]', '[statistician]');
    await repo.write(second.path, text.replace(/ {4}payload_(?:hash|size_bytes): .*\n/g, ''));
    const back = await failed(create(repo, { from: 'architect', to: 'lit-pm', parent: second.id }));
    expect(back.code).toBe('VALIDATION_FAILED');
    expect(back.message).toContain('`lit-pm → statistician → architect → lit-pm` (handoff/chain-parent)');
  });

  it('goes back as often as the configuration allows, with whatever reason', async () => {
    await using repo = await team();
    await repo.write('.agents/baton.yaml', 'handoffs: { max_revisits: 0 }\n');
    const first = await create(repo);
    const second = await create(repo, { from: 'lit-pm', to: 'statistician', parent: first.id });
    const back = await failed(
      create(repo, { from: 'statistician', to: 'lit-pm', parent: second.id, loopReason: 'on purpose' }),
    );
    expect(back.details.validation_errors?.join()).toContain('handoff/chain-loop');
  });
});

describe('what is handed on', () => {
  it('stands in the order of the schema, with all that it does not know', async () => {
    await using repo = await team();
    const { path } = await create(repo, {
      stdin: async () => `x-note: keep me\nresearch_seeds: { open_questions: [How much?] }\n${context}`,
    });
    const text = await repo.read(path);
    const keys = [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, key]) => key);
    expect(keys).toEqual([
      'version',
      'timestamp',
      'expires_at',
      'source',
      'target',
      'context',
      'insights',
      'research_seeds',
      'x-note',
      'meta',
    ]);
  });

  it('may be a payload 1.0', async () => {
    await using repo = await team();
    await repo.write(
      'old.yaml',
      'handoff:\n  version: "1.0"\n  workflow_id: swarm-1\n  payload: { original_prompt: Go?, problem_type: decision, key_uncertainties: [when] }\n  context: { convergence_level: low }\n',
    );
    const { path } = await create(repo, { context: 'old.yaml' });
    const text = await repo.read(path);
    for (const part of ['original_prompt: "Go?"', 'uncertainties: [when]', 'convergence_level: low'])
      expect(text).toContain(part);
    expect(await findings(repo)).toEqual([]);
  });

  it.each([
    ['version: "3.0"\n  trace_id: t-1\n  context: { summary: x }', 'another version'],
    ['context: { original_prompt: x, problem_type: decision, big: 12345678901234567890 }', '1234567890'],
    ['context: { original_prompt: x, problem_type: decision, [a, b]: c }', 'Unexpected key'],
  ])('is refused where it would not be kept as it is: %s', async (text, part) => {
    await using repo = await team();
    const refused = await failed(create(repo, { stdin: async () => `handoff:\n  ${text}\n` }));
    expect(refused.code).toBe('INVALID_PAYLOAD');
    expect(refused.message).toContain(part);
    expect(await readFile(refused.preserved ?? '', 'utf8')).toBe(`handoff:\n  ${text}\n`);
  });

  it('is kept in the git folder where it came on standard input, whatever went wrong', async () => {
    await using repo = await team();
    const error = await create(repo, { parent: 'hnd_nobody' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'usage' });
    const [, place = ''] = /is kept in `(.*)`/.exec(String((error as { help?: string }).help)) ?? [];
    expect(await readFile(place, 'utf8')).toBe(context);
    const broken = await failed(create(repo, { stdin: async () => 'a: [\n' }));
    expect(await readFile(broken.preserved ?? '', 'utf8')).toBe('a: [\n');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });

  it('holds no secret, which no message prints', async () => {
    await using repo = await team();
    const token = fakeSecret('github');
    const refused = await failed(create(repo, { stdin: async () => `${context}note: ${token}\n` }));
    expect(refused.code).toBe('VALIDATION_FAILED');
    expect(refused.message).toContain('(privacy/secret)');
    expect(`${refused.message}${refused.help}${JSON.stringify(refused.details)}`).not.toContain(token);
    expect(await readFile(refused.preserved ?? '', 'utf8')).toContain(token);
  });
});

describe('the page about handoffs', () => {
  it('shows a context that is handed on as it is', async () => {
    await using repo = await team();
    const page = parseFullMarkdown(await readFile('docs/handoffs.md', 'utf8'));
    const example = page.fences.find(({ meta }) => meta === 'file=found.yaml')?.value ?? '';
    expect(await create(repo, { stdin: async () => example })).toMatchObject({ warnings: [] });
  });
});
