import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { BoardSource } from '../../../src/app/board/source.ts';
import type { Board } from '../../../src/knowledge/board/board.ts';
import { exportedSite } from '../../../src/render/dashboard/dashboard.ts';
import { renderPage } from '../../../src/render/dashboard/page.ts';
import { viewOf } from '../../../src/render/dashboard/view.ts';
import { testSite } from '../../support/board.ts';
import { resealed } from '../../support/cache-lines.ts';
import { contextIn } from '../../support/context.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { jwt, taskFiles } from '../../support/knowledge.ts';
import { manyRecords } from '../../support/many-records.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import { examples } from '../../support/records-record.ts';
import { resume } from '../../support/records-thread.ts';
import { decPath, following, graph } from '../../support/records-thread-graph.ts';
import { fakeSecrets } from '../../support/secrets.ts';

vi.setConfig({ testTimeout: 300_000 });

const now = '2026-12-01T00:00:00Z';
const folderOf = (repo: GitRepo) => join(repo.path, '.git', 'baton');
const keptOf = (repo: GitRepo, kind = 'decision') => join(folderOf(repo), `board-${kind}`);

async function opened(files: Readonly<Record<string, string>>): Promise<GitRepo> {
  const repo = await gitRepo();
  for (const [path, text] of Object.entries(files)) await repo.write(path, text);
  await repo.commitAll('records');
  return repo;
}

/** Every page, and what a search finds. */
async function pagesOf(source: BoardSource): Promise<string> {
  return source.show(async (board: Board) => {
    const [addedAt, past] = [await source.addedDates(board), await source.earlierNames(board)];
    const beside = {
      name: 'a',
      own: 'baton',
      lint: '',
      addedAt,
      earlierNames: (path: string) => past.get(path) ?? [],
    };
    const found = viewOf({ board, site: testSite }, { view: 'search' }, { query: { text: 'e' } });
    const filtered = viewOf({ board, site: testSite }, { view: 'threads' }, { query: { agent: 'ada' } });
    const live = [found, filtered].map((view) => view && renderPage(view, testSite));
    return [...live, ...[...exportedSite(board, beside)].map(({ path, text }) => `${path}\n${text}`)].join(
      '\n',
    );
  });
}

/** The pages of a run, with the records that it could not read. */
async function read(repo: GitRepo, build?: string): Promise<string> {
  const context = contextIn(repo, now, { build });
  const source = new BoardSource(() => context, build);
  const pages = await pagesOf(source);
  await source.save();
  return `${pages}\n${JSON.stringify(context.unread.all)}`;
}

/** The first line that differs, of pages that are long. */
function differences(found: string, right: string): readonly (string | undefined)[] {
  const [a, b] = [found.split('\n'), right.split('\n')];
  const at = b.findIndex((line, index) => line !== a[index]);
  if (at === -1) return a.length > b.length ? [a[b.length]] : [];
  const from = [...(b[at] ?? '')].findIndex((char, index) => char !== a[at]?.[index]);
  return [a[at], b[at]].map((line) => line?.slice(Math.max(0, from - 80), from + 80));
}

/** Changes what is kept in the same way in each file. */
async function change(repo: GitRepo, how: (text: string) => string): Promise<void> {
  for (const name of existsSync(folderOf(repo)) ? await readdir(folderOf(repo)) : []) {
    const path = join(folderOf(repo), name);
    if (name.startsWith('board-')) await writeFile(path, how(await readFile(path, 'utf8')));
  }
}

const letters = ['a', 'b', 'c', 'd'] as const;
/** Changes how other files are read. */
const isSetting = (act: string) => ['ignore', 'moved root', 'attributes'].includes(act);
const step = fc.record({
  letter: fc.constantFrom(...letters),
  follows: fc.constantFrom(...letters),
  agent: fc.constantFrom('ada', 'bao'),
  confidence: fc.constantFrom('0.5', '.inf', '-0', 'null', 'high'),
  tags: fc.constantFrom('[one, two]', 'one', '{ a: 1 }', '~'),
  text: fc.constantFrom('Take it', '"é \\t ☃"', '|\n  Take\n  it\n', fakeSecrets.github ?? 'ghp_'),
  act: fc.constantFrom(
    ...(['commit', 'leave', 'delete', 'break', 'rename', 'copy', 'conflict', 'resume', 'touch'] as const),
    ...(['ignore', 'moved root', 'attributes', 'stage', 'unstage', 'archive'] as const),
  ),
});

describe('what the dashboard keeps of records', () => {
  it('shows the same as the records, whatever differs from it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
        await using repo = await opened({
          ...examples(),
          ...taskFiles({ 'task-001': jwt }),
          ...graph({ a: { agent: 'ada' }, b: following('a') }),
        });
        const live = new BoardSource(() => contextIn(repo, now, { build: 'one' }), 'one');
        const told = new BoardSource(() => contextIn(repo, now), undefined);
        for (const source of [live, told]) await pagesOf(source);
        for (const { act, agent, confidence, follows, letter, tags, text } of steps) {
          const path = decPath(letter);
          const keys = { ...following(follows), agent, confidence, decision: text, tags };
          const fresh = graph({ [letter]: keys })[path] ?? '';
          if (act === 'delete') await repo.remove(path).catch(() => undefined);
          else if (act !== 'touch')
            await repo.write(path, act === 'break' ? fresh.replace('agent:', '\tagent:') : fresh);
          if (act === 'copy') await repo.write(path.replace('.md', '-copy.md'), fresh);
          if (act === 'rename') await repo.git('mv', '-f', path, decPath('d')).catch(() => undefined);
          if (act === 'archive')
            await repo.git('mv', '.agents/threads', '.agents/archive').catch(() => undefined);
          if (act === 'resume')
            await repo.write('.agents/threads/thread_pr94/res_20261127_h2n8wz4d.yaml', resume({ by: agent }));
          if (act === 'conflict') {
            await repo.commitAll('base').catch(() => undefined);
            await repo.git('checkout', '-q', '-b', 'other').catch(() => undefined);
            await repo.write(path, fresh.replace(agent, 'cleo'));
            await repo.commitAll('one').catch(() => undefined);
            await repo.git('checkout', '-q', '-').catch(() => undefined);
            await repo.write(path, fresh.replace(agent, 'dora'));
            await repo.commitAll('two').catch(() => undefined);
            await repo.git('merge', '-q', 'other').catch(() => undefined);
          }
          if (act === 'ignore') await repo.write('.agents/baton.yaml', `ignore: [${path}]\n`);
          if (act === 'moved root') await repo.write('.agents/baton.yaml', 'root: notes\n');
          if (act === 'attributes') await repo.write('.gitattributes', '*.md text eol=crlf\n');
          if (act === 'stage') await repo.git('add', '--all');
          if (act === 'unstage') await repo.git('rm', '-q', '--cached', path).catch(() => undefined);
          if (act === 'commit') await repo.commitAll(act).catch(() => undefined);
          const right = await read(repo);
          expect(differences(await read(repo, 'one'), right)).toEqual([]);
          expect(differences(await read(repo, 'one'), right)).toEqual([]);
          live.changed();
          told.changed(isSetting(act) ? undefined : ['.agents/threads', '.agents/archive', decPath('d')]);
          const pages = right.slice(0, right.lastIndexOf('\n'));
          expect(differences(await pagesOf(live), pages)).toEqual([]);
          expect(differences(await pagesOf(told), pages)).toEqual([]);
          await change(repo, (kept) => resealed(kept.replaceAll('"agent":"', '"agent":[')));
          expect(differences(await read(repo, 'one'), right)).toEqual([]);
          expect(await readFile(keptOf(repo), 'utf8').catch(() => '')).not.toContain(fakeSecrets.github);
        }
      }),
      { numRuns: runsWithGit(30) },
    );
  });

  it('is the same for records that fill every list', async () => {
    await using repo = await opened(manyRecords(30, 3));
    const right = await read(repo);
    expect(differences(await read(repo, 'one'), right)).toEqual([]);
    expect(differences(await read(repo, 'one'), right)).toEqual([]);
  });

  const files = { ...graph({ a: { agent: 'ada' } }), ...taskFiles({ 'task-001': jwt }) };
  const marked = (kept: string) => resealed(kept.replaceAll('"ada"', '"zyx"'));

  it('is what a later start shows', async () => {
    await using repo = await opened(files);
    await read(repo, 'one');
    await change(repo, marked);
    expect((await read(repo, 'one')).includes('zyx')).toBe(true);
  });

  it.each<readonly [string, (repo: GitRepo) => Promise<unknown>, string]>([
    ['another program', () => Promise.resolve(), 'two'],
    ['another content', (repo) => repo.write(decPath('a'), `${files[decPath('a')]}\n`), 'one'],
    ['files that git converts', (repo) => repo.write('.gitattributes', '*.md text eol=crlf\n'), 'one'],
    ['line ends that git converts', (repo) => repo.git('config', 'core.autocrlf', 'true'), 'one'],
  ])('is not shown for %s', async (_, act, build) => {
    await using repo = await opened(files);
    await read(repo, 'one');
    await change(repo, marked);
    await act(repo);
    const pages = await read(repo, build);
    expect([pages.includes('zyx'), pages.includes('ada')]).toEqual([false, true]);
  });

  it('is neither read nor written without a build of the program', async () => {
    await using repo = await opened(files);
    await read(repo);
    expect(existsSync(folderOf(repo))).toBe(false);
  });

  it('is read again and written anew where it is damaged', async () => {
    await using repo = await opened(files);
    const right = await read(repo);
    await read(repo, 'one');
    for (const damage of [
      (kept: string) => kept.slice(0, -9),
      (kept: string) => resealed(kept.replaceAll('{', '[')),
      (kept: string) => resealed(kept.replace(`"path":"${decPath('a')}"`, `"path":"${decPath('b')}"`)),
      (kept: string) => resealed(kept.replace('\tdecision {', '\tdezision {')),
      (kept: string) => kept.replaceAll('"ada"', '"zyx"'),
      () => 'x',
    ]) {
      await change(repo, damage);
      // What is appended to a line that was cut is lost with it, once.
      for (let run = 0; run < 2; run++) expect(differences(await read(repo, 'one'), right)).toEqual([]);
      await change(repo, marked);
      expect((await read(repo, 'one')).includes('zyx')).toBe(true);
      await change(repo, (kept) => resealed(kept.replaceAll('"zyx"', '"ada"')));
    }
  });
});
