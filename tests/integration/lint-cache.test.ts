import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LintRequest } from '../../src/app/lint/request.ts';
import { RecordAnswers } from '../../src/app/version/record-answers.ts';
import { defaultConfig } from '../../src/core/config.ts';
import type { Diagnostic } from '../../src/core/diagnostic.ts';
import { createPathRules } from '../../src/records/record-paths.ts';
import { resealed } from '../support/cache-lines.ts';
import { type GitRepo, gitRepo } from '../support/git-repo.ts';
import { lintRepo } from '../support/lint-repo.ts';
import { renderSession, sessionPath } from '../support/records-session.ts';

const bad = renderSession().replace('iteration_count: 0', 'iteration_count: x');
const copyPath = sessionPath.replace('fbcd', 'abcd');
const cacheOf = (repo: GitRepo) => join(repo.path, '.git', 'baton', 'cache');

async function opened(files: Readonly<Record<string, string>> = { [sessionPath]: bad }): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('records');
  return repo;
}

async function messages(repo: GitRepo, request: Partial<LintRequest> = {}): Promise<string[]> {
  const { diagnostics } = await lintRepo(repo, { build: 'one', ...request });
  return diagnostics.map(({ message, at }) => `${at.path} ${message}`);
}

/** Marks each kept finding, so that a test sees where it comes from. */
async function mark(repo: GitRepo): Promise<void> {
  const text = await readFile(cacheOf(repo), 'utf8');
  await writeFile(cacheOf(repo), resealed(text.replaceAll('"message":"Expected', '"message":"Xxpected')));
}
const isMarked = (found: readonly string[]) => found.some((one) => / Xxpected/.test(one));

describe('what lint remembers of contents', () => {
  it('is what it would find out again', async () => {
    await using repo = await opened();
    const first = await messages(repo);
    expect(first.length).toBeGreaterThan(0);
    expect(await messages(repo)).toEqual(first);
    await mark(repo);
    expect(isMarked(await messages(repo))).toBe(true);
    expect(await messages(repo, { build: undefined })).toEqual(first);
  });

  it('is not read again, which a run is told', async () => {
    await using repo = await opened();
    const read: number[] = [];
    const onReading = (count: number) => read.push(count);
    await messages(repo, { onReading });
    await messages(repo, { onReading });
    expect(read).toEqual([1, 0]);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>, Partial<LintRequest>]>([
    ['another program', () => Promise.resolve(), { build: 'two' }],
    ['another configuration', (repo) => repo.write('.agents/baton.yaml', 'profile: strict\n'), {}],
    ['a rule of this run', () => Promise.resolve(), { rules: { 'task/tags': 'off' } }],
    ['another content', (repo) => repo.write(sessionPath, `${bad}\n`), {}],
    [
      'the content under another path',
      async (repo) => {
        await repo.git('mv', sessionPath, copyPath);
        await repo.git('commit', '-qm', 'move', '--no-verify');
      },
      {},
    ],
    ['files that git converts', (repo) => repo.write('.gitattributes', '*.md text eol=crlf\n'), {}],
    ['line ends that git converts', (repo) => repo.git('config', 'core.autocrlf', 'true'), {}],
  ])('is not taken for %s', async (_, change, request) => {
    await using repo = await opened();
    await messages(repo);
    await mark(repo);
    await change(repo);
    const found = await messages(repo, request);
    expect(found.length).toBeGreaterThan(0);
    expect(isMarked(found)).toBe(false);
  });

  it('is found out again where the file is damaged', async () => {
    await using repo = await opened();
    const first = await messages(repo);
    const text = await readFile(cacheOf(repo), 'utf8');
    for (const damage of [
      text.slice(0, -9),
      text.replace(sessionPath, copyPath),
      resealed(text.replaceAll('{', '[')),
      // The length is as it was, and so is the form of what it says.
      text.replaceAll('"message":"Expected', '"message":"Xxpected'),
      'x',
    ]) {
      expect(damage).not.toBe(text);
      await writeFile(cacheOf(repo), damage);
      expect(await messages(repo)).toEqual(first);
    }
  });

  it('keeps no answer that JSON would change', async () => {
    await using repo = await opened();
    const answers = () =>
      new RecordAnswers(join(repo.path, '.git'), createPathRules(defaultConfig), 'another build');
    const under = { committed: false, blob: true };
    const kept = answers();
    for (const value of [1, Number.NaN]) {
      const answer = { found: [{ extent: { from: value, to: 9 } } as unknown as Diagnostic] };
      kept.set(sessionPath, `${value}`, under, answer);
    }
    await kept.save();
    expect(answers().get(sessionPath, '1', under)).toMatchObject({ found: [{ extent: { from: 1 } }] });
    expect(answers().get(sessionPath, 'NaN', under)).toBeUndefined();
  });

  it('is not taken for a record where it is about another one', async () => {
    await using repo = await opened();
    await messages(repo);
    const text = await readFile(cacheOf(repo), 'utf8');
    await writeFile(cacheOf(repo), resealed(text.replace(`"path":"${sessionPath}"`, `"path":"${copyPath}"`)));
    const { recordOf } = await lintRepo(repo, { build: 'one' });
    expect(recordOf(sessionPath)).toBe('fbcd4d0d-3a1');
    expect(recordOf(copyPath)).toBe(copyPath);
  });

  it('holds no record in which a secret was found', async () => {
    const secret = `ghp_${'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'}`;
    await using repo = await opened({
      [sessionPath]: `${renderSession()}\n${secret}\n`,
    });
    const first = await messages(repo);
    expect(first.join()).toMatch(/GitHub/);
    expect(existsSync(cacheOf(repo)) ? await readFile(cacheOf(repo), 'utf8') : '').not.toContain(sessionPath);
    expect(await messages(repo)).toEqual(first);
  });

  it('is not read by what checks a change, or a part of the records', async () => {
    await using repo = await opened();
    await messages(repo);
    await mark(repo);
    await repo.write(
      '.agents/sessions/x-1.md',
      renderSession({ id: 'x-1', extra: ['resumes: fbcd4d0d-3a1'] }),
    );
    await repo.git('add', '.');
    expect(isMarked(await messages(repo, { target: { type: 'index' } }))).toBe(false);
    expect(isMarked(await messages(repo, { since: 'HEAD' }))).toBe(false);
    expect(isMarked(await messages(repo, { paths: [sessionPath] }))).toBe(false);
    expect(isMarked(await messages(repo))).toBe(true);
  });
});
