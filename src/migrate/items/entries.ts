import type { Extent } from '../../core/position.ts';
import { headingWords } from '../sections/heading-class.ts';
import type { Section, TextUnit } from '../sections/section.ts';
import { isQuestion } from '../words/polarity.ts';
import { sentencesOf } from '../words/sentences.ts';
import { cleanText, plain, type Vocabulary } from '../words/words.ts';
import { type ItemField, isLeadIn } from './candidate.ts';
import { isDetail } from './details.ts';

/** A heading below one that names a list, as an entry of it. */
export interface Entry {
  readonly extent: Extent;
  readonly value: string;
  /** Sections below it that tell its sides, and are not entries of their own. */
  readonly parts: readonly Section[];
}

/** Reads a section as one entry; undefined if its heading only heads entries of its own. */
export function entryOf(text: string, section: Section): Entry | undefined {
  const { heading, own, units, children } = section;
  if (!heading || own.length > 0 || heading.kind === 'item') return undefined;
  const unnamed = children.filter((child) => child.own.length === 0);
  const parts = unnamed.filter(isLeadIn);
  const items = [...units, ...unnamed.flatMap((child) => child.units)].filter(
    (unit) => unit.type === 'item' || unit.type === 'row',
  );
  const details = items.filter((unit) => unit.type === 'item' && isDetail(slice(text, unit.own)));
  const isEntry = items.length === 0 || (details.length * 2 > items.length && heading.kind !== 'label');
  if (!isEntry || (heading.kind === 'label' && units.length === 0)) return undefined;
  if (children.some((child) => child.heading?.kind === 'heading')) return undefined;
  const ends = [section, ...parts].flatMap((part) => [
    part.heading?.extent.to ?? 0,
    ...part.units.filter(({ type }) => type !== 'fence').map(({ extent }) => extent.to),
  ]);
  const first = units.find(({ type }) => type === 'text');
  const body = first ? cleanText(slice(text, first.extent)) : '';
  const named = [headingWords(heading.text), body].filter((part) => part !== '').join(': ');
  const value = heading.kind === 'label' ? `${heading.text}: ${body}` : named;
  return { extent: { from: heading.extent.from, to: Math.max(...ends) }, value, parts };
}

/**
 * The sentences of a paragraph that may each be an item. One behind a question that does not ask itself goes on with it: `The
 * ticket doesn't say.`
 *
 * @param field what the paragraph holds, where its heading says so
 */
export function sentencesApart(
  text: string,
  { extent, labelled }: TextUnit,
  vocabulary: Vocabulary,
  field?: ItemField,
): Extent[] {
  const all = sentencesOf(text, extent, field !== undefined && labelled);
  return all.filter((sentence, index) => {
    const [before, words] = [all[index - 1], plain(slice(text, sentence))];
    if (!before || !isQuestion(slice(text, before)) || isQuestion(words)) return true;
    const doubts = vocabulary.cue(words, 'question');
    const opensDoubt = doubts.some(({ from }) => from < 5);
    return opensDoubt || (field === 'open_questions' ? false : doubts.length === 0);
  });
}

function slice(text: string, { from, to }: Extent): string {
  return text.slice(from, to);
}
