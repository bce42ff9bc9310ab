import type { HeadingClass } from './vocabulary.ts';
import { plain, type Vocabulary, weigh } from './words.ts';

/** What the words of a heading say, and how much of it they make up (0 to 1). */
export interface HeadingReading {
  readonly classes: readonly HeadingClass[];
  readonly coverage: number;
}

const weak = new Set<HeadingClass>(['mixed', 'none', 'done']);
const separators = /\s*[/&+|・、，,]\s*|\s+(?:and|und|y|et|e|и|및|と|和|или|or|oder|ou|o)\s+/iu;
const prepositions =
  /\s*[,;:–—]\s+|\s+(?:in dieser|dieser?|diesem|dans|cette|en esta|esta|nesta|neste|desta|nessa|in questa|в этой|в этом|for|of|from|in|on|with|at|to|after|before|during|since|until|by|this|für|aus|im|beim|nach|de|del|para|pour|du|des|da|do|na|для|из|по|при)\s+/iu;

/** Marks that stand before a heading and say by themselves what it holds. */
const emoji: readonly (readonly [RegExp, HeadingClass])[] = [
  [/❓|❔|🤔/u, 'questions'],
  [/🚧|⛔|🛑/u, 'blockers'],
  [/⚠|☠|🪤|💣/u, 'gotchas'],
  [/✅|☑|✔/u, 'done'],
  [/🔜|⏭|➡/u, 'next'],
];

/** A heading without its number, its emoji, what stands in parentheses and its colon. */
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
  const parts = words.split(separators).filter((part) => part !== '');
  if (parts.length > 1 && parts.length <= 4) {
    const readings = parts.map((part) => best(part, vocabulary));
    const known = readings.filter((reading) => reading.coverage >= 0.5);
    const strong = [...new Set(known.flatMap(({ classes }) => classes))].filter((name) => !weak.has(name));
    if (strong.length > 1) return { classes: strong, coverage: 1 };
    // "Decisions and considerations": the part that is known says it for both.
    const [only] = strong;
    if (only && readings.every(({ classes }) => classes.length === 0 || classes.includes(only)))
      return { classes: [only], coverage: Math.max(...readings.map(({ coverage }) => coverage)) };
  }
  const head = words.split(prepositions)[0] ?? words;
  const inAll = best(words, vocabulary);
  // "Files to read" is a phrase of its own, and no list of "files".
  const atHead = head === words || (inAll.from < 3 && inAll.coverage >= 0.75) ? none : best(head, vocabulary);
  const reading = opened(words, atHead.coverage >= 0.4 ? atHead : inAll, vocabulary);
  if (reading.classes.length > 0) return reading;
  const mark = emoji.find(([pattern]) => pattern.test(text));
  return mark ? { classes: [mark[1]], coverage: 0.5 } : none;
}

/** Words that open a heading and say what it holds whatever they stand before: `Next experiments`, `Known oddities`. */
const openers: readonly (readonly [RegExp, HeadingClass])[] = [
  [
    /^(?:next|remaining|upcoming|outstanding|pending|unfinished|nächste[rsn]?|verbleibende|ausstehende|noch offene|próxim[oa]s?|siguientes?|prochaine?s?|следующи[ейх]|оставши[ейх]ся|次の|残りの|下一个|剩余的?|다음|남은)(?:\s+|(?<=[\u3040-\u9fff]))(?=\p{L})/iu,
    'next',
  ],
  [/^(?:known|bekannte|известные|既知の|已知的?|알려진)(?:\s+|(?<=[\u3040-\u9fff]))(?=\p{L})/iu, 'gotchas'],
];
const mostOpenedWords = 4;
/** "Once that is there": what follows waits for it, and is to be done then. */
const opensCondition =
  /^(?:once|when (?:that|this|it|the|they|all|these)|as soon as|sobald|en cuanto|dès que|quand|assim que|как только|appena)\s+\p{L}/iu;
const mostConditionWords = 8;

/** A short heading that opens with such a word, where the rest of it says little else. */
function opened(words: string, reading: HeadingReading, vocabulary: Vocabulary): HeadingReading {
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
const fillers =
  /(?<![\p{L}\p{N}])(?:the|a|an|my|our|your|some|all|any|other|additional|further|more|current|currently|main|major|minor|key|important|optional|immediate|proposed|possible|potential|concrete|brief|short|final|latest|recent|specific|general|technical|project|team|evolution of|history of|summary of|list of|wichtige|weitere|aktuelle|andere|otros|otras|autres|outros|outras|другие|прочие)(?![\p{L}\p{N}])/giu;

function best(text: string, vocabulary: Vocabulary): HeadingReading & { readonly from: number } {
  const total = weigh(text.replace(fillers, '')) || weigh(text);
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
  if (!holdsItems(around)) return numbered ? 0.45 : 0.34;
  if (numbered) return 0.9;
  return classes.includes('none') || classes.includes('mixed') ? 0.9 : 0.6;
}
