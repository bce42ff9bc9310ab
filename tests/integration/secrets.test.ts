import { describe, expect, it } from 'vitest';
import { reporters } from '../../src/cli/reporters.ts';
import { task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { findings, lintRepo, revision, staged } from '../support/lint-repo.ts';
import { fakeSecret, fakeSecrets } from '../support/secrets.ts';

const path = '.agents/tasks/task-001.md';
const token = fakeSecret('github');
const leak = `\n${token}\n`;
const clean = task('task-001');
const found = [`privacy/secret ${path}:${clean.split('\n').length + 1}`];

async function repoWith(text: string): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write(path, text);
  return repo;
}

describe('a secret in a record', () => {
  it('is found in the working tree, the index, a commit and an unsaved file', async () => {
    await using repo = await repoWith(clean + leak);
    expect(await findings(repo)).toEqual(found);
    expect(await findings(repo, staged)).toEqual([]);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual(found);
    await repo.commitAll('leak');
    expect(await findings(repo, revision('HEAD'))).toEqual(found);
    expect(await findings(repo, staged)).toEqual([]);
    await repo.write(path, clean);
    expect(await findings(repo)).toEqual([]);
    expect(await findings(repo, { target: { type: 'stdin', path, text: clean + leak } })).toEqual(found);
  });

  it('is found beside a byte order mark, CRLF and YAML that cannot be read', async () => {
    await using repo = await repoWith(`\uFEFF${clean}${leak}`.replaceAll('\n', '\r\n'));
    expect(await findings(repo)).toEqual(found);
    await repo.write(path, clean.replace('outcome:', 'outcome: [') + leak);
    expect(await findings(repo)).toContain(found[0]);
  });

  it("is nobody's in a file that is no record", async () => {
    await using repo = await repoWith(clean);
    await repo.write('.agents/tasks/notes.txt', leak);
    await repo.write('src/a.ts', leak);
    expect(await findings(repo)).toEqual(['record/unclaimed .agents/tasks/notes.txt']);
  });

  it('follows suppressions and severities', async () => {
    const comment = '\n<!-- baton-disable-next-line privacy/secret -- a key of the documentation -->';
    await using repo = await repoWith(clean + comment + leak);
    expect(await findings(repo)).toEqual([]);
    await repo.write(path, `${clean}${comment}\nNothing\n`);
    expect(await findings(repo)).toEqual([expect.stringContaining('suppression/unused')]);
    await repo.write(path, clean + leak);
    const [one] = (await lintRepo(repo, { rules: { 'privacy/secret': 'warning' } })).diagnostics;
    expect(one?.severity).toBe('warning');
    expect(await findings(repo, { rules: { 'privacy/secret': 'off' } })).toEqual([]);
    await repo.write('.agents/baton.yaml', 'profile: seed\n');
    expect(await findings(repo)).toEqual([]);
  });

  it('is not printed in any format, whichever rule quotes it', async () => {
    await using repo = await gitRepo();
    const secrets = Object.entries(fakeSecrets);
    for (const [kind, secret] of secrets) {
      // In prose, in a value that another rule quotes, and in a comment beside it.
      const line = secret.replaceAll('\n', ' ');
      const text = task(kind).replace(/outcome: .*/, () => `outcome: "${line}" # ${line}`);
      await repo.write(`.agents/tasks/${kind}.md`, `${text}\n${secret}\n`);
    }
    for (const rules of [{}, { 'privacy/secret': 'off' } as const]) {
      const result = await lintRepo(repo, { rules });
      const quoting = result.diagnostics.filter(({ rule }) => rule === 'record/schema');
      expect(quoting.length).toBeGreaterThanOrEqual(secrets.length);
      for (const load of Object.values(reporters)) {
        const shown = (await load())(result, { colour: false, width: 200 });
        for (const part of secrets.flatMap(([, secret]) => secret.split('\n'))) {
          const start = Math.min(20, part.length - 12);
          expect(shown.includes(part.slice(start, start + 12)), `${part} in ${shown}`).toBe(false);
        }
      }
    }
  });

  it('is not shown either where it stood before', async () => {
    const decision = '.agents/threads/thread_a/dec_20261127_k3v9qx7m.md';
    await using repo = await gitRepo();
    const text = (context: string) =>
      `---\nschema: baton/decision@1\nid: dec_20261127_k3v9qx7m\nthread: thread_a\ncontext: ${context}\n---\n`;
    await repo.write(decision, text(token));
    await repo.commitAll('leak');
    await repo.write(decision, text('nothing'));
    const result = await lintRepo(repo);
    expect(result.diagnostics.map(({ rule }) => rule)).toContain('thread/decision-immutable');
    const render = await reporters.pretty();
    expect(render(result, { colour: false, width: 200 })).not.toContain(token.slice(0, 12));
    expect(JSON.stringify(result.diagnostics)).not.toContain(token.slice(0, 12));
  });
});
