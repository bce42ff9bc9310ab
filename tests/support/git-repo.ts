import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { startProgram } from './warm/warm.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CommandOptions {
  /** Added to the repository's own variables; undefined removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly input?: string | Buffer;
  /** Relative to the repository. */
  readonly cwd?: string;
}

/** Hashes of what a hook must not touch. */
export interface Fingerprint {
  readonly config: string;
  readonly index: string;
  /** Of every path, type, run bit and content outside `.git`. */
  readonly worktree: string;
}

export interface GitRepoOptions {
  readonly sha256?: boolean;
  readonly bare?: boolean;
}

/** Folders that go when this process ends. */
const atExit = new Set<string>();

/** A repository of a test's own, in a temporary folder, which `await using` removes at the end. */
export class GitRepo implements AsyncDisposable {
  /** Absolute, without symlinks. */
  readonly path: string;
  /** Every variable a child gets: nothing of git's from outside, no configuration but the repository's. */
  readonly env: Readonly<Record<string, string>>;
  readonly #root: string;

  constructor(root: string, path: string, env: Readonly<Record<string, string>>) {
    this.#root = root;
    this.path = path;
    this.env = env;
  }

  /** Runs git and returns its output without the last line break; throws with what it said where it fails. */
  async git(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.tryGit(args);
    if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
    return stdout.replace(/\n$/, '');
  }

  tryGit(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
    return this.run('git', args, options);
  }

  /** Runs any program in the repository. */
  async run(
    command: string,
    args: readonly string[] = [],
    options: CommandOptions = {},
  ): Promise<CommandResult> {
    const cwd = join(this.path, options.cwd ?? '');
    const env = { ...this.env, ...options.env };
    const { code, stdout, stderr } = await startProgram(command, {
      args,
      cwd,
      env,
      input: options.input ?? '',
    });
    return { code, stdout: stdout.toString(), stderr: stderr.toString() };
  }

  /** Writes a file and the folders above it. A Buffer as path writes a name that is no UTF-8, at the top level. */
  async write(path: string | Buffer, content: string | Buffer): Promise<void> {
    if (typeof path !== 'string') {
      await writeFile(Buffer.concat([Buffer.from(`${this.path}/`), path]), content);
      return;
    }
    await mkdir(dirname(join(this.path, path)), { recursive: true });
    await writeFile(join(this.path, path), content);
  }

  read(path: string): Promise<string> {
    return readFile(join(this.path, path), 'utf8');
  }

  remove(path: string): Promise<void> {
    return rm(join(this.path, path), { recursive: true });
  }

  /** Commits everything, hooks included; returns the commit's id. */
  async commitAll(message: string): Promise<string> {
    await this.git('add', '--all');
    await this.git('commit', '--quiet', '--allow-empty', '-m', message);
    return (await this.head()) ?? this.git('rev-parse', 'HEAD');
  }

  /** The commit that HEAD names, where git has it in a file of its own: a process less for every commit of a test. */
  async head(): Promise<string | undefined> {
    const head = await this.read('.git/HEAD').catch(() => '');
    const ref = /^ref: (refs\/heads\/\S+)$/m.exec(head)?.[1];
    const oid = ref === undefined ? head : await this.read(`.git/${ref}`).catch(() => '');
    return /^[0-9a-f]{40,64}$/m.exec(oid)?.[0];
  }

  /** Writes a hook that runs. */
  async writeHook(name: string, script: string): Promise<void> {
    const path = join(this.path, '.git', 'hooks', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, script, { mode: 0o755 });
  }

  async fingerprint(): Promise<Fingerprint> {
    return {
      config: await hashFile(join(this.path, '.git', 'config')),
      index: await hashFile(join(this.path, '.git', 'index')),
      worktree: await hashFolder(this.path),
    };
  }

  /** A repository in a temporary folder of its own that is as this one, with what lies beside it. */
  async copy(): Promise<GitRepo> {
    const root = await temporaryFolder();
    copyFolder(this.#root, root);
    return new GitRepo(root, join(root, 'repo'), cleanEnvironment(join(root, 'home')));
  }

  /** Removes it when the process ends: for what several files of tests share. */
  removeAtExit(): void {
    if (atExit.size === 0)
      process.once('exit', () => {
        for (const root of atExit) rmSync(root, { recursive: true, force: true });
      });
    atExit.add(this.#root);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#root, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Makes a fresh repository on branch `main`: fixed author and dates, no system or user configuration, HOME of its own, no
 * automatic gc, no hooks. Works inside a hook of the checkout, since nothing of git's environment is passed on.
 */
export async function gitRepo(options: GitRepoOptions = {}): Promise<GitRepo> {
  const root = await temporaryFolder();
  const path = join(root, 'repo');
  const home = join(root, 'home');
  await mkdir(path);
  await mkdir(home);
  copyFolder(await template(options), options.bare ? path : join(path, '.git'));
  return new GitRepo(root, path, cleanEnvironment(home));
}

/** Synchronous: one call after the other takes a fourth of the time of many at once, as the files are small. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

const templates = new Map<string, Promise<string>>();

/** What `git init` makes, made once for each kind of repository and copied: a copy costs no process. @returns a folder */
function template(options: GitRepoOptions): Promise<string> {
  const key = JSON.stringify(options);
  const made = templates.get(key) ?? makeTemplate(options);
  templates.set(key, made);
  return made;
}

async function makeTemplate({ bare, sha256 }: GitRepoOptions): Promise<string> {
  const root = await temporaryFolder();
  const repo = new GitRepo(root, root, cleanEnvironment(root));
  const format = sha256 ? ['--object-format=sha256'] : [];
  await repo.git('init', '--quiet', '--template=', ...format, ...(bare ? ['--bare'] : []), 'made');
  const folder = join(root, 'made', ...(bare ? [] : ['.git']));
  const settings = {
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'core.fsync': 'none',
    // A copied file has another inode: without this git would take it for a changed one until it had looked.
    'core.checkStat': 'minimal',
    'core.trustctime': 'false',
  };
  for (const [key, value] of Object.entries(settings))
    await repo.git('config', '--file', join(folder, 'config'), key, value);
  repo.removeAtExit();
  return folder;
}

async function temporaryFolder(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'baton-test-')));
  refuseInside(process.cwd(), root);
  return root;
}

function cleanEnvironment(home: string): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    // What runs the tests says of itself in npm_ variables.
    if (value !== undefined && !/^(?:GIT(_|HEAD_)|npm_)/i.test(name)) env[name] = value;
  }
  const date = '2026-01-02T03:04:05+01:00';
  return {
    ...env,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    // A slow machine answers an agent late.
    BATON_EVENT_SECONDS: '600',
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'init.defaultBranch',
    GIT_CONFIG_VALUE_0: 'main',
    GIT_CEILING_DIRECTORIES: dirname(dirname(home)),
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    GIT_AUTHOR_NAME: 'Ada Author',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: 'Carl Committer',
    GIT_COMMITTER_EMAIL: 'carl@example.com',
    GIT_COMMITTER_DATE: date,
  };
}

function refuseInside(checkout: string, path: string): void {
  const way = relative(checkout, path);
  if (way.startsWith('..') || isAbsolute(way)) return;
  throw new Error(`The temporary folder ${path} lies inside the checkout; set TMPDIR to another place`);
}

async function hashFile(path: string): Promise<string> {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return 'no file';
    throw error;
  });
  return createHash('sha256').update(content).digest('hex');
}

async function hashFolder(root: string): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(root, { recursive: true, encoding: 'utf8' });
  for (const name of names.sort()) {
    if (name === '.git' || name.startsWith('.git/') || name.includes('\uFFFD')) continue;
    const path = join(root, name);
    const stats = await lstat(path);
    hash.update(`${name}\0${stats.mode}\0`);
    if (stats.isFile()) hash.update(await readFile(path));
    else if (stats.isSymbolicLink()) hash.update(await readlink(path));
  }
  return hash.digest('hex');
}
