/** In one paragraph. */
export interface Delimiters {
  /** Each may be matched with each. */
  readonly pairs: number;
  /** Each may look for its end as far as the paragraph goes. */
  readonly lookahead: number;
  readonly length: number;
}

export const noDelimiters: Delimiters = { pairs: 0, lookahead: 0, length: 0 };

/** Steps that the delimiters of one paragraph may take. */
export function costOf({ pairs, lookahead, length }: Delimiters): number {
  return pairs ** 2 + lookahead * length;
}

/** The delimiters of a line, or of a paragraph. */
export function countDelimiters(text: string): Delimiters {
  let pairs = 0;
  let lookahead = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2a || code === 0x5f || code === 0x5b || code === 0x5d)
      pairs++; // * _ [ ]
    else if (code === 0x7e && (text.charCodeAt(at - 1) === 0x7e || text.charCodeAt(at + 1) === 0x7e))
      pairs++; // ~~, which the migration reads; a single one is text
    else if (code === 0x3c || code === 0x60)
      lookahead++; // < `
    else if (code === 0x28 && text.charCodeAt(at - 1) === 0x5d) lookahead++; // ](
  }
  return { pairs, lookahead, length: text.length };
}
