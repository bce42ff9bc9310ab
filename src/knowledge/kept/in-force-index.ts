import { memoizeByKey } from '../../core/memoize.ts';
import { parseTime } from '../../records/kinds/time.ts';
import type { PieceAt, Pieces } from '../../text/kept/pieces.ts';
import type { Candidate } from '../in-force.ts';
import type { IndexedTask, InForceHead, ThreadFile, TipInIndex, WrittenTask } from './in-force-pieces.ts';
import { words } from './in-force-words.ts';
import { WordLists } from './word-lists.ts';

/** What a check before an edit asks of the records of protected branches. */
export interface IndexedInForce {
  /** Of each branch, in order. */
  readonly tips: readonly TipInIndex[];
  /** The paths of records that cannot be read. */
  readonly unreadable: readonly string[];
  /** The paths, globs left out, that records name. */
  namedPaths(): readonly string[];
  /** The ids of the decisions that a protected branch has. */
  decisions(): ReadonlySet<string>;
  /** The tasks of the first branch with an id. */
  tasks(id: string): readonly IndexedTask[];
  /**
   * What may be in force for some paths or tags: all that is, and some that is not.
   *
   * @param names of paths, earlier ones as well
   * @param withRepeats whether also what says, of the same path or tag, the same as another
   */
  candidates(names: readonly string[], tags: readonly string[], withRepeats: boolean): readonly Candidate[];
}

/** What of an index has changed since. */
interface Since {
  /** Tasks: what is about the paths that they claim is among the candidates as well. */
  readonly claimants?: readonly string[];
  /** Whether a candidate is still what it was. */
  readonly isSame?: (candidate: Candidate) => boolean;
}

/** What `writeInForceIndex` wrote. What it is asked throws DamagedPiece where it cannot be read. */
export class InForceIndex implements IndexedInForce {
  readonly #pieces: Pieces;
  readonly #head: InForceHead;
  readonly #lists: WordLists;

  /** @throws Error where the head is not of that form */
  constructor(pieces: Pieces) {
    this.#pieces = pieces;
    this.#head = JSON.parse(pieces.head) as InForceHead;
    this.#lists = new WordLists(this.#head.words, (place) => this.#json(place));
  }

  get tips(): readonly TipInIndex[] {
    return this.#head.tips;
  }

  get unreadable(): readonly string[] {
    return this.#head.unreadable;
  }

  /** Whether no decision has expired since, or had not at that time. @param now RFC 3339 */
  isFor(now: string): boolean {
    const moment = parseTime(now) ?? Number.NEGATIVE_INFINITY;
    const { from, until } = this.#head;
    return (from === null || moment >= from) && (until === null || moment < until);
  }

  namedPaths(): readonly string[] {
    return [...this.named().keys()];
  }

  /** How often each of those paths is named. */
  named(): ReadonlyMap<string, number> {
    return new Map(this.#json<readonly (readonly [string, number])[]>(this.#head.named));
  }

  decisions(): ReadonlySet<string> {
    return new Set(this.#json<readonly string[]>(this.#head.ids));
  }

  tasks(id: string): readonly IndexedTask[] {
    return this.#tasks(id).flatMap(({ is, ...task }) => (is === 'of another branch' ? [] : [task]));
  }

  /** The paths that the handoff of a task names, in the version of it that counts. */
  claimsOf(id: string): readonly string[] {
    return this.#tasks(id).find(({ is }) => is !== 'of the first branch')?.claims ?? [];
  }

  candidates(
    names: readonly string[],
    tags: readonly string[],
    withRepeats: boolean,
    { claimants = [], isSame = () => true }: Since = {},
  ): readonly Candidate[] {
    const leading = new Set([
      ...names.flatMap(withFolders).map(words.path),
      ...tags.map(words.tag),
      ...claimants.map(words.claimant),
    ]);
    const candidateAt = memoizeByKey((from: number, length: number) => this.#json<Candidate>([from, length]));
    const found = new Set<Candidate>(this.#json<readonly Candidate[]>(this.#head.globs));
    for (const { first, repeats } of [...leading].flatMap((word) => this.#lists.find(word))) {
      const one = candidateAt(...first);
      found.add(one);
      // Of what says the same, one is enough.
      if (!withRepeats && isSame(one)) continue;
      for (const place of repeats()) {
        const other = candidateAt(...place);
        found.add(other);
        if (!withRepeats && isSame(other)) break;
      }
    }
    return [...found];
  }

  /** How often each branch has a record. @param key of the record */
  counts(key: string): ReadonlyMap<number, number> {
    return new Map(this.#lists.find(words.record(key)).map(({ first }) => first));
  }

  isSuperseded(decision: string): boolean {
    return this.#lists.has(words.superseded(decision));
  }

  isReopened(alternative: string): boolean {
    return this.#lists.has(words.reopened(alternative));
  }

  /** Whether a decision is in force and reopens an alternative. */
  isReopening(decision: string): boolean {
    return this.#lists.has(words.reopening(decision));
  }

  /** Whether the file of a decision with another id has that name. */
  isFileName(name: string): boolean {
    return this.#lists.has(words.fileName(name));
  }

  /**
   * The files of the decisions of a thread; of one in which no blocking question was asked only that there is one.
   *
   * @returns undefined for a thread without decisions
   */
  thread(id: string): readonly ThreadFile[] | 'without a blocking question' | undefined {
    const word = words.thread(id);
    const [found] = this.#lists.find(word);
    if (found) return this.#json<readonly ThreadFile[]>(found.first);
    return this.#lists.has(word) ? 'without a blocking question' : undefined;
  }

  #tasks(id: string): readonly WrittenTask[] {
    return this.#lists.find(words.task(id)).map(({ first }) => this.#json<WrittenTask>(first));
  }

  #json<T>(place: PieceAt): T {
    return JSON.parse(this.#pieces.read(place)) as T;
  }
}

/** A path and the folders above it. */
function withFolders(path: string): readonly string[] {
  const found = [path];
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
    found.push(path.slice(0, at));
  return found;
}
