import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeWithFolders } from './files.ts';
import { unguarded } from './ground.ts';

/**
 * Reads a text that can be found out again, and that {@link keepText} wrote.
 *
 * @param path absolute, in git's own folder
 * @param print tells what the text was made from
 * @returns undefined for a file of something else, one that is cut, damaged or of another form, and none
 */
export function readKept(path: string, print: string): string | undefined {
  return readKeptBytes(path, print)?.toString('latin1');
}

/** The same without making a text of it all. */
export function readKeptBytes(path: string, print: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const end = bytes.indexOf(10) + 1;
  const text = bytes.subarray(end);
  return bytes.toString('latin1', 0, end) === headOf(print, text) ? text : undefined;
}

/** Tells what a text was made from. @param facts as JSON has them */
export function printOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

/** Writes it in the place of what was there before, in one step; what cannot be written is not kept. @param text ASCII characters */
export async function keepText(path: string, print: string, text: string): Promise<void> {
  try {
    await writeWithFolders(path, headOf(print, text) + text, unguarded);
  } catch {
    // The next run finds it out again.
  }
}

function headOf(print: string, text: string | Buffer): string {
  return `baton-kept 1 ${print} ${createHash('sha256').update(text).digest('hex')}\n`;
}
