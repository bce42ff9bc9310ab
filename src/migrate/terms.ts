import { type SignName, signs, type Term, terms } from './vocabulary.ts';

const inWord = String.raw`[\p{L}\p{N}]`;
const spaced = /^(?![\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[\p{L}\p{N}]$/u;
const special = /[\\^$.+?()[\]{}|/]/g;

/** A pattern that knows the letters of every script and no capitals; its text is taken as it stands, `anyOf` parts and all. */
export function pattern(text: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(String.raw(text, ...parts), 'iu');
}

/** The phrases of terms, of all languages, as they are written in the vocabulary. */
export function phrasesOf(...names: readonly Term[]): string[] {
  return names.flatMap((name) => Object.values(terms[name]).flatMap((phrases: string) => phrases.split('|')));
}

/**
 * The part of a pattern that any phrase of the terms fits, in any language; the longest first. A phrase stands as whole words,
 * but where it has a `*`, and where its script writes none. For patterns with the flag `u`.
 */
export function anyOf(...names: readonly Term[]): string {
  const phrases = [...new Set(phrasesOf(...names))].sort((a, b) => b.length - a.length);
  return `(?:${phrases.map(sourceOf).join('|')})`;
}

/** The part of a pattern that any of the signs fits. */
export function anySign(...names: readonly SignName[]): string {
  return `[${[...new Set(names.flatMap((name) => [...signs[name]]))].join('')}]`;
}

function sourceOf(phrase: string): string {
  const body = phrase
    .replace(special, String.raw`\$&`)
    .replace(/ /g, String.raw`\s+`)
    .replace(/'/g, "['’]")
    .replace(/\*/g, String.raw`\p{L}*`);
  const left = spaced.test(phrase[0] ?? '') ? `(?<!${inWord})` : '';
  const right = spaced.test(phrase.at(-1) ?? '') ? `(?!${inWord})` : '';
  return left + body + right;
}
