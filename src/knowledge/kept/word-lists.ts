import { memoizeByKey, once } from '../../core/memoize.ts';
import { asciiJson } from '../../text/ascii-json.ts';
import { checksum } from '../../text/kept/checksum.ts';
import type { PieceAt, PieceWriter } from '../../text/kept/pieces.ts';

/** Where lists of words begin, one behind another, and how long each is. */
export interface ListsAt {
  readonly from: number;
  readonly lengths: readonly number[];
}

/** What a word leads to, which is written as numbers: the two of one pair, then those of the next. */
interface Listed {
  readonly word: string;
  readonly found: readonly number[];
  /** A list: for each pair of `found`, what only says again what that one says. */
  readonly repeats?: PieceAt;
}

/** What leads to something, and what leads to the same once more. */
export interface Found {
  readonly first: PieceAt;
  repeats(): readonly PieceAt[];
}

/** So many characters a list of words has, about. */
const listLength = 8_192;

/** Collects what words lead to: pairs of numbers, most often where a piece is. */
export class WordListWriter {
  readonly #words = new Map<string, Word>();

  /** @param said what the piece says: of those that say the same all but the first are repeats; left out for what is no repeat */
  add(word: string, [first, second]: readonly [number, number], said?: string): void {
    const own = this.#note(word);
    if (said !== undefined) {
      own.said ??= new Map();
      const at = own.said.get(said);
      if (at !== undefined) {
        own.repeats ??= [];
        const same = own.repeats[at] ?? [];
        own.repeats[at] = same;
        same.push(first, second);
        return;
      }
      own.said.set(said, own.found.length / 2);
    }
    own.found.push(first, second);
  }

  /** Adds a word that leads to nothing. */
  note(word: string): void {
    this.#note(word);
  }

  #note(word: string): Word {
    const own = this.#words.get(word) ?? { found: [] };
    this.#words.set(word, own);
    return own;
  }

  write(writer: PieceWriter): ListsAt {
    const listed = [...this.#words].map(([word, { found, repeats }]): Listed => {
      const every = repeats && found.slice(found.length / 2).map((_, at) => repeats[at] ?? []);
      return { word, found, ...(every && { repeats: writer.add(JSON.stringify(every)) }) };
    });
    const size = listed.reduce((sum, { word, found }) => sum + word.length + 9 * found.length, 0);
    const lists = Array.from({ length: Math.ceil(size / listLength) }, (): Listed[] => []);
    for (const one of listed) lists[listOf(one.word, lists.length)]?.push(one);
    const places = lists.map((own) => writer.add(asciiJson(own)));
    return { from: places[0]?.[0] ?? 0, lengths: places.map(([, length]) => length) };
  }
}

/** Finds what {@link WordListWriter} wrote: of each word one list is read. */
export class WordLists {
  readonly #lists: readonly PieceAt[];
  readonly #read: (place: PieceAt) => unknown;
  readonly #listAt: (at: number) => readonly Listed[];

  /** @param read the value of a piece of JSON */
  constructor({ from, lengths }: ListsAt, read: (place: PieceAt) => unknown) {
    let next = from;
    this.#lists = lengths.map((length): PieceAt => {
      next += length;
      return [next - length, length];
    });
    this.#read = read;
    this.#listAt = memoizeByKey((at: number) => {
      const list = this.#lists[at];
      return list ? (read(list) as readonly Listed[]) : [];
    });
  }

  has(word: string): boolean {
    return this.#find(word) !== undefined;
  }

  /** What a word leads to. */
  find(word: string): readonly Found[] {
    const own = this.#find(word);
    if (!own) return [];
    const repeats = once(() => (own.repeats ? (this.#read(own.repeats) as readonly number[][]) : []));
    return inPairs(own.found).map((first, at) => ({ first, repeats: () => inPairs(repeats()[at] ?? []) }));
  }

  #find(word: string): Listed | undefined {
    return this.#listAt(listOf(word, this.#lists.length)).find((one) => one.word === word);
  }
}

interface Word {
  readonly found: number[];
  /** Which of `found` says it. */
  said?: Map<string, number>;
  /** By that number. */
  repeats?: number[][];
}

/** In which of so many lists a word is. */
function listOf(word: string, count: number): number {
  return checksum(word) % count;
}

function inPairs(numbers: readonly number[]): readonly PieceAt[] {
  return Array.from({ length: numbers.length / 2 }, (_, at): PieceAt => {
    return [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0];
  });
}
