import { columnsOf, isPlain } from './width.ts';

/**
 * Breaks text at spaces so that no line is wider than `width` columns; a single longer word stays whole. Line feeds and
 * the indentation of each line are kept.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

function wrapLine(line: string, width: number): string[] {
  return isPlain(line) ? wrapPlain(line, width) : wrapWords(line, width);
}

/** Breaks at the last space that leaves no more than `width` characters, which are the columns here. */
function wrapPlain(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  const indent = /^ */.exec(line)?.[0] ?? '';
  const room = width - indent.length;
  const lines: string[] = [];
  let from = indent.length;
  while (line.length - from > room) {
    const last = room < 0 ? -1 : line.lastIndexOf(' ', from + room);
    const at = last < from ? line.indexOf(' ', from) : last;
    if (at === -1) break;
    lines.push(indent + line.slice(from, at));
    from = at + 1;
  }
  lines.push(indent + line.slice(from));
  return lines;
}

/** The same word by word. */
function wrapWords(line: string, width: number): string[] {
  const indent = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let words: string[] = [];
  let used = indent.length;
  for (const word of line.slice(indent.length).split(' ')) {
    const columns = columnsOf(word);
    if (words.length > 0 && used + 1 + columns > width) {
      lines.push(indent + words.join(' '));
      words = [];
      used = indent.length;
    }
    used += columns + (words.length > 0 ? 1 : 0);
    words.push(word);
  }
  lines.push(indent + words.join(' '));
  return lines;
}
