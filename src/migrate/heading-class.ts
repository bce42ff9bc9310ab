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
  /\s*[,;:–—]\s+|\s+(?:for|of|from|in|on|with|at|to|after|before|during|since|until|by|this|für|aus|im|beim|nach|de|del|para|pour|du|des|da|do|na|для|из|по|при)\s+/iu;

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
  }
  const head = words.split(prepositions)[0] ?? words;
  const atHead = head === words ? none : best(head, vocabulary);
  const reading = atHead.coverage >= 0.4 ? atHead : best(words, vocabulary);
  if (reading.classes.length > 0) return reading;
  const mark = emoji.find(([pattern]) => pattern.test(text));
  return mark ? { classes: [mark[1]], coverage: 0.5 } : none;
}

const none: HeadingReading = { classes: [], coverage: 0 };

function best(text: string, vocabulary: Vocabulary): HeadingReading {
  const total = weigh(text);
  let top: { name: HeadingClass; weight: number; score: number } | undefined;
  for (const hit of vocabulary.headings(text)) {
    const weight = weigh(text.slice(hit.from, hit.to));
    const score = weight * (weak.has(hit.name) ? 1 : 1.3);
    if (!top || score > top.score) top = { name: hit.name, weight, score };
  }
  return top && total > 0 ? { classes: [top.name], coverage: Math.min(1, top.weight / total) } : none;
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
