import { BatonError } from '../errors.ts';
import { suggest } from './closest-match.ts';

/** Names as a message lists them where one of them is to be written: `` `a`, `b` or `c` ``. */
export function oneOf(names: readonly string[]): string {
  return listed(names.map(quoted), 'or');
}

/** The same where all of them are meant: `` `a`, `b` and `c` ``. */
export function allOf(names: readonly string[]): string {
  return listed(names.map(quoted), 'and');
}

/** Texts that are no names, with a word before the last one: `a, b or c`. */
export function listed(texts: readonly string[], word: 'or' | 'and'): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`;
}

/**
 * A word that has to be one of some.
 *
 * @param what it is, as the message names it: `format`
 * @param otherwise what to do where none is near the word
 * @throws BatonError `usage`, which names the word that was meant
 */
export function needOneOf<T extends string>(
  what: string,
  word: string,
  words: readonly T[],
  otherwise = 'write one of them',
): T {
  const found = words.find((one) => one === word);
  if (found !== undefined) return found;
  throw new BatonError('usage', `Unexpected ${what} \`${word}\`, expected ${oneOf(words)}`, {
    help: suggest(word, words, otherwise),
  });
}

function quoted(name: string): string {
  return `\`${name}\``;
}
