import type { Words } from './vocabulary.ts';

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
  readonly language: string;
  readonly phrase: string;
  /** Words of a spaced script, the last characters of one possibly `*`; empty for a phrase found anywhere. */
  readonly words: readonly string[];
}

/** The phrases of a list of the vocabulary, which is written in lines. */
export function phrasesIn(list: string): string[] {
  return list === '' ? [] : list.split('|').map((phrase) => phrase.trim());
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const wordOf = /[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:'[\p{L}\p{N}]+)*/gu;
const prefixLength = 3;

/** Apostrophes as people type them, no case. Keeps the length, so that offsets stay true. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return (lower.length === text.length ? lower : text).replaceAll('\u2019', "'");
}

/** The phrases of one language, by how they begin. */
class LanguageIndex<Name extends string> {
  readonly byWord = new Map<string, Entry<Name>[]>();
  readonly byPrefix = new Map<string, Entry<Name>[]>();
  readonly byCharacter = new Map<string, Entry<Name>[]>();

  add(name: Name, language: string, written: string): void {
    const phrase = fold(written);
    const isUnspaced = unspaced.test(phrase);
    const words = isUnspaced ? [] : (phrase.match(/[\p{L}\p{N}_'][\p{L}\p{N}\p{M}_']*\*?/gu) ?? []);
    const first = words[0];
    const entry = { name, language, phrase, words };
    if (isUnspaced) put(this.byCharacter, phrase[0] ?? '', entry);
    else if (first?.endsWith('*')) put(this.byPrefix, first.slice(0, -1).slice(0, prefixLength), entry);
    else if (first) put(this.byWord, first, entry);
  }
}

/**
 * Finds the phrases of several lists in one pass over a text. Time grows with the text, not with the vocabulary: a word
 * is looked up, never tried against each phrase, and a language is not read before a note needs it.
 */
export class PhraseIndex<Name extends string> {
  readonly #lists: Readonly<Record<Name, Words>>;
  readonly #shelves = new Map<string, LanguageIndex<Name>>();

  constructor(lists: Readonly<Record<Name, Words>>) {
    this.#lists = lists;
  }

  /** The hits of a text in the order of their places, in `languages` only. */
  find(text: string, languages: ReadonlySet<string>): Hit<Name>[] {
    const folded = fold(text);
    const words = [...folded.matchAll(wordOf)];
    const isUnspaced = unspaced.test(folded);
    const hits: Hit<Name>[] = [];
    const take = ({ name, language, phrase }: Entry<Name>, from: number, to: number): void => {
      hits.push({ name, language, phrase, from, to });
    };
    for (const language of languages) {
      const languageIndex = this.#shelf(language);
      words.forEach((word, index) => {
        const candidates = [
          ...(languageIndex.byWord.get(word[0]) ?? []),
          ...(languageIndex.byPrefix.get(word[0].slice(0, prefixLength)) ?? []),
        ];
        for (const entry of candidates) {
          const last = words[index + entry.words.length - 1];
          if (last && fits(entry.words, words, index)) take(entry, word.index, last.index + last[0].length);
        }
      });
      if (!isUnspaced || languageIndex.byCharacter.size === 0) continue;
      for (let at = 0; at < folded.length; at++) {
        for (const entry of languageIndex.byCharacter.get(folded[at] ?? '') ?? []) {
          if (folded.startsWith(entry.phrase, at)) take(entry, at, at + entry.phrase.length);
        }
      }
    }
    return hits.sort((a, b) => a.from - b.from || b.to - a.to);
  }

  #shelf(language: string): LanguageIndex<Name> {
    const known = this.#shelves.get(language);
    if (known) return known;
    const languageIndex = new LanguageIndex<Name>();
    for (const name of Object.keys(this.#lists) as Name[]) {
      for (const phrase of phrasesIn(this.#lists[name][language] ?? ''))
        languageIndex.add(name, language, phrase);
    }
    this.#shelves.set(language, languageIndex);
    return languageIndex;
  }
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function fits(words: readonly string[], found: readonly RegExpMatchArray[], at: number): boolean {
  return words.every((word, offset) => {
    const other = found[at + offset]?.[0];
    if (other === undefined) return false;
    return word.endsWith('*') ? other.startsWith(word.slice(0, -1)) : other === word;
  });
}
