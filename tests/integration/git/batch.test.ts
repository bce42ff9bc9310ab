import { describe, expect, it } from 'vitest';
import { readBlobs } from '../../../src/git/process/batch.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { indexSnapshot } from '../../../src/git/tree/snapshots.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';

async function readOne(repo: GitRepo, content: string | Buffer) {
  const { stdout } = await repo.tryGit(['hash-object', '-w', '--stdin'], { input: content });
  const oid = stdout.trim();
  const { context } = await openRepository(repo.path, repo.env);
  return (await readBlobs(context, [oid])).get(oid);
}

describe('readBlobs', () => {
  it('reads 2,000 blobs through one git, each its own', async () => {
    await using repo = await gitRepo();
    for (let at = 0; at < 2000; at++)
      await repo.write(`d${at % 50}/${at}.md`, `${at}\n${'é\n'.repeat(at % 300)}`);
    await repo.git('add', '.');
    const trace = `${repo.path}/.git/trace`;
    const snapshot = indexSnapshot(await openRepository(repo.path, { ...repo.env, GIT_TRACE: trace }));
    const sources = await snapshot.read(await snapshot.list(''));
    expect(sources.size).toBe(2000);
    for (const [path, source] of sources) {
      const at = Number(/(\d+)\.md$/.exec(path)?.[1]);
      expect(source).toMatchObject({ ok: true, text: `${at}\n${'é\n'.repeat(at % 300)}` });
    }
    expect((await repo.read('.git/trace')).match(/git cat-file/g)).toHaveLength(1);
  });

  it('starts no git for nothing', async () => {
    await using repo = await gitRepo();
    expect(await readBlobs({ cwd: repo.path, env: { PATH: '/nowhere' } }, [])).toEqual(new Map());
  });

  it.each(['', '\n', 'no line break', '0123 blob 5\nabc\n', '\r\n\r\n\0\0'])('reads %j', async (text) => {
    await using repo = await gitRepo();
    expect(await readOne(repo, text)).toEqual({ ok: true, text, size: Buffer.byteLength(text) });
  });

  it('keeps the byte order mark', async () => {
    await using repo = await gitRepo();
    expect(await readOne(repo, '\uFEFF---\n')).toEqual({ ok: true, text: '\uFEFF---\n', size: 7 });
  });

  it('reads exactly 1 MiB and not a byte more', async () => {
    await using repo = await gitRepo();
    const text = 'é'.repeat(524_288);
    expect(await readOne(repo, text)).toEqual({ ok: true, text, size: 1_048_576 });
    expect(await readOne(repo, `${text}x`)).toEqual({
      ok: false,
      reason: 'too-large',
      size: 1_048_577,
      latin1: Buffer.from(text).toString('latin1', 0, 4096),
    });
  });

  it('goes on after a large blob', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'x'.repeat(5_000_000));
    await repo.write('b.md', 'after');
    await repo.git('add', '.');
    const snapshot = indexSnapshot(await openRepository(repo.path, repo.env));
    const sources = await snapshot.read(await snapshot.list(''));
    expect(sources.get('a.md')).toMatchObject({ reason: 'too-large', size: 5_000_000 });
    expect(sources.get('b.md')).toMatchObject({ text: 'after' });
  });

  it.each([
    ['a wrong byte', [0x61, 0xc3, 0xa9, 0xff, 0x62], '2:ff'],
    ['a sequence cut off by text', [0x61, 0xe2, 0x82, 0x62], '1:e28262'],
    ['a sequence cut off by the end', [0x61, 0xf0, 0x9f], '1:f09f'],
    ['a surrogate', [0xed, 0xa0, 0x80], '0:eda0'],
    ['UTF-16', [0xff, 0xfe, 0x61, 0x00], '0:ff'],
    ['a fault behind a byte order mark', [0xef, 0xbb, 0xbf, 0x80], '1:80'],
  ])('says where UTF-8 ends: %s', async (_, bytes, detail) => {
    await using repo = await gitRepo();
    const content = Buffer.from(bytes);
    expect(await readOne(repo, content)).toEqual({
      ok: false,
      reason: 'not-utf8',
      detail,
      latin1: content.toString('latin1'),
      size: bytes.length,
    });
  });

  it('refuses an object that is not here, and one that is no blob', async () => {
    await using repo = await gitRepo();
    const commit = await repo.commitAll('first');
    const { context } = await openRepository(repo.path, repo.env);
    for (const oid of ['1'.repeat(40), commit]) {
      await expect(readBlobs(context, [oid])).rejects.toMatchObject({
        code: 'unverifiable',
        message: expect.stringContaining(oid),
      });
    }
  });

  it('refuses a damaged object', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'text');
    await repo.git('add', '.');
    const oid = await repo.git('rev-parse', ':a.md');
    const object = `.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`;
    await repo.remove(object);
    await repo.write(object, 'damage');
    const { context } = await openRepository(repo.path, repo.env);
    await expect(readBlobs(context, [oid])).rejects.toMatchObject({ name: 'BatonError' });
  });

  it.each(['that cannot be fetched any more', 'although its remote is there'])(
    'fetches no blob of a partial clone %s',
    async (how) => {
      await using origin = await gitRepo();
      await origin.write('a.md', 'one');
      const first = await origin.commitAll('first');
      await origin.write('a.md', 'two');
      await origin.commitAll('second');
      await origin.git('config', 'uploadpack.allowFilter', 'true');
      await using repo = await gitRepo();
      const url = `file://${origin.path}`;
      await repo.git('clone', '-q', '--filter=blob:none', url, 'clone');
      if (how.startsWith('that')) await origin.remove('.git');
      const { stdout } = await repo.tryGit(['ls-tree', first], { cwd: 'clone' });
      const oid = /blob (\w+)/.exec(stdout)?.[1] ?? '';
      const { context } = await openRepository(`${repo.path}/clone`, repo.env);
      await expect(readBlobs(context, [oid])).rejects.toMatchObject({
        code: 'unverifiable',
        message: expect.stringMatching(/^Cannot verify: an object is missing in this clone\n(?!warning)/),
        help: expect.stringContaining('git fetch --refetch --no-filter'),
      });
      // Of a git too old for the variable that says so, no transport is left.
      const old = { ...context, env: { ...context.env, GIT_NO_LAZY_FETCH: undefined } };
      await expect(readBlobs(old, [oid])).rejects.toMatchObject({ code: 'unverifiable' });
    },
  );
});
