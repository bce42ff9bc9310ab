import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { batonProcess, repoOf } from '../support/cli.ts';
import { cli, pathOf, task } from '../support/gate.ts';
import type { GitRepo } from '../support/git-repo.ts';
import { sessionPath, sessionRun } from '../support/records-session.ts';

/** Notes the files of the package that a process reads, and the modules of Node's own that it loads. */
const watcher = (report: string) => `
const fs = require('node:fs');
const before = new Set(process.moduleLoadList);
const read = new Set();
for (const name of ['readFileSync', 'openSync']) {
  const call = fs[name];
  fs[name] = (path, ...rest) => {
    if (typeof path === 'string') read.add(path);
    return call(path, ...rest);
  };
}
process.on('exit', () => {
  for (const path of Object.keys(require.cache)) read.add(path);
  const own = [...read].filter((path) => path.startsWith(${JSON.stringify(dirname(cli))}) && /\\.m?js$/.test(path));
  const modules = process.moduleLoadList.filter((name) => !before.has(name));
  fs.writeFileSync(${JSON.stringify(report)}, JSON.stringify({ own, modules }));
});
`;

interface Loaded {
  readonly files: readonly string[];
  readonly kilobytes: number;
  /** Of Node. */
  readonly modules: readonly string[];
}

function loadedBy(repo: GitRepo, ...args: readonly string[]): Promise<Loaded> {
  return loadedWith(repo, {}, args);
}

async function loadedWith(
  repo: GitRepo,
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<Loaded> {
  const report = join(dirname(repo.path), 'report.json');
  const preload = join(dirname(repo.path), 'watch.cjs');
  await writeFile(preload, watcher(report));
  const { code, stderr } = await batonProcess(repo, args, {
    env: { ...env, NODE_OPTIONS: `--require ${preload}` },
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { own, modules } = JSON.parse(await readFile(report, 'utf8')) as { own: string[]; modules: string[] };
  const sizes = await Promise.all(own.map(async (path) => (await stat(path)).size));
  const kilobytes = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  return { files: own.map((path) => path.slice(dirname(cli).length + 1)).sort(), kilobytes, modules };
}

describe('what an entry loads', () => {
  it.each([['--version'], ['--help'], ['completion', 'bash']])(
    'is itself alone for %s %s',
    async (...args) => {
      await using repo = await repoOf({});
      const { files, kilobytes, modules } = await loadedBy(repo, ...args.filter(Boolean));
      expect(files).toEqual(['cli.js']);
      expect(kilobytes).toBeLessThanOrEqual(30);
      // The stream that it prints to.
      expect(modules.length).toBeLessThanOrEqual(45);
    },
  );

  it('is one more file for a commit, with nothing of the commands, the push and the migration', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001') });
    await repo.git('commit', '--quiet', '--allow-empty', '-m', 'first');
    await repo.git('add', '--all');
    await repo.write('.git/COMMIT_EDITMSG', 'Add a task\n');
    for (const args of [['pre-commit'], ['commit-msg', '.git/COMMIT_EDITMSG']]) {
      const { files, kilobytes, modules } = await loadedBy(repo, 'hook', ...args);
      // It takes as long to load as all rules of a kind to run.
      expect(modules.filter((name) => name.includes('crypto'))).toEqual([]);
      expect(files).toEqual(['cli.js', 'hook.js', 'validator-task.js']);
      expect(kilobytes).toBeLessThanOrEqual(560);
    }
    const text = await readFile(join(dirname(cli), 'hook.js'), 'utf8');
    for (const part of ['Usage: ', 'rev-list --stdin', 'baton audit main', 'markdown.html']) {
      expect(text).not.toContain(part);
    }
  });

  it('is nothing that starts processes or waits for files where a commit needs no git', async () => {
    await using repo = await repoOf({});
    await repo.git('commit', '--quiet', '--allow-empty', '-m', 'first');
    await repo.write(sessionPath, sessionRun()[0]?.text ?? '');
    await repo.git('add', '--all');
    const git = join(repo.path, '.git');
    const head = await repo.git('rev-parse', 'HEAD');
    const staged = await repo.git('diff-index', '--cached', '--raw', '--no-abbrev', 'HEAD');
    const place = ['sha1', git, git, repo.path];
    const slow = (modules: readonly string[]) =>
      modules.filter((name) => /^NativeModule (?:crypto|child_process|fs\/promises)$/.test(name));
    const handed = { BATON_GIT: [...place, head].join('\n'), BATON_STAGED: staged };
    const { files, modules } = await loadedWith(repo, handed, ['hook', 'pre-commit']);
    expect(files).toEqual(['cli.js', 'hook.js', 'validator-session.js']);
    expect(slow(modules)).toEqual([]);
    const asking = await loadedWith(repo, { ...handed, BATON_GIT: place.join('\n') }, ['hook', 'pre-commit']);
    expect(slow(asking.modules)).toContain('NativeModule child_process');
  });

  it('is the program without the words of the migration and without simple-git for a lint', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001') });
    const { files, kilobytes } = await loadedBy(repo, 'lint');
    expect(files).toEqual(['cli.js', 'main.js', 'validator-task.js']);
    expect(kilobytes).toBeLessThanOrEqual(1500);
  });
});

describe('the full readers', () => {
  it('are loaded for a text that a plain reader leaves to them', async () => {
    await using repo = await repoOf({
      [pathOf('task-001')]: `${task('task-001')}\n<div>\n\ntext\n\n</div>\n`,
      '.agents/baton.yaml': 'profile:\n  recommended\n',
    });
    const { files } = await loadedBy(repo, 'lint');
    expect(files).toEqual([
      'cli.js',
      'main.js',
      'markdown.js',
      'validator-config.js',
      'validator-task.js',
      'yaml.js',
    ]);
  });
});

describe('what git is asked while the program is loaded', () => {
  /** The commands of git that ran, in the order of their start. */
  async function gitsOf(repo: GitRepo, args: readonly string[], cwd?: string) {
    const log = join(dirname(repo.path), 'processes');
    await rm(log, { force: true });
    const { code, stderr } = await batonProcess(repo, args, {
      env: { GIT_TRACE2_EVENT: log },
      ...(cwd && { cwd }),
    });
    const events = (await readFile(log, 'utf8')).split('\n').filter(Boolean);
    const names = events.flatMap((line) => {
      const { event, name } = JSON.parse(line) as { readonly event: string; readonly name?: string };
      return event === 'cmd_name' && name !== undefined ? [name] : [];
    });
    return { code, stderr, names, count: (name: string) => names.filter((one) => one === name).length };
  }

  it('is not asked again, in the top folder and below it', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001'), 'src/a.ts': 'export {};\n' });
    await repo.commitAll('files');
    const top = await gitsOf(repo, ['why', 'src/a.ts:1']);
    expect([top.code, top.count('rev-parse'), top.count('blame')]).toEqual([0, 1, 1]);
    const below = await gitsOf(repo, ['why', 'a.ts:1'], 'src');
    expect([below.code, below.count('rev-parse'), below.count('blame')]).toEqual([0, 1, 1]);
  });

  it('is all that a query asks where nothing changed since the last', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001') });
    await repo.commitAll('files');
    const query = ['query', 'tasks'];
    expect((await gitsOf(repo, query)).code).toBe(0);
    const again = await gitsOf(repo, query);
    expect([again.code, [...again.names].sort()]).toEqual([0, ['config', 'rev-parse', 'status']]);
  });

  it('is no matter in a linked worktree, below the top, in a folder without git and in a bare repository', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001'), 'src/a.ts': 'export {};\n' });
    await repo.commitAll('files');
    await repo.git('worktree', 'add', '-q', '../linked');
    await repo.git('clone', '-q', '--bare', '.', '../bare.git');
    await mkdir(join(repo.path, '..', 'plain'));
    const codesIn = async (folder: string) => {
      const commands = [['lint'], ['query', 'tasks'], ['why', 'src/a.ts:1']];
      const results = await Promise.all(commands.map((args) => batonProcess(repo, args, { cwd: folder })));
      expect(results.map(({ stderr }) => stderr).join('')).not.toMatch(/^ {4}at /m);
      return results.map(({ code }) => code);
    };
    expect(await codesIn('../linked')).toEqual([0, 0, 0]);
    expect(await codesIn('src')).toEqual([0, 0, 2]);
    expect(await codesIn('../plain')).toEqual([0, 0, 2]);
    expect(await codesIn('../bare.git')).toEqual([2, 2, 2]);
  });

  it('is put into words by who wants the answer', async () => {
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001'), 'src/a.ts': 'export {};\n' });
    await repo.commitAll('files');
    const { code, stderr } = await gitsOf(repo, ['why', 'src/a.ts:9']);
    expect(code).toBe(2);
    expect(stderr).toContain('Unexpected line of `src/a.ts`, which has one line');
  });

  it('is the whole question of a lint of many files that did not change', async () => {
    const many = Array.from({ length: 300 }, (_, at) => [`src/${'a-long-name-'.repeat(15)}/${at}.txt`, '']);
    await using repo = await repoOf({ [pathOf('task-001')]: task('task-001'), ...Object.fromEntries(many) });
    await repo.commitAll('files');
    // The first run keeps facts, the second what it found.
    for (let run = 0; run < 2; run++) expect((await gitsOf(repo, ['lint'])).code).toBe(0);
    const again = await gitsOf(repo, ['lint']);
    expect([again.code, [...again.names].sort()]).toEqual([0, ['config', 'rev-parse', 'status']]);
  });
});

describe('the bundles', () => {
  it('are ASCII, so that a file is read as it is, and one text of V8 holds a byte a character', async () => {
    const names = (await readdir(dirname(cli))).filter((name) => name.endsWith('.js'));
    expect(names).toEqual(
      expect.arrayContaining(['cli.js', 'hook.js', 'main.js', 'words-en.js', 'words-ja.js']),
    );
    for (const name of names) {
      const bytes = await readFile(join(dirname(cli), name));
      expect(bytes.every((byte) => byte < 0x80)).toBe(true);
    }
  });

  it('is what only a server needs for that server alone', async () => {
    await using repo = await repoOf({});
    const program = ['cli.js', 'main.js'];
    expect((await loadedBy(repo, 'mcp')).files).toEqual([...program, 'mcp-sdk.js']);
    for (const name of ['mcp', 'serve'])
      expect((await loadedBy(repo, name, '--help')).files).toEqual(program);
  });
});
