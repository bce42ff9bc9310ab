import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, pathOf, task } from '../support/gate.ts';
import { renderSession, sessionPath, sessionRun, stageOf } from '../support/records-session.ts';
import { decision, decisionPath, entry, thread, threadPath } from '../support/records-thread.ts';

const textOf = (name: string) => sessionRun().find((stage) => stage.name === name)?.text ?? '';
const [first, advanced, further] = ['JOHARI_DISCOVERY', 'SEMANTIC_UNDERSTANDING', 'CHAIN_OF_THOUGHT'].map(
  textOf,
);
const halted = renderSession(stageOf({ halt: 'step 0' }, 'HALTED'));

/** A repository with the drivers and without hooks: what git leaves is what is looked at. */
async function withDrivers(): Promise<Gate> {
  const repo = await bareGate();
  const { code, stderr } = await repo.baton('init', '--no-hooks', '--drivers');
  if (code !== 0) throw new Error(stderr);
  await repo.git('add', '--all');
  await repo.git('commit', '--quiet', '-m', 'init');
  return repo;
}

/** Merges a branch that changed a file in one way into one that changed it in another. */
async function merged(repo: Gate, path: string, base: string, ours: string, theirs: string) {
  const commit = async (text: string) => {
    await repo.stage(path, text);
    await repo.git('commit', '--quiet', '-m', 'x');
  };
  await commit(base);
  await repo.git('switch', '--quiet', '-c', 'side');
  await commit(theirs);
  await repo.git('switch', '--quiet', 'main');
  await commit(ours);
  const { code, stderr } = await repo.run('git', ['merge', '--quiet', '--no-edit', 'side']);
  return { code, stderr, text: await repo.repo.read(path) };
}

const statuses = (...lines: string[]) => ({ status_history: `\n${lines.join('\n')}` });
const [active, paused, blocked] = [entry('active', 9), entry('paused', 10), entry('blocked', 11, 'docs')];

describe('the merge driver', () => {
  it.each(['ours', 'theirs'])('fast-forwards a session where %s goes on from the other', async (longer) => {
    await using repo = await withDrivers();
    const [ours, theirs] = longer === 'ours' ? [further, advanced] : [advanced, further];
    const { code, text } = await merged(repo, sessionPath, first ?? '', ours ?? '', theirs ?? '');
    expect(code).toBe(0);
    expect(text).toBe(further);
  });

  it('leaves a conflict where both sides of a session advanced, which a fork then resolves', async () => {
    await using repo = await withDrivers();
    const { code, stderr, text } = await merged(repo, sessionPath, first ?? '', advanced ?? '', halted);
    expect(code).toBe(1);
    expect(stderr).toContain(`${sessionPath} has a conflict`);
    expect(text).toMatch(/^<{7} ours$/m);
    expect(await repo.git('ls-files', '--unmerged')).toContain(sessionPath);
    expect(await repo.baton('session', 'fork', 'fbcd4d0d-3a1', '--stage')).toMatchObject({ code: 0 });
    await repo.git('commit', '--quiet', '--no-edit');
  });

  it('keeps a line that the shorter side of a session added', async () => {
    await using repo = await withDrivers();
    const noted = (advanced ?? '').replace('# Fix the login bug', '# Fix the login bug\n\nA note of ours.');
    const { code, text } = await merged(repo, sessionPath, first ?? '', noted, further ?? '');
    expect(code).toBe(1);
    expect(text).toContain('A note of ours.');
  });

  it('unites the statuses of a thread, sorted', async () => {
    await using repo = await withDrivers();
    const { code, text } = await merged(
      repo,
      threadPath,
      thread(),
      thread(['active', 'blocked'], statuses(active, blocked)),
      thread(['active', 'paused'], statuses(active, paused)),
    );
    expect(code).toBe(0);
    expect(text).toBe(thread(['active', 'blocked'], statuses(active, paused, blocked)));
  });

  it('unites appended thoughts, and what else each side changed', async () => {
    await using repo = await withDrivers();
    const of = (...thoughts: string[]) => `\n${thoughts.map((one) => `  - ${one}`).join('\n')}`;
    const { code, text } = await merged(
      repo,
      decisionPath,
      decision({ thoughts: of('one') }),
      decision({ thoughts: of('one', 'two') }),
      decision({ thoughts: of('one', 'three') }),
    );
    expect(code).toBe(0);
    expect(text).toBe(decision({ thoughts: of('one', 'two', 'three') }));
  });

  it('refuses what merges line by line into a record that breaks a rule', async () => {
    await using repo = await withDrivers();
    const path = pathOf('task-001');
    const body = `${task('task-001').replace('## Handoff', `${'\nfiller\n'.repeat(9)}\n## Handoff`)}`;
    const { code, text, stderr } = await merged(
      repo,
      path,
      body,
      body.replace('Status: blocked', 'Status: failed').replace('outcome: blocked', 'outcome: failed'),
      body
        .replace('          suggested_resolution: Ask for one\n', '')
        .replace('    suggested_resolution: Ask for one\n', ''),
    );
    expect(stderr).toContain('task/outcome-requirements');
    expect(code).toBe(1);
    expect(text).toMatch(/^<{7} ours\n# Task/);
  });

  it('merges what is no record as git does', async () => {
    await using repo = await withDrivers();
    const { code, text } = await merged(
      repo,
      '.agents/notes.md',
      'a\n\n\n\nb\n',
      'A\n\n\n\nb\n',
      'a\n\n\n\nB\n',
    );
    expect({ code, text }).toEqual({ code: 0, text: 'A\n\n\n\nB\n' });
  });

  it.each([
    ['is missing', 'exit 127'],
    ['is killed', 'kill -9 $$'],
    ['fails', 'exit 1'],
  ])('leaves no merge where it %s', async (_, script) => {
    await using repo = await withDrivers();
    const program = join(repo.outside, 'bin', 'git-baton');
    await rm(program);
    await writeFile(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const { code } = await merged(repo, sessionPath, first ?? '', advanced ?? '', further ?? '');
    expect(code).not.toBe(0);
    expect((await repo.run('git', ['rev-list', '--merges', 'HEAD'])).stdout).toBe('');
  });

  it('is an ordinary merge where its file is gone', async () => {
    await using repo = await withDrivers();
    await rm(join(repo.repo.path, '.git/baton/driver.sh'));
    const { code, text } = await merged(repo, sessionPath, first ?? '', advanced ?? '', further ?? '');
    expect(code).toBe(1);
    expect(text).toContain('<<<<<<< ours');
    expect(await repo.git('diff', 'HEAD~1')).toContain('+');
  });

  it('is an ordinary merge where it is not registered', async () => {
    await using repo = await withDrivers();
    for (const section of ['merge.baton', 'diff.baton'])
      await repo.git('config', '--remove-section', section);
    const { code, text } = await merged(repo, sessionPath, first ?? '', advanced ?? '', further ?? '');
    expect(code).toBe(1);
    expect(text).toContain('<<<<<<< HEAD');
    const doctor = await repo.baton('doctor');
    expect(doctor.stdout).toContain('Git attributes name the merge driver `baton`');
    expect(doctor.stdout).toContain('baton init --drivers');
  });
});

describe('the diff driver', () => {
  it('shows meaning alone', async () => {
    await using repo = await withDrivers();
    await repo.stage(sessionPath, first ?? '');
    await repo.git('commit', '--quiet', '-m', 'x');
    const reflowed = (first ?? '')
      .replace('user_query: Fix the login bug\n', '')
      .replace('session_id', 'user_query: "Fix the login bug" # as asked\nsession_id');
    await repo.repo.write(sessionPath, reflowed);
    expect(await repo.git('diff')).not.toMatch(/^[+-][^+-]/m);
    await repo.repo.write(sessionPath, reflowed.replace('login bug" #', 'logout bug" #'));
    const lines = (await repo.git('diff')).split('\n').filter((line) => /^[+-][^+-]/.test(line));
    expect(lines).toEqual(['-user_query: Fix the login bug', '+user_query: Fix the logout bug']);
  });
});

describe('baton init --drivers', () => {
  it('is idempotent, stays on, and is taken out byte for byte', async () => {
    await using repo = await bareGate();
    const config = join(repo.repo.path, '.git', 'config');
    await writeFile(config, `${await readFile(config, 'utf8')}[user]\n\tname = x`);
    const before = await readFile(config, 'utf8');
    expect((await repo.baton('init', '--drivers', '--dry-run')).stdout).toContain(
      'registers the merge and diff drivers',
    );
    expect(await readFile(config, 'utf8')).toBe(before);
    await repo.baton('init', '--drivers');
    expect(await repo.git('config', 'merge.baton.driver')).toContain('merge-driver %O %A %B %P');
    expect(await repo.repo.read('.gitattributes')).toContain('merge=baton diff=baton');
    expect((await repo.baton('init')).stdout).toContain('Nothing to do');
    expect(await repo.git('config', 'diff.baton.textconv')).not.toContain('node_modules');
    const script = join(repo.repo.path, '.git', 'baton', 'driver.sh');
    const written = await readFile(script, 'utf8');
    await writeFile(script, written.replace('set +eu', 'set +e'));
    const doctor = async () => (await repo.baton('doctor')).stdout.replace(/\s+/g, ' ');
    expect(await doctor()).toContain('The registered merge and diff drivers differ');
    await repo.baton('init');
    expect(await readFile(script, 'utf8')).toBe(written);
    expect(await doctor()).not.toMatch(/not registered|another version/);
    expect(await repo.baton('init', '--uninstall')).toMatchObject({ code: 0 });
    expect(await readFile(config, 'utf8')).toBe(before);
    await expect(readFile(script)).rejects.toThrow('ENOENT');
    expect(await repo.git('status', '--porcelain')).toBe('');
  });
});
