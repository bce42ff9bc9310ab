import { BatonError } from '../../errors.ts';
import { headBytes, maxBytes } from '../tree/source.ts';

/** One object as `cat-file --batch` gives it. */
export interface BatchObject {
  readonly oid: string;
  /** `missing` for what is not in this clone: then `oid` is what was asked for. */
  readonly type: string;
  /** Bytes of the object. */
  readonly size: number;
  /** Of an object over the limit only the start. */
  readonly content: Buffer;
}

/**
 * Reads `<oid> <type> <size>\n<bytes>\n` from pieces that end anywhere. Of an object over the limit only the start is kept
 * while the rest runs past, so memory holds the answers and never a large file.
 */
export class BatchParser {
  readonly #take: (object: BatchObject) => void;
  #header: Buffer[] = [];
  #oid = '';
  #type = '';
  #size = 0;
  /** Bytes of the object, and its closing line break, that are still to come; 0 while a header is read. */
  #left = 0;
  #kept: Buffer[] = [];
  #toKeep = 0;

  constructor(take: (object: BatchObject) => void) {
    this.#take = take;
  }

  /** @throws BatonError `git` for what is no answer */
  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) at = this.#left > 0 ? this.#body(chunk, at) : this.#head(chunk, at);
  }

  #head(chunk: Buffer, from: number): number {
    const end = chunk.indexOf(0x0a, from);
    this.#header.push(chunk.subarray(from, end === -1 ? chunk.length : end));
    if (end === -1) return chunk.length;
    const header = Buffer.concat(this.#header).toString('latin1');
    this.#header = [];
    const [oid = '', type = '', size] = header.split(' ');
    if (header.endsWith(' missing')) {
      this.#take({
        oid: header.slice(0, -' missing'.length),
        type: 'missing',
        size: 0,
        content: Buffer.alloc(0),
      });
      return end + 1;
    }
    if (size === undefined) throw new BatonError('git', `git answered \`${header}\``);
    this.#oid = oid;
    this.#type = type;
    this.#size = Number(size);
    this.#left = this.#size + 1;
    this.#toKeep = this.#size > maxBytes ? headBytes : this.#size;
    return end + 1;
  }

  #body(chunk: Buffer, from: number): number {
    const taken = Math.min(this.#left, chunk.length - from);
    const kept = Math.min(this.#toKeep, taken);
    if (kept > 0) this.#kept.push(chunk.subarray(from, from + kept));
    this.#toKeep -= kept;
    this.#left -= taken;
    if (this.#left === 0) this.#finish();
    return from + taken;
  }

  #finish(): void {
    const whole = this.#kept.length === 1 ? this.#kept[0] : undefined;
    const content = whole ?? Buffer.concat(this.#kept);
    this.#kept = [];
    this.#take({ oid: this.#oid, type: this.#type, size: this.#size, content });
  }
}
