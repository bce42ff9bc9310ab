import type { Extent } from '../core/position.ts';
import { itemLists, outcomeNeeds, outcomes } from '../records/kinds/task/handoff.ts';
import type { ResolvedFile } from './files/resolve.ts';
import type { Candidate } from './items/candidate.ts';
import type { OutcomeReading } from './outcome/outcome.ts';
import type { Evidence, ListField, MigratedHandoff, Question } from './types.ts';

/** Below this what was read is a guess: it is asked, and no value (migration, "Truth before recall"). */
export const sure = 0.7;

const fieldOfRole = {
  created: 'files_created',
  modified: 'files_modified',
  read: 'dependencies_for_next',
} as const;
const alternatives: Readonly<Record<Candidate['field'], readonly ListField[]>> = {
  gotchas: ['patterns_discovered', 'suggested_next_steps'],
  patterns_discovered: ['gotchas'],
  open_questions: ['suggested_next_steps'],
  suggested_next_steps: ['open_questions'],
  blockers: ['gotchas', 'suggested_next_steps'],
};

const listsOfItems: readonly ListField[] = [
  'suggested_next_steps',
  'gotchas',
  'patterns_discovered',
  'open_questions',
  'blockers',
];

/** What a note leaves open and somebody has to answer (migration, item 6). */
export function questionsOf(
  handoff: Omit<MigratedHandoff, 'unmapped' | 'unfilled' | 'questions'>,
  {
    items,
    files,
    outcome,
    silent,
    evidence,
  }: {
    /** All that was found, values and guesses. */
    readonly items: readonly Candidate[];
    readonly files: readonly ResolvedFile[];
    readonly outcome: OutcomeReading;
    /** Lists that tell something and went to no field. */
    readonly silent: readonly Extent[];
    readonly evidence: (extent: Extent, confidence: number) => Evidence;
  },
  leastConfidence: number,
): Question[] {
  const found: Question[] = [];
  if (handoff.outcome === null)
    found.push({
      field: 'outcome',
      candidates: outcome.candidates.length > 0 ? outcome.candidates : [...outcomes],
      evidence: outcome.extent ? evidence(outcome.extent, outcome.confidence) : null,
    });
  for (const field of missingLists(handoff, items))
    found.push({ field, candidates: [], evidence: handoff.outcome_evidence });
  for (const file of files) {
    const isGuess = file.confidence < leastConfidence;
    if (file.candidates.length < 2 && !isGuess) continue;
    found.push({
      field: fieldOfRole[file.role],
      candidates: file.candidates.length > 1 ? file.candidates : [file.path],
      evidence: evidence(file.use.extent, file.confidence),
    });
  }
  for (const item of items) {
    if (item.confidence >= leastConfidence) continue;
    const others = item.others.length > 0 ? item.others : alternatives[item.field];
    found.push({
      field: item.field,
      candidates: [item.field, ...others],
      evidence: evidence(item.extent, item.confidence),
    });
  }
  for (const list of silent)
    found.push({ field: 'suggested_next_steps', candidates: listsOfItems, evidence: evidence(list, 0) });
  return found;
}

/** Lists that the outcome needs, or that a note of work with items should have, and that nothing of the note went to. */
function missingLists(
  handoff: Omit<MigratedHandoff, 'unmapped' | 'unfilled' | 'questions'>,
  items: readonly Candidate[],
): readonly ListField[] {
  const needs = handoff.outcome ? outcomeNeeds[handoff.outcome].lists : [];
  const holdsAny = itemLists.some(({ name }) => handoff[name as ListField].length > 0);
  return (['blockers', 'suggested_next_steps'] as const).filter((field) => {
    const isExpected =
      needs.includes(field) ||
      (field === 'suggested_next_steps' && holdsAny && handoff.outcome !== 'completed');
    return isExpected && !items.some((item) => item.field === field);
  });
}
