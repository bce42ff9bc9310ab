import { isAscii } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { checksum } from '../text/kept/checksum.ts';
import { writeWithFolders } from './files.ts';
import { unguarded } from './ground.ts';

/** The first line of every cache file; one that begins otherwise is somebody else's, or of another form. */
const header = 'baton-cache 2\n';

export interface LineCacheLimits {
  /** Bytes that the file may have; over it only what the run used is kept. */
  readonly most: number;
  /** So many entries that no run asks for are carried along, at least. */
  readonly spare: number;
}

/** Characters of a checksum, and of what stands before it. */
const checkLength = 8;
const endLength = checkLength + 1;

/** So many characters that are not written yet are held in memory. */
const mostHeld = 1024 * 1024;

const defaultLimits: LineCacheLimits = { most: 256 * 1024 * 1024, spare: 4_096 };

/**
 * Answers that can be found out again, in one text file: a line `<key> TAB <bytes of the value> TAB <value> TAB <checksum>` for
 * each. New ones are appended. A line that is cut, damaged, mixed with another or of another form is left out, and a file that
 * cannot be read is an empty one; what cannot be written is not kept. Two processes may use it at once.
 *
 * Keys and values are single lines; a key has no tab.
 */
export class LineCache {
  readonly #path: string;
  readonly #limits: LineCacheLimits;
  /** The file, a character for each byte: parts of such a text are not copied. */
  readonly #text: string;
  /** Bytes of the file; 0 where there is none, or somebody else's. */
  #size: number;
  /** Whether each character is itself. */
  readonly #isAscii: boolean;
  /** By key, written in the same way: where the value begins, and its length. */
  readonly #known = new Map<string, readonly [from: number, length: number]>();
  readonly #used = new Set<string>();
  /** What this run found out, and as much of it as is not written yet. */
  readonly #fresh = new Map<string, string>();
  #added = new Map<string, string>();
  #addedLength = 0;
  /** Whether this run has written, and forgotten, some of it: then the file is not written anew. */
  #isPartWritten = false;

  private constructor(path: string, limits: LineCacheLimits, bytes: Buffer | undefined) {
    this.#path = path;
    this.#limits = limits;
    const isOurs = bytes?.subarray(0, header.length).toString('latin1') === header;
    this.#text = isOurs ? bytes.toString('latin1') : '';
    this.#size = this.#text.length;
    this.#isAscii = bytes !== undefined && isAscii(bytes);
    this.#index();
  }

  /** @param path absolute, in git's own folder */
  static open(path: string, limits: LineCacheLimits = defaultLimits): LineCache {
    return new LineCache(path, limits, readIfPossible(path));
  }

  get(key: string): string | undefined {
    const fresh = this.#fresh.get(key);
    if (fresh !== undefined) return fresh;
    const name = bytesOf(key);
    const at = this.#known.get(name);
    if (!at) return undefined;
    const [from, to] = [at[0], at[0] + at[1]];
    // Looked at only where it is used: most of a file may be of other configurations.
    if (this.#text.slice(to + 1, to + 1 + checkLength) !== checkOf(name, this.#text, from, to)) {
      this.drop(key);
      return undefined;
    }
    this.#used.add(key);
    const value = this.#text.slice(from, to);
    return this.#isAscii ? value : textOf(value);
  }

  set(key: string, value: string): void {
    this.#fresh.set(key, value);
    this.#added.set(key, value);
    this.#addedLength += key.length + value.length;
    this.#used.delete(key);
  }

  /** Whether much is new. */
  get holdsMuch(): boolean {
    return this.#addedLength >= mostHeld;
  }

  /** Writes what is new where it is much, and forgets it: a run that finds out very much does not hold it all. */
  async flush(): Promise<void> {
    if (!this.holdsMuch) return;
    await this.#write();
    this.#fresh.clear();
    this.#isPartWritten = true;
  }

  /** Forgets an entry whose value is of no use. */
  drop(key: string): void {
    this.#known.delete(bytesOf(key));
    this.#used.delete(key);
  }

  /** Writes what is new, and drops what this run did not ask for once that is most of the file. */
  async save(): Promise<void> {
    const idle = this.#known.size - this.#used.size;
    // Runs of other versions and configurations take turns with this one.
    const isGrown = idle > Math.max(this.#limits.spare, 4 * (this.#used.size + this.#fresh.size));
    if (this.#added.size > 0 || (isGrown && !this.#isPartWritten)) await this.#write(isGrown);
  }

  async #write(isGrown = false): Promise<void> {
    const text = linesOf(this.#added);
    const length = Buffer.byteLength(text);
    this.#added = new Map();
    this.#addedLength = 0;
    const isAppended = this.#size > 0 && this.#size + length <= this.#limits.most;
    try {
      if (isAppended && (!isGrown || this.#isPartWritten)) {
        await appendFile(this.#path, text);
        this.#size += length;
      } else this.#size = await this.#rewrite();
    } catch {
      // The next run finds it out again.
    }
  }

  /** @returns the bytes of the file */
  async #rewrite(): Promise<number> {
    const used = new Map([...this.#used].map((key) => [key, this.get(key) ?? '']));
    const text = `${header}${linesOf(used)}${linesOf(this.#fresh)}`;
    await writeWithFolders(this.#path, text, unguarded);
    return Buffer.byteLength(text);
  }

  #index(): void {
    const text = this.#text;
    for (let from = header.length; ; ) {
      const end = text.indexOf('\n', from);
      if (end === -1) break;
      const tab = text.indexOf('\t', from);
      const second = tab === -1 ? -1 : text.indexOf('\t', tab + 1);
      if (second !== -1 && second < end) {
        const length = Number(text.slice(tab + 1, second));
        if (length === end - endLength - second - 1)
          this.#known.set(text.slice(from, tab), [second + 1, length]);
      }
      from = end + 1;
    }
  }
}

const plain = /^[\0-\x7f]*$/;

/** A text with a character for each byte. */
function bytesOf(text: string): string {
  return plain.test(text) ? text : Buffer.from(text).toString('latin1');
}

/** The text that such a one stands for. */
function textOf(bytes: string): string {
  return plain.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');
}

function linesOf(entries: ReadonlyMap<string, string>): string {
  return [...entries].map(([key, value]) => lineOf(key, value)).join('');
}

function lineOf(key: string, value: string): string {
  const bytes = bytesOf(value);
  return `${key}\t${bytes.length}\t${value}\t${checkOf(bytesOf(key), bytes, 0, bytes.length)}\n`;
}

/** The checksum of a line. @param text a character for each byte, as the key has */
function checkOf(key: string, text: string, from: number, to: number): string {
  return checksum(text, from, to, checksum(key)).toString(16).padStart(checkLength, '0');
}

function readIfPossible(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
