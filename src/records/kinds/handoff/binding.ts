import type { Change } from '../../../core/change.ts';
import type { HandoffFacts, SkillFacts } from '../../../core/facts.ts';
import type { TreeIndex } from '../../../core/rule.ts';
import { factsOf } from '../../facts.ts';
import { acknowledged, isPending } from './time.ts';

// The references of a payload are checked when it is added and while it is pending; later they are history
// (convention, section 6).

/** The payloads of a tree that are pending: what their references say is checked in the tree. */
export function pendingPayloads(tree: TreeIndex, clockOf: (path: string) => string): readonly HandoffFacts[] {
  const taken = acknowledged(tree);
  return tree.all('handoff').filter((facts) => isPending(facts, taken, clockOf(facts.path)));
}

/** The payload that a change adds and that is already closed: its references are checked with the change. */
export function addedWhenOver(change: Change, tree: TreeIndex, now: string): HandoffFacts | undefined {
  if (change.type !== 'added' || change.after.archived || change.after.kind !== 'handoff') return undefined;
  const facts = factsOf(change.after);
  return facts.kind === 'handoff' && !isPending(facts, acknowledged(tree), now) ? facts : undefined;
}

/** The skills that a payload's target can mean, without archived ones. */
export function targetsOf({ targetSkill }: HandoffFacts, tree: TreeIndex): readonly SkillFacts[] {
  if (targetSkill === undefined) return [];
  return tree.byId('skill', targetSkill.value).filter(({ archived }) => !archived);
}
