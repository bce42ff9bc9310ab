import type { Document, RecordKind } from '../../core/document.ts';
import type { Facts } from '../../core/facts.ts';
import type { PathIndex } from '../../core/path-index.ts';
import type { Source } from '../../core/snapshot.ts';
import type { PathRules } from '../../records/record-paths.ts';

/** A file at a record path, read. */
export interface ReadFile {
  readonly path: string;
  /** The id of its blob, where the version knows it. */
  readonly oid?: string | undefined;
  /** Undefined where the file is no record. */
  readonly doc: Document | undefined;
  readonly source: Source;
}

/** Where the records of one version are found and read: a snapshot, or a commit of a history. */
export interface VersionSource {
  /** The effective configuration. */
  readonly pathRules: PathRules;
  /** Every path. */
  readonly paths: PathIndex;
  /** The id of the blob at a path; undefined where there is no file, and where the version does not know it. */
  oidOf(path: string): string | undefined;
  /** Reads the files at these record paths, in their order, part by part. Links and what does not exist are left out. */
  read(paths: readonly string[]): AsyncIterable<Iterable<ReadFile>>;
  /** The facts of the records at these paths. They do not hold the texts in memory. */
  facts(paths: readonly string[]): Promise<readonly Facts[]>;
  /** The record paths of a kind with that name. @param key from `referenceKeys` */
  find(kind: RecordKind, key: string): Iterable<string>;
}
