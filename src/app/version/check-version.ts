import { Checker } from '../../check/checker.ts';
import { pairChanges } from '../../check/pair.ts';
import { isRepair } from '../../check/repair.ts';
import type { Change } from '../../core/change.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import { createPathIndex } from '../../core/path-index.ts';
import type { TreeFile } from '../../core/rule.ts';
import type { EntryType, SnapshotEntry, Source } from '../../core/snapshot.ts';
import { createTreeIndex } from '../../core/tree-index.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { factsInTree, factsOf } from '../../records/facts.ts';
import { foreignFormat } from '../../records/foreign.ts';
import { readDocument } from '../../records/read/document.ts';
import { isPartOfSkill, type PathRules } from '../../records/record-paths.ts';
import { findSecrets, mayHoldSecret } from '../secrets/secrets.ts';
import { husksOf, treeFiles } from '../workspace/tree-files.ts';
import type { Base, CheckRequest } from './check-request.ts';
import { readInChunks } from './chunks.ts';
import { ReferenceLoader, SnapshotFinder } from './references.ts';

export interface CheckResult {
  readonly diagnostics: readonly Diagnostic[];
  /** How many records were checked. */
  readonly records: number;
  /** Texts of base records, by path, for code frames. */
  readonly baseTexts: ReadonlyMap<string, string>;
  /** The id by which a baseline knows a record; the path of a skill, and of a file without one. */
  recordOf(path: string): string;
  /** Whether a finding is of a change that repairs a record; a waiver counts for it then. */
  isRepair(diagnostic: Diagnostic): boolean;
}

/**
 * Checks one version of a repository: its records, what changed in them since each base, and the tree as a whole.
 * Records are read and dropped in chunks; what stays in memory is facts, findings and the changed records.
 */
export async function checkVersion(request: CheckRequest): Promise<CheckResult> {
  const { places, after, bases } = request;
  const isIndexOrTree = after.label.type === 'index' || after.label.type === 'tree';
  const paths = createPathIndex(() => request.entries);
  const holds = (path: string) => paths.entryAt(path) !== undefined;
  const checker = new Checker(request.rules, places, {
    committed: isIndexOrTree,
    blob: isIndexOrTree,
    now: request.now,
    holds,
  });
  const changed = changedEverywhere(bases);
  const changedSomewhere = new Set(bases.flatMap(({ changes }) => changes.map(({ path }) => path)));
  const isPlace = (path: string) => places.classify(path) !== undefined && !isPartOfSkill(path, holds);
  const inPlace = request.entries.filter(({ path }) => isPlace(path));
  const wanted = inPlace.filter(
    ({ path, type }) =>
      type === 'file' && request.isAsked(path) && (request.scope === 'all' || changedSomewhere.has(path)),
  );
  // Git reads both sides at once. What fails here is told where it is waited for.
  const reading = Promise.all(bases.map((base) => readBase(base, places, isPlace)));
  reading.catch(() => {});
  const kept = new Map<string, Document>();
  const leftTexts = new Map<string, string>();
  const claimed = new Set<string>();
  const looks = new Map<string, string | undefined>();
  let records = 0;
  await readInChunks(after, wanted, (entry, source) => {
    const doc = readAt(places, entry.path, source);
    if (changedSomewhere.has(entry.path)) {
      if (doc) kept.set(entry.path, doc);
      else leftTexts.set(entry.path, source.ok ? source.text : '');
    }
    if (!doc) {
      if (source.ok) looks.set(entry.path, foreignFormat(entry.path, source.text));
      return;
    }
    claimed.add(entry.path);
    const isPassedOver = request.scope === 'changed' ? !changed.has(entry.path) : request.isOld?.(entry.path);
    if (isPassedOver) return checker.addFacts(factsInTree(doc, holds));
    records++;
    const isSame = bases.length > 0 && !changedSomewhere.has(entry.path);
    const env = {
      committed: isIndexOrTree || entry.oid !== undefined,
      now: isSame ? request.baseDate : request.now,
    };
    if (!mayHoldSecret(doc.text)) return checker.addDocument(doc, env);
    return findSecrets(doc.text).then((secrets) => checker.addDocument(doc, { ...env, secrets }));
  });

  const files = [
    ...treeFiles(request, inPlace, claimed, looks, new Set(wanted.map(({ path }) => path))),
    // What makes no claim stops no change.
    ...(request.scope === 'all' ? await husksOf(request) : []),
  ];
  const before = await reading;
  if (request.scope === 'changed' || wanted.length < inPlace.length) {
    const checked = checker.facts();
    const known = [...checked.map(({ path }) => path), ...leftTexts.keys()];
    const loader = new ReferenceLoader(new SnapshotFinder(places, after, inPlace), known);
    const isLost = ({ path, before, after }: PathChange) => before && !after && !places.classify(path);
    const losesFiles = bases.some(({ changes }) => changes.some(isLost));
    const others = await loader.load(checked, before.flat().map(factsOf), losesFiles);
    for (const facts of others) checker.addFacts(facts);
  }
  const tree = checker.treeIndex(files, paths);
  const typeOf = typesOf(request.entries, changedSomewhere);
  const changes =
    request.checksChanges === false
      ? []
      : bases.flatMap((base, index) => {
          const docs = (before[index] ?? []).filter(({ path }) => request.isAsked(path));
          const paths = new Set(base.changes.map(({ path }) => path));
          const afters = [...kept.values()].filter(({ path }) => paths.has(path));
          // What another parent brought was checked there, and nothing of this one is lost.
          return pairChanges(docs, afters, (path) => leftover(typeOf(path), leftTexts.get(path)))
            .filter((change) => change.type !== 'added' || changed.has(change.after.path))
            .map((change) => ({ change, source: base.source }));
        });
  const claims = await request.loadTaskRanges?.(changes.map(({ change }) => change));
  const changeOf = new Map<Diagnostic, Change>();
  for (const { change, source } of changes) {
    const evidence = 'after' in change ? claims?.get(change.after.path) : undefined;
    const base = { merge: bases.length > 1, source, claims: evidence };
    for (const found of checker.addChange(change, tree, base)) changeOf.set(found, change);
  }
  if (request.message) checker.addCommit(request.message, tree);
  const isNew = isNewFinding(request, checker, before, files);
  checker.addTree(tree, (diagnostic) => isNew(diagnostic) && !request.isOld?.(diagnostic.at.path));
  const ids = new Map(
    [...before.flat(), ...checker.facts()].flatMap(({ path, kind, id }) =>
      id === undefined || kind === 'skill' ? [] : [[path, id]],
    ),
  );
  return {
    diagnostics: checker.result().filter(({ at }) => request.isAsked(at.path)),
    records,
    baseTexts: new Map(before.flat().map(({ path, text }) => [path, text])),
    recordOf: (path) => ids.get(path) ?? path,
    isRepair: (diagnostic) => {
      const change = changeOf.get(diagnostic);
      const env = {
        config: places.configOf(diagnostic.at.path),
        committed: true,
        blob: true,
        now: request.now,
      };
      return change !== undefined && isRepair(request.rules, change, env);
    },
  };
}

function readAt(places: PathRules, path: string, source: Source): Document | undefined {
  const place = places.classify(path);
  return place && readDocument(path, place, source);
}

/** Paths that differ from every base: what a merge took whole from one side was checked there. */
function changedEverywhere(bases: readonly Base[]): ReadonlySet<string> {
  const [first, ...others] = bases.map(({ changes }) => new Set(changes.map(({ path }) => path)));
  return new Set([...(first ?? [])].filter((path) => others.every((paths) => paths.has(path))));
}

/** The records of a base at the paths that changed, without those whose path is unmerged now. */
async function readBase(
  base: Base,
  places: PathRules,
  isPlace: (path: string) => boolean,
): Promise<Document[]> {
  const entries = base.changes.flatMap(({ path, status, before }): SnapshotEntry[] =>
    before?.type === 'file' && status !== 'U' && isPlace(path) ? [{ path, ...before }] : [],
  );
  const docs: Document[] = [];
  await readInChunks(base.snapshot, entries, (entry, source) => {
    const doc = readAt(places, entry.path, source);
    if (doc) docs.push(doc);
  });
  return docs;
}

/** What each of some paths is on the checked side. */
function typesOf(entries: readonly SnapshotEntry[], paths: ReadonlySet<string>) {
  const types = new Map(
    entries.flatMap(({ path, type }) => (paths.has(path) ? [[path, type] as const] : [])),
  );
  return (path: string) => types.get(path);
}

/** What stands where a record was. */
function leftover(type: EntryType | undefined, text: string | undefined) {
  if (text !== undefined) return { type: 'unclaimed' as const, text };
  return type === 'symlink' || type === 'gitlink' ? { type } : undefined;
}

/**
 * At a gate a tree finding counts only where no base has it already (checks, "Scope"). The bases are looked at when there is
 * a finding to ask about.
 */
function isNewFinding(
  request: CheckRequest,
  checker: Checker,
  before: readonly (readonly Document[])[],
  files: readonly TreeFile[],
): (diagnostic: Diagnostic) => boolean {
  if (request.scope === 'all' || request.bases.length === 0) return () => true;
  let known: ReadonlySet<string> | undefined;
  return (diagnostic) => {
    known ??= knownFindings(request, checker, before, files);
    return !known.has(treeFindingKey(diagnostic));
  };
}

/** The tree findings that some base has, by `treeFindingKey`. */
function knownFindings(
  { bases, places, entries }: CheckRequest,
  checker: Checker,
  before: readonly (readonly Document[])[],
  files: readonly TreeFile[],
): ReadonlySet<string> {
  const known = new Set<string>();
  bases.forEach((base, index) => {
    const changed = new Map(base.changes.map((change) => [change.path, change]));
    const docs = before[index] ?? [];
    const facts = checker.facts().filter(({ path }) => !changed.has(path));
    const oldFiles = [
      ...files.filter(({ path }) => !changed.has(path)),
      ...base.changes.flatMap(({ path, before: old }): TreeFile[] => {
        const place = places.classify(path)?.kind;
        const claimed = docs.some((doc) => doc.path === path);
        return old && place ? [{ path, type: old.type, place, claimed }] : [];
      }),
    ];
    const paths = createPathIndex(() => [
      ...entries.filter(({ path }) => !changed.has(path)),
      ...base.changes.flatMap(({ path, before: old }) => (old ? [{ path, type: old.type }] : [])),
    ]);
    const old = createTreeIndex([...facts, ...docs.map(factsOf)], oldFiles, paths);
    for (const diagnostic of checker.treeFindings(old)) known.add(treeFindingKey(diagnostic));
  });
  return known;
}

/** What makes a tree finding the same in two trees. */
export function treeFindingKey({ rule, at, message }: Diagnostic): string {
  return JSON.stringify([rule, at.path, message]);
}
