/** A place in a file: `line` and `column` 1-based, `column` and `offset` in UTF-16 code units, `offset` 0-based. */
export interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

/** A stretch of a file, `end` exclusive. What diagnostics carry. */
export interface Span {
  readonly start: Point;
  readonly end: Point;
}

/** A stretch of a file as offsets into its text (BOM included), `to` exclusive. What parsed nodes carry. */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

/** The extent of a span. */
export function extentOf({ start, end }: Span): Extent {
  return { from: start.offset, to: end.offset };
}

/**
 * Turns offsets of one text into lines and columns. Only LF ends a line, as for git and for editors; the CR of
 * a CRLF belongs to the line before it. A BOM occupies offset 0 but no column.
 */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #bom: number;
  readonly #length: number;

  constructor(text: string) {
    this.#bom = text.startsWith('\uFEFF') ? 1 : 0;
    this.#length = text.length;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1);
  }

  /** How many lines there are; a final line break opens a last, empty line. */
  get lineCount(): number {
    return this.#starts.length;
  }

  /** Offset of the first character of a 1-based line, clamped to the text. */
  lineStart(line: number): number {
    if (line <= 1) return this.#bom;
    return this.#starts[line - 1] ?? this.#length;
  }

  /** The point of an offset; offsets outside the text are clamped to it. */
  point(offset: number): Point {
    const at = Math.max(this.#bom, Math.min(offset, this.#length));
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    const start = low === 0 ? this.#bom : (this.#starts[low] ?? 0);
    return { line: low + 1, column: at - start + 1, offset: at };
  }

  /** The span of an extent. */
  span(extent: Extent): Span {
    return { start: this.point(extent.from), end: this.point(extent.to) };
  }
}
