import type { Extent, LineIndex } from '../core/position.ts';
import type { Evidence } from './types.ts';

/** The evidence of a stretch of the note: exactly its text, with its place. */
export function evidenceOf(text: string, lines: LineIndex, extent: Extent, confidence: number): Evidence {
  const { start, end } = lines.span(extent);
  return {
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    text: text.slice(extent.from, extent.to),
    confidence: Math.round(confidence * 100) / 100,
  };
}
