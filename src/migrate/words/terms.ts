import { terms } from './compiled/terms.gen.ts';
import { type SignName, signs } from './signs.ts';
import type { Term } from './term-names.ts';

/**
 * Letters of the scripts that write spaces, and digits. Spelt out: `\p{L}` takes long to compile in some hundred
 * places.
 */
const inWord = String.raw`[\dA-Za-z\u00aa-\u024f\u0370-\u052f\u1e00-\u1eff]`;
const spaced = /^(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[\p{L}\p{N}]$/u;
const special = /[\\^$.+?()[\]{}|/]/g;

/**
 * A pattern that knows the letters of every script and no capitals; its text is taken as written, `anyOf` parts and
 * all.
 */
export function pattern(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(String.raw(text, ...parts), 'iu');
}

/** The phrases of a list, which stand between `|`. */
export function phrasesIn(list: string): string[] {
  return list === '' ? [] : list.split('|');
}

/** The phrases of terms, of all languages, as they are written in the vocabulary. */
export function phrasesOf(...names: readonly Term[]): string[] {
  return names.flatMap((name) => Object.values(terms[name]).flatMap(phrasesIn));
}

/**
 * The part of a pattern that any phrase of the terms fits, in any language; the longest first. A phrase matches whole words only,
 * but where it has a `*`, and where its script writes none. For patterns with the flag `u`.
 */
export function anyOf(...names: readonly Term[]): string {
  return sourceOfAll(phrasesOf(...names));
}

/** The same in some languages only; undefined if they have no such words. */
export function anyIn(languages: ReadonlySet<string>, name: Term): string | undefined {
  const phrases = Object.entries(terms[name]).flatMap(([language, words]: [string, string]) =>
    languages.has(language) ? phrasesIn(words) : [],
  );
  return phrases.length > 0 ? sourceOfAll(phrases) : undefined;
}

/** The part of a pattern that any of the signs fits. */
export function anySign(...names: readonly SignName[]): string {
  return `[${[...new Set(names.flatMap((name) => [...signs[name]]))].join('')}]`;
}

function sourceOfAll(phrases: readonly string[]): string {
  const ordered = [...new Set(phrases)].sort((a, b) => b.length - a.length);
  // One look around for all phrases of a kind: one for each would be slow.
  const groups = [true, false].flatMap((left) =>
    [true, false].flatMap((right) => {
      const group = ordered.filter(
        (phrase) => spaced.test(phrase[0] ?? '') === left && spaced.test(phrase.at(-1) ?? '') === right,
      );
      if (group.length === 0) return [];
      return `${left ? `(?<!${inWord})` : ''}(?:${group.map(sourceOf).join('|')})${right ? `(?!${inWord})` : ''}`;
    }),
  );
  return `(?:${groups.join('|')})`;
}

function sourceOf(phrase: string): string {
  return phrase
    .replace(special, String.raw`\$&`)
    .replace(/ /g, String.raw`\s+`)
    .replace(/'/g, "['’]")
    .replace(/\*/g, `${inWord}*`);
}
