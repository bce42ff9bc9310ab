import { lineBreakOf, type TextEdit } from '../../core/text-edit.ts';

/** Where the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Puts lines after the one that an offset is in. */
export function insertLines(text: string, offset: number, lines: readonly string[]): TextEdit {
  const eol = lineBreakOf(text);
  const end = text.indexOf('\n', offset);
  const at = end === -1 ? text.length : end + 1;
  const added = lines.join(eol);
  return { extent: { from: at, to: at }, text: end === -1 ? eol + added : added + eol };
}

/** Lines below a margin, which may hold the marks of a quote; one that is empty gets no spaces. */
export function indented(lines: readonly string[], margin: string): string[] {
  return lines.map((line) => (line === '' ? margin.trimEnd() : margin + line));
}
