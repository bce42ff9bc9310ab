import type { Extent } from '../core/position.ts';
import { outcomeNeeds, outcomes } from '../records/kinds/task/handoff.ts';
import type { ResolvedFile } from './files/resolve.ts';
import type { Candidate } from './items/candidate.ts';
import type { OutcomeReading } from './outcome/outcome.ts';
import type { Evidence, ListField, MigratedHandoff, Question } from './types.ts';

/** Below this what was read is a guess, and is asked as well. */
const sure = 0.5;

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

/** What a note leaves open and somebody has to answer (migration, item 6). */
export function questionsOf(
  handoff: Pick<MigratedHandoff, 'outcome' | 'outcome_evidence' | 'blockers' | 'suggested_next_steps'>,
  {
    items,
    files,
    outcome,
    evidence,
  }: {
    readonly items: readonly Candidate[];
    readonly files: readonly ResolvedFile[];
    readonly outcome: OutcomeReading;
    readonly evidence: (extent: Extent, confidence: number) => Evidence;
  },
): Question[] {
  const found: Question[] = [];
  if (handoff.outcome === null) found.push({ field: 'outcome', candidates: [...outcomes], evidence: null });
  else if (outcome.candidates.length > 1 && outcome.confidence <= 0.6 && outcome.rule.startsWith('status'))
    found.push({ field: 'outcome', candidates: outcome.candidates, evidence: handoff.outcome_evidence });
  const needs = handoff.outcome ? outcomeNeeds[handoff.outcome].lists : [];
  for (const field of ['blockers', 'suggested_next_steps'] as const) {
    if (needs.includes(field) && handoff[field].length === 0)
      found.push({ field, candidates: [], evidence: handoff.outcome_evidence });
  }
  for (const file of files) {
    if (file.candidates.length < 2) continue;
    found.push({
      field: fieldOfRole[file.role],
      candidates: file.candidates,
      evidence: evidence(file.use.extent, file.confidence),
    });
  }
  for (const item of items) {
    if (item.confidence >= sure) continue;
    const others = item.others.length > 0 ? item.others : alternatives[item.field];
    found.push({
      field: item.field,
      candidates: [item.field, ...others],
      evidence: evidence(item.extent, item.confidence),
    });
  }
  return found;
}
