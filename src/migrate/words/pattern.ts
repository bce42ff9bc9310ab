/** A part of the source of a pattern; made when the pattern is first tried. */
export interface Part {
  toString(): string;
}

/**
 * A pattern over the vocabulary, for texts in every script. There are some two hundred with long lists of words, and a note
 * meets few of them: each is compiled when it is first tried. V8 takes twice as long to compile one that ignores capitals
 * by itself, so its text is tried in small letters.
 */
export class Pattern {
  readonly #source: () => string;
  readonly #knowsCapitals: boolean;
  #tried: RegExp | undefined;
  #found: RegExp | undefined;

  /**
   * @param source of a regular expression with the flag `u`
   * @param knowsCapitals whether `A` is another letter than `a`; a source that does not know them has none
   */
  constructor(source: () => string, knowsCapitals: boolean) {
    this.#source = source;
    this.#knowsCapitals = knowsCapitals;
  }

  test(text: string): boolean {
    this.#tried ??= new RegExp(this.#source(), 'u');
    return this.#tried.test(this.#knowsCapitals ? text : inSmallLetters(text));
  }

  /** The first match, its parts as the text has them. */
  exec(text: string): RegExpExecArray | undefined {
    return this.test(text) ? text.matchAll(this.#global()).next().value : undefined;
  }

  /** All matches, their parts as the text has them. */
  all(text: string): RegExpExecArray[] {
    return this.test(text) ? [...text.matchAll(this.#global())] : [];
  }

  /** The text with something else for each match. */
  replaceIn(text: string, by: string): string {
    return this.test(text) ? text.replace(this.#global(), by) : text;
  }

  /** What is between the matches. */
  split(text: string): string[] {
    return this.test(text) ? text.split(this.#global()) : [text];
  }

  /** The source, so that a pattern can be a part of another. */
  toString(): string {
    return this.#source();
  }

  #global(): RegExp {
    this.#found ??= new RegExp(this.#source(), this.#knowsCapitals ? 'gu' : 'giu');
    return this.#found;
  }
}

/** A text without capitals, each character as long as it was, so that offsets stay true. */
export function inSmallLetters(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  }).join('');
}
