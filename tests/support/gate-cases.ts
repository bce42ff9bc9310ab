import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAction } from '../../src/action/main.ts';
import { auditRange } from '../../src/app/audit/audit-range.ts';
import { lint } from '../../src/app/lint/lint.ts';
import { runHook } from '../../src/githooks/all-hooks.ts';
import type { Io } from '../../src/io/io.ts';
import { baselineOf, renderBaseline } from '../../src/records/config/baseline.ts';
import { contextIn } from './context.ts';
import { type GitRepo, gitRepo } from './git-repo.ts';

/** Files of a commit; undefined removes one. */
export type Files = Readonly<Record<string, string | undefined>>;

export interface GateCase {
  readonly name: string;
  /** What `main` of the server has, commit by commit. */
  readonly landed: readonly Files[];
  /** What a branch brings, commit by commit. */
  readonly brings: readonly Files[];
}

/** A baseline that notes whatever lint finds where these files follow the others. */
export async function notedBaseline(before: Files, after: Files): Promise<string> {
  await using repo = await gitRepo();
  const write = async (files: Files) => {
    for (const [path, text] of Object.entries(files)) if (text !== undefined) await repo.write(path, text);
  };
  await write({ 'README.md': '# Login\n', ...before });
  await repo.commitAll('before');
  await write(after);
  const { diagnostics, keyOf } = await lint(contextIn(repo, now), { target: { type: 'worktree' } });
  return renderBaseline(baselineOf(diagnostics.map((one) => ({ key: keyOf(one), message: one.message }))));
}

const zero = '0'.repeat(40);
const now = '2026-12-01T00:00:00Z';

/** A clone with `origin/main` and a branch, and the server, which can read the clone's objects. */
export class GateCaseRepo implements AsyncDisposable {
  readonly repo: GitRepo;
  readonly server: string;
  readonly base: string;
  readonly commits: readonly string[];

  private constructor(repo: GitRepo, server: string, base: string, commits: readonly string[]) {
    this.repo = repo;
    this.server = server;
    this.base = base;
    this.commits = commits;
  }

  static async make({ landed, brings }: GateCase): Promise<GateCaseRepo> {
    const repo = await gitRepo();
    const server = join(repo.path, '.git', 'server.git');
    const commit = async (files: Files, message: string) => {
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) await repo.remove(path);
        else await repo.write(path, text);
      }
      return repo.commitAll(message);
    };
    await commit({ 'README.md': '# Login\n' }, 'begin');
    for (const files of landed) await commit(files, 'landed');
    const base = (await repo.head()) ?? '';
    await repo.git('init', '-q', '--bare', '--template=', server);
    await repo.git('remote', 'add', 'origin', server);
    await repo.git('push', '-q', 'origin', 'main');
    await repo.git('remote', 'set-head', 'origin', 'main');
    await repo.git('switch', '-q', '-c', 'topic');
    const commits: string[] = [];
    for (const [at, files] of brings.entries()) commits.push(await commit(files, `commit ${at + 1}`));
    await writeFile(join(server, 'HEAD'), 'ref: refs/heads/main\n');
    await writeFile(join(server, 'objects', 'info', 'alternates'), `${join(repo.path, '.git', 'objects')}\n`);
    return new GateCaseRepo(repo, server, base, commits);
  }

  get tip(): string {
    return this.commits.at(-1) ?? this.base;
  }

  /** Asks a gate, and returns what it says; `pass` where it lets everything pass. */
  async ask(gate: GateOfCase): Promise<Answer> {
    return gates[gate](this);
  }

  async hook(
    name: string,
    args: readonly string[],
    input: string,
    more: Io['env'] = {},
    cwd = this.repo.path,
  ) {
    let stderr = '';
    const io: Io = {
      stdin: (async function* () {
        yield input;
      })(),
      stdout: { write: () => true },
      stderr: {
        write: (text: string) => {
          stderr += text;
        },
      },
      cwd,
      env: { ...this.repo.env, ...more },
      now,
    };
    return { code: await runHook(name, args, io), text: stderr };
  }

  /** The branch made again, commit by commit, as git hands each to a hook of a commit. */
  async commitByCommit(name: string, how: 'commit' | 'merge' = 'commit'): Promise<Answer> {
    const message = join(this.repo.path, '.git', 'COMMIT_EDITMSG');
    await writeFile(message, 'A message\n');
    for (const [at, commit] of this.commits.entries()) {
      const parent = this.commits[at - 1] ?? this.base;
      await this.repo.write('.git/HEAD', `${parent}\n`);
      await this.repo.git('read-tree', commit);
      const side = how === 'merge' ? await this.#side(parent) : undefined;
      const env = side === undefined ? {} : { [`GITHEAD_${side}`]: 'side' };
      const answer = await this.hook(name, name === 'commit-msg' ? [message] : [], '', env);
      if (answer.code !== 0) return answer;
    }
    return { code: 0, text: '' };
  }

  /** Another branch that is merged, without a record; what it has is staged as well. */
  async #side(parent: string): Promise<string> {
    const blob = await this.repo.git('rev-parse', `${parent}:README.md`);
    const entry = ['update-index', '--add', '--cacheinfo', `100644,${blob},SIDE.md`];
    const tree = await this.repo.git('write-tree');
    await this.repo.git('read-tree', parent);
    await this.repo.git(...entry);
    const sideTree = await this.repo.git('write-tree');
    await this.repo.git('read-tree', tree);
    await this.repo.git(...entry);
    return this.repo.git('commit-tree', '-p', parent, '-m', 'side', sideTree);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.repo[Symbol.asyncDispose]();
  }
}

/** What a gate says: its exit code, and all that it prints. */
export interface Answer {
  readonly code: number;
  readonly text: string;
}

const pushed = (repo: GateCaseRepo, branch: string, old = repo.base) =>
  repo.hook(
    'pre-push',
    ['origin', repo.server],
    `refs/heads/topic ${repo.tip} refs/heads/${branch} ${old}\n`,
  );

const received = (repo: GateCaseRepo, branch: string, old: string) =>
  repo.hook('pre-receive', [], `${old} ${repo.tip} refs/heads/${branch}\n`, {}, repo.server);

const action = async (repo: GateCaseRepo, event: string, payload: unknown): Promise<Answer> => {
  const path = join(repo.repo.path, '.git', 'event.json');
  await writeFile(path, JSON.stringify(payload));
  let text = '';
  const code = await runAction({
    cwd: repo.repo.path,
    env: {
      ...repo.repo.env,
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: path,
      RUNNER_TEMP: join(repo.repo.path, '.git'),
      BATON_COMMENT: 'false',
    },
    stdout: {
      write: (part: string) => {
        text += part;
      },
    },
    network: { fetch: () => Promise.reject(new Error('no network')), wait: () => Promise.resolve() },
    version: '0.0.0',
    now,
  });
  return { code, text };
};

/** Each gate that Baton has, asked about what a case brings. */
const gates = {
  'pre-commit': (repo: GateCaseRepo) => repo.commitByCommit('pre-commit'),
  'pre-merge-commit': (repo: GateCaseRepo) => repo.commitByCommit('pre-merge-commit', 'merge'),
  'commit-msg': (repo: GateCaseRepo) => repo.commitByCommit('commit-msg'),
  'pre-push topic': (repo: GateCaseRepo) => pushed(repo, 'topic', zero),
  'pre-receive topic': (repo: GateCaseRepo) => received(repo, 'topic', zero),
  'pre-push main': (repo: GateCaseRepo) => pushed(repo, 'main'),
  'pre-receive main': (repo: GateCaseRepo) => received(repo, 'main', repo.base),
  'update main': (repo: GateCaseRepo) =>
    repo.hook('update', ['refs/heads/main', repo.base, repo.tip], '', {}, repo.server),
  audit: async (repo: GateCaseRepo) => {
    const revisions = [`origin/main..${repo.tip}`];
    const { faults } = await auditRange(contextIn(repo.repo, now), { revisions });
    const errors = faults.filter(({ diagnostic }) => diagnostic.severity === 'error');
    const text = errors.map(({ diagnostic }) => `${diagnostic.rule} ${diagnostic.help ?? ''}\n`).join('');
    return { code: errors.length > 0 ? 1 : 0, text };
  },
  'Action pull_request': (repo: GateCaseRepo) =>
    action(repo, 'pull_request', {
      number: 7,
      pull_request: { number: 7, base: { sha: repo.base, ref: 'main' }, head: { sha: repo.tip } },
    }),
  'Action push': async (repo: GateCaseRepo) => {
    await repo.repo.git('update-ref', 'refs/remotes/origin/main', repo.tip);
    const answer = await action(repo, 'push', {
      ref: 'refs/heads/main',
      before: repo.base,
      after: repo.tip,
      repository: { default_branch: 'main' },
    });
    await repo.repo.git('update-ref', 'refs/remotes/origin/main', repo.base);
    return answer;
  },
} as const satisfies Record<string, (repo: GateCaseRepo) => Promise<Answer>>;

export type GateOfCase = keyof typeof gates;

/** All gates; those before `pre-push main` do not guard a protected branch. */
export const gateNames = Object.keys(gates) as readonly GateOfCase[];
