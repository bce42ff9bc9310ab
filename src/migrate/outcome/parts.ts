import type { Extent } from '../../core/position.ts';
import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { isNothing } from '../items/words.ts';
import type { Section, Unit } from '../sections/section.ts';
import { anyOf, pattern } from '../words/terms.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import { saysNotDone } from './left.ts';
import { headlineSign, isStatusLabel, type Sign, signOf } from './words.ts';

/** `🔄 In Progress`, `二、未完成`, `途中のもの`: such words and nothing else. */
const unfinished = pattern`^[^\p{L}]*(?:\p{L}[、.)]\s*)?[^\p{L}]*${anyOf('unfinished')}[\u3040-\u30ff]{0,3}[^\p{L}\p{N}]*$`;
const fewestParts = 2;
const fewestHeadings = 3;

/** What a note says of the parts of its work in so many words: a heading of what was not finished, and the states of all parts. */
export function partSigns(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return [
    ...unfinishedHeadings(text, sections, vocabulary),
    ...unfinishedEntries(text, sections),
    ...statesOfParts(text, sections, vocabulary),
    ...statesOfHeadings(sections, vocabulary),
  ];
}

function unfinishedHeadings(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap((section): Sign[] => {
    const { heading, over } = section;
    if (!heading || over || !unfinished.test(plain(heading.text)) || isUnderNothing(section)) return [];
    const holdsAny = unitsBelow(section).some(
      ({ extent: { from, to } }) => !isNothing(vocabulary, plain(text.slice(from, to))),
    );
    return holdsAny
      ? [{ outcome: 'partial', rule: 'says-unfinished', weight: 2, extent: heading.extent }]
      : [];
  });
}

/** `NOT done: limits` */
function unfinishedEntries(text: string, sections: readonly Section[]): Sign[] {
  return sections.flatMap(({ classes, units }) => {
    if (classes.includes('none')) return [];
    return units.flatMap((unit): Sign[] =>
      unit.type === 'item' && saysNotDone.test(text.slice(unit.own.from, unit.own.to))
        ? [{ outcome: 'partial', rule: 'says-unfinished', weight: 2, extent: unit.own }]
        : [],
    );
  });
}

/** Whether a section is a part of one that says nothing of the work, such as a plan of tests. */
function isUnderNothing({ parent }: Section): boolean {
  return parent?.classes.includes('none') === true;
}

function unitsBelow({ units, children }: Section): readonly Unit[] {
  return [...units, ...children.flatMap(unitsBelow)];
}

/** A table or list that gives each part its state: where some are finished and another is under way, the work is partly done. */
function statesOfParts(text: string, sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  return sections.flatMap((section): Sign[] => {
    if (section.classes.some((name) => name !== 'done' && name !== 'mixed')) return [];
    const states = section.units.flatMap((unit) => stateOf(text, unit, section, vocabulary) ?? []);
    const isDone = states.some(({ outcome }) => outcome === 'completed');
    const partial = states.find(({ outcome }) => outcome === 'partial');
    if (states.length < fewestParts || !isDone || !partial) return [];
    return [{ outcome: 'partial', rule: 'part-under-way', weight: 2, extent: partial.extent }];
  });
}

/** A note whose headings all tick off what they name: `## Plan - ✅ COMPLETE`. */
function statesOfHeadings(sections: readonly Section[], vocabulary: Vocabulary): Sign[] {
  const [root] = sections;
  const [title, other] = root?.children ?? [];
  const parts = (title && !other ? title : root)?.children ?? [];
  const last = parts.at(-1)?.heading;
  const areDone = parts.every(
    ({ heading }) =>
      heading?.kind === 'heading' && headlineSign(plain(heading.text), vocabulary)?.outcome === 'completed',
  );
  if (!last || parts.length < fewestHeadings || !areDone) return [];
  return [{ outcome: 'completed', rule: 'all-parts-finished', weight: 2, extent: last.extent }];
}

function stateOf(
  text: string,
  unit: Unit,
  { heading }: Section,
  vocabulary: Vocabulary,
): { readonly outcome: Outcome; readonly extent: Extent } | undefined {
  if (unit.type === 'row') {
    const cell = unit.row.cells[unit.header.findIndex(isStatusLabel)];
    const sign = cell && signOf(cell.text, vocabulary, true);
    return sign && { ...sign, extent: unit.extent };
  }
  if (unit.type !== 'item' || !heading || !isStatusLabel(plain(heading.text))) return undefined;
  const value = /^[^:：\n]{2,40}[:：](.*)$/u.exec(plain(text.slice(unit.own.from, unit.own.to)))?.[1];
  const sign = value === undefined ? undefined : signOf(value, vocabulary, true);
  return sign && { ...sign, extent: unit.own };
}
