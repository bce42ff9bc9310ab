import { guardMarkdown, maxBytes } from '../records/read/guards.ts';
import type { NoteProblem } from './types.ts';

/** More lines than anybody writes into a note; each may be a block, and blocks take long to read. */
const maxLines = 20_000;

/** Why a text is not read as a note: it is not text, or reading it would take too long. Linear. */
export function guardNote(text: string): NoteProblem | undefined {
  if (text.length > maxBytes) {
    return {
      code: 'too-large',
      message: `Unexpected note of ${mebibytes(text.length)} MiB, expected at most ${mebibytes(maxBytes)} MiB`,
      help: 'split it, one note a task',
    };
  }
  if (looksBinary(text)) {
    return {
      code: 'not-text',
      message: 'Unexpected binary content, expected a note in UTF-8',
      help: 'name a text file',
    };
  }
  const lines = countLines(text);
  if (lines > maxLines) {
    return {
      code: 'too-complex',
      message: `Unexpected note of ${lines} lines, expected at most ${maxLines}`,
      help: 'remove logs and listings from it, or split it',
    };
  }
  const problem = guardMarkdown(text);
  if (problem) return { code: 'too-complex', message: problem.message, help: 'split it, one note a task' };
  return undefined;
}

function countLines(text: string): number {
  let count = text === '' || text.endsWith('\n') ? 0 : 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** NUL bytes, or so many characters that no text has (a decoder's replacement among them) that it is not text. */
function looksBinary(text: string): boolean {
  if (text.includes('\u0000')) return true;
  let odd = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (
      code === 0xfffd ||
      (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d && code !== 0x0c && code !== 0x1b)
    )
      odd++;
  }
  return odd > 8 && odd * 20 > text.length;
}

function mebibytes(length: number): string {
  return (length / 1_048_576).toFixed(1);
}
