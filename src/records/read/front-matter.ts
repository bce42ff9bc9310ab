import type { Extent } from '../../core/position.ts';

/** Where a file's front matter is, and what is odd about its fences. */
export type FrontMatterPlace =
  | {
      readonly found: true;
      /** Opening fence to the end of the closing one. */
      readonly extent: Extent;
      /** The YAML between the fences. */
      readonly content: Extent;
      /** Spaces after the opening dashes, which some readers do not take. */
      readonly openingBlanks: Extent | undefined;
      readonly bom: boolean;
    }
  | {
      readonly found: false;
      readonly reason: 'empty' | 'none' | 'not-first' | 'unclosed' | 'language' | 'toml' | 'lone-cr' | 'dots';
      /** What to point at. */
      readonly extent: Extent;
    };

/**
 * Finds front matter as remark-frontmatter and the agents' clients do: three dashes at the first byte (a BOM may stand
 * before), closed by a line at column 0 of exactly three dashes, spaces after it allowed, or by that line at the end
 * of the file. Linear; parses nothing.
 */
export function findFrontMatter(file: string): FrontMatterPlace {
  const bom = file.startsWith('\uFEFF') ? 1 : 0;
  const opening = /^---([ \t]*)(\r?\n|$)/.exec(bom ? file.slice(bom, bom + 1_000) : file.slice(0, 1_000));
  if (!opening) return { found: false, ...whyNone(file, bom) };
  const contentFrom = bom + opening[0].length;
  for (let from = contentFrom; from <= file.length; ) {
    const newline = file.indexOf('\n', from);
    const end = newline === -1 ? file.length : newline;
    if (file.startsWith('---', from) && /^---[ \t]*\r?$/.test(file.slice(from, end))) {
      const spaces = opening[1] ?? '';
      return {
        found: true,
        extent: { from: bom, to: from + 3 },
        content: { from: contentFrom, to: from },
        openingBlanks: spaces === '' ? undefined : { from: bom + 3, to: bom + 3 + spaces.length },
        bom: bom === 1,
      };
    }
    if (newline === -1) break;
    from = newline + 1;
  }
  const dots = /^\.\.\.[ \t]*\r?$/m.exec(file.slice(contentFrom));
  if (dots) {
    const from = contentFrom + dots.index;
    return { found: false, reason: 'dots', extent: { from, to: from + 3 } };
  }
  return { found: false, reason: 'unclosed', extent: { from: bom, to: bom + 3 } };
}

function whyNone(file: string, bom: number): Pick<FrontMatterPlace & { found: false }, 'reason' | 'extent'> {
  const text = file.slice(bom);
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const extent = { from: bom, to: bom + firstLine.length };
  if (text.trim() === '') return { reason: 'empty', extent };
  if (text.startsWith('+++')) return { reason: 'toml', extent };
  if (/^---[ \t]*\r(?!\n)/.test(text)) return { reason: 'lone-cr', extent: { from: bom, to: bom + 3 } };
  if (/^---[ \t]*[A-Za-z]/.test(firstLine)) return { reason: 'language', extent };
  const later = /^---[ \t]*\r?$/m.exec(text.slice(0, 4_096));
  // A rule below a markdown heading looks the same but for the second line of dashes.
  const isClosed = later !== null && /^---[ \t]*\r?$/m.test(text.slice(later.index + 3));
  const ahead = later && isClosed ? text.slice(0, later.index) : undefined;
  if (ahead !== undefined && /^(?:[ \t]*(?:#[^\n]*|\/\/[^\n]*|<!--[^\n]*-->[ \t\r]*)?\r?\n)+$/.test(ahead)) {
    return {
      reason: 'not-first',
      extent: { from: bom + (later?.index ?? 0), to: bom + (later?.index ?? 0) + 3 },
    };
  }
  return { reason: 'none', extent };
}
