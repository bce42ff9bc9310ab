import type { Cue, HeadingClass } from './lists.ts';
import type { Pattern } from './pattern.ts';
import { type CompiledPhrases, type Hit, inOrder, PhraseIndex } from './phrases.ts';
import { anyIn, anyOf, pattern, phrasesOf } from './terms.ts';

/** The words of one language as `npm run generate` writes them. */
export interface CompiledWords {
  readonly language: string;
  readonly headings: CompiledPhrases;
  readonly cues: CompiledPhrases;
}

/** The words of one language, to be looked up. */
export interface LanguageWords {
  readonly language: string;
  /** What headings say. */
  readonly headings: PhraseIndex<HeadingClass>;
  /** What sentences say. */
  readonly cues: PhraseIndex<Cue>;
}

/** The words of some languages, English always among them. */
export type WordsByLanguage = ReadonlyMap<string, LanguageWords>;

export function indexWords({ language, headings, cues }: CompiledWords): LanguageWords {
  return { language, headings: new PhraseIndex(language, headings), cues: new PhraseIndex(language, cues) };
}

const imperativeWords = new Set(phrasesOf('imperatives'));

/** The vocabulary for the languages of one note. */
export class Vocabulary {
  readonly #words: readonly LanguageWords[];
  readonly #infinitive: Pattern | undefined;

  /**
   * @param languages of the note, first the one whose words come first where two say the same
   * @param words of these languages; one that it does not have adds none
   */
  constructor(languages: ReadonlySet<string>, words: WordsByLanguage) {
    this.#words = [...languages].flatMap((language) => words.get(language) ?? []);
    const endings = anyIn(languages, 'infinitives');
    if (endings) this.#infinitive = pattern`^[^\p{L}]*(?:${endings})`;
  }

  headings(text: string): Hit<HeadingClass>[] {
    return inOrder(this.#words.flatMap(({ headings }) => headings.find(text)));
  }

  cues(text: string): Hit<Cue>[] {
    return inOrder(this.#words.flatMap(({ cues }) => cues.find(text)));
  }

  /** Hits of one kind, a longer one hiding those inside it. */
  cue(text: string, name: Cue): Hit<Cue>[] {
    let end = -1;
    // They come in the order of their places, of those at one place the longest first.
    return this.cues(text).filter((hit) => {
      if (hit.name !== name || hit.to <= end) return false;
      end = hit.to;
      return true;
    });
  }

  /** Whether a text opens with a verb as lists of tasks have it in languages that tell it by its end. */
  opensInfinitive(text: string): boolean {
    return this.#infinitive?.test(text) === true;
  }

  /** Whether a text opens with what somebody is to do. */
  opensOrder(text: string): boolean {
    return isImperative(text) || this.opensInfinitive(text);
  }

  has(text: string, name: Cue): boolean {
    return this.cue(text, name).length > 0;
  }
}

const order = pattern`^[^\p{L}]*(?:${anyOf('opensOrder')},?\s+)*([\p{L}-]+)`;

/** Whether a text opens with an English verb that tells somebody to do something. */
export function isImperative(text: string): boolean {
  const first = order.exec(text)?.[1];
  return first !== undefined && imperativeWords.has(first.toLowerCase());
}

/**
 * Beyond this a text is not an item that anybody wrote; its emphasis is left as written, as matching it would take
 * long.
 */
const longest = 4_000;

/** A text without the marks of markdown: emphasis, code, links, struck text; what they hold stays. Of a huge one the beginning. */
export function plain(text: string): string {
  return text
    .slice(0, longest)
    .replace(/!?\[([^\][]*)\]\([^()\s]*(?:\([^()\s]*\))?[^()]*\)/g, '$1')
    .replace(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An item's text as a value: one line, without markers of emphasis; code spans stay. */
export function cleanText(text: string): string {
  const cleaned = text.length > longest ? text : text.replace(/(\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2');
  return cleaned
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many letters and digits a text has; those of scripts without spaces count double, as each says more. */
export function weigh(text: string): number {
  let weight = 0;
  for (const character of text) {
    if (/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(character)) weight += 2;
    else if (/[\p{L}\p{N}]/u.test(character)) weight += 1;
  }
  return weight;
}
