import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileLate, holdLittle, stopGrowing, underUsualFlags } from '../../../src/io/v8-flags.ts';
import { codeFolder, loadBundle, wholeFunction } from '../../../src/store/code-cache.ts';

let root = '';
let file = '';
const parent = () => join(root, 'cache');
const folder = () => join(parent(), 'baton');
const place = () => ({ env: { XDG_CACHE_HOME: parent() }, cwd: '/elsewhere' });

const wrap = (text: string) => `${wholeFunction.before}${text}${wholeFunction.after}`;
/** Both are as long as the other: V8 itself compares nothing but the length of a source. */
const good = wrap("exports.value = 'good';\n");
const evil = wrap("exports.value = 'evil';\n");

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'baton-test-code-cache-')));
  file = join(root, 'bundle.js');
  mkdirSync(parent());
  writeFileSync(file, good);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(build = 'build', purpose = 'test'): unknown {
  const { exports, keep } = loadBundle({ file, build, purpose }, place());
  keep();
  return (exports as { readonly value: unknown }).value;
}

/** In a process in which no flag was set: whether the values that are known as V8's own are its own. */
function tagOfV8(): number {
  const script = "process.stdout.write(String(require('node:v8').cachedDataVersionTag()))";
  return Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
}

/** The file with the code; what a test puts into it is run where it is trusted. */
const kept = () => join(folder(), readdirSync(folder()).find((name) => name.endsWith('.v8')) ?? 'none');

/** Code of the other source under the name of this one's, whole and with its checksum. */
function plant(): void {
  const time = new Date('2026-01-01T00:00:00Z');
  writeFileSync(file, evil);
  utimesSync(file, time, time);
  run();
  writeFileSync(file, good);
  utimesSync(file, time, time);
}

// From Node 22 on Node itself keeps the code, in a folder that is chosen in the same way.
const isOwn = !('enableCompileCache' in (await import('node:module')).default);

describe.runIf(isOwn)('compiled code', () => {
  it('is kept for the next run, for this user alone', () => {
    expect(run()).toBe('good');
    expect(lstatSync(folder()).mode & 0o777).toBe(0o700);
    expect(lstatSync(kept()).mode & 0o777).toBe(0o600);
    const written = readFileSync(kept());
    expect(run()).toBe('good');
    expect(readFileSync(kept()).equals(written)).toBe(true);
    expect(readdirSync(folder())).toHaveLength(1);
  });

  it('is kept of what lies beside the bundle too, as far as a run loads it', () => {
    writeFileSync(file, wrap("exports.value = require('./part.js').value + require('./part.js').value;\n"));
    writeFileSync(
      join(root, 'part.js'),
      wrap("exports.value = require('node:path').basename(__filename);\n"),
    );
    writeFileSync(join(root, 'other.js'), 'throw 1;\n');
    expect(run()).toBe('part.jspart.js');
    const names = readdirSync(folder()).sort();
    expect(names.map((name) => name.split('-')[0])).toEqual(['part', 'test']);
    const written = names.map((name) => readFileSync(join(folder(), name)));
    expect(run()).toBe('part.jspart.js');
    expect(readdirSync(folder()).sort()).toEqual(names);
    expect(names.map((name) => readFileSync(join(folder(), name)))).toEqual(written);
  });

  it("is taken and kept under V8's own flags, whatever is set for the work, and so are modules of Node", () => {
    const tag = "exports.tag = require('node:v8').cachedDataVersionTag();\n";
    writeFileSync(file, wrap(`${tag}exports.part = () => require('./part.js').tag;\n`));
    writeFileSync(join(root, 'part.js'), wrap(tag));
    const own = underUsualFlags(cachedDataVersionTag);
    expect(own).toBe(tagOfV8());
    for (const turn of [1, 2]) {
      const loaded = loadBundle({ file, build: 'build', purpose: 'test' }, place(), underUsualFlags);
      for (const change of [compileLate, stopGrowing, holdLittle]) change();
      const set = cachedDataVersionTag();
      expect(set).not.toBe(own);
      const bundle = loaded.exports as { readonly tag: number; readonly part: () => number };
      expect([bundle.tag, bundle.part()]).toEqual([own, own]);
      const written = readdirSync(folder()).map((name) => readFileSync(join(folder(), name)));
      loaded.keep();
      expect(cachedDataVersionTag()).toBe(set);
      const names = readdirSync(folder());
      expect(names).toHaveLength(2);
      // The second time all is taken as it was kept.
      if (turn === 2) expect(names.map((name) => readFileSync(join(folder(), name)))).toEqual(written);
    }
  });

  it('is what runs where it is trusted: without the tests below a planted one would, too', () => {
    plant();
    expect(run()).toBe('evil');
  });

  it('is not taken from another build, another file or another purpose', () => {
    plant();
    expect(run('other build')).toBe('good');
    expect(run('build', 'other')).toBe('good');
    utimesSync(file, new Date(), new Date());
    expect(run()).toBe('good');
  });

  it.each([
    ['a folder that others may write to', () => chmodSync(folder(), 0o770)],
    ['a folder that others may read', () => chmodSync(folder(), 0o755)],
    ['a folder in one that others may write to', () => chmodSync(parent(), 0o777)],
    ['a file that others may write to', () => chmodSync(kept(), 0o660)],
    ['a file that was checked out', () => chmodSync(kept(), 0o644)],
    [
      'a link in the place of the folder',
      () => {
        renameSync(folder(), join(root, 'elsewhere'));
        symlinkSync(join(root, 'elsewhere'), folder());
      },
    ],
    [
      'a link in the place of the file',
      () => {
        const path = kept();
        renameSync(path, join(root, 'code'));
        symlinkSync(join(root, 'code'), path);
      },
    ],
    ['a work tree', () => mkdirSync(join(parent(), '.git'))],
  ])('is not executed from %s', (_, spoil) => {
    plant();
    spoil();
    expect(run()).toBe('good');
  });

  it.each([
    ['half of it', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['none of it', () => Buffer.alloc(0)],
    ['a byte that is another', (bytes: Buffer) => bytes.fill(bytes[99] === 1 ? 2 : 1, 99, 100)],
  ])('is made anew where the file holds %s', (_, damage) => {
    expect(run()).toBe('good');
    const whole = readFileSync(kept());
    writeFileSync(kept(), damage(Buffer.from(whole)));
    expect(run()).toBe('good');
    expect(readFileSync(kept())).toHaveLength(whole.length);
    expect(readFileSync(kept()).toString('latin1', 0, 8)).toBe(checksum(readFileSync(kept()).subarray(8)));
  });

  it('has a checksum of ours where Node has none', async () => {
    vi.resetModules();
    vi.doMock('node:zlib', () => ({ crc32: undefined }));
    try {
      const old = await import('../../../src/store/code-cache.ts');
      const value = () => {
        const { exports, keep } = old.loadBundle({ file, build: 'build', purpose: 'test' }, place());
        keep();
        return (exports as { readonly value: unknown }).value;
      };
      expect(value()).toBe('good');
      const whole = readFileSync(kept());
      expect(whole.toString('latin1', 0, 8)).not.toBe(checksum(whole.subarray(8)));
      expect(value()).toBe('good');
      expect(readFileSync(kept()).equals(whole)).toBe(true);
      writeFileSync(kept(), Buffer.from(whole).fill(whole[99] === 1 ? 2 : 1, 99, 100));
      expect(value()).toBe('good');
      expect(readFileSync(kept())).toHaveLength(whole.length);
    } finally {
      vi.doUnmock('node:zlib');
      vi.resetModules();
    }
  });

  it('is not missed where it cannot be written', () => {
    mkdirSync(folder(), { mode: 0o700 });
    expect(run()).toBe('good');
    const path = kept();
    rmSync(path);
    mkdirSync(path);
    expect(run()).toBe('good');
    expect(readdirSync(folder())).toHaveLength(1);
  });

  it('does not pile up', () => {
    for (let at = 0; at < 100; at++) run(`build ${at}`);
    expect(readdirSync(folder())).toHaveLength(80);
  });

  it('is whole with two processes at once', () => {
    expect(run()).toBe('good');
    const path = kept();
    linkSync(path, join(root, 'first'));
    rmSync(path);
    const [a, b] = [0, 1].map(() => loadBundle({ file, build: 'build', purpose: 'test' }, place()));
    a?.keep();
    b?.keep();
    expect(readdirSync(folder())).toHaveLength(1);
    expect(run()).toBe('good');
  });
});

describe('the folder of compiled code', () => {
  const of = (env: Record<string, string>, cwd = '/elsewhere') => codeFolder({ env, cwd });

  it('lies in the cache folder of the user', () => {
    expect(of({ XDG_CACHE_HOME: parent(), HOME: '/nowhere' })).toBe(folder());
    const own = process.platform === 'darwin' ? ['Library', 'Caches'] : ['.cache'];
    expect(of({ HOME: root })).toBe(join(root, ...own, 'baton'));
    expect(of({ HOME: root, XDG_CACHE_HOME: 'relative' })).toBe(join(root, ...own, 'baton'));
  });

  it('is done without where it is turned off: Node runs the same file', () => {
    const env = { XDG_CACHE_HOME: parent(), NODE_DISABLE_COMPILE_CACHE: '1' };
    const { exports } = loadBundle({ file, build: 'build', purpose: 'test' }, { ...place(), env });
    expect(exports).toEqual({ value: 'good' });
    expect(readdirSync(parent())).toEqual([]);
  });

  it('is not used without a place, or when it is turned off', () => {
    expect(of({})).toBeUndefined();
    expect(of({ HOME: 'relative' })).toBeUndefined();
    expect(of({ HOME: join(root, 'missing') })).toBeUndefined();
    expect(of({ XDG_CACHE_HOME: parent(), NODE_DISABLE_COMPILE_CACHE: '1' })).toBeUndefined();
    expect(readdirSync(root).sort()).toEqual(['bundle.js', 'cache']);
  });

  it('is not used below the work tree that a command runs in, wherever its git folder is', () => {
    expect(of({ XDG_CACHE_HOME: parent() }, parent())).toBeUndefined();
  });

  it.runIf(process.getuid?.() === 0)('is not used in the home of another user', () => {
    spawnSync('chown', ['-R', '12345', parent()]);
    expect(of({ XDG_CACHE_HOME: parent() })).toBeUndefined();
    expect(readdirSync(parent())).toEqual([]);
  });
});

function checksum(bytes: Buffer): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}
