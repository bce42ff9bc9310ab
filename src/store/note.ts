import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes what spares the next process some work, in git's own folder. It is not flushed to disk, as other files are: who reads it compares
 * it whole with what is so, and half a note spares nothing. Neither does one that cannot be written.
 *
 * @param path absolute
 */
export function writeNote(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch {
    // The next process does the work.
  }
}
