import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { bareGate, type Gate, packageFolder } from './gate.ts';
import type { CommandOptions, CommandResult, GitRepoOptions } from './git-repo.ts';

/** What a push came to. */
export interface PushAttempt extends CommandResult {
  /** Refs of the server that were set, added or deleted, with what they hold now; '' for a deleted one. */
  readonly changed: Readonly<Record<string, string>>;
  /** True where the hook of the client started Node. */
  readonly startedNode: boolean;
}

/** A clone whose pushes go to a bare repository on a server of the test's own, over file://. */
export class PushGate implements AsyncDisposable {
  readonly gate: Gate;
  /** Absolute: the bare repository. */
  readonly server: string;
  /** Of the server, as the remote `origin` has it. */
  readonly url: string;

  constructor(gate: Gate) {
    this.gate = gate;
    this.server = join(gate.outside, 'server.git');
    this.url = pathToFileURL(this.server).href;
  }

  git(...args: string[]): Promise<string> {
    return this.gate.git(...args);
  }

  /** Commits files past the hooks of a commit, and returns the commit; a file without text is removed. */
  async commit(files: Readonly<Record<string, string | undefined>>, message = 'x'): Promise<string> {
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) await this.gate.repo.remove(path);
      else await this.gate.repo.write(path, text);
    }
    const paths = Object.keys(files);
    if (paths.length > 0) await this.git('add', '--all', '--', ...paths);
    await this.git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', message);
    return (await this.gate.repo.head()) ?? this.git('rev-parse', 'HEAD');
  }

  /**
   * `git push --quiet` with these arguments.
   *
   * @throws where a hook changed configuration, index or work tree of the clone, or a refused push left something on the server
   */
  async push(
    args: readonly string[],
    options: CommandOptions & { readonly leavesObjects?: boolean } = {},
  ): Promise<PushAttempt> {
    const mark = join(this.gate.outside, 'node');
    await rm(mark, { force: true });
    const files = await this.gate.repo.fingerprint();
    const refs = await this.refs();
    const stored = await this.stored();
    const result = await this.gate.run('git', ['push', '--quiet', ...args], options);
    const left = await this.gate.repo.fingerprint();
    for (const part of ['config', 'index', 'worktree'] as const) {
      if (left[part] !== files[part]) throw new Error(`The push changed the ${part}\n${result.stderr}`);
    }
    const now = await this.refs();
    const changed: Record<string, string> = {};
    for (const ref of new Set([...refs.keys(), ...now.keys()])) {
      if (refs.get(ref) !== now.get(ref)) changed[ref] = now.get(ref) ?? '';
    }
    if (!options.leavesObjects && Object.keys(changed).length === 0 && (await this.stored()) !== stored)
      throw new Error(`A push that set no ref left something on the server\n${result.stderr}`);
    const startedNode = await readFile(mark).then(
      () => true,
      () => false,
    );
    return { ...result, changed, startedNode };
  }

  /** What the refs of the server hold. */
  async refs(): Promise<ReadonlyMap<string, string>> {
    const packed = await readFile(join(this.server, 'packed-refs'), 'utf8').catch(() => '');
    const found = new Map(
      [...packed.matchAll(/^([0-9a-f]+) (refs\/.+)$/gm)].map(([, oid = '', ref = '']) => [ref, oid]),
    );
    const entries = await readdir(join(this.server, 'refs'), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      found.set(relative(this.server, file), (await readFile(file, 'utf8')).trim());
    }
    return found;
  }

  /** A hash over the name of every file of the server, objects and refs among them, and over the content of its configuration. */
  async stored(): Promise<string> {
    const hash = createHash('sha256').update(await readFile(join(this.server, 'config')));
    for (const name of (await readdir(this.server, { recursive: true })).sort()) hash.update(`${name}\0`);
    return hash.digest('hex');
  }

  /** Has the server check what it receives, by the stub that is shipped. */
  async serve(hook: 'pre-receive' | 'update'): Promise<void> {
    const file = join(this.server, 'hooks', hook);
    await mkdir(join(this.server, 'hooks'), { recursive: true });
    await copyFile(join(packageFolder, 'hooks', hook), file);
    await chmod(file, 0o755);
  }

  /** A clone like this one, with a server of its own. */
  async copy(): Promise<PushGate> {
    const copy = new PushGate(await this.gate.copy());
    const config = await copy.gate.repo.read('.git/config');
    await copy.gate.repo.write('.git/config', config.replaceAll(this.gate.outside, copy.gate.outside));
    return copy;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.gate[Symbol.asyncDispose]();
  }
}

interface PushGateOptions extends GitRepoOptions {
  readonly hook?: boolean;
}

/** By their options: what was made once in this process, to be copied. */
const made = new Map<string, Promise<PushGate>>();

/** A clone and its server, where `main` is pushed and the clone has the hook of a push, unless it is to have none. */
export async function pushGate(options: PushGateOptions = {}): Promise<PushGate> {
  const key = JSON.stringify(options);
  const first = made.get(key) ?? makePushGate(options);
  made.set(key, first);
  return (await first).copy();
}

async function makePushGate(options: PushGateOptions): Promise<PushGate> {
  const fresh = new PushGate(await bareGate(options));
  fresh.gate.repo.removeAtExit();
  const format = options.sha256 ? ['--object-format=sha256'] : [];
  await fresh.git('init', '--quiet', '--template=', '--bare', ...format, fresh.server);
  await fresh.git('remote', 'add', 'origin', fresh.url);
  await fresh.commit({ 'README.md': '# Login\n' }, 'Begin');
  await fresh.git('push', '--quiet', 'origin', 'main');
  if (options.hook !== false) {
    const stub = await readFile(join(packageFolder, 'hooks', 'pre-push'), 'utf8');
    await fresh.gate.repo.writeHook('pre-push', stub);
  }
  return fresh;
}

/** The push was taken without a word, and set these refs and no others. */
export function expectTaken(push: PushAttempt, ...refs: readonly string[]): void {
  expect(push).toMatchObject({ code: 0, stdout: '', stderr: '' });
  expect(Object.keys(push.changed).sort()).toEqual([...refs].sort());
}

/** The push was refused with these words, and set nothing. */
export function expectRefused(push: PushAttempt, ...words: readonly string[]): void {
  for (const word of words) expect(push.stderr).toContain(word);
  expect(push.stderr).toContain('baton: push refused');
  expect(push).toMatchObject({ code: 1, stdout: '', changed: {} });
}
