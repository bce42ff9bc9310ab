import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commandLimits,
  type FollowLimits,
  followRenames,
  type MoveCache,
  openMoveCache,
} from '../../../src/app/knowledge/renames.ts';
import { openRepository } from '../../../src/git/process/open.ts';
import type { Repository } from '../../../src/git/setup/repository.ts';
import { resealed } from '../../support/cache-lines.ts';
import { type GitRepo, gitRepo } from '../../support/git-repo.ts';
import fc, { runsWithGit } from '../../support/property.ts';
import { actsOf, writeHistory } from '../../support/rename-history.ts';

const text = (name: string) => Array.from({ length: 20 }, (_, line) => `${name} ${line}\n`).join('');
const open = (repo: GitRepo) => openRepository(repo.path, repo.env);

/** A cache in memory. */
function memory(): MoveCache {
  const known = new Map<string, string>();
  return {
    get: (key) => known.get(key),
    set: (key, value) => known.set(key, value),
    save: async () => {},
  };
}

const follow = (
  repository: Repository,
  revision = 'HEAD',
  cache: MoveCache = memory(),
  limits: FollowLimits = commandLimits,
) => followRenames(repository, revision, cache, limits);

/** Looks at a few commits at a time, as events do, until all are known. */
async function followInPieces(repository: Repository, revision: string, cache: MoveCache, fresh: number) {
  for (let tries = 0; tries < 100; tries++) {
    const found = await follow(repository, revision, cache, { most: 1_000, fresh });
    if (found.isWhole) return found;
  }
  throw new Error('it does not end');
}

describe('the names of files', () => {
  it('are followed through renames with changes, to the commit that deleted one', async () => {
    await using repo = await gitRepo();
    for (const name of ['a', 'b', 'c', 'odd\nname']) await repo.write(`${name}.ts`, text(name));
    await repo.commitAll('begin');
    await repo.git('mv', 'a.ts', 'one.ts');
    await repo.write('one.ts', `import x;\n${text('a')}`);
    await repo.git('mv', 'odd\nname.ts', 'plain.ts');
    await repo.commitAll('move');
    await repo.git('mv', 'one.ts', 'two.ts');
    await repo.commitAll('move again');
    await repo.git('mv', 'b.ts', 'gone.ts');
    await repo.commitAll('move the other');
    await repo.remove('gone.ts');
    const deletedBy = await repo.commitAll('delete');
    const { fates, isWhole } = await follow(await open(repo));
    expect(isWhole).toBe(true);
    expect(Object.fromEntries(fates)).toEqual({
      'a.ts': { path: 'two.ts' },
      'one.ts': { path: 'two.ts' },
      'odd\nname.ts': { path: 'plain.ts' },
      'b.ts': { deletedBy },
      'gone.ts': { deletedBy },
    });
  });

  it('are followed where two files change them with each other, and where one takes the name of another', async () => {
    await using repo = await gitRepo();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await repo.write(`${name}.ts`, text(name));
    await repo.commitAll('begin');
    for (const [name, from] of ['ab', 'ba', 'dc'].map((pair) => [...pair])) {
      await repo.write(`${name}.ts`, text(from ?? ''));
    }
    await repo.remove('c.ts');
    // Its old content is kept beside it: it is still the same file.
    await repo.write('e.ts', `${text('e')}more\n`);
    await repo.write('e.old.ts', text('e'));
    await repo.commitAll('exchange');
    await repo.git('mv', 'a.ts', 'x.ts');
    await repo.git('mv', 'b.ts', 'y.ts');
    await repo.git('mv', 'e.ts', 'z.ts');
    await repo.commitAll('move');
    expect(Object.fromEntries((await follow(await open(repo))).fates)).toEqual({
      'a.ts': { path: 'y.ts' },
      'b.ts': { path: 'x.ts' },
      'c.ts': { path: 'd.ts' },
      'e.ts': { path: 'z.ts' },
    });
  });

  it('are those that the files of a history had', async () => {
    await fc.assert(
      fc.asyncProperty(actsOf(true), fc.integer({ min: 3, max: 6 }), async (acts, fresh) => {
        await using repo = await gitRepo();
        const { commits, fates } = await writeHistory(repo, acts);
        const repository = await open(repo);
        const tip = commits.at(-1) ?? '';
        expect(Object.fromEntries((await follow(repository, tip)).fates)).toEqual(fates);
        const inPieces = await followInPieces(repository, tip, memory(), fresh);
        expect(Object.fromEntries(inPieces.fates)).toEqual(fates);
      }),
      { numRuns: runsWithGit(60) },
    );
  });

  it('are the same with what earlier runs kept, whatever they looked at', async () => {
    const tips = fc.array(fc.nat(15), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(actsOf(false), tips, fc.integer({ min: 3, max: 6 }), async (acts, picks, fresh) => {
        await using repo = await gitRepo();
        const { commits } = await writeHistory(repo, acts);
        const repository = await open(repo);
        const cache = memory();
        for (const pick of picks) {
          const tip = commits[pick % commits.length] ?? '';
          await follow(repository, tip, cache, { most: 1_000, fresh });
        }
        const tip = commits.at(-1) ?? '';
        const whole = await follow(repository, tip);
        expect(await followInPieces(repository, tip, cache, fresh)).toEqual(whole);
      }),
      { numRuns: runsWithGit(60) },
    );
  });
});

describe('what runs keep of renames', () => {
  /** Four commits: `a.ts` is `b.ts`, then `c.ts`, then `d.ts`. */
  async function moved(): Promise<GitRepo> {
    const repo = await gitRepo();
    await repo.write('a.ts', text('a'));
    await repo.commitAll('begin');
    for (const [before, after] of ['ab', 'bc', 'cd'] as const) {
      await repo.git('mv', `${before}.ts`, `${after}.ts`);
      await repo.commitAll(`to ${after}`);
    }
    return repo;
  }
  const present = { 'a.ts': { path: 'd.ts' }, 'b.ts': { path: 'd.ts' }, 'c.ts': { path: 'd.ts' } };

  it('is the older part of history that a limit leaves out, and the next run goes on there', async () => {
    await using repo = await moved();
    const [repository, cache] = [await open(repo), memory()];
    const limits = { most: 100, fresh: 1 };
    const first = await follow(repository, 'HEAD', cache, limits);
    expect(first).toEqual({
      fates: new Map([['c.ts', { path: 'd.ts' }]]),
      since: await repo.git('rev-parse', 'HEAD'),
      isWhole: false,
      isFinal: false,
    });
    const second = await follow(repository, 'HEAD', cache, limits);
    expect([...second.fates.keys()].sort()).toEqual(['b.ts', 'c.ts']);
    expect(second.since).toBe(await repo.git('rev-parse', 'HEAD~'));
    const third = await follow(repository, 'HEAD', cache, limits);
    expect(third.isWhole).toBe(true);
    expect(Object.fromEntries(third.fates)).toEqual(present);
    expect((await follow(repository, 'HEAD', cache, { most: 100, fresh: 0 })).isWhole).toBe(true);
  });

  it('is not more than the newest commits', async () => {
    await using repo = await moved();
    const limits = { most: 2, fresh: 9 };
    const { fates, since, ...ends } = await follow(await open(repo), 'HEAD', memory(), limits);
    expect([...fates.keys()].sort()).toEqual(['b.ts', 'c.ts']);
    // No later run looks at more.
    expect(ends).toEqual({ isWhole: false, isFinal: true });
    expect(since).toBe(await repo.git('rev-parse', 'HEAD~'));
  });

  it.each([
    ['cut', (whole: string) => whole.slice(0, -9)],
    ['of another form', (whole: string) => whole.replace('baton-cache 2', 'baton-cache 9')],
    ['with values of something else', (whole: string) => resealed(whole.replaceAll('[["', '{"a'))],
    ['with lists of something else', (whole: string) => resealed(whole.replaceAll(/\[\["(.)/g, '[[3,$1'))],
    ['with another name', (whole: string) => whole.replaceAll('c.ts', 'd.ts')],
    ['not a text', () => '\0\u{1F600}'],
  ])('does not change the result where the file is %s', async (_, damage) => {
    await using repo = await moved();
    const repository = await open(repo);
    await follow(repository, 'HEAD', openMoveCache(repository));
    const path = join(repository.commonDir, 'baton', 'renames');
    const before = await readFile(path, 'utf8');
    const damaged = damage(before);
    expect(damaged).not.toBe(before);
    await writeFile(path, damaged);
    const found = await follow(repository, 'HEAD', openMoveCache(repository));
    expect(Object.fromEntries(found.fates)).toEqual(present);
    // What was found out again is kept again, all of it after two runs: the first may have added it to a line that was cut.
    await follow(repository, 'HEAD', openMoveCache(repository));
    const kept = await follow(repository, 'HEAD', openMoveCache(repository), { most: 100, fresh: 0 });
    expect(Object.fromEntries(kept.fates)).toEqual(present);
  });

  it('is whole after two runs at once, and no failure where it cannot be written', async () => {
    await using repo = await moved();
    const repository = await open(repo);
    const run = () => follow(repository, 'HEAD', openMoveCache(repository));
    for (const { fates } of await Promise.all([run(), run()]))
      expect(Object.fromEntries(fates)).toEqual(present);
    const kept = await follow(repository, 'HEAD', openMoveCache(repository), { most: 100, fresh: 0 });
    expect(kept.isWhole).toBe(true);
    await using other = await moved();
    const second = await open(other);
    await mkdir(join(second.commonDir, 'baton', 'renames'), { recursive: true });
    const found = await follow(second, 'HEAD', openMoveCache(second));
    expect(Object.fromEntries(found.fates)).toEqual(present);
  });

  it('has nothing of the boundary of a shallow clone, which gets its parent later', async () => {
    await using repo = await moved();
    await repo.git('clone', '-q', '--depth', '2', `file://${repo.path}`, 'clone');
    const shallow = await openRepository(join(repo.path, 'clone'), repo.env);
    const cache = memory();
    const before = await follow(shallow, 'HEAD', cache);
    expect([...before.fates.keys()]).toEqual(['c.ts']);
    await repo.git('-C', 'clone', 'fetch', '-q', '--unshallow');
    const after = await follow(shallow, 'HEAD', cache);
    expect(Object.fromEntries(after.fates)).toEqual(present);
  });
});
