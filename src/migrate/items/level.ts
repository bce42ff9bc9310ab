import type { Level } from '../types.ts';
import { anyOf, anySign, pattern } from '../words/terms.ts';

const ranks = ['high', 'low', 'medium'] as const;

/**
 * The words for a level are by themselves too common to say one (`high load`, `dar de alta`): one does where it names a priority,
 * is in brackets, or leads in the text or is all of it.
 */
const named = ranks.map((level) => {
  const [priority, all] = [anyOf('priorities'), anyOf(level)];
  const before = String.raw`${priority}[\s:：=*_|(-]{0,6}${all}`;
  const after = String.raw`${all}[\s-]?${priority}`;
  const bracketed = String.raw`[([（【]${all}[)\]）】]`;
  const leading = String.raw`^[^\p{L}\p{N}]*${all}(?:[^\p{L}\p{N}]*$|\s*[:：)\]—–])`;
  return [level, pattern`${[before, after, bracketed, leading].join('|')}`] as const;
});

const highest = new RegExp(`${anySign('highest')}|${anyOf('loudHighest')}`, 'u');

/** Signs and words that say a level wherever they stand; those in capitals only so (annotation guide, section 8). */
const anywhere: readonly (readonly [Level, readonly RegExp[]])[] = [
  [
    'high',
    [
      new RegExp(`${anySign('high')}|${anyOf('loudHigh')}`, 'u'),
      pattern`${anyOf('urgent')}|(?<!${anyOf('notBlocking')}[\s-]?)${anyOf('blocking')}`,
    ],
  ],
  ['low', [new RegExp(`${anySign('low')}|${anyOf('loudLow')}`, 'u'), pattern`${anyOf('optional')}`]],
  ['medium', [new RegExp(`${anySign('medium')}|${anyOf('loudMedium')}`, 'u'), pattern`${anyOf('desired')}`]],
];

const loudWord = new RegExp(anyOf('loudWords'), 'u');

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
