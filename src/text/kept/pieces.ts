import { checksum } from './checksum.ts';

/** Where a piece is: its first character, and how many it has. */
export type PieceAt = readonly [from: number, length: number];

/** A long text that is read in part: each piece has a checksum, which is looked at where the piece is read. */
export interface Pieces {
  /** What is always read. */
  readonly head: string;
  /** @throws DamagedPiece where that is not what was written */
  read(place: PieceAt): string;
}

/** What a reader of pieces is made from. ASCII characters only. */
export interface WrittenPieces {
  readonly head: string;
  readonly body: string;
}

/** A piece is not what was written: who reads it makes the whole text anew. */
export class DamagedPiece extends Error {}

/** Characters of a checksum. */
const checkLength = 8;

/** Puts pieces one behind another. */
export class PieceWriter {
  readonly #parts: string[] = [];
  #length = 0;

  /** @param piece ASCII characters */
  add(piece: string): PieceAt {
    const sealed = seal(piece);
    const from = this.#length;
    this.#parts.push(sealed);
    this.#length += sealed.length;
    return [from, sealed.length];
  }

  /** All that was added. */
  get body(): string {
    return this.#parts.join('');
  }
}

/** Pieces of a text that is in memory. */
export function piecesIn({ body, head }: WrittenPieces): Pieces {
  return { head, read: ([from, length]) => unseal(body.slice(from, from + length)) };
}

/** A text with its checksum, and a line's end behind it. */
export function seal(text: string): string {
  return `${text}${checkOf(text, text.length)}\n`;
}

/** The text that {@link seal} was given. @throws DamagedPiece for any other */
export function unseal(sealed: string): string {
  const end = sealed.length - checkLength - 1;
  if (end < 0 || sealed.slice(end) !== `${checkOf(sealed, end)}\n`)
    throw new DamagedPiece('A piece of what was kept is damaged');
  return sealed.slice(0, end);
}

function checkOf(text: string, end: number): string {
  return checksum(text, 0, end).toString(16).padStart(checkLength, '0');
}
