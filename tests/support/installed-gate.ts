import { bareGate, type Gate } from './gate.ts';
import type { GitRepoOptions } from './git-repo.ts';

interface GateOptions extends GitRepoOptions {
  readonly unborn?: boolean;
}

/** By their options: gates that were made once in this process, to be copied. */
const made = new Map<string, Promise<Gate>>();

/** A repository with the hook installed; with a first commit of what `baton init` wrote, unless it is to be unborn. */
export async function gate(options: GateOptions = {}): Promise<Gate> {
  const key = JSON.stringify(options);
  const first = made.get(key) ?? install(options);
  made.set(key, first);
  return (await first).copy();
}

async function install(options: GateOptions): Promise<Gate> {
  const fresh = await bareGate(options);
  fresh.repo.removeAtExit();
  const { code, stderr } = await fresh.baton('init');
  if (code !== 0) throw new Error(stderr);
  await fresh.watchHooks();
  if (!options.unborn) {
    await fresh.repo.write('README.md', '# Login\n');
    await fresh.git('add', '--all');
    await fresh.git('commit', '--quiet', '-m', 'Install Baton');
  }
  return fresh;
}
