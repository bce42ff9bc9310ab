import type { SnapshotEntry } from '../../core/snapshot.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { withoutLines } from '../../text/without-lines.ts';
import type { Knowledge } from '../gather.ts';
import { type Candidate, candidatesOf, claimedBy, isGlob, namedPaths } from '../in-force.ts';
import type { RecordKnowledge } from './record-knowledge.ts';

/** What records of protected branches say, as far as a check before an edit needs it. */
export interface IndexedRecords {
  /** Of a record that several branches have, the first one's. */
  readonly merged: Knowledge;
  /** All records of the first branch. */
  readonly first: readonly RecordKnowledge[];
  /** The files of the first branch that say how others are read. */
  readonly settings: readonly SnapshotEntry[];
  /** The paths of records of `merged` that cannot be read. */
  readonly unreadable: readonly string[];
  /** Of each branch those of its records that cannot be read. */
  readonly unread: readonly UnreadIn[];
}

/** The records of a commit that cannot be read. */
export interface UnreadIn {
  readonly commit: string;
  readonly paths: readonly string[];
}

/** A task that decisions may name. */
export interface IndexedTask {
  readonly id: string;
  readonly path: string;
  /** The paths that its handoff names. */
  readonly claims: readonly string[];
}

interface Head {
  /** The index is right from this time on, and before that one, in milliseconds: then the next decision expires. */
  readonly from: number | null;
  readonly until: number | null;
  readonly settings: readonly SnapshotEntry[];
  readonly unreadable: readonly string[];
  readonly unread: readonly UnreadIn[];
}

interface Line extends Candidate {
  /** The paths as they are looked up. */
  readonly keys: readonly string[];
  /** The place among all candidates. */
  readonly at: number;
}

/** Begins the line of a candidate with a glob: each of them may name any path. */
const globMark = '*';
/** Begins the line of any other candidate, which is found by its paths and tags. */
const plainMark = '-';

/**
 * Writes the index of what can be in force: a line of JSON for each candidate, ASCII characters only, so that a question reads no
 * more than the lines that have its words.
 *
 * @param now RFC 3339: what is expired is not in it
 * @returns undefined where JSON does not give back what it would be made from
 */
export function writeInForceIndex(
  { first, merged, settings, unread, unreadable }: IndexedRecords,
  now: string,
): string | undefined {
  const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
  const ends = merged.decisions.flatMap(({ expires }) => {
    const end = expires === undefined ? undefined : parseTime(expires);
    return end === undefined ? [] : [end];
  });
  const from = ends.filter((end) => end <= moment).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const until = ends.filter((end) => end > moment).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const head: Head = {
    from: Number.isFinite(from) ? from : null,
    until: Number.isFinite(until) ? until : null,
    settings,
    unreadable,
    unread,
  };
  const candidates = candidatesOf(merged, now).map((one, at): Line => {
    return { ...one, keys: one.paths.map(withoutLines), at };
  });
  // JSON has no number that is not finite.
  if (candidates.some(({ item: { confidence = 0 } }) => !Number.isFinite(confidence))) return undefined;
  const [globs, plain] = [true, false].map((wanted) =>
    candidates.filter(({ keys }) => keys.some(isGlob) === wanted),
  );
  const tasks = first.flatMap(({ task }): IndexedTask[] =>
    task ? [{ id: task.id, path: task.source.path, claims: claimedBy(task) }] : [],
  );
  return [
    asciiJson(head),
    asciiJson(merged.decisions.map(({ id }) => id)),
    asciiJson(namedPaths(merged)),
    ...(globs ?? []).map((one) => `${globMark}${asciiJson(one)}`),
    ...(plain ?? []).map((one) => `${plainMark}${asciiJson(one)}`),
    ...tasks.map((task) => `${taskMark(task.id)}${asciiJson(task)}`),
    '',
  ].join('\n');
}

/** What {@link writeInForceIndex} wrote. */
export class InForceIndex {
  /** Tells what it was made from. */
  readonly print: string;
  readonly #text: string;
  readonly #head: Head;
  /** Where the second, the third and the fourth line begin. */
  readonly #ids: number;
  readonly #named: number;
  readonly #lines: number;

  /** @throws Error where the text is not of that form */
  constructor(text: string, print: string) {
    this.print = print;
    this.#text = text;
    this.#ids = this.#after(0);
    this.#named = this.#after(this.#ids);
    this.#lines = this.#after(this.#named);
    this.#head = JSON.parse(text.slice(0, this.#ids - 1)) as Head;
  }

  /** The files of the first branch that say how others are read. */
  get settings(): readonly SnapshotEntry[] {
    return this.#head.settings;
  }

  /** The paths of records that cannot be read. */
  get unreadable(): readonly string[] {
    return this.#head.unreadable;
  }

  /** Of each branch, in order, those of its records that cannot be read. */
  get unread(): readonly UnreadIn[] {
    return this.#head.unread;
  }

  /** Whether no decision has expired since, or had not at that time. @param now RFC 3339 */
  isFor(now: string): boolean {
    const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
    const { from, until } = this.#head;
    return (from === null || moment >= from) && (until === null || moment < until);
  }

  /** The paths, globs left out, that records name. */
  namedPaths(): readonly string[] {
    return JSON.parse(this.#text.slice(this.#named, this.#lines - 1)) as string[];
  }

  /** Whether a protected branch has the decision. */
  has(decision: string): boolean {
    const at = this.#text.indexOf(asciiJson(decision), this.#ids);
    return at !== -1 && at < this.#named;
  }

  /** The tasks of the first branch with an id. */
  tasks(id: string): readonly IndexedTask[] {
    const mark = taskMark(id);
    const found: IndexedTask[] = [];
    for (const at of this.#places(`\n${mark}`))
      found.push(JSON.parse(this.#lineAt(at + 1).slice(mark.length)) as IndexedTask);
    return found;
  }

  /**
   * What may be in force for some paths or tags, in the order of `candidatesOf`: all that is, and some that is not.
   *
   * @param names of paths, earlier ones as well
   */
  candidates(names: readonly string[], tags: readonly string[]): readonly Candidate[] {
    const starts = new Set<number>();
    let at = this.#lines;
    for (; this.#text.startsWith(globMark, at); at = this.#after(at)) starts.add(at);
    for (const word of new Set([...names.flatMap(withFolders), ...tags])) {
      for (const place of this.#places(asciiJson(word), at)) {
        const start = this.#text.lastIndexOf('\n', place) + 1;
        if (this.#text.startsWith(plainMark, start)) starts.add(start);
      }
    }
    return [...starts]
      .map((start) => JSON.parse(this.#lineAt(start).slice(1)) as Line)
      .sort((a, b) => a.at - b.at);
  }

  /** Where a text is from a place on, once a line. */
  *#places(wanted: string, from = this.#lines - 1): Generator<number> {
    for (let at = this.#text.indexOf(wanted, from); at !== -1; ) {
      yield at;
      const next = this.#text.indexOf('\n', at + 1);
      at = next === -1 ? -1 : this.#text.indexOf(wanted, next);
    }
  }

  #lineAt(start: number): string {
    return this.#text.slice(start, this.#text.indexOf('\n', start));
  }

  #after(start: number): number {
    const end = this.#text.indexOf('\n', start);
    if (end === -1) throw new Error('the index ends early');
    return end + 1;
  }
}

function taskMark(id: string): string {
  return `task ${asciiJson(id)} `;
}

/** A path and the folders above it. */
function withFolders(path: string): readonly string[] {
  const found = [path];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    found.push(path.slice(0, at));
  return found;
}
