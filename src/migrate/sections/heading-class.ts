import type { HeadingClass } from '../words/lists.ts';
import type { Pattern } from '../words/pattern.ts';
import { isFromBefore } from '../words/polarity.ts';
import { anyOf, anySign, pattern } from '../words/terms.ts';
import { plain, type Vocabulary, weigh } from '../words/words.ts';

/** What the words of a heading say, and how much of it they make up (0 to 1). */
export interface HeadingReading {
  readonly classes: readonly HeadingClass[];
  readonly coverage: number;
}

const weak = new Set<HeadingClass>(['mixed', 'none', 'done']);
const separators = pattern`\s*[/&+|・、，,]\s*|\s+${anyOf('and', 'or')}\s+`;
const prepositions = pattern`\s*[,;:–—]\s+|\s+${anyOf('prepositions')}\s+`;

/** Signs that are before a heading and say by themselves what it holds. */
const marks: readonly (readonly [Pattern, HeadingClass])[] = (
  ['questions', 'blockers', 'gotchas', 'done', 'next'] as const
).map((name) => [pattern`${anySign(name)}`, name]);

/** An entry of a log names no kind: `Session 3 — Sunday`. */
const logEntry = pattern`^${anyOf('logEntries')}\s*#?\d`;

/** A heading without its number, its emoji, what is in parentheses and its colon. */
export function headingWords(text: string): string {
  return plain(text)
    .replace(/\([^()]*\)|（[^（）]*）/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:：.!]+$/u, '')
    .trim();
}

/**
 * Reads what a heading names (migration, item 1): the longest phrase of the vocabulary decides, words before a preposition
 * come first ("Background for next session" is background), and joined headings ("Questions / Blockers") hold both.
 */
export function readHeading(text: string, vocabulary: Vocabulary): HeadingReading {
  const words = headingWords(text);
  if (logEntry.test(words)) return none;
  if (isFromBefore(words, vocabulary)) return { classes: ['gotchas'], coverage: 1 };
  const parts = separators.split(words).filter((part) => part !== '');
  if (parts.length > 1 && parts.length <= 4) {
    const readings = parts.map((part) => best(part, vocabulary));
    const known = readings.filter((reading) => reading.coverage >= 0.5);
    // What is put off until somebody decides is open, whatever else it may be.
    if (
      parts.some((part) => deferred.test(part)) &&
      (known.some(({ classes }) => classes.includes('questions')) || parts.some((part) => isOpen.test(part)))
    )
      return { classes: ['questions'], coverage: 1 };
    const strong = [...new Set(known.flatMap(({ classes }) => classes))].filter((name) => !weak.has(name));
    if (strong.length > 1) return { classes: strong, coverage: 1 };
    // "Decisions and considerations": the part that is known says it for both.
    const [only] = strong;
    if (only && readings.every(({ classes }) => classes.length === 0 || classes.includes(only)))
      return { classes: [only], coverage: Math.max(...readings.map(({ coverage }) => coverage)) };
  }
  const head = prepositions.split(words)[0] ?? words;
  const inAll = best(words, vocabulary);
  // "Files to read" is a phrase of its own, and no list of "files".
  const atHead = head === words || (inAll.from < 3 && inAll.coverage >= 0.75) ? none : best(head, vocabulary);
  const reading = opened(words, atHead.coverage >= 0.4 ? atHead : inAll, vocabulary);
  if (reading.classes.length > 0) return reading;
  const mark = marks.find(([pattern]) => pattern.test(text));
  return mark ? { classes: [mark[1]], coverage: 0.5 } : none;
}

/** What a title says that all of the note holds: only where it says nothing else (`# Open questions`, and not `# BLOCKED: the feed`). */
export function readTitle(text: string, vocabulary: Vocabulary): readonly HeadingClass[] {
  // A proposal tells its reasons too.
  if (isProposal.test(headingWords(text))) return [];
  const { classes, coverage } = best(headingWords(text), vocabulary);
  return coverage >= 0.8 && !classes.includes('none') ? classes : [];
}

const isProposal = pattern`^${anyOf('proposals')}$`;

/** Words that open a heading and say what it holds whatever they stand before: `Next experiments`, `Known oddities`. */
const openers: readonly (readonly [Pattern, HeadingClass])[] = [
  [pattern`^${anyOf('opensNext')}(?:\s+|(?<=[\u3040-\u9fff]))(?=\p{L})`, 'next'],
  [pattern`^${anyOf('opensKnown')}(?:\s+|(?<=[\u3040-\u9fff]))(?=\p{L})`, 'gotchas'],
];
const mostOpenedWords = 4;
const deferred = pattern`^${anyOf('deferred')}$`;
const isOpen = pattern`^${anyOf('openWords')}$`;
/** Whose turn it is: what follows is to be done, whoever does it. */
const duty = pattern`${anyOf('duty')}`;
const mostDutyWords = 10;
/** "Once that is there": what follows waits for it, and is to be done then. */
const opensCondition = pattern`^${anyOf('conditions')}\s+\p{L}`;
const mostConditionWords = 8;

/** A short heading that opens with such a word, where the rest of it says little else. */
function opened(words: string, reading: HeadingReading, vocabulary: Vocabulary): HeadingReading {
  if (
    reading.coverage < 0.6 &&
    reading.classes.every((name) => weak.has(name) || name === 'next') &&
    duty.test(words) &&
    words.split(/\s+/).length <= mostDutyWords
  )
    return { classes: ['next'], coverage: 0.7 };
  if (
    reading.classes.length === 0 &&
    opensCondition.test(words) &&
    words.split(/\s+/).length <= mostConditionWords
  )
    return { classes: ['next'], coverage: 0.7 };
  const closer = reading.coverage < 0.75 ? closed(words, vocabulary) : undefined;
  if (closer && (reading.classes.length === 0 || reading.classes.every((name) => weak.has(name))))
    return { classes: [closer], coverage: 0.6 };
  if (reading.coverage >= 0.6 || words.split(/\s+/).length > mostOpenedWords) return reading;
  const opener = openers.find(([pattern]) => pattern.test(words));
  return opener ? { classes: [opener[1]], coverage: 0.7 } : reading;
}

/** What an English heading of a few words ends in is what it is about: `Deployment gotchas`, `Operational notes`. */
function closed(words: string, vocabulary: Vocabulary): HeadingClass | undefined {
  const count = words.split(/\s+/).length;
  if (count < 2 || count > mostOpenedWords) return undefined;
  const last = vocabulary
    .headings(words)
    .find(({ language, to, name }) => language === 'en' && to === words.length && closing.has(name));
  return last?.name;
}

const closing: ReadonlySet<HeadingClass> = new Set<HeadingClass>([
  'gotchas',
  'patterns',
  'questions',
  'blockers',
  'mixed',
]);

const none: HeadingReading = { classes: [], coverage: 0 };

/** Words that add nothing to what a heading names. */
const fillers = pattern`${anyOf('fillers')}`;

function best(text: string, vocabulary: Vocabulary): HeadingReading & { readonly from: number } {
  const total = weigh(fillers.replaceIn(text, '')) || weigh(text);
  let top: { names: HeadingClass[]; weight: number; score: number; from: number } | undefined;
  for (const hit of vocabulary.headings(text)) {
    const weight = weigh(text.slice(hit.from, hit.to));
    const score = weight * (weak.has(hit.name) ? 1 : 1.3);
    if (!top || score > top.score) top = { names: [hit.name], weight, score, from: hit.from };
    // A phrase of two lists means both.
    else if (score === top.score && !top.names.includes(hit.name)) top.names.push(hit.name);
  }
  if (!top || total === 0) return { ...none, from: 0 };
  return { classes: top.names, coverage: Math.min(1, top.weight / total), from: top.from };
}

const itemClasses: ReadonlySet<HeadingClass> = new Set<HeadingClass>([
  'next',
  'gotchas',
  'patterns',
  'lessons',
  'questions',
  'blockers',
]);

/** Whether a section holds items of one of the handoff's own lists. */
export function holdsItems(classes: readonly HeadingClass[]): boolean {
  return classes.some((name) => itemClasses.has(name));
}

/** An entry under a heading that already says what it holds changes that only by saying otherwise plainly. */
export function neededCoverage(
  around: readonly HeadingClass[],
  numbered: boolean,
  { classes }: HeadingReading,
): number {
  // A heading that holds no items says so in most of its words: `Branch`, and not `What is in the branch`.
  if (!holdsItems(around) && classes.every((name) => name === 'none')) return 0.6;
  if (!holdsItems(around)) return numbered ? 0.45 : 0.34;
  if (numbered) return 0.9;
  return classes.includes('none') || classes.includes('mixed') ? 0.9 : 0.6;
}
