import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gitHooks } from '../../src/app/init/hooks.ts';
import { cli, packageFolder } from './built.ts';
import { baton } from './cli.ts';
import {
  type CommandOptions,
  type CommandResult,
  type GitRepo,
  type GitRepoOptions,
  gitRepo,
} from './git-repo.ts';
import { nodeScript } from './warm/warm.ts';

/** The checkout, whose `dist` the build made. */
export { cli, packageFolder };

/** A task that is blocked and says by what; without `blockers` it is refused at line 10. */
export function task(id: string, blockers = true): string {
  const lines = [
    `# Task ${id}: Add the login page`,
    '',
    '## Metadata',
    '',
    '- Status: blocked',
    '',
    '## Handoff',
    '',
    '```yaml',
    'outcome: blocked',
    ...(blockers
      ? [
          'blockers:',
          '  - blocker: The identity provider has no test tenant',
          '    impact: Nobody can log in',
          '    suggested_resolution: Ask for one',
          '    blocking_tasks: []',
        ]
      : []),
    '```',
    '',
  ];
  return lines.join('\n');
}

/** Where a task lies. */
export function pathOf(id: string): string {
  return `.agents/tasks/${id}.md`;
}

/** What a commit came to. */
export interface Attempt extends CommandResult {
  /** Files that the commit holds in comparison with the one before; undefined where nothing was committed. */
  readonly committed: readonly string[] | undefined;
  /** True where the hook started Node. */
  readonly startedNode: boolean;
  /** The hooks that git ran, in their order. */
  readonly hooks: readonly string[];
}

/**
 * A repository whose commits Baton checks, with `git-baton` on PATH. Each commit also proves that the hook left
 * configuration, index and work tree as they were.
 */
export class Gate implements AsyncDisposable {
  readonly repo: GitRepo;
  /** Absolute: a folder outside of the repository. */
  readonly outside: string;

  constructor(repo: GitRepo) {
    this.repo = repo;
    this.outside = dirname(repo.path);
  }

  /** Programs of the test's own first: `git-baton`, and a `node` that notes that it was started. */
  get path(): string {
    return `${join(this.outside, 'bin')}:${process.env.PATH}`;
  }

  /** Runs anything with the gate's PATH. */
  run(command: string, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
    return this.repo.run(command, args, { ...options, env: { PATH: this.path, ...options.env } });
  }

  baton(...args: string[]): Promise<CommandResult> {
    return this.command(args);
  }

  /** Runs a command line with the gate's PATH, in this process. */
  command(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
    return baton(this.repo, args, { ...options, env: { PATH: this.path, ...options.env } });
  }

  /** The same in a process of its own, for several at once. */
  process(...args: string[]): Promise<CommandResult> {
    return this.run(process.execPath, [cli, ...args]);
  }

  /** Runs a git command and throws where it fails; commits made by it are checked as well. */
  async git(...args: string[]): Promise<string> {
    const { code, stdout, stderr } = await this.run('git', args);
    if (code !== 0) throw new Error(`git ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
    return stdout.replace(/\n$/, '');
  }

  async stage(path: string, text: string): Promise<void> {
    await this.repo.write(path, text);
    await this.git('add', '--', path);
  }

  /**
   * `git commit -m …` with further arguments.
   *
   * @throws where the hook changed what is not its own
   */
  async commit(args: readonly string[] = [], options: CommandOptions = {}): Promise<Attempt> {
    return this.attempt(['commit', '--quiet', '-m', 'test', ...args], options);
  }

  /** Runs a git command that calls the hook, as `commit`. */
  async attempt(args: readonly string[], options: CommandOptions = {}): Promise<Attempt> {
    const marks = ['changed', 'node', 'hooks'].map((name) => join(this.outside, name));
    await Promise.all(marks.map((path) => rm(path, { force: true })));
    const where = options.cwd === undefined ? {} : { cwd: options.cwd };
    const head = async () =>
      (options.cwd === undefined ? await this.repo.head() : undefined) ??
      (await this.run('git', ['rev-parse', '--verify', '--quiet', 'HEAD'], where)).stdout.trim();
    const old = await head();
    const files = await this.repo.fingerprint();
    const result = await this.run('git', args, options);
    const left = await this.repo.fingerprint();
    // A merge or a checkout changes files itself.
    if (args.includes('commit') && left.worktree !== files.worktree)
      throw new Error('The hook changed the work tree');
    if (left.config !== files.config) throw new Error('The hook changed the configuration');
    const [changed, node, hooks] = await Promise.all(
      marks.map((path) => readFile(path, 'utf8').catch(() => undefined)),
    );
    if (changed !== undefined) throw new Error(`A hook changed a file of git's:\n${changed}${result.stderr}`);
    const now = await head();
    const show = ['show', '--pretty=', '--name-only', '-m', '--first-parent', '-z', now];
    const names =
      now === old
        ? undefined
        : (await this.run('git', show, where)).stdout.split('\0').filter(Boolean).sort();
    const ran = (hooks ?? '').split('\n').filter(Boolean);
    return { ...result, committed: names, startedNode: node !== undefined, hooks: ran };
  }

  /** Has the hooks that are installed in a folder note index and configuration before and after they run. */
  async watchHooks(folder = join(this.repo.path, '.git', 'hooks')): Promise<void> {
    const config = (await stat(join(this.repo.path, '.git')).catch(() => undefined))?.isDirectory()
      ? '.git/config'
      : (await this.repo.git('rev-parse', '--git-common-dir')).concat('/config');
    for (const { name } of gitHooks) {
      const file = join(folder, name);
      const text = await readFile(file).catch(() => undefined);
      if (!text) continue;
      await writeFile(`${file}.watched`, text);
      const lines = [
        '#!/bin/sh',
        `name=${name} outside='${this.outside}' config='${join(this.repo.path, config)}' hook='${file}.watched'`,
        `. '${join(import.meta.dirname, 'watch.sh')}'`,
      ];
      await writeFile(file, `${lines.join('\n')}\n`);
      await chmod(file, 0o755);
    }
  }

  /** A gate like this one: what the test's own programs and hooks note goes to its own folder. */
  async copy(): Promise<Gate> {
    const gate = new Gate(await this.repo.copy());
    for (const folder of [join(gate.outside, 'bin'), join(gate.repo.path, '.git', 'hooks')]) {
      // Without a hook git makes no folder for them.
      for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
        const file = join(folder, entry.name);
        if (!entry.isFile()) continue;
        const text = await readFile(file, 'utf8');
        await writeFile(file, text.replaceAll(this.outside, gate.outside));
      }
    }
    return gate;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.repo[Symbol.asyncDispose]();
  }
}

/** A repository with Baton within reach and not yet installed. */
export async function bareGate(options: GitRepoOptions = {}): Promise<Gate> {
  const gate = new Gate(await gitRepo(options));
  const bin = join(gate.outside, 'bin');
  await mkdir(bin);
  await symlink(cli, join(bin, 'git-baton'));
  await writeFile(join(bin, 'node'), await nodeScript(join(gate.outside, 'node')), { mode: 0o755 });
  return gate;
}
