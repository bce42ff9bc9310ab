/** A place as tools count it that read bytes: both from 1, the column in bytes of UTF-8, a byte order mark included. */
export interface BytePosition {
  readonly line: number;
  readonly column: number;
}

/** Code units between two offsets whose bytes are known. */
const step = 256;

/** Turns offsets of one text into lines and byte columns. The text is read once, each lookup a bounded part of it. */
export class ByteIndex {
  readonly #text: string;
  readonly #lineStarts: number[] = [0];
  /** Bytes before every `step`th code unit. */
  readonly #bytes: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
      this.#lineStarts.push(at + 1);
    for (let from = 0; from + step <= text.length; from += step) {
      this.#bytes.push((this.#bytes.at(-1) ?? 0) + bytesIn(text, from, from + step));
    }
  }

  position(offset: number): BytePosition {
    const at = Math.max(0, Math.min(offset, this.#text.length));
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const start = this.#lineStarts[low] ?? 0;
    return { line: low + 1, column: this.#bytesBefore(at) - this.#bytesBefore(start) + 1 };
  }

  #bytesBefore(offset: number): number {
    const known = Math.floor(offset / step);
    return (this.#bytes[known] ?? 0) + bytesIn(this.#text, known * step, offset);
  }
}

/** The bytes of UTF-8 of a part of a text; half of a pair counts as the mark that an encoder writes for it. */
function bytesIn(text: string, from: number, to: number): number {
  let bytes = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    // Three bytes for the first half of a pair, one more for the second: four for both.
    if (code < 0x80 || isSecondHalf(text, at)) bytes++;
    else bytes += code < 0x800 ? 2 : 3;
  }
  return bytes;
}

function isSecondHalf(text: string, at: number): boolean {
  return isBetween(text.charCodeAt(at), 0xdc00, 0xdfff) && isBetween(text.charCodeAt(at - 1), 0xd800, 0xdbff);
}

function isBetween(code: number, from: number, to: number): boolean {
  return code >= from && code <= to;
}
