import { describe, expect, it } from 'vitest';
import { checkCheckout, checkMerged } from '../../src/app/commit/incoming.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { findings, lintRepo, now, revision, staged } from '../support/lint-repo.ts';
import { renderSession, sessionId, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { fakeSecrets } from '../support/secrets.ts';

const config = '.agents/baton.yaml';
const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const skipping = renderSession({
  ...stageOf({}, 'CHAIN_OF_THOUGHT'),
  history: ['INITIALIZED', 'JOHARI_DISCOVERY', 'CHAIN_OF_THOUGHT'],
});
const fixed = textOf('CHAIN_OF_THOUGHT');
const rewritten = `session/history-append-only ${sessionPath}`;

/** A waiver of the rule that the fixing breaks. */
function waiver(more = '', rule = 'session/history-append-only'): string {
  return `waivers:\n  - { rule: ${rule}, record: ${sessionId}, reason: too late, by: ada${more} }\n`;
}

/** A session that skipped a state, committed; then, where there is one, a configuration. */
async function skipped(text?: string): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write(sessionPath, skipping);
  await repo.commitAll('skip');
  if (text !== undefined) {
    await repo.write(config, text);
    await repo.commitAll('waive');
  }
  await repo.write(sessionPath, fixed);
  await repo.git('add', '--all');
  return repo;
}

async function rulesOf(repo: GitRepo, request = {}): Promise<string[]> {
  return (await findings(repo, request)).map((one) => one.split(':')[0] ?? '');
}

describe('a waiver that is committed', () => {
  it('accepts a staged fix, and counts it', async () => {
    await using without = await skipped();
    expect(await rulesOf(without, staged)).toEqual([rewritten]);
    await using repo = await skipped(waiver());
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], records: 1, waived: 1 });
    expect(await lintRepo(repo, { since: 'HEAD' })).toMatchObject({ diagnostics: [], waived: 1 });
  });

  it.each([
    ['of another rule', waiver('', 'session/history-legal')],
    ['of one commit, which this is not', waiver(', commit: 4f2a9c1')],
    ['that is over', waiver(', until: 2026-11-30')],
  ])('lets nothing pass: one %s', async (_, text) => {
    await using repo = await skipped(text);
    expect(await rulesOf(repo, staged)).toEqual([rewritten]);
  });

  it('counts through its last day', async () => {
    await using repo = await skipped(waiver(', until: 2026-12-01'));
    expect(await rulesOf(repo, { ...staged, now })).toEqual([]);
  });

  it('of a nested root counts for its records', async () => {
    await using repo = await gitRepo();
    const path = `part/${sessionPath}`;
    await repo.write(path, skipping);
    await repo.write(`part/${config}`, waiver());
    await repo.commitAll('skip and waive');
    await repo.write(path, fixed);
    await repo.git('add', '--all');
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], waived: 1 });
  });

  it('hides nothing of what is there: the working tree, and a commit with all its records', async () => {
    await using repo = await skipped(waiver('', 'session/history-legal'));
    expect(await rulesOf(repo, revision('HEAD'))).toEqual([`session/history-legal ${sessionPath}`]);
    await repo.git('reset', '--quiet', '--hard');
    expect(await rulesOf(repo)).toEqual([`session/history-legal ${sessionPath}`]);
  });
});

describe('a waiver of the same change', () => {
  it('lets the repair pass, and nothing else', async () => {
    await using repo = await skipped('claim: marked\n');
    await repo.write(config, waiver());
    await repo.git('add', '--all');
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], waived: 1 });
    await repo.write(sessionPath, fixed.replace('user_query: Fix', 'user_query: Rename'));
    await repo.git('add', '--all');
    const [found] = (await lintRepo(repo, staged)).diagnostics;
    expect(found?.rule).toBe('session/history-append-only');
    expect(found?.help).toContain('the waiver has no effect');
  });

  it('lets no new fault and no secret pass', async () => {
    await using repo = await gitRepo();
    await repo.write(sessionPath, fixed);
    await repo.commitAll('right');
    await repo.write(sessionPath, textOf('SEMANTIC_UNDERSTANDING'));
    await repo.write(config, waiver());
    await repo.git('add', '--all');
    expect(await rulesOf(repo, staged)).toContain(rewritten);
    await repo.write(sessionPath, `${fixed}\n${fakeSecrets.github}\n`);
    await repo.write(config, waiver('', 'privacy/secret'));
    await repo.git('add', '--all');
    const found = (await lintRepo(repo, staged)).diagnostics.find(({ rule }) => rule === 'privacy/secret');
    expect(found?.help).toContain('a secret is not waived');
  });
});

describe('what arrived', () => {
  it.each([
    ['a rule', ''],
    ['its commit', ', commit: COMMIT'],
  ])('is checked by its own waivers: of %s', async (_, more) => {
    await using repo = await skipped();
    await repo.git('commit', '--quiet', '-m', 'mend');
    const remedy = await repo.git('rev-parse', 'HEAD');
    const told = async () => {
      await repo.git('update-ref', 'ORIG_HEAD', `${remedy}^`);
      const incoming = await checkMerged(contextIn(repo, now));
      return incoming?.result.diagnostics.map(({ rule }) => rule);
    };
    expect(await told()).toEqual(['session/history-append-only']);
    await repo.write(config, waiver(more.replace('COMMIT', remedy.slice(0, 10))));
    await repo.commitAll('waive');
    expect(await told()).toEqual([]);
  });

  it('is told where its waiver is not for it', async () => {
    await using repo = await gitRepo();
    const first = await repo.commitAll('begin');
    await repo.write(sessionPath, skipping);
    await repo.write(config, waiver());
    await repo.commitAll('skip');
    const incoming = await checkCheckout(contextIn(repo, now), first);
    expect(incoming?.result.diagnostics.map(({ rule }) => rule)).toEqual(['session/history-legal']);
    await repo.write(config, waiver('', 'session/history-legal'));
    await repo.commitAll('waive');
    const again = await checkCheckout(contextIn(repo, now), first);
    expect(again?.result.diagnostics).toEqual([]);
  });
});
