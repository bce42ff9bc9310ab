import { describe, expect, it } from 'vitest';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { findings as allFindings, lintRepo, revision, staged } from '../support/lint-repo.ts';
import { created, deleted, lines, modified, pending } from '../support/records-claims.ts';
import { taskPath, taskText } from '../support/records-task.ts';

type Files = Readonly<Record<string, string>>;

async function commit(repo: GitRepo, files: Files, message = 'x'): Promise<string> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  return repo.commitAll(message);
}

/** A repository of a file `src/token.ts` and others, on a branch of its own. */
async function onBranch(files: Files = { 'src/token.ts': lines(60), 'src/a.ts': 'a\n' }): Promise<GitRepo> {
  const repo = await gitRepo();
  await commit(repo, files);
  await repo.git('switch', '--quiet', '-c', 'topic');
  return repo;
}

/** What the claims rules find; a handoff of these tests lacks what others want. */
const findings = async (...asked: Parameters<typeof allFindings>) =>
  (await allFindings(...asked)).filter((finding) => finding.startsWith('claims/'));

const claimsIn = async (...asked: Parameters<typeof lintRepo>) =>
  (await lintRepo(...asked)).diagnostics.filter(({ rule }) => rule.startsWith('claims/'));

const done = (handoff: string): Files => ({ [taskPath]: taskText({ handoff }) });
const claim = modified('src/token.ts');

describe('a handoff is silent', () => {
  it('where the code came in one commit and its handoff in the next', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await commit(repo, { 'src/token.ts': lines(61) });
    await repo.write(taskPath, taskText({ handoff: claim }));
    expect(await findings(repo)).toEqual([]);
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([]);
    await repo.commitAll('handoff');
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
    expect(await findings(repo, { since: 'main' })).toEqual([]);
  });

  it('where the task arrived with its handoff after the code, on a branch', async () => {
    await using repo = await onBranch();
    await commit(repo, { 'src/token.ts': lines(61), 'src/b.ts': 'b\n' });
    await commit(repo, done(`${claim}\nfiles_created:\n  - path: src/b.ts\n    purpose: x\n    lines: 1-1`));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('where the task is begun in the commit that changes the code', async () => {
    await using repo = await onBranch();
    await commit(repo, { ...pending, 'src/token.ts': lines(61) });
    await commit(repo, done(claim));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('where the code changed and changed back', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await commit(repo, { 'src/token.ts': lines(61) });
    await commit(repo, { 'src/token.ts': lines(60) });
    await commit(repo, done(claim));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('where the code was renamed, and the task too', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await repo.git('mv', 'src/token.ts', 'src/session.ts');
    await repo.git('mv', taskPath, '.agents/tasks/task-005-refresh.md');
    await repo.commitAll('rename');
    const text = taskText({
      handoff: `${modified('src/session.ts')}\n${deleted('src/token.ts').split('\n').slice(2).join('\n')}`,
    });
    await commit(repo, { '.agents/tasks/task-005-refresh.md': text });
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('of what the work tree holds and nobody added yet', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await repo.write('src/new.ts', 'x\n');
    await repo.write(taskPath, taskText({ handoff: created('src/new.ts') }));
    expect(await findings(repo)).toEqual([]);
    await repo.git('add', taskPath);
    expect(await findings(repo, staged)).toEqual([`claims/file-exists ${taskPath}:11`]);
  });

  it('once it is committed, whatever becomes of the files', async () => {
    await using repo = await onBranch();
    await commit(repo, { ...done(claim), 'src/token.ts': lines(61) });
    await repo.remove('src/token.ts');
    expect(await findings(repo)).toEqual([]);
    await repo.commitAll('gone');
    expect(await findings(repo)).toEqual([]);
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
    await commit(repo, done(`${claim}\n    description: now it says what`));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('on a protected branch where nothing tells the start', async () => {
    await using repo = await gitRepo();
    await commit(repo, { 'src/token.ts': lines(60) });
    await commit(repo, done(claim));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
    await commit(repo, done(`${claim}\n  - path: src/token.ts\n    lines: 1-2\n    change_type: modify`));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('where history is too shallow to tell', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await repo.git('clone', '--quiet', '--depth', '1', '--branch', 'topic', `file://${repo.path}`, 'clone');
    const text = taskText({ handoff: claim });
    await repo.write(`clone/${taskPath}`, text);
    const diagnostics = await claimsIn(repo, { cwd: `${repo.path}/clone` });
    expect(diagnostics).toEqual([]);
  });

  it('in a merge of what each side said', async () => {
    await using repo = await onBranch();
    const handoff = (path: string, question = '') =>
      taskText({
        handoff: `outcome: completed\nopen_questions: []${question}\nfiles_modified:\n  - path: ${path}\n    change_type: modify`,
      });
    await commit(repo, { [taskPath]: handoff('src/token.ts'), 'src/token.ts': lines(61) });
    await repo.git('switch', '--quiet', '-c', 'other');
    await commit(repo, { [taskPath]: handoff('src/token.ts', ' # none'), 'src/token.ts': lines(62) });
    await repo.git('switch', '--quiet', 'topic');
    await commit(repo, { [taskPath]: handoff('src/a.ts'), 'src/a.ts': 'b\n' });
    await repo.git('merge', '--quiet', '--no-commit', 'other');
    await repo.git('rm', '--quiet', '-f', 'src/a.ts');
    expect(await findings(repo, staged)).toEqual([]);
  });
});

describe('a handoff is compared with the repository', () => {
  it('where the task was modelled on an older one, of whose time the change is not', async () => {
    await using repo = await onBranch();
    const older = taskPath.replace('005', '004');
    const text = pending[taskPath] ?? '';
    await commit(repo, { [older]: text.replaceAll('005', '004') });
    await commit(repo, { 'src/token.ts': lines(61) });
    await commit(repo, pending);
    await commit(repo, { ...done(claim), [older]: `${text.replaceAll('005', '004')}\nIt waits.\n` });
    expect(await findings(repo, revision('HEAD'))).toEqual([
      expect.stringMatching(/^claims\/modified-but-untouched /),
    ]);
  });

  it('where nothing since the task started touched the file', async () => {
    await using repo = await onBranch();
    await commit(repo, { 'src/token.ts': lines(61) });
    const start = await repo.git('rev-parse', 'HEAD');
    await commit(repo, pending);
    await commit(repo, { 'src/a.ts': 'b\n' });
    await commit(repo, done(claim));
    const diagnostics = await claimsIn(repo, revision('HEAD'));
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({
      rule: 'claims/modified-but-untouched',
      severity: 'warning',
      message: `Unexpected claim that \`src/token.ts\` was modified, nothing has touched it since the task started (\`${start.slice(0, 8)}\`)`,
      help: 'remove it, or name what was changed: `src/a.ts`',
    });
    expect(diagnostics[0]?.at.span?.start.line).toBe(11);
  });

  it('where lines 40–90 of a file of 60 are named', async () => {
    await using repo = await onBranch();
    await commit(repo, {
      ...done(modified('src/token.ts', '    lines: 40-90\n')),
      'src/token.ts': lines(60, 'new'),
    });
    expect(await findings(repo, revision('HEAD'))).toEqual([`claims/lines-in-range ${taskPath}:12`]);
  });

  it('in what is staged, not in the work tree', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    await repo.write('src/token.ts', lines(90));
    await repo.write(taskPath, taskText({ handoff: modified('src/token.ts', '    lines: 40-90\n') }));
    await repo.git('add', taskPath);
    expect(await findings(repo, staged)).toEqual([
      `claims/modified-but-untouched ${taskPath}:11`,
      `claims/lines-in-range ${taskPath}:12`,
    ]);
    expect(await findings(repo)).toEqual([]);
  });

  it('since the upstream, on a protected branch', async () => {
    await using repo = await gitRepo();
    await commit(repo, { 'src/token.ts': lines(60), 'src/a.ts': 'a\n' });
    await repo.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    await commit(repo, { 'src/a.ts': 'b\n' });
    await commit(repo, done(`${claim}\n  - path: src/a.ts\n    change_type: modify`));
    expect(await findings(repo, revision('HEAD'))).toEqual([`claims/modified-but-untouched ${taskPath}:11`]);
  });

  it('since the Started time, on a protected branch', async () => {
    await using repo = await gitRepo();
    const at = (date: string) => ({ env: { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date } });
    for (const [day, text] of [
      ['2026-01-02', 'a\n'],
      ['2026-01-04', 'b\n'],
    ] as const) {
      await repo.write('src/a.ts', text);
      await repo.write('src/token.ts', lines(60));
      await repo.git('add', '--all');
      await repo.tryGit(['commit', '--quiet', '-m', day], at(`${day}T12:00:00Z`));
    }
    const text = taskText({ handoff: `${claim}\n  - path: src/a.ts\n    change_type: modify` });
    await repo.write(
      taskPath,
      text.replace('## Metadata\n', '## Metadata\n\n- **Started:** 2026-01-03T09:00:00Z\n'),
    );
    expect(await findings(repo)).toEqual([`claims/modified-but-untouched ${taskPath}:13`]);
  });

  it('where a created file was there, and a deleted one is', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    const handoff = `${created('src/a.ts')}\nfiles_modified:\n  - path: src/token.ts\n    change_type: delete`;
    await commit(repo, { ...done(handoff), 'src/a.ts': 'b\n' });
    expect(await findings(repo, revision('HEAD'))).toEqual([
      `claims/created-but-existed ${taskPath}:11`,
      `claims/deleted-but-there ${taskPath}:14`,
    ]);
  });

  it('by the spelling of git, case and all', async () => {
    await using repo = await onBranch({ 'src/Token.ts': 'x\n' });
    await commit(repo, { ...done(claim), 'src/Token.ts': 'y\n' });
    const diagnostics = await claimsIn(repo, revision('HEAD'));
    expect(diagnostics.map(({ rule, help }) => [rule, help])).toEqual([
      ['claims/file-exists', 'did you mean `src/Token.ts`?'],
    ]);
  });

  it('in a text that an editor has not saved', async () => {
    await using repo = await onBranch();
    await commit(repo, pending);
    const target = { type: 'stdin', path: taskPath, text: taskText({ handoff: claim }) } as const;
    expect(await findings(repo, { target })).toEqual([`claims/modified-but-untouched ${taskPath}:11`]);
  });

  it('with names that git quotes, and under a configuration that changes what git prints', async () => {
    await using repo = await onBranch({ 'src/é "x".ts': 'a\n', 'src/b.ts': 'b\n' });
    for (const setting of [
      'log.showSignature=true',
      'diff.noprefix=true',
      'color.ui=always',
      'diff.renames=copies',
    ]) {
      await repo.git('config', ...setting.split('='));
    }
    await commit(repo, pending);
    await commit(repo, { 'src/é "x".ts': 'b\n' });
    await commit(repo, { 'src/é "x".ts': 'a\n' });
    const handoff = `${modified(`'src/é "x".ts'`)}\n  - path: src/b.ts\n    change_type: modify`;
    await commit(repo, done(handoff));
    expect(await findings(repo, revision('HEAD'))).toEqual([`claims/modified-but-untouched ${taskPath}:13`]);
  });

  it('in a new task beside a merge', async () => {
    await using repo = await onBranch();
    await commit(repo, { 'src/a.ts': 'b\n' });
    await repo.git('switch', '--quiet', 'main');
    await commit(repo, { 'README.md': 'x\n' });
    await repo.git('merge', '--quiet', '--no-commit', '--no-ff', 'topic');
    await repo.write(taskPath, taskText({ handoff: created('src/none.ts') }));
    await repo.git('add', '--all');
    expect(await findings(repo, staged)).toEqual([`claims/file-exists ${taskPath}:11`]);
  });
});

describe('a submodule', () => {
  /** One at `lib`, on a branch that began a task since. */
  async function withLib(): Promise<GitRepo> {
    const repo = await onBranch();
    await repo.git('init', '--quiet', '../lib');
    await repo.git('-C', '../lib', 'commit', '--quiet', '--allow-empty', '-m', 'x');
    const add = ['submodule', '--quiet', 'add', '--name', 'lib', '../lib', 'lib'];
    await repo.git('-c', 'protocol.file.allow=always', ...add);
    await commit(repo, {});
    await commit(repo, pending);
    return repo;
  }

  const items = (...paths: readonly string[]) =>
    `outcome: completed\nfiles_modified:\n${paths.map((path) => `  - path: ${path}\n    change_type: modify\n`).join('')}`;

  it('hides its files from the repository around it: nothing is said of them', async () => {
    await using repo = await withLib();
    const handoff = `${items('lib/src/x.ts', 'lib')}    lines: 1-9\nfiles_created:\n  - path: lib/new.ts\n    lines: 1-9\n`;
    await commit(repo, done(handoff));
    expect(await findings(repo, revision('HEAD'))).toEqual([]);
  });

  it('that moved on is work, and one that was named has been declared', async () => {
    await using repo = await withLib();
    await repo.git('-C', 'lib', 'commit', '--quiet', '--allow-empty', '-m', 'y');
    await commit(repo, done('outcome: completed'));
    expect(await findings(repo, revision('HEAD'))).toEqual([
      expect.stringContaining('claims/nothing-declared'),
    ]);
    await repo.git('reset', '--quiet', '--hard', 'HEAD~1');
    await repo.git('-C', 'lib', 'checkout', '--quiet', '--detach');
    await repo.git('-C', 'lib', 'commit', '--quiet', '--allow-empty', '-m', 'z');
    await commit(repo, done(items('lib')));
    const strict = { rules: { 'claims/undeclared-change': 'error' as const } };
    expect(await findings(repo, { ...revision('HEAD'), ...strict })).toEqual([]);
  });
});
