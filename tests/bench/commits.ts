import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { benchSession, benchTask } from './corpus.ts';
import type { Command } from './measure.ts';
import { commitHooks, messageLinter } from './peers.ts';
import { bareNode, cli, compare, corpus, git, gitEnv, node, peers, top } from './setup.ts';

/** Commits in a repository of many records: with nothing of ours staged, and with one record staged. */
export async function commits(count: number): Promise<void> {
  const folder = await corpus(count);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(top, join(folder, 'node_modules', 'git-baton'));
  writeFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
  let step = 0;
  const stage = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    git(folder, 'add', '--', path);
  };
  const hooks = join(folder, '.git', 'hooks');
  const commit = (name: string, scripts: ReadonlyMap<string, string>): Command => ({
    name,
    argv: ['git', '-c', 'user.name=b', '-c', 'user.email=b@example.com', 'commit', '--quiet', '-m', 'x'],
    cwd: folder,
    env: gitEnv,
    prepare: () => {
      for (const [file, script] of scripts) {
        writeFileSync(join(hooks, file), script);
        chmodSync(join(hooks, file), 0o755);
      }
      stage('src/code.ts', `export const step = ${step++};\n`);
    },
  });
  rmSync(hooks, { recursive: true, force: true });
  execFileSync(node, [cli, 'init'], { cwd: folder, env: { ...process.env, ...gitEnv } });
  const stubs = new Map(readdirSync(hooks).map((name) => [name, readFileSync(join(hooks, name), 'utf8')]));
  const none = new Map([...stubs.keys()].map((name) => [name, '#!/bin/sh\nexit 0\n']));
  const others = peers && count < 100_000 ? commitHooks(peers, folder) : [];
  compare(`commit with nothing under the roots staged, ${count} records`, commit('with our hooks', stubs), [
    { command: commit('the same with no-op sh hooks', none), ...(count <= 10_000 && { target: 1.3 }) },
    ...others.map(({ name, script }) => ({
      command: commit(`the same with ${name}`, new Map([...none, ['pre-commit', script]])),
    })),
  ]);
  // As the stub calls it, which has asked git where the repository is, which commit HEAD is and what is staged.
  const gitFolder = join(realpathSync(folder), '.git');
  const head = git(folder, 'rev-parse', 'HEAD').trim();
  const place = ['sha1', gitFolder, gitFolder, dirname(gitFolder), head].join('\n');
  const hook = (name: string, ...args: readonly string[]): Command => ({
    name: `baton hook ${name}`,
    argv: [node, cli, 'hook', name, ...args],
    cwd: folder,
    env: {
      ...gitEnv,
      BATON_GIT: place,
      BATON_STAGED: git(
        folder,
        'diff-index',
        '--cached',
        '--raw',
        '--no-abbrev',
        '--no-renames',
        'HEAD',
      ).trimEnd(),
    },
  });
  const most = count > 10_000 ? 2.5 : 1.5;
  const [session, text] = benchSession(9_999_999);
  stage(session, text);
  compare(`pre-commit with 1 record staged, ${count} records`, hook('pre-commit'), [
    { command: bareNode, target: most },
  ]);
  const message = join(folder, '.git', 'COMMIT_EDITMSG');
  writeFileSync(message, `feat: add a record\n\nBaton-Session: ${basename(session, '.md')}\n`);
  compare(`commit-msg with 1 record staged, ${count} records`, hook('commit-msg', '.git/COMMIT_EDITMSG'), [
    { command: bareNode },
    ...(peers && count < 100_000 ? [{ command: messageLinter(peers, folder, message) }] : []),
  ]);
  stage(...benchTask(9_999_999));
  compare(`pre-commit with a handoff staged, ${count} records`, hook('pre-commit'), [{ command: bareNode }]);
  rmSync(folder, { recursive: true });
}
