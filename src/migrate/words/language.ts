import { headingWords } from '../sections/heading-class.ts';
import { commonWords, languages } from './compiled/terms.gen.ts';
import { anyOf, pattern, phrasesIn } from './terms.ts';
import type { LanguageWords, WordsByLanguage } from './words.ts';

/** So many common words of one language, and half as many at most of any other, leave no doubt. */
const plainly = 20;
const sampleLength = 20_000;
const statusLabel = pattern`^${anyOf('statusLabels')}$`;
/** `Status: fertig`, and nothing else on the line. */
const labelledLine =
  /^[ \t>]*(?:[-*+] )?(?:\*\*)?([^\s:：*][^:：*\n]{0,24})(?:\*\*)?[ \t]?[:：](?:\*\*)?[ \t]*(?:\*\*)?(\p{L}[^*\n]{1,24}?)(?:\*\*)?[.!]?[ \t\r]*$/gmu;
const headingLine = /^(?:#{1,6}[ \t]+|\*\*)([^\n]{2,60}?)(?:\*\*)?[ \t]*$/gmu;
/** So many headings of one language speak for it. */
const enoughHeadings = 2;

/**
 * The languages whose words have to be at hand to read a note: all of them where headings have to tell, and no fewer than
 * two are not known in English.
 */
export function languagesToLoad(text: string, english: LanguageWords): ReadonlySet<string> {
  const sample = text.slice(0, sampleLength);
  const { found, headingsTell } = languagesOfWords(sample);
  const isOpen =
    headingsTell && headingsOf(sample).filter((words) => !isWhole(words, english)).length >= enoughHeadings;
  return isOpen ? new Set([...found, ...languages]) : found;
}

/**
 * The languages whose words a note is read with: English, which all notes of programmers hold, the language of a script
 * that only it writes, and of the others the one most of the words speak for. Words of other languages would mislead
 * (Spanish `todo` is `all`).
 *
 * @param words at least those of {@link languagesToLoad}
 */
export function languagesOf(text: string, words: WordsByLanguage): ReadonlySet<string> {
  const sample = text.slice(0, sampleLength);
  const { found, headingsTell } = languagesOfWords(sample);
  if (headingsTell) for (const language of languagesOfHeadings(sample, words)) found.add(language);
  return found;
}

/** What scripts and common words say, and whether headings have to say the rest. */
function languagesOfWords(sample: string): { readonly found: Set<string>; readonly headingsTell: boolean } {
  const found = new Set(['en']);
  if (/\p{Script=Cyrillic}/u.test(sample)) found.add('ru');
  if (/\p{Script=Hangul}/u.test(sample)) found.add('ko');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sample)) found.add('ja');
  else if (/\p{Script=Han}/u.test(sample)) found.add('zh');
  const words = sample
    .replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`/g, ' ')
    .toLowerCase()
    .match(/[\p{Script=Latin}'\u2019]+/gu);
  const counts = countCommon(words ?? []);
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  const isPlain = best !== undefined && best[1] >= plainly && best[1] > 2 * (second?.[1] ?? 0);
  const isOther = best !== undefined && best[0] !== 'en' && best[1] > 2;
  if (isOther) found.add(best[0]);
  return { found, headingsTell: !isOther && !isPlain };
}

/** A note too short to tell by its common words: the languages that two or more of its headings are written in. */
function languagesOfHeadings(sample: string, words: WordsByLanguage): string[] {
  const counts = new Map<string, number>();
  for (const heading of headingsOf(sample)) {
    const found = [...words.values()].filter((one) => isWhole(heading, one)).map(({ language }) => language);
    if (found.includes('en')) continue;
    for (const language of found) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most < enoughHeadings
    ? []
    : [...counts].filter(([, count]) => count === most).map(([language]) => language);
}

/** The headings of a note, and both sides of its lines that are called status. */
function headingsOf(sample: string): string[] {
  const headings = [...sample.matchAll(headingLine)].map(([, line = '']) => headingWords(line));
  const lines = [...sample.matchAll(labelledLine)].map(([, ...sides]) => sides.map(headingWords));
  return [...headings, ...lines.filter(([label = '']) => statusLabel.test(label)).flat()];
}

/** Whether a heading or a side of such a line is a phrase of a language and nothing else. */
function isWhole(words: string, { headings, cues }: LanguageWords): boolean {
  return [headings, cues].some((phrases) =>
    phrases.find(words).some(({ from, to }) => to - from === words.length),
  );
}

const commonSets = Object.entries(commonWords).map(
  ([language, list]) => [language, new Set(phrasesIn(list))] as const,
);

function countCommon(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const [language, set] of commonSets) {
      if (set.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
}
