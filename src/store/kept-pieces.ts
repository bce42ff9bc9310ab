import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { DamagedPiece, type Pieces, seal, unseal, type WrittenPieces } from '../text/kept/pieces.ts';
import { writeWithFolders } from './files.ts';
import { unguarded } from './ground.ts';

/** A file of pieces, open until it is closed: what replaces it meanwhile is another file. */
export interface KeptPieces extends Pieces {
  close(): void;
}

const beginning = 'baton-pieces 1';
/** Digits of the length of the head. */
const digits = 12;

/**
 * Opens what {@link keepPieces} wrote, and reads its head only.
 *
 * @param path absolute, in git's own folder
 * @param print tells what it was made from
 * @returns undefined for a file of something else, one whose head is cut or damaged, and none
 */
export function openPieces(path: string, print: string): KeptPieces | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    const first = `${beginning} ${print} `;
    const start = first.length + digits + 1;
    const line = readAt(file, 0, start);
    const length = Number(line.slice(first.length));
    if (!line.startsWith(first) || !(length <= fstatSync(file).size)) throw new DamagedPiece('Another file');
    const head = unseal(readAt(file, start, length));
    return {
      head,
      read: ([from, count]) => unseal(readAt(file, start + length + from, count)),
      close: () => closeSync(file),
    };
  } catch {
    closeSync(file);
    return undefined;
  }
}

/** Writes them in the place of what was there before, in one step; what cannot be written is not kept. */
export async function keepPieces(path: string, print: string, { body, head }: WrittenPieces): Promise<void> {
  const sealed = seal(head);
  const line = `${beginning} ${print} ${String(sealed.length).padStart(digits)}\n`;
  try {
    await writeWithFolders(path, line + sealed + body, unguarded);
  } catch {
    // The next run finds it out again.
  }
}

/** @returns fewer characters where the file ends before */
function readAt(file: number, from: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const count = readSync(file, bytes, 0, length, from);
  return bytes.toString('latin1', 0, count);
}
