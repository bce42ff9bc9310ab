import { cueOfField, type ItemField, isForNext } from '../items/candidate.ts';
import { isNegated, isQuestion, markOf, type Polarity, polarityOf } from '../words/polarity.ts';
import { isImperative, plain, type Vocabulary } from '../words/words.ts';
import type { Section } from './section.ts';

/** How plain words must be to decide: only a mark, any words, or words that leave no doubt. */
export type Level = 'mark' | 'words' | 'plainly';

/**
 * Reads what kind of item a text is by its words, as far as its section lets words decide: only marks, words of any weight, or plain
 * ones.
 */
export function polarityIn(
  source: string,
  level: Level,
  section: Section,
  vocabulary: Vocabulary,
): Polarity | undefined {
  if (level === 'mark') return markOf(source);
  const words = plain(source);
  const polarity = polarityOf(source, vocabulary);
  if (level === 'words' && isForNext(section) && isImperative(words) && polarity?.field !== 'open_questions')
    return { field: 'suggested_next_steps', rule: 'imperative-for-who-comes-next', weight: 0.6 };
  const isFaint = polarity === undefined || polarity.weight < 0.6;
  const steps = isFaint ? vocabulary.cue(words, 'step').filter((hit) => !isNegated(words, [hit])) : [];
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
