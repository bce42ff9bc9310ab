import { checkRecord, type RecordChecks } from '../../check/check-record.ts';
import { basePairs, type VersionChange, versionChanges } from '../../check/check-version.ts';
import { FactsKeeper } from '../../check/kept-facts.ts';
import type { Leftover } from '../../check/pair.ts';
import { needsOf } from '../../check/run.ts';
import type { BaseVersion, RunEnvironment, Version, VersionRecord } from '../../check/version.ts';
import type { Diagnostic } from '../../core/diagnostic.ts';
import type { Document } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import type { ListFiles, Rule, TreeFile } from '../../core/rule.ts';
import { createTreeIndex } from '../../core/tree-index.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { factsInTree, factsOf } from '../../records/facts.ts';
import { foreignFormat } from '../../records/foreign.ts';
import { findSecrets, mayHoldSecret } from '../secrets/secrets.ts';
import type { RecordAnswer, RecordAnswers } from './record-answers.ts';
import { loadReferences } from './references.ts';
import type { ReadFile, VersionSource } from './source.ts';
import type { Seen } from './tree-files.ts';

/** A version that the loaded one is compared with. */
export interface BaseRequest {
  /** What a command calls it: `HEAD`, or the id of a commit. */
  readonly source: string;
  /** What differs at record paths, by path. */
  readonly changes: ReadonlyMap<string, PathChange>;
  readonly from: VersionSource;
  /** Finds what the records that were deleted on the way to the base last were, of those that are loaded. */
  readonly lastKnown?: (docs: readonly Document[]) => Promise<ReadonlyMap<string, Document>>;
  /** Its entries for tree rules. */
  readonly files: ListTreeFiles;
  /** The paths that differ from the version, record or not; left out where they are not known. */
  readonly fresh?: readonly string[];
}

/** Lists what tree rules look at. */
type ListTreeFiles = (seen: Seen, ...which: Parameters<ListFiles>) => readonly TreeFile[];

export interface VersionRequest extends Pick<Version, 'fresh' | 'difference'> {
  readonly rules: readonly Rule[];
  readonly env: RunEnvironment;
  readonly source: VersionSource;
  readonly bases: readonly BaseRequest[];
  /** The record paths whose files are read. */
  readonly paths: readonly string[];
  /** What differs for a record from the run; undefined where it is not checked itself. Without it none is. */
  readonly ownOf?: (file: Pick<ReadFile, 'path' | 'oid'>) => Partial<RunEnvironment> | undefined;
  /** What tree rules look at. */
  readonly files: ListTreeFiles;
  /** Whether records are kept whole, to be compared with their bases. */
  readonly checksChanges: boolean;
  /** Whether what the records refer to is loaded: always, or where a rule needs it for one of the changes. */
  readonly references: 'always' | 'needed' | 'never';
  /** Whether the trees of the bases are loaded as well. */
  readonly basesHaveTrees: boolean;
  /** Whether files that are no records went away: a payload may name their folder. */
  readonly losesFiles?: boolean;
  /** What is known of contents: a record that is not kept whole need not be read again. */
  readonly answers?: RecordAnswers | undefined;
  /** Is told how many records are read. */
  readonly onReading?: ((count: number) => void) | undefined;
  /** Is told what changed, before anything else is loaded. */
  readonly onChanges?: ((changes: readonly VersionChange[]) => void) | undefined;
}

/** A version and what it is compared with, ready to be checked. */
export interface LoadedVersion {
  readonly after: Version;
  readonly bases: readonly BaseVersion[];
  readonly changes: readonly VersionChange[];
  /** How many records are checked. */
  readonly checked: number;
}

/**
 * Reads what the check of a version needs, and no more: its records at the paths that are asked for, those of the bases at the
 * paths that differ, and the facts of what they refer to. Texts are dropped part by part; what stays in memory is facts,
 * findings and the changed records.
 *
 * @throws BatonError for every failure of git and the disk
 */
export async function loadVersion(request: VersionRequest): Promise<LoadedVersion> {
  const { source, rules } = request;
  // Git reads both sides at once. What fails here is reported where it is waited for.
  const reading = Promise.all(request.bases.map((base) => readBase(base, request.checksChanges)));
  reading.catch(() => {});
  const read = await readRecords(request);
  const sides = await reading;
  const bases = await Promise.all(
    request.bases.map(async ({ source: name, changes, lastKnown }, index): Promise<BaseVersion> => {
      const side = { differing: new Set(changes.keys()), docs: sides[index]?.docs ?? [] };
      return {
        source: name,
        ...side,
        ...(request.checksChanges && { pairs: basePairs(read, side) }),
        ...(lastKnown && { lastKnown: await lastKnown(read.docs) }),
      };
    }),
  );
  const changes = request.checksChanges ? versionChanges(read, bases) : [];
  request.onChanges?.(changes);
  const isNeeded = () =>
    changes.some(({ change }) => {
      const path = change.type === 'added' ? change.after.path : change.before.path;
      return needsOf(rules, change, source.pathRules.configOf(path)).includes('tree');
    });
  const records: VersionRecord[] = read.records;
  if (request.references === 'always' || (request.references === 'needed' && isNeeded())) {
    const before = [
      ...sides.flatMap(({ facts }) => facts),
      ...bases.flatMap(({ lastKnown }) => [...(lastKnown?.values() ?? [])].map(factsOf)),
    ];
    const checked = records.map(({ facts }) => facts);
    const others = await loadReferences(source, checked, before, read.left.keys(), request.losesFiles);
    records.push(...others.map((facts): VersionRecord => ({ facts })));
  }
  let files: readonly TreeFile[] | undefined;
  const after: Version = {
    pathRules: source.pathRules,
    paths: source.paths,
    docs: read.docs,
    left: read.left,
    records,
    fresh: request.fresh,
    difference: request.difference,
    files(wanted, which) {
      if (wanted || which) return request.files(read, wanted, which);
      files ??= request.files(read);
      return files;
    },
  };
  return {
    after,
    bases: request.basesHaveTrees ? await withTrees(bases, request.bases, sides, after) : bases,
    changes,
    checked: records.filter(({ found }) => found).length,
  };
}

interface ReadRecords extends Seen {
  readonly records: VersionRecord[];
  readonly docs: readonly Document[];
  readonly left: ReadonlyMap<string, Leftover>;
}

async function readRecords(request: VersionRequest): Promise<ReadRecords> {
  const { rules, env, source, bases, paths, ownOf, checksChanges, answers } = request;
  if (!ownOf && !checksChanges) return readFacts(request);
  const isDifferent = (path: string) => bases.some(({ changes }) => changes.has(path));
  const isKept = (path: string) => checksChanges && isDifferent(path);
  const holds = (path: string) => source.paths.entryAt(path) !== undefined;
  const checks: RecordChecks = { rules, pathRules: source.pathRules, holds };
  const records = new Map<string, VersionRecord>();
  const docs: Document[] = [];
  const left = linksAmong(bases);
  const looks = new Map<string, string | undefined>();
  const keeper = new FactsKeeper();

  const unknown = !answers
    ? paths
    : paths.filter((path) => {
        const oid = isKept(path) ? undefined : source.oidOf(path);
        if (oid === undefined) return true;
        const own = ownOf?.({ path, oid });
        const answer = answers.get(path, oid, { ...env, ...own });
        if (!answer || (answer.facts && own && !answer.found)) return true;
        const { facts, found, looksLike } = answer;
        if (!facts) looks.set(path, looksLike);
        else {
          const kept = keeper.shrink(facts, path);
          records.set(path, own && found ? recordOf(kept, found, own) : { facts: kept });
        }
        return false;
      });
  request.onReading?.(unknown.length);
  for await (const files of source.read(unknown)) {
    for (const file of files) {
      const { path, oid, doc, source: text } = file;
      const own = ownOf?.(file);
      const remember = (answer: RecordAnswer) =>
        oid === undefined ? undefined : answers?.set(path, oid, { ...env, ...own }, answer);
      if (!doc) {
        if (isDifferent(path)) left.set(path, { type: 'unclaimed', text: text.ok ? text.text : '' });
        const looksLike = text.ok ? foreignFormat(path, text.text) : undefined;
        looks.set(path, looksLike);
        if (text.ok) remember({ looksLike });
        continue;
      }
      if (isKept(path)) docs.push(doc);
      const kept = (facts: Facts) => (isKept(path) ? facts : keeper.copy(facts));
      if (!own) {
        const facts = kept(factsInTree(doc, holds));
        records.set(path, { facts });
        remember({ facts });
        continue;
      }
      const secrets = mayHoldSecret(doc.text) ? await findSecrets(doc.text) : undefined;
      const { facts, found } = checkRecord(checks, doc, { ...env, ...own }, secrets);
      // Nothing of a secret is written.
      const written = secrets?.length ? undefined : remember({ facts, found });
      // What was made to be written is a copy already.
      const copy = written && !isKept(path) ? (JSON.parse(written) as RecordAnswer).facts : undefined;
      records.set(path, recordOf(copy ? keeper.shrink(copy, path) : kept(facts), found, own));
    }
    await answers?.flush();
  }
  return {
    // In one order, whatever was known.
    records: paths.flatMap((path) => records.get(path) ?? []),
    docs,
    left,
    isUnclaimed: (path) => looks.has(path),
    looksLike: (path) => looks.get(path),
  };
}

function recordOf(
  facts: Facts,
  found: readonly Diagnostic[],
  { now, committed }: Partial<RunEnvironment>,
): VersionRecord {
  return { facts, found: found.length > 0 ? found : nothing, now, committed };
}

/** The same list for all records without a finding. */
const nothing: readonly Diagnostic[] = [];

/** Only what tree rules look at. */
async function readFacts({ source, bases, paths }: VersionRequest): Promise<ReadRecords> {
  const facts = await source.facts(paths);
  const claimed = new Set(facts.map(({ path }) => path));
  const unclaimed = new Set(paths.filter((path) => !claimed.has(path)));
  return {
    records: facts.map((one) => ({ facts: one })),
    docs: [],
    left: linksAmong(bases),
    isUnclaimed: (path) => unclaimed.has(path),
    looksLike: () => undefined,
  };
}

/** Links and submodules where a base may have a record. */
function linksAmong(bases: readonly BaseRequest[]): Map<string, Leftover> {
  const left = new Map<string, Leftover>();
  for (const { changes } of bases) {
    for (const [path, { after }] of changes) {
      if (after?.type === 'symlink' || after?.type === 'gitlink') left.set(path, { type: after.type });
    }
  }
  return left;
}

/** The records of a base at the paths that differ. */
interface BaseSide {
  readonly docs: readonly Document[];
  readonly facts: readonly Facts[];
}

async function readBase({ changes, from }: BaseRequest, isKept: boolean): Promise<BaseSide> {
  const paths = [...changes.values()].flatMap(({ path, before, status }) =>
    before?.type === 'file' && status !== 'U' ? [path] : [],
  );
  if (!isKept) return { docs: [], facts: await from.facts(paths) };
  const docs: Document[] = [];
  for await (const files of from.read(paths)) for (const { doc } of files) if (doc) docs.push(doc);
  return { docs, facts: docs.map(factsOf) };
}

/** The bases with their trees, as far as the checked records reach: what is unchanged is what the version has. */
function withTrees(
  bases: readonly BaseVersion[],
  requests: readonly BaseRequest[],
  sides: readonly BaseSide[],
  { records, files }: Version,
): Promise<BaseVersion[]> {
  return Promise.all(
    bases.map(async (base, index): Promise<BaseVersion> => {
      const request = requests[index];
      const changed = sides[index]?.facts ?? [];
      if (!request) return base;
      const { from, changes } = request;
      const same = records.flatMap(({ facts }) => (changes.has(facts.path) ? [] : [facts]));
      const known = [...same, ...changed];
      // What the changes ask for besides is among the version's own, or changed.
      const facts = [...known, ...(await loadReferences(from, known, undefined, changes.keys()))];
      const claimed = new Set(facts.map(({ path }) => path));
      let unclaimed: ReadonlySet<string> | undefined;
      const isUnclaimedSince = (path: string) => {
        unclaimed ??= new Set(files().flatMap((file) => (file.claimed ? [] : [file.path])));
        return unclaimed.has(path);
      };
      const seen: Seen = {
        isUnclaimed: (path) => (changes.has(path) ? !claimed.has(path) : isUnclaimedSince(path)),
        looksLike: () => undefined,
      };
      const list: ListFiles = (...which) => request.files(seen, ...which);
      return { ...base, tree: createTreeIndex(facts, list, from.paths, request.fresh) };
    }),
  );
}
