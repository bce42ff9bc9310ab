import type { Level } from '../types.ts';
import type { Pattern } from '../words/pattern.ts';
import { anyOf, anySign, casedPattern, pattern } from '../words/terms.ts';

const ranks = ['high', 'low', 'medium'] as const;

/**
 * The words for a level are by themselves too common to say one (`high load`, `dar de alta`): one does where it names a priority,
 * is in brackets, or leads in the text or is all of it.
 */
const named = ranks.map((level) => {
  const [priority, all] = [anyOf('priorities'), anyOf(level)];
  const before = pattern`${priority}[\s:：=*_|(-]{0,6}${all}`;
  const after = pattern`${all}[\s-]?${priority}`;
  const bracketed = pattern`[([（【]${all}[)\]）】]`;
  const leading = pattern`^[^\p{L}\p{N}]*${all}(?:[^\p{L}\p{N}]*$|\s*[:：)\]—–])`;
  return [level, pattern`${before}|${after}|${bracketed}|${leading}`] as const;
});

const highest = casedPattern`${anySign('highest')}|${anyOf('loudHighest')}`;

/** Signs and words that say a level wherever they stand; those in capitals only so (annotation guide, section 8). */
const anywhere: readonly (readonly [Level, readonly Pattern[]])[] = [
  [
    'high',
    [
      casedPattern`${anySign('high')}|${anyOf('loudHigh')}`,
      pattern`${anyOf('urgent')}|(?<!${anyOf('notBlocking')}[\s-]?)${anyOf('blocking')}`,
    ],
  ],
  ['low', [casedPattern`${anySign('low')}|${anyOf('loudLow')}`, pattern`${anyOf('optional')}`]],
  ['medium', [casedPattern`${anySign('medium')}|${anyOf('loudMedium')}`, pattern`${anyOf('desired')}`]],
];

const loudWord = casedPattern`${anyOf('loudWords')}`;

/** How much a text says that something matters; undefined if it does not say. */
export function levelOf(text: string): Level | undefined {
  return levelOfHeading(text) ?? (loudWord.test(text) ? 'high' : undefined);
}

/** The same of a heading, whose capitals (`What is NOT done`) say what its list holds, and not how much it matters. */
export function levelOfHeading(text: string): Level | undefined {
  const level = named.find(([, pattern]) => pattern.test(text))?.[0];
  if (level) return level;
  const levels = anywhere.flatMap(([level, patterns]) =>
    patterns.some((pattern) => pattern.test(text)) ? [level] : [],
  );
  const isLow = levels.includes('low') && !highest.test(text);
  return isLow ? 'low' : levels[0];
}
