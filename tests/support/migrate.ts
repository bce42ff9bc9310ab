import type { GitRepo } from './git-repo.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, in a repository or a folder of it. */
export async function run(
  repo: Pick<GitRepo, 'path' | 'env'>,
  args: readonly string[],
  input = '',
): Promise<Ran> {
  const [out, err]: string[][] = [[], []];
  const stdin = (async function* () {
    yield input;
  })();
  const io = {
    stdin,
    stdout: { write: (text: string) => out?.push(text) },
    stderr: { write: (text: string) => err?.push(text) },
    cwd: repo.path,
    env: repo.env,
    now: '2026-11-28T02:00:00Z',
    // A server starts and ends.
    ended: AbortSignal.abort(),
  };
  const { main } = await import('../../src/cli/main.ts');
  const code = await main(args, io);
  return { code, stdout: out?.join('') ?? '', stderr: err?.join('') ?? '' };
}
