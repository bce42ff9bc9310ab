import type { SnapshotEntry } from '../../core/snapshot.ts';
import { parseTime } from '../../records/kinds/time.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { checksum } from '../../text/kept/checksum.ts';
import { type PieceAt, type Pieces, PieceWriter, type WrittenPieces } from '../../text/kept/pieces.ts';
import { withoutLines } from '../../text/without-lines.ts';
import type { Knowledge } from '../gather.ts';
import { type Candidate, candidatesOf, claimedBy, isGlob, namedPaths, saidOf } from '../in-force.ts';
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
  /** The ids of decisions, the paths that records name, the candidates that have a glob: a list of JSON each. */
  readonly ids: PieceAt;
  readonly named: PieceAt;
  readonly globs: PieceAt;
  /** Where the lists of words begin, one behind another, and how long each is. */
  readonly words: { readonly from: number; readonly lengths: readonly number[] };
}

/** A candidate, and its place among all. */
interface Ranked extends Candidate {
  readonly at: number;
}

/** What leads to pieces, which are written as numbers: from and length of one, then of the next. */
interface Listed {
  readonly word: string;
  readonly found: readonly number[];
  /** A list of those that only say again what others of the same word say. */
  readonly repeats: PieceAt | null;
}

/** So many characters a list of words has, about. */
const listLength = 8_192;

/**
 * Writes the index of what can be in force: a piece of JSON for each candidate, and lists of the words by which they are found, so that a
 * question reads the lists of its words and what they lead to.
 *
 * @param now RFC 3339: what is expired is not in it
 * @returns undefined where JSON does not give back what it would be made from
 */
export function writeInForceIndex(
  { first, merged, settings, unread, unreadable }: IndexedRecords,
  now: string,
): WrittenPieces | undefined {
  const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
  const ends = merged.decisions.flatMap(({ expires }) => {
    const end = expires === undefined ? undefined : parseTime(expires);
    return end === undefined ? [] : [end];
  });
  const from = ends.filter((end) => end <= moment).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const until = ends.filter((end) => end > moment).reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const candidates = candidatesOf(merged, now).map((one, at): Ranked => ({ ...one, at }));
  // JSON has no number that is not finite.
  if (candidates.some(({ item: { confidence = 0 } }) => !Number.isFinite(confidence))) return undefined;
  const isOfGlob = ({ paths }: Candidate) => paths.some((path) => isGlob(withoutLines(path)));
  const writer = new PieceWriter();
  const words = new Words();
  for (const one of candidates) {
    if (isOfGlob(one)) continue;
    const place = writer.add(asciiJson(one));
    const said = saidOf(one.item);
    for (const word of wordsOf(one.paths.map(withoutLines), one.tags)) words.add(word, place, said);
  }
  for (const { task } of first) {
    if (!task) continue;
    const indexed: IndexedTask = { id: task.id, path: task.source.path, claims: claimedBy(task) };
    const place = writer.add(asciiJson(indexed));
    words.add(taskWord(task.id), place, indexed.path);
  }
  const head: Head = {
    from: Number.isFinite(from) ? from : null,
    until: Number.isFinite(until) ? until : null,
    settings,
    unreadable,
    unread,
    ids: writer.add(asciiJson(merged.decisions.map(({ id }) => id))),
    named: writer.add(asciiJson(namedPaths(merged))),
    globs: writer.add(asciiJson(candidates.filter(isOfGlob))),
    words: words.write(writer),
  };
  return { head: asciiJson(head), body: writer.body };
}

/** Collects what words lead to. */
class Words {
  readonly #words = new Map<
    string,
    { readonly said: Set<string>; readonly found: number[]; readonly repeats: number[] }
  >();

  /** @param said what the piece says: of those that say the same all but the first are repeats */
  add(word: string, [from, length]: PieceAt, said: string): void {
    const own = this.#words.get(word) ?? { said: new Set(), found: [], repeats: [] };
    this.#words.set(word, own);
    (own.said.has(said) ? own.repeats : own.found).push(from, length);
    own.said.add(said);
  }

  write(writer: PieceWriter): Head['words'] {
    const listed = [...this.#words].map(([word, { found, repeats }]): Listed => {
      return { word, found, repeats: repeats.length === 0 ? null : writer.add(JSON.stringify(repeats)) };
    });
    const size = listed.reduce((sum, { word, found }) => sum + word.length + 9 * found.length, 0);
    const lists = Array.from({ length: Math.ceil(size / listLength) }, (): Listed[] => []);
    for (const one of listed) lists[listOf(one.word, lists.length)]?.push(one);
    const places = lists.map((own) => writer.add(asciiJson(own)));
    return { from: places[0]?.[0] ?? 0, lengths: places.map(([, length]) => length) };
  }
}

/** What {@link writeInForceIndex} wrote. What it is asked throws DamagedPiece where it cannot be read. */
export class InForceIndex {
  /** Tells what it was made from. */
  readonly print: string;
  readonly #pieces: Pieces;
  readonly #head: Head;
  /** Where each list of words is. */
  readonly #lists: readonly PieceAt[];

  /** @throws Error where the head is not of that form */
  constructor(pieces: Pieces, print: string) {
    this.print = print;
    this.#pieces = pieces;
    this.#head = JSON.parse(pieces.head) as Head;
    let { from } = this.#head.words;
    this.#lists = this.#head.words.lengths.map((length): PieceAt => {
      from += length;
      return [from - length, length];
    });
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
    return this.#json<readonly string[]>(this.#head.named);
  }

  /** The ids of the decisions that a protected branch has. */
  decisions(): ReadonlySet<string> {
    return new Set(this.#json<readonly string[]>(this.#head.ids));
  }

  /** The tasks of the first branch with an id. */
  tasks(id: string): readonly IndexedTask[] {
    return this.#placesOf(taskWord(id), true).map((place) => this.#json<IndexedTask>(place));
  }

  /**
   * What may be in force for some paths or tags, in the order of `candidatesOf`: all that is, and some that is not.
   *
   * @param names of paths, earlier ones as well
   * @param withRepeats whether also what says, of the same path or tag, the same as another
   */
  candidates(names: readonly string[], tags: readonly string[], withRepeats: boolean): readonly Candidate[] {
    const places = new Map<number, PieceAt>();
    for (const word of wordsOf(names.flatMap(withFolders), tags))
      for (const place of this.#placesOf(word, withRepeats)) places.set(place[0], place);
    const plain = [...places.values()].map((place) => this.#json<Ranked>(place));
    return [...this.#json<readonly Ranked[]>(this.#head.globs), ...plain].sort((a, b) => a.at - b.at);
  }

  #placesOf(word: string, withRepeats: boolean): readonly PieceAt[] {
    const list = this.#lists[listOf(word, this.#lists.length)];
    const own = list && this.#json<readonly Listed[]>(list).find((one) => one.word === word);
    if (!own) return [];
    const repeats = withRepeats && own.repeats ? this.#json<readonly number[]>(own.repeats) : [];
    return [...pairs(own.found), ...pairs(repeats)];
  }

  #json<T>(place: PieceAt): T {
    return JSON.parse(this.#pieces.read(place)) as T;
  }
}

function pairs(numbers: readonly number[]): readonly PieceAt[] {
  return Array.from({ length: numbers.length / 2 }, (_, at): PieceAt => {
    return [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0];
  });
}

/** In which of so many lists a word is. */
function listOf(word: string, count: number): number {
  return checksum(word) % count;
}

/** What leads to candidates: a tag may have the letters of a path. */
function wordsOf(paths: readonly string[], tags: readonly string[]): ReadonlySet<string> {
  return new Set([...paths.map((path) => `path ${path}`), ...tags.map((tag) => `tag ${tag}`)]);
}

function taskWord(id: string): string {
  return `task ${id}`;
}

/** A path and the folders above it. */
function withFolders(path: string): readonly string[] {
  const found = [path];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    found.push(path.slice(0, at));
  return found;
}
