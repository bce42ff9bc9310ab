import { inSmallLetters } from './pattern.ts';

/** A phrase of the vocabulary where a text holds it. Offsets are of the text. */
export interface Hit<Name extends string> {
  readonly name: Name;
  readonly language: string;
  readonly phrase: string;
  readonly from: number;
  readonly to: number;
}

interface Entry<Name extends string> {
  readonly name: Name;
  readonly phrase: string;
  /** Words of a spaced script, the last characters of one possibly `*`; empty for a phrase found anywhere. */
  readonly words: readonly string[];
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const wordOf = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:'[\p{L}\p{N}]+)*/gu;
const wordOfPhrase = /[\p{L}\p{N}_'][\p{L}\p{N}\p{M}_']*\*?/gu;
const prefixLength = 3;

/** Apostrophes as people type them, no case. Keeps the length, so that offsets stay true. */
function fold(text: string): string {
  return inSmallLetters(text).replaceAll('\u2019', "'");
}

/**
 * The phrases of several lists of one language as text, a line for all that begin alike: how they begin (a word, the first
 * characters of one with `*`, or a character of a script without spaces), then behind a tab each the name of a list,
 * `=`, and its phrases between `|`. Made by {@link compilePhrases}, read by {@link PhraseIndex}.
 */
export type CompiledPhrases = string;

/** Phrases by the names of their lists, in the form that is looked up without reading all of it. */
export function compilePhrases(lists: Readonly<Record<string, readonly string[]>>): CompiledPhrases {
  const lines = new Map<string, Map<string, string[]>>();
  for (const [name, phrases] of Object.entries(lists)) {
    for (const phrase of phrases.map(fold)) {
      const line = put(lines, startOf(phrase), () => new Map<string, string[]>());
      put(line, name, () => []).push(phrase);
    }
  }
  return [...lines]
    .map(([start, names]) =>
      [start, ...[...names].map(([name, phrases]) => `${name}=${phrases.join('|')}`)].join('\t'),
    )
    .join('\n');
}

/** What phrases are found by: see {@link CompiledPhrases}. A phrase without a word or a character has none. */
function startOf(phrase: string): string {
  if (unspaced.test(phrase)) return phrase[0] ?? '';
  const first = wordsOf(phrase)[0] ?? '';
  return first.endsWith('*') ? `${first.slice(0, -1).slice(0, prefixLength)}*` : first;
}

function wordsOf(phrase: string): readonly string[] {
  return phrase.match(wordOfPhrase) ?? [];
}

/**
 * Finds the phrases of several lists of one language in one pass over a text. Time grows with the text, not with the
 * vocabulary: a word is looked up, never tried against each phrase, and phrases are read when a text holds their first word.
 */
export class PhraseIndex<Name extends string> {
  readonly #language: string;
  readonly #lines = new Map<string, string>();
  readonly #entries = new Map<string, readonly Entry<Name>[]>();
  readonly #hasUnspaced: boolean;

  constructor(language: string, compiled: CompiledPhrases) {
    this.#language = language;
    this.#hasUnspaced = unspaced.test(compiled);
    for (const line of compiled.split('\n')) {
      const end = line.indexOf('\t');
      if (end !== -1) this.#lines.set(line.slice(0, end), line);
    }
  }

  /** The hits of a text in the order of their places, of those at one place the longest first. */
  find(text: string): Hit<Name>[] {
    return inOrder(this.#find(fold(text)));
  }

  #find(folded: string): Hit<Name>[] {
    const words = [...folded.matchAll(wordOf)];
    const hits: Hit<Name>[] = [];
    words.forEach((word, index) => {
      for (const entry of [...this.#at(word[0]), ...this.#at(`${word[0].slice(0, prefixLength)}*`)]) {
        const last = words[index + entry.words.length - 1];
        if (entry.words.length > 0 && last && fits(entry.words, words, index))
          hits.push(this.#hit(entry, word.index, last.index + last[0].length));
      }
    });
    if (!this.#hasUnspaced || !unspaced.test(folded)) return hits;
    for (let at = 0; at < folded.length; at++) {
      for (const entry of this.#at(folded[at] ?? '')) {
        if (entry.words.length === 0 && folded.startsWith(entry.phrase, at))
          hits.push(this.#hit(entry, at, at + entry.phrase.length));
      }
    }
    return hits;
  }

  #hit({ name, phrase }: Entry<Name>, from: number, to: number): Hit<Name> {
    return { name, language: this.#language, phrase, from, to };
  }

  #at(start: string): readonly Entry<Name>[] {
    const known = this.#entries.get(start);
    if (known) return known;
    const line = this.#lines.get(start);
    if (line === undefined) return [];
    const entries = line
      .split('\t')
      .slice(1)
      .flatMap((list) => {
        const [name = '', phrases = ''] = list.split('=');
        return phrases.split('|').map((phrase) => ({
          name: name as Name,
          phrase,
          words: unspaced.test(phrase) ? [] : wordsOf(phrase),
        }));
      });
    this.#entries.set(start, entries);
    return entries;
  }
}

/** Hits in the order of their places, of those at one place the longest first. */
export function inOrder<Name extends string>(hits: readonly Hit<Name>[]): Hit<Name>[] {
  return [...hits].sort((a, b) => a.from - b.from || b.to - a.to);
}

function put<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function fits(words: readonly string[], found: readonly RegExpMatchArray[], at: number): boolean {
  return words.every((word, offset) => {
    const other = found[at + offset]?.[0];
    if (other === undefined) return false;
    return word.endsWith('*') ? other.startsWith(word.slice(0, -1)) : other === word;
  });
}
