import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One folder for the compiled code of the programs that tests start: each repository has a home of its own. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'baton-test-code-')));
  process.env.XDG_CACHE_HOME = folder;
  return () => rm(folder, { recursive: true, force: true });
}
