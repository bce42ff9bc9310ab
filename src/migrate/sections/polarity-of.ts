import { cueOfField, type ItemField, isForNext } from '../items/candidate.ts';
import { isStatusLabel } from '../outcome/words.ts';
import {
  isFromBefore,
  isNegated,
  isQuestion,
  markOf,
  opensWarning,
  type Polarity,
  polarityOf,
} from '../words/polarity.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { isImperative, plain, type Vocabulary } from '../words/words.ts';
import type { Section } from './section.ts';

/** How plain words must be to decide: only those of trouble from elsewhere, a mark as well, any words, or words that leave no doubt. */
export type Level = 'none' | 'mark' | 'words' | 'plainly';

/**
 * How plain the words of a section must be where no heading names a list.
 *
 * @param of an entry of its list: a line such as `Status: partial` says nothing of the list below it
 */
export function levelOf(section: Section, of: 'text' | 'entry' = 'text'): Level {
  const { classes, heading, parent, units } = section;
  const saysItself = units[0]?.type === 'text' && heading?.kind === 'label' && isStatusLabel(heading.text);
  if (of === 'entry' && saysItself && parent) return levelOf(parent);
  if (classes.some((name) => name === 'none' || name === 'read')) return 'none';
  if (classes.some((name) => name === 'done' || name === 'files' || name === 'created')) return 'mark';
  return classes.includes('mixed') ? 'words' : 'plainly';
}

/**
 * Reads what kind of item a text is by its words, as far as its section lets words decide.
 */
export function polarityIn(
  source: string,
  level: Level,
  section: Section,
  vocabulary: Vocabulary,
): Polarity | undefined {
  if (isFromBefore(source, vocabulary)) return { field: 'gotchas', rule: 'trouble-from-before', weight: 0.7 };
  if (level === 'none' || level === 'mark') return level === 'mark' ? markOf(source) : undefined;
  const words = plain(source);
  const polarity = polarityOf(source, vocabulary);
  const isOrder =
    isImperative(words) && polarity?.field !== 'open_questions' && !opensWarning(words, vocabulary);
  if (level === 'words' && isForNext(section) && isOrder)
    return { field: 'suggested_next_steps', rule: 'imperative-for-who-comes-next', weight: 0.6 };
  const isFaint = polarity === undefined || polarity.weight < 0.6;
  // `Someone should remove it` is no rule.
  const steps =
    isFaint || polarity.rule === 'words-of-a-standing-rule'
      ? vocabulary.cue(words, 'step').filter((hit) => !isNegated(words, [hit]))
      : [];
  if (
    steps.some(({ phrase, from }) =>
      polarity ? from < 5 && phrase.includes(' ') : phrase.includes(' ') || from < 2,
    )
  )
    return { field: 'suggested_next_steps', rule: 'words-of-what-follows', weight: 0.5 };
  return level === 'plainly' && isFaint ? undefined : polarity;
}

/** Whether the words of a sentence say by themselves that it belongs to a list. */
export function speaksFor(field: ItemField, sentence: string, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.has(plain(sentence), cueOfField[field]) ||
    (field === 'suggested_next_steps' && isImperative(sentence)) ||
    (field === 'open_questions' && isQuestion(sentence))
  );
}

/** That a thing makes the work lighter. */
const helps = pattern`${anyOf('helpful')}`;

/** What an item says where its heading names several lists: of lessons, what helps is a pattern. */
export function lessonOf(
  value: string,
  fields: readonly ItemField[],
  vocabulary: Vocabulary,
): Polarity | undefined {
  const polarity = polarityOf(value, vocabulary);
  const isHelp =
    fields.includes('patterns_discovered') &&
    fields.includes('gotchas') &&
    polarity?.field !== 'gotchas' &&
    helps.test(plain(value));
  return isHelp ? { field: 'patterns_discovered', rule: 'what-helps-is-a-pattern', weight: 0.6 } : polarity;
}
