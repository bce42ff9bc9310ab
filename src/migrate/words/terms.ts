import { terms } from './compiled/terms.gen.ts';
import { type Part, Pattern } from './pattern.ts';
import { type SignName, signs } from './signs.ts';
import type { Term } from './term-names.ts';

/**
 * Letters of the scripts that write spaces, and digits. Spelt out: `\p{L}` takes long to compile in some hundred
 * places.
 */
const inWord = String.raw`[\dA-Za-z\u00aa-\u024f\u0370-\u052f\u1e00-\u1eff]`;
const spaced = new RegExp(inWord);
const special = /[\\^$.+?()[\]{}|/]/g;

/** A pattern that knows the letters of every script and no capitals. */
export function pattern(text: TemplateStringsArray, ...parts: readonly Part[]): Pattern {
  return new Pattern(text.raw.map(withoutCapitals), parts, false);
}

/** A pattern for words that say something only as they are written: `HIGH`. */
export function casedPattern(text: TemplateStringsArray, ...parts: readonly Part[]): Pattern {
  return new Pattern(text.raw, parts, true);
}

/** The text of a pattern in small letters, but for `\p{L}`, `\S` and the like. */
function withoutCapitals(source: string): string {
  return source.replace(/\\[pP]\{[^}]*\}|\\.|[^\\]+/g, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );
}

/** The phrases of a list, which stand between `|`. */
export function phrasesIn(list: string): string[] {
  return list === '' ? [] : list.split('|');
}

/** The phrases of terms, of all languages, as they are written in the vocabulary. */
export function phrasesOf(...names: readonly Term[]): string[] {
  return names.flatMap((name) => phrasesIn(Object.values(terms[name]).filter(Boolean).join('|')));
}

/**
 * The part of a pattern that any phrase of the terms fits, in any language; the longest first. A phrase matches whole words only,
 * but where it has a `*`, and where its script writes none. For patterns with the flag `u`.
 */
export function anyOf(...names: readonly Term[]): Part {
  return oneOf(() => phrasesOf(...names));
}

/** The same in some languages only; undefined if they have no such words. */
export function anyIn(languages: ReadonlySet<string>, name: Term): Part | undefined {
  const phrases = Object.entries(terms[name]).flatMap(([language, words]: [string, string]) =>
    languages.has(language) ? phrasesIn(words) : [],
  );
  return phrases.length > 0 ? oneOf(() => phrases) : undefined;
}

/** The part of a pattern that any of the signs fits. */
export function anySign(...names: readonly SignName[]): string {
  return `[${[...new Set(names.flatMap((name) => [...signs[name]]))].join('')}]`;
}

function oneOf(phrases: () => readonly string[]): Part {
  return {
    toString: () => sourceOfAll(phrases()),
    needs: () => {
      const needs = phrases().map(longestPiece);
      return needs.includes('') ? undefined : needs;
    },
  };
}

const breaks = /[ '*]/;

/** What a text has of a phrase, however its spaces, apostrophes and endings are. */
function longestPiece(phrase: string): string {
  if (!breaks.test(phrase)) return phrase;
  return phrase.split(breaks).reduce((longest, one) => (one.length > longest.length ? one : longest));
}

function sourceOfAll(phrases: readonly string[]): string {
  // One look around for all phrases of a kind: one for each would be slow.
  const groups = new Map<string, string[]>([
    ['both', []],
    ['left', []],
    ['right', []],
    ['none', []],
  ]);
  for (const phrase of [...new Set(phrases)].sort((a, b) => b.length - a.length))
    groups.get(edgesOf(phrase))?.push(phrase);
  const sources = [...groups].flatMap(([edges, group]) => {
    if (group.length === 0) return [];
    const [left, right] = [edges === 'both' || edges === 'left', edges === 'both' || edges === 'right'];
    return `${left ? `(?<!${inWord})` : ''}(?:${sourceOf(group)})${right ? `(?!${inWord})` : ''}`;
  });
  return `(?:${sources.join('|')})`;
}

/** At which ends a phrase has a letter of a script with spaces, where a word has to begin or end. */
function edgesOf(phrase: string): 'both' | 'left' | 'right' | 'none' {
  const [left, right] = [spaced.test(phrase[0] ?? ''), spaced.test(phrase.at(-1) ?? '')];
  if (left) return right ? 'both' : 'left';
  return right ? 'right' : 'none';
}

/** The phrases as alternatives. No phrase has a line break, so all are written at once. */
function sourceOf(phrases: readonly string[]): string {
  return phrases
    .join('\n')
    .replace(special, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "['’]")
    .replaceAll('*', `${inWord}*`)
    .replaceAll('\n', '|');
}
