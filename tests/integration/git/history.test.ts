import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TreeDiffer } from '../../../src/git/diff/tree-differ.ts';
import { History } from '../../../src/git/history/history.ts';
import { HistoryRange } from '../../../src/git/history/range.ts';
import { checkRevisions, walkHistory } from '../../../src/git/history/rev-walk.ts';
import { ObjectReader } from '../../../src/git/process/object-reader.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { auditRepo, commit } from '../../support/audit-repo.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure } from '../../support/lint-repo.ts';
import { sessionPath, sessionRun } from '../../support/records-session.ts';

const open = (repo: GitRepo) => openRepository(repo.path, repo.env);

/** A git that notes each start. */
async function counted(
  repo: GitRepo,
): Promise<{ env: Record<string, string>; starts: () => Promise<number> }> {
  const real = (await repo.run('sh', ['-c', 'command -v git'])).stdout.trim();
  await repo.write('bin/git', '');
  const log = join(repo.path, 'starts');
  const wrapper = join(repo.path, 'bin', 'git');
  await writeFile(wrapper, `#!/bin/sh\necho x >> '${log}'\nexec '${real}' "$@"\n`);
  await chmod(wrapper, 0o755);
  await repo.write('.git/info/exclude', 'bin\nstarts\n');
  const starts = async () => (await repo.read('starts')).split('\n').length - 1;
  return { env: { ...repo.env, PATH: `${join(repo.path, 'bin')}:${repo.env.PATH}` }, starts };
}

/** Two branches from one root, merged: `[root, side, main, merge]`. */
async function merged(): Promise<{ repo: GitRepo; oids: [string, string, string, string] }> {
  const repo = await gitRepo();
  const root = await commit(repo, 'root', { 'a.md': '1' });
  await repo.git('switch', '-q', '-c', 'side');
  const side = await commit(repo, 'side', { 'b.md': '2' });
  await repo.git('switch', '-q', 'main');
  const main = await commit(repo, 'main', { 'c.md': '3' });
  await repo.git('merge', '-q', '-s', 'ours', '-m', 'merge', 'side');
  return { repo, oids: [root, side, main, await repo.git('rev-parse', 'HEAD')] };
}

describe('walkHistory', () => {
  it('lists parents before children, what a merge threw away too', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const [root, side, main, merge] = oids;
    const walked = await walkHistory(await open(repo), ['HEAD']);
    expect(walked.at(0)).toEqual({ oid: root, parents: [] });
    expect(walked.at(-1)).toEqual({ oid: merge, parents: [main, side] });
    expect(walked).toHaveLength(4);
  });

  it.each([
    ['a range', ['side..main']],
    ['an exclusion', ['main', '^side']],
    ['what follows --not', ['main', '--not', 'side']],
    ['refs that follow --not', ['main', '--not', '--branches=sid*']],
    ['--not turned round again', ['--not', 'side', '--not', 'main']],
    ['an exclusion of an exclusion', ['main', '--not', '^main', 'side']],
  ])('takes %s', async (_, revisions) => {
    const { repo, oids } = await merged();
    await using _repo = repo;
    const walked = await walkHistory(await open(repo), revisions);
    expect(walked.map(({ oid }) => oid)).toEqual([oids[2], oids[3]]);
  });

  it('takes more revisions than a command line holds', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const many = Array.from({ length: 60_000 }, () => `^${oids[1]}`);
    const walked = await walkHistory(await open(repo), ['HEAD', ...many]);
    expect(walked).toHaveLength(2);
  });

  it('says which revision does not exist, and which object', async () => {
    const { repo } = await merged();
    await using _ = repo;
    const repository = await open(repo);
    const named = await failure(walkHistory(repository, ['nope..HEAD']));
    expect(named).toMatchObject({ code: 'usage', message: expect.stringContaining('`nope..HEAD`') });
    expect(await failure(walkHistory(repository, ['1'.repeat(40)]))).toMatchObject({ code: 'unverifiable' });
  });
});

describe('HistoryRange', () => {
  it('knows what others do not have as git does', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    await repo.git('switch', '-q', '-c', 'later');
    const later = await commit(repo, 'later', { 'd.md': '4' });
    await repo.git('switch', '-q', '--orphan', 'apart');
    const apart = await commit(repo, 'apart', { 'e.md': '5' });
    const repository = await open(repo);
    const [root, side, main, merge] = oids;
    const ranges = [
      ['main'],
      ['side..main'],
      ['main', `^${side}`],
      ['later', 'apart'],
      ['--branches'],
      ['--since=2001-01-01', 'main'],
    ];
    for (const revisions of ranges) {
      const range = new HistoryRange(repository, revisions);
      for (const others of [[], [root], [side], [main, side], [merge], [later], [apart, root]]) {
        const right = await walkHistory(repository, [...others.map((oid) => `^${oid}`), ...revisions]);
        expect({ revisions, others, left: await range.without(others) }).toEqual({
          revisions,
          others,
          left: right,
        });
      }
    }
  });

  it('asks git once where it has all of them', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const { env, starts } = await counted(repo);
    const repository = await openRepository(repo.path, env);
    const range = new HistoryRange(repository, ['main']);
    await range.commits();
    const before = await starts();
    expect(await range.without([oids[3]])).toEqual([]);
    expect(await range.without([oids[1], oids[2]])).toHaveLength(1);
    expect(await starts()).toBe(before);
  });

  it('is empty without revisions, and reports what fails to who asks', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const repository = await open(repo);
    expect(await new HistoryRange(repository, []).without([oids[0]])).toEqual([]);
    const wrong = new HistoryRange(repository, ['nope']);
    wrong.begin();
    expect(await failure(wrong.without([oids[0]]))).toMatchObject({ code: 'usage' });
  });
});

describe('checkRevisions', () => {
  it('lets pass what rev-list takes', async () => {
    const { repo } = await merged();
    await using _ = repo;
    const names = [
      'HEAD',
      '^side',
      'HEAD^!',
      'HEAD^@',
      'HEAD^-1',
      'side..main',
      'side...main',
      ':/root',
      '--all',
    ];
    const dates = ['--since=2026-01-31', '--since=2.weeks', '--until=yesterday', '--since=now'];
    await expect(checkRevisions(await open(repo), [...names, ...dates])).resolves.toBeUndefined();
  });

  it.each(['HEAD^{tree}', 'HEAD:a.md', '--since=whenever', '--until=soonish'])('refuses %s', async (name) => {
    const { repo } = await merged();
    await using _ = repo;
    expect(await failure(checkRevisions(await open(repo), [name]))).toMatchObject({ code: 'usage' });
  });
});

describe('TreeDiffer', () => {
  it('answers each pair in its place, also one without a difference', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const [root, side, main, merge] = oids;
    const { context } = await open(repo);
    const differ = new TreeDiffer(context);
    const pairs = [
      { type: 'commits', after: root },
      { type: 'commits', before: main, after: merge },
      { type: 'commits', before: side, after: merge },
    ] as const;
    const named = (await differ.diff(pairs)).map((changes) =>
      changes.map(({ path, status }) => `${status} ${path}`),
    );
    expect(named).toEqual([['A a.md'], [], ['D b.md', 'A c.md']]);
    const tree = await repo.git('rev-parse', `${main}^{tree}`);
    const empty = (await open(repo)).emptyTree();
    const trees = await differ.diff([
      { type: 'trees', before: empty, after: tree },
      { type: 'trees', before: tree, after: tree },
      { type: 'trees', before: tree, after: empty },
    ]);
    expect(trees.map((changes) => changes.map(({ path, status }) => `${status} ${path}`))).toEqual([
      ['A a.md', 'A c.md'],
      [],
      ['D a.md', 'D c.md'],
    ]);
    await differ.close();
  });

  it('reads any name, and a list longer than a pipe holds', async () => {
    await using repo = await gitRepo();
    const odd = ['new\nline', 'é', ' b ', '-dash', '"quote"', ':colon', 'end\n'];
    const many = Array.from({ length: 3_000 }, (_, at) => `a-rather-long-name-of-a-file-${at}`);
    for (const path of [...odd, ...many]) await repo.write(`f/${path}`, path);
    await repo.write(Buffer.from([0xff, 0x2e, 0x6d, 0x64]), 'x');
    const oid = await repo.commitAll('all');
    const differ = new TreeDiffer((await open(repo)).context);
    const [changes = []] = await differ.diff([{ type: 'commits', after: oid }]);
    const paths = new Set(changes.map(({ path }) => path));
    expect(paths.size).toBe(odd.length + many.length + 1);
    expect([...odd, ...many].every((path) => paths.has(`f/${path}`))).toBe(true);
    expect(paths.has('\uFFFDff.md')).toBe(true);
    await differ.close();
  });

  it('refuses what is not here, and what is asked after git ended', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const differ = new TreeDiffer((await open(repo)).context);
    const gone = '1'.repeat(40);
    const first = await failure(differ.diff([{ type: 'commits', before: oids[0], after: gone }]));
    expect(first.code).toBe('unverifiable');
    expect(await failure(differ.diff([{ type: 'commits', before: gone, after: oids[0] }]))).toMatchObject({
      name: 'BatonError',
    });
    expect(await failure(differ.diff([{ type: 'commits', after: oids[0] }]))).toMatchObject({
      name: 'BatonError',
    });
    await differ.close();
  });
});

describe('ObjectReader', () => {
  it('gives each who asks at once his own answer', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const blobs = await Promise.all(['a.md', 'c.md'].map((path) => repo.git('rev-parse', `main:${path}`)));
    const reader = new ObjectReader((await open(repo)).context);
    const [first, commits, second, tree] = await Promise.all([
      reader.blobs([blobs[0] ?? '']),
      reader.commits(oids),
      reader.blobs([blobs[1] ?? '', blobs[0] ?? '', blobs[1] ?? '']),
      reader.treeOf(oids[0]),
    ]);
    expect([...first.values()]).toEqual([{ ok: true, text: '1', size: 1 }]);
    expect([...second.values()]).toEqual([
      { ok: true, text: '3', size: 1 },
      { ok: true, text: '1', size: 1 },
    ]);
    expect(commits.size).toBe(4);
    expect(tree).toBe(await repo.git('rev-parse', `${oids[0]}^{tree}`));
    reader.end();
  });

  it('refuses an object that is not here or of another type, and everything after', async () => {
    const { repo, oids } = await merged();
    await using _ = repo;
    const blob = await repo.git('rev-parse', 'main:a.md');
    for (const ask of [
      (reader: ObjectReader) => reader.blobs(['1'.repeat(40)]),
      (reader: ObjectReader) => reader.blobs([oids[0]]),
      (reader: ObjectReader) => reader.commits([blob]),
      (reader: ObjectReader) => reader.treeOf(blob),
    ]) {
      const reader = new ObjectReader((await open(repo)).context);
      expect(await failure(ask(reader))).toMatchObject({ code: 'unverifiable' });
      expect(await failure(reader.blobs([blob]))).toMatchObject({ code: 'unverifiable' });
      reader.end();
    }
  });

  it('reads the message of a commit in Latin-1', async () => {
    await using repo = await gitRepo();
    await repo.git('config', 'i18n.commitEncoding', 'ISO-8859-1');
    await repo.write('message', Buffer.from('Caf\xe9\n', 'latin1'));
    await repo.write('a.md', 'x');
    await repo.git('add', 'a.md');
    await repo.git('commit', '-q', '-F', 'message');
    const repository = await open(repo);
    const said = await repository.sharingProcesses(async () => {
      await using history = await History.open(repository, new HistoryRange(repository, ['HEAD']));
      return [...(await history.read(history.commits)).values()];
    });
    expect(said.map(({ subject }) => subject)).toEqual(['Café']);
  });
});

describe('the processes of an audit', () => {
  it('are as many for a long history with merges as for a short one', async () => {
    await using repo = await gitRepo();
    const { env, starts } = await counted(repo);
    await commit(repo, 'start', {
      [sessionPath]: sessionRun()[0]?.text,
      '.agents/tasks/task-a.md': '# Task task-a: X\n',
    });
    await auditRepo(repo, { env });
    const short = await starts();
    expect(short).toBeGreaterThan(2);
    for (const [at, { text }] of sessionRun().entries()) {
      await repo.git('switch', '-q', '-c', `side-${at}`);
      await commit(repo, `side ${at}`, { [`.agents/tasks/task-${at}.md`]: `# Task task-${at}: X\n` });
      await repo.git('switch', '-q', 'main');
      await commit(repo, `main ${at}`, { [sessionPath]: text, 'README.md': String(at) });
      await repo.git('merge', '-q', '--no-edit', `side-${at}`);
    }
    await repo.remove('starts');
    const { commits, faults } = await auditRepo(repo, { env });
    expect({ commits, faults }).toEqual({ commits: 1 + 3 * sessionRun().length, faults: [] });
    expect(await starts()).toBe(short);
  });
});
