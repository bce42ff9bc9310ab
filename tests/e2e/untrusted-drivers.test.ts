import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareGate, type Gate, pathOf, task } from '../support/gate.ts';
import { type Form, forms, hasRun, havePackage, lookAt, own, refusal } from '../support/untrusted.ts';

const one = pathOf('task-001');

/** A repository with the drivers and without hooks, and one record that each side is to change. */
async function withDrivers(): Promise<Gate> {
  const repo = await bareGate();
  const { code, stderr } = await repo.baton('init', '--no-hooks', '--drivers');
  if (code !== 0) throw new Error(stderr);
  await repo.stage(one, `${task('task-001')}\nAsked.\n`);
  await repo.git('add', '--all');
  await repo.git('commit', '--quiet', '-m', 'init');
  return repo;
}

/** The form with this title. */
function formOf(title: string): Form {
  const form = forms.find((one) => one.title === title);
  if (!form) throw new Error(title);
  return form;
}

const late = formOf('one file of the package that is loaded late');
const brought = [
  formOf('the whole package'),
  late,
  formOf('a link in the place of node_modules'),
  formOf('a program `git-baton` in a folder of PATH'),
  formOf('a program `node`, and the tools of the system, in a folder of PATH'),
];

describe('the drivers', () => {
  it.each(brought)('run nothing of a branch that brings $title: git diff', async (form) => {
    await using repo = await withDrivers();
    await lookAt(repo, form, ['checkout', '--quiet', 'evil']);
    await repo.repo.write(one, task('task-001'));
    const { code, stdout, stderr } = await repo.run('git', ['diff'], { env: form.env?.(repo) ?? {} });
    expect(await hasRun(repo)).toBe(false);
    expect(stdout).toContain('+    blocking_tasks: []');
    if (form.says === refusal) expect(stderr).toContain(refusal);
    expect(code).toBe(0);
  });

  // Some of these write the files of the other side before the driver runs, and the index after it.
  const merges: readonly (readonly [string, readonly string[]])[] = [
    ['git merge', ['merge', '--quiet', 'evil']],
    ['git merge -s recursive', ['merge', '--quiet', '-s', 'recursive', 'evil']],
    ['git cherry-pick', ['cherry-pick', '--strategy=recursive', 'evil']],
    ['git rebase', ['rebase', '--quiet', 'evil']],
    ['git checkout -m', ['checkout', '--quiet', '-m', 'evil']],
  ];
  it.each(merges)('run nothing of a branch that brings a part of the package: %s', async (name, args) => {
    await using repo = await withDrivers();
    const ours = `${task('task-001')}\nAnswered.\n`;
    const change: Form = {
      ...late,
      have: async (gate) => {
        await havePackage(gate);
        await gate.repo.write(one, ours);
        if (!name.endsWith('-m')) await gate.git('commit', '--quiet', '--all', '-m', 'ours');
      },
    };
    const { stderr } = await lookAt(repo, change, args);
    expect(await hasRun(repo)).toBe(false);
    // This one writes files last: the package of the user is still whole.
    if (name === 'git merge') return expect(stderr).toContain(`${own} merge-driver`);
    expect(stderr).toContain(refusal);
    expect(await repo.git('ls-files', '--unmerged')).toContain(one);
    expect(await repo.repo.read(one)).toMatch(/^<{7} /m);
  });

  it('run the package of the user where git is at work and has not touched it', async () => {
    await using repo = await withDrivers();
    const change: Form = {
      ...late,
      bring: async () => {},
      have: async (gate) => {
        await havePackage(gate);
        await gate.repo.write(one, `${task('task-001')}\nAnswered.\n`);
        // As installed a while ago.
        await gate.run('find', ['node_modules', '-exec', 'touch', '-t', '202601010000', '{}', '+']);
      },
    };
    const { stderr } = await lookAt(repo, change, ['checkout', '--quiet', '-m', 'evil']);
    expect(stderr).toContain(`${own} merge-driver`);
    expect(stderr).not.toContain(refusal);
  });

  it('do not pass on what an editor has its Node load', async () => {
    await using repo = await withDrivers();
    await repo.repo.write(one, task('task-001'));
    const env = { NODE_OPTIONS: '--require ./gone.js' };
    const { code, stderr } = await repo.run('git', ['diff'], { env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    await rm(join(repo.outside, 'node'));
    await repo.run('git', ['diff'], { env });
    expect(await readdir(repo.outside)).toContain('node');
  });

  it('leave nothing behind', async () => {
    await using repo = await withDrivers();
    await rm(join(repo.outside, 'bin', 'git-baton'));
    await repo.baton('init', '--uninstall');
    expect(await readdir(join(repo.repo.path, '.git'))).not.toContain('baton');
  });
});
