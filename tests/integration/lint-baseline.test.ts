import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { updateBaseline } from '../../src/app/lint/update-baseline.ts';
import { baselineOf, renderBaseline } from '../../src/records/config/baseline.ts';
import { contextIn } from '../support/context.ts';
import { pathOf, task } from '../support/gate.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { failure, findings, lintRepo, now, revision, staged } from '../support/lint-repo.ts';
import { fakeSecrets } from '../support/secrets.ts';

const one = pathOf('task-001');
const file = '.agents/baton-baseline.json';
const bad = task('task-001', false);
const fault = `task/outcome-requirements ${one}:10`;

const update = (repo: GitRepo, how: 'write' | 'prune') => updateBaseline(contextIn(repo, now), {}, how);

/** A commit with a bad task, and its baseline. */
async function withBaseline(): Promise<GitRepo> {
  const repo = await gitRepo();
  await repo.write(one, bad);
  await update(repo, 'write');
  await repo.commitAll('bad, and noted');
  return repo;
}

describe('a baseline', () => {
  it('follows its schema, is stable, and is skipped until the value changes', async () => {
    await using repo = await withBaseline();
    const schema = JSON.parse(await readFile('schemas/baseline.schema.json', 'utf8'));
    const text = await repo.read(file);
    const validate = new Ajv2020({ strict: true }).compile(schema);
    expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
    expect(await lintRepo(repo)).toMatchObject({ diagnostics: [], records: 1, baselined: 1 });
    expect(await lintRepo(repo, revision('HEAD'))).toMatchObject({ diagnostics: [], baselined: 1 });
    await update(repo, 'write');
    expect(await repo.read(file)).toBe(text);
    await repo.write(one, bad.replace('## Metadata', 'Some words.\n\n## Metadata'));
    expect(await findings(repo)).toEqual([]);
    await repo.write(one, bad.replace('outcome: blocked', 'outcome: partial'));
    expect(await findings(repo)).not.toEqual([]);
  });

  it('holds for a record that went to another place', async () => {
    await using repo = await withBaseline();
    await repo.git('mv', one, '.agents/tasks/task-001-login.md');
    expect(await lintRepo(repo)).toMatchObject({ diagnostics: [], baselined: 1 });
  });

  it('is that of the base at the gate, and a new one says that it comes first', async () => {
    await using repo = await withBaseline();
    await repo.write(one, `${bad}\nMore.\n`);
    await repo.git('add', '--all');
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], baselined: 1 });
    const two = pathOf('task-002');
    await repo.write(two, task('task-002', false));
    await update(repo, 'write');
    await repo.git('add', '--all');
    const { diagnostics } = await lintRepo(repo, staged);
    expect(diagnostics).toMatchObject([{ at: { path: two } }]);
    expect(diagnostics[0]?.help).toBe(
      `commit \`${file}\` first: a change is checked with the baseline before it`,
    );
    await repo.git('rm', '--quiet', '--cached', file);
    expect(await findings(repo, staged)).toEqual([`task/outcome-requirements ${two}:10`]);
  });

  it('counts for its own commit where the base has none', async () => {
    await using repo = await gitRepo();
    await repo.write(one, bad);
    await repo.commitAll('bad');
    await update(repo, 'write');
    await repo.write(one, `${bad}\nMore.\n`);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    await repo.git('rm', '--quiet', '--cached', file);
    expect(await findings(repo, staged)).toEqual([fault]);
  });

  it('that is missing beside a configuration is empty', async () => {
    await using repo = await gitRepo();
    await repo.write('.agents/baton.yaml', 'claim: marked\n');
    await repo.commitAll('configured');
    await repo.write(one, bad);
    await update(repo, 'write');
    await repo.git('add', '--all');
    const { diagnostics } = await lintRepo(repo, staged);
    expect(diagnostics).toMatchObject([{ rule: 'task/outcome-requirements' }]);
    expect(diagnostics[0]?.help).toContain(`commit \`${file}\` first`);
    await repo.git('commit', '--quiet', '-m', 'the baseline', '--', file);
    await repo.git('add', '--all');
    expect(await lintRepo(repo, staged)).toMatchObject({ diagnostics: [], baselined: 1 });
  });

  it('notes no secret, and says what is left out', async () => {
    await using repo = await gitRepo();
    await repo.write(one, `${bad}\n${fakeSecrets.github}\n`);
    expect(await update(repo, 'write')).toMatchObject({
      findings: 1,
      left: [{ rule: 'privacy/secret', count: 1 }],
    });
    expect(await repo.read(file)).not.toContain('privacy/secret');
    expect(await findings(repo)).toEqual([expect.stringMatching(/^privacy\/secret /)]);
  });

  it('notes no change, and skips none', async () => {
    await using repo = await gitRepo();
    const decision = (text: string) =>
      `---\nid: dec_a1\nthread: thread_t\nagent: a\ndate: 2026-01-01T00:00:00Z\ndecision: ${text}\nconfidence: 0.5\n---\n`;
    const path = '.agents/threads/thread_t/dec_a1.md';
    await repo.write(path, decision('one'));
    await repo.commitAll('a decision');
    await repo.write(path, decision('two'));
    const change = [`thread/decision-immutable ${path}:6`];
    expect((await findings(repo)).filter((one) => one.includes('immutable'))).toEqual(change);
    const left = [{ rule: 'thread/decision-immutable', count: 1 }];
    expect(await update(repo, 'write')).toMatchObject({ left });
    expect((await findings(repo)).filter((one) => one.includes('immutable'))).toEqual(change);
    const { diagnostics, keyOf } = await lintRepo(repo);
    const noted = diagnostics.map((one) => ({ key: keyOf(one), message: one.message }));
    await repo.write(file, renderBaseline(baselineOf(noted)));
    expect((await findings(repo)).filter((one) => one.includes('immutable'))).toEqual(change);
  });

  it('notes what a rule about changes says of a new record', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a\n');
    await repo.commitAll('none yet');
    const claim = 'files_created: [{ path: gone.md, purpose: x, lines: all }]';
    await repo.write(one, task('task-001').replace('outcome: blocked', `outcome: blocked\n${claim}`));
    expect(await findings(repo)).toEqual([`claims/file-exists ${one}:11`]);
    expect(await update(repo, 'write')).toMatchObject({ findings: 1, left: [] });
    expect(await lintRepo(repo)).toMatchObject({ diagnostics: [], baselined: 1 });
    expect(await update(repo, 'prune')).toMatchObject({ findings: 1, pruned: 0 });
  });

  it('is pruned of what was fixed, and gone when nothing is left', async () => {
    await using repo = await withBaseline();
    expect(await update(repo, 'prune')).toEqual({
      path: file,
      entries: 1,
      findings: 1,
      pruned: 0,
      left: [],
    });
    await repo.write(one, task('task-001'));
    await repo.write(pathOf('task-002'), task('task-002', false));
    expect(await update(repo, 'prune')).toEqual({
      path: file,
      entries: 0,
      findings: 0,
      pruned: 1,
      left: [],
    });
    await expect(repo.read(file)).rejects.toThrow('ENOENT');
    expect(await findings(repo)).toEqual([`task/outcome-requirements ${pathOf('task-002')}:10`]);
  });

  it('that is broken stops the run, and can be written anew', async () => {
    await using repo = await withBaseline();
    await repo.write(file, '{"version": 1, "findings": [{}]}');
    const error = await failure(lintRepo(repo));
    expect(error).toMatchObject({ code: 'config', help: expect.stringContaining('--write-baseline') });
    expect(error.message).toContain('`findings[0]`');
    await repo.git('add', '--all');
    expect((await failure(lintRepo(repo, staged))).code).toBe('config');
    expect((await failure(update(repo, 'prune'))).code).toBe('config');
    await update(repo, 'write');
    expect(await findings(repo)).toEqual([]);
  });

  it('lies beside the configuration where the root is moved', async () => {
    await using repo = await gitRepo();
    await repo.write('.baton.yaml', 'root: docs/reasoning\n');
    await repo.write('docs/reasoning/tasks/task-001.md', bad);
    expect((await update(repo, 'write')).path).toBe('.baton-baseline.json');
    expect(await lintRepo(repo)).toMatchObject({ diagnostics: [], baselined: 1 });
  });
});
