import { Option } from 'commander';
import { BatonError } from '../errors.ts';
import { closestMatch, oneOf } from '../records/schema/wording.ts';

/**
 * An option that takes one of some words, and names the one that was meant where another is given.
 *
 * @param flags with what a value is in pointed brackets: `--format <format>`
 */
export function choice(flags: string, about: string, words: readonly string[]): Option {
  const what = /<(.+)>/.exec(flags)?.[1] ?? 'value';
  return new Option(flags, about).choices(words).argParser((text: string) => oneOfThese(what, text, words));
}

/**
 * A word that has to be one of some.
 *
 * @param what it is, as the message names it: `format`
 * @throws BatonError `usage`
 */
export function oneOfThese(what: string, text: string, words: readonly string[]): string {
  if (words.includes(text)) return text;
  const near = closestMatch(text, words);
  throw new BatonError('usage', `Unexpected ${what} \`${text}\`, expected ${oneOf(words)}`, {
    help: near === undefined ? 'write one of them' : `did you mean \`${near}\`?`,
  });
}
