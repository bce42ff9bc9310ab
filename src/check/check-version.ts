import type { Change } from '../core/change.ts';
import { compareDiagnostics, type Diagnostic } from '../core/diagnostic.ts';
import type { Document } from '../core/document.ts';
import { once } from '../core/memoize.ts';
import type { CheckEnvironment, TreeIndex } from '../core/rule.ts';
import { createTreeIndex } from '../core/tree-index.ts';
import { checkCommit } from './commit.ts';
import { pairChanges } from './pair.ts';
import { isRepair } from './repair.ts';
import { checkChange, checkTree, finishFile } from './run.ts';
import { type BaseVersion, type How, recordKey, type Version, type VersionRecord } from './version.ts';

/** What happened to a record since one of the bases. */
export interface VersionChange {
  readonly change: Change;
  /** Which of the bases. */
  readonly base: number;
}

export interface CheckedVersion {
  /** In the one order, suppressions applied. */
  readonly diagnostics: readonly Diagnostic[];
  /** The change that a finding is about; undefined for what shows in the version alone. */
  changeOf(diagnostic: Diagnostic): VersionChange | undefined;
  /** Whether a finding is of a change that repairs a record: a waiver counts for it then. */
  isRepair(diagnostic: Diagnostic): boolean;
  /** The id by which a baseline knows a record; the path of a skill, and of a file without one. */
  recordOf(path: string): string;
}

/**
 * Checks one version of a repository: its records, what changed in them since each base, the tree as a whole and the message
 * that it is committed with. Pure: the same values give the same findings in the same order. Everything that checks a version
 * calls this: lint, the hooks, the audit, the review, the writers and the library (checks, "Scope").
 *
 * @param bases none: no change is checked; several: the parents of a merge
 */
export function checkVersion(after: Version, bases: readonly BaseVersion[], how: How): CheckedVersion {
  const { rules, isAsked = () => true } = how;
  const tree = createTreeIndex(
    after.records.map(({ facts }) => facts),
    after.files,
    after.paths,
    how.tree === 'new' ? after.fresh : undefined,
    how.tree === 'new' ? after.difference : undefined,
  );
  const byPath = new Map(after.records.map((record) => [record.facts.path, record]));
  const found = new Map<string, Diagnostic[]>();
  const keep = (diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) {
      const list = found.get(diagnostic.at.path);
      if (list) list.push(diagnostic);
      else found.set(diagnostic.at.path, [diagnostic]);
    }
  };
  const envOf = envFor(after, how);
  for (const record of after.records) keep(record.found ?? []);

  const removed = how.removed ?? new Set();
  const changes = new Map<Diagnostic, VersionChange>();
  const reported = new Set<string>();
  for (const one of how.checksChanges ? versionChanges(after, bases, how.isAsked) : []) {
    const { change } = one;
    const all = checkChange(rules, change, tree, {
      ...envOf(pathBefore(change)),
      merge: bases.length > 1,
      source: bases[one.base]?.source ?? 'HEAD',
      claims: 'after' in change ? how.claims?.get(change.after.path) : undefined,
    });
    // Over a merge every parent may show the same fault; the first one reports it.
    const fresh = all.filter((diagnostic) => isFirst(reported, faultKey(diagnostic)));
    keep(fresh);
    for (const diagnostic of fresh) changes.set(diagnostic, one);
    if (change.type !== 'added' && (all.length > 0 || change.type === 'replaced'))
      removed.add(recordKey(change.before));
  }

  if (how.message) keep(checkCommit(rules, how.message, tree, envOf('')));

  const treeFindings = (of: TreeIndex) =>
    checkTree(rules, of, envOf(''), {
      configOf: (path) => after.pathRules.configOf(path),
      clockOf: (path) => byPath.get(path)?.now ?? how.now,
      isCommitted: (path) => how.committed || byPath.get(path)?.committed === true,
      isRemoved: (kind, id) => removed.has(recordKey({ kind, id })),
    });
  if (how.tree !== 'none') {
    const own = treeFindings(tree).filter(({ at }) => !how.isOld?.(at.path));
    const known = new Set(
      how.tree === 'all' || own.length === 0
        ? []
        : bases.flatMap((base) => (base.tree ? treeFindings(base.tree).map(treeKey) : [])),
    );
    keep(own.filter((diagnostic) => !known.has(treeKey(diagnostic))));
  }

  return {
    diagnostics: finished(found, byPath, how, envOf).filter(({ at }) => isAsked(at.path)),
    changeOf: (diagnostic) => changes.get(diagnostic),
    isRepair: (diagnostic) => {
      const change = changes.get(diagnostic)?.change;
      if (!change) return false;
      const config = (how.landed ?? after.pathRules).configOf(pathBefore(change));
      return isRepair(rules, change, { config, committed: true, blob: true, now: how.now });
    },
    recordOf: recordsOf(after, bases),
  };
}

/** What happened to records since each base; an id that was deleted and comes again is compared with what it last was. */
export function versionChanges(
  after: Pick<Version, 'docs' | 'left'>,
  bases: readonly BaseVersion[],
  isAsked?: (path: string) => boolean,
): VersionChange[] {
  return bases.flatMap((base, index) =>
    basePairs(after, base, isAsked).flatMap((pair): VersionChange[] => {
      const change = withLastKnown(pair, base.lastKnown);
      // What another parent brought was checked there, and nothing of this one is lost.
      const isBrought =
        change?.type === 'added' && !bases.every(({ differing }) => differing.has(change.after.path));
      return change && !isBrought ? [{ change, base: index }] : [];
    }),
  );
}

/** What happened to records since one base, whatever came before it and from other parents. */
export function basePairs(
  { docs, left }: Pick<Version, 'docs' | 'left'>,
  { differing, docs: befores, pairs }: Pick<BaseVersion, 'differing' | 'docs' | 'pairs'>,
  isAsked?: (path: string) => boolean,
): readonly Change[] {
  if (!isAsked && pairs) return pairs;
  return pairChanges(
    isAsked ? befores.filter(({ path }) => isAsked(path)) : befores,
    docs.filter(({ path }) => differing.has(path)),
    (path) => left.get(path),
  );
}

/** Undefined for a record that comes back as it was. */
function withLastKnown(change: Change, lastKnown: BaseVersion['lastKnown']): Change | undefined {
  if (change.type !== 'added' || change.after.id === undefined) return change;
  const { after } = change;
  const before = lastKnown?.get(recordKey(after));
  if (!before) return change;
  const moved = before.path !== after.path;
  return before.text === after.text && !moved ? undefined : { type: 'modified', before, after, moved };
}

function finished(
  found: ReadonlyMap<string, readonly Diagnostic[]>,
  records: ReadonlyMap<string, VersionRecord>,
  { rules }: How,
  envOf: (path: string) => CheckEnvironment,
): Diagnostic[] {
  const out: Diagnostic[] = [];
  const finish = (path: string, own: readonly Diagnostic[]) => {
    const record = records.get(path);
    const suppressions = record?.facts.suppressions ?? [];
    if (own.length === 0 && suppressions.length === 0) return;
    out.push(...finishFile(rules, path, own, suppressions, envOf(path), record?.found !== undefined));
  };
  for (const [path, own] of found) finish(path, own);
  // A suppression with nothing to suppress is a finding.
  for (const path of records.keys()) if (!found.has(path)) finish(path, []);
  return out.sort(compareDiagnostics);
}

function envFor({ pathRules }: Version, { committed, blob, now }: How): (path: string) => CheckEnvironment {
  return (path) => ({ committed, blob, now, config: pathRules.configOf(path) });
}

function recordsOf(after: Version, bases: readonly BaseVersion[]): (path: string) => string {
  // Only findings ask, and mostly there are none.
  const ids = once(() => {
    const known = [...bases.flatMap(({ docs }) => docs), ...after.records.map(({ facts }) => facts)];
    return new Map(
      known.flatMap(({ path, kind, id }: Pick<Document, 'path' | 'kind' | 'id'>) =>
        id === undefined || kind === 'skill' ? [] : [[path, id]],
      ),
    );
  });
  return (path) => ids().get(path) ?? path;
}

function pathBefore(change: Change): string {
  return change.type === 'added' ? change.after.path : change.before.path;
}

function isFirst(known: Set<string>, key: string): boolean {
  if (known.has(key)) return false;
  known.add(key);
  return true;
}

function faultKey({ rule, message, at }: Diagnostic): string {
  return JSON.stringify([rule, message, at]);
}

/** What makes a tree finding the same in two trees. */
function treeKey({ rule, at, message }: Diagnostic): string {
  return JSON.stringify([rule, at.path, message]);
}
