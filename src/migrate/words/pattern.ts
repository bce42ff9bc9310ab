/** So many texts are looked through for words before a pattern is compiled. */
const textsUncompiled = 30;

/** A part of a pattern. */
export interface Part {
  /** Its source, made when the pattern is first tried on a text that it may fit. */
  toString(): string;
  /** Texts one of which is in all that it fits; undefined where there are none such. */
  needs?(): readonly string[] | undefined;
}

/**
 * A pattern over the vocabulary, for texts in every script. There are some two hundred with long lists of words, and a note
 * holds few of the words: a pattern is compiled for the first text that has one of those it needs, or after so many texts that
 * looking for them would take longer. V8 takes twice as long to compile one that ignores capitals by itself, so its text is
 * tried in small letters.
 */
export class Pattern implements Part {
  readonly #texts: readonly string[];
  readonly #parts: readonly Part[];
  readonly #knowsCapitals: boolean;
  #left = textsUncompiled;
  #needed: readonly string[] | 'unknown' | undefined;
  #tried: RegExp | undefined;
  #found: RegExp | undefined;

  /**
   * The source of a regular expression with the flag `u`, in turns.
   *
   * @param texts what is around the parts: one more than there are parts
   * @param parts in no class of characters
   * @param knowsCapitals whether `A` is another letter than `a`; a source that does not know them has none
   */
  constructor(texts: readonly string[], parts: readonly Part[], knowsCapitals: boolean) {
    this.#texts = texts;
    this.#parts = parts;
    this.#knowsCapitals = knowsCapitals;
  }

  test(text: string): boolean {
    const known = this.#knowsCapitals ? text : inSmallLetters(text);
    if (!this.#tried && this.#left > 0 && !this.#mayFit(known)) return false;
    this.#tried ??= new RegExp(this.toString(), 'u');
    return this.#tried.test(known);
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

  toString(): string {
    return String.raw({ raw: this.#texts }, ...this.#parts);
  }

  /** Of a part that stands by itself, in each of the alternatives: of `a${x}(?:${y})?|${z}b` those of x and of z. */
  needs(): readonly string[] | undefined {
    this.#needed ??= neededBy(this.#texts, this.#parts) ?? 'unknown';
    return this.#needed === 'unknown' ? undefined : this.#needed;
  }

  #mayFit(text: string): boolean {
    this.#left--;
    return this.needs()?.some((needed) => text.includes(needed)) ?? true;
  }

  #global(): RegExp {
    this.#found ??= new RegExp(this.toString(), this.#knowsCapitals ? 'gu' : 'giu');
    return this.#found;
  }
}

/** An escaped character, a class of characters, or what opens and closes groups and separates alternatives. */
const token = /\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu;
const optional = /^(?:[?*]|\{0)/;

function neededBy(texts: readonly string[], parts: readonly Part[]): readonly string[] | undefined {
  const all: string[] = [];
  let own: readonly string[] | undefined;
  let depth = 0;
  for (const [at, text] of texts.entries()) {
    for (const [found] of text.matchAll(token)) {
      if (found === '(') depth++;
      else if (found === ')') depth--;
      else if (found === '|' && depth === 0) {
        if (!own) return undefined;
        all.push(...own);
        own = undefined;
      }
    }
    const isNeeded = depth === 0 && !optional.test(texts[at + 1] ?? '');
    const needs = isNeeded ? parts[at]?.needs?.() : undefined;
    // One of the parts is enough: the one that fewer words are looked for of.
    if (needs && (!own || needs.length < own.length)) own = needs;
  }
  return own && [...all, ...own];
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
