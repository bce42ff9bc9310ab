import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { handedPlace, looseObjectsOf } from '../../../src/git/process/handed.ts';
import { LooseObjects } from '../../../src/git/process/loose-objects.ts';
import { ObjectReader } from '../../../src/git/process/object-reader.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import { maxBytes } from '../../../src/git/tree/source.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import { failure } from '../../support/lint-repo.ts';

const folderOf = (repo: GitRepo) => join(repo.path, '.git', 'objects');
const fileOf = (repo: GitRepo, oid: string) => join(folderOf(repo), oid.slice(0, 2), oid.slice(2));

async function stored(repo: GitRepo, content: string | Buffer): Promise<string> {
  await repo.write('stored', content);
  return repo.git('hash-object', '-w', 'stored');
}

/** Writes bytes in the place of an object. */
async function damage(repo: GitRepo, oid: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(fileOf(repo, oid)), { recursive: true });
  await rm(fileOf(repo, oid), { force: true });
  await writeFile(fileOf(repo, oid), bytes);
}

const openIn = async (repo: GitRepo, more: Readonly<Record<string, string>> = {}) => {
  const git = join(repo.path, '.git');
  const head = await repo.git('rev-parse', 'HEAD');
  return openRepository(repo.path, {
    ...repo.env,
    BATON_GIT: ['sha1', git, git, repo.path, head].join('\n'),
    GIT_TRACE: join(git, 'trace'),
    ...more,
  });
};

const gitsOf = async (repo: GitRepo) =>
  (await repo.read('.git/trace').catch(() => '')).match(/git cat-file/g)?.length ?? 0;

describe('an object in a file of its own', () => {
  it.each([false, true])('is what git reads, also with longer ids: %s', async (sha256) => {
    await using repo = await gitRepo({ sha256 });
    const loose = new LooseObjects(folderOf(repo));
    const texts = ['', 'x', 'a\0b\n', '\u00fc\n'.repeat(5_000), Buffer.from([0xff, 0xfe, 0])];
    for (const text of texts) {
      const oid = await stored(repo, text);
      const content = Buffer.from(text);
      expect(loose.read(oid)).toEqual({ oid, type: 'blob', size: content.length, content });
    }
    await repo.commitAll('first');
    const head = await repo.git('rev-parse', 'HEAD');
    expect(loose.read(head)?.content.toString().trimEnd()).toBe(await repo.git('cat-file', 'commit', head));
  });

  it('is left to git where it is packed, large, not whole, no blob or commit, or no id', async () => {
    await using repo = await gitRepo();
    await repo.write('a.md', 'a\n');
    await repo.commitAll('first');
    const loose = new LooseObjects(folderOf(repo));
    const [tree, oid] = [
      await repo.git('rev-parse', 'HEAD^{tree}'),
      await repo.git('rev-parse', 'HEAD:a.md'),
    ];
    expect(loose.read(oid)).toBeDefined();
    const whole = await readFile(fileOf(repo, oid));
    const names = [
      'HEAD',
      '',
      oid.slice(0, 12),
      `${oid}^{commit}`,
      `../${oid.slice(3)}`,
      oid.toUpperCase(),
      tree,
    ];
    for (const name of names) expect([name, loose.read(name)]).toEqual([name, undefined]);
    const wrong = {
      empty: Buffer.alloc(0),
      cut: whole.subarray(0, -6),
      uncompressed: Buffer.from('blob 2\0a\n'),
      shorter: deflateSync('blob 3\0a\n'),
      longer: deflateSync('blob 1\0a\n'),
      typeless: deflateSync('x 2\0a\n'),
      headless: deflateSync('blob 2'),
      vast: deflateSync(Buffer.alloc(64 * maxBytes)),
    };
    for (const [name, bytes] of Object.entries(wrong)) {
      await damage(repo, oid, bytes);
      expect([name, loose.read(oid)]).toEqual([name, undefined]);
    }
    await damage(repo, oid, whole);
    expect(loose.read(oid)).toBeDefined();
    expect(loose.read(await stored(repo, 'y'.repeat(maxBytes)))?.size).toBe(maxBytes);
    expect(loose.read(await stored(repo, 'y'.repeat(maxBytes + 1))) === undefined).toBe(true);
    await repo.git('repack', '-a', '-d', '--quiet');
    expect(loose.read(oid)).toBeUndefined();
  });

  it('is not looked for where git keeps objects elsewhere, as in quarantine', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    const git = join(repo.path, '.git');
    const env = { BATON_GIT: ['sha1', git, git, repo.path].join('\n') };
    const place = handedPlace(repo.path, env);
    if (!place) throw new Error('it fits');
    expect(looseObjectsOf(place, env)).toBe(folderOf(repo));
    expect(looseObjectsOf(place, { ...env, GIT_OBJECT_DIRECTORY: join(git, 'incoming') })).toBeUndefined();
  });
});

describe('objects while the stub of a hook waits', () => {
  it('are read without git where each is a file of its own, beside packed ones by git', async () => {
    await using repo = await gitRepo();
    await repo.write('packed.md', 'packed\n');
    await repo.commitAll('first');
    await repo.git('repack', '-a', '-d', '--quiet');
    const packed = await repo.git('rev-parse', 'HEAD:packed.md');
    const [one, two] = [await stored(repo, 'one'), await stored(repo, 'two')];
    const { context } = await openIn(repo);
    const alone = new ObjectReader(context);
    expect((await alone.objects([two, one, two])).map(({ content }) => content.toString())).toEqual([
      'two',
      'one',
      'two',
    ]);
    alone.end();
    expect(await gitsOf(repo)).toBe(0);
    const reader = new ObjectReader(context);
    const mixed = await reader.objects([one, packed, '1'.repeat(40), two, packed]);
    expect(mixed.map(({ type, content }) => `${type} ${content}`)).toEqual([
      'blob one',
      'blob packed\n',
      'missing ',
      'blob two',
      'blob packed\n',
    ]);
    const [texts, commits] = await Promise.all([
      reader.blobs([packed, two]),
      reader.commits([await repo.git('rev-parse', 'HEAD')]),
    ]);
    expect(Object.fromEntries(texts)).toMatchObject({
      [packed]: { text: 'packed\n' },
      [two]: { text: 'two' },
    });
    expect(commits.size).toBe(1);
    reader.end();
    expect(await gitsOf(repo)).toBe(1);
  });

  it('stop the run as git says where one is damaged or of another type', async () => {
    await using repo = await gitRepo();
    await repo.commitAll('first');
    const oid = await stored(repo, 'one');
    const { context } = await openIn(repo);
    const head = await repo.git('rev-parse', 'HEAD');
    expect(await failure(new ObjectReader(context).blobs([head]))).toMatchObject({ code: 'unverifiable' });
    expect(await failure(new ObjectReader(context).commits([oid]))).toMatchObject({ code: 'unverifiable' });
    await damage(repo, oid, Buffer.from('not an object'));
    expect(await failure(new ObjectReader(context).blobs([oid]))).toMatchObject({ name: 'BatonError' });
  });
});
