import { basePairs, type CheckedVersion, checkVersion } from '../../check/check-version.ts';
import { type BaseVersion, type How, recordKey, type Version } from '../../check/version.ts';
import { LimitedMap } from '../../core/collections/limited-map.ts';
import { compareDiagnostics, type Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import type { Rule } from '../../core/rule.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { isPartOfSkill, type PathRules } from '../../records/record-paths.ts';
import { parseTrailers } from '../../records/trailers.ts';
import { shortOid } from '../../text/short-oid.ts';
import { chunksOf } from '../version/chunks.ts';
import { type BaseRequest, type LoadedVersion, loadVersion } from '../version/load-version.ts';
import type { CheckedCommit, CommitToCheck } from './checked-version.ts';
import { messagePath } from './faults.ts';
import type { BlobAt, RecordCache } from './record-cache.ts';
import type { CommitState } from './state.ts';
import { StateSource } from './state-source.ts';

/** A stored message has no comments: git took them out, and a line that begins with `#` is one of its own. */
const noComment = '\0';

/** The rule speaks to who writes the message; here it is written. */
const isHintToStage = ({ help }: Diagnostic) => help?.startsWith('stage ') === true;
const reword =
  'if the commit is not published, reword it: name a record that the commit has, or remove the line';

/** Contents that are remembered as checked. */
const mostRemembered = 100_000;

type Changes = ReadonlyMap<string, PathChange>;
type Stated = Pick<CommitToCheck, 'state' | 'pathRules' | 'now'>;

/** Checks the versions of one history, each by `checkVersion`: what is the same for all of them. */
export class CommitChecker {
  readonly #rules: readonly Rule[];
  readonly #cache: RecordCache;
  /** Of what change rules report, over all of the history: a reference to it is no finding of its own. */
  readonly #removed = new Set<string>();
  readonly #checked = new WeakMap<PathRules, LimitedMap<true>>();

  constructor(rules: readonly Rule[], cache: RecordCache) {
    this.#rules = rules;
    this.#cache = cache;
  }

  /**
   * Checks one commit against its parents.
   *
   * @param isAgain true for one that was checked by another configuration: then nothing of it is left out
   * @throws BatonError where an object is missing
   */
  async check(commit: CommitToCheck, isAgain = false): Promise<CheckedCommit> {
    const { pathRules, isOld } = commit;
    const holds = (path: string) => commit.state.tree.get(path) !== undefined;
    const isChecked = (path: string) =>
      pathRules.classify(path) !== undefined && !isPartOfSkill(path, holds) && !isOld(path);
    const changes = commit.bases.map(
      (base): Changes =>
        new Map(base.changes.flatMap((one) => (isChecked(one.path) ? [[one.path, one]] : []))),
    );
    const parts: CheckedCommit[] = [];
    for (const part of partsOf(changes)) parts.push(await this.#checkPart(commit, part, isAgain));
    return joined(parts);
  }

  /**
   * Runs the tree rules over the tip of a range.
   *
   * @param touched what the range changed
   * @param bases the trees that the range begins with: what they have already is not reported
   * @param options `isContentNew` where what the range changed was checked by another configuration: it is checked by this one as
   *   well; `losesFiles` as for `loadVersion`
   */
  async checkTip(
    tip: Stated,
    touched: ReadonlySet<string>,
    bases: readonly CommitState[],
    { isContentNew, losesFiles }: { readonly isContentNew: boolean; readonly losesFiles: boolean },
  ): Promise<CheckedVersion> {
    const { state, pathRules } = tip;
    const source = new StateSource(state, pathRules, this.#cache);
    const loaded = await loadVersion({
      ...this.#common(tip),
      source,
      bases: bases.map((base) => {
        const changes = changesBetween(base, state, touched);
        return this.#baseRequest({ oid: '', state: base }, pathRules, changes);
      }),
      paths: [...touched].filter((path) => state.tree.get(path)?.type === 'file'),
      ...(isContentNew && { ownOf: () => ({}) }),
      files: (seen, isWanted) => source.files(seen, isWanted),
      checksChanges: false,
      references: 'always',
      basesHaveTrees: true,
      losesFiles,
    });
    return this.#checkLoaded(tip, loaded, { checksChanges: false, tree: 'new' });
  }

  /**
   * Checks the message of a commit by its `Baton-` trailers (git, section 5).
   *
   * @returns nothing where it has none
   */
  async checkMessage(commit: Stated, text: string): Promise<readonly Diagnostic[]> {
    if (!/^baton-/im.test(text)) return [];
    const source = new StateSource(commit.state, commit.pathRules, this.#cache);
    const message = { path: messagePath, text, trailers: parseTrailers(text, noComment) };
    const loaded = await loadVersion({
      ...this.#common(commit),
      source,
      bases: [],
      paths: message.trailers.flatMap(({ value }) => source.named(['session', 'thread'], value)),
      files: (seen, isWanted) => source.files(seen, isWanted),
      checksChanges: false,
      references: 'never',
      basesHaveTrees: false,
    });
    const { diagnostics } = this.#checkLoaded(commit, loaded, {
      checksChanges: false,
      tree: 'none',
      message,
    });
    return diagnostics.map((one) => (isHintToStage(one) ? { ...one, help: reword } : one));
  }

  /** @param changes of each base, at the paths that are checked */
  async #checkPart(
    commit: CommitToCheck,
    changes: readonly Changes[],
    isAgain: boolean,
  ): Promise<CheckedCommit> {
    const { state, pathRules, bases } = commit;
    const source = new StateSource(state, pathRules, this.#cache);
    const paths = new Set(changes.flatMap((one) => [...one.keys()]));
    const isNew = (path: string) => changes.every((one) => one.has(path));
    const isMerge = bases.length > 1;
    // Twins of what neither side has may be anywhere; otherwise both of two twins differ from some parent.
    const reported = isMerge && ![...paths].some(isNew) ? paths : undefined;
    const loaded = await loadVersion({
      ...this.#common(commit),
      source,
      bases: bases.map((base, index) => this.#baseRequest(base, pathRules, changes[index] ?? new Map())),
      paths: [...paths],
      // What a merge took whole from one side was checked there, and what was here before is checked already.
      ownOf: ({ path, oid = '' }) =>
        isNew(path) && (isAgain || this.#isFirst(pathRules, { path, oid })) ? {} : undefined,
      files: (seen, isWanted) => source.files(seen, isWanted, reported),
      checksChanges: true,
      references: isMerge ? 'always' : 'needed',
      basesHaveTrees: isMerge,
    });
    const checked = this.#checkLoaded(commit, loaded, {
      checksChanges: true,
      tree: isMerge ? 'new' : 'none',
      isOld: commit.isOld,
      landed: commit.landed,
      claims: await commit.claims(loaded.changes.map(({ change }) => change)),
    });
    const deleted = deletedIn(loaded.after, loaded.bases, changes);
    return { ...checked, records: loaded.checked, deleted };
  }

  #checkLoaded(
    commit: Stated,
    { after, bases }: LoadedVersion,
    how: Omit<How, 'rules' | 'removed' | 'committed' | 'blob' | 'now'>,
  ): CheckedVersion {
    const { rules, env } = this.#common(commit);
    return checkVersion(after, bases, { ...env, ...how, rules, removed: this.#removed });
  }

  #common({ now }: Pick<CommitToCheck, 'now'>) {
    return { rules: this.#rules, env: { committed: true, blob: true, now } };
  }

  #baseRequest(
    { oid, state }: { readonly oid: string; readonly state: CommitState },
    pathRules: PathRules,
    changes: Changes,
  ): BaseRequest {
    const from = new StateSource(state, pathRules, this.#cache);
    return {
      source: shortOid(oid),
      changes,
      from,
      files: (seen, isWanted) => from.files(seen, isWanted),
      lastKnown: (docs) => this.#lastKnown(state, pathRules, docs),
    };
  }

  async #lastKnown(
    { deleted }: CommitState,
    pathRules: PathRules,
    docs: readonly Document[],
  ): Promise<ReadonlyMap<string, Document>> {
    const blobs = deleted.size === 0 ? [] : docs.flatMap((doc) => deleted.get(recordKey(doc)) ?? []);
    const found = new Map<string, Document>();
    for await (const files of this.#cache.read(blobs, pathRules)) {
      for (const { doc } of files) if (doc) found.set(recordKey(doc), doc);
    }
    return found;
  }

  #isFirst(pathRules: PathRules, { path, oid }: BlobAt): boolean {
    const known = this.#checked.get(pathRules) ?? new LimitedMap<true>(mostRemembered, () => 1);
    this.#checked.set(pathRules, known);
    const key = `${path}\0${oid}`;
    if (known.has(key)) return false;
    known.set(key, true);
    return true;
  }
}

/**
 * What is checked at once. A record that moved pairs over all paths; where each stays at its path they need not be in memory
 * together: a first import may hold all the records that exist.
 */
function partsOf(changes: readonly Changes[]): readonly (readonly Changes[])[] {
  const [only, ...others] = changes;
  if (!changes.some(({ size }) => size > 0)) return [];
  const stays = ({ before, after }: PathChange) => !before || after?.type === 'file';
  if (!only || others.length > 0 || ![...only.values()].every(stays)) return [changes];
  return [...chunksOf([...only])].map((part) => [new Map(part)]);
}

function joined(parts: readonly CheckedCommit[]): CheckedCommit {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const partOf = new Map(parts.flatMap((part) => part.diagnostics.map((one) => [one, part] as const)));
  return {
    diagnostics: [...partOf.keys()].sort(compareDiagnostics),
    changeOf: (diagnostic) => partOf.get(diagnostic)?.changeOf(diagnostic),
    isRepair: (diagnostic) => partOf.get(diagnostic)?.isRepair(diagnostic) ?? false,
    recordOf: (path) => parts.map((part) => part.recordOf(path)).find((id) => id !== path) ?? path,
    records: parts.reduce((sum, { records }) => sum + records, 0),
    deleted: new Map(parts.flatMap(({ deleted }) => [...deleted])),
  };
}

/** Where the records last were that go away, and undefined for those that exist. */
function deletedIn(
  after: Pick<Version, 'docs' | 'left'>,
  bases: readonly BaseVersion[],
  changes: readonly Changes[],
): ReadonlyMap<string, BlobAt | undefined> {
  const isKnown = ({ kind, id }: Document) => id !== undefined && kind !== 'skill';
  const deleted = new Map<string, BlobAt | undefined>(
    after.docs.filter(isKnown).map((doc) => [recordKey(doc), undefined]),
  );
  for (const [index, base] of bases.entries()) {
    for (const change of basePairs(after, base)) {
      if (change.type === 'added' || change.type === 'modified' || !isKnown(change.before)) continue;
      const { path } = change.before;
      const oid = changes[index]?.get(path)?.before?.oid;
      const key = recordKey(change.before);
      if (oid !== undefined && !deleted.has(key)) deleted.set(key, { path, oid });
    }
  }
  return deleted;
}

function changesBetween(before: CommitState, after: CommitState, paths: Iterable<string>): Changes {
  const changes = new Map<string, PathChange>();
  for (const path of paths) {
    const [old, now] = [before.tree.get(path), after.tree.get(path)];
    if (old?.oid === now?.oid && old?.type === now?.type) continue;
    const status = !old ? 'A' : !now ? 'D' : old.type === now.type ? 'M' : 'T';
    changes.set(path, { path, status, ...(old && { before: old }), ...(now && { after: now }) });
  }
  return changes;
}
