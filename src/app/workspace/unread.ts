import type { Document } from '../../core/document.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import { shortOid } from '../../text/short-oid.ts';

/** A record that cannot be read, wholly or in part. */
export interface UnreadRecord {
  /** From the top. */
  readonly path: string;
  /** The command that prints what is wrong with it. */
  readonly command: string;
}

/**
 * The records that a run could not read, and that its answer lacks. Whatever reads records notes them here, and the entry says so
 * once: no answer lacks a record in silence (commands, "Records that cannot be read").
 */
export class UnreadRecords {
  /** Whether the run answers from records: without some of them its answer is not whole. */
  isAnswer = false;
  readonly #found = new Map<string, UnreadRecord>();

  add(record: UnreadRecord): void {
    if (!this.#found.has(record.path)) this.#found.set(record.path, record);
  }

  get isEmpty(): boolean {
    return this.#found.size === 0;
  }

  /** By path. */
  get all(): readonly UnreadRecord[] {
    return [...this.#found.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  get paths(): readonly string[] {
    return this.all.map(({ path }) => path);
  }

  /** A line for each. */
  get notes(): readonly string[] {
    return this.all.map(
      ({ command, path }) => `\`${path}\` cannot be read and is left out; \`${command}\` prints why`,
    );
  }
}

/** Says that a run answers from records. @returns its context */
export function answering<C extends { readonly unread: UnreadRecords }>(context: C): C {
  context.unread.isAnswer = true;
  return context;
}

/** Those of some records that cannot be read. A skill is no part of an answer; lint reports it. */
export function unreadOf(docs: readonly Document[]): readonly Document[] {
  return docs.filter(({ kind, problems }) => problems.length > 0 && kind !== 'skill');
}

/**
 * Notes records that cannot be read.
 *
 * @param paths from the top
 * @param label the version that they are of
 * @param typed makes of a path from the top the word that names it in a command
 */
export function noteUnread(
  unread: UnreadRecords,
  paths: readonly string[],
  label: Snapshot['label'],
  typed: (path: string) => string,
): void {
  const version = label.type === 'tree' ? `--rev ${shortOid(label.oid)} ` : '';
  for (const path of paths) unread.add({ path, command: `baton lint ${version}${typed(path)}` });
}
