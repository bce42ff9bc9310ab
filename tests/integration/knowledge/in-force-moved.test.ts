import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { beforeEdit } from '../../../src/app/knowledge/before-edit.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { jwt, taskFiles, taskOf } from '../../support/knowledge.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import type { Keys } from '../../support/records-thread.ts';
import { dec, decPath, following, graph } from '../../support/records-thread-graph.ts';

vi.setConfig({ testTimeout: 300_000 });

const now = '2026-12-01T00:00:00Z';
const asking = { open_questions: '\n  - question: Which one?\n    blocking: true' };
const option = { alternatives: '\n  - option: Cookies\n    rejected_because: Third parties' };
const indexOf = (repo: GitRepo) => readFile(join(repo.path, '.git', 'baton', 'in-force'), 'latin1');

const sinceAt = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'in-force-since');

/** @param build undefined: nothing is kept */
async function ask(repo: GitRepo, build: string | undefined, at = now) {
  const context = contextIn(repo, at, { build });
  const request = { files: ['src/auth/jwt.ts', 'src/a.ts', 'gone.ts'], tags: ['auth'] };
  const edit = await beforeEdit(context, request);
  const whole = await beforeEdit(context, { ...request, withRepeats: true });
  return JSON.stringify([edit, whole, context.unread.all]);
}

async function opened(): Promise<GitRepo> {
  const repo = await gitRepo();
  await commit(repo, {
    ...taskFiles({ 'task-001': jwt, 'task-002': jwt }),
    ...graph({ a: { files: '[src/auth/jwt.ts]', ...option }, b: { files: '[src/a.ts]', ...asking } }),
    'src/auth/jwt.ts': 'export {};\n',
  });
  return repo;
}

async function commit(repo: GitRepo, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('more');
}

const text = (letter: string, keys: Keys) => ({
  [decPath(letter)]: graph({ [letter]: keys })[decPath(letter)] ?? '',
});

describe('what is in force after a protected branch moved', () => {
  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>]>([
    [
      'a decision that supersedes another',
      (repo) => commit(repo, text('c', { files: '[src]', supersedes: `[${dec('a')}]` })),
    ],
    ['one that reopens an alternative', (repo) => commit(repo, text('c', { reopens: `["${dec('a')}#1"]` }))],
    [
      'one that resolves a question',
      (repo) => commit(repo, text('c', { resolves_questions: '[Which one?]' })),
    ],
    [
      'a task that claims other files',
      (repo) => commit(repo, { '.agents/tasks/task-001.md': taskOf('task-001') }),
    ],
    [
      'a record that cannot be read',
      (repo) => commit(repo, { [decPath('a')]: '---\nschema: baton/decision@1\nid: [\n---\n' }),
    ],
    ['a folder that was moved', (repo) => repo.git('mv', '.agents/tasks', '.agents/archive')],
    ['nothing but code', (repo) => commit(repo, { 'src/new.ts': 'export {};\n' })],
  ])('is known from the index that is there, with %s', async (_, change) => {
    await using repo = await opened();
    await ask(repo, 'one');
    const index = await indexOf(repo);
    await change(repo);
    await repo.commitAll('moved').catch(() => undefined);
    const right = await ask(repo, undefined);
    expect(await ask(repo, 'one')).toBe(right);
    expect(await indexOf(repo)).toBe(index);
    const since = await readFile(sinceAt(repo), 'latin1');
    expect(await ask(repo, 'one')).toBe(right);
    await writeFile(sinceAt(repo), since.replaceAll('src', 'sra'));
    expect(await ask(repo, 'one')).toBe(right);
    expect(await readFile(sinceAt(repo), 'latin1')).toBe(since);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>]>([
    ['a configuration changed', (repo) => commit(repo, { '.agents/baton.yaml': 'root: .agents\n' })],
    ['another branch is protected', (repo) => repo.git('branch', 'release/1', 'HEAD~1')],
    [
      'many records changed',
      (repo) => {
        const ids = Array.from({ length: 201 }, (_, at) => `task-${at + 100}`);
        return commit(repo, taskFiles(Object.fromEntries(ids.map((id) => [id, jwt]))));
      },
    ],
    [
      'the commit is no longer there',
      async (repo) => {
        await repo.git(
          'commit',
          '-q',
          '--amend',
          '-m',
          'other',
          '--no-verify',
          '--date',
          '2026-11-30T00:00:00Z',
        );
        await repo.git('reflog', 'expire', '--expire=all', '--all');
        await repo.git('gc', '-q', '--prune=all');
      },
    ],
  ])('is found out anew where %s', async (_, change) => {
    await using repo = await opened();
    await commit(repo, text('c', { files: '[src]' }));
    await ask(repo, 'one');
    const index = await indexOf(repo);
    await change(repo);
    expect(await ask(repo, 'one')).toBe(await ask(repo, undefined));
    expect(await indexOf(repo)).not.toBe(index);
    expect(await ask(repo, 'one')).toBe(await ask(repo, undefined));
  });

  const letter = fc.constantFrom('a', 'b', 'c', 'd');
  const maybe = fc.option(letter, { nil: undefined, freq: 2 });
  const step = fc.record({
    ...{ letter, follows: letter, supersedes: maybe, reopens: maybe, resolves: maybe },
    task: fc.constantFrom('task-001', 'task-002'),
    hasFiles: fc.boolean(),
    question: fc.boolean(),
    expires: fc.constantFrom(undefined, '2026-12-02T00:00:00Z'),
    what: fc.constantFrom(
      'decision',
      'decision',
      'decision',
      'task',
      'break',
      'remove',
      'settings',
      'archive',
    ),
    move: fc.constantFrom(
      'commit',
      'commit',
      'merge',
      'rewind',
      'amend',
      'rebase',
      'release',
      'no release',
      'leave',
    ),
    asks: fc.boolean(),
    isLater: fc.boolean(),
  });

  /** What changes records. */
  async function change(repo: GitRepo, one: typeof step extends fc.Arbitrary<infer T> ? T : never) {
    const {
      expires,
      follows,
      hasFiles,
      letter: own,
      question,
      reopens,
      resolves,
      supersedes,
      task,
      what,
    } = one;
    const keys: Keys = {
      ...following(follows),
      ...(supersedes && { supersedes: `[${dec(supersedes)}]` }),
      ...(reopens && { reopens: `["${dec(reopens)}#1"]` }),
      ...(resolves && { resolves_questions: '[Which one?]' }),
      ...(expires && { expires }),
      ...(question && asking),
      ...{ ...option, task },
      ...(hasFiles && { files: '[src/auth/jwt.ts]' }),
    };
    const decision = text(own, keys)[decPath(own)] ?? '';
    const claim = 'outcome: completed\nfiles_created:\n  - { path: src/a.ts, lines: all }';
    if (what === 'decision') await repo.write(decPath(own), decision);
    if (what === 'break') await repo.write(decPath(own), decision.replace('agent:', '\tagent:'));
    if (what === 'task') await repo.write(`.agents/tasks/${task}.md`, taskOf(task, { handoff: claim }));
    if (what === 'settings') await repo.write('.agents/baton.yaml', 'protect: [main, side]\n');
    if (what === 'remove') await repo.remove(decPath(own)).catch(() => undefined);
    if (what === 'archive') await repo.git('mv', '.agents/tasks', '.agents/more').catch(() => undefined);
  }

  /** Where branches go. */
  async function move(repo: GitRepo, how: string): Promise<void> {
    const git = (...args: string[]) => repo.git(...args).catch(() => undefined);
    if (how === 'leave') return;
    if (how === 'commit') await repo.commitAll('commit').catch(() => undefined);
    if (how === 'amend') await git('commit', '-qa', '--amend', '--no-edit', '--no-verify');
    if (how === 'rewind') await git('reset', '-q', '--hard', 'HEAD~1');
    if (how === 'release') await git('branch', '-f', 'release/1');
    if (how === 'no release') await git('branch', '-D', 'release/1');
    if (how !== 'merge' && how !== 'rebase') return;
    await git('checkout', '-q', '-B', 'side');
    await repo.commitAll('on the side').catch(() => undefined);
    await git('checkout', '-q', 'main');
    await commit(repo, { 'notes.txt': `${how} ${await repo.head()}\n` });
    if (how === 'merge') await git('merge', '-q', '--no-edit', 'side');
    else await git('rebase', '-q', 'side');
  }

  it('is what the records say, whatever moved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
        await using repo = await opened();
        await ask(repo, 'one');
        for (const one of steps) {
          await change(repo, one);
          await move(repo, one.move);
          const at = one.isLater ? '2026-12-03T00:00:00Z' : now;
          if (one.asks) expect(await ask(repo, 'one', at)).toBe(await ask(repo, undefined, at));
        }
        expect(await ask(repo, 'one')).toBe(await ask(repo, undefined));
      }),
      { numRuns: runsWithGit(40) },
    );
  });
});
