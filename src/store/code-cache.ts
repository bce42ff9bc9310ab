import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import nodeModule, { createRequire } from 'node:module';
import { dirname, isAbsolute, join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';
import { checksum as checksumOf } from '../text/kept/checksum.ts';

/** One of the bundles of the package. */
export interface Bundle {
  /** Absolute: a CommonJS file of ASCII characters that the build put into a function: see `wholeFunction`. */
  readonly file: string;
  /** Changes with the content of the bundles. */
  readonly build: string;
  /** What is run with it: each has compiled code of its own. Letters and `-`. */
  readonly purpose: string;
}

interface CacheContext {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** Does something under V8's own flags: code is taken, and kept, only under those that it was compiled with. */
export type UnderUsualFlags = <T>(work: () => T) => T;

/** A bundle that was run, and what notes its compiled code once the work is done. */
export interface Loaded {
  readonly exports: unknown;
  /** Writes the code where there was none; does nothing where that fails, as it is a saving only. */
  readonly keep: () => void;
}

const nothing = () => {};

/**
 * Runs a bundle, with V8's compiled code of an earlier run where that is safe (performance, "How it gets there"). V8 executes
 * what it is given, and aborts on what is damaged: code is read from a folder that only this user can write to, with a
 * checksum, and only where it was made of this file by this Node.
 *
 * @param underUsualFlags does what loads code and keeps it, whenever that is
 */
export function loadBundle(
  bundle: Bundle,
  place: CacheContext,
  underUsualFlags: UnderUsualFlags = (work) => work(),
): Loaded {
  const folder = codeFolder(place);
  const require = createRequire(bundle.file);
  if (folder === undefined) return { exports: require(bundle.file), keep: nothing };
  if ('enableCompileCache' in nodeModule) {
    useNodeCache(nodeModule as typeof nodeModule & NodeCache, folder, bundle.build);
    return { exports: require(bundle.file), keep: nothing };
  }
  const parts = new Map<string, Loaded>();
  const load = (one: Bundle) =>
    underUsualFlags(() => runKept(one, folder, Object.assign(requirePart, require)));
  /** What lies beside the bundle is kept in the same way: some is large, and most commands need none of it. */
  function requirePart(id: string): unknown {
    // Asked for at each use.
    const known = parts.get(id);
    if (known) return known.exports;
    const name = /^\.\/([a-z-]+)\.js$/.exec(id)?.[1];
    const part =
      name === undefined
        ? { exports: underUsualFlags((): unknown => require(id)), keep: nothing }
        : load({ file: join(dirname(bundle.file), `${name}.js`), build: bundle.build, purpose: name });
    parts.set(id, part);
    return part.exports;
  }
  const own = load(bundle);
  return {
    exports: own.exports,
    keep: () =>
      underUsualFlags(() => {
        for (const { keep } of [own, ...parts.values()]) keep();
      }),
  };
}

/**
 * What is put around a CommonJS file, so that it is a function of what Node gives to such a file. Node calls it at once; as a
 * script, where there are no `arguments`, the file is that function.
 */
export const wholeFunction = {
  before:
    "(f=>typeof arguments==='undefined'?f:f(...arguments))(function(exports,require,module,__filename,__dirname){",
  after: '\n})',
};

/** Runs a file with the code that is kept of it. */
function runKept(bundle: Bundle, folder: string, require: (id: string) => unknown): Loaded {
  const path = join(folder, nameOf(bundle));
  const cachedData = readCode(path);
  // As it is: what is put around so long a text copies it.
  const source = readFileSync(bundle.file, 'latin1');
  const script = new Script(source, { filename: bundle.file, ...(cachedData && { cachedData }) });
  const module = { exports: {} as unknown };
  script.runInThisContext()(module.exports, require, module, bundle.file, dirname(bundle.file));
  const isFresh = cachedData !== undefined && script.cachedDataRejected !== true;
  return { exports: module.exports, keep: isFresh ? nothing : () => writeCode(path, script) };
}

/**
 * The folder for compiled code: `baton` in the user's cache folder, made where it does not exist. Undefined where it may not be used: other
 * users could write there, it is a link, it is in a work tree, whose files a branch chooses, or the system has no
 * owners of files to ask for.
 */
export function codeFolder({ env, cwd }: CacheContext): string | undefined {
  const user = process.geteuid?.();
  const parent = cacheFolderOf(env);
  if (user === undefined || parent === undefined || env.NODE_DISABLE_COMPILE_CACHE) return undefined;
  const folder = join(parent, 'baton');
  try {
    if (!existsSync(folder)) {
      // The home folder of somebody else, as under `sudo`, is left alone.
      if (statSync(existsSync(parent) ? parent : dirname(parent)).uid !== user) return undefined;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    }
    const own = lstatSync(folder);
    const above = statSync(parent);
    const isPrivate = own.isDirectory() && own.uid === user && (own.mode & 0o077) === 0;
    const isSafeAbove = (above.uid === user || above.uid === 0) && (above.mode & 0o022) === 0;
    return isPrivate && isSafeAbove && !isInWorkTree(folder, cwd) ? folder : undefined;
  } catch {
    return undefined; // a folder that cannot be made or looked at keeps nothing
  }
}

function cacheFolderOf({ XDG_CACHE_HOME: named, HOME: home }: CacheContext['env']): string | undefined {
  if (named && isAbsolute(named)) return named;
  if (!home || !isAbsolute(home)) return undefined;
  return process.platform === 'darwin' ? join(home, 'Library', 'Caches') : join(home, '.cache');
}

function isInWorkTree(folder: string, cwd: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (at === cwd || existsSync(join(at, '.git'))) return true;
    if (dirname(at) === at) return false;
  }
}

/** Whatever compiled code depends on is in its name: the bundle, Node, V8 with its flags, the processor. */
function nameOf({ file, build, purpose }: Bundle): string {
  const { mtimeMs, size } = statSync(file);
  const facts = [file, build, size, mtimeMs, process.version, process.arch, cachedDataVersionTag()];
  return `${purpose}-${build}-${checksum(Buffer.from(JSON.stringify(facts)))}.v8`;
}

/** Tells what was damaged: nobody but this user can write to the folder. In hex digits; Node has the fast one from 20.15 on. */
function checksum(bytes: Buffer): string {
  const sum = typeof crc32 === 'function' ? crc32(bytes) : checksumOf(bytes.toString('latin1'));
  return sum.toString(16).padStart(checksumLength, '0');
}

const checksumLength = 8;

/** The code of a file that is this user's alone and whole; undefined for any other, and for none. */
function readCode(path: string): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    const found = fstatSync(handle);
    const isOwn = found.isFile() && found.uid === process.geteuid?.() && (found.mode & 0o077) === 0;
    if (!isOwn) return undefined;
    const bytes = readFileSync(handle);
    const code = bytes.subarray(checksumLength);
    return bytes.toString('latin1', 0, checksumLength) === checksum(code) ? code : undefined;
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/** Replaces the file in one step; two processes write two files, and either is whole. */
function writeCode(path: string, script: Script): void {
  const temporary = `${path}.${process.pid}`;
  try {
    const code = script.createCachedData();
    writeFileSync(temporary, Buffer.concat([Buffer.from(checksum(code)), code]), { flag: 'wx', mode: 0o600 });
    renameSync(temporary, path);
    prune(dirname(path));
  } catch {
    rmSync(temporary, { force: true });
  }
}

/** What Node has from version 22 on. */
interface NodeCache {
  enableCompileCache(folder: string): unknown;
}

function useNodeCache(node: NodeCache, folder: string, build: string): void {
  const own = join(folder, `node-${build}`);
  if (!existsSync(own)) prune(folder);
  node.enableCompileCache(own);
}

/** How many entries stay: code of some versions of Baton, for some purposes each. */
const mostEntries = 80;

/** Takes out the oldest entries. */
function prune(folder: string): void {
  const entries = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, written: lstatSync(path).mtimeMs };
  });
  entries.sort((a, b) => b.written - a.written);
  for (const { path } of entries.slice(mostEntries)) rmSync(path, { recursive: true, force: true });
}
