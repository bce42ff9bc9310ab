import type { Extent } from '../../core/position.ts';
import type { Outcome } from '../../records/kinds/task/handoff.ts';
import { adjectives, pastVerb } from '../files/words.ts';
import type { Block } from '../sections/blocks.ts';
import type { Section } from '../sections/section.ts';
import { isNegated } from '../words/polarity.ts';
import { plain, type Vocabulary } from '../words/words.ts';
import { leftOver } from './left.ts';
import { partSigns } from './parts.ts';
import { statusSigns } from './signs.ts';
import { isProposal, onlyAttempts, saysNoWork, waitingSteps } from './summary.ts';

export interface OutcomeReading {
  /** Whether the note says that nobody has begun: then nothing was done to its files. */
  readonly isPlan: boolean;
  readonly outcome: Outcome | null;
  readonly rule: string;
  readonly confidence: number;
  readonly extent: Extent | undefined;
  /** Outcomes that the note speaks for, where it speaks for several. */
  readonly candidates: readonly Outcome[];
}

/** Rules that read what a note says of the parts of its work, and not of the whole. */
const ofParts: ReadonlySet<string> = new Set(['says-unfinished', 'part-under-way', 'all-parts-finished']);

/**
 * Reads how the work of a note ended (migration, item 4; annotation guide, section 7): what it says of its status first, the
 * headline before lines called status; then what is left of the same goal, which is a guess. Null where it reports no work.
 */
export function readOutcome(
  text: string,
  sections: readonly Section[],
  vocabulary: Vocabulary,
  blocks: readonly Block[],
  holds: { readonly blockers: boolean; readonly steps: boolean },
): OutcomeReading {
  const isDone = listsWork(sections);
  const done = reportsWork(text, sections, vocabulary);
  const signs = [
    ...statusSigns(text, sections, vocabulary, blocks),
    ...(done ? partSigns(text, sections, vocabulary) : []),
    ...(isDone ? [] : onlyAttempts(sections)),
    ...(holds.blockers ? waitingSteps(sections) : []),
  ];
  // Of lines that weigh the same the one written later counts: the last, in a log with its newest entry on top the first.
  const direction = isNewestFirst(sections) ? 1 : -1;
  const top = [...signs].sort(
    (a, b) => b.weight - a.weight || direction * (a.extent.from - b.extent.from),
  )[0];
  const left = leftOver(text, sections, vocabulary);
  const candidates = [...new Set([...(top ? [top] : []), ...signs].map(({ outcome }) => outcome))];
  const isPlan =
    isProposal(sections) ||
    (saysNoWork(text, sections) &&
      !sections.some(({ classes, units }) => units.length > 0 && classes.includes('done')));
  if (top && top.weight >= (isPlan ? 3 : 2)) {
    const against = signs.filter(({ outcome }) => outcome !== top.outcome).map(({ weight }) => weight);
    const isAlone = against.length === 0 && !ofParts.has(top.rule);
    const isStrongest = top.weight > Math.max(0, ...against);
    const confidence = isAlone ? 0.9 : isStrongest ? 0.75 : 0.6;
    return { outcome: top.outcome, rule: top.rule, confidence, extent: top.extent, candidates, isPlan };
  }
  if (!done || isPlan)
    return { outcome: null, rule: 'no-work-reported', confidence: 0, extent: undefined, candidates, isPlan };
  const rest = { confidence: 0.6, extent: left ?? done, isPlan };
  if (left)
    return {
      ...rest,
      outcome: 'partial',
      rule: 'work-left-of-the-same-goal',
      candidates: ['partial', 'blocked', 'failed'],
    };
  // Steps may be of the same work or of the next: nobody but its author knows.
  if (holds.steps)
    return {
      ...rest,
      outcome: 'partial',
      rule: 'work-done-with-steps',
      candidates: ['partial', 'completed'],
    };
  return {
    ...rest,
    outcome: 'completed',
    rule: 'work-done-and-nothing-left',
    confidence: 0.55,
    candidates: ['completed', 'partial'],
  };
}

/** Whether a section of work done, or of files changed, holds anything. */
function listsWork(sections: readonly Section[]): boolean {
  return sections.some(
    ({ classes, units }) =>
      units.length > 0 && classes.some((name) => name === 'done' || name === 'files' || name === 'created'),
  );
}

/** Where a note reports work: entries of a section of work done, ticked boxes, or past deeds in prose. */
function reportsWork(text: string, sections: readonly Section[], vocabulary: Vocabulary): Extent | undefined {
  for (const section of sections) {
    const isDone = section.classes.some((name) => name === 'done' || name === 'files' || name === 'created');
    for (const unit of section.units) {
      if (unit.type === 'item' && unit.item.checked === true && !section.classes.includes('none'))
        return unit.own;
      if (unit.type === 'fence' || !isDone) continue;
      return unit.extent;
    }
    if (isDone && section.over && section.heading) return section.heading.extent;
  }
  for (const section of sections) {
    if (section.classes.some((name) => name !== 'mixed' && name !== 'done')) continue;
    for (const unit of section.units) {
      if (unit.type !== 'text' && unit.type !== 'item') continue;
      const extent = unit.type === 'item' ? unit.own : unit.extent;
      const words = plain(text.slice(extent.from, extent.to));
      const past = vocabulary
        .cues(words)
        .filter(
          (hit) =>
            (hit.name === 'created' || hit.name === 'modified') &&
            !adjectives.has(hit.phrase) &&
            !isNegated(words, [hit]) &&
            (hit.language !== 'en' || pastVerb.test(hit.phrase)),
        );
      if (past.length > 0) return extent;
    }
  }
  return undefined;
}

/** Whether the dated or numbered headings of a log run backwards. */
function isNewestFirst(sections: readonly Section[]): boolean {
  const keys = sections.flatMap(({ heading }) => {
    const text = heading?.kind === 'heading' ? heading.text : '';
    return /\b(20\d\d-\d\d-\d\d)\b/.exec(text)?.[1] ?? [];
  });
  const [first, last] = [keys[0], keys.at(-1)];
  return first !== undefined && last !== undefined && first > last;
}
