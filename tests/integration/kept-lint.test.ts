import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintUnlessKnown } from '../../src/app/lint/kept-lint.ts';
import { lint } from '../../src/app/lint/lint.ts';
import type { LintRequest } from '../../src/app/lint/request.ts';
import { contextIn } from '../support/context.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { renderSession, sessionPath } from '../support/records-session.ts';

const now = '2026-12-01T00:00:00Z';
const bad = renderSession().replace('iteration_count: 0', 'iteration_count: x');
const other = '.agents/sessions/x-1.md';
const keptAt = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'lint-all-fixable');
const request: LintRequest = { target: { type: 'worktree' }, findsSkills: true, build: 'one' };

/** A repository with a record that has findings, and so many other files that it pays to ask what changed. Nobody linted it. */
async function committed(files: Readonly<Record<string, string>> = {}): Promise<GitRepo> {
  const repo = await gitRepo();
  const folder = `src/${'a-long-name-'.repeat(15)}`;
  for (let at = 0; at < 300; at++) await repo.write(`${folder}/${at}.txt`, '');
  for (const [path, text] of Object.entries({ [sessionPath]: bad, ...files })) await repo.write(path, text);
  await repo.commitAll('files');
  return repo;
}

/** The same, linted once: only then it is worth while to keep what the next run finds. */
async function opened(files?: Readonly<Record<string, string>>): Promise<GitRepo> {
  const repo = await committed(files);
  await messages(repo);
  return repo;
}

async function messages(repo: GitRepo, more: Partial<LintRequest> = {}): Promise<string[]> {
  const asked = { ...request, ...more };
  const { diagnostics, textOf } = await lintUnlessKnown(contextIn(repo, now), asked, true);
  return diagnostics.map(({ at, message }) => `${at.path} ${message} ${textOf(at.path, at.side)?.length}`);
}

async function found(repo: GitRepo, more: Partial<LintRequest> = {}): Promise<string[]> {
  const { diagnostics, textOf } = await lint(contextIn(repo, now), { ...request, build: undefined, ...more });
  return diagnostics.map(({ at, message }) => `${at.path} ${message} ${textOf(at.path, at.side)?.length}`);
}

/** Writes another finding in the place of what is kept, so that a test sees where it comes from. */
async function mark(repo: GitRepo): Promise<void> {
  const text = await readFile(keptAt(repo), 'utf8');
  const { createHash } = await import('node:crypto');
  const [head = '', ...rest] = text.split('\n');
  const body = rest.join('\n').replaceAll('"message":"Expected', '"message":"Xxpected');
  const sum = createHash('sha256').update(body).digest('hex');
  await writeFile(keptAt(repo), `${head.replace(/[0-9a-f]{64}$/, sum)}\n${body}`);
}
const isMarked = (all: readonly string[]) => all.some((one) => / Xxpected/.test(one));

async function marked(files?: Readonly<Record<string, string>>): Promise<GitRepo> {
  const repo = await opened(files);
  await messages(repo);
  await mark(repo);
  expect(isMarked(await messages(repo))).toBe(true);
  return repo;
}

describe('what a lint of the whole working tree found', () => {
  it('is said again where nothing changed', async () => {
    await using repo = await opened();
    const first = await messages(repo);
    expect(first).toEqual(await found(repo));
    expect(first.length).toBeGreaterThan(0);
    await mark(repo);
    const again = await messages(repo);
    expect(isMarked(again)).toBe(true);
    expect(again.map((one) => one.replace(' Xxpected', ' Expected'))).toEqual(first);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>]>([
    ['a record that changed', (repo) => repo.write(sessionPath, `${bad}\n`)],
    ['a new record', (repo) => repo.write(other, renderSession({ id: 'x-1' }))],
    ['a configuration', (repo) => repo.write('.agents/baton.yaml', 'profile: strict\n')],
    [
      'a file that git ignores and Baton would read',
      (repo) => repo.write('.baton.yaml', 'profile: strict\n'),
    ],
    [
      'a configuration that git was told not to look at',
      async (repo) => {
        await repo.git('update-index', '--assume-unchanged', '.agents/baton.yaml');
        await repo.write('.agents/baton.yaml', 'profile: strict\n');
      },
    ],
    ['a new file', (repo) => repo.write('src/new.ts', '')],
    ['a file that is gone', (repo) => repo.git('rm', '-q', '--cached', '--', sessionPath)],
    ['another commit', (repo) => repo.git('commit', '-q', '--allow-empty', '--no-verify', '-m', 'more')],
    ['a link', (repo) => symlink('nowhere', join(repo.path, 'link'))],
    ['line ends that git converts', (repo) => repo.git('config', 'core.autocrlf', 'true')],
    ['a filter', (repo) => repo.write('.git/info/attributes', '*.md filter=x\n')],
  ])('is not said of %s', async (_, change) => {
    await using repo = await marked({ '.agents/baton.yaml': 'profile: recommended\n' });
    await repo.write('.git/info/exclude', '.baton.yaml\n');
    await change(repo);
    const all = await messages(repo);
    expect(isMarked(all)).toBe(false);
    expect(all).toEqual(await found(repo));
  });

  it.each<readonly [string, Partial<LintRequest>]>([
    ['another program', { build: 'two' }],
    ['no program that may remember', { build: undefined }],
    ['a rule of this run', { rules: { 'task/tags': 'off' } }],
    ['what changed', { since: 'HEAD' }],
    ['a part of the files', { paths: [sessionPath] }],
    ['what is staged', { target: { type: 'index' } }],
    ['a commit', { target: { type: 'revision', revision: 'HEAD' } }],
  ])('is not taken for %s', async (_, more) => {
    await using repo = await marked();
    const all = await messages(repo, more);
    expect(isMarked(all)).toBe(false);
    expect(all).toEqual(await found(repo, more));
  });

  it('counts the content of a file that differs from HEAD and is no record', async () => {
    await using repo = await marked({ '.gitattributes': '* text\n' });
    await repo.write('notes.txt', 'one');
    await messages(repo);
    await mark(repo);
    expect(isMarked(await messages(repo))).toBe(true);
    await repo.write('notes.txt', 'two');
    expect(isMarked(await messages(repo))).toBe(false);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>]>([
    ['a record differs from HEAD, of which the clock counts', (repo) => repo.write(sessionPath, `${bad}\n`)],
    ['a record is deleted', (repo) => repo.git('rm', '-q', '--', sessionPath)],
    ['a configuration asks for older commits', (repo) => repo.write('.agents/baton.yaml', 'since: HEAD\n')],
    ['git converts files', (repo) => repo.write('.gitattributes', '*.md text eol=crlf\n')],
    ['git is told to convert files', (repo) => repo.git('config', 'core.autocrlf', 'input')],
    [
      'very much differs',
      async (repo) => {
        for (let at = 0; at < 201; at++) await repo.write(`new/${at}.txt`, '');
      },
    ],
    ['a large file differs', (repo) => repo.write('large.txt', 'x'.repeat(1024 * 1024 + 1))],
  ])('is not kept where %s', async (_, change) => {
    await using repo = await opened();
    await change(repo);
    expect(await messages(repo)).toEqual(await found(repo));
    expect(existsSync(keptAt(repo))).toBe(false);
  });

  it('is kept from the second run on', async () => {
    await using repo = await committed();
    const first = await messages(repo);
    expect(existsSync(keptAt(repo))).toBe(false);
    expect(await messages(repo)).toEqual(first);
    expect(existsSync(keptAt(repo))).toBe(true);
  });

  it('is not kept for few files, nor before the first commit', async () => {
    await using small = await gitRepo();
    await small.write(sessionPath, bad);
    await small.commitAll('files');
    await messages(small);
    await messages(small);
    expect(existsSync(keptAt(small))).toBe(false);
    await using repo = await opened();
    await repo.git('update-ref', '-d', 'HEAD');
    await messages(repo);
    expect(existsSync(keptAt(repo))).toBe(false);
  });

  it('is found out again where it is damaged', async () => {
    await using repo = await opened();
    const first = await messages(repo);
    const text = await readFile(keptAt(repo), 'utf8');
    for (const damage of [text.slice(0, -9), text.replace('Expected', 'Xxpected'), 'x']) {
      await writeFile(keptAt(repo), damage);
      expect(await messages(repo)).toEqual(first);
    }
  });

  it('holds nothing of a secret', async () => {
    const secret = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
    await using repo = await opened({ [other]: `${renderSession({ id: 'x-1' })}\n${secret}\n` });
    const first = await messages(repo);
    expect(first.join()).toMatch(/GitHub/);
    expect(await messages(repo)).toEqual(first);
    if (existsSync(keptAt(repo))) expect(await readFile(keptAt(repo), 'utf8')).not.toContain(secret);
  });
});
