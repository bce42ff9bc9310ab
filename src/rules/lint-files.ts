import { type Config, defaultConfig } from '../core/config.ts';
import type { Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { pairChanges } from '../core/pair.ts';
import { createPathIndex } from '../core/path-index.ts';
import type { Rule, Secret, TreeFile } from '../core/rule.ts';
import { foreignFormat } from '../records/foreign.ts';
import { createPlaces, type Places } from '../records/places.ts';
import { readDocument } from '../records/read.ts';
import { Judge } from './judge.ts';

/** Files in memory: path (repository-relative, with `/`) → text. */
export type Files = Readonly<Record<string, string>>;

export interface LintFilesInput {
  /** The version to compare with; without it no change is judged. */
  readonly before?: Files;
  /** The version that is judged, whole. */
  readonly after: Files;
  /** Links and submodules of the judged version. */
  readonly odd?: Readonly<Record<string, 'symlink' | 'gitlink'>>;
  readonly config?: Partial<Config>;
  /** True where the files are staged or committed: some findings are errors only then. */
  readonly committed?: boolean;
  /** Secrets of the judged version, by path. Detectors are asynchronous: without this no secret is reported. */
  readonly secrets?: Readonly<Record<string, readonly Secret[]>>;
  /** The clock, RFC 3339. */
  readonly now: string;
}

/**
 * Judges files in memory: no git, no disk. The command line does the same with the versions that git holds.
 *
 * @returns every finding that no suppression silences, in the one order
 */
export function lintFiles(rules: readonly Rule[], input: LintFilesInput): readonly Diagnostic[] {
  const { after, odd = {}, committed = false } = input;
  const places = createPlaces({ ...defaultConfig, ...input.config });
  const judge = new Judge(rules, places, { committed, blob: committed, now: input.now });
  const docs = readFiles(after, places);
  for (const doc of docs) judge.addDocument(doc, { secrets: input.secrets?.[doc.path] ?? [] });
  const claimed = new Set(docs.map(({ path }) => path));
  const files = [
    ...Object.keys(after).map((path) => ({ path, type: 'file' as const })),
    ...Object.entries(odd).map(([path, type]) => ({ path, type })),
  ].map(
    (entry): TreeFile => ({
      ...entry,
      place: places.placeOf(entry.path)?.kind,
      claimed: claimed.has(entry.path),
      looksLike: foreignFormat(entry.path, after[entry.path] ?? ''),
    }),
  );
  const tree = judge.treeIndex(
    files,
    createPathIndex(() => files),
  );
  if (input.before) {
    const changes = pairChanges(readFiles(input.before, places), docs, (path) => {
      const type = odd[path];
      if (type) return { type };
      const text = after[path];
      return text === undefined ? undefined : { type: 'unclaimed', text };
    });
    for (const change of changes) judge.addChange(change, tree);
  }
  judge.addTree(tree);
  return judge.result();
}

/** The records among files in memory. */
export function readFiles(files: Files, places: Places = createPlaces(defaultConfig)): Document[] {
  const encoder = new TextEncoder();
  return Object.entries(files).flatMap(([path, text]) => {
    const place = places.placeOf(path);
    const doc = place && readDocument(path, place, { ok: true, text, size: encoder.encode(text).length });
    return doc ? [doc] : [];
  });
}
