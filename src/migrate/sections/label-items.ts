import { isFileAlone, opensChoice } from '../items/words.ts';
import { isImperative, plain, type Vocabulary } from '../words/words.ts';
import type { Item } from './blocks.ts';
import { headingWords, readHeading } from './heading-class.ts';
import type { Section } from './section.ts';

/** Where an item is. */
interface Around {
  readonly text: string;
  readonly section: Section;
  readonly vocabulary: Vocabulary;
}

const mostLabelWords = 8;
/** `**Add the queue** (a stub in \`b.py\`):` */
const fileInBrackets = /[(（][^()（）]*`[^`\s]+`[^()（）]*[)）]\W*$/u;

/**
 * An entry of steps whose own entries are the steps: the ways of a choice, each with its name in bold; those of a file; those
 * that are left of a list that is ticked in part.
 */
export function headsSteps(item: Item, { text, section }: Around): boolean {
  const isNext = section.classes.includes('next');
  if (item.checked === true || item.struck || !(isNext || item.checked === false)) return false;
  const inner = item.blocks.flatMap((block) => (block.type === 'list' ? block.items : []));
  if (inner.length === 0) return false;
  const boxes = inner.map(({ checked }) => checked);
  if (boxes.includes(true) && boxes.includes(false)) return true;
  const words = plain(text.slice(item.own.from, item.own.to));
  if (isFileAlone(words.replace(/[:：]$/, ''))) return true;
  const areWays =
    inner.length > 1 && inner.every(({ own }) => /^(?:\*\*|__)\S/.test(text.slice(own.from, own.to)));
  return areWays && /[:：?？]$/.test(words) && isShort(words) && opensChoice.test(words);
}

/** An item that only names what its own list holds (annotation guide, section 1). */
export function isLabelItem(item: Item, around: Around): boolean {
  const own = around.text.slice(item.own.from, item.own.to);
  const words = headingWords(own);
  if (words === '' || !isShort(words) || item.checked !== undefined || isStep(item, own, around))
    return false;
  const reading = readHeading(own, around.vocabulary);
  if (reading.coverage >= 0.8) return true;
  return /[:：]\s*\**\s*$/.test(own);
}

/** A step with its details, and no name of a list: an order with what it is about, or one whose brackets name its file. */
function isStep(item: Item, own: string, { section, vocabulary }: Around): boolean {
  if (!section.classes.includes('next')) return false;
  if (item.blocks.every(({ type }) => type === 'fence') || fileInBrackets.test(own)) return true;
  const words = headingWords(own);
  return words.split(/\s+/).length > 2 && (isImperative(words) || vocabulary.opensInfinitive(words));
}

function isShort(words: string): boolean {
  return words.split(/\s+/).length <= mostLabelWords;
}
