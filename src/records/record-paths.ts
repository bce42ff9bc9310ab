import picomatch from 'picomatch';
import type { Config, GlobKind } from '../core/config.ts';
import type { RecordKind } from '../core/document.ts';
import type { NumberedFile } from '../core/rule.ts';
import { numberedFile } from './numbered.ts';

/** The record path of a file, found from the path alone. */
export interface RecordPath {
  readonly kind: RecordKind;
  /** The root folder (`.agents`, `packages/x/.agents`); '' where only a glob of the configuration names the path. */
  readonly root: string;
  readonly archived: boolean;
}

/** A configuration, and the folder its paths are relative to ('' for the repository's top). */
export interface ScopedConfig {
  readonly folder: string;
  readonly config: Config;
}

/** Knows for every path of a repository which record may be there, and which configuration is used for it. */
export interface PathRules {
  /** The kind of record that may be at a path; undefined for other paths and for ignored paths. */
  classify(path: string): RecordPath | undefined;
  /** True where a configuration's `ignore` names the path. */
  isIgnored(path: string): boolean;
  configOf(path: string): Config;
  /** Of a decision record below a folder that `numbered` names; undefined for any other path. */
  numberOf(path: string): NumberedFile | undefined;
  /** True where a change of the path can matter to a gate: a place, a configuration or a baseline. */
  isWatched(path: string): boolean;
}

const recordFile = /\.(?:md|markdown|ya?ml|json|txt)$/i;
const configNames = new Set(['baton.yaml', 'baton-baseline.json']);
/** Folders of a root that records live in. */
const folders: Readonly<Record<string, GlobKind>> = {
  sessions: 'session',
  threads: 'thread',
  handoffs: 'handoff',
  tasks: 'task',
  skills: 'skill',
};
const readme = /^readme(?:\.|$)/i;
/** `template-…` and `…-template`; a task about templates (`task-5-template-engine`) is a task. */
const template = /^[._]?templates?(?:[-_.]|$)|[-_.]templates?$/i;
/** All files in folders of other tools, nested roots included, belong to these tools. */
const foreign =
  /(?:^|\/)\.agents\/(?:plugins|agents|rules|workflows|hooks|commands|prompts|subagents|tools)\//;

/**
 * @param top the repository's configuration
 * @param nested configurations of nested roots, each with the folder that holds the root
 * @param isSkill further places of skills, for a command that looks beyond what the configuration names
 */
export function createPathRules(
  top: Config,
  nested: readonly ScopedConfig[] = [],
  isSkill: (path: string) => boolean = () => false,
): PathRules {
  const scopes = [...nested, { folder: '', config: top }]
    .map(({ folder, config }) => ({ folder, config, ignore: matcher(config.ignore) }))
    .sort((a, b) => b.folder.length - a.folder.length);
  const globs = (Object.entries(top.kinds) as [GlobKind, readonly string[]][]).map(
    ([kind, patterns]) => [kind, matcher(patterns)] as const,
  );
  const inside = (folder: string, path: string) => folder === '' || path.startsWith(`${folder}/`);
  const isIgnored = (path: string) =>
    scopes.some(
      ({ folder, ignore }) =>
        inside(folder, path) && ignore(path.slice(folder === '' ? 0 : folder.length + 1)),
    );
  // A run asks several times for each path of the repository.
  const known = new Map<string, RecordPath | undefined>();
  const classify = (path: string): RecordPath | undefined => {
    if (known.has(path)) return known.get(path);
    const found = inRoot(path, top.root) ?? byGlob(path) ?? further(path);
    const place = found === undefined || isExcepted(path, found) || isIgnored(path) ? undefined : found;
    known.set(path, place);
    return place;
  };
  const byGlob = (path: string): RecordPath | undefined => {
    const kind = globs.find(([, matches]) => matches(path))?.[0];
    const found = kind && kindInFolder(kind, path.split('/'), kind);
    return found && { kind: found, root: '', archived: false };
  };
  const further = (path: string): RecordPath | undefined =>
    isSkillFile(path) && isSkill(path) ? { kind: 'skill', root: '', archived: false } : undefined;
  return {
    classify,
    isIgnored,
    configOf: (path) => scopes.find(({ folder }) => inside(folder, path))?.config ?? top,
    numberOf: (path) =>
      top.numbered.length === 0 || isIgnored(path) ? undefined : numberedFile(path, top.numbered),
    isWatched: (path) => classify(path) !== undefined || isConfigPath(path),
  };
}

/** The committed copy of the journal, in the folder of records. */
export const journalName = 'JOURNAL.md';

/** True for the committed copy of a journal. @param root the folder of records that the configuration names */
export function isJournal(path: string, root: string): boolean {
  return rootOf(path, root) === path.slice(0, -journalName.length - 1) && path.endsWith(`/${journalName}`);
}

/** True for `baton.yaml` and the baseline of any root, and for `.baton.yaml` and `.baton-baseline.json` at the top. */
export function isConfigPath(path: string): boolean {
  if (path === '.baton.yaml' || path === '.baton-baseline.json') return true;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return configNames.has(name) && (path.startsWith('.agents/') || path.includes('/.agents/'));
}

function inRoot(path: string, root: string): RecordPath | undefined {
  const found = rootOf(path, root);
  if (found === undefined || foreign.test(path)) return undefined;
  let parts = path.slice(found.length + 1).split('/');
  const archived = parts[0] === 'archive';
  if (archived) parts = parts.slice(1);
  const folder = folders[parts[0] ?? ''];
  if (folder === undefined || parts.length < 2) return undefined;
  const kind = kindInFolder(folder, parts, undefined);
  return kind && { kind, root: found, archived };
}

/** The kind of record for the folder of a record; undefined for one that only a glob names. */
export function kindAt({
  path,
  root,
}: {
  readonly path: string;
  readonly root: string;
}): RecordKind | undefined {
  return root === '' ? undefined : inRoot(path, root)?.kind;
}

/** The root folder of a path: the moved one, or the last `.agents` on the way. */
function rootOf(path: string, root: string): string | undefined {
  if (root !== '.agents' && path.startsWith(`${root}/`)) return root;
  const at = path.lastIndexOf('/.agents/');
  if (at !== -1) return path.slice(0, at + '/.agents'.length);
  return root === '.agents' && path.startsWith('.agents/') ? '.agents' : undefined;
}

/** `glob` is the kind that a configured glob gives; the shape of the folder then does not matter. */
function kindInFolder(
  folder: GlobKind,
  parts: readonly string[],
  glob: GlobKind | undefined,
): RecordKind | undefined {
  const name = parts.at(-1) ?? '';
  if (folder === 'skill') return isSkillFile(name) ? 'skill' : undefined;
  if (!recordFile.test(name) || name.startsWith('.')) return undefined;
  if (folder === 'thread') {
    if (glob === undefined && parts.length < 3) return undefined;
    if (name === 'thread.md') return 'thread';
    return /\.(?:ya?ml|json)$/i.test(name) ? 'resume' : 'decision';
  }
  if (folder === 'handoff') return /\.ack\.ya?ml$/i.test(name) ? 'ack' : 'handoff';
  return folder;
}

/** README files and templates are never claimed, except a skill, which may be called `templates`. */
function isExcepted(path: string, place: RecordPath): boolean {
  if (place.kind === 'skill') return false;
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  const below = place.root === '' ? parts.slice(-1) : parts.slice(place.root.split('/').length);
  return isReadmeOrTemplate(name, below);
}

/** True for a file that is named like a skill's, whatever its case. */
export function isSkillFile(path: string): boolean {
  return /(?:^|\/)skill\.md$/i.test(path);
}

/**
 * Whether a file that is named like a skill's belongs to the skill around it: a document of it whose name is written in
 * another case, which no client takes for a skill, or a template (convention, section 2).
 *
 * @param holds whether the tree has a path
 */
export function isPartOfSkill(path: string, holds: (path: string) => boolean): boolean {
  if (!isSkillFile(path)) return false;
  const parts = path.split('/');
  const isMisnamed = parts.pop() !== 'SKILL.md';
  const closestMatch = parts.findLastIndex((part) => /^[._]?templates?$/i.test(part));
  // Folders above the template's, or above and beside the file.
  const most = isMisnamed ? parts.length : closestMatch;
  for (let length = most; length > 0; length--) {
    const folder = parts.slice(0, length).join('/');
    if (holds(`${folder}/SKILL.md`)) return true;
  }
  return false;
}

/**
 * Whether a file is a README or a template by its name, or by a folder's.
 *
 * @param folders the names of those that count
 */
export function isReadmeOrTemplate(name: string, folders: readonly string[]): boolean {
  const isTemplate = template.test(name.replace(/\.[^.]+$/, ''));
  return readme.test(name) || isTemplate || folders.some((part) => /^[._]?templates?$/i.test(part));
}

function matcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  return picomatch([...globs], { dot: true });
}
