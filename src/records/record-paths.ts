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
  /** Every configuration, that of the top last. */
  readonly configs: readonly Config[];
  /** What the path of every record of a kind includes; '' where nothing does. */
  partOf(kind: RecordKind): string;
  /** Of a decision record below a folder that `numbered` names; undefined for any other path. */
  numberOf(path: string): NumberedFile | undefined;
  /** True where a change of the path can matter to a gate: a place, a configuration or a baseline. */
  isWatched(path: string): boolean;
}

const recordFile = /\.(?:md|markdown|ya?ml|json|txt)$/i;
const configNames = new Set(['baton.yaml', 'baton-baseline.json']);
/** Folders of a root that records live in. */
const folders: ReadonlyMap<string, GlobKind> = new Map([
  ['sessions', 'session'],
  ['threads', 'thread'],
  ['handoffs', 'handoff'],
  ['tasks', 'task'],
  ['skills', 'skill'],
]);
/** The folder of each kind of record. */
const folderNames: Readonly<Record<RecordKind, string>> = {
  session: 'sessions',
  thread: 'threads',
  decision: 'threads',
  resume: 'threads',
  handoff: 'handoffs',
  ack: 'handoffs',
  task: 'tasks',
  skill: 'skills',
};
const skillFile = /^skill\.md$/i;
const readme = /^readme(?:\.|$)/i;
/** `template-…` and `…-template`; a task about templates (`task-5-template-engine`) is a task. */
const template = /^[._]?templates?(?:[-_.]|$)|[-_.]templates?$/i;
const templateFolder = /^[._]?templates?$/i;
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
  isSkill?: (path: string) => boolean,
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
    const found = byRoot(path) ?? byGlob(path) ?? further(path);
    const place = found === undefined || found === 'excepted' || isIgnored(path) ? undefined : found;
    known.set(path, place);
    return place;
  };
  // Most of the answer is the same for all files of a folder.
  const knownFolders = new Map<string, RecordFolder | undefined>();
  const byRoot = (path: string): RecordPath | 'excepted' | undefined => {
    const cut = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(0, cut));
    if (!knownFolders.has(folder)) knownFolders.set(folder, recordFolder(folder, top.root));
    return placeIn(knownFolders.get(folder), path.slice(cut + 1));
  };
  const byGlob = (path: string): RecordPath | 'excepted' | undefined => {
    const kind = globs.find(([, matches]) => matches(path))?.[0];
    const found = kind && kindOfName(kind, nameOf(path));
    if (found === undefined) return undefined;
    const [folder = ''] = path.split('/').slice(-2, -1);
    const isExcepted = found !== 'skill' && isReadmeOrTemplate(nameOf(path), [folder]);
    return isExcepted ? 'excepted' : { kind: found, root: '', archived: false };
  };
  const further = (path: string): RecordPath | undefined =>
    isSkillFile(path) && isSkill?.(path) ? { kind: 'skill', root: '', archived: false } : undefined;
  const isFolderOnly = (kind: RecordKind) =>
    top.kinds[folders.get(folderNames[kind]) ?? 'skill'] === undefined && !(kind === 'skill' && isSkill);
  return {
    classify,
    isIgnored,
    configs: scopes.map(({ config }) => config),
    configOf: (path) => scopes.find(({ folder }) => inside(folder, path))?.config ?? top,
    partOf: (kind) => (isFolderOnly(kind) ? `/${folderNames[kind]}/` : ''),
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

/** What a folder below a root says of the files in it. */
interface RecordFolder {
  readonly root: string;
  readonly archived: boolean;
  readonly kind: GlobKind;
  /** Whether it is directly in the folder of its kind, or further below. */
  readonly isBelow: boolean;
  /** Whether it is for templates, or in a folder for them. */
  readonly isTemplate: boolean;
  /** The record path of its files, by kind. */
  readonly places: Map<RecordKind, RecordPath>;
}

/** @param root the folder of records that the configuration names */
function recordFolder(folder: string, root: string): RecordFolder | undefined {
  const path = `${folder}/`;
  const found = rootOf(path, root);
  if (found === undefined || foreign.test(path)) return undefined;
  const below = path.slice(found.length + 1, -1).split('/');
  const archived = below[0] === 'archive';
  const [name = '', ...deeper] = archived ? below.slice(1) : below;
  const kind = folders.get(name);
  if (kind === undefined) return undefined;
  const isTemplate = below.some((part) => templateFolder.test(part));
  return { root: found, archived, kind, isBelow: deeper.length > 0, isTemplate, places: new Map() };
}

/** The record path of a file in a folder; `excepted` for a README and a template. */
function placeIn(folder: RecordFolder | undefined, name: string): RecordPath | 'excepted' | undefined {
  if (!folder) return undefined;
  const kind = kindInFolder(folder, name);
  if (kind === undefined) return undefined;
  // A skill may be called `templates`.
  if (kind !== 'skill' && (folder.isTemplate || isReadmeOrTemplate(name, []))) return 'excepted';
  const { archived, places, root } = folder;
  const place = places.get(kind) ?? { kind, root, archived };
  places.set(kind, place);
  return place;
}

function kindInFolder({ isBelow, kind }: RecordFolder, name: string): RecordKind | undefined {
  // A thread has a folder of its own.
  return kind === 'thread' && !isBelow ? undefined : kindOfName(kind, name);
}

/** The kind of record for the folder of a record; undefined for one that only a glob names. */
export function kindAt({
  path,
  root,
}: {
  readonly path: string;
  readonly root: string;
}): RecordKind | undefined {
  if (root === '') return undefined;
  const folder = recordFolder(path.slice(0, Math.max(0, path.lastIndexOf('/'))), root);
  return folder && kindInFolder(folder, nameOf(path));
}

/** The root folder of a path: the moved one, or the last `.agents` on the way. */
function rootOf(path: string, root: string): string | undefined {
  if (root !== '.agents' && path.startsWith(`${root}/`)) return root;
  const at = path.lastIndexOf('/.agents/');
  if (at !== -1) return path.slice(0, at + '/.agents'.length);
  return root === '.agents' && path.startsWith('.agents/') ? '.agents' : undefined;
}

/** The kind of a file in a folder of a kind, or that a glob of that kind names. */
function kindOfName(kind: GlobKind, name: string): RecordKind | undefined {
  if (kind === 'skill') return isSkillFile(name) ? 'skill' : undefined;
  if (!recordFile.test(name) || name.startsWith('.')) return undefined;
  if (kind === 'thread') {
    if (name === 'thread.md') return 'thread';
    return /\.(?:ya?ml|json)$/i.test(name) ? 'resume' : 'decision';
  }
  if (kind === 'handoff') return /\.ack\.ya?ml$/i.test(name) ? 'ack' : 'handoff';
  return kind;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** True for a file that is named like a skill's, whatever its case. */
export function isSkillFile(path: string): boolean {
  // Asked of every path of a tree: at the end only, where the expression does not try each character.
  return skillFile.test(path.slice(-8)) && (path.length === 8 || path.at(-9) === '/');
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
  const closestMatch = parts.findLastIndex((part) => templateFolder.test(part));
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
  return readme.test(name) || isTemplate || folders.some((part) => templateFolder.test(part));
}

function matcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  return picomatch([...globs], { dot: true });
}
