import type { Change } from '../../core/change.ts';
import type { ClaimEvidence } from '../../core/claims.ts';
import type { SpanRequest } from './spans.ts';

/** What changed tasks claim is seldom judged: what looks it up is loaded with the first changed task. */
export async function spansOf(
  request: Omit<SpanRequest, 'target'>,
  changes: readonly Change[],
): Promise<ReadonlyMap<string, ClaimEvidence>> {
  const isTask = (change: Change) => 'after' in change && change.after.kind === 'task';
  if (!changes.some(isTask)) return new Map();
  const { loadSpans, targetOf } = await import('./spans.ts');
  return loadSpans({ ...request, target: targetOf(request.snapshot) }, changes);
}
