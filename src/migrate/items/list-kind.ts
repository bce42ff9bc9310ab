import { findPaths, isDocument } from '../files/paths.ts';
import { adjectives, fileHeader, isChange, isPast, verbLast } from '../files/words.ts';
import { isStatusLabel } from '../outcome/words.ts';
import type { Inline } from '../sections/blocks.ts';
import { holdsItems, readHeading } from '../sections/heading-class.ts';
import type { ItemUnit, RowUnit, Section, Unit } from '../sections/section.ts';
import type { HeadingClass } from '../words/lists.ts';
import { opensRule, type Polarity, polarityOf } from '../words/polarity.ts';
import { sentencesOf } from '../words/sentences.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { isImperative, plain, type Vocabulary } from '../words/words.ts';
import { valueOfRow } from './table-rows.ts';
import { isNothing, isOver } from './words.ts';

/** Of the entries of a list at least these many, and this share, must say what it holds, and this share of those that say anything. */
const fewest = 2;
const shareOfAll = 0.4;
const shareOfVotes = 0.66;
/** Words of warning are the commonest by chance. */
const shareOfWarnings = 0.5;

/** Below this a heading says by the way what it holds. */
const faint = 0.75;

/** Sections whose headings say nothing known, with what their lists hold; all others as they are. */
export function guessKinds(
  text: string,
  sections: readonly Section[],
  vocabulary: Vocabulary,
  inlines: readonly Inline[],
): readonly Section[] {
  let isLate = false;
  return sections.map((section) => {
    isLate ||= holdsItems(section.classes);
    const saysNothing =
      (section.own.length === 0 && section.classes.every((name) => name === 'mixed')) ||
      (section.classes.includes('read') && !namesFile(text, section, inlines));
    if (!section.heading && deedThenFiles(text, section, vocabulary, inlines))
      return { ...section, classes: ['done'], guessed: true };
    if (!section.heading || section.over) return section;
    // "Work items" may head what was done to each, and "Queue worker" names a feature.
    const isFaint =
      section.own.length === 0
        ? section.classes.includes('next')
        : holdsItems(section.own) && readHeading(section.heading.text, vocabulary).coverage < faint;
    if (isFaint && kindOfList(text, section, vocabulary) === 'done')
      return { ...section, classes: ['done'], guessed: true };
    if (!saysNothing) return section;
    const kind =
      kindOfList(text, section, vocabulary) ??
      kindOfFiles(text, section, inlines, isLate) ??
      workAmongFiles(text, section, vocabulary, inlines);
    return kind ? { ...section, classes: [kind], guessed: true } : section;
  });
}

/**
 * What a list of files tells whose heading names nothing known: what was done to them where the note tells of its work, what to
 * read where it has gone on to traps and steps, or where documents are listed.
 */
function kindOfFiles(
  text: string,
  section: Section,
  inlines: readonly Inline[],
  isLate: boolean,
): HeadingClass | undefined {
  const entries = section.units.filter(isEntry);
  const files = entries.flatMap((unit) => fileFirst(text, unit, inlines) ?? []);
  if (files.length < fewest || files.length * 2 <= entries.length) return undefined;
  const documents = files.filter((path) => isDocument(path));
  return isLate || documents.length * 2 >= files.length ? 'read' : 'done';
}

/** The file that an entry opens with. */
function fileFirst(text: string, { own }: ItemUnit, inlines: readonly Inline[]): string | undefined {
  const [file] = findPaths(text, own, inlines, true);
  const isFirst = file && !/[\p{L}\p{N}]/u.test(text.slice(own.from, file.extent.from));
  return isFirst ? file.path : undefined;
}

/** A list of work done, of which some entries tell a deed and the others open with the file that they changed. */
function workAmongFiles(
  text: string,
  section: Section,
  vocabulary: Vocabulary,
  inlines: readonly Inline[],
): HeadingClass | undefined {
  const entries = section.units.filter(isEntry);
  const kinds = entries.map((unit) => {
    const words = plain(text.slice(unit.own.from, unit.own.to));
    const makesFile = opensNew.test(words) && findPaths(text, unit.own, inlines, true).length > 0;
    if (makesFile || saysDeed(words, vocabulary)) return 'deed';
    return fileFirst(text, unit, inlines) === undefined ? 'other' : 'file';
  });
  const others = kinds.filter((one) => one === 'other').length;
  return kinds.includes('deed') && kinds.includes('file') && others * 3 <= kinds.length ? 'done' : undefined;
}

/** A note that opens with what was done, and lists the files that it was done to: `Implemented the queue.` and `a.ts – …`. */
function deedThenFiles(
  text: string,
  { units, classes }: Section,
  vocabulary: Vocabulary,
  inlines: readonly Inline[],
): boolean {
  const [first, ...rest] = units;
  const sentence = first?.type === 'text' ? sentencesOf(text, first.extent)[0] : undefined;
  if (!sentence || classes.length > 0 || rest.length < fewest) return false;
  return (
    rest.every((unit) => isEntry(unit) && fileFirst(text, unit, inlines) !== undefined) &&
    saysDeed(plain(text.slice(sentence.from, sentence.to)), vocabulary)
  );
}

const opensNew = pattern`^[^\p{L}]*${anyOf('newWords')}\s`;

/** Whether a section that is called something to read holds any file to be read. */
function namesFile(text: string, section: Section, inlines: readonly Inline[]): boolean {
  return section.units.some((unit) => findPaths(text, unit.extent, inlines, true).length > 0);
}

/**
 * What a list holds whose heading names nothing known: what enough of its entries say by their own words, where hardly any says
 * otherwise; people do not mix kinds under a heading.
 */
function kindOfList(text: string, section: Section, vocabulary: Vocabulary): HeadingClass | undefined {
  const entries = section.units.flatMap((unit) => {
    if (unit.type === 'row') return rowText(text, unit, vocabulary) ?? [];
    if (!isEntry(unit)) return [];
    const source = text.slice(unit.own.from, unit.own.to);
    const isOut =
      isNothing(vocabulary, plain(source)) || isOver(vocabulary, source, unit.item.checked, unit.item.struck);
    return isOut ? [] : [source];
  });
  const votes = entries.flatMap((source) => voteOf(source, vocabulary) ?? []);
  const counts = new Map<HeadingClass, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  const [first] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first) return undefined;
  const [kind, count] = first;
  // Rules forbid as well as they oblige, and traps do not oblige.
  if (kind === 'gotchas' && counts.has('patterns')) return undefined;
  const share = kind === 'gotchas' ? shareOfWarnings : shareOfAll;
  const isEnough = count >= fewest && count >= entries.length * share && count >= votes.length * shareOfVotes;
  return isEnough ? kind : undefined;
}

function isEntry(unit: Unit): unit is ItemUnit {
  return unit.type === 'item';
}

const classOfField: Readonly<Record<Polarity['field'], HeadingClass>> = {
  suggested_next_steps: 'next',
  gotchas: 'gotchas',
  patterns_discovered: 'patterns',
  open_questions: 'questions',
  blockers: 'blockers',
};

/** An entry whose first sentence asks, whatever the others tell. */
const asksFirst = /^[^.!?。！]{4,}[?？]/u;
const opensDoubt = pattern`^[^\p{L}]*${anyOf('opensDoubt')}`;
const firstClause = /^[^.;,]*/u;
/** `Merge = …` explains a word. */
const defines = /^[^\p{L}]*\p{L}+\s*=/u;

/** What an entry says by its own words that its list holds. */
function voteOf(source: string, vocabulary: Vocabulary): HeadingClass | undefined {
  const words = plain(source);
  if (asksFirst.test(words) || opensDoubt.test(words)) return 'questions';
  if (vocabulary.opensInfinitive(words)) return 'next';
  if (saysDeed(words, vocabulary)) return 'done';
  const isOrder = isImperative(words) && !opensRule.test(words) && !defines.test(words);
  // What an order warns of further on is not a trap of its own.
  const order = isOrder ? firstClause.exec(source.replace(/`[^`]*`/g, '``'))?.[0] : undefined;
  const polarity = polarityOf(order ?? source, vocabulary);
  if (polarity && polarity.weight >= 0.55) return classOfField[polarity.field];
  return isOrder ? 'next' : polarity && classOfField[polarity.field];
}

/** What a row tells, in a table of neither files nor states. */
function rowText(text: string, unit: RowUnit, vocabulary: Vocabulary): string | undefined {
  if (unit.header.some((name) => fileHeader.test(name) || isStatusLabel(name))) return undefined;
  const cells = unit.row.cells.map(({ extent }) => text.slice(extent.from, extent.to));
  return valueOfRow(unit, cells, vocabulary);
}

/** Whether an entry opens with what somebody did (`Built the switch`), or ends so where verbs stand last. */
function saysDeed(words: string, vocabulary: Vocabulary): boolean {
  const main = words.replace(/\s*[(（][^()（）]*[)）]/gu, '').replace(/[.。!！\s]+$/u, '');
  return vocabulary.cues(main).some((hit) => {
    if (!isChange(hit.name) || adjectives.has(hit.phrase) || !isPast(hit, main)) return false;
    return hit.from < 3 || (verbLast.has(hit.language) && main.length - hit.to < 4);
  });
}
