import { existsSync } from 'node:fs';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { beforeEdit } from '../../../src/app/knowledge/before-edit.ts';
import { type KnowledgeRequest, loadKnowledge } from '../../../src/app/knowledge/load.ts';
import { type Context, contextOf } from '../../../src/app/workspace/context.ts';
import { resealed } from '../../support/cache-lines.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { jwt, taskFiles, taskOf } from '../../support/knowledge.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import { examples } from '../../support/records-record.ts';
import { dec, decPath, following, graph } from '../../support/records-thread-graph.ts';

vi.setConfig({ testTimeout: 300_000 });

const now = '2026-12-01T00:00:00Z';
const taskPath = '.agents/tasks/task-001.md';
const indexAt = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'in-force');
const pastAt = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'past');
const listAt = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'records');
const cacheOf = (repo: GitRepo, kind = 'task') => join(repo.path, '.git', 'baton', `knowledge-${kind}`);

async function opened(files: Readonly<Record<string, string>> = { [taskPath]: taskOf('task-001', jwt) }) {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('records');
  return repo;
}

async function names(repo: GitRepo, build: string | null = 'one', request: KnowledgeRequest = {}) {
  const context = contextIn(repo, now, { build: build ?? undefined });
  const { knowledge } = await loadKnowledge(context, request);
  return knowledge.tasks.map(({ name }) => name);
}

/** Marks what is kept, so that a test sees where it comes from. */
async function mark(repo: GitRepo): Promise<void> {
  const text = await readFile(cacheOf(repo), 'utf8');
  await writeFile(cacheOf(repo), resealed(text.replaceAll('"name":"Build', '"name":"Xuild')));
}

describe('what knowledge remembers of contents', () => {
  it('is what it would read again, and is read by who asks for a commit too', async () => {
    await using repo = await opened();
    expect(await names(repo)).toEqual(['Build JWT']);
    await mark(repo);
    expect(await names(repo)).toEqual(['Xuild JWT']);
    expect(await names(repo, 'one', { rev: 'HEAD' })).toEqual(['Xuild JWT']);
    const context = contextIn(repo, now, { build: 'one' });
    await writeFile(
      cacheOf(repo),
      resealed((await readFile(cacheOf(repo), 'utf8')).replaceAll('Use Auth', 'Xse Auth')),
    );
    const { paths } = await beforeEdit(context, { files: ['src/context.tsx'], tags: [] });
    expect(paths[0]?.items.map(({ text }) => text)).toContain('Xse AuthContext for user state');
  });

  it('is neither read nor written without a build of the program', async () => {
    await using repo = await opened();
    expect(await names(repo, null)).toEqual(['Build JWT']);
    await beforeEdit(contextIn(repo, now), { files: ['src/auth/jwt.ts'], tags: [] });
    expect(existsSync(indexAt(repo))).toBe(false);
    expect(existsSync(cacheOf(repo))).toBe(false);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>, string]>([
    ['another program', () => Promise.resolve(), 'two'],
    ['another content', (repo) => repo.write(taskPath, `${taskOf('task-001', jwt)}\n`), 'one'],
    [
      'the content under another path',
      async (repo) => {
        await repo.git('mv', taskPath, '.agents/tasks/task-001-b.md');
        await repo.git('commit', '-qm', 'move', '--no-verify');
      },
      'one',
    ],
    ['files that git converts', (repo) => repo.write('.gitattributes', '*.md text eol=crlf\n'), 'one'],
    ['line ends that git converts', (repo) => repo.git('config', 'core.autocrlf', 'true'), 'one'],
  ])('is not taken for %s', async (_, change, build) => {
    await using repo = await opened();
    await names(repo);
    await mark(repo);
    await change(repo);
    expect(await names(repo, build)).toEqual(['Build JWT']);
  });

  it('is not taken for a path that another configuration makes a record of another kind', async () => {
    const path = 'notes/a.md';
    const text = taskOf('task-001', jwt);
    const config = (kind: string) => `kinds:\n  ${kind}: [notes/*.md]\n`;
    await using repo = await opened({ [path]: text, '.agents/baton.yaml': config('task') });
    expect(await names(repo)).toEqual(['Build JWT']);
    await repo.write('.agents/baton.yaml', config('session'));
    expect(await names(repo)).toEqual(await names(repo, 'none'));
  });

  it('is read again where the file is damaged, and where it cannot be written', async () => {
    await using repo = await opened();
    await names(repo);
    const text = await readFile(cacheOf(repo), 'utf8');
    for (const damage of [
      text.slice(0, -9),
      text.replace(taskPath, '.agents/tasks/task-002.md'),
      resealed(text.replaceAll('{', '[')),
      resealed(text.replace('\ttask {', '\ttusk {')),
      text.replaceAll('"name":"Build', '"name":"Xuild'),
      'x',
    ]) {
      expect(damage).not.toBe(text);
      await writeFile(cacheOf(repo), damage);
      expect(await names(repo)).toEqual(['Build JWT']);
    }
    await writeFile(cacheOf(repo), 'x');
    await chmod(join(repo.path, '.git', 'baton'), 0o500);
    expect(await names(repo)).toEqual(['Build JWT']);
    await chmod(join(repo.path, '.git', 'baton'), 0o700);
  });

  it('holds no record that may have a secret', async () => {
    const secret = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
    await using repo = await opened({ [taskPath]: `${taskOf('task-001', jwt)}\n${secret}\n` });
    expect(await names(repo)).toEqual(['Build JWT']);
    expect(existsSync(cacheOf(repo)) ? await readFile(cacheOf(repo), 'utf8') : '').not.toContain(taskPath);
    expect(await names(repo)).toEqual(['Build JWT']);
  });
});

const letters = ['a', 'b', 'c', 'd'] as const;
/** What changes how files are read, and what is left uncommitted. */
const settings = ['ignore', 'moved root', 'attributes'] as const;
/** Where a record stands between the disk, the index, HEAD and the protected branch. */
const places = ['stage', 'unstage', 'move', 'branch', 'rename'] as const;
const isSaved = (act: string) => ['commit', 'delete', 'break', 'branch', 'rename'].includes(act);
const step = fc.record({
  task: fc.constantFrom('task-001', 'task-002'),
  hasFiles: fc.boolean(),
  letter: fc.constantFrom(...letters),
  follows: fc.constantFrom(...letters),
  supersedes: fc.boolean(),
  file: fc.constantFrom('src/auth/jwt.ts', 'src', 'src/*.ts', 'gone.ts'),
  expires: fc.constantFrom('2026-11-30T00:00:00Z', '2026-12-02T00:00:00Z'),
  question: fc.boolean(),
  act: fc.constantFrom('commit', 'leave', 'delete', 'break', 'task', ...settings, ...places),
});

describe('what is known', () => {
  it('is the same with a cache, with a damaged one, and without one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        await using repo = await opened({
          ...examples(),
          ...taskFiles({ 'task-001': jwt }),
          ...graph({ a: { files: '[src/auth/jwt.ts]' } }),
          'src/auth/jwt.ts': 'export {};\n',
        });
        const ask = async (build: string | undefined) => {
          const context = contextIn(repo, now, { build });
          const edits = contextIn(repo, now, { build });
          const request = { files: ['src/auth/jwt.ts', 'src/a.ts'], tags: ['auth'] };
          const { knowledge, states } = await loadKnowledge(context);
          return JSON.stringify({
            ...{ knowledge, states },
            refs: (await loadKnowledge(context, { allRefs: true })).knowledge,
            edit: await beforeEdit(edits, request),
            whole: await beforeEdit(edits, { ...request, withRepeats: true }),
            unread: [context.unread.all, edits.unread.all],
          });
        };
        for (const { expires, file, follows, hasFiles, task, letter, question, supersedes, act } of steps) {
          const keys = {
            ...following(follows),
            ...(supersedes && { supersedes: `[${dec(follows)}]` }),
            ...(question && { open_questions: '\n  - question: Which one?\n    blocking: true' }),
            ...{ expires, task },
            ...(hasFiles && { files: `[${file}]` }),
          };
          const path = decPath(letter);
          if (act === 'task') {
            const claim = `outcome: completed\nfiles_created:\n  - { path: src/a.ts, lines: all }`;
            await repo.write(`.agents/tasks/${task}.md`, taskOf(task, { handoff: claim }));
          }
          if (act === 'delete') await repo.remove(path).catch(() => undefined);
          else {
            const text = graph({ [letter]: keys })[path] ?? '';
            await repo.write(path, act === 'break' ? text.replace('agent:', '\tagent:') : text);
          }
          if (act === 'ignore') await repo.write('.agents/baton.yaml', 'ignore: [.agents/threads/**]\n');
          if (act === 'moved root') await repo.write('.agents/baton.yaml', 'root: notes\n');
          if (act === 'attributes') await repo.write('.gitattributes', '*.md text eol=crlf\n');
          if (act === 'stage') await repo.git('add', '--all');
          if (act === 'unstage') await repo.git('rm', '-q', '--cached', path).catch(() => undefined);
          if (act === 'move') await repo.git('mv', '.agents/tasks', '.agents/more').catch(() => undefined);
          if (act === 'branch') await repo.git('checkout', '-q', '-B', 'side');
          if (act === 'rename') await repo.git('mv', 'src/auth/jwt.ts', 'src/a.ts').catch(() => undefined);
          if (isSaved(act)) await repo.commitAll(act).catch(() => undefined);
          const right = await ask(undefined);
          expect(await ask('one')).toBe(right);
          expect(await ask('one')).toBe(right);
          const damages = [
            [cacheOf(repo, 'decision'), '"decision"', '"decizion"'],
            [listAt(repo), 'decision', 'decizion'],
            [indexAt(repo), 'decision', 'decizion'],
            [pastAt(repo), 'names', 'nomes'],
          ] as const;
          for (const [path, old, fresh] of damages) {
            if (!existsSync(path)) continue;
            await writeFile(path, (await readFile(path, 'utf8')).replaceAll(old, fresh));
            expect(await ask('one')).toBe(right);
          }
        }
      }),
      { numRuns: runsWithGit(8) },
    );
  });

  it('is kept for each worktree, which have different commits', async () => {
    await using repo = await opened({ ...graph({ a: { files: '[gone.ts]' } }) });
    await repo.git('worktree', 'add', '-q', '-b', 'side', '../linked');
    await repo.write('notes.txt', 'x\n');
    await repo.commitAll('further');
    const linked = { cwd: join(repo.path, '..', 'linked'), env: repo.env };
    const ask = async (context: Context) => {
      await loadKnowledge(context);
      await beforeEdit(context, { files: ['gone.ts'], tags: [] });
    };
    const here = () => Promise.all([listAt(repo), pastAt(repo)].map((path) => readFile(path, 'utf8')));
    await ask(contextIn(repo, now, { build: 'one' }));
    const own = await here();
    await ask(contextOf({ ...linked, now, build: 'one' }));
    expect(await here()).toEqual(own);
    const folder = join(repo.path, '.git', 'worktrees', 'linked', 'baton');
    expect(await readFile(join(folder, 'records'), 'utf8')).not.toBe(own[0]);
    expect(await readFile(join(folder, 'past'), 'utf8')).not.toBe(own[1]);
  });

  it.each([
    ['with markers', (): Promise<unknown> => Promise.resolve()],
    ['whose file was removed', (repo: GitRepo) => repo.remove(decPath('a'))],
  ])('is the same in a conflict %s', async (_, change) => {
    const decision = (text: string) => graph({ a: { files: '[src/a.ts]', decision: text } });
    await using repo = await opened({ ...decision('One'), 'src/a.ts': 'export {};\n' });
    const branch = async (name: string, text: string) => {
      await repo.git('checkout', '-q', '-B', name, 'main');
      for (const [path, own] of Object.entries(decision(text))) await repo.write(path, own);
      await repo.commitAll(text);
    };
    await branch('side', 'Two');
    await branch('other', 'Three');
    await repo.git('merge', '-q', 'side').catch(() => undefined);
    await change(repo);
    const ask = async (build: string | undefined) => {
      const context = contextIn(repo, now, { build });
      const { knowledge } = await loadKnowledge(context);
      const edit = await beforeEdit(context, { files: ['src/a.ts'], tags: [] });
      return JSON.stringify({ knowledge, edit, unread: context.unread.all });
    };
    const right = await ask(undefined);
    expect([await ask('one'), await ask('one')]).toEqual([right, right]);
  });
});
