import { headingWords } from '../sections/heading-class.ts';
import { phrasesIn } from './phrases.ts';
import { commonWords, headings } from './vocabulary.ts';
import { headingIndex } from './words.ts';

/** So many common words of one language, and half as many at most of any other, leave no doubt. */
const plainly = 20;
const sampleLength = 20_000;
const headingLine = /^(?:#{1,6}[ \t]+|\*\*)([^\n]{2,60}?)(?:\*\*)?[ \t]*$/gmu;
const allLanguages: ReadonlySet<string> = new Set(Object.keys(headings.next));

/**
 * The languages whose words a note is read with: English, which all notes of programmers hold, the language of a script
 * that only it writes, and of the others the one most of the words speak for. Words of other languages would mislead
 * (Spanish `todo` is `all`).
 */
export function languagesOf(text: string): ReadonlySet<string> {
  const sample = text.slice(0, sampleLength);
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
  if (best && best[0] !== 'en' && best[1] > 2) found.add(best[0]);
  else if (!isPlain) for (const language of languagesOfHeadings(sample)) found.add(language);
  return found;
}

/** A note too short to tell by its common words: the languages that two or more of its headings are written in. */
function languagesOfHeadings(sample: string): string[] {
  const counts = new Map<string, number>();
  for (const [, line = ''] of sample.matchAll(headingLine)) {
    const words = headingWords(line);
    const whole = headingIndex.find(words, allLanguages).filter(({ from, to }) => to - from === words.length);
    const languages = new Set(whole.map(({ language }) => language));
    if (languages.has('en')) continue;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return most < 2 ? [] : [...counts].filter(([, count]) => count === most).map(([language]) => language);
}

function countCommon(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const sets = Object.entries(commonWords).map(
    ([language, list]) => [language, new Set(phrasesIn(list))] as const,
  );
  for (const word of words) {
    for (const [language, set] of sets) {
      if (set.has(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  return counts;
}
