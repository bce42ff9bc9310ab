import { git } from '../process/spawn.ts';
import type { Repository } from '../setup/repository.ts';

/**
 * The remotes that a push goes to, by what git passes to pre-push. A push to a bare URL goes to every remote that is at
 * that URL, as it is configured and as `insteadOf` rewrites it.
 *
 * @param name a remote, or the URL once more where the push names none
 * @returns names; none where no remote is at that URL
 */
export async function remotesAt(
  { context }: Repository,
  name: string,
  url: string,
): Promise<readonly string[]> {
  const [remotes, rewritten, written] = (
    await Promise.all([
      git(context, ['remote']),
      git(context, ['remote', '-v']),
      git(context, ['config', '-z', '--list']),
    ])
  ).map((output) => output.toString('utf8'));
  const names = linesOf(remotes);
  if (names.includes(name)) return [name];
  const places = [
    ...linesOf(rewritten).map((line) => /^(.+?)\t(.+) \((?:fetch|push)\)(?: \[.*\])?$/.exec(line)),
    ...(written ?? '').split('\0').map((entry) => /^remote\.(.+)\.(?:push)?url\n(.*)$/.exec(entry)),
  ];
  const asked = [name, url].map(withoutEnd);
  const found = new Set(
    places.flatMap((place) => (asked.includes(withoutEnd(place?.[2] ?? '')) ? [place?.[1]] : [])),
  );
  return names.filter((one) => found.has(one));
}

/** Whether any remote is configured. */
export async function hasRemotes({ context }: Repository): Promise<boolean> {
  return (await git(context, ['remote'])).length > 0;
}

function linesOf(text = ''): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Slashes at the end of a URL name the same place. */
function withoutEnd(url: string): string {
  return url.replace(/\/+$/, '');
}
