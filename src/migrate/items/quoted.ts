import type { Extent } from '../../core/position.ts';
import { levelOf, polarityIn } from '../sections/polarity-of.ts';
import { type Quote, quoteAround } from '../sections/quotes.ts';
import type { Section, Unit } from '../sections/section.ts';
import { confidenceOf, type Polarity, polarityOf } from '../words/polarity.ts';
import { sentencesOf, trimmed } from '../words/sentences.ts';
import { cleanText, type Vocabulary } from '../words/words.ts';
import { type Candidate, fieldsOf } from './candidate.ts';

/** What a mark before an alert says of its first sentence. */
const marked: Polarity = { field: 'gotchas', rule: 'mark-before-item', weight: 0.8 };

/**
 * What a note hands on by quoting it: a warning is one whoever says it, also where a section tells of work done. Nothing else that
 * somebody else says is of this work.
 */
export function findQuoted(
  text: string,
  sections: readonly Section[],
  quotes: readonly Quote[],
  vocabulary: Vocabulary,
): Candidate[] {
  if (quotes.length === 0) return [];
  return sections.flatMap((section) =>
    section.units.flatMap((unit) => {
      const quote = quoteAround(quotes, unit);
      const isApart = quote !== undefined && isReadApart(section, quote);
      if (!quote || !(isApart || standsBesideList(section))) return [];
      return partsOf(text, unit).flatMap((extent, index): Candidate[] => {
        const source = text.slice(extent.from, extent.to);
        const read = isApart
          ? polarityApart(source, section, quote, vocabulary)
          : polarityOf(source, vocabulary);
        const says = quote.isWarning && index === 0 ? marked : read;
        if (!says || (!isApart && says.field !== 'gotchas')) return [];
        return [
          {
            ...{ field: says.field, rule: says.rule, confidence: confidenceOf(says), section },
            ...{ extent: trimmed(text, extent), value: cleanText(source), ordinal: undefined, others: [] },
          },
        ];
      });
    }),
  );
}

/** Whether what a section quotes is read here and not as its own text: what others say, and marks and warnings among work done. */
export function isReadApart(section: Section, { isSaid, isWarning }: Quote): boolean {
  if (section.classes.includes('gotchas') || levelOf(section) === 'none') return false;
  return isSaid || isWarning || (fieldsOf(section.classes).length === 0 && levelOf(section) === 'mark');
}

/** Whether a section lists something other than traps, so that its own text is no entry of it. */
function standsBesideList({ classes, units }: Section): boolean {
  const isList = units.some(({ type }) => type === 'item' || type === 'row');
  return (
    isList && fieldsOf(classes).length > 0 && !classes.includes('gotchas') && !classes.includes('lessons')
  );
}

function partsOf(text: string, unit: Unit): readonly Extent[] {
  if (unit.type === 'text') return sentencesOf(text, unit.extent);
  return unit.type === 'item' ? [unit.own] : [];
}

function polarityApart(
  source: string,
  section: Section,
  { isSaid }: Quote,
  vocabulary: Vocabulary,
): Polarity | undefined {
  const own = isSaid ? undefined : polarityIn(source, levelOf(section), section, vocabulary);
  const says = own ?? polarityOf(source, vocabulary);
  return own || says?.field === 'gotchas' ? says : undefined;
}
