import { type CheckedVersion, checkVersion } from '../../check/check-version.ts';
import type { How } from '../../check/version.ts';
import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import { compareText } from '../../core/diagnostic.ts';
import type { Listing } from '../../core/listing.ts';
import type { CommitMessage, Rule } from '../../core/rule.ts';
import type { Snapshot, SnapshotEntry } from '../../core/snapshot.ts';
import { listFrom } from '../../core/tree-index.ts';
import type { PathChange } from '../../git/diff/diff.ts';
import { isPartOfSkill, type PathRules } from '../../records/record-paths.ts';
import { clientFilesOf } from './client-files.ts';
import { type BaseRequest, type LoadedVersion, loadVersion } from './load-version.ts';
import type { RecordAnswers } from './record-answers.ts';
import { BaseSource, entriesOf, SnapshotSource } from './snapshot-source.ts';
import { husksOf, supersededBy, treeFiles } from './tree-files.ts';

/** A version that the checked one is compared with. */
export interface Base {
  /** What differs, over all paths. */
  readonly changes: readonly PathChange[];
  /** Reads blobs of that version. */
  readonly snapshot: Snapshot;
  /** What a command calls it: `HEAD`, or the id of a commit. */
  readonly source: string;
}

export interface SnapshotRequest {
  readonly rules: readonly Rule[];
  readonly pathRules: PathRules;
  readonly after: Snapshot;
  /** Every path of the checked side. */
  readonly listing: Listing;
  /** None: no change is checked. Several: the parents of a merge. */
  readonly bases: readonly Base[];
  /** Whether every record is checked, or only those that differ from every base. */
  readonly scope: 'all' | 'changed';
  /** Which of the paths are asked for. */
  readonly isAsked: (path: string) => boolean;
  /** The clock for what differs from the base, and for what equals it. */
  readonly clock: string;
  readonly baseDate: string;
  /** Records that are as they were before the configuration's `since`: known to others, not checked themselves. */
  readonly isOld?: ((path: string) => boolean) | undefined;
  /** Looks up what the claims of changed tasks are compared with; without it they are not checked. */
  readonly loadTaskRanges?: (changes: readonly Change[]) => Promise<ReadonlyMap<string, ClaimEvidence>>;
  /** False: the content alone is checked, not what changed in it. */
  readonly checksChanges?: boolean;
  /** The message that the checked side is committed with. */
  readonly message?: CommitMessage | undefined;
  /** Whether records that changed ones refer to stay in memory: see `CheckedSides.source.kept`. */
  readonly keepsDocuments?: boolean | undefined;
  /** Is told how many records are read. */
  readonly onReading?: ((count: number) => void) | undefined;
  /** Is told what changed, before what the changed records refer to is read. */
  readonly onChanges?: ((changes: readonly Change[]) => void) | undefined;
  /** What is known of contents. A change reads its records, which nobody has checked yet. */
  readonly answers?: RecordAnswers | undefined;
}

/** What was compared: the loaded version with its bases, and where it was read. */
export interface CheckedSides {
  readonly version: LoadedVersion;
  readonly source: SnapshotSource;
}

export interface CheckedSnapshot extends CheckedVersion, CheckedSides {
  /** How many records were checked. */
  readonly records: number;
  /** Texts of base records, by path, for code frames. */
  readonly baseTexts: ReadonlyMap<string, string>;
}

/** Loads one version out of a snapshot and checks it. @throws BatonError for every failure of git and the disk */
export async function checkSnapshot(request: SnapshotRequest): Promise<CheckedSnapshot> {
  const { answers, pathRules, after, listing, rules, isAsked, isOld, checksChanges = true } = request;
  const isDelta = request.scope === 'changed';
  const isStaged = after.label.type === 'index' || after.label.type === 'tree';
  const env = { committed: isStaged, blob: isStaged, now: request.clock };
  const source = new SnapshotSource(pathRules, after, listing, request.keepsDocuments);
  const holds = (path: string) => source.paths.entryAt(path) !== undefined;
  const isPlace = (path: string) => pathRules.classify(path) !== undefined && !isPartOfSkill(path, holds);
  const bases = request.bases.map((base) => baseRequest(source, base, isPlace));
  const isDifferent = (path: string) => bases.some(({ changes }) => changes.has(path));
  const differs = request.bases.map(({ changes }) => new Set(changes.map(({ path }) => path)));
  const differing = [...new Set(differs.flatMap((paths) => [...paths]))].sort(compareText);
  const isNew = (path: string) => bases.every(({ changes }) => changes.has(path));
  const isChecked = (path: string) => isAsked(path) && (!isDelta || isDifferent(path));
  const isRecordFile = ({ path, type }: SnapshotEntry) => type === 'file' && isPlace(path);
  // Of a change no other path is looked at.
  const entries = isDelta ? differing.flatMap((path) => listing.at(path) ?? []) : listing.entries();
  const wanted = entries.filter((entry) => isChecked(entry.path) && isRecordFile(entry));
  const isPart = () => entries.some((entry) => !isChecked(entry.path) && isRecordFile(entry));
  // What makes no claim stops no change.
  const husks = isDelta ? [] : await husksOf(pathRules, after, entries, isAsked);
  const clientFiles = isDelta ? [] : await clientFilesOf(pathRules, after, entries, holds, isAsked);
  const superseded = isDelta ? undefined : await supersededBy(pathRules, after, entries, isAsked);
  const isLost = ({ path, before, after }: PathChange) => before && !after && !pathRules.classify(path);
  let claims: ReturnType<NonNullable<typeof request.loadTaskRanges>> | undefined;
  const loaded = await loadVersion({
    rules,
    env,
    source,
    bases,
    paths: wanted.map(({ path }) => path),
    ownOf: ({ path, oid }) => {
      if (isDelta ? !isNew(path) : isOld?.(path)) return undefined;
      const isSame = bases.length > 0 && !isDifferent(path);
      return { committed: isStaged || oid !== undefined, now: isSame ? request.baseDate : request.clock };
    },
    files: (seen, ...which) => [
      ...treeFiles(pathRules, entriesOf(listing, which[0]), holds, seen, ...which).map((file) => {
        const numbered = superseded?.get(file.path);
        return numbered ? { ...file, numbered } : file;
      }),
      ...listFrom([...husks, ...clientFiles])(which[0]),
    ],
    ...(isDelta &&
      bases.length > 0 && {
        fresh: differing.filter((path) => request.bases.every((_, at) => differs[at]?.has(path))),
        difference: { paths: differing, isBegun: (start) => listing.isBegun(start) },
      }),
    checksChanges,
    references: isDelta || isPart() ? 'always' : 'never',
    basesHaveTrees: isDelta,
    answers,
    onReading: request.onReading,
    onChanges(versionChanges) {
      const changes = versionChanges.map(({ change }) => change);
      request.onChanges?.(changes);
      // Git looks it up while what the records refer to is read. What fails here is reported where it is waited for.
      claims = request.loadTaskRanges?.(changes);
      claims?.catch(() => {});
    },
    losesFiles: request.bases.some(({ changes }) => changes.some(isLost)),
  });
  const how: How = {
    ...env,
    rules,
    checksChanges,
    tree: isDelta && bases.length > 0 ? 'new' : 'all',
    isAsked,
    isOld,
    message: request.message,
    claims: await claims,
  };
  await answers?.save();
  return {
    ...checkVersion(loaded.after, loaded.bases, how),
    version: loaded,
    source,
    records: loaded.checked,
    baseTexts: new Map(loaded.bases.flatMap(({ docs }) => docs.map(({ path, text }) => [path, text]))),
  };
}

function baseRequest(
  after: SnapshotSource,
  { source, changes, snapshot }: Base,
  isPlace: (path: string) => boolean,
): BaseRequest {
  const from = new BaseSource(after, snapshot, changes);
  const holds = (path: string) => from.paths.entryAt(path) !== undefined;
  return {
    source,
    changes: new Map(changes.flatMap((change) => (isPlace(change.path) ? [[change.path, change]] : []))),
    from,
    files: (seen, ...which) => treeFiles(from.pathRules, from.entries(which[0]), holds, seen, ...which),
    fresh: from.differing,
  };
}
