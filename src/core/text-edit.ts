import type { Extent } from './position.ts';

/** Replaces the text at `extent` by `text`; an empty extent inserts. */
export interface TextEdit {
  readonly extent: Extent;
  readonly text: string;
}

/**
 * Applies edits to a text; every other character stays. Edits are applied in order of their start; one that overlaps
 * an earlier one is left out, and a later run finds it again.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.extent.from - b.extent.from || a.extent.to - b.extent.to);
  let out = '';
  let at = 0;
  for (const { extent, text: replacement } of sorted) {
    if (extent.from < at) continue;
    out += text.slice(at, extent.from) + replacement;
    at = extent.to;
  }
  return out + text.slice(at);
}

/** The line break for a line that is added to a text: CRLF where the first line ends so, else LF. */
export function lineBreakOf(text: string): '\n' | '\r\n' {
  return text[text.indexOf('\n') - 1] === '\r' ? '\r\n' : '\n';
}
