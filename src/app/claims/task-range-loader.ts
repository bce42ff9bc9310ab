import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import type { TaskRangeRequest } from './task-ranges.ts';

/** What changed tasks claim is seldom checked: what looks it up is loaded with the first changed task. */
export async function taskRangesOf(
  request: Omit<TaskRangeRequest, 'target'>,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, ClaimEvidence>> {
  const isTask = (change: Change) => 'after' in change && change.after.kind === 'task';
  if (!changes.some(isTask)) return new Map();
  const { loadTaskRanges, targetOf } = await import('./task-ranges.ts');
  return loadTaskRanges({ ...request, target: targetOf(request.snapshot) }, changes);
}
