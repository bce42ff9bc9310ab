import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gate } from './gate.ts';
import type { GitRepo } from './git-repo.ts';

/** Has Node kill itself at the second git that it starts, and a shell that waits for it. */
const preload = [
  "const children = require('node:child_process');",
  'const { spawn } = children;',
  'let started = 0;',
  'children.spawn = (...args) => {',
  '  if (++started === 2) {',
  "    require('node:fs').writeFileSync(__filename + '.done', '');",
  // A server's stub becomes Node: what waits there is git.
  "    const parent = require('node:fs').readFileSync('/proc/' + process.ppid + '/comm', 'utf8');",
  "    if (!parent.startsWith('git')) process.kill(process.ppid, 'SIGKILL');",
  "    process.kill(process.pid, 'SIGKILL');",
  '  }',
  '  return spawn(...args);',
  '};',
  "require('node:module').syncBuiltinESMExports();",
  '',
].join('\n');

/** The environment in which every hook that starts Node dies by `kill -9` in the middle of its work. */
export async function killer(gate: Gate): Promise<Readonly<Record<string, string>>> {
  const file = join(gate.outside, 'kill.cjs');
  await writeFile(file, preload);
  await rm(`${file}.done`, { force: true });
  // Stubs take the options of Node away, which an editor may have set: the gate's own `node` gives this one.
  return { BATON_TEST_REQUIRE: file };
}

/** Whether a hook died since `killer` was asked for its environment. */
export function wasKilled(gate: Gate): Promise<boolean> {
  return stat(join(gate.outside, 'kill.cjs.done')).then(
    () => true,
    () => false,
  );
}

/** The text of `kill.cjs`: ends the process before its so-manyth step of writing, as a kill from outside would. */
export const writeKiller = `
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
let left = Number(process.env.KILL_AT);
for (const [owner, names] of [
  [fs, ['write', 'fsync', 'rename', 'chmod', 'chown', 'unlink']],
  [fs.promises, ['mkdir', 'link', 'rename', 'unlink', 'open', 'writeFile']],
]) {
  for (const name of names) {
    const real = owner[name];
    owner[name] = (...args) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL');
      return real.apply(owner, args);
    };
  }
}
syncBuiltinESMExports();
`;

/** The environment in which `kill.cjs` at the top of a repository ends a program before a step of writing, from 1 on. */
export function killedAt(repo: GitRepo, step: number): Readonly<Record<string, string>> {
  return { NODE_OPTIONS: `--require ${join(repo.path, 'kill.cjs')}`, KILL_AT: String(step) };
}
