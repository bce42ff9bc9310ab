import { isSkillFile } from '../record-paths.ts';

/** A folder that clients look for skills in. */
export interface SkillFolder {
  /** From the top, without a slash at its end. */
  readonly path: string;
  /** What it belongs to: `.claude`, `plugins`, or `skills` for one at the top. */
  readonly owner: string;
}

const ofClient = /^((?:.*?\/)?(\.(?:agents|claude|codex|github|gemini|cursor|opencode))\/skills)\//;
const ofPlugin = /^(plugins\/[^/]+\/skills)\//;

/** The folder of skills that a path is in, known from the path alone; undefined outside of those that clients read. */
export function skillFolderOf(path: string): SkillFolder | undefined {
  const [, client, owner] = ofClient.exec(path) ?? [];
  if (client !== undefined && owner !== undefined) return { path: client, owner };
  const plugin = ofPlugin.exec(path)?.[1];
  if (plugin !== undefined) return { path: plugin, owner: 'plugins' };
  return path.startsWith('skills/') ? { path: 'skills', owner: 'skills' } : undefined;
}

/**
 * True for a path that clients read a skill from (convention, section 10, "Skills"): in one of their folders, also of a
 * nested project, or at the top.
 */
export function isWhereClientsRead(path: string): boolean {
  return isSkillFile(path) && (!path.includes('/') || skillFolderOf(path) !== undefined);
}

/** The folders between the folder of skills and a skill's file: 1 where it is as clients expect. */
export function skillDepth(path: string, folder: SkillFolder): number {
  return path.slice(folder.path.length + 1).split('/').length - 1;
}

/**
 * True for a skill inside another one: an example or a part of it.
 *
 * @param has whether the tree has a path
 */
export function isInsideSkill(path: string, folder: SkillFolder, has: (path: string) => boolean): boolean {
  const parts = path.split('/').slice(0, -2);
  const least = folder.path.split('/').length;
  for (let length = parts.length; length > least; length--)
    if (has(`${parts.slice(0, length).join('/')}/SKILL.md`)) return true;
  return false;
}

/**
 * The globs under `kinds.skill` that name these files of skills and as few others as can be, the widest first.
 *
 * @param paths of SKILL.md files
 */
export function skillGlobs(paths: readonly string[]): readonly string[] {
  const count = new Map<string, number>();
  const isDeep = new Set<string>();
  for (const path of paths) {
    const folder = skillFolderOf(path);
    const parts = path.split('/').slice(0, -2);
    const base = folder?.owner === 'plugins' ? 'plugins/*/skills' : (folder?.path ?? parts.join('/'));
    count.set(base, (count.get(base) ?? 0) + 1);
    if (folder && skillDepth(path, folder) > 1) isDeep.add(base);
  }
  const isAtTop = paths.includes('SKILL.md');
  if (isAtTop && paths.every((path) => path === 'SKILL.md' || path.split('/').length !== 2)) count.delete('');
  const globs = [...count]
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .map(([base]) => `${base === '' ? '' : `${base}/`}${isDeep.has(base) ? '**' : '*'}/SKILL.md`);
  return isAtTop ? ['SKILL.md', ...globs] : globs;
}
