import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchTask } from './corpus.ts';
import type { Command } from './measure.ts';
import { cli, compare, git, gitEnv, node, work } from './setup.ts';

const note =
  '# Fix the login\n\nStatus: done\n\n- Changed src/login.ts\n- The tests pass\n\nNext: deploy it\n';

/** A note of five lines, beside the lint of the one record that its repository has. */
export function notes(): void {
  const folder = join(work, 'note');
  mkdirSync(join(folder, '.agents', 'tasks'), { recursive: true });
  git(folder, 'init', '--quiet');
  const [path, text] = benchTask(0);
  writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, 'HANDOFF.md'), note);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', 'note');
  const run = (name: string, ...args: readonly string[]): Command => ({
    name,
    argv: [node, cli, ...args],
    cwd: folder,
    env: gitEnv,
  });
  compare('migration of a note of five lines', run('baton migrate', 'migrate', 'HANDOFF.md'), [
    { command: run('baton lint of one record', 'lint'), target: 1.6 },
  ]);
  rmSync(folder, { recursive: true });
}
