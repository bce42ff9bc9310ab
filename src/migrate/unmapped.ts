import type { Extent, LineIndex } from '../core/position.ts';
import type { Unmapped } from './types.ts';

/**
 * The lines of a note that no evidence touches, blank ones apart (migration, item 5): what is in no field is reported,
 * never lost. Neighbouring lines come together.
 */
export function unmappedOf(text: string, lines: LineIndex, used: readonly Extent[]): Unmapped[] {
  const touched = new Set<number>();
  for (const { from, to } of used) {
    const last = lines.point(Math.max(from, to - 1)).line;
    for (let line = lines.point(from).line; line <= last; line++) touched.add(line);
  }
  const found: { line: number; end: number; parts: string[] }[] = [];
  for (let line = 1; line <= lines.lineCount; line++) {
    const words = text.slice(lines.lineStart(line), lines.lineStart(line + 1)).replace(/\r?\n$/, '');
    if (touched.has(line) || words.trim() === '') continue;
    const before = found.at(-1);
    if (before?.end === line - 1) {
      before.end = line;
      before.parts.push(words);
    } else found.push({ line, end: line, parts: [words] });
  }
  return found.map(({ line, parts }) => ({ line, text: parts.join('\n') }));
}
