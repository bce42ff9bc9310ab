import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';
import { linesOf } from './lines.ts';

/**
 * The remotes that a push goes to, by what git passes to pre-push. A push to a bare URL goes to every remote that is at
 * that URL, as it is configured and as `insteadOf` rewrites it.
 *
 * @param name a remote, or the URL once more where the push names none
 * @returns names; none if no remote is at that URL
 */
export async function remotesAt(
  repository: Repository,
  name: string,
  url: string,
): Promise<readonly string[]> {
  const names = await remoteNames(repository);
  if (names.includes(name)) return [name];
  const [rewritten, written] = await Promise.all([
    ask(repository, ['remote', '-v']),
    ask(repository, ['config', '-z', '--list']),
  ]);
  const places = [
    ...linesOf(rewritten).map((line) => /^(.+?)\t(.+) \((?:fetch|push)\)(?: \[.*\])?$/.exec(line)),
    ...written.split('\0').map((entry) => /^remote\.(.+)\.(?:push)?url\n(.*)$/.exec(entry)),
  ];
  const asked = [name, url].map(withoutEnd);
  const found = new Set(
    places.flatMap((place) => (asked.includes(withoutEnd(place?.[2] ?? '')) ? [place?.[1]] : [])),
  );
  return names.filter((one) => found.has(one));
}

/** The names of the remotes that are configured. */
export async function remoteNames(repository: Repository): Promise<readonly string[]> {
  return linesOf(await ask(repository, ['remote']));
}

async function ask({ context }: Repository, args: readonly string[]): Promise<string> {
  return (await git(context, args)).toString('utf8');
}

/** Slashes at the end of a URL name the same place. */
function withoutEnd(url: string): string {
  return url.replace(/\/+$/, '');
}
