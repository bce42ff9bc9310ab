import type { SnapshotEntry } from '../../core/snapshot.ts';

/** A link to a folder of the same repository. */
export interface FolderLink {
  readonly path: string;
  /** From the top; '' for the top itself. */
  readonly target: string;
}

/** The links that may stand where skills are looked for: a folder of skills, one skill's, or one on the way there. */
export function linksToSkills(
  entries: readonly SnapshotEntry[],
  isSkillPlace: (path: string) => boolean,
): SnapshotEntry[] {
  const ends = ['/SKILL.md', '/x/SKILL.md', '/skills/x/SKILL.md'];
  return entries.filter(
    ({ path, type }) => type === 'symlink' && ends.some((end) => isSkillPlace(`${path}${end}`)),
  );
}

/**
 * The targets of links inside the repository; links that leave it, or form a cycle, are left out.
 *
 * @param targets as they are written, by the path of the link
 */
export function resolveLinks(targets: ReadonlyMap<string, string>): FolderLink[] {
  return [...targets.keys()].flatMap((path): FolderLink[] => {
    let at = path;
    for (let hops = 0; hops < 8; hops++) {
      const target = targets.get(at);
      if (target === undefined) return isInside(path, at) ? [] : [{ path, target: at }];
      const next = resolved(at, target);
      if (next === undefined) return [];
      at = next;
    }
    return [];
  });
}

/** A link to a folder above itself would be followed without end. */
function isInside(path: string, folder: string): boolean {
  return folder !== '' && path.startsWith(`${folder}/`);
}

function resolved(path: string, target: string): string | undefined {
  if (target.startsWith('/') || /^[A-Za-z]:/.test(target)) return undefined;
  const out = path.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') out.push(part);
    else if (out.pop() === undefined) return undefined;
  }
  return out.join('/');
}

/** Under which other paths links show a path. Of the top only what is in it directly, which else would hold itself. */
export function shownAs(path: string, links: readonly FolderLink[]): string[] {
  return links.flatMap(({ path: link, target }) => {
    if (target === '') return path.includes('/') ? [] : [`${link}/${path}`];
    return path.startsWith(`${target}/`) ? [`${link}${path.slice(target.length)}`] : [];
  });
}
