import { LineIndex } from '../core/position.ts';
import { evidenceOf } from './evidence.ts';
import { findFiles } from './files/files.ts';
import { resolveLinks } from './files/links.ts';
import { type ResolvedFile, resolveFiles } from './files/resolve.ts';
import type { FileUse } from './files/use.ts';
import { guardNote } from './guard.ts';
import type { Candidate, ItemField } from './items/candidate.ts';
import { findItems } from './items/items.ts';
import { guessKinds } from './items/list-kind.ts';
import { findQuoted, isReadApart } from './items/quoted.ts';
import {
  blockerOf,
  createdFileOf,
  dependencyOf,
  gotchaOf,
  modifiedFileOf,
  patternOf,
  questionOf,
  stepOf,
} from './items/values.ts';
import { readOutcome } from './outcome/outcome.ts';
import { questionsOf, sure } from './questions.ts';
import { readBlocks } from './sections/blocks.ts';
import { quoteAround, quotesOf, withoutUnits } from './sections/quotes.ts';
import { flatten, type Section, type Unit } from './sections/section.ts';
import { readSections } from './sections/sections.ts';
import { silentLists } from './silent-lists.ts';
import { structuredBlocks, wholeText } from './structured/structured.ts';
import { readStructured } from './structured/structured-note.ts';
import type { Evidence, Explanation, MigratedHandoff, MigrateOptions, Migration } from './types.ts';
import { unfilledOf } from './unfilled.ts';
import { unmappedOf } from './unmapped.ts';
import { languagesOf } from './words/language.ts';
import { plain, Vocabulary } from './words/words.ts';

// What the program needs of the vocabulary comes from here, so that it is loaded with the reader of notes alone.
export { languagesToLoad } from './words/language.ts';
export { indexWords } from './words/words.ts';

/** How sure it is that a note without work done did something to a file. */
const planned = 0.3;

/**
 * Turns a freeform note into a structured handoff (migration, items 1 to 6): blocks, then sections, then items and files with
 * their evidence. Deterministic; reads no more than it is given.
 *
 * @param text the whole note
 * @param words of the languages that {@link languagesToLoad} names
 * @returns the handoff, or why the text is not read as a note
 */
export function migrateNote(
  text: string,
  { words, repository, folder, acceptGuesses }: MigrateOptions,
): Migration {
  const problem = guardNote(text);
  if (problem) return { ok: false, problem };
  const lines = new LineIndex(text);
  const vocabulary = new Vocabulary(languagesOf(text, words), words);
  const whole = wholeText(text);
  const { blocks, inlines: written } = whole ? { blocks: [], inlines: [] } : readBlocks(text);
  const inlines = resolveLinks(text, written, { folder, has: repository?.has });
  const structured = readStructured(text, whole?.keys ?? structuredBlocks(text, blocks), vocabulary);
  const sections = guessKinds(
    text,
    flatten(readSections(text, { blocks, inlines }, vocabulary)),
    vocabulary,
    inlines,
  );
  const quotes = quotesOf(text, blocks);
  const isApart = (unit: Unit, section: Section) => {
    const quote = quoteAround(quotes, unit);
    return quote !== undefined && isReadApart(section, quote);
  };
  const items = withoutRepeats(
    inOrder(
      [
        ...structured.items,
        ...findItems(text, withoutUnits(sections, isApart), vocabulary),
        ...findQuoted(text, sections, quotes, vocabulary),
      ],
      ({ extent }) => extent.from,
    ),
  );
  // What others say tells neither how this work ended nor what it did.
  const ownSections = withoutUnits(sections, (unit) => quoteAround(quotes, unit)?.isSaid === true);
  const { uses, mentions } = findFiles(
    text,
    ownSections,
    inlines,
    vocabulary,
    items.filter(({ field }) => field === 'suggested_next_steps').map(({ extent }) => extent),
  );
  const outcome =
    structured.outcome ??
    readOutcome(text, ownSections, vocabulary, blocks, {
      blockers: items.some(({ field }) => field === 'blockers'),
      steps: items.some(({ field }) => field === 'suggested_next_steps'),
    });

  const files = inOrder(
    resolveFiles(
      [...structured.files, ...(outcome.isPlan ? uses.map(asPlanned) : uses)],
      mentions,
      repository,
    ),
    ({ use }) => use.mention.extent.from,
  );
  const least = acceptGuesses ? 0 : sure;
  const isGiven = outcome.outcome !== null && outcome.confidence >= least;
  const evidence = (extent: { from: number; to: number }, confidence: number): Evidence =>
    evidenceOf(text, lines, extent, confidence);
  const of = <T>(field: ItemField, make: (item: Candidate, evidence: Evidence) => T): T[] =>
    items
      .filter((item) => item.field === field && item.confidence >= least)
      .map((item) => make(item, evidence(item.extent, item.confidence)));
  const filesOf = <T>(role: ResolvedFile['role'], make: (file: ResolvedFile, evidence: Evidence) => T): T[] =>
    files
      .filter((file) => file.role === role && file.confidence >= least)
      .map((file) => make(file, evidence(file.use.extent, file.confidence)));
  const context = { text, vocabulary, inlines };

  const handoff: Omit<MigratedHandoff, 'unmapped' | 'unfilled' | 'questions'> = {
    outcome: isGiven ? outcome.outcome : null,
    outcome_evidence: isGiven && outcome.extent ? evidence(outcome.extent, outcome.confidence) : null,
    files_created: filesOf('created', (file, at) => createdFileOf(file, at, context)),
    files_modified: filesOf('modified', (file, at) => modifiedFileOf(file, at, context)),
    patterns_discovered: of('patterns_discovered', (item, at) => patternOf(item, at, context)),
    gotchas: of('gotchas', (item, at) => gotchaOf(item, at, context)),
    dependencies_for_next: filesOf('read', (file, at) => dependencyOf(file, at, context)),
    open_questions: of('open_questions', (item, at) => questionOf(item, at, context)),
    suggested_next_steps: of('suggested_next_steps', (item, at) => stepOf(item, at, context)),
    blockers: of('blockers', (item, at) => blockerOf(item, at, context)),
  };
  const used = [
    ...items.map(({ extent }) => extent),
    ...files.map(({ use }) => use.extent),
    ...(outcome.extent ? [outcome.extent] : []),
  ];
  const { fields: unfilled, isForm } = unfilledOf(text, lines, sections, vocabulary);
  const silent = silentLists(text, lines, sections, vocabulary, used);
  return {
    ok: true,
    handoff: {
      ...handoff,
      unmapped: unmappedOf(text, lines, used),
      unfilled,
      questions: questionsOf(handoff, { items, files, outcome, silent, evidence }, least),
    },
    isForm: isForm && items.length === 0 && files.length === 0,
    explanations: explain(items, files, lines, outcome.extent && { ...outcome, from: outcome.extent.from }),
    title: whole ? whole.title : titleOf(sections.map(({ heading }) => heading)),
  };
}

function explain(
  items: readonly Candidate[],
  files: readonly ResolvedFile[],
  lines: LineIndex,
  outcome: { readonly rule: string; readonly outcome: string | null; readonly from: number } | undefined,
): Explanation[] {
  const fields = {
    created: 'files_created',
    modified: 'files_modified',
    read: 'dependencies_for_next',
  } as const;
  const all: Explanation[] = [
    ...items.map(({ rule, field, extent, value }) => ({
      rule,
      field,
      line: lines.point(extent.from).line,
      value,
    })),
    ...files.map(({ rule, role, use, path }) => ({
      rule,
      field: fields[role],
      line: lines.point(use.extent.from).line,
      value: path,
    })),
  ];
  if (outcome)
    all.push({
      rule: outcome.rule,
      field: 'outcome',
      line: lines.point(outcome.from).line,
      value: outcome.outcome ?? 'null',
    });
  return all.sort((a, b) => a.line - b.line);
}

/** What a plan says of a file was not done. */
function asPlanned(use: FileUse): FileUse {
  return use.role === 'read' ? use : { ...use, confidence: Math.min(use.confidence, planned) };
}

/** As they stand in the note: what follows a list in a section comes after what the list holds. */
function inOrder<T>(found: readonly T[], at: (one: T) => number): T[] {
  return [...found].sort((a, b) => at(a) - at(b));
}

/** The first heading of a note, which may name its task. */
function titleOf(
  headings: readonly ({ readonly text: string; readonly kind: string } | undefined)[],
): string | undefined {
  const title = headings.find((heading) => heading?.kind === 'heading')?.text;
  return title === undefined ? undefined : plain(title);
}

/** An item that two sections tell is kept once, where it is first. */
function withoutRepeats(items: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = `${item.field}\u0000${plain(item.value)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
