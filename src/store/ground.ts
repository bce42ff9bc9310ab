import type { Stats } from 'node:fs';
import { lstat, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BatonError, type BatonErrorCode, isMissing } from '../errors.ts';

/**
 * Which links are followed on the way to a file.
 *
 * `{ top }`: the file is below this folder, the top of the repository. Anybody who can commit can place a link there,
 * so only a link whose target is inside the repository is followed (convention, section 10, "Links").
 *
 * `unguarded`: the user or git named the path, or it is in git's own folder, which no checkout writes. All are
 * followed.
 */
export type Ground = { readonly top: string } | typeof unguarded;

export const unguarded = 'unguarded';

/** What is done with a file, for the words of a refusal. */
export type Purpose = 'read' | 'write';

/**
 * The real path of a file or folder: no part of it is a link. What does not exist yet keeps its name.
 *
 * A link that somebody places between this look and the write is not seen: Node opens files by path only. The last part
 * is safe all the same, since a write creates a new file and renames it.
 *
 * @param path absolute
 * @throws BatonError `unwritable` or `unreadable` for a link that leaves the repository or leads to nothing
 */
export async function realPathOf(path: string, ground: Ground, purpose: Purpose): Promise<string> {
  if (ground === unguarded) return realpath(path).catch(() => path);
  const top = await realpath(ground.top);
  let real = top;
  for (const name of partsBelow(ground.top, path)) {
    const next = join(real, name);
    // Whether a link is in the way or not: what git runs and obeys is there.
    if (isGitFolder(name)) throw inGitFolder(shown(ground.top, path), purpose);
    real = (await statLink(next))?.isSymbolicLink() ? await targetOf(next, top, purpose) : next;
  }
  return real;
}

/** The same with the last part as it is, which may be a link: for what is created, moved or removed under its own name. */
export async function realPlaceOf(path: string, ground: Ground): Promise<string> {
  if (ground !== unguarded && isGitFolder(basename(path)))
    throw inGitFolder(shown(ground.top, path), 'write');
  return join(await realPathOf(dirname(path), ground, 'write'), basename(path));
}

/**
 * The ground of a file that git runs or that is in the work tree, such as a hook. @param top absolute: the work tree
 */
export function groundOf(top: string, path: string): Ground {
  const parts = relative(top, path).split(sep);
  const isBelow = parts[0] !== '..' && !isAbsolute(relative(top, path));
  return isBelow && !parts.some(isGitFolder) ? { top } : unguarded;
}

/** What is at a path, the link itself for a link; undefined for nothing. */
export async function statLink(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

function partsBelow(top: string, path: string): readonly string[] {
  const way = relative(top, path);
  if (way === '') return [];
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    throw new Error(`${path} is not below ${top}`);
  return way.split(sep);
}

/** Compared without case, as file systems do. */
function isGitFolder(name: string): boolean {
  return name.toLowerCase() === '.git';
}

async function targetOf(link: string, top: string, purpose: Purpose): Promise<string> {
  const written = resolve(dirname(link), await readlink(link));
  const name = shown(top, link);
  let real: string;
  try {
    real = await realpath(link);
  } catch (error) {
    throw refused(
      `\`${name}\` is a link to \`${written}\`, which ${isMissing(error) ? 'does not exist' : 'cannot be followed'}`,
      purpose,
    );
  }
  const way = relative(top, real);
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) {
    throw refused(`\`${name}\` is a link to \`${real}\`, which is outside of \`${top}\``, purpose);
  }
  if (way.split(sep).some(isGitFolder)) {
    throw refused(`\`${name}\` is a link to \`${real}\`, which is in git's own folder`, purpose);
  }
  return real;
}

const codes: Readonly<Record<Purpose, BatonErrorCode>> = { read: 'unreadable', write: 'unwritable' };

function refused(message: string, purpose: Purpose): BatonError {
  return new BatonError(
    codes[purpose],
    `${message}: nothing is ${purpose === 'read' ? 'read' : 'written'} there`,
    {
      help: 'replace the link with a file or folder of the repository, and run it again',
    },
  );
}

function inGitFolder(name: string, purpose: Purpose): BatonError {
  return new BatonError(codes[purpose], `\`${name}\` is in git's own folder`, {
    help: 'choose a folder of the work tree',
  });
}

function shown(top: string, path: string): string {
  return relative(top, path).split(sep).join('/');
}
