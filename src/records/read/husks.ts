import type { SnapshotEntry } from '../../core/snapshot.ts';
import { isSkillFile, type PathRules } from '../record-paths.ts';
import { findFrontMatter } from './front-matter.ts';
import { skillFolderOf } from './skill-folders.ts';

/**
 * A file or folder that looks like a skill and that clients silently ignore: its file has a wrong name, it is not in
 * a folder, or it has no SKILL.md.
 */
export interface Husk {
  /** A file, or the folder. */
  readonly path: string;
  readonly reason: 'name' | 'flat' | 'folder';
}

/** `SKILLS.md`, `SKILL.txt`, `SKIL.md` and the like; SKILL.md in another case is a skill's, with a finding of its own. */
const nearName =
  /^(?:skills?\.(?:md|mdx|markdown|txt)|(?:skil|sklil|slill|skilll|skll|sill|kill)s?\.md|skill(?:_|-)?md|skill)$/i;
const noSkill = /^(?:readme|licen[cs]e|changelog|contributing|notice|index|agents|claude|gemini)(?:[._-]|$)/i;
/** The folders of a skill next to its file. */
const parts = new Set(['references', 'reference', 'scripts', 'assets']);

/**
 * Finds husks in the folders of skills, or where a client looks for them.
 *
 * @returns husks that paths alone show, and flat files that are ones where their front matter has a name and a description
 */
export function findHusks(
  entries: readonly Pick<SnapshotEntry, 'path' | 'type'>[],
  pathRules: PathRules,
): { readonly husks: readonly Husk[]; readonly flat: readonly string[] } {
  const folders = foldersOfSkills(entries, pathRules);
  /** By folder of skills and the name below it: the rest of each path. */
  const below = new Map<string, { folder: string; name: string; rests: string[] }>();
  const husks: Husk[] = [];
  const flat: string[] = [];
  for (const { path, type } of entries) {
    if (type !== 'file' || pathRules.isIgnored(path)) continue;
    for (const folder of aboveIn(path, folders)) {
      const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
      if (/^[._]/.test(name) || folders.has(`${folder}/${name}`)) continue;
      if (rest.length === 0) {
        if (/\.md$/i.test(name) && !noSkill.test(name) && !isSkillFile(name)) flat.push(path);
        continue;
      }
      const key = `${folder}/${name}`;
      const one = below.get(key) ?? { folder, name, rests: [] };
      one.rests.push(rest.join('/'));
      below.set(key, one);
    }
  }
  for (const [folder, { rests }] of below) {
    if (rests.some((rest) => isSkillFile(rest))) continue;
    const near = rests.find((rest) => nearName.test(rest));
    if (near !== undefined) husks.push({ path: `${folder}/${near}`, reason: 'name' });
    else if (isOnlyParts(rests)) husks.push({ path: folder, reason: 'folder' });
  }
  return { husks, flat };
}

/** Folders that hold skills, and those of clients; as far as a skill there would be checked. */
function foldersOfSkills(
  entries: readonly Pick<SnapshotEntry, 'path' | 'type'>[],
  pathRules: PathRules,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, type } of entries) {
    if (type !== 'file') continue;
    const owned = skillFolderOf(path);
    if (owned?.owner.startsWith('.')) found.add(owned.path);
    if (!isSkillFile(path) || pathRules.classify(path) === undefined) continue;
    const above = path.split('/').slice(0, -2).join('/');
    // A file next to a skill at the second level of the repository may be anything.
    if (above !== '') found.add(above);
  }
  return new Set([...found].filter((one) => pathRules.classify(`${one}/x/SKILL.md`)?.archived === false));
}

function aboveIn(path: string, folders: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const folder = path.slice(0, at);
    if (folders.has(folder)) found.push(folder);
  }
  return found;
}

function isOnlyParts(rests: readonly string[]): boolean {
  const own = rests.filter((rest) => !noSkill.test(rest));
  return own.length > 0 && own.every((rest) => parts.has(rest.split('/', 1)[0] ?? '') && rest.includes('/'));
}

/** True for a text whose front matter has a name and a description. */
export function isSkillText(text: string): boolean {
  const found = findFrontMatter(text);
  if (!found.found) return false;
  const head = text.slice(found.content.from, found.content.to);
  return /^["']?name["']?[ \t]*:/m.test(head) && /^["']?description["']?[ \t]*:/m.test(head);
}
