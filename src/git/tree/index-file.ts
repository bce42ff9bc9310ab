import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeName } from '../refs/names.ts';
import type { Repository } from '../setup/repository.ts';

/** Where an entry has its mode, and its object id, behind times, device, owner and size. */
const [modeAt, idAt] = [24, 40];
/** In the first byte of its flags, which follow the id: whether two more bytes do. */
const hasMore = 0x40;
/** In the first one of those: an entry of `add -N`. */
const isIntended = 0x20;
/** The length of a path, or more. */
const longest = 0x0fff;

/**
 * The file in which git keeps what is staged (gitformat-index(5), versions 2 and 3). Git starts a process to list it, whose list arrives in
 * pieces: to look at the bytes takes less time.
 */
export class IndexFile {
  readonly bytes: Buffer;
  readonly #idLength: number;
  /** Where each entry begins, in git's order, without those of `add -N`. */
  readonly #starts: Uint32Array;

  private constructor(bytes: Buffer, idLength: number, starts: Uint32Array) {
    this.bytes = bytes;
    this.#idLength = idLength;
    this.#starts = starts;
  }

  /**
   * The index that git would read, which in a hook is the one that GIT_INDEX_FILE names.
   *
   * @returns undefined where git must be asked: no such file can be read, it is of another version, needs another file, or is not whole
   */
  static read({ context, gitDir, objectFormat, topLevel }: Repository): IndexFile | undefined {
    const named = context.env.GIT_INDEX_FILE;
    const path = named ? resolve(topLevel ?? context.cwd, named) : join(gitDir, 'index');
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch {
      return undefined; // git says why it cannot be read
    }
    return IndexFile.parse(bytes, objectFormat === 'sha256' ? 32 : 20);
  }

  /**
   * @param idLength bytes of an object id
   * @returns undefined as `read`
   */
  static parse(bytes: Buffer, idLength: number): IndexFile | undefined {
    if (bytes.length < 12 + idLength || bytes.toString('latin1', 0, 4) !== 'DIRC') return undefined;
    const [version, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
    const end = bytes.length - idLength;
    const fixed = idAt + idLength;
    if ((version !== 2 && version !== 3) || count > end / fixed) return undefined;
    const starts = new Uint32Array(count);
    let [at, known] = [12, 0];
    for (let entry = 0; entry < count; entry++) {
      const flags = at + fixed;
      const high = bytes[flags] ?? 0;
      const isLong = (high & hasMore) !== 0;
      if (!isLong || ((bytes[flags + 2] ?? 0) & isIntended) === 0) starts[known++] = at;
      const from = flags + (isLong ? 4 : 2);
      const length = ((high & 0x0f) << 8) | (bytes[flags + 1] ?? 0);
      const to = length < longest ? from + length : bytes.indexOf(0, from);
      if (to < from || to >= end || bytes[to] !== 0) return undefined;
      // One to eight zeros make the length of an entry a multiple of eight.
      at += (to - at + 8) & ~7;
    }
    return isComplete(bytes, at, end) ? new IndexFile(bytes, idLength, starts.subarray(0, known)) : undefined;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#starts.length;
  }

  /** In octal digits. */
  mode(entry: number): string {
    return this.bytes.readUInt32BE(this.#start(entry) + modeAt).toString(8);
  }

  oid(entry: number): string {
    const from = this.#start(entry) + idAt;
    return this.bytes.toString('hex', from, from + this.#idLength);
  }

  /** Whether the path is unmerged: then it has several entries. */
  isUnmerged(entry: number): boolean {
    return ((this.bytes[this.#start(entry) + idAt + this.#idLength] ?? 0) & 0x30) !== 0;
  }

  /** As `decodeName` reads it. */
  path(entry: number): string {
    const bytes = this.pathBytes(entry);
    const text = bytes.toString();
    return text.includes('\uFFFD') ? decodeName(bytes) : text;
  }

  pathBytes(entry: number): Buffer {
    const flags = this.#start(entry) + idAt + this.#idLength;
    const from = flags + ((this.bytes[flags] ?? 0) & hasMore ? 4 : 2);
    return this.bytes.subarray(from, this.bytes.indexOf(0, from));
  }

  /** The last entry that does not begin behind an offset of `bytes`; -1 for none. */
  entryAt(offset: number): number {
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#start(middle) <= offset) from = middle + 1;
      else to = middle;
    }
    return from - 1;
  }

  #start(entry: number): number {
    return this.#starts[entry] ?? 0;
  }
}

/** Whether what follows the entries says nothing that they depend on: its parts have names that begin with a capital letter. */
function isComplete(bytes: Buffer, from: number, end: number): boolean {
  let at = from;
  while (at + 8 <= end) {
    const first = bytes[at] ?? 0;
    if (first < 0x41 || first > 0x5a) return false;
    at += 8 + bytes.readUInt32BE(at + 4);
  }
  return at === end;
}
