import { headingWords } from '../sections/heading-class.ts';
import type { Section } from '../sections/section.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import type { FileUse } from './use.ts';
import { adjectives, changeColumn, has, isChange, isPast, markBehind } from './words.ts';

const onlyFiles = pattern`^${anyOf('fileLists')}$`;

/** How sure it is that a file was changed that a list names below `Files`. */
const guess = 0.5;

/** Whether the files of a section are listed below a heading that says no more than that they are files. */
function isBare({ own, heading, parent }: Section): boolean {
  if (!own.includes('files')) return parent !== undefined && isBare(parent);
  if (heading === undefined || !onlyFiles.test(headingWords(heading.text))) return false;
  return parent === undefined || !has(parent, 'done');
}

/**
 * What a section says of files, as guesses where its heading names files and nothing that became of them: such a list may as well be one to
 * read (migration, "Truth before recall"). A list of which any entry tells a deed is one of changes.
 */
export function withoutBareClaims(
  text: string,
  section: Section,
  uses: readonly FileUse[],
  vocabulary: Vocabulary,
): readonly FileUse[] {
  const hasChanges = section.units.some(
    (unit) => unit.type === 'row' && unit.header.some((name) => changeColumn.test(name)),
  );
  if (hasChanges || !isBare(section) || uses.some((use) => tellsDeed(text, use, vocabulary))) return uses;
  return uses.map((use) =>
    use.role === 'modified' ? { ...use, confidence: Math.min(use.confidence, guess) } : use,
  );
}

function tellsDeed(text: string, { extent, mention, role }: FileUse, vocabulary: Vocabulary): boolean {
  const [before, behind] = [
    text.slice(extent.from, mention.extent.from),
    text.slice(mention.extent.to, extent.to),
  ];
  const words = plain(`${before} ${behind}`);
  const isDone = vocabulary
    .cues(words)
    .some((hit) => isChange(hit.name) && !adjectives.has(hit.phrase) && isPast(hit, words));
  return role === 'created' || isDone || markBehind.test(behind.slice(0, 24)) || gitLetter.test(before);
}

/** What git says of a file in the lists that it prints. */
const gitLetter = /^\s*[MDR]\s/;
