import { groupBy } from '../../core/collections/group.ts';
import type { RecordKind } from '../../core/document.ts';
import type { SnapshotEntry } from '../../core/snapshot.ts';
import { asciiJson } from '../../text/ascii-json.ts';

/** A file at a record path of a commit. */
export interface ListedFile {
  readonly kind: RecordKind;
  readonly path: string;
  readonly oid: string;
}

/** What the records of a commit are. */
export interface ListedRecords {
  /** The files of the commit that say how others are read. */
  readonly settings: readonly SnapshotEntry[];
  /** The paths of records that cannot be read. */
  readonly unreadable: readonly string[];
  readonly files: readonly ListedFile[];
}

type Head = Pick<ListedRecords, 'settings' | 'unreadable'>;

/** Writes down which records a commit has: a line for each kind, so that a question parses those of its kinds only. */
export function writeRecordList({ files, settings, unreadable }: ListedRecords): string {
  const head: Head = { settings, unreadable };
  const lines = [...groupBy(files, ({ kind }) => kind)].map(
    ([kind, own]) => `${kind} ${asciiJson(own.map(({ oid, path }) => [path, oid]))}`,
  );
  return [asciiJson(head), ...lines, ''].join('\n');
}

/** What {@link writeRecordList} wrote. */
export class RecordList {
  readonly settings: readonly SnapshotEntry[];
  readonly unreadable: readonly string[];
  readonly #lines: ReadonlyMap<string, string>;

  /** @throws Error where the text is not of that form */
  constructor(text: string) {
    const [first = '', ...lines] = text.split('\n').slice(0, -1);
    const { settings, unreadable } = JSON.parse(first) as Head;
    this.settings = settings;
    this.unreadable = unreadable;
    this.#lines = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    );
  }

  /** The files of some kinds. @param kinds left out: all */
  files(kinds?: ReadonlySet<RecordKind>): SnapshotEntry[] {
    return [...this.#lines].flatMap(([kind, text]) => {
      if (kinds && !kinds.has(kind as RecordKind)) return [];
      const own = JSON.parse(text) as readonly (readonly [path: string, oid: string])[];
      return own.map(([path, oid]): SnapshotEntry => ({ path, type: 'file', oid }));
    });
  }
}
