import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { claudeSkillPath } from '../../agents/setup/skill-paths.ts';
import type { Config } from '../../core/config.ts';
import type { Listing } from '../../core/listing.ts';
import { createPathIndex } from '../../core/path-index.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { ignoredPaths } from '../../git/setup/health.ts';
import type { Repository } from '../../git/setup/repository.ts';
import { type FolderLink, linksToSkills, resolveLinks, shownAs } from '../../records/read/links.ts';
import { isWhereClientsRead, skillGlobs } from '../../records/read/skill-folders.ts';
import { isPartOfSkill, isSkillFile, type PathRules } from '../../records/record-paths.ts';
import { type ConfigFile, configPaths, loadConfig } from '../config/load-config.ts';
import { unreadConfigs, unreadConfigsNote } from '../config/unread-configs.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { namedPaths } from './asked-paths.ts';
import type { LintRequest } from './request.ts';

/** Where a command looks for skills beyond what the configuration names (convention, section 10, "Skills"). */
interface SkillSearch {
  /** True for a further place of a skill. @param config the repository's */
  isSkill(path: string, config: Config): boolean;
  /** A path as the tree has it: what is behind a link under its own path. */
  realPath(path: string): string;
  /** Links in the place of skills that lead to nothing in the repository. */
  readonly lost: readonly string[];
}

/** How a run of lint finds its skills. */
export interface Searched {
  pathRulesOf(files: readonly ConfigFile[]): PathRules;
  realPath(path: string): string;
  /** What was not looked at, and why. @param run how much was checked, of what was asked for */
  notices(pathRules: PathRules, run: NoticedRun): Promise<readonly string[]>;
}

interface NoticedRun {
  readonly records: number;
  /** False for a run over a change. */
  readonly isWhole: boolean;
  isAsked(path: string): boolean;
}

/** Opens the search of a run; a gate, which checks what the configuration names, looks no further. */
export async function openSearch(
  workspace: Workspace,
  request: Pick<LintRequest, 'findsSkills' | 'rules' | 'target' | 'paths'>,
  snapshot: Snapshot,
  listing: Listing,
): Promise<Searched> {
  if (!request.findsSkills) {
    return {
      pathRulesOf: (files) => loadConfig(files, request),
      realPath: (path) => path,
      notices: () => Promise.resolve([]),
    };
  }
  const entries = listing.entries();
  const typed = namedPaths(workspace, request);
  const search = await searchSkills(snapshot, entries, typed);
  return {
    pathRulesOf: (files) => loadConfig(files, request, search.isSkill),
    realPath: search.realPath,
    async notices(pathRules, { records, isWhole, isAsked }) {
      if (!isWhole) return [];
      const ignored = records === 0 ? ignoredSkills(entries, pathRules, isAsked) : [];
      return typed.length > 0
        ? ignored
        : [...(await noticesOf(workspace, entries, pathRules, search)), ...ignored];
    },
  };
}

/**
 * Looks where clients read skills, where there is no configuration; and at what a person names, whatever the configuration
 * says. Links to folders of the repository are followed: what is behind one is read once, under its own path.
 *
 * @param typed files and folders that a person names, from the top
 */
async function searchSkills(
  snapshot: Snapshot,
  entries: readonly SnapshotEntry[],
  typed: readonly string[],
): Promise<SkillSearch> {
  const asked = (path: string) =>
    typed.some((one) => one !== '' && (isUnder(path, one) || isUnder(one, path)));
  const candidates = linksToSkills(entries, (path) => isWhereClientsRead(path) || asked(path));
  const links = resolveLinks(await snapshot.readLinks(candidates));
  const paths = createPathIndex(() => entries);
  const isThere = ({ target }: FolderLink) => target === '' || paths.entryAt(target) !== undefined;
  const followed = links.filter(isThere);
  const realPath = (path: string) => {
    const link = followed.find((one) => isUnder(path, one.path));
    return link ? `${link.target}${path.slice(link.path.length)}`.replace(/^\//, '') : path;
  };
  const named = typed.map(realPath);
  const isNamed = (path: string) =>
    named.some((one, index) => typed[index] !== '' && (one === '' || isUnder(path, one)));
  return {
    isSkill(path, config) {
      if (isNamed(path) && (path.endsWith('SKILL.md') || named.includes(path))) return true;
      if (config.path !== undefined) return false;
      if (typed.includes('') && path.endsWith('SKILL.md')) return true;
      return [path, ...shownAs(path, followed)].some(isWhereClientsRead);
    },
    realPath,
    lost: candidates.flatMap(({ path }) =>
      isWhereClientsRead(`${path}/x/SKILL.md`) && !followed.some((one) => one.path === path) ? [path] : [],
    ),
  };
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** What a run says beside its findings: what it did not look at, and why. One line each. */
async function noticesOf(
  { repository, top }: Workspace,
  entries: readonly SnapshotEntry[],
  pathRules: PathRules,
  { lost }: SkillSearch,
): Promise<readonly string[]> {
  const ignored =
    repository && pathRules.configOf('').path === undefined ? await ignoredConfigs(repository, top) : [];
  const unread = unreadConfigsNote(unreadConfigs(entries, pathRules), pathRules);
  return [
    ...[...ignored, ...(unread ? [unread] : [])].map(({ message, help }) => `${message}; ${help}`),
    ...lost.map(
      (path) => `\`${path}\` is a link that leads to no file of the repository: its target is not checked`,
    ),
    ...uncheckedSkills(entries, pathRules),
  ];
}

/** A configuration that is on disk and does not count, since git ignores it. */
export interface IgnoredConfig {
  readonly message: string;
  /** What to do. */
  readonly help: string;
}

/**
 * The configurations of the work tree that git ignores, with the rule that does it.
 *
 * @param top absolute: the work tree
 * @param paths of configurations, from the top; by default those that are on disk
 */
export async function ignoredConfigs(
  repository: Repository,
  top: string,
  paths: readonly string[] = configPaths.filter((path) => existsSync(join(top, path))),
): Promise<readonly IgnoredConfig[]> {
  if (paths.length === 0) return [];
  const ignored = await ignoredPaths(repository.context, paths);
  return ignored.map(({ path, source, line, pattern }) => ({
    message: `\`${path}\` is not checked: git ignores it (\`${source}:${line}\`, \`${pattern}\`)`,
    help: `remove that line, or run \`git add -f ${path}\``,
  }));
}

/** Why nothing was checked though there are skills: what `ignore` says of them. */
function ignoredSkills(
  entries: readonly SnapshotEntry[],
  pathRules: PathRules,
  isAsked: (path: string) => boolean,
): readonly string[] {
  const left = entries.filter(
    ({ path, type }) =>
      type === 'file' && path.endsWith('SKILL.md') && isAsked(path) && pathRules.isIgnored(path),
  );
  if (left.length === 0) return [];
  const what = left.length === 1 ? '1 SKILL.md file is' : `${left.length} SKILL.md files are`;
  return [`${what} not checked: \`ignore:\` of the configuration names ${left.length === 1 ? 'it' : 'them'}`];
}

/** One line about the SKILL.md files that a run leaves out; none where there are none. */
function uncheckedSkills(entries: readonly SnapshotEntry[], pathRules: PathRules): readonly string[] {
  const config = pathRules.configOf('');
  const left = unplacedSkills(entries, pathRules);
  if (left.length === 0) return [];
  const are = left.length === 1 ? 'is' : 'are';
  if (config.path !== undefined) {
    return [`${countSkills(left)} outside \`kinds.skill\` ${are} not checked; ${howToName(left, config)}`];
  }
  const folder = skillGlobs(left)[0]?.replace(/\/?\*.*$/, '') || '.';
  const run = `run \`baton lint ${left.length === 1 ? left[0] : folder}\``;
  return [
    `${countSkills(left)} outside the folders that clients read ${are} not checked; ${run}, or ${howToName(left, config)}`,
  ];
}

/** How many files of skills these are, in words. */
export function countSkills(paths: readonly string[]): string {
  return paths.length === 1 ? '1 SKILL.md file' : `${paths.length} SKILL.md files`;
}

/** What to write so that a configuration names these files of skills. */
export function howToName(paths: readonly string[], config: Pick<Config, 'path' | 'kinds'>): string {
  const globs = skillGlobs(paths);
  const shown = globs.slice(0, mostGlobs).map((glob) => JSON.stringify(glob));
  const list = `[${[...shown, ...(globs.length > mostGlobs ? ['…'] : [])].join(', ')}]`;
  const file = `\`${config.path ?? configPaths[0]}\``;
  return config.kinds.skill === undefined
    ? `write \`kinds: { skill: ${list} }\` in ${file}`
    : `add ${list} to it in ${file}`;
}

const mostGlobs = 3;

/** The SKILL.md files of a tree that no place holds; without those that `ignore` names and templates inside a skill. */
export function unplacedSkills(entries: readonly SnapshotEntry[], pathRules: PathRules): readonly string[] {
  const paths = createPathIndex(() => entries);
  const holds = (path: string) => paths.entryAt(path) !== undefined;
  return entries.flatMap(({ path, type }) => {
    if (type !== 'file' || !isSkillFile(path) || pathRules.classify(path)) return [];
    // Baton's own copy of the skill that it checks.
    if (path === claudeSkillPath) return [];
    const isMeant = path.endsWith('SKILL.md') || isWhereClientsRead(path);
    return isMeant && !pathRules.isIgnored(path) && !isPartOfSkill(path, holds) ? [path] : [];
  });
}
