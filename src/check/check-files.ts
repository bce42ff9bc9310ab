import { type ClaimEvidence, countLines } from '../core/claims.ts';
import { type Config, defaultConfig } from '../core/config.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { createPathIndex } from '../core/path-index.ts';
import type { NumberedFile, Rule, Secret, TreeFile } from '../core/rule.ts';
import type { EntryType } from '../core/snapshot.ts';
import { listFrom } from '../core/tree-index.ts';
import { agentsFile, importedBy, isAgentsFile, mostImports } from '../records/agents-files.ts';
import { isTemporary } from '../records/create/temporary.ts';
import { foreignFormat } from '../records/foreign.ts';
import { isWork } from '../records/kinds/task/claims.ts';
import { supersededIn } from '../records/numbered.ts';
import { isPluginManifest, pluginManifest } from '../records/plugin-paths.ts';
import { readDocument } from '../records/read/document.ts';
import { findHusks, isSkillText } from '../records/read/husks.ts';
import { createPathRules, isPartOfSkill, type PathRules } from '../records/record-paths.ts';
import { parseTrailers } from '../records/trailers.ts';
import { checkRecord } from './check-record.ts';
import { checkVersion } from './check-version.ts';
import type { Leftover } from './pair.ts';
import type { BaseVersion, RunEnvironment, Version } from './version.ts';

/** Files in memory: path (repository-relative, with `/`) → text. */
export type Files = Readonly<Record<string, string>>;

export interface LintFilesInput {
  /** The version to compare with; without it no change is checked. */
  readonly before?: Files;
  /** The other parents, where `before` is the first parent of a merge. */
  readonly otherParents?: readonly Files[];
  /** The version that is checked, whole. */
  readonly after: Files;
  /** The version in which changed tasks started: what they claim is compared with it. Without it no claim is checked. */
  readonly claimsSince?: Files;
  /** Links and submodules of the checked version. */
  readonly odd?: Readonly<Record<string, 'symlink' | 'gitlink'>>;
  readonly config?: Partial<Config>;
  /** True where the files are staged or committed: some findings are errors only then. */
  readonly committed?: boolean;
  /** Secrets of the checked version, by path. Detectors are asynchronous: without this no secret is reported. */
  readonly secrets?: Readonly<Record<string, readonly Secret[]>>;
  /** The message that the checked version is committed with. */
  readonly message?: { readonly path: string; readonly text: string };
  /** The clock, RFC 3339. */
  readonly now: string;
}

/**
 * Checks files in memory: no git, no disk. The command line does the same with the versions that git holds.
 *
 * @returns every finding that no suppression silences, in the one order
 */
export function lintFiles(rules: readonly Rule[], input: LintFilesInput): readonly Diagnostic[] {
  const { committed = false, now, claimsSince, message, before, otherParents = [] } = input;
  const pathRules = createPathRules({ ...defaultConfig, ...input.config });
  const env = { committed, blob: committed, now };
  const after = versionInMemory(rules, input, pathRules, env);
  const bases = [...(before ? [before] : []), ...otherParents].map((files) =>
    baseInMemory(files, input, after),
  );
  return checkVersion(after, bases, {
    ...env,
    rules,
    checksChanges: true,
    tree: 'all',
    message: message && { ...message, trailers: parseTrailers(message.text) },
    claims: claimsSince && evidenceOf(claimsSince, input.after, after),
  }).diagnostics;
}

function versionInMemory(
  rules: readonly Rule[],
  { after, odd = {}, secrets = {} }: LintFilesInput,
  pathRules: PathRules,
  env: RunEnvironment,
): Version {
  const listed = [
    ...Object.keys(after).map((path) => ({ path, type: 'file' as const })),
    ...Object.entries(odd).map(([path, type]) => ({ path, type })),
  ];
  const paths = createPathIndex(() => listed);
  const docs = readFiles(after, pathRules);
  const claimed = new Set(docs.map(({ path }) => path));
  const checks = { rules, pathRules, holds: (path: string) => paths.entryAt(path) !== undefined };
  const left = listed.filter(({ path, type }) => type !== 'file' || !claimed.has(path));
  return {
    pathRules,
    paths,
    docs,
    records: docs.map((doc) => checkRecord(checks, doc, env, secrets[doc.path] ?? [])),
    left: new Map(left.map(({ path, type }): [string, Leftover] => [path, leftoverOf(type, after[path])])),
    files: listFrom([
      ...listed.map(
        (entry): TreeFile => ({
          ...entry,
          place: pathRules.classify(entry.path)?.kind,
          claimed: claimed.has(entry.path),
          looksLike: foreignFormat(entry.path, after[entry.path] ?? ''),
          isTemporary: entry.type === 'file' && isTemporary(pathRules, entry.path),
          numbered: entry.type === 'file' ? numberedIn(pathRules, entry.path, after[entry.path]) : undefined,
        }),
      ),
      ...husksAmong(listed, after, pathRules),
      ...clientFilesAmong(listed, after, checks),
    ]),
  };
}

function numberedIn(pathRules: PathRules, path: string, text = ''): NumberedFile | undefined {
  const numbered = pathRules.numberOf(path);
  return numbered && { ...numbered, supersedes: supersededIn(text) };
}

/** Only what differs is compared. */
function baseInMemory(
  files: Files,
  { after, odd = {} }: LintFilesInput,
  { pathRules }: Version,
): BaseVersion {
  const paths = [...Object.keys(files), ...Object.keys(after), ...Object.keys(odd)];
  const differing = new Set(paths.filter((path) => files[path] !== after[path] || path in odd));
  const docs = readFiles(files, pathRules).filter(({ path }) => differing.has(path));
  return { source: 'HEAD', differing, docs };
}

function leftoverOf(type: EntryType, text = ''): Leftover {
  if (type === 'file') return { type: 'unclaimed', text };
  return type === 'symlink' || type === 'gitlink' ? { type } : undefined;
}

function husksAmong(listed: readonly Pick<TreeFile, 'path' | 'type'>[], files: Files, pathRules: PathRules) {
  const { husks, flat } = findHusks(listed, pathRules);
  const found = flat.filter((path) => isSkillText(files[path] ?? ''));
  return [...husks, ...found.map((path) => ({ path, reason: 'flat' as const }))].map(
    ({ path, reason }): TreeFile => ({ path, type: 'file', place: undefined, claimed: false, husk: reason }),
  );
}

function clientFilesAmong(
  listed: readonly Pick<TreeFile, 'path' | 'type'>[],
  files: Files,
  { pathRules, holds }: { readonly pathRules: PathRules; readonly holds: (path: string) => boolean },
): TreeFile[] {
  const texts = listed.flatMap(({ path, type }) =>
    type === 'file' ? [[path, files[path] ?? ''] as const] : [],
  );
  const found = texts.flatMap(([path, text]) =>
    isAgentsFile(path, pathRules, holds) ? [agentsFile(path, text)] : [],
  );
  for (let depth = 0; depth < mostImports; depth++)
    found.push(
      ...importedBy(found).flatMap((path) =>
        files[path] === undefined ? [] : [agentsFile(path, files[path])],
      ),
    );
  const manifests = texts.flatMap(([path, text]) =>
    isPluginManifest(path, pathRules) ? [pluginManifest(path, text)] : [],
  );
  return [...found, ...manifests];
}

/** What every changed task is compared with. */
function evidenceOf(
  start: Files,
  after: Files,
  { docs, pathRules }: Version,
): ReadonlyMap<string, ClaimEvidence> {
  const of = (paths: readonly string[], differs: (path: string) => boolean) => new Set(paths.filter(differs));
  const created = of(Object.keys(after), (path) => start[path] === undefined);
  const modified = of(Object.keys(after), (path) => start[path] !== undefined && start[path] !== after[path]);
  const deleted = of(Object.keys(start), (path) => after[path] === undefined);
  const changed = [...created, ...modified, ...deleted].filter((path) => isWork(pathRules, path));
  const evidence = {
    span: { start: undefined, created, modified, deleted, restored: new Set<string>(), work: changed.sort() },
    lineCounts: new Map(Object.entries(after).map(([path, text]) => [path, countLines(text)])),
  };
  return new Map(docs.map(({ path }) => [path, evidence]));
}

/** The records among files in memory. */
export function readFiles(files: Files, pathRules: PathRules = createPathRules(defaultConfig)): Document[] {
  const encoder = new TextEncoder();
  const holds = (path: string) => files[path] !== undefined;
  return Object.entries(files).flatMap(([path, text]) => {
    const place = isPartOfSkill(path, holds) ? undefined : pathRules.classify(path);
    const doc = place && readDocument(path, place, { ok: true, text, size: encoder.encode(text).length });
    return doc ? [doc] : [];
  });
}
