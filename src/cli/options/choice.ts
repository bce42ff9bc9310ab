import { Option } from 'commander';
import { needOneOf } from '../../text/one-of.ts';

/**
 * An option that takes one of some words, and names the one that was meant where another is given.
 *
 * @param flags with what a value is in pointed brackets: `--format <format>`
 */
export function choice(flags: string, about: string, words: readonly string[]): Option {
  const what = /<(.+)>/.exec(flags)?.[1] ?? 'value';
  return new Option(flags, about).choices(words).argParser((text: string) => needOneOf(what, text, words));
}
