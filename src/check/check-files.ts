import { type ClaimEvidence, countLines } from '../core/claims.ts';
import { type Config, defaultConfig } from '../core/config.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { createPathIndex } from '../core/path-index.ts';
import type { Rule, Secret, TreeFile } from '../core/rule.ts';
import { isTemporary } from '../records/create/temporary.ts';
import { foreignFormat } from '../records/foreign.ts';
import { isWork } from '../records/kinds/task/claims.ts';
import { readDocument } from '../records/read/document.ts';
import { findHusks, isSkillText } from '../records/read/husks.ts';
import { createPathRules, isPartOfSkill, type PathRules } from '../records/record-paths.ts';
import { parseTrailers } from '../records/trailers.ts';
import { Checker } from './checker.ts';
import { pairChanges } from './pair.ts';

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
  const { after, odd = {}, committed = false } = input;
  const places = createPathRules({ ...defaultConfig, ...input.config });
  const listed = [
    ...Object.keys(after).map((path) => ({ path, type: 'file' as const })),
    ...Object.entries(odd).map(([path, type]) => ({ path, type })),
  ];
  const paths = createPathIndex(() => listed);
  const holds = (path: string) => paths.entryAt(path) !== undefined;
  const checker = new Checker(rules, places, { committed, blob: committed, now: input.now, holds });
  const docs = readFiles(after, places);
  for (const doc of docs) checker.addDocument(doc, { secrets: input.secrets?.[doc.path] ?? [] });
  const claimed = new Set(docs.map(({ path }) => path));
  const files = listed.map(
    (entry): TreeFile => ({
      ...entry,
      place: places.classify(entry.path)?.kind,
      claimed: claimed.has(entry.path),
      looksLike: foreignFormat(entry.path, after[entry.path] ?? ''),
      isTemporary: entry.type === 'file' && isTemporary(places, entry.path),
    }),
  );
  const tree = checker.treeIndex([...files, ...husksAmong(listed, after, places)], paths);
  const evidence = input.claimsSince && evidenceOf(input.claimsSince, after, places);
  const parents = [...(input.before ? [input.before] : []), ...(input.otherParents ?? [])];
  for (const parent of parents) {
    const changes = pairChanges(readFiles(parent, places), docs, (path) => {
      const type = odd[path];
      if (type) return { type };
      const text = after[path];
      return text === undefined ? undefined : { type: 'unclaimed', text };
    });
    for (const change of changes) {
      // What another parent brought was checked there.
      if (change.type === 'added' && parents.some((one) => one[change.after.path] === change.after.text))
        continue;
      checker.addChange(change, tree, { merge: parents.length > 1, claims: evidence });
    }
  }
  if (input.message) {
    checker.addCommit({ ...input.message, trailers: parseTrailers(input.message.text) }, tree);
  }
  checker.addTree(tree);
  return checker.result();
}

function husksAmong(listed: readonly Pick<TreeFile, 'path' | 'type'>[], files: Files, places: PathRules) {
  const { husks, flat } = findHusks(listed, places);
  const found = flat.filter((path) => isSkillText(files[path] ?? ''));
  return [...husks, ...found.map((path) => ({ path, reason: 'flat' as const }))].map(
    ({ path, reason }): TreeFile => ({ path, type: 'file', place: undefined, claimed: false, husk: reason }),
  );
}

function evidenceOf(start: Files, after: Files, places: PathRules): ClaimEvidence {
  const of = (paths: readonly string[], differs: (path: string) => boolean) => new Set(paths.filter(differs));
  const created = of(Object.keys(after), (path) => start[path] === undefined);
  const modified = of(Object.keys(after), (path) => start[path] !== undefined && start[path] !== after[path]);
  const deleted = of(Object.keys(start), (path) => after[path] === undefined);
  const changed = [...created, ...modified, ...deleted].filter((path) => isWork(places, path));
  return {
    span: { start: undefined, created, modified, deleted, restored: new Set(), work: changed.sort() },
    lineCounts: new Map(Object.entries(after).map(([path, text]) => [path, countLines(text)])),
  };
}

/** The records among files in memory. */
export function readFiles(files: Files, places: PathRules = createPathRules(defaultConfig)): Document[] {
  const encoder = new TextEncoder();
  const holds = (path: string) => files[path] !== undefined;
  return Object.entries(files).flatMap(([path, text]) => {
    const place = isPartOfSkill(path, holds) ? undefined : places.classify(path);
    const doc = place && readDocument(path, place, { ok: true, text, size: encoder.encode(text).length });
    return doc ? [doc] : [];
  });
}
