import type { Extent } from '../../core/position.ts';
import { headingWords } from '../sections/heading-class.ts';
import type { Section } from '../sections/section.ts';
import { anyOf, pattern } from '../words/terms.ts';
import type { Mention } from './paths.ts';
import { has } from './words.ts';

const testHeading = pattern`^${anyOf('testWords')}$`;
/** `— 6 tests`, `(2 new cases)`, and nothing of how they went. */
const countBehind = pattern`^[\s*_\x60]*(?:[—–:：-]+\s*|[(（]\s*)?\d+\s*(?:${anyOf('newWords')}\s+)?${anyOf('testWords')}[^\p{L}\p{N}]*$`;
/** `New ones in`, before the file. */
const newBefore = pattern`^[^\p{L}\p{N}]*${anyOf('newWords')}(?:\s+\p{L}+){0,2}[\s*_\x60]*$`;

/**
 * How sure it is that an entry below a heading of tests tells of a file of new ones; undefined where it tells of none, or of how they
 * went. Where the note lists them outside of its work done, that is a guess.
 */
export function newTestsIn(
  text: string,
  own: Extent,
  found: readonly Mention[],
  section: Section,
): number | undefined {
  const [first] = found;
  if (!first || found.length > 1 || !section.heading || !testHeading.test(headingWords(section.heading.text)))
    return undefined;
  const before = text.slice(own.from, first.extent.from);
  const behind = text.slice(first.extent.to, own.to);
  const isCounted = !/[\p{L}\p{N}]/u.test(before) && countBehind.test(behind);
  const isNew = newBefore.test(before) && !/[\p{L}\p{N}]/u.test(behind);
  if (!isCounted && !isNew) return undefined;
  const { parent } = section;
  return parent && ['done', 'files', 'created'].some((name) => has(parent, name)) ? 0.7 : 0.6;
}
